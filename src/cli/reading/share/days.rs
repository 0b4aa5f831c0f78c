//! A month, or other days, as a short text.

use super::{of_all, points, ranked};
use crate::cli::draw;
use crate::cli::error::Failure;
use crate::cli::period::Days;
use crate::cli::reading::money::open_now;
use crate::cli::reading::standings::{Moved, Overall};
use crate::cli::session::{NamesNow, SessionSoFar, verdict};
use crate::cli::words::{Lang, say};
use crate::ledger::{Ledger, NetLine, People, Period};
use crate::report::{Amount, Purse, Standing};
use std::cmp::Reverse;

/// How many evenings are told one by one.
const TOLD: usize = 12;

/// Returns what some days came to: who stands how, the biggest hand, and the evenings; `None` where
/// nothing was played that counts.
pub(super) fn of_days(
    lang: Lang,
    ledger: &Ledger,
    period: Period,
) -> Result<Option<Vec<String>>, Failure> {
    let people = ledger.people()?;
    let evenings = evenings(ledger, &people, period)?;
    if evenings.is_empty() {
        return Ok(None);
    }
    let hands = evenings.iter().flatten().map(|one| one.stored.hands).sum();
    let days = Days::of(period);
    let mut lines = vec![say!(lang, share_days(&days, evenings.len(), hands))];
    let Overall {
        standings, money, ..
    } = Overall::of(ledger, &people, period, &[])?;
    let mut rows: Vec<(Standing, Purse)> = standings.into_iter().zip(money).collect();
    rows.sort_by_key(|(standing, _)| Reverse(standing.chips));
    lines.extend(rows.iter().map(|(standing, purse)| {
        let amounts = purse.amounts().iter();
        let amounts: Vec<String> = amounts
            .map(|one: &Amount| draw::amount(lang, one))
            .collect();
        say!(
            lang,
            share_stands(&standing.player, standing.chips, &amounts)
        )
    }));
    lines.push(String::new());
    if let Some(line) = biggest(ledger, &people, period)? {
        lines.extend(told(lang, ledger, &line)?);
        lines.push(String::new());
    }
    if (2..=TOLD).contains(&evenings.len()) {
        for evening in &evenings {
            lines.extend(row(lang, ledger, evening)?);
        }
        lines.push(String::new());
    }
    let open = open_now(ledger, lang)?;
    if !open.is_empty() {
        lines.extend(open);
        lines.push(String::new());
    }
    Ok(Some(lines))
}

/// Returns the sessions of the days evening by evening, those that count and have a hand.
fn evenings(
    ledger: &Ledger,
    people: &People,
    period: Period,
) -> Result<Vec<Vec<SessionSoFar>>, Failure> {
    let mut found: Vec<Vec<SessionSoFar>> = Vec::new();
    for session in ledger.session_ids(period)? {
        let so_far = SessionSoFar::with_names_now(ledger, session, people)?;
        if so_far.stored.hands == 0 || so_far.is_beside() {
            continue;
        }
        let goes_on = |evening: &Vec<SessionSoFar>| {
            let mut sessions = evening.iter();
            sessions.any(|before| so_far.stored.body.follows == Some(before.stored.id))
        };
        match found.iter_mut().find(|evening| goes_on(evening)) {
            Some(evening) => evening.push(so_far),
            None => found.push(vec![so_far]),
        }
    }
    Ok(found)
}

/// Returns the largest gain of one hand; the first where there are several.
fn biggest(ledger: &Ledger, people: &People, period: Period) -> Result<Option<NetLine>, Failure> {
    let moved = Moved::of(ledger, people, period, &[], &[])?;
    let lines = moved.hands.iter().filter(|line| !moved.is_end(line));
    let largest = lines.filter(|line| line.chips > 0);
    Ok(largest
        .min_by_key(|line| (Reverse(line.chips), line.entry))
        .cloned())
}

/// Returns what a hand was and brought.
fn told(lang: Lang, ledger: &Ledger, line: &NetLine) -> Result<[String; 2], Failure> {
    let hand = ledger.hand(line.entry)?;
    let names = NamesNow::in_session(ledger, hand.session)?;
    let rules = SessionSoFar::of(ledger, hand.session)?.ruleset.rules;
    let verdict = names.in_verdict(verdict(&hand, &rules)?);
    let name = names.called(&line.player);
    let day = ledger.day_of_hand(hand.id)?;
    Ok([
        say!(lang, share_biggest(&hand.name(), &day, &name, line.chips)),
        say!(lang, headline(&verdict)),
    ])
}

/// Returns what an evening came to, in one line; nothing where it cannot be added up.
fn row(lang: Lang, ledger: &Ledger, evening: &[SessionSoFar]) -> Result<Option<String>, Failure> {
    let Some(first) = evening.first() else {
        return Ok(None);
    };
    let rows = match evening {
        [only] if only.for_points() => points(lang, only)?,
        [only] => ranked(lang, only.balances().to_vec(), None),
        several => of_all(lang, several)?,
    };
    let day = ledger.day(first.stored.id)?;
    Ok((!rows.is_empty()).then(|| say!(lang, share_evening_row(&day, &rows))))
}
