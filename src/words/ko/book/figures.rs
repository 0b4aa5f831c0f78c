//! Numbers in the sentences of a rule sheet.

pub(super) fn worth(cards: &str, points: u32) -> String {
    format!("{cards}, {points}점이에요.")
}
