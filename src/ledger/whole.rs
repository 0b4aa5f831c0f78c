//! Checks that neither an index nor the stored days omit anything. No hash covers these, so this
//! goes through the entries around what was found, by their numbers alone.

use super::period::Period;
use super::standing::LedgerStanding;
use super::totals::{SessionContext, fault};
use super::{ChainFault, EntryId, Ledger, LedgerError, SessionId};
use crate::date::Date;
use rusqlite::{Connection, OptionalExtension as _, params};
use std::collections::{BTreeSet, HashMap};

/// How many entries behind a session's last one are examined.
const BEHIND: i64 = 50;

/// How many more entries are examined at most for each entry that was found.
const FOR_EACH: i64 = 20;

/// How many days may lie between the opening of a session and the day to which it belongs, if it
/// was written as it was played.
const DAYS_AWAY: u32 = 2;

/// In a ledger with at most this many sessions, every session's day is checked.
const FEW: i64 = 1000;

/// Query for the sessions whose stored day is not the one that their own entries give.
const OTHERWISE: &str = "SELECT s.id FROM entry AS s LEFT JOIN evening AS v ON v.session = s.id
  WHERE s.what = 'session' AND v.day IS NOT CASE kind
    WHEN 'import' THEN coalesce(json_extract(json_extract(body, '$.body'), '$.day'),
      substr(json_extract(body, '$.at'), 1, 10))
    ELSE coalesce(json_extract(body, '$.day'), substr(at, 1, 10)) END";

impl Ledger {
    /// Errors: an index omits a hand, a correction or the end of a session.
    pub(super) fn session_is_whole(&self, session: SessionId) -> Result<(), LedgerError> {
        none(self.with_read(|look| left_out(look, session))?)
    }

    /// Errors: the stored day of a session is missing or wrong.
    pub(super) fn days_hold(&self, period: Period) -> Result<(), LedgerError> {
        let standing = self.standing()?;
        none(self.with_read(|look| moved(look, period, &standing))?)
    }
}

fn none(faults: Vec<ChainFault>) -> Result<(), LedgerError> {
    if faults.is_empty() {
        Ok(())
    } else {
        Err(LedgerError::Tampered(faults))
    }
}

/// Returns the entries of a session that one of its indexes omits.
fn left_out(connection: &Connection, session: SessionId) -> Result<Vec<ChainFault>, LedgerError> {
    let of_session = "SELECT id FROM entry INDEXED BY entry_session
         WHERE session = ?1 AND what IN ('hand', 'correction', 'close', 'reopen')";
    let found = ids(connection, of_session, params![session.0])?;
    let corrections = "SELECT c.id FROM entry AS h INDEXED BY entry_session
           JOIN entry AS c INDEXED BY entry_corrects ON c.corrects = h.id AND c.what = 'correction'
         WHERE h.session = ?1 AND h.what = 'hand'";
    let corrections = ids(connection, corrections, params![session.0])?;
    let there = along(connection, session, &found)?;
    let mut missing: BTreeSet<i64> = there.difference(&found).copied().collect();
    let known = "SELECT id FROM entry INDEXED BY entry_session
         WHERE session = ?1 AND what = 'correction'";
    let known = ids(connection, known, params![session.0])?;
    missing.extend(known.symmetric_difference(&corrections));
    let missing = missing.into_iter().map(EntryId);
    Ok(missing.map(|entry| ChainFault::LeftOut { entry }).collect())
}

/// Returns the hands, corrections and ends of a session among the entries from its first to a few
/// after its last, found by number alone. If very many other entries lie in between, as after the
/// correction of an old hand, only the beginning is examined.
fn along(
    connection: &Connection,
    session: SessionId,
    found: &BTreeSet<i64>,
) -> Result<BTreeSet<i64>, LedgerError> {
    let first = session.0;
    let last = found.last().copied().unwrap_or(first).max(first);
    let most = i64::try_from(found.len()).unwrap_or(i64::MAX);
    let most = most.saturating_mul(FOR_EACH).saturating_add(BEHIND);
    let end = last.saturating_add(BEHIND).min(first.saturating_add(most));
    let query = "SELECT id FROM entry NOT INDEXED WHERE id > ?1 AND id <= ?2 AND session = ?1
         AND CASE kind WHEN 'import' THEN what ELSE kind END
           IN ('hand', 'correction', 'close', 'reopen')";
    ids(connection, query, params![first, end])
}

fn ids(
    connection: &Connection,
    query: &str,
    values: impl rusqlite::Params,
) -> Result<BTreeSet<i64>, LedgerError> {
    let mut query = connection.prepare_cached(query)?;
    let rows = query.query_map(values, |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns a fault for each session that was opened around a period, or is stored under one of its
/// days, and whose stored day is wrong. In a ledger with few sessions, also for those opened at any
/// other time that belong to the period.
fn moved(
    connection: &Connection,
    period: Period,
    standing: &LedgerStanding,
) -> Result<Vec<ChainFault>, LedgerError> {
    let query = "SELECT (SELECT count(*) FROM evening),
         (SELECT count(*) FROM entry WHERE what = 'session')";
    let (kept, there): (i64, i64) =
        connection.query_row(query, [], |row| Ok((row.get(0)?, row.get(1)?)))?;
    if kept != there {
        return Ok(vec![fault("evening", "*")]);
    }
    if period == Period::default() {
        return Ok(Vec::new());
    }
    let (since, until) = period.bounds();
    let query = "SELECT session, day FROM evening
         WHERE day BETWEEN coalesce(?1, '') AND coalesce(?2, '~')";
    let mut query = connection.prepare_cached(query)?;
    let rows = query.query_map(params![since, until], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let kept: HashMap<i64, String> = rows.collect::<Result<_, _>>()?;
    let (first, last) = about(connection, period)?;
    let opened = "SELECT id FROM entry NOT INDEXED WHERE id >= ?1 AND id < ?2
         AND CASE kind WHEN 'import' THEN what ELSE kind END = 'session'";
    let mut sessions = ids(connection, opened, params![first, last])?;
    sessions.extend(kept.keys());
    if there <= FEW {
        sessions.extend(ids(connection, OTHERWISE, [])?);
    }
    let mut faults = Vec::new();
    for session in sessions {
        let kept = kept.get(&session).map(String::as_str);
        let context = SessionContext::read(connection, SessionId(session), standing);
        let holds = match (&context, kept) {
            (Ok(context), Some(day)) => context.day == day,
            (Ok(context), None) => !period.has(&context.day),
            (Err(LedgerError::NoSuchSession(_)), _) => false,
            (Err(_), _) => {
                context?;
                false
            }
        };
        if !holds {
            faults.push(fault("evening", &session.to_string()));
        }
    }
    Ok(faults)
}

/// Returns the first entry written around the days of a period, and the one after the last.
fn about(connection: &Connection, period: Period) -> Result<(i64, i64), LedgerError> {
    let Period { since, until } = period;
    let since = since.and_then(|day| day.days_before(DAYS_AWAY));
    let first = match since {
        Some(since) => first_where(connection, |day| day >= since)?,
        None => 1,
    };
    let last = match until {
        Some(until) => first_where(connection, |day| {
            day.days_before(DAYS_AWAY).is_some_and(|day| day > until)
        })?,
        None => i64::MAX,
    };
    Ok((first, last))
}

/// Returns the first entry written on a day for which `is_so` holds. `is_so` must also hold for all
/// later days, since entries are in order of time.
fn first_where(connection: &Connection, is_so: impl Fn(Date) -> bool) -> Result<i64, LedgerError> {
    let last = "SELECT coalesce(max(id), 0) FROM entry";
    let last: i64 = connection.query_row(last, [], |row| row.get(0))?;
    let mut at = connection.prepare_cached("SELECT substr(at, 1, 10) FROM entry WHERE id = ?1")?;
    let (mut from, mut to) = (1, last.saturating_add(1));
    while from < to {
        let middle = from + (to - from) / 2;
        let day: Option<String> = at.query_row([middle], |row| row.get(0)).optional()?;
        if day.and_then(|day| Date::read(&day)).is_none_or(&is_so) {
            to = middle;
        } else {
            from = middle + 1;
        }
    }
    Ok(from)
}
