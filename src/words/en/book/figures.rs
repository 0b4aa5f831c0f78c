//! Numbers in the sentences of a rule sheet.

use crate::words::en::count;

/// Returns a number of things: `1 chip`, `2 chips`.
pub(super) fn some(number: u32, noun: &str) -> String {
    count(i64::from(number), noun)
}

/// Returns a multiple: `double`, `threefold`, `20-fold`.
pub(super) fn fold(times: u32) -> String {
    match times {
        2 => "double".to_owned(),
        3 => "threefold".to_owned(),
        4 => "fourfold".to_owned(),
        5 => "fivefold".to_owned(),
        6 => "sixfold".to_owned(),
        8 => "eightfold".to_owned(),
        _ => format!("{times}-fold"),
    }
}

/// Returns cards and the points that they are worth, as a sentence.
pub(super) fn worth(cards: &str, points: u32) -> String {
    format!("{cards}: {}.", some(points, "point"))
}
