//! What is said where nothing is drawn, for those who hear the screen.

pub(in crate::cli) fn in_turn(parts: &[String]) -> String {
    let has_list = parts.iter().any(|part| part.contains(", "));
    parts.join(if has_list { "; " } else { ", " })
}
