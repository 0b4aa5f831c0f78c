//! Names for the periods that a command looks at.

use super::on_day;
use crate::cli::facts::days::NamedPeriod;

/// Returns the name of a period; `None` for all days.
pub(super) fn days_named(days: &NamedPeriod) -> Option<String> {
    let named = match days {
        NamedPeriod::Month(month) => page_month(month),
        NamedPeriod::Year(year) => year.clone(),
        NamedPeriod::Between(Some(since), Some(until)) if since == until => on_day(since),
        NamedPeriod::Between(Some(since), Some(until)) => {
            format!("{} to {}", on_day(since), on_day(until))
        }
        NamedPeriod::Between(Some(since), None) => format!("Since {}", on_day(since)),
        NamedPeriod::Between(None, Some(until)) => format!("Until {}", on_day(until)),
        NamedPeriod::Between(None, None) => return None,
        NamedPeriod::Season(name, days) => {
            format!("{name} ({})", days_named(days).unwrap_or_default())
        }
    };
    Some(named)
}

/// Returns the name of a month that is given as in `2026-11`.
pub(in crate::cli) fn page_month(month: &str) -> String {
    // A day of the month gives us the month's name.
    let day = on_day(&format!("{month}-01"));
    day.strip_prefix("1 ").unwrap_or(&day).to_owned()
}
