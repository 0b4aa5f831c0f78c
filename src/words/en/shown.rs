//! Pieces of a record, as quoted in a sentence.

use crate::card::{Calendar, Flower};

/// The greatest number of letters that a quoted word keeps.
const LONGEST: usize = 40;

/// Returns a word as written, cut if it is too long to read.
pub(in crate::words) fn shown(word: &str) -> String {
    if word.chars().count() <= LONGEST {
        return word.to_owned();
    }
    let short: String = word.chars().take(LONGEST - 3).collect();
    short + "..."
}

pub(super) fn hint(nearest: Option<&str>) -> String {
    nearest.map_or_else(String::new, |nearest| {
        format!("; did you mean \"{nearest}\"?")
    })
}

pub(in crate::words) fn month(flower: Flower, calendar: Calendar) -> u8 {
    flower.month(calendar)
}
