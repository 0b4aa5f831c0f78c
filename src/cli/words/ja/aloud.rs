//! What is said where nothing is drawn, for those who hear the screen.

/// Returns several things that are said one after the other; some may be lists themselves.
pub(in crate::cli) fn in_turn(parts: &[String]) -> String {
    parts.join("、")
}
