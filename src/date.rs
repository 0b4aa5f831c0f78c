//! Dates and the current time; the only module that names the date library.

use chrono::{
    DateTime, Datelike as _, Days, Local, Months, NaiveDate, SecondsFormat, TimeDelta, Utc,
};
use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

/// A calendar day, written `2026-11-20`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date(NaiveDate);

/// A point in time, as a day and as a moment. The caller reads the clock and passes it on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Now {
    /// The day in the machine's time zone.
    pub day: Date,
    /// The moment in UTC, in the form of RFC 3339, to the second.
    pub at: String,
}

impl Date {
    /// Parses a day written `2026-11-20`; `None` if there is no such day or the text has another
    /// form.
    pub fn read(text: &str) -> Option<Self> {
        let shape = text.len() == 10 && text.is_ascii();
        NaiveDate::parse_from_str(text, "%Y-%m-%d")
            .ok()
            .filter(|_| shape)
            .map(Self)
    }

    /// Returns the current time: the day in the machine's time zone, and the moment in UTC.
    pub fn now() -> Now {
        // A machine without a clock battery may report a time before 1970, on which `Local::now`
        // panics.
        let now = utc(SystemTime::now()).with_timezone(&Local);
        Now {
            day: Self(now.date_naive()),
            at: in_utc(&now),
        }
    }

    /// Returns the day, in the machine's time zone, of a moment in the form of RFC 3339. `None` if
    /// the text has another form.
    pub fn from_moment(moment: &str) -> Option<Self> {
        let moment = DateTime::parse_from_rfc3339(moment).ok()?;
        Some(Self(moment.with_timezone(&Local).date_naive()))
    }

    /// Returns the time of day, in the machine's time zone, of a moment in the form of RFC 3339:
    /// `21:04`. `None` if the text has another form.
    pub fn time_of_moment(moment: &str) -> Option<String> {
        let moment = DateTime::parse_from_rfc3339(moment).ok()?;
        Some(moment.with_timezone(&Local).format("%H:%M").to_string())
    }

    /// Returns the next day, or `None` after the last day of the calendar.
    pub fn next(self) -> Option<Self> {
        self.0.succ_opt().map(Self)
    }

    /// Returns a number that is one more for each next day, for counting days.
    pub fn number(self) -> i64 {
        i64::from(self.0.num_days_from_ce())
    }

    /// Returns the day of the week, where Monday is 0.
    pub fn weekday(self) -> u32 {
        self.0.weekday().num_days_from_monday()
    }

    /// Returns the first and the last day of a month that is written `2026-11`; `None` if there is
    /// no such month.
    pub fn month(text: &str) -> Option<(Self, Self)> {
        let first = Self::read(&format!("{text}-01"))?;
        Some((
            first,
            Self(first.0.checked_add_months(Months::new(1))?.pred_opt()?),
        ))
    }

    /// Returns the first and the last day of a year that is written `2026`; `None` if there is no
    /// such year.
    pub fn year(text: &str) -> Option<(Self, Self)> {
        Some((
            Self::read(&format!("{text}-01-01"))?,
            Self::read(&format!("{text}-12-31"))?,
        ))
    }

    /// Returns the day that is this many days earlier; `None` before the first day of the calendar.
    pub fn days_before(self, days: u32) -> Option<Self> {
        let days = Days::new(u64::from(days));
        self.0.checked_sub_days(days).map(Self)
    }

    /// Returns the first day of the `months` months that end with this day: for 2026-11-20 and one
    /// month, 2026-10-21. If the earlier month has no such day, its last day is taken instead, and
    /// the day after that is returned. `None` before the first day of the calendar.
    pub fn months_before(self, months: u32) -> Option<Self> {
        let same = self.0.checked_sub_months(Months::new(months))?;
        same.succ_opt().map(Self)
    }

    /// Returns the same day a year earlier, and 28 February for 29 February; `None` before the first
    /// day of the calendar.
    pub fn a_year_before(self) -> Option<Self> {
        self.0.checked_sub_months(Months::new(12)).map(Self)
    }

    /// Returns the whole hours from one RFC 3339 moment to a later one; `None` if either text is
    /// invalid or `later` is earlier.
    pub fn hours_between(moment: &str, later: &str) -> Option<u64> {
        let read = |text| DateTime::parse_from_rfc3339(text).ok();
        let between = read(later)?.signed_duration_since(read(moment)?);
        u64::try_from(between.num_hours())
            .ok()
            .filter(|_| between >= TimeDelta::zero())
    }

    /// Returns whether an RFC 3339 moment comes after `than`; false if either text is invalid.
    pub fn is_later(moment: &str, than: &str) -> bool {
        let read = |text| DateTime::parse_from_rfc3339(text).ok();
        read(moment)
            .zip(read(than))
            .is_some_and(|(moment, than)| moment > than)
    }
}

/// Converts the machine's clock to UTC; a time outside the calendar becomes 1970-01-01.
fn utc(clock: SystemTime) -> DateTime<Utc> {
    let since = match clock.duration_since(UNIX_EPOCH) {
        Ok(after) => TimeDelta::from_std(after).ok(),
        Err(before) => TimeDelta::from_std(before.duration())
            .ok()
            .map(|before| -before),
    };
    let moment = since.and_then(|since| DateTime::UNIX_EPOCH.checked_add_signed(since));
    moment.unwrap_or(DateTime::UNIX_EPOCH)
}

fn in_utc(moment: &DateTime<Local>) -> String {
    let utc = moment.with_timezone(&Utc);
    utc.to_rfc3339_opts(SecondsFormat::Secs, true)
}

impl fmt::Display for Date {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.0.format("%Y-%m-%d"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn any_clock_tells_a_moment() {
        let day = Duration::from_hours(24);
        for (clock, moment) in [
            (UNIX_EPOCH, "1970-01-01T00:00:00+00:00"),
            (UNIX_EPOCH + day, "1970-01-02T00:00:00+00:00"),
            // Ten years with three leap days.
            (UNIX_EPOCH - day * 3653, "1960-01-01T00:00:00+00:00"),
        ] {
            assert_eq!(utc(clock).to_rfc3339(), moment);
        }
    }

    #[test]
    fn hours_are_counted_from_the_earlier_moment() {
        let noon = "2026-11-20T12:00:00Z";
        for (later, hours) in [
            ("2026-11-20T12:59:59Z", Some(0)),
            ("2026-11-20T13:00:00Z", Some(1)),
            // Two hours behind UTC: 14:00 there.
            ("2026-11-20T12:00:00-02:00", Some(2)),
            ("2026-11-21T12:00:00Z", Some(24)),
            ("2026-11-20T11:59:59Z", None),
            ("noon", None),
        ] {
            assert_eq!(Date::hours_between(noon, later), hours, "{later}");
        }
    }
}
