//! Words of the cheat sheet of cards.

use super::{card, card_name, flower};
use crate::card::{Calendar, Card, Flower, Joker, Kind};
use crate::rules::Game;
use std::path::Path;

pub(in crate::cli) fn cards_of(ruleset: &str, calendar: Calendar) -> String {
    let of = |month| Flower::of_month(month, calendar).map(flower);
    let [eleven, twelve] = [11, 12].map(|month| of(month).unwrap_or_default());
    format!("{ruleset} 규칙의 패: 11월은 {eleven}, 12월은 {twelve}.")
}

pub(in crate::cli) const fn kind_called(kind: Kind, game: Game) -> &'static str {
    match (kind, game) {
        (Kind::Bright, _) => "광",
        (Kind::Animal, _) => "열끗",
        (Kind::Ribbon, _) => "띠",
        (Kind::DoubleJunk, Game::GoStop) => "쌍피",
        (Kind::DoubleJunk, _) => "고스톱에서만 쌍피로 치는 피",
        (Kind::Junk, _) => "피",
    }
}

pub(in crate::cli) fn jokers_in_pack(codes: &str) -> String {
    match codes {
        "" => "이 규칙으로는 조커 없이 쳐요.".to_owned(),
        codes => format!("이 규칙에 들어가는 조커: {codes}"),
    }
}

pub(in crate::cli) const fn joker_does(joker: Joker) -> &'static str {
    match joker {
        Joker::One => "j1: 피 1장으로 세어요.",
        Joker::Two => "j2: 피 2장으로 세어요.",
        Joker::Three => "j3: 피 3장으로 세어요.",
        Joker::Boss => "jb: 피 1장으로 세고, 먹으면 다른 사람마다 피를 한 장씩 받아요.",
        Joker::Double => "jx: 피로는 안 세지만, 가진 사람이 이기면 두 배로 받아요.",
        Joker::Shield => "jg: 피로는 안 세지만, 가진 사람은 광박을 쓰지 않아요.",
    }
}

pub(in crate::cli) fn cards_drawn(drawn: &[Card], calendar: Calendar, path: &Path) -> String {
    let path = path.display();
    match drawn {
        [one] => format!("{} 그림 파일: {path}", card(*one, calendar)),
        several => format!("패 {}장의 그림 파일: {path}", several.len()),
    }
}

pub(in crate::cli) fn named(card: Card, _: Calendar) -> String {
    card_name(card)
}
