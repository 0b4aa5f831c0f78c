//! What cards mean by their kind, which their codes say too.

use crate::card::{Calendar, Card, Kind, Pile};
use crate::cli::screen::{Meaning, Styled};

/// Returns the code of a card, which stands out by its kind.
pub(in crate::cli) fn code(card: Card, calendar: Calendar) -> Styled {
    Styled::meant(meaning(card), card.code(calendar))
}

/// Returns what a card means: its kind, of ribbons also whether it is blue.
pub(in crate::cli) fn meaning(card: Card) -> Meaning {
    match card.kind() {
        Some(_) if Pile::CHEONG_DAN.contains(card) => Meaning::BlueRibbon,
        Some(kind) => meaning_of_kind(kind),
        None => Meaning::Joker,
    }
}

/// Returns what a kind means.
pub(in crate::cli) const fn meaning_of_kind(kind: Kind) -> Meaning {
    match kind {
        Kind::Bright => Meaning::Bright,
        Kind::Animal => Meaning::Animal,
        Kind::Ribbon => Meaning::Ribbon,
        Kind::DoubleJunk => Meaning::DoubleJunk,
        Kind::Junk => Meaning::Junk,
    }
}
