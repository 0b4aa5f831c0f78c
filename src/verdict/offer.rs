//! What a player who offered a nagari could have played instead.

use crate::record::{Name, Turn};
use serde::{Deserialize, Serialize};

/// On what basis an opponent's possible next turns are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum JudgedBy {
    /// Their hand is known: every turn that it allows.
    Hand,
    /// Their hand is not known: only the turn that they took.
    Turn,
    /// Their hand is not known, and they took no turn: nothing can be said.
    Nothing,
}

/// What would have happened after a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Safety {
    /// No opponent could have stopped on their next turn.
    Safe,
    /// The turn would have won, which is just as safe.
    Wins,
    /// An opponent could have stopped on their next turn.
    Unsafe {
        /// The opponent who could have stopped.
        winner: Name,
        /// The turn before that, if the other opponent takes one first.
        between: Option<Vec<Turn>>,
        /// The turn after which the opponent could have stopped.
        answer: Vec<Turn>,
    },
    /// It is not known what an opponent could have done.
    NotKnown,
}

/// An opponent of the player who offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Their name.
    pub player: Name,
    /// The basis for judging their turns.
    pub by: JudgedBy,
}

/// A turn that the player who offered could have taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferedTurn {
    /// The lines of the turn.
    pub turn: Vec<Turn>,
    /// What would have happened after it.
    pub safety: Safety,
}

/// An offer of a nagari, and whether the player who made it had a safe play instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferFinding {
    /// Who made the offer.
    pub player: Name,
    /// The line of the offer.
    pub line: u32,
    /// Who refused it; `None` if both accepted.
    pub refused_by: Option<Name>,
    /// The opponents in turn order.
    pub opponents: Vec<Judged>,
    /// How many of the next stock cards the record gives, not counting jokers, if that is too few
    /// for a turn of each player.
    pub stock: Option<usize>,
    /// Every possible turn.
    pub turns: Vec<OfferedTurn>,
}
