//! The parts of a verdict that depend on the game.

use super::{
    Finding, Irregularity, Liability, Loss, OfferFinding, PileCounting, RoundPoints, Score,
};

/// The part of a verdict that depends on its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Go-Stop.
    GoStop(GoStopDetail),
    /// A round of Koi-Koi.
    KoiKoi(KoiKoiDetail),
    /// Min-hwatu.
    MinHwatu(PileCounting),
}

/// What only a verdict on Go-Stop has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GoStopDetail {
    /// The score of the winner's pile, if the win is paid by points.
    pub score: Option<Score>,
    /// What each loser owes for the win.
    pub losses: Vec<Loss>,
    /// Who pays for others, if anybody.
    pub liability: Option<Liability>,
    /// Who fed the winner, according to the turns; empty without recorded turns.
    pub findings: Vec<Finding>,
    /// What players who offered a nagari could have played; empty if the record does not show it.
    pub offers: Vec<OfferFinding>,
    /// Irregularities that the record shows; they do not affect payments.
    pub irregular: Vec<Irregularity>,
}

/// What only a verdict on Koi-Koi has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KoiKoiDetail {
    /// The paid yaku, if the round was won by yaku.
    pub score: Option<Score>,
    /// The points of the round.
    pub round: RoundPoints,
}
