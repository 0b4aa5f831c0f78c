//! Who pays whom, and for what.

use crate::record::{Name, POT};
use serde::{Deserialize, Serialize};

listed! {
    /// What a payment is for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[expect(
        missing_docs,
        reason = "each variant is the id of an event of the rule book"
    )]
    #[non_exhaustive]
    pub enum PaidFor {
        Win,
        Quads,
        FirstPpuk,
        SecondPpuk,
        ThirdPpuk,
        ThreePpuk,
        FirstSweep,
        FirstChok,
        FirstTtadak,
        Heodang,
        Boar,
        Gwangpalli,
        Pot,
        Net,
    }
}

/// Who pays or is paid: a player or the pot.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Party {
    /// A player.
    Player(Name),
    /// The boar's pot.
    Pot,
}

impl Party {
    /// Returns the player's name, or the word that stands for the pot.
    pub fn word(&self) -> &str {
        match self {
            Self::Player(name) => name,
            Self::Pot => POT,
        }
    }

    /// Returns whether the party is the player with this name.
    pub fn is_player(&self, name: &str) -> bool {
        matches!(self, Self::Player(player) if player == name)
    }
}

/// A payment of chips from one party to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payment {
    /// Who pays.
    pub from: Party,
    /// Who is paid.
    pub to: Party,
    /// How many chips.
    pub chips: i64,
    /// What the payment is for.
    pub reason: PaidFor,
}
