//! Words of the cheat sheet of cards.

use super::{card, card_name, flower};
use crate::card::{Calendar, Card, Flower, Joker, Kind};
use crate::rules::Game;
use std::path::Path;

/// Says whose rules the sheet follows, and which flowers the last two months are.
pub(in crate::cli) fn cards_of(ruleset: &str, calendar: Calendar) -> String {
    let of = |month| Flower::of_month(month, calendar).map(flower);
    let [eleven, twelve] = [11, 12].map(|month| of(month).unwrap_or_default());
    format!("Cards under {ruleset}: 11 is {eleven}, 12 is {twelve}.")
}

/// Returns the name of a kind in a game.
pub(in crate::cli) const fn kind_called(kind: Kind, game: Game) -> &'static str {
    match (kind, game) {
        (Kind::Bright, _) => "bright",
        (Kind::Animal, _) => "animal",
        (Kind::Ribbon, _) => "ribbon",
        (Kind::DoubleJunk, Game::GoStop) => "double junk",
        (Kind::DoubleJunk, _) => "junk that only Go-Stop counts twice",
        (Kind::Junk, _) => "junk",
    }
}

/// Says which jokers the pack has, by their codes.
pub(in crate::cli) fn jokers_in_pack(codes: &str) -> String {
    match codes {
        "" => "This table's pack has no jokers.".to_owned(),
        codes => format!("This table's pack has {codes}."),
    }
}

/// Explains what a joker does.
pub(in crate::cli) const fn joker_does(joker: Joker) -> &'static str {
    match joker {
        Joker::One => "j1: one junk.",
        Joker::Two => "j2: two junk.",
        Joker::Three => "j3: three junk.",
        Joker::Boss => "jb: one junk; whoever takes it gets a junk from everyone else.",
        Joker::Double => "jx: no junk; if its owner wins, the payment doubles.",
        Joker::Shield => "jg: no junk; its owner is safe from gwang-bak.",
    }
}

/// Says what was drawn into a file.
pub(in crate::cli) fn cards_drawn(drawn: &[Card], calendar: Calendar, path: &Path) -> String {
    let path = path.display();
    match drawn {
        [one] => format!("{} is drawn in {path}.", card(*one, calendar)),
        several => format!("{} cards are drawn in {path}.", several.len()),
    }
}

/// Returns the name of a card at a table with this calendar. In Japan, Go-Stop's double junk is
/// plain junk.
pub(in crate::cli) fn named(card: Card, calendar: Calendar) -> String {
    match (card, calendar) {
        (Card::PAULOWNIA_DOUBLE, Calendar::Japanese) => "paulownia coloured junk".to_owned(),
        (Card::WILLOW_DOUBLE, Calendar::Japanese) => "willow junk".to_owned(),
        _ => card_name(card),
    }
}
