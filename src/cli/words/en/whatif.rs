//! Words about what a hand would have come to with other rules or lines.

use super::{and_more, arithmetic, count, due, headline, liability, list, meaning, problem};
use crate::card::Calendar;
use crate::limits::cut;
use crate::record::{Fault, Record};
use crate::report::{Fact, Unrecorded};
use crate::rules::Difference;
use crate::verdict::{Loss, Verdict};
use crate::words::signed;

pub(in crate::cli) fn could_not_end_so() -> String {
    "With that the hand could not have ended like this:".to_owned()
}

/// Returns a fault after the line of a record that it is about.
pub(in crate::cli) fn fault_in(record: &Record, fault: &Fault, calendar: Calendar) -> String {
    let message = problem(&fault.problem, calendar);
    match record.entry_on(fault.place.line) {
        Some(entry) => format!("{}: {message}", entry.print(calendar)),
        None => message,
    }
}

/// Returns the faults of a record as far as they are listed, each after its line.
pub(in crate::cli) fn faults_in(record: &Record, faults: &[Fault], calendar: Calendar) -> String {
    let (told, more) = cut(faults);
    let told = told.iter().map(|fault| fault_in(record, fault, calendar));
    let told: Vec<String> = told.chain(and_more(more)).collect();
    told.join("; ")
}

pub(in crate::cli) fn otherwise_headings() -> [&'static str; 3] {
    ["", "As written", "What if"]
}

pub(in crate::cli) fn hands_otherwise_headings() -> [&'static str; 4] {
    [">Hand", "As written", "What if", ""]
}

pub(in crate::cli) fn totals_otherwise_headings() -> [&'static str; 4] {
    ["Player", ">As written", ">What if", ">Difference"]
}

/// Returns the rows that put a verdict into words: what each is about, and what it says; without
/// those of chips where none are to be shown.
pub(in crate::cli) fn verdict_rows(verdict: &Verdict, chips: bool) -> Vec<(String, String)> {
    let mut rows = vec![("ended".to_owned(), headline(verdict))];
    rows.extend(verdict.losses().iter().map(|loss| {
        let steps: Vec<&str> = loss.steps.iter().map(|step| super::step(step.id)).collect();
        let steps = if steps.is_empty() {
            String::new()
        } else {
            format!(" ({})", steps.join(", "))
        };
        (
            format!("{} owes", loss.player),
            format!("{}{steps}", owed(loss)),
        )
    }));
    rows.extend(liability(verdict).map(|line| ("dok-bak".to_owned(), line)));
    if let Some(round) = verdict.round() {
        let points = round.points.iter();
        rows.extend(points.map(|(name, points)| (format!("{name} scores"), points.to_string())));
    }
    let head = |name: &String| match verdict.round() {
        Some(_) => format!("{name} in chips"),
        None => name.clone(),
    };
    let net = verdict.net.iter().filter(|_| chips);
    rows.extend(net.map(|(name, chips)| (head(name), signed(*chips))));
    let mut then = format!("{} deals", verdict.next.dealer);
    if verdict.next.carry > 0 {
        then = format!("{then}, carry {}", verdict.next.carry);
    }
    if verdict.next.pot > 0 {
        then = format!("{then}, pot {}", verdict.next.pot);
    }
    for (name, chips) in &verdict.next.dues {
        then = format!("{then}, {}", due(name, *chips));
    }
    rows.push(("next".to_owned(), then));
    rows
}

/// Returns what is owed alone: the arithmetic where there is any.
fn owed(loss: &Loss) -> String {
    if loss.steps.is_empty() {
        count(loss.chips, "chip")
    } else {
        arithmetic(loss)
    }
}

/// Returns what made the difference.
pub(in crate::cli) fn deciding_head(keys: usize) -> String {
    match keys {
        0 => "No rule makes a difference here.",
        1 => "This rule makes the difference:",
        _ => "These rules make the difference:",
    }
    .to_owned()
}

/// Returns one rule that makes a difference.
pub(in crate::cli) fn deciding_line(key: &Difference) -> String {
    format!(
        "  {}: {} instead of {} ({})",
        key.info.key,
        key.right,
        key.left,
        meaning(&key.info)
    )
}

/// Returns what takes the place of a hand that could not have ended like this.
pub(in crate::cli) fn not_so() -> String {
    "not possible".to_owned()
}

/// Returns why a hand could not have ended so.
pub(in crate::cli) fn impossible_hand(number: u32, why: &str) -> String {
    format!("Hand {number} could not have ended like this: {why}")
}

/// Returns what takes the place of a hand that would not have been played any more.
pub(in crate::cli) fn no_more_played() -> String {
    "not played".to_owned()
}

/// Returns after which hand a game would have ended.
pub(in crate::cli) fn would_have_ended(hand: u32, left: usize) -> String {
    let left = count(i64::try_from(left).unwrap_or(i64::MAX), "hand");
    format!(
        "The game would have ended after hand {hand}; {left} after it would not have been played."
    )
}

pub(in crate::cli) fn would_have_gone_on() -> String {
    "The game would not have been over after the last hand; what would have come then is not known."
        .to_owned()
}

/// Returns which hands the totals are without.
pub(in crate::cli) fn left_out_of_totals(hands: &[u32], of: usize) -> String {
    let numbers: Vec<String> = hands.iter().map(ToString::to_string).collect();
    let noun = if hands.len() == 1 { "hand" } else { "hands" };
    format!(
        "Totals without {noun} {} on either side ({} of {of} left out):",
        list(&numbers),
        hands.len()
    )
}

/// Returns what a record may not say, with what it was counted as.
pub(in crate::cli) fn open_fact(open: &Unrecorded, hands: &[u32]) -> String {
    let untold = untold(open.fact, &list(&open.players));
    let numbers: Vec<String> = hands.iter().map(ToString::to_string).collect();
    match hands {
        [] => format!("The record may not say {untold}."),
        [_] => format!(
            "The record of hand {} may not say {untold}.",
            list(&numbers)
        ),
        _ => format!(
            "The records of hands {} may not say {untold}.",
            list(&numbers)
        ),
    }
}

/// Returns what is not recorded of these players, and how it was counted.
fn untold(fact: Fact, who: &str) -> String {
    match fact {
        Fact::Koi => format!("how often {who} said koi-koi; counted as never"),
        Fact::FieldBrights => {
            "how many brights were dealt to the field; counted as none".to_owned()
        }
        Fact::Field => "what lay on the field at the end; counted as nothing".to_owned(),
        Fact::Points => format!("what the points of {who} are made of; counted as recorded"),
        Fact::Cards => format!("which cards {who} had; counted as none"),
        Fact::Go => format!("whether {who} said go; counted as no"),
        Fact::Heundeum => format!("which triples {who} showed; counted as none"),
        Fact::Potkan => format!("which months {who} bombed; counted as none"),
        Fact::FirstSweep => {
            format!("whether {who} took all four of a month in the first turn; counted as no")
        }
        Fact::AnyCard => format!("whether {who} had any card; counted as none"),
        Fact::Brights => format!("whether {who} had a bright; counted as none"),
        Fact::Rain => {
            format!("whether the rain was the only bright of {who}; counted as recorded")
        }
        Fact::Animals => format!("whether {who} had an animal; counted as none"),
        Fact::Ribbons => format!("whether {who} had a ribbon; counted as none"),
        Fact::Junk => format!("how much junk {who} had in all; counted as recorded"),
        Fact::Boar => "who had the boar; counted as nobody".to_owned(),
        Fact::FirstPpuk => "whether there was a ppuk in a first turn; counted as none".to_owned(),
        Fact::MorePpuk => {
            "whether there were more ppuk, or in which turns; counted as none".to_owned()
        }
        Fact::Baekhwajeom => {
            "whether anybody took one card of each kind in the first turn; counted as nobody"
                .to_owned()
        }
        Fact::Heodang => format!("whether {who} took nothing in five turns; counted as no"),
        Fact::Grenade => {
            format!("which months {who} took with a grenade; counted as none")
        }
        Fact::SetMonth => "which month was set before the deal; counted as none".to_owned(),
        Fact::Offer => "whether an offered nagari was refused; counted as no".to_owned(),
        Fact::Fed => format!("whether {who} fed the winner; counted as no"),
        Fact::LastCard => {
            format!("whether the card with which {who} fed the winner was the last; counted as no")
        }
        Fact::Forced => {
            format!("whether another play of {who} could have prevented the win; counted as yes")
        }
        Fact::Sale => format!("what {who} had to sell; counted as nothing"),
        Fact::SaleTriple => format!("which triple {who} showed for the sale; counted as none"),
        Fact::JokerJunk => format!("what was given for the jokers of {who}; counted as nothing"),
        Fact::Special(special) => {
            format!("whether there was a {}; counted as none", special.word())
        }
    }
}
