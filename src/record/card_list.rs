//! A list of cards from a line of a record.

use super::Spanned;
use crate::card::{Card, Pile};

/// The cards on a line, sorted as in the pack, each with the column of its word. Only a whole pile
/// (`has`) may list more copies of a face than a pack has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardList(pub Vec<Spanned<Card>>);

impl CardList {
    /// Returns the cards without their columns.
    pub fn pile(&self) -> Pile {
        self.0.iter().map(|card| card.value).collect()
    }

    /// Makes a list of cards that are not from a text.
    pub fn unwritten(cards: impl IntoIterator<Item = Card>) -> Self {
        Self(cards.into_iter().map(Spanned::synthetic).collect())
    }

    /// Removes and returns the copies of a face beyond those in a pack.
    pub fn take_surplus(&mut self) -> Vec<Spanned<Card>> {
        let mut pile = Pile::EMPTY;
        self.0
            .extract_if(.., |card| !pile.add(card.value))
            .collect()
    }
}
