//! The drawings as small bitmaps, for terminals that can show them. One test compares these bitmaps
//! with the drawings, and another makes new ones.

use super::word;
use crate::card::{Calendar, Card, Flower};

/// The width of a picture, in pixels.
pub const PICTURE_WIDTH: u32 = 80;

/// Returns the file name of a card's picture. The name includes the month if the calendars number
/// it differently.
pub fn picture_name(card: Card, calendar: Calendar) -> String {
    let flower = card.flower();
    let month = flower.map(|flower| flower.month(calendar));
    let month = month.filter(|_| matches!(flower, Some(Flower::Paulownia | Flower::Willow)));
    let month = month.map_or_else(String::new, |month| format!("-{month}"));
    match (flower, card.kind(), card.as_joker()) {
        (Some(flower), Some(kind), _) => format!("{}-{}{month}.png", word(flower), kind.letter()),
        (_, _, Some(joker)) => format!("{}.png", joker.code()),
        _ => String::new(),
    }
}

/// Returns the picture of a card, in PNG format.
pub fn picture(card: Card, calendar: Calendar) -> &'static [u8] {
    let name = picture_name(card, calendar);
    let found = PICTURES.iter().find(|(of, _)| *of == name);
    found.map_or(&[], |(_, picture)| picture)
}

macro_rules! pictures {
    ($($name:literal)+) => {
        &[$(($name, include_bytes!(concat!("../../assets/pictures/", $name)))),+]
    };
}

const PICTURES: &[(&str, &[u8])] = pictures!(
    "pine-g.png" "pine-t.png" "pine-p.png"
    "plum-y.png" "plum-t.png" "plum-p.png"
    "cherry-g.png" "cherry-t.png" "cherry-p.png"
    "wisteria-y.png" "wisteria-t.png" "wisteria-p.png"
    "iris-y.png" "iris-t.png" "iris-p.png"
    "peony-y.png" "peony-t.png" "peony-p.png"
    "clover-y.png" "clover-t.png" "clover-p.png"
    "pampas-g.png" "pampas-y.png" "pampas-p.png"
    "chrysanthemum-y.png" "chrysanthemum-t.png" "chrysanthemum-p.png"
    "maple-y.png" "maple-t.png" "maple-p.png"
    "paulownia-g-11.png" "paulownia-s-11.png" "paulownia-p-11.png"
    "paulownia-g-12.png" "paulownia-s-12.png" "paulownia-p-12.png"
    "willow-g-11.png" "willow-y-11.png" "willow-t-11.png" "willow-s-11.png"
    "willow-g-12.png" "willow-y-12.png" "willow-t-12.png" "willow-s-12.png"
    "j1.png" "j2.png" "j3.png" "jb.png" "jx.png" "jg.png"
);
