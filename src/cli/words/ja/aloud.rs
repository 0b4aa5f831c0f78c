//! What is said where nothing is drawn, for those who hear the screen.

pub(in crate::cli) fn in_turn(parts: &[String]) -> String {
    parts.join("、")
}
