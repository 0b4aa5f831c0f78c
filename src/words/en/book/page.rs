//! Phrases between the rules in the printed rule book.

/// Returns the heading of a rule: its id, its name, and its native name if it has one.
pub(in crate::words) fn rule_heading(id: &str, name: &str, native: &str) -> String {
    match native {
        "" => format!("`{id}`: {name}"),
        native => format!("`{id}`: {name} {native}"),
    }
}
