//! The phrases between what the written book says of rules.

pub(in crate::words) fn rule_heading(id: &str, name: &str, _native: &str) -> String {
    format!("`{id}`: {name}")
}
