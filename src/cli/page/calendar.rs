//! The calendar of evenings: a small table for each month.

use super::dealt::PageDay;
use super::year::Year;
use crate::cli::words::{Lang, say};
use crate::date::Date;
use crate::ledger::Mark;
use crate::letters::beginning;
use crate::record::Name;
use crate::report::year::winner;
use std::collections::HashMap;

/// Days in a week.
const WEEK: usize = 7;
/// The most weeks that a month touches.
const WEEKS: usize = 6;

/// Returns whether calendars in this language begin the week on Sunday.
const fn begins_on_sunday(lang: Lang) -> bool {
    matches!(lang, Lang::Korean | Lang::Japanese)
}

/// Returns the letters of the days of the week, in the order of the calendar.
pub(super) fn weekdays(lang: Lang, from_monday: &'static str) -> Vec<&'static str> {
    let mut days: Vec<&str> = from_monday.split(' ').collect();
    if begins_on_sunday(lang) {
        days.rotate_right(1);
    }
    days
}

/// A month.
pub(super) struct MonthView {
    pub(super) name: String,
    pub(super) weeks: Vec<Vec<Option<CalendarDayView>>>,
}

/// A day of a month.
pub(super) struct CalendarDayView {
    pub(super) number: String,
    pub(super) evening: Option<EveningMark>,
}

/// The mark on a day with an evening.
pub(super) struct EveningMark {
    pub(super) day: String,
    pub(super) says: String,
    /// The mark of the person who won most; `None` if that is not a single person.
    pub(super) mark: Option<Mark>,
    /// The first letters of the winner's name, since several people may share a colour.
    pub(super) letters: Option<String>,
}

/// Somebody who won most on at least one evening.
pub(super) struct TopWinner {
    pub(super) name: Name,
    pub(super) mark: Mark,
    pub(super) letters: String,
}

/// Returns the people who won most on at least one evening. The flag is true if some evening had no
/// single winner.
pub(super) fn winners(year: &Year) -> (Vec<TopWinner>, bool) {
    if year.only().is_some() {
        return (Vec::new(), false);
    }
    let of_evenings = || {
        year.evenings
            .iter()
            .map(|evening| winner(evening.brought()))
    };
    let people = year.people.iter().enumerate();
    let winners = people.filter(|(person, _)| of_evenings().any(|one| one == Some(*person)));
    let winners = winners.map(|(person, who)| TopWinner {
        name: who.name.clone(),
        mark: who.mark,
        letters: letters(year, person),
    });
    (winners.collect(), of_evenings().any(|one| one.is_none()))
}

/// The most letters that may stand for a name.
const LETTERS: usize = 3;

/// Returns the shortest beginning of a name that no other name shares, up to `LETTERS` letters.
fn letters(year: &Year, person: usize) -> String {
    let name = |person: usize| year.people.get(person).map_or("", |who| who.name.as_str());
    let others = || (0..year.people.len()).filter(|other| *other != person);
    let alone = (1..LETTERS).find(|letters| {
        let own = beginning(name(person), *letters).to_lowercase();
        !others().any(|other| beginning(name(other), *letters).to_lowercase() == own)
    });
    beginning(name(person), alone.unwrap_or(LETTERS))
}

/// Returns every month in which something was played.
pub(super) fn month_views(lang: Lang, year: &Year) -> Vec<MonthView> {
    let evenings = year.evenings.iter();
    let evenings: HashMap<&str, &PageDay> = evenings
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
    evenings: &HashMap<&str, &PageDay>,
) -> Option<MonthView> {
    let (first, last) = Date::month(month)?;
    let before = usize::try_from(first.weekday()).ok()? + usize::from(begins_on_sunday(lang));
    let before = before % WEEK;
    let mut days: Vec<Option<CalendarDayView>> = (0..before).map(|_| None).collect();
    let mut day = first;
    while day <= last {
        let text = day.to_string();
        let evening = evenings.get(text.as_str());
        days.push(Some(CalendarDayView {
            number: text.get(8..)?.trim_start_matches('0').to_owned(),
            evening: evening.map(|evening| mark(lang, year, evening)),
        }));
        day = day.next()?;
    }
    // Every month takes six weeks, so that months line up.
    days.resize_with(WEEKS * WEEK, || None);
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

/// Returns the mark of an evening: that of whoever won most, or on a page of one person whether the
/// person won.
fn mark(lang: Lang, year: &Year, evening: &PageDay) -> EveningMark {
    let nets = evening.brought();
    let person = match year.only() {
        Some(only) => nets.get(&only).filter(|net| **net > 0).map(|_| only),
        None => winner(nets),
    };
    let won = person.and_then(|person| year.people.get(person));
    let name = won.map(|who| who.name.as_str());
    let letters = person.filter(|_| year.only().is_none());
    EveningMark {
        day: evening.day.clone(),
        says: say!(lang, page_evening_of(&evening.day, evening.played(), name)),
        mark: won.map(|who| who.mark),
        letters: letters.map(|person| self::letters(year, person)),
    }
}
