//! Phrases between the rules of the printed book.

/// Returns the heading of a rule, with its native name if it has one.
pub(in crate::words) fn rule_heading(id: &str, name: &str, native: &str) -> String {
    match native {
        "" => format!("`{id}`: {name}"),
        native => format!("`{id}`: {name} {native}"),
    }
}
