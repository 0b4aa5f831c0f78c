//! The complete result of a hand.

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
    /// Who deals the next hand.
    pub dealer: Name,
    /// How many hands in a row before the next one had no winner.
    pub carry: u32,
    /// The chips in the boar's pot.
    pub pot: i64,
    /// The gwangpalli that each of these players gets from every loser of the next hand with a
    /// winner.
    pub dues: Vec<(Name, i64)>,
}

impl NextHand {
    /// Returns the header lines that the record of the next hand begins with.
    pub fn headers(&self) -> Vec<Header> {
        let carry = (self.carry > 0).then_some(Header::Carry(self.carry));
        let pot = (self.pot > 0).then_some(Header::Pot(self.pot));
        let dues = self.dues.iter();
        let dues = dues.map(|(name, chips)| Header::Dues(Spanned::synthetic(name.clone()), *chips));
        carry.into_iter().chain(pot).chain(dues).collect()
    }
}

/// The result of a hand: who won, who pays whom, and why.
///
/// # Getting one
///
/// [`Case::settle`](crate::Case::settle) settles a record and returns a verdict that has been
/// checked to add up. [`Verdict::from_json`] reads one back from the ledger or from another
/// program.
///
/// # Asking it
///
/// [`net`](Self::net) has each player's chips and [`payments`](Self::payments) who pays whom for
/// what. [`score`](Self::score) and [`losses`](Self::losses) give the reasons: the lines of the
/// winner's score, and for each loser the steps from points to chips. [`next`](Self::next) is what
/// the next hand starts with. Parts that depend on the game are in [`detail`](Self::detail); the
/// methods below return nothing for a game that does not have them.
///
/// # Errors
///
/// A verdict has no faults of its own: a record that does not settle has none. Reading JSON fails
/// with the error of the parser, which says what is wrong.
///
/// ```
/// use dokbak::verdict::StepId;
/// use dokbak::{Case, Opening, Verdict};
///
/// let hand = "players Ann Bo\nAnn has 1g 3g 8g 1t 2t 3t 4t 5t\nBo counts g0 p5\nAnn stop\n";
/// let verdict = Case::read(hand, Opening::default()).settle()?;
/// assert_eq!(verdict.net, [("Ann".into(), 14), ("Bo".into(), -14)]);
///
/// // Three brights, the poem ribbons and five ribbons make 3 + 3 + 1 points.
/// assert_eq!(verdict.score().map(|score| score.points), Some(7));
/// // Bo has no bright, so gwang-bak doubles the loss.
/// let loss = &verdict.losses()[0];
/// assert_eq!((loss.points, loss.multiplier, loss.chips), (7, 2, 14));
/// assert!(loss.steps.iter().any(|step| step.id == StepId::GwangBak));
///
/// let read = Verdict::from_json(&verdict.to_json(), verdict.calendar, verdict.unit());
/// assert!(read.is_ok_and(|read| read == verdict));
/// # Ok::<(), dokbak::Faults>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Verdict {
    /// The calendar that numbers the months of the cards.
    pub calendar: Calendar,
    /// The name of the ruleset that the hand was settled under.
    pub rules: Name,
    /// How the hand ended.
    pub outcome: Outcome,
    /// The player who won, if anybody did.
    pub winner: Option<Name>,
    /// Who pays whom, and for what.
    pub payments: Vec<Payment>,
    /// What each player won (or, negative, lost) in chips, in seat order, for everybody at the
    /// table.
    pub net: Vec<(Name, i64)>,
    /// What the next hand starts with.
    pub next: NextHand,
    /// The part that depends on the game.
    pub detail: Detail,
}

impl Verdict {
    /// Returns whether a player won the hand. In min-hwatu everybody above par wins.
    pub fn is_won_by(&self, name: &str) -> bool {
        match self.outcome {
            Outcome::Counted => {
                let mut net = self.net.iter();
                net.any(|(player, chips)| player == name && *chips > 0)
            }
            _ => self.winner.as_deref() == Some(name),
        }
    }

    /// Returns whether anybody won the hand, as [`is_won_by`](Self::is_won_by) tells it.
    pub fn has_winner(&self) -> bool {
        let mut net = self.net.iter();
        self.winner.is_some() || net.any(|(name, _)| self.is_won_by(name))
    }

    /// Returns the game of the hand.
    pub const fn game(&self) -> Game {
        match self.detail {
            Detail::GoStop(_) => Game::GoStop,
            Detail::KoiKoi(_) => Game::KoiKoi,
            Detail::MinHwatu(_) => Game::MinHwatu,
        }
    }

    /// Returns the unit that the points are counted in.
    pub fn unit(&self) -> PointUnit {
        self.round().map_or(PointUnit::Ten, |round| round.unit)
    }

    /// Returns the part that only Go-Stop has; `None` for another game.
    pub const fn gostop(&self) -> Option<&GoStopDetail> {
        match &self.detail {
            Detail::GoStop(detail) => Some(detail),
            Detail::KoiKoi(_) | Detail::MinHwatu(_) => None,
        }
    }

    /// Returns the score of the winner's pile; `None` if the win is not paid by points.
    pub const fn score(&self) -> Option<&Score> {
        match &self.detail {
            Detail::GoStop(detail) => detail.score.as_ref(),
            Detail::KoiKoi(detail) => detail.score.as_ref(),
            Detail::MinHwatu(_) => None,
        }
    }

    /// Returns what each loser owes for a win in Go-Stop; empty for another game.
    pub fn losses(&self) -> &[Loss] {
        self.gostop().map_or(&[], |detail| &detail.losses)
    }

    /// Returns which loser pays for others, and why; `None` if nobody does.
    pub fn liability(&self) -> Option<&Liability> {
        self.gostop()?.liability.as_ref()
    }

    /// Returns the points of a round of Koi-Koi; `None` for another game.
    pub const fn round(&self) -> Option<&RoundPoints> {
        match &self.detail {
            Detail::KoiKoi(detail) => Some(&detail.round),
            Detail::GoStop(_) | Detail::MinHwatu(_) => None,
        }
    }

    /// Returns the counted piles of min-hwatu; `None` for another game.
    pub const fn counting(&self) -> Option<&PileCounting> {
        match &self.detail {
            Detail::MinHwatu(counting) => Some(counting),
            Detail::GoStop(_) | Detail::KoiKoi(_) => None,
        }
    }

    /// Returns which cards fed the winner according to the turns, and who played or left them.
    pub fn findings(&self) -> &[Finding] {
        self.gostop().map_or(&[], |detail| &detail.findings)
    }

    /// Returns each offer of a nagari with what could have been played instead.
    pub fn offers(&self) -> &[OfferFinding] {
        self.gostop().map_or(&[], |detail| &detail.offers)
    }

    /// Returns the irregularities that the record shows; empty for another game than Go-Stop.
    pub fn irregular(&self) -> &[Irregularity] {
        self.gostop().map_or(&[], |detail| &detail.irregular)
    }
}
