//! Drawings of the cards as SVG, our own, built from symbols that the cards share.
//!
//! [`symbols()`] returns all of them, and [`needed`] only those for the cards of a page. [`figure`]
//! draws one card of 100 by 160 units with its marks, month and kind. [`document`] makes a complete
//! SVG file. Symbol ids are stable: `card-pine-g` is the crane without its marks; all other ids
//! begin with `h-`.

mod pictures;
mod symbols;

pub use pictures::{PICTURE_WIDTH, picture, picture_name};

use crate::card::{Calendar, Card, Flower, Joker, Kind, Pile};
use std::fmt::Write as _;

/// The width of a card, in its own units.
pub const WIDTH: u32 = 100;
/// The height of a card, in its own units.
pub const HEIGHT: u32 = 160;

/// The most cards in one row of an SVG file.
const MOST_IN_ROW: u32 = 10;
/// The distance from one card to the next, to the right and down.
const STEP: (u32, u32) = (WIDTH + 10, HEIGHT + 10);

const RED: &str = "#d3202a";
const BLUE: &str = "#2450a4";

/// Returns every symbol as SVG, to be defined on a page.
pub fn symbols() -> String {
    symbols::all().collect()
}

/// Returns, as SVG, the symbols that these drawings use, for a page that defines no others.
pub fn needed(figures: &str) -> String {
    symbols::needed(figures).concat()
}

/// Returns the id of a card's symbol, which does not depend on the calendar.
pub fn id(card: Card) -> String {
    match (card.flower(), card.kind(), card.as_joker()) {
        (Some(flower), Some(kind), _) => format!("card-{}-{}", word(flower), kind.letter()),
        (_, _, Some(joker)) => format!("card-{}", joker.code()),
        _ => String::new(),
    }
}

/// Returns a drawing of a card with its marks, for a page that defines the symbols. The month on
/// the card is numbered by `calendar`.
pub fn figure(card: Card, calendar: Calendar) -> String {
    let mut figure = format!(
        "<use href=\"#{}\" width=\"{WIDTH}\" height=\"{HEIGHT}\"/>",
        id(card)
    );
    let month = card.flower().map(|flower| flower.month(calendar));
    let corner = month.map_or_else(|| "j".to_owned(), |month| month.to_string());
    let _ = write!(figure, "<use href=\"#h-m{corner}\"/>");
    if let Some((mark, color)) = mark(card) {
        let fill = color.map_or_else(String::new, |color| format!(" fill=\"{color}\""));
        let _ = write!(figure, "<use href=\"#h-kind-{mark}\"{fill}/>");
    }
    figure
}

/// Returns a complete SVG file that shows these cards in rows of at most ten and defines the
/// symbols that it uses. `title` describes the cards to people who cannot see them.
pub fn document(cards: &[Card], calendar: Calendar, title: &str) -> String {
    let mut figures = String::new();
    for (place, card) in (0_u32..).zip(cards) {
        let (x, y) = (place % MOST_IN_ROW * STEP.0, place / MOST_IN_ROW * STEP.1);
        let figure = figure(*card, calendar);
        let _ = writeln!(figures, "<g transform=\"translate({x} {y})\">{figure}</g>");
    }
    let count = u32::try_from(cards.len()).unwrap_or(u32::MAX).max(1);
    let width = (count.min(MOST_IN_ROW) - 1) * STEP.0 + WIDTH;
    let height = (count.div_ceil(MOST_IN_ROW) - 1).saturating_mul(STEP.1) + HEIGHT;
    let symbols = needed(&figures);
    let title = title
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;");
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\" role=\"img\">\n<title>{title}</title>\n<defs>\n\
         {symbols}</defs>\n{figures}</svg>\n"
    )
}

/// Returns the mark for a card's kind, with a colour if the mark has none of its own. The mark for
/// junk has as many dots as the junk counts. `None` for a joker without junk.
fn mark(card: Card) -> Option<(&'static str, Option<&'static str>)> {
    let mark = match (card.kind(), card.as_joker()) {
        (Some(Kind::Bright), _) => "g",
        (Some(Kind::Animal), _) => "y",
        (Some(Kind::Ribbon), _) if Pile::CHEONG_DAN.contains(card) => {
            return Some(("t", Some(BLUE)));
        }
        (Some(Kind::Ribbon), _) => return Some(("t", Some(RED))),
        (Some(Kind::DoubleJunk), _) | (_, Some(Joker::Two)) => "s",
        (Some(Kind::Junk), _) | (_, Some(Joker::One | Joker::Boss)) => "p",
        (_, Some(Joker::Three)) => "3",
        (_, Some(Joker::Double | Joker::Shield) | None) => return None,
    };
    Some((mark, None))
}

/// Returns the name that a flower has in ids.
const fn word(flower: Flower) -> &'static str {
    match flower {
        Flower::Pine => "pine",
        Flower::Plum => "plum",
        Flower::Cherry => "cherry",
        Flower::Wisteria => "wisteria",
        Flower::Iris => "iris",
        Flower::Peony => "peony",
        Flower::BushClover => "clover",
        Flower::Pampas => "pampas",
        Flower::Chrysanthemum => "chrysanthemum",
        Flower::Maple => "maple",
        Flower::Paulownia => "paulownia",
        Flower::Willow => "willow",
    }
}
