//! The facts of a verdict that does not add up, as its fault holds them.

use crate::record::Name;

/// A number of a verdict that is not what its parts come to, which no record can bring about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imbalance {
    /// Which number.
    pub of: Summed,
    /// What it is.
    pub is: i128,
    /// What its parts come to.
    pub parts: i128,
}

/// A number that is the sum or the product of others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Summed {
    /// The chips of all players, with those that went into the pot and without those from it.
    All,
    /// The chips of a player, of what is paid to and by them.
    Net(Name),
    /// The points of a score, of its lines.
    Score,
    /// The points of a loss, of the winner's and what steps add.
    Points(Name),
    /// The multiplier of a loss, of its steps.
    Multiplier(Name),
    /// The chips of a loss after the multipliers, of its steps.
    Flat(Name),
    /// The chips of a loss.
    Loss(Name),
    /// What a player pays for the win, of the losses that they cover.
    Win(Name),
    /// The multiplier of a round of Koi-Koi, of its steps.
    RoundMultiplier,
    /// The points of a player in a round of Koi-Koi.
    RoundPoints(Name),
    /// The chips that a round of Koi-Koi moves to a player, of their points.
    RoundChips(Name),
    /// What the sets of a pile of min-hwatu bring, of all others.
    Brought(Name),
    /// What the sets of others cost a player of min-hwatu.
    Cost(Name),
    /// The total of a pile of min-hwatu, of its cards and sets.
    Total(Name),
    /// What a player of min-hwatu is above or below par.
    Balance(Name),
    /// The chips of a player of min-hwatu, of their balance.
    Balanced(Name),
}
