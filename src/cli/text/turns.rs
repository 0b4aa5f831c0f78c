//! The words for what cannot have happened in a turn.

use super::count;
use super::problem::card;
use crate::card::Calendar;
use crate::record::{Contradiction, Problem};

/// Returns why a turn cannot have been so.
pub(super) fn problem(problem: &Problem, calendar: Calendar) -> String {
    match problem {
        Problem::SeenBefore { card: which } => format!(
            "{} is elsewhere, in a pile, on the table or in a hand, so it cannot have been in the stock",
            card(*which, calendar)
        ),
        Problem::NotInHand {
            card: which,
            player,
        } => format!(
            "{player} cannot have {} in his hand",
            card(*which, calendar)
        ),
        Problem::MonthNotInHand { month, player } => format!(
            "{player} cannot have so many cards of month {} in his hand",
            month.month(calendar)
        ),
        Problem::NotOnTable { card: which } => {
            format!("{} does not lie loose on the table", card(*which, calendar))
        }
        Problem::MonthNotOnTable { month, takes } => format!(
            "{} of month {} must lie loose on the table for this",
            count(i64::from(*takes), "card"),
            month.month(calendar)
        ),
        Problem::MustDeclare { player } => {
            format!("{player} may stop, so \"{player} stop\" or \"{player} go\" comes first")
        }
        _ => String::new(),
    }
}

/// Returns what contradicts the turns before it.
pub(super) fn contradiction(what: &Contradiction, calendar: Calendar) -> String {
    match what {
        Contradiction::TurnsTell => {
            "this follows from the turns; strike the line, or write the hand without turns"
                .to_owned()
        }
        Contradiction::InStack { card: which } => format!(
            "{} lies in a stack, which is taken whole; leave \"on\" out",
            card(*which, calendar)
        ),
        Contradiction::TurnedUp { told, takes } => format!(
            "this turn turns up {} beside jokers, not {told}",
            count(i64::from(*takes), "card")
        ),
        Contradiction::StockEmpty => "no card is left in the stock".to_owned(),
        Contradiction::HandSize { told, dealt } => format!(
            "a hand is dealt {}, not {told}",
            count(i64::from(*dealt), "card")
        ),
        Contradiction::LayoutSize => {
            "with so many cards on the table there are too few for the hands".to_owned()
        }
        Contradiction::MustPlay { month } => format!(
            "who shows a triple plays one of it in that turn (heundeum.must_play); play month {}",
            month.month(calendar)
        ),
        Contradiction::NoTurnDue => {
            "only a bomb or grenade brings turns without a hand card; write \"NAME plays CARD\""
                .to_owned()
        }
        Contradiction::NotJoker { card: which } => {
            format!("{} is no joker", card(*which, calendar))
        }
        Contradiction::JokerLaid { card: which } => format!(
            "{} does not stay on the table; write \"DEALER takes {}\" before the first turn and \
             its replacement here",
            card(*which, calendar),
            which.code(calendar)
        ),
        Contradiction::NothingOwed { from, to } => {
            format!("{from} owes {to} no junk now; strike the line, or move it behind its turn")
        }
        _ => String::new(),
    }
}
