//! What an internal fault says about a verdict that does not add up.

use crate::record::Name;

/// A number in a verdict that differs from what its parts add up to. Only a bug can cause this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imbalance {
    /// Which number it is.
    pub of: Summed,
    /// The value in the verdict.
    pub is: i128,
    /// What its parts add up to.
    pub parts: i128,
}

/// A number in a verdict that is a sum or product of others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Summed {
    /// The sum of all players' chips. Payments cancel out, so it is what the pot lost.
    All,
    /// A player's net chips: payments received minus payments made.
    Net(Name),
    /// The points of a score: the sum of its lines.
    Score,
    /// The points of this player's loss: the winner's points plus what steps add.
    Points(Name),
    /// The multiplier of this player's loss: the product of its steps.
    Multiplier(Name),
    /// The chips added to this player's loss after the multipliers: the sum of its steps.
    Flat(Name),
    /// The chips of this player's loss: points × multiplier, plus the chips added, up to the cap.
    Loss(Name),
    /// What this player pays for the win: the losses that the player covers.
    Win(Name),
    /// The multiplier of a round of Koi-Koi: the product of its steps.
    RoundMultiplier,
    /// This player's points in a round of Koi-Koi.
    RoundPoints(Name),
    /// The chips that this player gets for a round of Koi-Koi: the player's points.
    RoundChips(Name),
    /// What the sets in this player's min-hwatu pile bring from all other players.
    Brought(Name),
    /// What the other players' sets cost this min-hwatu player.
    Cost(Name),
    /// The total of this player's min-hwatu pile: the cards, plus what sets bring, less what they
    /// cost.
    Total(Name),
    /// This min-hwatu player's balance: the total minus par.
    Balance(Name),
    /// This min-hwatu player's chips: the balance.
    Balanced(Name),
}
