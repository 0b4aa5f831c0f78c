//! The phrases between what the written book says of rules.

/// Returns the heading of a rule, with its native name where there is one.
pub(in crate::words) fn rule_heading(id: &str, name: &str, native: &str) -> String {
    match native {
        "" => format!("`{id}`: {name}"),
        native => format!("`{id}`: {name} {native}"),
    }
}
