//! The cards of a pack, month by month, with their names.

use crate::card::{Calendar, Card, Flower};
use crate::cli::words::{Lang, say};

/// Returns the flowers in the order of their months.
pub(super) fn months(calendar: Calendar) -> impl Iterator<Item = Flower> {
    (1..=12).filter_map(move |month| Flower::of_month(month, calendar))
}

/// Returns the faces of a flower, in the order of the pack.
pub(super) fn faces(flower: Flower) -> impl Iterator<Item = Card> {
    Card::faces().filter(move |card| card.flower() == Some(flower))
}

/// Returns the name of a card in a language, with months numbered by this calendar.
pub(super) fn name(lang: Lang, card: Card, calendar: Calendar) -> String {
    say!(lang, named(card, calendar))
}
