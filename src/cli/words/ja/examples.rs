//! What the examples in help do.

pub(in crate::cli) const fn examples_heading() -> &'static str {
    "例"
}

pub(in crate::cli) const fn people() -> [&'static str; 3] {
    ["英子", "太郎", "次郎"]
}
