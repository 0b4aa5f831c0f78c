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

/// Returns how a line is written, with Japanese for what stands in capitals for something else.
pub(super) fn in_japanese(way: &str) -> String {
    let words = way.split_inclusive(|letter: char| !letter.is_ascii_uppercase() && letter != '-');
    let said = words.map(|part| {
        let end = part.trim_end_matches(|letter: char| !letter.is_ascii_uppercase());
        let word = match end {
            "NAME" => "名前",
            "CARD" | "CARDS" => "札",
            "JOKER" => "ジョーカー",
            "YAKU" => "役",
            "TURNED-UP" => "めくった札",
            "MONTH" => "月",
            "KEY" => "キー",
            "VALUE" => "値",
            other => other,
        };
        format!("{word}{}", &part[end.len()..])
    });
    said.collect()
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
    fn what_is_to_be_filled_in_is_japanese() {
        for (way, said) in [
            ("NAME gives CARD to NAME", "名前 gives 札 to 名前"),
            ("NAME ppuk M [first|second]", "名前 ppuk M [first|second]"),
            ("set KEY VALUE", "set キー 値"),
            (
                "NAME oe-myeon CARD [with CARDS]",
                "名前 oe-myeon 札 [with 札]",
            ),
        ] {
            assert_eq!(in_japanese(way), said);
        }
    }

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
