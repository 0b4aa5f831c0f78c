//! The phrases between what the written book says of rules.

/// Returns the heading of a rule, whose name is the native one already.
pub(in crate::words) fn rule_heading(id: &str, name: &str, _native: &str) -> String {
    format!("`{id}`: {name}")
}
