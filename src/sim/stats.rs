//! From counts to means and rates, with their confidence. Apart from `report/stats/interval.rs`,
//! only this file computes with floats.
//!
//! All intervals are of 95 %: Wilson's for rates, those of the normal distribution for means.
//! Differences compare the same deals under both rulesets, so whatever affects a deal equally under
//! both cancels out.

#![expect(
    clippy::float_arithmetic,
    reason = "statistics; no chips are computed here"
)]

use super::event::DealEvent;
use super::tally::{Hits, PairedSums, RulesetSums, SimulationTally};

/// How many standard errors a 95 % interval extends to each side.
pub(crate) const REACH: f64 = 1.959_963_985;

/// A number with its 95 % interval, which is unbounded if there are too few hands.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The number.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Estimate {
    /// Returns how far the interval extends to each side, if it is symmetric.
    pub fn reach(&self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

/// A number under each ruleset, and the second number minus the first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ComparisonRow {
    /// The number under each ruleset; `None` if no hand has such a number.
    pub one: [Option<Estimate>; 2],
    /// The second number minus the first; `None` if either is missing.
    pub difference: Option<Estimate>,
}

/// The means of a number over the hands that have it, and how far single hands scatter around the
/// means.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Means {
    /// The means, and their difference.
    pub mean: ComparisonRow,
    /// The standard deviation under each ruleset; `None` if there are too few hands.
    pub spread: [Option<f64>; 2],
}

/// The results of the same deals under two rulesets.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// How many deals were played under each ruleset.
    pub deals: u64,
    /// How many deals had different results under the two rulesets.
    pub differing: u64,
    /// The chips moved in hands with a winner.
    pub chips: Means,
    /// The points of players who stopped.
    pub points: Means,
    /// How often players who stopped had said go.
    pub goes: Means,
    /// How many of 100 hands had each event, leaving out events that never happened.
    pub events: Vec<(DealEvent, ComparisonRow)>,
}

/// Summarises a tally.
pub fn summary(tally: &SimulationTally) -> Summary {
    let same = tally.differing == 0;
    let events = DealEvent::ALL.into_iter().zip(tally.events);
    let happened = events.filter(|(_, hits)| hits.one != [0, 0]);
    Summary {
        deals: tally.deals,
        differing: tally.differing,
        chips: means(&tally.chips, same),
        points: means(&tally.points, same),
        goes: means(&tally.goes, same),
        events: happened
            .map(|(event, hits)| (event, rates(hits, tally.deals, same)))
            .collect(),
    }
}

/// Converts a whole number to a float. Counts here are far too small to lose precision, and sums
/// need not be exact.
#[expect(
    clippy::cast_precision_loss,
    reason = "sums need not be exact to the last digit"
)]
pub(crate) const fn float(number: i128) -> f64 {
    number as f64
}

fn around(value: f64, error: f64) -> Estimate {
    Estimate {
        value,
        low: value - REACH * error,
        high: value + REACH * error,
    }
}

/// Returns the sum of the squared distances from the mean.
fn scatter(single: &RulesetSums) -> f64 {
    let count = i128::from(single.count);
    let exact = single.squares.saturating_mul(count) - single.sum.saturating_mul(single.sum);
    float(exact) / float(count.max(1))
}

fn mean(single: &RulesetSums) -> f64 {
    float(single.sum) / float(i128::from(single.count))
}

/// Returns the variance of a number over single hands; `None` for fewer than two hands.
fn variance(single: &RulesetSums) -> Option<f64> {
    (single.count > 1).then(|| scatter(single) / float(i128::from(single.count) - 1))
}

fn means(sums: &PairedSums, same: bool) -> Means {
    let estimate = |single: RulesetSums| {
        let value = mean(&single);
        let error = variance(&single).map(|found| found / float(single.count.into()));
        (single.count > 0).then(|| around(value, error.unwrap_or(f64::INFINITY).sqrt()))
    };
    let one = sums.one.map(estimate);
    let difference = one[0].zip(one[1]).map(|(left, right)| {
        let error = if same { 0.0 } else { error_of_difference(sums) };
        around(right.value - left.value, error)
    });
    Means {
        mean: ComparisonRow { one, difference },
        spread: sums.one.map(|single| variance(&single).map(f64::sqrt)),
    }
}

/// Returns the standard error of the difference of two means whose deals are partly the same: the
/// variances of both means, minus twice the covariance in the deals that count for both. Infinite
/// for a single hand.
fn error_of_difference(sums: &PairedSums) -> f64 {
    let [left, right] = &sums.one;
    if left.count < 2 || right.count < 2 {
        return f64::INFINITY;
    }
    let counts = [left, right].map(|single| float(single.count.into()));
    let means = [mean(left), mean(right)];
    let of = |single: &RulesetSums| variance(single).unwrap_or(0.0) / float(single.count.into());
    let both = &sums.both;
    let common =
        float(both.products) - means[1] * float(both.sums[0]) - means[0] * float(both.sums[1])
            + means[0] * means[1] * float(both.count.into());
    let shared = float(both.count.into());
    let unbiased = if both.count > 1 {
        shared / (shared - 1.0)
    } else {
        0.0
    };
    let common = common * unbiased / (counts[0] * counts[1]);
    (of(left) + of(right) - 2.0 * common).max(0.0).sqrt()
}

/// Returns how many of 100 hands had an event.
fn rates(hits: Hits, deals: u64, same: bool) -> ComparisonRow {
    let one = hits.one.map(|hits| Some(wilson(hits, deals)));
    let all = float(deals.into());
    let [left, right] = hits.one.map(|hits| float(hits.into()) / all);
    // A deal adds 1 if the event happens only under the second ruleset, and subtracts 1 if only
    // under the first.
    let changed = (hits.one[0] - hits.both) + (hits.one[1] - hits.both);
    let difference = right - left;
    let scatter = float(changed.into()) - all * difference * difference;
    let variance = (scatter / (all - 1.0).max(1.0)).max(0.0);
    let error = match deals {
        _ if same => 0.0,
        1 => f64::INFINITY,
        _ => (variance / all).sqrt(),
    };
    ComparisonRow {
        one,
        difference: Some(scaled(around(difference, error))),
    }
}

/// Returns how many of 100 hands have `hits` of `of`, with the Wilson interval.
fn wilson(hits: u64, of: u64) -> Estimate {
    let (hits, of) = (float(hits.into()), float(of.into()));
    scaled(wilson_of(hits / of, of, REACH))
}

/// Returns the Wilson interval of a rate over `of` trials, extending `errors` standard errors to
/// each side.
pub(crate) fn wilson_of(rate: f64, of: f64, errors: f64) -> Estimate {
    let squared = errors * errors;
    let middle = (rate + squared / (2.0 * of)) / (1.0 + squared / of);
    let inner = rate * (1.0 - rate) / of + squared / (4.0 * of * of);
    let reach = errors / (1.0 + squared / of) * inner.sqrt();
    Estimate {
        value: rate,
        low: (middle - reach).max(0.0),
        high: (middle + reach).min(1.0),
    }
}

fn scaled(of_one: Estimate) -> Estimate {
    Estimate {
        value: of_one.value * 100.0,
        low: of_one.low * 100.0,
        high: of_one.high * 100.0,
    }
}

#[cfg(test)]
mod tests {
    use super::super::tally::DealFacts;
    use super::*;
    use crate::verdict::StepId;

    #[track_caller]
    fn near(found: Option<Estimate>, value: f64, reach: f64) {
        let found = found.unwrap();
        assert!((found.value - value).abs() < 1e-6, "{found:?}");
        assert!((found.reach() - reach).abs() < 1e-5, "{found:?}");
    }

    fn facts(chips: Option<i64>, pi_bak: bool) -> DealFacts {
        let happened = |event| pi_bak && event == DealEvent::Step(StepId::PiBak);
        DealFacts {
            chips,
            points: None,
            goes: None,
            events: DealEvent::ALL.map(happened),
        }
    }

    fn tally(deals: &[[DealFacts; 2]]) -> SimulationTally {
        let mut tally = SimulationTally::default();
        for [left, right] in deals {
            tally.add(left, right);
        }
        tally
    }

    /// 2 4 4 6 under one: mean 4, variance (4 + 0 + 0 + 4) / 3, standard error √(8/3 / 4) = √(2/3).
    /// 4 4 8 8 under the other: mean 6, variance 16/3, standard error √(4/3).
    /// The differences 2 0 4 2: mean 2, variance (0 + 4 + 4 + 0) / 3, standard error √(2/3).
    #[test]
    fn means_and_their_paired_difference() {
        let values = [(2, 4), (4, 4), (4, 8), (6, 8)];
        let deals =
            values.map(|(left, right)| [facts(Some(left), false), facts(Some(right), false)]);
        let chips = summary(&tally(&deals)).chips;
        near(chips.mean.one[0], 4.0, 1.959_964 * 0.816_497);
        near(chips.mean.one[1], 6.0, 1.959_964 * 1.154_701);
        near(chips.mean.difference, 2.0, 1.959_964 * 0.816_497);
        assert!((chips.spread[0].unwrap() - 1.632_993).abs() < 1e-6);
        assert!((chips.spread[1].unwrap() - 2.309_401).abs() < 1e-6);
    }

    /// No deal has a winner under both, so nothing cancels out: 2 and 6 under one, 3 and 5 under
    /// the other. Means 4 and 4, variances 8 and 2, standard error √(8/2 + 2/2) = √5.
    #[test]
    fn hands_without_a_winner_have_no_chips() {
        let values = [
            (Some(2), None),
            (Some(6), None),
            (None, Some(3)),
            (None, Some(5)),
        ];
        let deals = values.map(|(left, right)| [facts(left, false), facts(right, false)]);
        let chips = summary(&tally(&deals)).chips;
        near(chips.mean.one[0], 4.0, 1.959_964 * 2.0);
        near(chips.mean.difference, 0.0, 1.959_964 * 2.236_068);
        let none = summary(&tally(&[[facts(None, false), facts(Some(1), false)]])).chips;
        assert_eq!((none.mean.one[0], none.mean.difference), (None, None));
        assert_eq!(none.spread, [None, None]);
    }

    /// One hand says nothing about the spread of others.
    #[test]
    fn a_single_hand_has_no_bounds() {
        let deals = [[facts(Some(12), true), facts(Some(10), false)]];
        let found = summary(&tally(&deals));
        for estimate in [found.chips.mean.one[0], found.chips.mean.difference] {
            let estimate = estimate.unwrap();
            assert!(!estimate.reach().is_finite(), "{estimate:?}");
            assert!(estimate.low <= 0.0 && estimate.high >= 0.0, "{estimate:?}");
        }
        let (_, rate) = found.events[0];
        assert!(!rate.difference.unwrap().reach().is_finite());
    }

    /// Wilson for 1 of 10 with z² = 3.841459: (0.1 + 0.192073 ± 1.959964 × √(0.009 + 0.009604)) /
    /// 1.384146, which is 1.79 to 40.42 of 100 hands; for none of 10 it is 0 to 27.75.
    #[test]
    fn rates_have_wilsons_interval() {
        let one = wilson(1, 10);
        assert!((one.value - 10.0).abs() < 1e-9);
        assert!(
            (one.low - 1.7876).abs() < 1e-3 && (one.high - 40.415).abs() < 1e-3,
            "{one:?}"
        );
        let none = wilson(0, 10);
        assert!(
            none.low.abs() < 1e-9 && (none.high - 27.754).abs() < 1e-3,
            "{none:?}"
        );
    }

    /// Of 10 deals, 1 has it only under the first, 2 only under the second, 3 under both: +0.1,
    /// variance (3 - 10 × 0.01) / 9 = 0.322222, standard error √0.0322222 = 0.17950549.
    #[test]
    fn differences_of_rates_rest_on_the_deals_that_change() {
        let deal = |left, right| [facts(None, left), facts(None, right)];
        let kinds = [
            (true, false, 1),
            (false, true, 2),
            (true, true, 3),
            (false, false, 4),
        ];
        let deals: Vec<_> = kinds
            .iter()
            .flat_map(|(left, right, times)| (0..*times).map(|_| deal(*left, *right)))
            .collect();
        let summary = summary(&tally(&deals));
        assert_eq!(
            (summary.deals, summary.differing, summary.events.len()),
            (10, 3, 1)
        );
        let (event, row) = summary.events[0];
        assert_eq!(event, DealEvent::Step(StepId::PiBak));
        near(row.difference, 10.0, 1.959_964 * 17.950_549);
        assert!((row.one[0].unwrap().value - 40.0).abs() < 1e-9);
        assert!((row.one[1].unwrap().value - 50.0).abs() < 1e-9);
    }
}
