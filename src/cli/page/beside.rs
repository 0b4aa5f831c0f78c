//! The year beside the one before, its two halves, and evenings with somebody and without.

use super::tables::Number;
use super::year::{Year, YearBefore};
use crate::cli::words::{Lang, say};
use crate::ledger::Mark;
use crate::record::Name;
use crate::report::year::{EveningsWith, company};

/// The comparisons.
pub(super) struct BesideSection {
    /// How many evenings the year before had, if it had any.
    pub(super) before: Option<String>,
    /// The days of the two halves, if there are enough evenings for halves.
    pub(super) halves: Option<[String; 2]>,
    pub(super) rows: Vec<TotalsRow>,
    pub(super) company: Vec<CompanyRow>,
}

/// One person's totals side by side.
pub(super) struct TotalsRow {
    pub(super) name: Name,
    pub(super) mark: Mark,
    pub(super) now: Number,
    /// `None` for somebody who was not there.
    pub(super) before: Option<Number>,
    pub(super) halves: Option<[Number; 2]>,
}

/// What a person's evenings brought on average with somebody else, and without.
pub(super) struct CompanyRow {
    pub(super) name: Name,
    pub(super) mark: Mark,
    pub(super) other: Name,
    pub(super) with: (usize, String),
    pub(super) without: (usize, String),
}

/// The fewest evenings that are halved.
const FEW: usize = 4;

/// Returns the comparisons; `None` if there is nothing to compare, or if a sum is too large.
pub(super) fn beside(lang: Lang, year: &Year) -> Option<BesideSection> {
    let told = year.told(lang);
    let number = |chips: i64| Number::new(chips, told);
    let sums = year.sums()?;
    let half = year.nights.len().div_ceil(2);
    let enough = year.nights.len() >= FEW;
    let (first, last) = year.nights.split_at_checked(half)?;
    let days = |part: &[crate::report::year::Night]| {
        let ends = part.first().zip(part.last());
        let (first, last) = ends.map(|(first, last)| (first.day.as_str(), last.day.as_str()))?;
        let [first, last] = [first, last].map(|day| year.on_day(lang, day));
        Some(say!(lang, beside_halves(&first, &last)))
    };
    let sum = |part: &[crate::report::year::Night], person: usize| {
        let mut nets = part.iter().map(|night| night.net(person));
        nets.try_fold(0_i64, i64::checked_add)
    };
    // Guests are compared with nobody.
    let people = match year.only() {
        Some(only) => vec![only],
        None => year.regulars(),
    };
    let row = |person: &usize| {
        let who = year.people.get(*person)?;
        let before = year.before.as_ref();
        let before = before.and_then(|before: &YearBefore| *before.sums.get(*person)?);
        let halves = [sum(first, *person)?, sum(last, *person)?];
        Some(TotalsRow {
            name: who.name.clone(),
            mark: who.mark,
            now: number(sums.get(*person).copied()?),
            before: before.map(number),
            halves: enough.then(|| halves.map(number)),
        })
    };
    let rows: Vec<TotalsRow> = people.iter().map(row).collect::<Option<_>>()?;
    let before = year.before.as_ref();
    let before = before.map(|before| say!(lang, beside_before(before.evenings)));
    let halves = match (enough, days(first), days(last)) {
        (true, Some(first), Some(last)) => Some([first, last]),
        _ => None,
    };
    (before.is_some() || halves.is_some()).then(|| BesideSection {
        company: company_rows(lang, year, &people),
        before,
        halves,
        rows,
    })
}

fn company_rows(lang: Lang, year: &Year, people: &[usize]) -> Vec<CompanyRow> {
    let regulars = year.regulars();
    let pairs = people.iter().flat_map(|person| {
        let others = regulars.iter().filter(move |other| *other != person);
        others.map(|other| (*person, *other))
    });
    let rows = pairs.filter_map(|(person, other)| {
        let EveningsWith { with, without } = company(&year.nights, person, other)?;
        let told = year.told(lang);
        let each = |(evenings, chips)| crate::cli::figures::each(chips, evenings);
        let average = |side| Some(told.average(each(side)?).into_seen());
        Some(CompanyRow {
            name: year.people.get(person)?.name.clone(),
            mark: year.people.get(person)?.mark,
            other: year.people.get(other)?.name.clone(),
            with: (with.0, average(with)?),
            without: (without.0, average(without)?),
        })
    });
    rows.collect()
}
