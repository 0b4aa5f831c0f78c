//! A month or another period as a short text.

use super::lines::{headline, points, ranked};
use crate::cli::draw;
use crate::cli::error::{Denied, Failure};
use crate::cli::facts::days::NamedPeriod;
use crate::cli::page::told_of;
use crate::cli::reading::money::due::open_now;
use crate::cli::words::{Lang, say, signed};
use crate::ledger::{Ledger, NetLine, People, Period};
use crate::record::{ChipValue, Name};
use crate::report::account::{List, Overall, biggest};
use crate::report::evenings::{PlayedCount, PlayedDay, played_days};
use crate::report::session::{NamesNow, SessionSoFar, verdict};
use crate::report::{Amount, Measure, Purse, Standing};
use crate::words::Text;
use std::cmp::Reverse;

/// How many evenings are listed one by one.
const TOLD: usize = 12;

/// Returns the result of a period: its story, how people stand, the biggest hand, the evenings, and
/// the titles that were earned unless `untitled`. `None` if
/// nothing was played that counts.
pub(super) fn of_days(
    lang: Lang,
    ledger: &Ledger,
    period: Period,
    untitled: bool,
) -> Result<Option<Vec<String>>, Failure> {
    let people = ledger.people()?;
    let evenings = played_days(ledger, &people, period)?;
    if evenings.is_empty() {
        return Ok(None);
    }
    let days = NamedPeriod::among(period, &ledger.seasons()?);
    let mut lines = vec![say!(
        lang,
        share_days(&days, PlayedCount::from_days(&evenings))
    )];
    let Overall {
        lists, adjusted, ..
    } = Overall::read(ledger, &people, period, &[], None)?;
    // If everything is counted in equal chips, their worth need not be mentioned.
    let alike = matches!(lists.as_slice(), [only] if only.measure.money().is_none());
    for list in &lists {
        if lists.len() > 1 {
            lines.push(say!(lang, counted_in(list.measure.currency())));
        }
        lines.extend(stands(lang, list));
    }
    if adjusted > 0 {
        lines.push(say!(lang, share_adjusted(adjusted)));
    }
    lines.push(String::new());
    let (story, titles) = told_of(ledger, period, lang)?;
    if !story.is_empty() {
        lines.extend(story);
        lines.push(String::new());
    }
    if !titles.is_empty() && !untitled {
        lines.extend(titles);
        lines.push(String::new());
    }
    for list in &lists {
        if let Some(line) = biggest(ledger, &people, period, &list.measure)? {
            let unit = if alike { None } else { list.measure.unit() };
            lines.extend(told(lang, ledger, &line, unit)?);
            lines.push(String::new());
        }
    }
    if (2..=TOLD).contains(&evenings.len()) {
        for evening in &evenings {
            lines.extend(row(lang, (ledger, &people), evening, alike)?);
        }
        lines.push(String::new());
    }
    let open = open_now(ledger, lang)?;
    if !open.is_empty() {
        lines.extend(open.into_iter().map(Text::into_seen));
        lines.push(String::new());
    }
    Ok(Some(lines))
}

/// Returns how everybody stands in one list, the highest first.
fn stands(lang: Lang, list: &List) -> Vec<String> {
    let mut rows: Vec<(usize, &Standing)> = list.standings.iter().enumerate().collect();
    rows.sort_by_key(|(_, standing)| Reverse(standing.chips));
    let row = |(at, standing): (usize, &Standing)| {
        if let Some(unit) = list.measure.money() {
            return say!(lang, share_money(&standing.player, standing.chips, unit));
        }
        let amounts = list.money.get(at).map(Purse::amounts);
        let amounts = amounts.into_iter().flatten();
        let amounts: Vec<String> = amounts
            .map(|one: &Amount| draw::amount(lang, one).into_seen())
            .collect();
        say!(
            lang,
            share_stands(&standing.player, standing.chips, &amounts)
        )
    };
    rows.into_iter().map(row).collect()
}

/// Describes a hand and what it brought.
fn told(
    lang: Lang,
    ledger: &Ledger,
    line: &NetLine,
    unit: Option<&ChipValue>,
) -> Result<[String; 2], Failure> {
    let hand = ledger.hand(line.entry)?;
    let names = NamesNow::in_session(ledger, hand.session)?;
    let rules = SessionSoFar::read(ledger, hand.session)?.ruleset.rules;
    let verdict = names.in_verdict(verdict(&hand, &rules)?);
    let name = names.called(&line.player);
    let called = ledger.hand_called(&hand.name())?;
    let won = unit.map_or_else(
        || signed(lang, line.chips),
        |unit| say!(lang, money(line.chips, unit)),
    );
    Ok([
        say!(lang, share_biggest(&called, &name, won.seen())),
        headline(lang, &hand, &verdict),
    ])
}

/// Returns the result of an evening in one line; `None` if there is nothing to add up.
fn row(
    lang: Lang,
    (ledger, people): (&Ledger, &People),
    evening: &PlayedDay,
    alike: bool,
) -> Result<Option<String>, Failure> {
    let mut rows = Vec::new();
    if let [only] = evening.sessions.as_slice() {
        let so_far = SessionSoFar::with_names_now(ledger, *only, people)?;
        if so_far.for_points() {
            let unit = so_far.ruleset.rules.unit();
            rows = points(lang, so_far.point_standings()?, unit);
        }
    }
    if rows.is_empty() {
        for measure in evening.measures() {
            let nets = evening.brought(people, &measure);
            let nets = nets.ok_or(Denied::TooManyChips)?;
            rows.extend(brought(lang, nets, &measure, alike));
        }
    }
    let said = || say!(lang, share_evening_row(&evening.day, &rows));
    Ok((!rows.is_empty()).then(said))
}

/// Returns what an evening brought everybody, the highest first: in chips if they had one worth,
/// otherwise in money.
fn brought(lang: Lang, mut nets: Vec<(Name, i64)>, measure: &Measure, alike: bool) -> Vec<String> {
    let Some(unit) = measure.money() else {
        return ranked(lang, nets, measure.unit().filter(|_| !alike));
    };
    nets.sort_by_key(|(_, net)| Reverse(*net));
    let rows = nets.iter();
    rows.map(|(name, net)| say!(lang, share_money(name, *net, unit)))
        .collect()
}
