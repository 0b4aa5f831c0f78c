//! What a player who offered a nagari could have played instead.

use crate::record::Turn;
use serde::{Deserialize, Serialize};

/// By what it is judged what an opponent could have done on his next turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum JudgedBy {
    /// His hand is known: every turn that it allows.
    Hand,
    /// His hand is not known: the turn that he took.
    Turn,
    /// His hand is not known and he took no turn: nothing can be said.
    Nothing,
}

/// What would have come of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Safety {
    /// No opponent could have stopped on his next turn.
    Safe,
    /// Its player would have won by it himself, which is as safe.
    Wins,
    /// An opponent could have stopped on his next turn.
    Unsafe {
        /// Who.
        winner: String,
        /// The turn before his, where the other opponent takes one first.
        between: Option<Vec<Turn>>,
        /// The turn after which he could have stopped.
        answer: Vec<Turn>,
    },
    /// What an opponent could have done is not known.
    NotKnown,
}

/// An opponent of whoever offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// His name.
    pub player: String,
    /// By what it is judged what he could have done.
    pub by: JudgedBy,
}

/// A turn that whoever offered could have taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferedTurn {
    /// Its lines.
    pub turn: Vec<Turn>,
    /// What would have come of it.
    pub safety: Safety,
}

/// An offer of a nagari, and whether its player had a safe play when he made it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferFinding {
    /// Who offered.
    pub player: String,
    /// The line of the offer.
    pub line: u32,
    /// Who refused; nobody where both accepted.
    pub refused_by: Option<String>,
    /// His opponents in turn order.
    pub opponents: Vec<Judged>,
    /// How many of the next cards of the stock the record tells, jokers left out, where they are too
    /// few for his turn and one of each opponent.
    pub stock: Option<usize>,
    /// Every turn that he could have taken.
    pub turns: Vec<OfferedTurn>,
}
