//! How certain a person's figures are, based on whole evenings. Apart from `sim/stats.rs`, this is
//! the only place that computes with floats.
//!
//! The hands of one evening share company, rules and mood, so an evening, not a hand, counts as one
//! observation. docs/STATISTICS.md derives each formula.

#![expect(
    clippy::float_arithmetic,
    reason = "statistics; no chips are computed here"
)]

use super::{EveningChips, FEW_EVENINGS, FEW_HANDS};
use crate::sim::{REACH, float, wilson_of};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A 95 % confidence interval, in hundredths: of a chip, or of a percentage point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interval {
    /// The lower end.
    pub low: i64,
    /// The upper end.
    pub high: i64,
}

impl Interval {
    /// Returns whether zero lies within the interval.
    pub const fn has_zero(self) -> bool {
        self.low <= 0 && self.high >= 0
    }
}

/// The difference in chips per hand between two people, over the evenings on which both played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChipsDifference {
    /// The number of evenings on which both played.
    pub evenings: usize,
    /// Each person's chips and number of hands on these evenings.
    pub sides: [(i64, usize); 2],
    /// How many hundredths of a chip per hand the first person has more than the second; `None` if
    /// either played no hand on these evenings.
    pub chips: Option<i64>,
    /// The confidence interval of the difference; `None` with too few evenings or hands.
    pub interval: Option<Interval>,
}

impl ChipsDifference {
    /// Returns whether there are enough evenings and they show a significant difference.
    pub fn tells(&self) -> bool {
        self.interval.is_some_and(|interval| !interval.has_zero())
    }
}

/// One evening's number of hands, and its chips or number of hands won.
type EveningSum = (f64, f64);

fn whole(number: usize) -> f64 {
    float(i128::try_from(number).unwrap_or(i128::MAX))
}

/// Returns a number in hundredths, rounded.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a number out of bounds becomes the bound"
)]
fn hundredths(number: f64) -> i64 {
    (number * 100.0).round() as i64
}

/// Returns whether there are too few hands or evenings for statistics.
pub fn is_few(evenings: &[EveningChips]) -> bool {
    let hands: usize = evenings.iter().map(|evening| evening.hands).sum();
    hands < FEW_HANDS || evenings.len() < FEW_EVENINGS
}

/// Returns the interval for how many of a hundred hands somebody wins, in hundredths; `None` with
/// too few evenings or hands.
pub fn win_rate(evenings: &[EveningChips]) -> Option<Interval> {
    if is_few(evenings) {
        return None;
    }
    let sums: Vec<EveningSum> = evenings
        .iter()
        .map(|evening| (whole(evening.hands), whole(evening.won)))
        .collect();
    let (hands, won) = total(&sums);
    let rate = won / hands;
    // How many times the variance between evenings exceeds that of independent hands.
    let chance = hands * rate * (1.0 - rate);
    let effect = if chance > 0.0 {
        (scatter(&sums) / chance).max(1.0)
    } else {
        1.0
    };
    let found = wilson_of(rate, hands / effect, errors(sums.len()));
    Some(Interval {
        low: hundredths(found.low * 100.0),
        high: hundredths(found.high * 100.0),
    })
}

/// Returns the interval for how many chips a hand brings somebody, in hundredths; `None` with too
/// few evenings or hands.
pub fn per_hand(evenings: &[EveningChips]) -> Option<Interval> {
    if is_few(evenings) {
        return None;
    }
    let sums: Vec<EveningSum> = evenings.iter().map(of_chips).collect();
    let (hands, chips) = total(&sums);
    let error = scatter(&sums).sqrt() / hands;
    Some(around(chips / hands, error, sums.len()))
}

/// Compares two people's chips per hand over the evenings on which both played.
pub fn difference(one: &[EveningChips], other: &[EveningChips]) -> ChipsDifference {
    let played = |evenings: &'_ [EveningChips]| -> BTreeMap<Arc<str>, EveningChips> {
        let evenings = evenings.iter();
        evenings.map(|it| (it.day.clone(), it.clone())).collect()
    };
    let (first, mut second) = (played(one), played(other));
    let pairs = first
        .into_iter()
        .filter_map(|(day, evening)| Some([evening, second.remove(&day)?]));
    let pairs: Vec<[EveningChips; 2]> = pairs.collect();
    let side = |at: usize| -> Vec<EveningChips> {
        let of_one = pairs.iter().filter_map(|pair| pair.get(at));
        of_one.cloned().collect()
    };
    let sides = [side(0), side(1)];
    let few = sides.iter().any(|side| is_few(side));
    let counts = sides.each_ref().map(|side| {
        let chips = side.iter().map(|evening| evening.chips).sum();
        let hands = side.iter().map(|evening| evening.hands).sum();
        (chips, hands)
    });
    let sums = sides.map(|side| side.iter().map(of_chips).collect::<Vec<EveningSum>>());
    let [left, right] = sums.each_ref().map(|sums| {
        let (hands, chips) = total(sums);
        (hands > 0.0).then(|| (chips / hands, hands))
    });
    let means = left.zip(right);
    let interval = means
        .filter(|_| !few)
        .map(|((left, of_left), (right, of_right))| {
            // An evening's contribution to the difference of the two means, beyond the average.
            let [first, second] = &sums;
            let squares = first.iter().zip(second).map(|(one, other)| {
                let apart =
                    (one.1 - left * one.0) / of_left - (other.1 - right * other.0) / of_right;
                apart * apart
            });
            let error = (squares.sum::<f64>() * inflated(pairs.len())).sqrt();
            around(left - right, error, pairs.len())
        });
    ChipsDifference {
        evenings: pairs.len(),
        sides: counts,
        chips: means.map(|((left, _), (right, _))| hundredths(left - right)),
        interval,
    }
}

fn of_chips(evening: &EveningChips) -> EveningSum {
    (whole(evening.hands), float(evening.chips.into()))
}

/// Adds up both numbers over all evenings.
fn total(sums: &[EveningSum]) -> EveningSum {
    sums.iter().fold((0.0, 0.0), |(hands, all), (of, some)| {
        (hands + of, all + some)
    })
}

/// Returns the factor that corrects a variance for a mean estimated from the same evenings.
fn inflated(evenings: usize) -> f64 {
    let all = whole(evenings);
    all / (all - 1.0).max(1.0)
}

/// Returns the variance of the total of chips or hands won, estimated from the evenings: the sum of
/// the squares of each evening's deviation from what its hands would bring on average, corrected.
fn scatter(sums: &[EveningSum]) -> f64 {
    let (hands, all) = total(sums);
    let mean = all / hands;
    let squares = sums.iter().map(|(of, some)| {
        let apart = some - mean * of;
        apart * apart
    });
    squares.sum::<f64>() * inflated(sums.len())
}

fn around(value: f64, error: f64, evenings: usize) -> Interval {
    let reach = errors(evenings) * error;
    Interval {
        low: hundredths(value - reach),
        high: hundredths(value + reach),
    }
}

/// Returns how many standard errors a 95 % interval extends to either side, for this many evenings:
/// the quantile of Student's distribution with one degree of freedom fewer. It uses the
/// Cornish–Fisher expansion, which is exact to a ten-thousandth from 7 degrees of freedom on.
fn errors(evenings: usize) -> f64 {
    let free = (whole(evenings) - 1.0).max(1.0);
    let z = REACH;
    let (cube, squared) = (z * z * z, z * z);
    let fifth = cube * squared;
    let seventh = fifth * squared;
    let ninth = seventh * squared;
    let (square, fourth) = (free * free, free * free * free * free);
    z + (cube + z) / (4.0 * free)
        + (5.0 * fifth + 16.0 * cube + 3.0 * z) / (96.0 * square)
        + (3.0 * seventh + 19.0 * fifth + 17.0 * cube - 15.0 * z) / (384.0 * square * free)
        + (79.0 * ninth + 776.0 * seventh + 1482.0 * fifth - 1920.0 * cube - 945.0 * z)
            / (92160.0 * fourth)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns eight evenings of ten hands with these wins and chips.
    fn evenings(won: [usize; 8], chips: [i64; 8]) -> Vec<EveningChips> {
        let evening = |(at, (won, chips)): (usize, (usize, i64))| EveningChips {
            day: format!("2026-11-{:02}", at + 1).into(),
            hands: 10,
            won,
            chips,
        };
        won.into_iter()
            .zip(chips)
            .enumerate()
            .map(evening)
            .collect()
    }

    const CHIPS: [i64; 8] = [20, -10, 5, -15, 30, 0, -10, 20];

    /// 32 of 80 won, 4 an evening on average: deviations 1 -1 0 -2 2 0 -1 1, sum of squares 12, x
    /// 8/7 = 13.7. Independent hands would have 80 x 0.4 x 0.6 = 19.2. Wilson's interval over 80
    /// hands with t = 2.365 for 7 degrees of freedom.
    #[test]
    fn a_rate_is_sure_by_hands_where_evenings_are_alike() {
        let rate = win_rate(&evenings([5, 3, 4, 2, 6, 4, 3, 5], CHIPS));
        assert_eq!(
            rate,
            Some(Interval {
                low: 2_812,
                high: 5_319
            })
        );
    }

    /// 8 0 8 0 ...: sum of squares 128, x 8/7 = 146.3, which is 7.62 times 19.2, so as certain as
    /// 10.5 hands.
    #[test]
    fn a_rate_is_less_sure_where_evenings_differ() {
        let rate = win_rate(&evenings([8, 0, 8, 0, 8, 0, 8, 0], CHIPS)).unwrap();
        assert!((1_437..=1_441).contains(&rate.low), "{rate:?}");
        assert!((7_254..=7_258).contains(&rate.high), "{rate:?}");
        // Winning nothing so far does not prove that the rate is zero.
        let none = win_rate(&evenings([0; 8], CHIPS)).unwrap();
        assert!(none.low == 0 && none.high > 500, "{none:?}");
    }

    /// 40 chips in 80 hands, 5 an evening: sum of squares 1950, x 8/7 = 2228.6, root 47.21, / 80 =
    /// 0.5901. The interval is 0.5 -+ 2.365 x 0.5901. The other person has 160 less in all, but
    /// always 15 or 25 less in an evening.
    #[test]
    fn people_are_told_apart_by_what_they_differ_in_each_evening() {
        let one = evenings([4; 8], CHIPS);
        assert_eq!(
            per_hand(&one),
            Some(Interval {
                low: -90,
                high: 190
            })
        );
        let other = evenings([3; 8], [5, -35, -10, -40, 15, -25, -25, -5]);
        let found = difference(&one, &other);
        // 160 in 80 hands; 5 from the mean in each evening: 8 x 25 x 8/7, root 15.12, / 80 x 2.365
        // = 0.447.
        assert_eq!(
            found,
            ChipsDifference {
                evenings: 8,
                sides: [(40, 80), (-120, 80)],
                chips: Some(200),
                interval: Some(Interval {
                    low: 155,
                    high: 245
                }),
            }
        );
        assert!(found.tells());
        // Evenings that one of them missed are not compared.
        let fewer = difference(&one, &other[1..]);
        assert_eq!((fewer.evenings, fewer.interval), (7, None));
        assert_eq!(fewer.sides[0], (20, 70));
    }
}
