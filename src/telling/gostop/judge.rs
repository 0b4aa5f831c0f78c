//! A hand being judged: what was told, and which questions to ask.

use super::{GoStopTerms, SaidHand};
use crate::record::Seat;
use crate::telling::{Ask, AskId, Enter};

pub(super) const fn ask(id: AskId, players: Vec<Seat>) -> Ask {
    Ask {
        id,
        players,
        enter: None,
    }
}

/// A hand being judged.
pub(super) struct Judge<'a> {
    pub(super) terms: GoStopTerms<'a>,
    pub(super) hand: SaidHand,
    pub(super) asks: Vec<Ask>,
}

impl Judge<'_> {
    pub(super) fn push(&mut self, id: AskId, players: Vec<Seat>, enter: Option<Enter>) {
        if !self.terms.is_answered(&id) && self.asks.iter().all(|ask| ask.id != id) {
            self.asks.push(Ask { id, players, enter });
        }
    }
}
