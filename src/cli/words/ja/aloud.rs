//! Words for listeners, when nothing is drawn.

pub(in crate::cli) fn in_turn(parts: &[String]) -> String {
    parts.join("、")
}
