//! Days from one to another.

use crate::date::Date;

/// The days that are looked at, both included; what is `None` leaves nothing out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Period {
    /// The first.
    pub since: Option<Date>,
    /// The last.
    pub until: Option<Date>,
}

impl Period {
    /// Returns whether a day is one of them.
    pub fn includes(self, day: Date) -> bool {
        self.since.is_none_or(|since| since <= day) && self.until.is_none_or(|until| day <= until)
    }

    /// Returns whether a day, written `2026-11-22`, is one of them.
    pub fn has(self, day: &str) -> bool {
        let (since, until) = self.bounds();
        since.is_none_or(|since| *since <= *day) && until.is_none_or(|until| *day <= *until)
    }

    /// Returns the first and the last day as they are written.
    pub(super) fn bounds(self) -> (Option<String>, Option<String>) {
        let text = |day: Option<Date>| day.map(|day| day.to_string());
        (text(self.since), text(self.until))
    }
}
