//! Codes of cards in the colour of their kind.

use crate::card::{Calendar, Card, Kind, Pile};
use crate::cli::screen::{Color, Styled};

/// Returns the code of a card, coloured by its kind where colour is used.
pub(in crate::cli) fn code(card: Card, calendar: Calendar) -> Styled {
    Styled::colored(color(card), card.code(calendar))
}

/// Returns the colour of a card: that of its kind, and blue for the blue ribbons.
pub(in crate::cli) fn color(card: Card) -> Color {
    match card.kind() {
        Some(_) if Pile::CHEONG_DAN.contains(card) => Color::Blue,
        Some(kind) => color_of_kind(kind),
        None => Color::Magenta,
    }
}

/// Returns the colour of a kind.
pub(in crate::cli) const fn color_of_kind(kind: Kind) -> Color {
    match kind {
        Kind::Bright => Color::Yellow,
        Kind::Animal => Color::Cyan,
        Kind::Ribbon => Color::Red,
        Kind::DoubleJunk => Color::Magenta,
        Kind::Junk => Color::Green,
    }
}
