//! Dates and the moment now; the only module that names the date library.

use chrono::NaiveDate;
use std::fmt;

/// A day of the calendar, written `2026-11-20`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date(NaiveDate);

impl Date {
    /// Returns the day that a text names, or `None` where there is no such day.
    pub fn read(text: &str) -> Option<Self> {
        let shape = text.len() == 10 && text.is_ascii();
        NaiveDate::parse_from_str(text, "%Y-%m-%d")
            .ok()
            .filter(|_| shape)
            .map(Self)
    }

    /// Returns today's date by the machine's clock and time zone, and the moment in UTC as
    /// RFC 3339 with seconds.
    pub fn now() -> (Self, String) {
        let now = chrono::Local::now();
        let utc = now.with_timezone(&chrono::Utc);
        (
            Self(now.date_naive()),
            utc.to_rfc3339_opts(chrono::SecondsFormat::Secs, true),
        )
    }
}

impl fmt::Display for Date {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.0.format("%Y-%m-%d"))
    }
}
