//! What a player who offered a nagari could have played instead.

use crate::record::{Name, Turn};
use serde::{Deserialize, Serialize};

/// What an opponent's possible next turns are judged by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum JudgedBy {
    /// His hand is known: every turn that it allows.
    Hand,
    /// The hand is not known: the turn that was taken.
    Turn,
    /// The hand is not known and no turn was taken: nothing can be said.
    Nothing,
}

/// What would have come of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Safety {
    /// No opponent could have stopped on their next turn.
    Safe,
    /// It would have won itself, which is just as safe.
    Wins,
    /// An opponent could have stopped on their next turn.
    Unsafe {
        /// Who.
        winner: Name,
        /// The turn before it, where the other opponent takes one first.
        between: Option<Vec<Turn>>,
        /// The turn after which the opponent could have stopped.
        answer: Vec<Turn>,
    },
    /// What an opponent could have done is not known.
    NotKnown,
}

/// An opponent of the player who offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// His name.
    pub player: Name,
    /// What the possible turns are judged by.
    pub by: JudgedBy,
}

/// A turn that the player who offered could have taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferedTurn {
    /// Its lines.
    pub turn: Vec<Turn>,
    /// What would have come of it.
    pub safety: Safety,
}

/// An offer of a nagari, and whether its player had a safe play instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferFinding {
    /// Who offered.
    pub player: Name,
    /// The line of the offer.
    pub line: u32,
    /// Who refused; nobody where both accepted.
    pub refused_by: Option<Name>,
    /// His opponents in turn order.
    pub opponents: Vec<Judged>,
    /// How many of the next cards of the stock the record gives, not counting jokers, where they are
    /// too few for a turn of the player and one of each opponent.
    pub stock: Option<usize>,
    /// Every turn that was possible.
    pub turns: Vec<OfferedTurn>,
}
