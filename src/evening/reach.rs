//! Days on which nothing can have been played or handed over, because they are in the future or
//! too long ago for records.

use crate::date::Date;
use crate::record::day_of;

/// How many days a machine's clock may be slow.
const LATE: usize = 2;

/// The earliest day for which records may exist.
const FIRST: &str = "1900-01-01";

/// Whether a day is too long ago or in the future.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Far {
    /// The day is so long ago that no records exist.
    LongAgo,
    /// The day is in the future.
    ToCome,
}

/// Returns the day of a record if no hand can have been played on that day.
pub(crate) fn out_of_reach(record: &str, today: Date) -> Option<Date> {
    day_of(record).filter(|day| far(*day, today).is_some())
}

/// Returns whether a day is too long ago or in the future; `None` if it is neither.
pub(crate) fn far(day: Date, today: Date) -> Option<Far> {
    if Date::read(FIRST).is_some_and(|first| day < first) {
        return Some(Far::LongAgo);
    }
    let soon = std::iter::successors(Some(today), |day| day.next()).nth(LATE);
    soon.is_none_or(|soon| day > soon).then_some(Far::ToCome)
}
