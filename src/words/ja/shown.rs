//! Pieces of a record, as quoted in a sentence.

use super::cards::plain;
use crate::card::{Calendar, Flower};
use crate::words::native;

const LONGEST: usize = 40;

pub(in crate::words) fn shown(word: &str) -> String {
    if word.chars().count() <= LONGEST {
        return word.to_owned();
    }
    let short: String = word.chars().take(LONGEST - 1).collect();
    short + "…"
}

pub(super) fn hint(nearest: Option<&str>) -> String {
    nearest.map_or_else(String::new, |nearest| {
        format!("「{nearest}」のことですか。")
    })
}

/// Returns the form of a line, with Japanese placeholders instead of those in capitals.
pub(super) fn in_japanese(way: &str) -> String {
    let told = |word: &str| {
        Some(match word {
            "NAME" => "名前",
            "CARD" | "CARDS" => "札",
            "JOKER" => "ジョーカー",
            "YAKU" => "役",
            "TURNED-UP" => "めくった札",
            "MONTH" | "M" => "月",
            "KEY" => "キー",
            "VALUE" => "値",
            "first" => "初",
            "second" => "2回目",
            "third" => "3回目",
            "xN" => "N倍",
            "animal" => "タネ",
            "junk" | "p" => "カス",
            "g0" => "光0",
            "y2" => "タネ2",
            "t1" => "短1",
            "p4" => "カス4",
            "g" => "光",
            "yK" => "タネK",
            "t" => "短",
            "gN" => "光N",
            "yN" => "タネN",
            "tN" => "短N",
            "pN" => "カスN",
            _ => return None,
        })
    };
    let way = way.replace("scores N", "N点");
    native::way(&way, native::is_japanese, told)
}

/// Returns a month; a Korean month past 10 comes with its flower, which is another month in Japan.
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
            ("NAME gives CARD to NAME", "名前 渡す 札 to 名前"),
            ("NAME ppuk M [first|second]", "名前 ポク 月 [初|2回目]"),
            ("set KEY VALUE", "設定 キー 値"),
            (
                "NAME oe-myeon CARD [with CARDS]",
                "名前 アシスト 札 [with 札]",
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
