//! Days on which nothing was played and nothing handed over: those that have not come yet, and those of
//! which nobody has anything written.

use crate::date::Date;
use crate::record::day_of;

/// How many days the clock of a machine may be late.
const LATE: usize = 2;

/// The first year of which somebody may have something written.
const FIRST: &str = "1900-01-01";

/// On which side a day is out of reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Far {
    /// Nobody has anything written of it.
    LongAgo,
    /// It has not come.
    ToCome,
}

/// Returns the day of a record, if no hand can have been played on it by today.
pub(crate) fn out_of_reach(record: &str, today: Date) -> Option<Date> {
    day_of(record).filter(|day| far(*day, today).is_some())
}

/// Returns on which side a day is out of reach, if it is.
pub(crate) fn far(day: Date, today: Date) -> Option<Far> {
    if Date::read(FIRST).is_some_and(|first| day < first) {
        return Some(Far::LongAgo);
    }
    let soon = std::iter::successors(Some(today), |day| day.next()).nth(LATE);
    soon.is_none_or(|soon| day > soon).then_some(Far::ToCome)
}
