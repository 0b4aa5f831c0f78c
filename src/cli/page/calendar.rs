//! The calendar of evenings: a small table a month.

use super::year::{Evening, Year};
use crate::cli::words::{Lang, say};
use crate::date::Date;
use crate::ledger::Mark;
use std::collections::HashMap;

/// How many days a week has.
const WEEK: usize = 7;

/// A month.
pub(super) struct MonthView {
    pub(super) name: String,
    pub(super) weeks: Vec<Vec<Option<DayView>>>,
}

/// A day of a month.
pub(super) struct DayView {
    pub(super) number: String,
    pub(super) evening: Option<EveningMark>,
}

/// What shows that a day was an evening.
pub(super) struct EveningMark {
    pub(super) day: String,
    pub(super) says: String,
    /// That of who won most.
    pub(super) mark: Option<Mark>,
}

/// Returns every month in which something was played.
pub(super) fn of(lang: Lang, year: &Year) -> Vec<MonthView> {
    let evenings = year.evenings.iter();
    let evenings: HashMap<&str, &Evening> = evenings
        .map(|evening| (evening.day.as_str(), evening))
        .collect();
    let months = year.months().into_iter();
    months
        .filter_map(|month| view(lang, year, month, &evenings))
        .collect()
}

fn view(
    lang: Lang,
    year: &Year,
    month: &str,
    evenings: &HashMap<&str, &Evening>,
) -> Option<MonthView> {
    let (first, last) = Date::month(month)?;
    let before = usize::try_from(first.weekday()).ok()?;
    let mut days: Vec<Option<DayView>> = (0..before).map(|_| None).collect();
    let mut day = first;
    while day <= last {
        let text = day.to_string();
        let evening = evenings.get(text.as_str());
        days.push(Some(DayView {
            number: text.get(8..)?.trim_start_matches('0').to_owned(),
            evening: evening.map(|evening| mark(lang, year, evening)),
        }));
        day = day.next()?;
    }
    days.resize_with(days.len().next_multiple_of(WEEK), || None);
    let mut weeks = Vec::new();
    while !days.is_empty() {
        let rest = days.split_off(WEEK.min(days.len()));
        weeks.push(std::mem::replace(&mut days, rest));
    }
    Some(MonthView {
        name: say!(lang, page_month(month)),
        weeks,
    })
}

fn mark(lang: Lang, year: &Year, evening: &Evening) -> EveningMark {
    let winner = evening.winner().and_then(|winner| year.people.get(winner));
    let name = winner.map(|winner| winner.name.as_str());
    EveningMark {
        day: evening.day.clone(),
        says: say!(
            lang,
            page_evening_of(&evening.day, evening.hands.len(), name)
        ),
        mark: winner.map(|winner| winner.mark),
    }
}
