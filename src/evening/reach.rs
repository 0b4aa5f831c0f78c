//! Days on which nothing can have been played or handed over: days in the future, and days so long
//! ago that no records exist.

use crate::date::Date;
use crate::record::day_of;

/// How many days the clock of a machine may be slow.
const LATE: usize = 2;

/// The earliest day for which records may exist.
const FIRST: &str = "1900-01-01";

/// In which direction a day is out of reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Far {
    /// No records go back so far.
    LongAgo,
    /// It is in the future.
    ToCome,
}

/// Returns the day of a record if it is out of reach, so that no hand can have been played on it.
pub(crate) fn out_of_reach(record: &str, today: Date) -> Option<Date> {
    day_of(record).filter(|day| far(*day, today).is_some())
}

/// Returns in which direction a day is out of reach, if it is.
pub(crate) fn far(day: Date, today: Date) -> Option<Far> {
    if Date::read(FIRST).is_some_and(|first| day < first) {
        return Some(Far::LongAgo);
    }
    let soon = std::iter::successors(Some(today), |day| day.next()).nth(LATE);
    soon.is_none_or(|soon| day > soon).then_some(Far::ToCome)
}
