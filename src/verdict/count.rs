//! What a hand of min-hwatu comes to.

use crate::card::{Card, Pile};
use crate::record::Name;
use serde::{Deserialize, Serialize};

listed! {
    /// A set of min-hwatu that every other player pays for.
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

/// A set that a pile of min-hwatu holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetLine {
    /// Which set.
    pub id: CountedSet,
    /// Points from every other player.
    pub points: i64,
    /// Its cards.
    pub cards: Pile,
}

/// One pile of min-hwatu, counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PileCount {
    /// Whose it is.
    pub player: Name,
    /// The points of its cards.
    pub cards: i64,
    /// The sets it holds.
    pub sets: Vec<SetLine>,
    /// What its sets bring from all others.
    pub brought: i64,
    /// What the sets of others cost.
    pub cost: i64,
    /// The points of its cards with what sets bring and cost.
    pub total: i64,
}

/// What a hand of min-hwatu brings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PileCounting {
    /// Total less par of each player, in seat order; all 0 where the cards are not the pack.
    pub balance: Vec<(Name, i64)>,
    /// The points at which a player is even.
    pub par: i64,
    /// The piles, where they make the pack.
    pub piles: Vec<PileCount>,
    /// The cards that nobody has.
    pub missing: Pile,
    /// The cards that are there more often than in the pack, each as often as that.
    pub surplus: Vec<Card>,
}
