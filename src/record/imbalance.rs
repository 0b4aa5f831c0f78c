//! A verdict that does not add up, as facts for its fault.

use crate::record::Name;

/// A number in a verdict that differs from what its parts add up to. No record can cause this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imbalance {
    /// Which number.
    pub of: Summed,
    /// Its value.
    pub is: i128,
    /// What its parts add up to.
    pub parts: i128,
}

/// A number in a verdict that is a sum or product of others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Summed {
    /// The chips of all players: what the pot lost, since payments cancel out.
    All,
    /// A player's net chips: payments received minus payments made.
    Net(Name),
    /// The points of a score: the sum of its lines.
    Score,
    /// The points of a loss: the winner's points plus what steps add.
    Points(Name),
    /// The multiplier of a loss: the product of its steps.
    Multiplier(Name),
    /// The chips of a loss after the multipliers: the sum of its steps.
    Flat(Name),
    /// The chips of a loss.
    Loss(Name),
    /// What a player pays for the win: the losses that they cover.
    Win(Name),
    /// The multiplier of a round of Koi-Koi: the product of its steps.
    RoundMultiplier,
    /// A player's points in a round of Koi-Koi.
    RoundPoints(Name),
    /// The chips that a player gets for a round of Koi-Koi: their points.
    RoundChips(Name),
    /// What the sets of a min-hwatu pile bring from all other players.
    Brought(Name),
    /// What the other players' sets cost a min-hwatu player.
    Cost(Name),
    /// The total of a min-hwatu pile: its cards, and what sets bring and cost.
    Total(Name),
    /// A min-hwatu player's balance: the total minus par.
    Balance(Name),
    /// A min-hwatu player's chips: their balance.
    Balanced(Name),
}
