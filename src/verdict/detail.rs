//! What a verdict says beyond what all games share, by its game.

use super::{
    Counting, Finding, Irregularity, Liability, Loss, OfferFinding, RoundPoints, Score, Verdict,
};
use crate::rules::{Game, PointUnit};

/// What the verdict on a hand of a game says besides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Of Go-Stop.
    GoStop(GoStopDetail),
    /// Of a round of Koi-Koi.
    KoiKoi(KoiKoiDetail),
    /// Of min-hwatu.
    MinHwatu(Counting),
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

impl Verdict {
    /// Returns the game.
    pub const fn game(&self) -> Game {
        match self.detail {
            Detail::GoStop(_) => Game::GoStop,
            Detail::KoiKoi(_) => Game::KoiKoi,
            Detail::MinHwatu(_) => Game::MinHwatu,
        }
    }

    /// Returns what its points are counted in.
    pub fn unit(&self) -> PointUnit {
        self.round().map_or(PointUnit::Ten, |round| round.unit)
    }

    /// Returns what a hand of Go-Stop says besides; `None` of another game.
    pub const fn gostop(&self) -> Option<&GoStopDetail> {
        match &self.detail {
            Detail::GoStop(detail) => Some(detail),
            Detail::KoiKoi(_) | Detail::MinHwatu(_) => None,
        }
    }

    /// Returns what the winner's pile scores, where the win is paid by points.
    pub const fn score(&self) -> Option<&Score> {
        match &self.detail {
            Detail::GoStop(detail) => detail.score.as_ref(),
            Detail::KoiKoi(detail) => detail.score.as_ref(),
            Detail::MinHwatu(_) => None,
        }
    }

    /// Returns what each loser of Go-Stop owes for the win.
    pub fn losses(&self) -> &[Loss] {
        self.gostop().map_or(&[], |detail| &detail.losses)
    }

    /// Returns who pays for whom, if anybody.
    pub fn liability(&self) -> Option<&Liability> {
        self.gostop()?.liability.as_ref()
    }

    /// Returns what a round of Koi-Koi brings in points.
    pub const fn round(&self) -> Option<&RoundPoints> {
        match &self.detail {
            Detail::KoiKoi(detail) => Some(&detail.round),
            Detail::GoStop(_) | Detail::MinHwatu(_) => None,
        }
    }

    /// Returns what the cards of min-hwatu come to.
    pub const fn counting(&self) -> Option<&Counting> {
        match &self.detail {
            Detail::MinHwatu(counting) => Some(counting),
            Detail::GoStop(_) | Detail::KoiKoi(_) => None,
        }
    }

    /// Returns who fed the winner by the turns of the record.
    pub fn findings(&self) -> &[Finding] {
        self.gostop().map_or(&[], |detail| &detail.findings)
    }

    /// Returns what the player who offered a nagari could have played.
    pub fn offers(&self) -> &[OfferFinding] {
        self.gostop().map_or(&[], |detail| &detail.offers)
    }

    /// Returns the irregularities that the record shows.
    pub fn irregular(&self) -> &[Irregularity] {
        self.gostop().map_or(&[], |detail| &detail.irregular)
    }
}
