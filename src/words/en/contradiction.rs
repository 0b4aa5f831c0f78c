//! Facts that contradict each other, and impossible hands.

use super::{
    card, count, hand_size, in_stack, joker_laid, month_again, no_turn_due, not_junk, nothing_owed,
    other_month, piles, turns, turns_tell,
};
use crate::card::{Calendar, Card};
use crate::record::{Contradiction, Impossible};

pub(super) fn contradiction(what: &Contradiction, calendar: Calendar) -> String {
    match what {
        Contradiction::SameName { name } => {
            format!("two players are called {name}; give each a different name")
        }
        Contradiction::PointsAndCards { player } => format!(
            "the record has both points and cards for {player}; keep \"scores\" or the lines with cards"
        ),
        Contradiction::PointsOfLoser { player } => format!(
            "{player} did not stop, and \"scores\" is for the player who stops; write \
             \"{player} counts g0 y0 t0 p0\" with the right numbers"
        ),
        Contradiction::KnownAndPile { .. }
        | Contradiction::KnownOfWinner { .. }
        | Contradiction::FactsDisagree { .. }
        | Contradiction::FewerThanNamed { .. }
        | Contradiction::KnownPoints { .. }
        | Contradiction::TooManyGoes { .. }
        | Contradiction::NetSum { .. }
        | Contradiction::PaidBesideNet
        | Contradiction::TurnsNeedMonth => piles::contradiction(what),
        Contradiction::MonthAgain { month } => month_again(*month, calendar),
        Contradiction::PpukOutOfOrder => {
            "\"first\", \"second\" and \"third\" are for stacks made in a player's first turns, with \
             no turn between; leave the word out, or add the line for the turn before"
                .to_owned()
        }
        Contradiction::AfterCounts => {
            "counts cover the whole pile; write captures before them".to_owned()
        }
        Contradiction::FirstAgain => "a player has only one first turn; an earlier line says this already".to_owned(),
        Contradiction::GoPoints { told, points } => {
            format!("the cards make {}, not {told}", count(*points, "point"))
        }
        Contradiction::NotJunk { card } => not_junk(*card, calendar),
        Contradiction::CupOfToldPile { player } => format!(
            "how {player} counts the cup can be said only of a pile whose cards are given; leave out \
             this line, or give the cards"
        ),
        Contradiction::ToldBefore => "an earlier line says this already; keep one of the two".to_owned(),
        Contradiction::Themselves => "players cannot give cards to themselves".to_owned(),
        Contradiction::WinnerAccused => {
            "the winner cannot be accused of feeding; name the player who played or left the card"
                .to_owned()
        }
        Contradiction::OtherMonth { card } => other_month(*card, calendar),
        Contradiction::TurnsTell => turns_tell().to_owned(),
        Contradiction::InStack { card } => in_stack(*card, calendar),
        Contradiction::TurnedUp { told, takes } => turns::turned_up(*told, *takes),
        Contradiction::StockEmpty => "no card is left in the stock".to_owned(),
        Contradiction::HandSize { told, dealt } => hand_size(*told, *dealt),
        Contradiction::LayoutSize => {
            "with this many cards on the table, too few are left for the hands".to_owned()
        }
        Contradiction::MustPlay { month } => turns::must_play(*month, calendar),
        Contradiction::NoTurnDue => no_turn_due().to_owned(),
        Contradiction::NotJoker { card: which } => {
            format!("{} is not a joker", card(*which, calendar))
        }
        Contradiction::JokerLaid { card } => joker_laid(*card, calendar),
        Contradiction::NothingOwed { from, to } => nothing_owed(from, to),
    }
}

/// Says why the recorded facts cannot all be true of a hand played with one pack.
pub(super) fn impossible(what: &Impossible, calendar: Calendar) -> String {
    match what {
        Impossible::Counts { kind, told, left } => {
            let told = piles::counted(*kind, *told);
            format!("the counts come to {told}, but the other piles leave only {left}; count again")
        }
        Impossible::Points {
            player,
            points,
            most,
        } => format!(
            "no pile of the remaining cards makes {points}; {player} can score at most {most}"
        ),
        Impossible::Triples {
            player,
            cards,
            hand,
        } => format!(
            "with this, {player} has shown or bombed {cards} cards, but a hand has only {hand}; keep \
             the months that were really shown"
        ),
        Impossible::Calls { player, turns } => format!(
            "{player} has only {turns} turns and cannot say koi-koi more often; keep the calls that \
             were really made"
        ),
        Impossible::FirstSweep {
            player,
            card: which,
        } => format!(
            "{} is not in {player}'s pile, so the month was not taken whole",
            card(*which, calendar)
        ),
    }
}

pub(super) fn duplicate(which: Card, holder: Option<&str>, calendar: Calendar) -> String {
    let which = card(which, calendar);
    match holder {
        None => format!("{which} is written more often than the pack has it"),
        Some(holder) => format!("{which} is already in {holder}'s pile; the pack has no other"),
    }
}
