//! Names for the periods that a command looks at.

use super::on_day;
use crate::cli::facts::days::NamedPeriod;

pub(super) fn days_named(days: &NamedPeriod) -> Option<String> {
    let named = match days {
        NamedPeriod::Month(month) => page_month(month),
        NamedPeriod::Year(year) => format!("{year}년"),
        NamedPeriod::Between(Some(since), Some(until)) if since == until => on_day(since),
        NamedPeriod::Between(Some(since), Some(until)) => {
            format!("{}부터 {}까지", on_day(since), on_day(until))
        }
        NamedPeriod::Between(Some(since), None) => format!("{}부터", on_day(since)),
        NamedPeriod::Between(None, Some(until)) => format!("{}까지", on_day(until)),
        NamedPeriod::Between(None, None) => return None,
        NamedPeriod::Season(name, days) => {
            format!("{name} 시즌 ({})", days_named(days).unwrap_or_default())
        }
    };
    Some(named)
}

pub(in crate::cli) fn page_month(month: &str) -> String {
    match month.split_once('-') {
        Some((year, month)) => format!("{year}년 {}월", month.trim_start_matches('0')),
        None => month.to_owned(),
    }
}
