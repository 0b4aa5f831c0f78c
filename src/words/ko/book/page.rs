//! Phrases between the rules of the printed book.

pub(in crate::words) fn rule_heading(id: &str, name: &str, _native: &str) -> String {
    format!("`{id}`: {name}")
}
