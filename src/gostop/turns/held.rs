//! What is known about a player's hand.

use crate::card::{Card, Flower, Pile};

/// A player's hand: the number of its cards, and what is known about these.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeldCards {
    /// How many cards the hand has.
    pub count: u32,
    /// The cards known to be in the hand.
    pub cards: Pile,
    /// Each triple that was shown, and how many of its cards are still in the hand.
    pub shown: Vec<(Flower, u32)>,
    /// The cards played from the hand.
    pub played: Pile,
    /// The cards drawn into the hand.
    pub drawn: Pile,
}

impl HeldCards {
    /// Returns a hand of this many unknown cards.
    pub(super) fn unknown(count: u32) -> Self {
        Self {
            count,
            ..Self::default()
        }
    }

    /// Returns how many cards of the hand are unknown.
    pub fn unseen(&self) -> u32 {
        self.count.saturating_sub(self.cards.len())
    }

    /// Returns whether all cards of the hand are known.
    pub fn is_known(&self) -> bool {
        self.unseen() == 0
    }

    /// Returns how many unknown cards must be of this month because its shown triple is still in
    /// the hand.
    pub(super) fn hidden(&self, month: Flower) -> u32 {
        let left = self.shown.iter().find(|(shown, _)| *shown == month);
        left.map_or(0, |(_, left)| {
            left.saturating_sub(self.cards.of_month(month).len())
        })
    }

    /// Returns how many unknown cards belong to triples that were shown.
    pub(super) fn all_hidden(&self) -> u32 {
        self.shown
            .iter()
            .map(|(month, _)| self.hidden(*month))
            .sum()
    }

    /// Returns whether the hand can have three cards of a month besides those played: a player who
    /// was dealt all four does not play on.
    pub(super) fn can_have_three(&self, month: Flower) -> bool {
        let of = |pile: Pile| pile.of_month(month).len();
        of(self.played) <= of(self.drawn)
    }

    /// Adds a card drawn from the stock.
    pub(super) fn draw(&mut self, card: Card) {
        self.cards.add(card);
        self.drawn.add(card);
        self.count += 1;
    }

    /// Returns whether the hand can still contain the rest of all shown triples after playing this
    /// card.
    pub(super) fn can_spare(&self, card: Card) -> bool {
        if self.shown.is_empty() {
            return true;
        }
        let mut rest = self.clone();
        rest.play(card);
        rest.all_hidden() <= rest.unseen()
    }

    /// Removes a card that is in the hand, known or not.
    pub(super) fn play(&mut self, card: Card) {
        self.cards.remove(card);
        self.count = self.count.saturating_sub(1);
        self.played.add(card);
        for (month, left) in &mut self.shown {
            if card.flower() == Some(*month) {
                *left = left.saturating_sub(1);
            }
        }
    }
}
