//! Cards as a line gives them.

use super::Spanned;
use crate::card::{Card, Pile};

/// Cards as written, each with the column of its word, in the order of the codes. Only a whole pile
/// may have more of a face than a pack has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardList(pub Vec<Spanned<Card>>);

impl CardList {
    /// Returns the cards without their places.
    pub fn pile(&self) -> Pile {
        self.0.iter().map(|card| card.value).collect()
    }

    /// Returns cards that nobody wrote.
    pub fn unwritten(cards: impl IntoIterator<Item = Card>) -> Self {
        Self(cards.into_iter().map(Spanned::synthetic).collect())
    }

    /// Takes out the cards that are there more often than in a pack, and returns them.
    pub fn take_surplus(&mut self) -> Vec<Spanned<Card>> {
        let mut pile = Pile::EMPTY;
        self.0
            .extract_if(.., |card| !pile.add(card.value))
            .collect()
    }
}
