//! What a player who offered a nagari could have played instead.

use crate::record::{Name, Turn};
use serde::{Deserialize, Serialize};

/// What the judgement of an opponent's next turn rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum JudgedBy {
    /// The opponent's hand is known, so every turn that it allows counts.
    Hand,
    /// The opponent's hand is not known, so only the turn that they took counts.
    Turn,
    /// The opponent's hand is not known and they took no turn, so nothing can be said.
    Nothing,
}

/// What would have happened after a turn that was possible instead of an offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Safety {
    /// No opponent could have stopped in their next turn.
    Safe,
    /// The player's turn would have won at once, which is just as safe.
    Wins,
    /// An opponent could have stopped in their next turn.
    Unsafe {
        /// The opponent who could have stopped.
        winner: Name,
        /// The turn that the other opponent takes in between, if that one comes first; one element
        /// for each line of the turn.
        between: Option<Vec<Turn>>,
        /// The turn after which the opponent could have stopped; one element for each line of the
        /// turn (there are several if a joker is laid down first).
        answer: Vec<Turn>,
    },
    /// It is not known what an opponent could have done.
    NotKnown,
}

/// An opponent of the player who offered a nagari.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The opponent's name.
    pub player: Name,
    /// What the judgement of the opponent's next turn rests on.
    pub by: JudgedBy,
}

/// A turn that the player who offered a nagari could have taken instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferedTurn {
    /// The turn, one element for each of its lines; it has several if a joker is laid down first.
    pub turn: Vec<Turn>,
    /// What would have happened after the turn.
    pub safety: Safety,
}

/// An offer of a nagari, and what the player who made it could have played instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferFinding {
    /// The player who made the offer.
    pub player: Name,
    /// The line of the record with the offer.
    pub line: u32,
    /// The opponent who refused the offer; `None` if both accepted.
    pub refused_by: Option<Name>,
    /// The opponents of the player who made the offer, in turn order.
    pub opponents: Vec<Judged>,
    /// How many of the next cards in the stock are known, not counting jokers; `None` if that is
    /// enough for a turn of each player.
    pub stock: Option<usize>,
    /// Every turn that the player could have taken instead.
    pub turns: Vec<OfferedTurn>,
}
