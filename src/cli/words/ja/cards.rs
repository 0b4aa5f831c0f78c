//! Words of the cheat sheet of cards.

use super::{card, flower};
use crate::card::{Calendar, Card, Flower, Joker, Kind};
use crate::rules::Game;
use std::path::Path;

pub(in crate::cli) fn cards_of(ruleset: &str, calendar: Calendar) -> String {
    let of = |month| Flower::of_month(month, calendar).map(flower);
    let [eleven, twelve] = [11, 12].map(|month| of(month).unwrap_or_default());
    format!("{ruleset}の札。11は{eleven}、12は{twelve}です。")
}

pub(in crate::cli) const fn kind_called(kind: Kind, game: Game) -> &'static str {
    match (kind, game) {
        (Kind::Bright, _) => "光",
        (Kind::Animal, _) => "タネ",
        (Kind::Ribbon, _) => "短冊",
        (Kind::DoubleJunk, Game::GoStop) => "サンピ（カス2枚分）",
        (Kind::DoubleJunk, _) => "ゴーストップだけで2枚分のカス",
        (Kind::Junk, _) => "カス",
    }
}

pub(in crate::cli) fn jokers_in_pack(codes: &str) -> String {
    match codes {
        "" => "このルールではジョーカーを使いません。".to_owned(),
        codes => format!("このルールで使うジョーカー: {codes}"),
    }
}

pub(in crate::cli) const fn joker_does(joker: Joker) -> &'static str {
    match joker {
        Joker::One => "j1: カス1枚分です。",
        Joker::Two => "j2: カス2枚分です。",
        Joker::Three => "j3: カス3枚分です。",
        Joker::Boss => "jb: カス1枚分です。取ると、ほかの人からカスを1枚ずつもらえます。",
        Joker::Double => "jx: カスには数えません。持っている人が勝つと、受け取りが2倍になります。",
        Joker::Shield => "jg: カスには数えません。持っている人は光バクになりません。",
    }
}

pub(in crate::cli) fn cards_drawn(drawn: &[Card], calendar: Calendar, path: &Path) -> String {
    let path = path.display();
    match drawn {
        [one] => format!("{}を{path}に描きました。", card(*one, calendar)),
        several => format!("札{}枚を{path}に描きました。", several.len()),
    }
}
