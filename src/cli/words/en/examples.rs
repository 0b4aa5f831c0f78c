//! What the examples in help do.

/// Returns the heading of the examples.
pub(in crate::cli) const fn examples_heading() -> &'static str {
    "Examples"
}

/// Returns the three people of the examples.
pub(in crate::cli) const fn people() -> [&'static str; 3] {
    ["Ann", "Bo", "Chul"]
}
