//! What a verdict says beyond what all games share, by its game.

use super::{
    Finding, Irregularity, Liability, Loss, OfferFinding, PileCounting, RoundPoints, Score,
};

/// What the verdict on a hand of a game says besides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Of Go-Stop.
    GoStop(GoStopDetail),
    /// Of a round of Koi-Koi.
    KoiKoi(KoiKoiDetail),
    /// Of min-hwatu.
    MinHwatu(PileCounting),
}

/// What the verdict on a hand of Go-Stop says besides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GoStopDetail {
    /// What the winner's pile scores, where the win is paid by points.
    pub score: Option<Score>,
    /// What each loser owes for the win.
    pub losses: Vec<Loss>,
    /// Who pays for whom, if anybody.
    pub liability: Option<Liability>,
    /// Who fed the winner by the turns of the record; empty where it has none.
    pub findings: Vec<Finding>,
    /// What the player who offered a nagari could have played; empty where the record does not show it.
    pub offers: Vec<OfferFinding>,
    /// Irregularities that the record shows; no payment depends on them.
    pub irregular: Vec<Irregularity>,
}

/// What the verdict on a round of Koi-Koi says besides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KoiKoiDetail {
    /// The yaku that are paid, where the round was won by yaku.
    pub score: Option<Score>,
    /// What it brings in points.
    pub round: RoundPoints,
}
