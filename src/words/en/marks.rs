//! What is heard of marks.

/// Returns what is heard of the sign of what is won.
pub(crate) const fn plus() -> &'static str {
    "plus "
}

/// Returns what is heard of the sign of what is lost.
pub(crate) const fn minus() -> &'static str {
    "minus "
}
