//! The result of a hand, whole.

use super::{
    Detail, Finding, GoStopDetail, Irregularity, Liability, Loss, OfferFinding, Outcome, Payment,
    PileCounting, RoundPoints, Score,
};
use crate::card::Calendar;
use crate::record::{Header, Name, Spanned};
use crate::rules::{Game, PointUnit};

/// What the next hand starts with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextHand {
    /// Who deals.
    pub dealer: Name,
    /// Hands of nagari straight before it.
    pub carry: u32,
    /// Chips in the boar's pot.
    pub pot: i64,
    /// Gwangpalli still owed to each player by each loser.
    pub dues: Vec<(Name, i64)>,
}

impl NextHand {
    /// Returns the header lines of the next hand that follow from this one.
    pub fn headers(&self) -> Vec<Header> {
        let carry = (self.carry > 0).then_some(Header::Carry(self.carry));
        let pot = (self.pot > 0).then_some(Header::Pot(self.pot));
        let dues = self.dues.iter();
        let dues = dues.map(|(name, chips)| Header::Dues(Spanned::synthetic(name.clone()), *chips));
        carry.into_iter().chain(pot).chain(dues).collect()
    }
}

/// The result of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Verdict {
    /// By which calendar its cards are written.
    pub calendar: Calendar,
    /// The name of the ruleset.
    pub rules: Name,
    /// How the hand ended.
    pub outcome: Outcome,
    /// Who won, if anybody.
    pub winner: Option<Name>,
    /// Who pays whom what.
    pub payments: Vec<Payment>,
    /// Chips won or lost by everyone seated, in seat order.
    pub net: Vec<(Name, i64)>,
    /// What the next hand starts with.
    pub next: NextHand,
    /// What its game has besides.
    pub detail: Detail,
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
    pub const fn counting(&self) -> Option<&PileCounting> {
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
