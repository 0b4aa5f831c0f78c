//! Phrases between the rules in the printed rule book.

pub(in crate::words) fn rule_heading(id: &str, name: &str, native: &str) -> String {
    if name.contains(native) {
        format!("`{id}`: {name}")
    } else {
        format!("`{id}`: {name} {native}")
    }
}
