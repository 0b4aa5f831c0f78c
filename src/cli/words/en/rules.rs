//! Words of the rule sheets.

use crate::record::Name;
use crate::rules::{Game, Section};

/// Returns the heading of a part of the rules.
pub(in crate::cli) const fn section(section: Section) -> &'static str {
    match section {
        Section::Play => "Pack and play",
        Section::Jokbo => "Jokbo",
        Section::Stopping => "Stopping",
        Section::Loss => "What a loser owes",
        Section::Liability => "Who pays for whom",
        Section::Fixed => "Fixed payments and junk",
        Section::Gwangpalli => "More than three at the table",
    }
}

use super::{LANG, count, list};
use crate::rules::Ruleset;
use crate::words::{Text, nets};

/// Returns that a ruleset file is good.
pub(in crate::cli) fn checked(file: &str, ruleset: &Ruleset) -> String {
    let examples = i64::try_from(ruleset.examples.len()).unwrap_or(i64::MAX);
    format!("{file}: good, with {}", count(examples, "worked example"))
}

/// Returns that a worked example cannot be settled.
pub(in crate::cli) fn example_refused(number: usize, why: &str) -> String {
    format!("example {number} cannot be settled: {why}")
}

/// Returns that a worked example comes to something other than it says.
pub(in crate::cli) fn example_differs(
    number: usize,
    told: &[(Name, i64)],
    found: &[(Name, i64)],
) -> Text {
    Text::both(|form| {
        format!(
            "example {number} says {}, but it comes to {}",
            list(&form.each(&nets(LANG, told))),
            list(&form.each(&nets(LANG, found)))
        )
    })
}

/// Returns what the mark after a value means.
pub(in crate::cli) fn differs_from_default(game: Game) -> String {
    format!(
        "* differs from the default, the ruleset {}.",
        game.default_rules()
    )
}

pub(in crate::cli) const fn notes() -> &'static str {
    "Notes"
}

pub(in crate::cli) const fn sources() -> &'static str {
    "Sources"
}

pub(in crate::cli) const fn not_played() -> &'static str {
    "not played."
}

/// Returns the headings of a list of rulesets.
pub(in crate::cli) const fn list_headings() -> [&'static str; 2] {
    ["Name", "Title"]
}

/// Returns the headings of a list of keys.
pub(in crate::cli) const fn keys_headings() -> [&'static str; 3] {
    ["Key", "Value", "Meaning"]
}

/// Returns the heading of a column of keys.
pub(in crate::cli) const fn key_heading() -> &'static str {
    "Key"
}

/// Returns that two rulesets do not differ.
pub(in crate::cli) fn play_alike(left: &str, right: &str) -> String {
    format!("{left} and {right} play alike.")
}

/// Returns that two rulesets differ in keys alone.
pub(in crate::cli) fn differ_without_effect(left: &str, right: &str) -> String {
    format!("{left} and {right} play alike; they differ only in what neither plays:")
}
