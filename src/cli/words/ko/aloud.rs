//! Words for listeners, when nothing is drawn.

pub(in crate::cli) fn in_turn(parts: &[String]) -> String {
    let has_list = parts.iter().any(|part| part.contains(", "));
    parts.join(if has_list { "; " } else { ", " })
}
