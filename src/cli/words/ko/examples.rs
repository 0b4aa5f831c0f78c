//! What the examples in help do.

pub(in crate::cli) const fn examples_heading() -> &'static str {
    "보기"
}

pub(in crate::cli) const fn people() -> [&'static str; 3] {
    ["영희", "철수", "민수"]
}
