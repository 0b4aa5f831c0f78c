//! Who fed the winner according to the turns, and what they could have played instead.

use crate::card::{Card, Pile};
use crate::record::{Name, Turn};
use serde::{Deserialize, Serialize};

/// Why a player who fed the winner does not pay for both losers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Spared {
    /// An offer or a go decides who pays.
    Calls,
    /// The winner scores only with junk and never said go.
    JunkOnly,
    /// It was the player's last card.
    LastCard,
    /// No other turn would have prevented the win.
    Forced,
    /// The winner could have stopped without this card.
    NotNeeded,
    /// An accusation that takes precedence holds.
    Another,
}

/// A turn that the player could have taken instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherTurn {
    /// The lines of the turn.
    pub turn: Vec<Turn>,
    /// Whether it would have prevented the win.
    pub prevents: bool,
    /// What the winner could then have played on their next turn to win anyway.
    pub answer: Option<Vec<Turn>>,
}

/// A card with which a turn fed the winner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Who played the card or left it.
    pub player: Name,
    /// The card.
    pub card: Card,
    /// The line of that turn.
    pub line: u32,
    /// Whether the card was played rather than left on the table.
    pub played: bool,
    /// What the winner took it with.
    pub with: Pile,
    /// Why the player does not pay; `None` if they do.
    pub spared: Option<Spared>,
    /// Every other possible turn, if the player's hand is known.
    pub others: Option<Vec<OtherTurn>>,
}
