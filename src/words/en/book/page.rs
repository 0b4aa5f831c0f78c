//! The phrases between what the written book says of rules.

use crate::rules::KeyInfo;
use crate::words::en::{expected, meaning};

/// Returns the heading of a rule, with its native name where there is one.
pub(in crate::words) fn rule_heading(id: &str, name: &str, native: &str) -> String {
    match native {
        "" => format!("`{id}`: {name}"),
        native => format!("`{id}`: {name} {native}"),
    }
}

/// Returns the headings of the rules of a chapter, as a ruleset plays them.
pub(in crate::words) fn rule_headings(ruleset: &str) -> [String; 2] {
    ["rule".to_owned(), format!("as `{ruleset}` plays it")]
}

/// Returns what takes the place of the sheet of a rule that is not in force.
pub(in crate::words) const fn not_played() -> &'static str {
    "not played"
}

/// Returns what other tables play.
pub(in crate::words) fn elsewhere(says: &str) -> String {
    format!("*Elsewhere:* {says}")
}

/// Returns a key with its default, its source, what it means and what it takes.
pub(in crate::words) fn key_line(info: &KeyInfo) -> String {
    format!(
        "`{}` = `{}` ({}): {}; takes {}",
        info.key,
        info.default,
        info.source,
        meaning(info),
        expected(&info.expected)
    )
}

/// Returns the headings of the list of all keys.
pub(in crate::words) const fn key_headings() -> [&'static str; 4] {
    ["key", "default", "source", "rules"]
}
