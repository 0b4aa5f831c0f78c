//! Which cards fed the winner according to the turns, and what could have been played instead.

use crate::card::{Card, Pile};
use crate::record::{Name, Turn};
use serde::{Deserialize, Serialize};

/// Why a player who fed the winner is spared from paying for both losers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Spared {
    /// An offer of a nagari or a go already decides who pays.
    Calls,
    /// The winner scores with nothing but junk and never said go.
    JunkOnly,
    /// The card was the last one in the player's hand.
    LastCard,
    /// No other turn would have prevented the win.
    Forced,
    /// The winner could have stopped without this card too.
    NotNeeded,
    /// Another accusation holds and takes precedence.
    Another,
}

/// A turn that the player could have taken instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherTurn {
    /// The turn, one element for each of its lines; it has several if a joker is laid down first.
    pub turn: Vec<Turn>,
    /// Whether this turn would have prevented the win.
    pub prevents: bool,
    /// The turn with which the winner could have won all the same, one element for each of its
    /// lines; `None` if none is known.
    pub answer: Option<Vec<Turn>>,
}

/// A card with which a turn fed the winner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The player who played the card or left it on the table.
    pub player: Name,
    /// The card that fed the winner.
    pub card: Card,
    /// The line of the record with the turn that fed the winner.
    pub line: u32,
    /// Whether the card was played rather than left on the table.
    pub played: bool,
    /// The cards that the winner took this card with.
    pub with: Pile,
    /// Why the player does not pay for both losers; `None` if the player does.
    pub spared: Option<Spared>,
    /// Every other turn that the player could have taken; `None` if the player's hand is not known.
    pub others: Option<Vec<OtherTurn>>,
}
