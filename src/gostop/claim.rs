//! What a winner may claim: one claim for each way to count switch cards, in numbers only.

use super::counted::CountedPile;
use super::hand::{Hand, Holding};
use super::score::{Assignment, Points, itemised};
use crate::record::{ScoredPile, Seat};
use crate::rules::GoStopRules;
use crate::verdict::{Jokbo, Score};

/// One way to count a winner's points.
#[derive(Clone, Copy, Debug)]
pub(super) struct ScoringOption {
    /// The points of all lines, including lines that do not count towards the target.
    pub(super) points: i64,
    /// What the claim means for the losers, with the points that count towards the target.
    pub(super) comes_to: ScoredPile,
    /// The known cards, and how they are counted.
    counted: CountedPile,
    assignment: Assignment,
    known: Points,
    /// The points that a line of the record gives; `None` if the cards give them.
    told: Option<ScoredPile>,
}

impl ScoringOption {
    /// Returns every claim of a player; empty if neither cards nor points are known.
    pub(super) fn all<'r>(
        hand: &Hand,
        seat: Seat,
        rules: &'r GoStopRules,
    ) -> impl Iterator<Item = Self> + use<'r> {
        let told = match hand.player(seat).holding() {
            Holding::Cards(_) | Holding::Counted => Some(None),
            Holding::Scored(scored) => Some(Some(scored)),
            Holding::Unknown | Holding::Counts(_) | Holding::Partly => None,
        };
        let counted = hand.counted(seat);
        let ways = move |told: Option<ScoredPile>| {
            let ways = counted.ways(rules);
            let ways = ways.map(move |assignment| Self::of_cards(counted, assignment, rules));
            let told = told.map(|told| Self::of_points(counted, told, rules));
            let ways = told.is_none().then_some(ways);
            ways.into_iter().flatten().chain(told)
        };
        told.into_iter().flat_map(ways)
    }

    fn of_cards(counted: CountedPile, assignment: Assignment, rules: &GoStopRules) -> Self {
        let known = counted.points(assignment, rules);
        Self {
            points: known.all(),
            comes_to: known.comes_to(rules),
            counted,
            assignment,
            known,
            told: None,
        }
    }

    /// Makes the claim from points that a line gives; the known cards account for part of them.
    fn of_points(counted: CountedPile, told: ScoredPile, rules: &GoStopRules) -> Self {
        let part = part(&counted, told.points, rules);
        let (assignment, known) = part.unwrap_or_else(|| least(&counted, rules));
        let lines = known.comes_to(rules);
        let animals = lines.animals.filter(|animals| *animals > 0);
        Self {
            points: told.points,
            comes_to: ScoredPile {
                points: told.points,
                brights: told.brights || lines.brights,
                animals: told.animals.or(animals),
                ribbons: told.ribbons || lines.ribbons,
                junk: told.junk || lines.junk,
            },
            counted,
            assignment,
            known,
            told: Some(told),
        }
    }

    /// Returns whether only junk is scored.
    pub(super) fn is_junk_only(&self) -> bool {
        let lines = self.known.made().all(|(id, _)| id == Jokbo::Junk);
        match self.told {
            None => lines,
            Some(told) => {
                let other = told.brights || told.ribbons || told.animals.is_some();
                lines && self.comes_to.junk && !other
            }
        }
    }

    /// Returns the claim as a score with its lines, for a winner with this many goes.
    pub(super) fn score(&self, go: u32, rules: &GoStopRules) -> Score {
        let known = itemised(self.counted.pile, self.assignment, &self.known, rules);
        if self.told.is_none() {
            return Score { go, ..known };
        }
        Score {
            points: self.points,
            stop_points: self.points,
            go,
            switch: Vec::new(),
            jokbo: known.jokbo,
            told: true,
        }
    }
}

/// Returns the way to count the known cards that comes closest to `points` without exceeding them;
/// `None` if every way exceeds them.
pub(super) fn part(
    counted: &CountedPile,
    points: i64,
    rules: &GoStopRules,
) -> Option<(Assignment, Points)> {
    let fits = ways(counted, rules).filter(|(_, known)| known.all() <= points);
    fits.reduce(|best, next| {
        if next.1.all() > best.1.all() {
            next
        } else {
            best
        }
    })
}

/// Returns the way to count the known cards that makes the fewest points.
fn least(counted: &CountedPile, rules: &GoStopRules) -> (Assignment, Points) {
    let least = ways(counted, rules).min_by_key(|(_, known)| known.all());
    let plain = Assignment::default();
    least.unwrap_or_else(|| (plain, counted.points(plain, rules)))
}

fn ways<'c>(
    counted: &'c CountedPile,
    rules: &'c GoStopRules,
) -> impl Iterator<Item = (Assignment, Points)> + 'c {
    let ways = counted.ways(rules);
    ways.map(|assignment| (assignment, counted.points(assignment, rules)))
}
