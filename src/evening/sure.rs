//! The yes-or-no questions that an evening asks back.

use crate::card::{Calendar, Card};
use crate::ledger::HandName;
use crate::record::Name;
use crate::rules::Game;

/// A yes-or-no question that a step asks back before it goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sure {
    /// Whether a new name is a misspelling of a known one.
    NearName { name: String, near: String },
    /// Whether somebody is the person of that name who is known from another table of the club.
    OfTable { name: Name, table: String },
    /// Whether a new currency is a misspelling of a known one.
    NearMoney { currency: String, near: String },
    /// Whether a currency that is new here is meant.
    NewMoney { currency: String },
    /// Whether the table should change as the step told.
    Table,
    /// Whether to end the evening before its last hand.
    End,
    /// Whether to correct the hand that was written last.
    Written { game: Game, hand: HandName },
    /// Whether to write a correction.
    Correction,
    /// Whether cards that were entered too often in one pile are a slip.
    Surplus {
        player: String,
        cards: Vec<Card>,
        calendar: Calendar,
    },
    /// Whether a player has a card that was said to be somebody else's.
    TakesOver {
        card: Card,
        holder: Name,
        player: Name,
    },
}
