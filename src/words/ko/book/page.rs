//! Phrases between the rules in the printed rule book.

pub(in crate::words) fn rule_heading(id: &str, name: &str, _native: &str) -> String {
    format!("`{id}`: {name}")
}
