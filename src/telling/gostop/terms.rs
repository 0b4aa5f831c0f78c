//! What is known about a hand apart from the told line.

use crate::gostop::{Hand, Holding};
use crate::record::{Name, Seat};
use crate::rules::GoStopRules;
use crate::telling::AskId;

/// What is known about a hand apart from the told line.
#[derive(Clone, Copy)]
pub(in crate::telling) struct GoStopTerms<'a> {
    pub(in crate::telling) players: &'a [Name],
    pub(in crate::telling) rules: &'a GoStopRules,
    /// The questions that were answered.
    pub(in crate::telling) answered: &'a [AskId],
    /// Whether there is a pot for the boar.
    pub(in crate::telling) pot: bool,
    /// The hand in earlier lines of the record; `None` if they have none.
    pub(in crate::telling) recorded: Option<&'a Hand>,
}

impl GoStopTerms<'_> {
    pub(super) fn is_answered(&self, id: &AskId) -> bool {
        self.answered.contains(id)
    }

    /// Returns whether earlier lines give a player's cards.
    pub(super) fn has_cards(&self, seat: Seat) -> bool {
        let player = self
            .recorded
            .and_then(|hand| hand.players.iter().nth(seat.0));
        player.is_some_and(|player| player.holding() != Holding::Unknown)
    }

    pub(super) fn seats(&self) -> usize {
        self.players.len()
    }

    pub(super) fn target(&self) -> i64 {
        i64::from(self.rules.target(self.seats()))
    }

    /// Returns how many goes a player can say at most before stopping: one in each turn but the
    /// last.
    pub(super) fn turns(&self) -> u32 {
        if self.seats() == 2 { 9 } else { 6 }
    }
}
