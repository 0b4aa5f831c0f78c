//! Words of the rule sheets.

use crate::record::Name;
use crate::rules::Section;

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

/// Says that a ruleset file is good.
pub(in crate::cli) fn checked(file: &str, ruleset: &Ruleset) -> String {
    let examples = i64::try_from(ruleset.examples.len()).unwrap_or(i64::MAX);
    format!("{file}: OK, with {}", count(examples, "worked example"))
}

/// Says that the result of a worked example is not the one it claims.
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
