//! Counts of what happened in many hands under two rulesets. The counts are whole numbers, so the
//! order in which hands are added does not matter.

use super::event::DealEvent;
use crate::verdict::{Outcome, Party, Verdict};

/// What is counted in one hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealFacts {
    /// Chips paid to players; `None` if nobody won.
    pub chips: Option<i64>,
    /// The winner's points; `None` if nobody stopped.
    pub points: Option<i64>,
    /// How often the winner had said go; `None` if nobody stopped.
    pub goes: Option<i64>,
    /// Which events happened, in the order of [`DealEvent::ALL`].
    pub events: [bool; DealEvent::ALL.len()],
}

impl DealFacts {
    /// Returns what is counted in a hand.
    pub fn from_verdict(verdict: &Verdict) -> Self {
        let paid = verdict
            .payments
            .iter()
            .filter(|payment| payment.to != Party::Pot);
        let chips = paid.fold(0_i64, |sum, payment| sum.saturating_add(payment.chips));
        let score = verdict.score().filter(|_| verdict.outcome == Outcome::Stop);
        Self {
            chips: verdict.winner.as_ref().map(|_| chips),
            points: score.map(|score| score.points),
            goes: score.map(|score| i64::from(score.go)),
            events: DealEvent::ALL.map(|event| event.happened(verdict)),
        }
    }
}

/// The sums of a value that only some hands have, such as the winner's points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PairedSums {
    /// For each ruleset: how many hands have the value, its sum, and the sum of its squares.
    pub(super) one: [RulesetSums; 2],
    /// The sums over deals that have the value under both rulesets.
    pub(super) both: Both,
}

/// The sums of a value over the hands that have it under one ruleset.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct RulesetSums {
    pub(super) count: u64,
    pub(super) sum: i128,
    pub(super) squares: i128,
}

/// The sums of a value over the deals whose hands have it under both rulesets: how many deals, the
/// sum under each ruleset, and the sum of the products of the two values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Both {
    pub(super) count: u64,
    pub(super) sums: [i128; 2],
    pub(super) products: i128,
}

impl PairedSums {
    pub(super) fn add(&mut self, values: [Option<i64>; 2]) {
        for (single, value) in self.one.iter_mut().zip(values) {
            if let Some(value) = value.map(i128::from) {
                single.count += 1;
                single.sum = single.sum.saturating_add(value);
                single.squares = single.squares.saturating_add(value * value);
            }
        }
        if let [Some(left), Some(right)] = values.map(|value| value.map(i128::from)) {
            self.both.count += 1;
            self.both.sums[0] = self.both.sums[0].saturating_add(left);
            self.both.sums[1] = self.both.sums[1].saturating_add(right);
            self.both.products = self.both.products.saturating_add(left * right);
        }
    }

    fn merge(&mut self, other: &Self) {
        for (mine, its) in self.one.iter_mut().zip(&other.one) {
            mine.count += its.count;
            mine.sum = mine.sum.saturating_add(its.sum);
            mine.squares = mine.squares.saturating_add(its.squares);
        }
        self.both.count += other.both.count;
        for (mine, its) in self.both.sums.iter_mut().zip(other.both.sums) {
            *mine = mine.saturating_add(its);
        }
        self.both.products = self.both.products.saturating_add(other.both.products);
    }
}

/// How many hands had an event under each ruleset, and how many deals had it under both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Hits {
    pub(super) one: [u64; 2],
    pub(super) both: u64,
}

/// What happened in many deals, each played under two rulesets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SimulationTally {
    pub(super) deals: u64,
    /// How many deals had results that differ in anything counted.
    pub(super) differing: u64,
    pub(super) chips: PairedSums,
    pub(super) points: PairedSums,
    pub(super) goes: PairedSums,
    pub(super) events: [Hits; DealEvent::ALL.len()],
}

impl Default for SimulationTally {
    fn default() -> Self {
        Self {
            deals: 0,
            differing: 0,
            chips: PairedSums::default(),
            points: PairedSums::default(),
            goes: PairedSums::default(),
            events: [Hits::default(); DealEvent::ALL.len()],
        }
    }
}

impl SimulationTally {
    /// Adds a deal with its results under each ruleset.
    pub fn add(&mut self, left: &DealFacts, right: &DealFacts) {
        self.deals += 1;
        self.differing += u64::from(left != right);
        self.chips.add([left.chips, right.chips]);
        self.points.add([left.points, right.points]);
        self.goes.add([left.goes, right.goes]);
        for (hits, pair) in self
            .events
            .iter_mut()
            .zip(left.events.iter().zip(right.events))
        {
            let (left, right) = (*pair.0, pair.1);
            hits.one[0] += u64::from(left);
            hits.one[1] += u64::from(right);
            hits.both += u64::from(left && right);
        }
    }

    /// Adds the deals of another tally.
    pub fn merge(&mut self, other: &Self) {
        self.deals += other.deals;
        self.differing += other.differing;
        self.chips.merge(&other.chips);
        self.points.merge(&other.points);
        self.goes.merge(&other.goes);
        for (mine, its) in self.events.iter_mut().zip(other.events) {
            mine.one[0] += its.one[0];
            mine.one[1] += its.one[1];
            mine.both += its.both;
        }
    }
}
