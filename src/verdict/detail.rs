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

/// The part of a verdict that only Go-Stop has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GoStopDetail {
    /// The score of the winner's pile, if the win is paid by points.
    pub score: Option<Score>,
    /// What each loser owes for the win.
    pub losses: Vec<Loss>,
    /// Which loser pays for others, and why; `None` if nobody does.
    pub liability: Option<Liability>,
    /// Which cards fed the winner, and who played or left them; empty if turns are not recorded.
    pub findings: Vec<Finding>,
    /// For each offer of a nagari, what the player who made it could have played instead; empty if
    /// the record does not show it.
    pub offers: Vec<OfferFinding>,
    /// The irregularities that the record shows, which do not affect payments.
    pub irregular: Vec<Irregularity>,
}

/// The part of a verdict that only Koi-Koi has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KoiKoiDetail {
    /// The score that is paid, if the round was won by yaku.
    pub score: Option<Score>,
    /// The points of the round.
    pub round: RoundPoints,
}
