//! Who fed the winner by the turns of a record, and what else could have been played.

use crate::card::{Card, Pile};
use crate::record::{Name, Turn};
use serde::{Deserialize, Serialize};

/// Why somebody who fed the winner does not pay for both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Spared {
    /// An offer or a call of go decides.
    Calls,
    /// The winner scores junk alone and never said go.
    JunkOnly,
    /// It was the player's last card.
    LastCard,
    /// No other turn could have prevented the win.
    Forced,
    /// The winner could have stopped without the card.
    NotNeeded,
    /// Another accusation is tried before and holds.
    Another,
}

/// Another turn that somebody could have taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherTurn {
    /// Its lines.
    pub turn: Vec<Turn>,
    /// Whether it would have prevented the win.
    pub prevents: bool,
    /// What the winner could have played on their next turn to win all the same.
    pub answer: Option<Vec<Turn>>,
}

/// A card by which a turn fed the winner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Who played or left the card.
    pub player: Name,
    /// The card.
    pub card: Card,
    /// The line of the turn.
    pub line: u32,
    /// Whether the card was played; otherwise it was left on the table.
    pub played: bool,
    /// What the winner took it with.
    pub with: Pile,
    /// What spares the player; nothing if they pay.
    pub spared: Option<Spared>,
    /// Every other turn that was possible, where the hand is known.
    pub others: Option<Vec<OtherTurn>>,
}
