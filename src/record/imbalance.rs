//! The facts of a verdict that does not add up, as its fault holds them.

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
    Net(String),
    /// The points of a score, of its lines.
    Score,
    /// The points of a loss, of the winner's and what steps add.
    Points(String),
    /// The multiplier of a loss, of its steps.
    Multiplier(String),
    /// The chips of a loss after the multipliers, of its steps.
    Flat(String),
    /// The chips of a loss.
    Loss(String),
    /// What a player pays for the win, of the losses that they cover.
    Win(String),
    /// The multiplier of a round of Koi-Koi, of its steps.
    RoundMultiplier,
    /// The points of a player in a round of Koi-Koi.
    RoundPoints(String),
    /// The chips that a round of Koi-Koi moves to a player, of their points.
    RoundChips(String),
    /// What the sets of a pile of min-hwatu bring, of all others.
    Brought(String),
    /// What the sets of others cost a player of min-hwatu.
    Cost(String),
    /// The total of a pile of min-hwatu, of its cards and sets.
    Total(String),
    /// What a player of min-hwatu is above or below par.
    Balance(String),
    /// The chips of a player of min-hwatu, of their balance.
    Balanced(String),
}
