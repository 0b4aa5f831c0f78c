//! The totals of a session's hands.

use crate::closing::{Closing, moves_chips};
use crate::ledger::StoredHand;
use crate::record::Name;
use crate::report::Standings;
use crate::verdict::{Outcome, Verdict};

/// The totals of a session's hands; hands are added one by one.
#[derive(Debug)]
pub(super) struct SessionSums {
    pub(super) standings: Standings,
    /// The totals of all hands.
    pub(super) all: Closing,
    /// The totals of the hands that count.
    pub(super) counted: Closing,
    /// How many of the hands count; 0 if another session counts for the same evening.
    pub(super) counting: u32,
    /// How many of the hands were played, not counting those that were dealt again.
    pub(super) played: u32,
    /// The sum of all Koi-Koi points that moved, wins and losses alike.
    pub(super) points_moved: u128,
    /// Whether a round moved points that become chips at the end.
    pub(super) for_points: bool,
}

impl SessionSums {
    /// Returns the totals for these players before the first hand.
    pub(super) fn new(players: &[Name]) -> Self {
        Self {
            standings: Standings::default(),
            all: Closing::new(players),
            counted: Closing::new(players),
            counting: 0,
            played: 0,
            points_moved: 0,
            for_points: false,
        }
    }

    /// Adds the next hand of the session; `for_points` says whether the session's rules are played
    /// for points. `None` if a sum is too large.
    pub(super) fn add(
        &mut self,
        hand: &StoredHand,
        verdict: &Verdict,
        for_points: bool,
    ) -> Option<()> {
        for (name, chips) in &hand.net {
            self.standings.add(name, *chips)?;
        }
        self.all.add(verdict);
        if hand.counts {
            self.counted.add(verdict);
            self.counting += 1;
        }
        self.played += u32::from(verdict.outcome != Outcome::Void);
        self.points_moved = self.points_moved.saturating_add(moved(points_of(verdict)));
        self.for_points |= !moves_chips(verdict, for_points);
        Some(())
    }
}

/// Returns how much moved in total, wins and losses alike.
pub(super) fn moved(all: impl Iterator<Item = i64>) -> u128 {
    all.map(|one| u128::from(one.unsigned_abs())).sum()
}

/// Returns the points that a round of Koi-Koi moved.
pub(super) fn points_of(verdict: &Verdict) -> impl Iterator<Item = i64> {
    let rounds = verdict.round().into_iter();
    rounds.flat_map(|round| round.points.iter().map(|(_, points)| *points))
}
