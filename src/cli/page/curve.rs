//! The curves: what each person had won or lost after every evening, as SVG lines with only whole
//! numbers.

use super::year::Year;
use crate::cli::words::{Lang, say};
use crate::date::Date;
use crate::ledger::Mark;
use crate::record::Name;
use crate::report::year::totals;
use std::cmp::Reverse;
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
    /// The evenings that brought somebody most.
    pub(super) great: Vec<GreatNight>,
}

/// An evening that brought somebody very much, marked on the person's curve.
pub(super) struct GreatNight {
    /// The number of the mark, from 1.
    pub(super) number: usize,
    pub(super) day: String,
    pub(super) mark: Mark,
    /// Where the mark lies.
    pub(super) x: String,
    pub(super) y: String,
    pub(super) says: String,
}

/// One person's curve.
pub(super) struct Curve {
    pub(super) person: usize,
    pub(super) name: Name,
    pub(super) mark: Mark,
    pub(super) points: String,
    pub(super) total: String,
    /// Where the name stands beside the end of the curve.
    pub(super) end: String,
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
    if year.course.len() < 2 {
        return None;
    }
    let days = year.course.iter();
    let days = days.map(|night| Date::read(&night.day).map_or(0, Date::number));
    let days: Vec<i64> = days.collect();
    let told = year.told(lang);
    let sums = sums(year)?;
    let people = match year.only() {
        Some(only) => vec![only],
        None => year.regulars(),
    };
    let drawn = |person: &usize| {
        let sums = sums.get(*person)?;
        sums.iter()
            .any(|chips| *chips != 0)
            .then_some((*person, sums))
    };
    let mut drawn: Vec<(usize, &Vec<i64>)> = people.iter().filter_map(drawn).collect();
    drawn.sort_by_key(|(_, sums)| Reverse(last(sums)));
    let all = || drawn.iter().flat_map(|(_, sums)| sums.iter().copied());
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
    let ends = apart(drawn.iter().map(|(_, sums)| down(last(sums))).collect());
    let lines = drawn.iter().zip(ends).filter_map(|((person, sums), end)| {
        let mut points = String::new();
        for (day, chips) in days.iter().zip(*sums) {
            let _ = write!(points, "{},{} ", across(*day).unwrap_or(0), down(*chips));
        }
        let (who, total) = (year.people.get(*person)?, last(sums));
        Some(Curve {
            person: *person,
            name: who.name.clone(),
            mark: who.mark,
            points: points.trim_end().to_owned(),
            says: say!(lang, page_curve_ends(&who.name, &year.amount(lang, total))),
            total: year.amount(lang, total),
            end: percent(end),
        })
    });
    let great = great(lang, year, &people, |night, person| {
        let (day, sums) = (days.get(night)?, sums.get(person)?);
        // The whole mark is to be seen, at the first and the last evening too.
        let x = across(*day)?.clamp(MARK, ROOM - MARK);
        Some((percent(x), percent(down(*sums.get(night)?))))
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
        great,
    })
}

/// Half the width of a mark on a phone, in thousandths.
const MARK: i64 = 30;
/// The most evenings that are marked.
const GREAT: usize = 3;
/// The least distance between two names beside the curves, in thousandths of the height.
const NAME: i64 = 60;

fn last(sums: &[i64]) -> i64 {
    sums.last().copied().unwrap_or(0)
}

/// Moves names apart that would stand on one another, and keeps them within the height as far as
/// there is room.
fn apart(ends: Vec<i64>) -> Vec<i64> {
    let mut order: Vec<usize> = (0..ends.len()).collect();
    order.sort_by_key(|at| ends.get(*at).copied());
    let mut places: Vec<i64> = order
        .iter()
        .filter_map(|at| ends.get(*at).copied())
        .collect();
    let mut least = i64::MIN;
    for place in &mut places {
        *place = (*place).max(least);
        least = *place + NAME;
    }
    let mut most = ROOM;
    for place in places.iter_mut().rev() {
        *place = (*place).min(most);
        most = *place - NAME;
    }
    let mut found = ends;
    for (at, place) in order.into_iter().zip(places) {
        if let Some(end) = found.get_mut(at) {
            *end = place;
        }
    }
    found
}

/// Returns the evenings that brought one of these people most, the greatest first; `at` is where an
/// evening lies on a person's curve.
fn great(
    lang: Lang,
    year: &Year,
    people: &[usize],
    at: impl Fn(usize, usize) -> Option<(String, String)>,
) -> Vec<GreatNight> {
    let nights = year.nights.iter().enumerate();
    let won = nights.filter_map(|(place, night)| {
        let winner = match year.only() {
            Some(only) => Some(only).filter(|only| night.net(*only) > 0),
            None => night.winner(),
        };
        let person = winner.filter(|person| people.contains(person))?;
        Some((place, night, person))
    });
    let mut won: Vec<_> = won.collect();
    won.sort_by_key(|(_, night, person)| Reverse(night.net(*person)));
    let great = won.into_iter().take(GREAT).enumerate();
    let great = great.filter_map(|(number, (place, night, person))| {
        let (x, y) = at(place, person)?;
        let (day, much) = (
            year.on_day(lang, &night.day),
            year.amount(lang, night.net(person)),
        );
        Some(GreatNight {
            number: number + 1,
            day: night.day.clone(),
            mark: year.people.get(person)?.mark,
            x,
            y,
            says: say!(lang, picture_hand(year.name(person), &much, &day)),
        })
    });
    great.collect()
}

/// Returns each person's chips after each evening, with what was adjusted; `None` if a sum
/// overflows.
fn sums(year: &Year) -> Option<Vec<Vec<i64>>> {
    let people = 0..year.people.len();
    people.map(|person| totals(&year.course, person)).collect()
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
    let Some((first, last)) = year.course.first().zip(year.course.last()) else {
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
    fn names_at_the_ends_do_not_stand_on_one_another() {
        assert_eq!(apart(vec![500, 100]), [500, 100]);
        assert_eq!(apart(vec![510, 500, 520]), [560, 500, 620]);
        // At the lower edge they move up instead.
        assert_eq!(apart(vec![1000, 990]), [1000, 940]);
    }

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
