//! Words about who fed the winner, according to the turns of a record.

use crate::card::Calendar;
use crate::verdict::{Finding, OtherTurn, Spared};
use crate::words::same::turn_lines;
use crate::words::{NumberedThing, Numbering};

/// Returns how to refer to a line of a record.
pub(crate) fn place(numbering: Numbering<'_>, line: u32) -> String {
    match numbering.locate(line) {
        (NumberedThing::Entry, number) => format!("Entry {number}"),
        (NumberedThing::Line, number) => format!("Line {number}"),
    }
}

/// Says how a player fed the winner at a place, and what excuses the player, if anything.
pub(crate) fn finding(finding: &Finding, winner: &str, at: &str, calendar: Calendar) -> String {
    let (player, card) = (&finding.player, finding.card.code(calendar));
    let did = if finding.played { "played" } else { "left" };
    let with = if finding.with.is_empty() {
        String::new()
    } else {
        format!(" with {}", finding.with.codes(calendar))
    };
    let told = format!("{at}: {player} {did} {card}, and {winner} won by taking it{with}.");
    match finding.spared {
        None => told,
        Some(spared) => {
            let why = spares(spared, player, winner);
            format!("{told} {player} is spared: {why}.")
        }
    }
}

fn spares(spared: Spared, player: &str, winner: &str) -> String {
    match spared {
        Spared::Calls => "an offer or a call of go decides".to_owned(),
        Spared::JunkOnly => format!("{winner} scores only junk and never said go"),
        Spared::LastCard => format!("it was {player}'s last card"),
        Spared::Forced => "no other play would have prevented the win".to_owned(),
        Spared::NotNeeded => format!("{winner} could have stopped without it"),
        Spared::Another => "another card decides".to_owned(),
    }
}

/// How many turns are listed at most; further ones are only counted.
const NAMED: usize = 3;

/// Says how many of the other turns that a player could have taken would have prevented the win.
pub(crate) fn other_turns(others: &[OtherTurn], calendar: Calendar) -> String {
    let preventing = others.iter().filter(|other| other.prevents).count();
    match (others.len(), preventing) {
        (0, _) => "  There was no other turn.".to_owned(),
        (1, 0) => "  The only other turn would not have prevented the win.".to_owned(),
        (all, 0) => format!("  None of {all} other turns would have prevented the win."),
        (all, some) => {
            let preventing = others.iter().filter(|other| other.prevents);
            let named = preventing.map(|other| turn_lines(&other.turn, calendar));
            let named: Vec<String> = named.collect();
            let named = if some <= NAMED {
                format!(": {}", named.join(", "))
            } else {
                String::new()
            };
            match all {
                1 => format!("  The only other turn would have prevented the win{named}."),
                _ => format!("  Of {all} other turns {some} would have prevented the win{named}."),
            }
        }
    }
}

/// Says what the other turn would have led to.
pub(crate) fn other_turn(other: &OtherTurn, winner: &str, calendar: Calendar) -> String {
    let then = match &other.answer {
        Some(answer) => {
            let answer = turn_lines(answer, calendar);
            format!("{winner} still wins: {answer}")
        }
        None if other.prevents => format!("{winner} does not win on their next turn"),
        None => format!("{winner} still wins"),
    };
    format!("    {}: {then}", turn_lines(&other.turn, calendar))
}
