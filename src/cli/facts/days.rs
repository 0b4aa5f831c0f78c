//! Which days to look at, as people name them.

use crate::date::Date;
use crate::ledger::{Period, Season};

/// Which days to look at, as people name them.
pub(in crate::cli) enum NamedPeriod {
    /// A whole month, such as `2026-11`.
    Month(String),
    /// A whole year, such as `2026`.
    Year(String),
    /// From one day to another; either end may be open.
    Between(Option<String>, Option<String>),
    /// A season: its name, and its days.
    Season(String, Box<Self>),
}

impl NamedPeriod {
    /// Returns what people call a period, given all seasons of the ledger: seasons with exactly
    /// these days give it their name.
    pub(in crate::cli) fn among(period: Period, seasons: &[Season]) -> Self {
        let days = Self::from_period(period);
        let named = seasons.iter().filter(|season| season.period() == period);
        let named: Vec<&str> = named.map(|season| season.name.as_str()).collect();
        if named.is_empty() {
            return days;
        }
        Self::Season(named.join(", "), Box::new(days))
    }

    pub(in crate::cli) fn from_period(period: Period) -> Self {
        let text = |day: Option<Date>| day.map(|day| day.to_string());
        let (since, until) = (text(period.since), text(period.until));
        let is = |whole: Option<(Date, Date)>| {
            whole.is_some_and(|(first, last)| {
                (Some(first), Some(last)) == (period.since, period.until)
            })
        };
        let named = |letters| since.as_deref().and_then(|since| since.get(..letters));
        match (named("2026".len()), named("2026-11".len())) {
            (Some(year), _) if is(Date::year(year)) => Self::Year(year.to_owned()),
            (_, Some(month)) if is(Date::month(month)) => Self::Month(month.to_owned()),
            _ => Self::Between(since, until),
        }
    }
}
