//! Pieces of a record as they stand in a sentence.

use super::cards::plain;
use crate::card::{Calendar, Flower};

/// How many letters of a word are shown.
const LONGEST: usize = 40;

/// Returns a word as written, cut where it is too long to be read.
pub(super) fn shown(word: &str) -> String {
    if word.chars().count() <= LONGEST {
        return word.to_owned();
    }
    let short: String = word.chars().take(LONGEST - 1).collect();
    short + "…"
}

/// Returns the question whether another word was meant; nothing where there is none like it.
pub(super) fn hint(nearest: Option<&str>) -> String {
    nearest.map_or_else(String::new, |nearest| {
        format!("「{nearest}」のことですか。")
    })
}

/// Returns a month. The last two have other flowers in Japan than in Korea, so that there the
/// flower is named.
pub(crate) fn month(flower: Flower, calendar: Calendar) -> String {
    let number = flower.month(calendar);
    match calendar {
        Calendar::Korean if number > 10 => format!("{}（韓国の{number}月）", plain(flower)),
        Calendar::Korean | Calendar::Japanese => format!("{number}月"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_that_differ_are_named_by_their_flower() {
        assert_eq!(month(Flower::Pampas, Calendar::Korean), "8月");
        assert_eq!(
            month(Flower::Paulownia, Calendar::Korean),
            "桐（韓国の11月）"
        );
        assert_eq!(month(Flower::Willow, Calendar::Korean), "柳（韓国の12月）");
        assert_eq!(month(Flower::Willow, Calendar::Japanese), "11月");
    }
}
