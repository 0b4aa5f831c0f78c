//! Words about what a hand would have come to otherwise.

use super::{count, headline, liability, owes, problem, signed};
use crate::card::Calendar;
use crate::record::Fault;
use crate::rules::{Difference, Game};
use crate::verdict::Verdict;

pub(in crate::cli) fn other_game(rules: &str, its: Game, wanted: Game) -> String {
    format!(
        "{rules} is a ruleset of {}, and the hand is of {}",
        its.id(),
        wanted.id()
    )
}

pub(in crate::cli) fn nothing_changed() -> String {
    "say what would be otherwise: --rules R, --set KEY=VALUE, --without LINE or --with 'LINE'"
        .to_owned()
}

pub(in crate::cli) fn no_such_line(line: u32, lines: u32) -> String {
    format!(
        "--without {line}: the record has {}; `dokbak show` numbers them",
        count(i64::from(lines), "line")
    )
}

pub(in crate::cli) fn could_not_end_so() -> String {
    "With that the hand could not have ended so:".to_owned()
}

/// Returns a fault of a record without a file, with its place.
pub(in crate::cli) fn fault_line(fault: &Fault, calendar: Calendar) -> String {
    let message = problem(&fault.problem, calendar);
    format!("  {}:{}: {message}", fault.place.line, fault.place.column)
}

/// Returns the lines of a record that a change leaves out and puts in.
pub(in crate::cli) fn changed_lines(before: &str, after: &str) -> Vec<String> {
    let (old, new): (Vec<&str>, Vec<&str>) = (before.lines().collect(), after.lines().collect());
    let mut rest = new.as_slice();
    let mut told = Vec::new();
    for line in old {
        match rest.iter().position(|other| *other == line) {
            Some(at) => {
                told.extend(rest[..at].iter().map(|line| format!("  + {line}")));
                rest = &rest[at + 1..];
            }
            None => told.push(format!("  - {line}")),
        }
    }
    told.extend(rest.iter().map(|line| format!("  + {line}")));
    if !told.is_empty() {
        told.push(String::new());
    }
    told
}

pub(in crate::cli) fn otherwise_headings() -> [&'static str; 3] {
    ["", "As written", "What if"]
}

pub(in crate::cli) fn hands_otherwise_headings() -> [&'static str; 4] {
    [">Id", "As written", "What if", ""]
}

pub(in crate::cli) fn totals_otherwise_headings() -> [&'static str; 4] {
    ["Player", ">As written", ">What if", ">Difference"]
}

/// Returns the rows that put a verdict into words: what each is about, and what it says.
pub(in crate::cli) fn verdict_rows(verdict: &Verdict) -> Vec<(String, String)> {
    let mut rows = vec![("ended".to_owned(), headline(verdict))];
    rows.extend(verdict.losses.iter().map(|loss| {
        let steps: Vec<&str> = loss.steps.iter().map(|step| super::step(step.id)).collect();
        let steps = if steps.is_empty() {
            String::new()
        } else {
            format!(" ({})", steps.join(", "))
        };
        (
            format!("{} owes", loss.player),
            format!("{}{steps}", short_owes(&owes(loss))),
        )
    }));
    rows.extend(liability(verdict).map(|line| ("dok-bak".to_owned(), line)));
    if let Some(round) = &verdict.round {
        let points = round.points.iter();
        rows.extend(points.map(|(name, points)| (format!("{name} scores"), points.to_string())));
    }
    let net = verdict.net.iter();
    rows.extend(net.map(|(name, chips)| (name.clone(), signed(*chips))));
    let mut then = format!("{} deals", verdict.next.dealer);
    if verdict.next.carry > 0 {
        then = format!("{then}, carry {}", verdict.next.carry);
    }
    if verdict.next.pot > 0 {
        then = format!("{then}, pot {}", verdict.next.pot);
    }
    rows.push(("next".to_owned(), then));
    rows
}

/// Returns the arithmetic of what somebody owes without the sentence around it.
fn short_owes(sentence: &str) -> String {
    let arithmetic = sentence.split_once(": ").map(|(_, arithmetic)| arithmetic);
    let plain = || {
        let chips = sentence.split(" owes ").nth(1).unwrap_or(sentence);
        chips.trim_end_matches('.').to_owned()
    };
    arithmetic.map_or_else(plain, str::to_owned)
}

/// Returns what brought about the difference.
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
        key.key, key.right, key.left, key.meaning
    )
}

/// Returns what stands for a hand that could not have ended so.
pub(in crate::cli) fn not_so() -> String {
    "not so".to_owned()
}

/// Returns why a hand could not have ended so.
pub(in crate::cli) fn impossible_hand(id: i64, why: &str) -> String {
    format!("Hand {id} could not have ended so, and is not counted: {why}")
}
