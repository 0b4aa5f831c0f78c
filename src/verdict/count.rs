//! The result of a hand of min-hwatu.

use crate::card::{Card, Pile};
use crate::record::Name;
use serde::{Deserialize, Serialize};

listed! {
    /// A set of min-hwatu, for which every other player pays.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[expect(
        missing_docs,
        reason = "each variant is the id of a set of the rule book"
    )]
    #[non_exhaustive]
    pub enum CountedSet {
        HongDan,
        CheongDan,
        ChoDan,
        January,
        February,
        March,
        April,
        May,
        June,
        July,
        August,
        September,
        October,
        November,
        December,
    }
}

/// A set in a min-hwatu pile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetLine {
    /// Which set.
    pub id: CountedSet,
    /// The points it brings from each other player.
    pub points: i64,
    /// Its cards.
    pub cards: Pile,
}

/// A counted min-hwatu pile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PileCount {
    /// Its owner.
    pub player: Name,
    /// The points of its cards.
    pub cards: i64,
    /// The sets in it.
    pub sets: Vec<SetLine>,
    /// What its sets bring from all other players together.
    pub brought: i64,
    /// What the other players' sets cost.
    pub cost: i64,
    /// The points of its cards, plus what sets bring, minus what they cost.
    pub total: i64,
}

/// The result of counting the piles of a hand of min-hwatu.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PileCounting {
    /// Each player's total minus par, in seat order; all 0 if the piles do not make up the pack.
    pub balance: Vec<(Name, i64)>,
    /// The points at which a player neither wins nor loses.
    pub par: i64,
    /// The piles, if they make up the pack.
    pub piles: Vec<PileCount>,
    /// The cards that are in no pile.
    pub missing: Pile,
    /// The cards that occur more often than in the pack, once for each extra copy.
    pub surplus: Vec<Card>,
}
