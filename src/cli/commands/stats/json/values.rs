//! Values that several parts of the statistics have in JSON.

use crate::cli::figures::hundredths;
use crate::report::stats::{ChipParts, ChipsMoved, Hands, Interval};
use serde::Serialize;

/// Chips, or for rounds that are played for points, points, and what moved them.
#[derive(Serialize)]
pub(super) struct ChipsJson<'a> {
    chips: i64,
    hands: &'a Hands,
}

/// Chips by what they come from.
#[derive(Serialize)]
pub(super) struct PartsJson {
    played: i64,
    sat_out: i64,
    games: i64,
    pot: i64,
    uncounted: i64,
}

/// The ends of the interval around a figure.
#[derive(Serialize)]
pub(super) struct IntervalJson {
    low: f64,
    high: f64,
}

/// Converts hundredths to a decimal number.
pub(super) fn decimal(number: i64) -> f64 {
    hundredths(number).parse().unwrap_or_default()
}

impl IntervalJson {
    pub(super) fn from_interval(interval: Interval) -> Self {
        Self {
            low: decimal(interval.low),
            high: decimal(interval.high),
        }
    }
}

impl<'a> ChipsJson<'a> {
    pub(super) const fn from_moved(moved: &'a ChipsMoved) -> Self {
        Self {
            chips: moved.chips,
            hands: &moved.hands,
        }
    }
}

impl PartsJson {
    pub(super) const fn from_parts(parts: &ChipParts) -> Self {
        Self {
            played: parts.played,
            sat_out: parts.sat_out,
            games: parts.games,
            pot: parts.pot,
            uncounted: parts.uncounted,
        }
    }
}
