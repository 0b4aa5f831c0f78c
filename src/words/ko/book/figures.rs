//! Figures in the sentences of a sheet.

pub(super) fn worth(cards: &str, points: u32) -> String {
    format!("{cards}, {points}점이에요.")
}
