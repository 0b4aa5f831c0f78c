//! When a player may stop or say go (rule 2.3).

use super::hand::Hand;
use super::score::stop_points;
use crate::record::Seat;
use crate::rules::GoStopRules;

/// What a player's stop points have to be for a stop or a go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Needed {
    /// The points that anybody needs here.
    target: i64,
    /// The points of his last go, where the record knows them.
    last_go: Option<i64>,
    /// Whether he said go, last with points that the record does not know.
    unknown: bool,
}

/// What stop points fall short of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shortfall {
    /// They are fewer than this target.
    Target(i64),
    /// They are no more than at his last go.
    LastGo(i64),
}

impl Needed {
    /// Returns what so many stop points fall short of, or `None` where they are enough, as far as
    /// the points of the last go are known.
    pub fn shortfall(self, points: i64) -> Option<Shortfall> {
        if points < self.target {
            Some(Shortfall::Target(self.target))
        } else {
            let last_go = self.last_go.filter(|last| points <= *last);
            last_go.map(Shortfall::LastGo)
        }
    }

    /// Returns whether so many stop points are known to be enough.
    pub fn surely_met(self, points: i64) -> bool {
        !self.unknown && self.shortfall(points).is_none()
    }
}

impl Hand {
    /// Returns what a player needs to stop or to say go.
    pub fn needed(&self, seat: Seat, rules: &GoStopRules) -> Needed {
        let last_go = self.player(seat).last_go();
        Needed {
            target: i64::from(rules.target(self.players.len())),
            last_go: last_go.flatten(),
            unknown: last_go == Some(None),
        }
    }

    /// Returns whether a player may stop or say go with the cards that are known of him.
    pub fn may_stop(&self, seat: Seat, rules: &GoStopRules) -> bool {
        let points = stop_points(self.player(seat).pile, rules);
        self.needed(seat, rules).shortfall(points).is_none()
    }
}
