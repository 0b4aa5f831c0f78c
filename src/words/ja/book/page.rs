//! Phrases between the rules of the printed book.

pub(in crate::words) fn rule_heading(id: &str, name: &str, native: &str) -> String {
    if name.contains(native) {
        format!("`{id}`: {name}")
    } else {
        format!("`{id}`: {name} {native}")
    }
}
