//! When a player may stop or say go.

use super::hand::Hand;
use crate::record::Seat;
use crate::rules::GoStopRules;

/// The stop points that a player needs for a stop or a go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Needed {
    /// The target, which everybody needs.
    target: i64,
    /// The points of the last go whose points are known; `None` if there is none, or if goes need
    /// not improve.
    last_go: Option<i64>,
    /// How many goes the player has said: the points must exceed the target by one for each. 0 if
    /// goes need not improve.
    goes: u32,
    /// Whether the player must improve on a last go whose points are not recorded.
    unknown: bool,
}

/// Why stop points are not enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shortfall {
    /// The points are below this target.
    Target(i64),
    /// The points do not exceed those of the last go, which are given.
    LastGo(i64),
    /// The points are too few after this many goes, since each call must beat the one before.
    Goes {
        /// How many goes.
        goes: u32,
        /// The fewest points that a call needs after these goes.
        least: i64,
    },
}

impl Needed {
    /// Returns why this many stop points are not enough, or `None` if they are, as far as the
    /// points of the goes are known.
    pub fn shortfall(self, points: i64) -> Option<Shortfall> {
        if points < self.target {
            return Some(Shortfall::Target(self.target));
        }
        if let Some(last) = self.last_go.filter(|last| points <= *last) {
            return Some(Shortfall::LastGo(last));
        }
        let (goes, least) = (self.goes, self.target + i64::from(self.goes));
        (points < least).then_some(Shortfall::Goes { goes, least })
    }

    /// Returns whether this many stop points are certainly enough.
    pub fn surely_met(self, points: i64) -> bool {
        !self.unknown && self.shortfall(points).is_none()
    }

    /// Returns the most goes that a player who stops with this many points can have said before;
    /// `None` if the points set no limit.
    pub fn most_goes(points: i64, active: usize, rules: &GoStopRules) -> Option<u32> {
        let above = points - i64::from(rules.target(active));
        rules
            .go_improve
            .then(|| u32::try_from(above.max(0)).unwrap_or(u32::MAX))
    }
}

/// What a player who may stop can call at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Calls {
    /// Stop or go.
    StopOrGo,
    /// Stop, go or push.
    OrPush,
}

impl Calls {
    /// Returns the possible calls under these rules.
    pub const fn under(rules: &GoStopRules) -> Self {
        if rules.push {
            Self::OrPush
        } else {
            Self::StopOrGo
        }
    }
}

impl Hand {
    /// Returns what a player needs to stop or say go.
    pub fn needed(&self, seat: Seat, rules: &GoStopRules) -> Needed {
        let goes = if rules.go_improve {
            self.player(seat).goes.as_slice()
        } else {
            &[]
        };
        Needed {
            target: i64::from(rules.target(self.players.len())),
            last_go: goes.iter().rev().find_map(|go| go.points),
            goes: u32::try_from(goes.len()).unwrap_or(u32::MAX),
            unknown: goes.last().is_some_and(|go| go.points.is_none()),
        }
    }

    /// Returns whether a player may stop or say go with the known cards.
    pub fn may_stop(&self, seat: Seat, rules: &GoStopRules) -> bool {
        let points = self.counted(seat).stop_points(rules);
        self.needed(seat, rules).shortfall(points).is_none()
    }

    /// Returns whether a player must call in a record of whole turns: they may stop, and have more
    /// points than at the last go. If goes need not improve, they may stop with no more points, but
    /// need not.
    pub fn must_declare(&self, seat: Seat, rules: &GoStopRules) -> bool {
        let player = self.player(seat);
        let last_go = player.goes.iter().rev().find_map(|go| go.points);
        let points = self.counted(seat).stop_points(rules);
        let may_stop = self.needed(seat, rules).shortfall(points).is_none();
        may_stop && last_go.is_none_or(|last| points > last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_go_takes_a_point_above_the_target() {
        // Three players need 3, so a player who stops with 5 may have said go with 3 and with 4.
        let mut rules = GoStopRules {
            go_improve: true,
            ..GoStopRules::default()
        };
        let most = |points, rules: &GoStopRules| Needed::most_goes(points, 3, rules);
        assert_eq!(most(5, &rules), Some(2));
        assert_eq!(most(3, &rules), Some(0));
        rules.go_improve = false;
        assert_eq!(most(5, &rules), None);
    }
}
