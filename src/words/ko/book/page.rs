//! The phrases between what the written book says of rules.

use crate::rules::KeyInfo;
use crate::words::ko::{expected, meaning};

/// Returns the heading of a rule, whose name is the native one already.
pub(in crate::words) fn rule_heading(id: &str, name: &str, _native: &str) -> String {
    format!("`{id}`: {name}")
}

/// Returns the headings of the rules of a chapter, as a ruleset plays them.
pub(in crate::words) fn rule_headings(ruleset: &str) -> [String; 2] {
    ["규칙".to_owned(), format!("`{ruleset}`에서는")]
}

/// Returns what stands for the sheet of a rule that is not in force.
pub(in crate::words) const fn not_played() -> &'static str {
    "없음"
}

/// Returns what other tables play.
pub(in crate::words) fn elsewhere(says: &str) -> String {
    format!("*다르게 치는 곳:* {says}")
}

/// Returns a key with its default, its source, what it means and what it takes.
pub(in crate::words) fn key_line(info: &KeyInfo) -> String {
    format!(
        "`{}` = `{}` ({}): {}. 값: {}",
        info.key,
        info.default,
        info.source,
        meaning(info),
        expected(&info.expected)
    )
}

/// Returns the headings of the list of all keys.
pub(in crate::words) const fn key_headings() -> [&'static str; 4] {
    ["항목", "기본값", "출처", "규칙"]
}
