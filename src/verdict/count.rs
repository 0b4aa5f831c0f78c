//! The result of a hand of min-hwatu.

use crate::card::{Card, Pile};
use crate::record::Name;
use serde::{Deserialize, Serialize};

listed! {
    /// A set of cards in min-hwatu, for which every other player pays.
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

/// A set of cards in a min-hwatu pile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetLine {
    /// Which set it is.
    pub id: CountedSet,
    /// The points that the set brings from each other player.
    pub points: i64,
    /// The cards of the set.
    pub cards: Pile,
}

/// A min-hwatu pile, counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PileCount {
    /// The owner of the pile.
    pub player: Name,
    /// The points of the cards in the pile.
    pub cards: i64,
    /// The sets in the pile.
    pub sets: Vec<SetLine>,
    /// The points that the owner's sets bring from all other players together.
    pub brought: i64,
    /// The points that the other players' sets cost the owner.
    pub cost: i64,
    /// The points of the cards, plus what the owner's sets bring, minus what the others' sets cost.
    pub total: i64,
    /// Points above par that nobody pays, because the players' par leaves them over from the pack.
    pub remainder: i64,
}

/// The result of a hand of min-hwatu: the piles as counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PileCounting {
    /// Each player's total minus par, less the remainder of the pack, in seat order; all 0 if the
    /// piles together are not the whole pack.
    pub balance: Vec<(Name, i64)>,
    /// The total at which a player neither wins nor loses.
    pub par: i64,
    /// The counted piles; empty if the piles together are not the whole pack.
    pub piles: Vec<PileCount>,
    /// The cards of the pack that are in no pile.
    pub missing: Pile,
    /// The cards that the piles have more often than the pack, once for each extra copy.
    pub surplus: Vec<Card>,
}
