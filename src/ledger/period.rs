//! A range of days.

use crate::date::Date;

/// A range of days, both ends included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Period {
    /// The first day; `None` means no limit.
    pub since: Option<Date>,
    /// The last day; `None` means no limit.
    pub until: Option<Date>,
}

impl Period {
    /// Returns whether a day is in the range.
    pub fn includes(self, day: Date) -> bool {
        self.since.is_none_or(|since| since <= day) && self.until.is_none_or(|until| day <= until)
    }

    /// Returns whether a day, written as `2026-11-22`, is in the range.
    pub fn has(self, day: &str) -> bool {
        let (since, until) = self.bounds();
        since.is_none_or(|since| *since <= *day) && until.is_none_or(|until| *day <= *until)
    }

    /// Returns the first and the last day as text.
    pub(super) fn bounds(self) -> (Option<String>, Option<String>) {
        let text = |day: Option<Date>| day.map(|day| day.to_string());
        (text(self.since), text(self.until))
    }
}
