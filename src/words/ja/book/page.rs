//! The phrases between what the written book says of rules.

use crate::rules::KeyInfo;
use crate::words::ja::{expected, meaning};

/// Returns the heading of a rule, with its native name where its own has it not.
pub(in crate::words) fn rule_heading(id: &str, name: &str, native: &str) -> String {
    if name.contains(native) {
        format!("`{id}`: {name}")
    } else {
        format!("`{id}`: {name} {native}")
    }
}

/// Returns the headings of the rules of a chapter, as a ruleset plays them.
pub(in crate::words) fn rule_headings(ruleset: &str) -> [String; 2] {
    ["ルール".to_owned(), format!("`{ruleset}`では")]
}

/// Returns what stands for the sheet of a rule that is not in force.
pub(in crate::words) const fn not_played() -> &'static str {
    "なし"
}

/// Returns what other tables play.
pub(in crate::words) fn elsewhere(says: &str) -> String {
    format!("*ほかの卓では:* {says}")
}

/// Returns a key with its default, its source, what it means and what it takes.
pub(in crate::words) fn key_line(info: &KeyInfo) -> String {
    format!(
        "`{}` = `{}`（{}）: {}。値: {}",
        info.key,
        info.default,
        info.source,
        meaning(info),
        expected(&info.expected)
    )
}

/// Returns the headings of the list of all keys.
pub(in crate::words) const fn key_headings() -> [&'static str; 4] {
    ["キー", "既定値", "出典", "ルール"]
}
