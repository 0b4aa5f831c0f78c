//! What an evening asks back.

use crate::card::{Calendar, Card};
use crate::ledger::HandName;
use crate::rules::Game;

/// What a step asks back before it goes on: a question of yes or no.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sure {
    /// Whether a new name is a slip for a known one.
    NearName { name: String, near: String },
    /// Whether a currency that is new here is meant.
    NewMoney { currency: String },
    /// Whether the table changes as it was told.
    Table,
    /// Whether the evening ends before its last hand.
    End,
    /// Whether the hand that was written last is corrected.
    Written { game: Game, hand: HandName },
    /// Whether a correction is written.
    Correction,
    /// Whether cards that are too often in a pile are a slip.
    Surplus {
        player: String,
        cards: Vec<Card>,
        calendar: Calendar,
    },
}
