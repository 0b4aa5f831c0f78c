//! The curves: what each person had won or lost after every evening, as SVG lines with only whole
//! numbers.

use super::year::Year;
use crate::cli::words::{Lang, say};
use crate::date::Date;
use crate::ledger::Mark;
use crate::record::Name;
use std::fmt::Write as _;

/// The width and height of the curves' area, in units.
const ROOM: i64 = 1000;
/// Roughly how many steps the height is divided into.
const STEPS: i64 = 5;
/// The most months that are named below the curves.
const MOST_MONTHS: usize = 12;

/// The curves and everything around them.
pub(super) struct Curves {
    pub(super) lines: Vec<Curve>,
    /// The horizontal lines, from the top.
    pub(super) levels: Vec<Level>,
    pub(super) months: Vec<MonthMark>,
}

/// One person's curve.
pub(super) struct Curve {
    pub(super) person: usize,
    pub(super) name: Name,
    pub(super) mark: Mark,
    pub(super) points: String,
    pub(super) total: String,
    /// A description for people who cannot see the curve.
    pub(super) says: String,
}

/// A horizontal line.
pub(super) struct Level {
    pub(super) chips: String,
    /// The line's distance from the top, in tenths of a percent.
    pub(super) at: String,
    pub(super) zero: bool,
}

/// The beginning of a month.
pub(super) struct MonthMark {
    pub(super) name: String,
    pub(super) at: String,
}

/// Returns the curves of a year; `None` if it has fewer than two evenings.
pub(super) fn curves(lang: Lang, year: &Year) -> Option<Curves> {
    if year.evenings.len() < 2 {
        return None;
    }
    let days: Vec<i64> = year
        .evenings
        .iter()
        .map(|evening| Date::read(&evening.day).map_or(0, Date::number))
        .collect();
    let told = year.told(lang);
    let sums = sums(year)?;
    let all = || sums.iter().flatten().copied();
    let (low, high) = (all().min()?.min(0), all().max()?.max(0));
    let step = step(i128::from(high) - i128::from(low));
    let (low, high) = (floor(low, step)?, floor(high, step)?.checked_add(step)?);
    let across = |day: i64| {
        let (first, last) = (days.first().copied()?, days.last().copied()?);
        Some((day - first) * ROOM / (last - first).max(1))
    };
    let down = |chips: i64| {
        let part = (i128::from(high) - i128::from(chips)) * i128::from(ROOM);
        i64::try_from(part / (i128::from(high) - i128::from(low)).max(1)).unwrap_or(0)
    };
    let lines = year.people.iter().enumerate().zip(&sums);
    let lines = lines.filter(|(_, sums)| sums.iter().any(|chips| *chips != 0));
    let lines = lines.map(|((person, who), sums)| {
        let mut points = String::new();
        for (day, chips) in days.iter().zip(sums) {
            let _ = write!(points, "{},{} ", across(*day).unwrap_or(0), down(*chips));
        }
        let total = sums.last().copied().unwrap_or(0);
        Curve {
            person,
            name: who.name.clone(),
            mark: who.mark,
            points: points.trim_end().to_owned(),
            says: say!(lang, page_curve_ends(&who.name, told.number(total).seen())),
            total: told.number(total).into_seen(),
        }
    });
    let mut levels = Vec::new();
    let mut level = high;
    while level >= low {
        levels.push(Level {
            chips: told.number(level).into_seen(),
            at: percent(down(level)),
            zero: level == 0,
        });
        level = level.checked_sub(step)?;
    }
    Some(Curves {
        lines: lines.collect(),
        levels,
        months: months(lang, year, &across),
    })
}

/// Returns each person's chips after each evening; `None` if a sum overflows.
fn sums(year: &Year) -> Option<Vec<Vec<i64>>> {
    let of = |person: usize| {
        let mut sum = 0_i64;
        let evenings = year.evenings.iter();
        let each = evenings.map(|evening| {
            sum = sum.checked_add(evening.nets.get(&person).copied().unwrap_or(0))?;
            Some(sum)
        });
        each.collect::<Option<Vec<i64>>>()
    };
    (0..year.people.len()).map(of).collect()
}

/// Returns a round number of chips that divides the range into a few steps.
fn step(range: i128) -> i64 {
    let most = range / i128::from(STEPS);
    let mut step = 1_i64;
    for factor in [2, 5, 10].into_iter().cycle() {
        if i128::from(step) >= most {
            break;
        }
        // The steps are 1, 2, 5, 10, 20 and so on.
        let next = match factor {
            5 => (step / 2).checked_mul(5),
            _ => step.checked_mul(2),
        };
        let Some(next) = next else { break };
        step = next;
    }
    step
}

/// Rounds down to a multiple of the step; `None` if that overflows.
fn floor(chips: i64, step: i64) -> Option<i64> {
    chips.div_euclid(step).checked_mul(step)
}

/// Formats thousandths as a percentage.
fn percent(thousandths: i64) -> String {
    format!("{}.{}%", thousandths / 10, thousandths % 10)
}

fn months(lang: Lang, year: &Year, across: &dyn Fn(i64) -> Option<i64>) -> Vec<MonthMark> {
    let Some((first, last)) = year.evenings.first().zip(year.evenings.last()) else {
        return Vec::new();
    };
    let mut months = Vec::new();
    let mut month = first.month().to_owned();
    while let Some((begins, ends)) = Date::month(&month) {
        if begins.to_string() > last.day {
            break;
        }
        if begins.to_string() >= first.day {
            months.push((month.clone(), begins.number()));
        }
        let Some(next) = ends.next() else { break };
        month = next.to_string();
        month.truncate("2026-11".len());
    }
    let every = months.len().div_ceil(MOST_MONTHS).max(1);
    let marks = months.into_iter().step_by(every);
    let marks = marks.map(|(month, day)| MonthMark {
        name: say!(lang, page_month_short(&month)),
        at: percent(across(day).unwrap_or(0)),
    });
    marks.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round_and_few() {
        for (range, due) in [
            (0, 1),
            (4, 1),
            (10, 2),
            (23, 5),
            (99, 20),
            (100, 20),
            (2000, 500),
        ] {
            assert_eq!(step(range), due, "{range}");
        }
    }
}
