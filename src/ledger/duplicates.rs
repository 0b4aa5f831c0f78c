//! Evenings that were kept twice, in two ledgers: which of two sessions counts for both. Nothing is
//! taken out: the hands of the other stay, and count for nothing.

use super::excluded::holds;
use super::refused::TwiceFault;
use super::{EntryId, Ledger, LedgerError, Seal, SessionId, read};
use rusqlite::{Connection, OptionalExtension as _, params};
use std::collections::BTreeMap;

/// A session that does not count, as it is an evening which another counts for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptTwice {
    /// The session that does not count.
    pub beside: SessionId,
    /// The number of its first hand that does not: those before are in both.
    pub from: u32,
    /// The session that counts.
    pub counts: SessionId,
}

/// What is said about two sessions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DuplicateRuling {
    /// They are one evening, and this one counts.
    Twice(SessionId),
    /// They are two evenings.
    Both,
}

/// What people said about two sessions that may be one evening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DuplicateStatement {
    /// One of them.
    pub one: SessionId,
    /// The other.
    pub other: SessionId,
    /// Whether they are one evening, and which counts; `None` where nothing was said.
    pub said: Option<DuplicateRuling>,
    /// The entries by which each notes what was handed over that the other notes too: those of the
    /// first, and those of the other.
    pub handed: (Vec<EntryId>, Vec<EntryId>),
}

/// Returns the session and the number of a hand, by its seal where it was written first.
pub(super) fn place(
    connection: &Connection,
    seal: &Seal,
) -> Result<Option<(SessionId, u32)>, LedgerError> {
    let Some(EntryId(id)) = seal.here(connection)? else {
        return Ok(None);
    };
    let query = "SELECT session, number FROM entry WHERE id = ?1 AND what = 'hand'";
    let mut query = connection.prepare_cached(query)?;
    let found = query.query_row([id], |row| Ok((SessionId(row.get(0)?), row.get(1)?)));
    Ok(found.optional()?)
}

/// Returns the number of the first hand of a session that is not in another one too. Where two
/// ledgers went on with one session apart, what they have in common is in one of them alone.
fn first_apart(
    connection: &Connection,
    one: SessionId,
    other: SessionId,
) -> Result<u32, LedgerError> {
    let mut first = 1;
    for session in [one, other] {
        read::must_be_there(connection, session)?;
        let query = "SELECT min(number) FROM entry WHERE session = ?1 AND what = 'hand'";
        let mut query = connection.prepare_cached(query)?;
        let found: Option<u32> = query.query_row([session.0], |row| row.get(0))?;
        let found = found.ok_or(LedgerError::Twice(TwiceFault::Empty(session)))?;
        first = first.max(found);
    }
    Ok(first)
}

/// Returns the seals of the hands of a session from one on, where they were written first.
fn hand_seals(
    connection: &Connection,
    session: SessionId,
    from: u32,
) -> Result<Vec<Seal>, LedgerError> {
    let query = format!(
        "SELECT {} FROM entry
         WHERE session = ?1 AND what = 'hand' AND number >= ?2 ORDER BY number",
        Seal::FIRST
    );
    let mut query = connection.prepare_cached(&query)?;
    let rows = query.query_map(params![session.0, from], |row| Seal::from_row(row, 0))?;
    let found: Vec<Seal> = rows.collect::<Result<_, _>>()?;
    if found.is_empty() {
        return Err(LedgerError::Twice(TwiceFault::Empty(session)));
    }
    Ok(found)
}

/// Returns the seal of an entry where it was written first.
pub(super) fn entry_seal(connection: &Connection, entry: EntryId) -> Result<Seal, LedgerError> {
    let query = format!("SELECT {} FROM entry WHERE id = ?1", Seal::FIRST);
    let mut query = connection.prepare_cached(&query)?;
    let found = query
        .query_row([entry.0], |row| Seal::from_row(row, 0))
        .optional()?;
    found.ok_or(LedgerError::NoSuchEntry(entry))
}

/// Returns the hands of two sessions that are not in both, by their seals.
pub(super) fn hands(
    connection: &Connection,
    one: SessionId,
    other: SessionId,
) -> Result<(Vec<Seal>, Vec<Seal>), LedgerError> {
    if one == other {
        return Err(LedgerError::Twice(TwiceFault::Same(one)));
    }
    let first = first_apart(connection, one, other)?;
    Ok((
        hand_seals(connection, one, first)?,
        hand_seals(connection, other, first)?,
    ))
}

impl Ledger {
    /// Returns the sessions of which hands do not count, each with the one that counts for it.
    pub fn kept_twice(&self) -> Result<Vec<KeptTwice>, LedgerError> {
        let standing = self.standing()?;
        let said = standing.said();
        let beside = said.words().beside();
        self.with_read(|look| {
            let mut found: BTreeMap<SessionId, KeptTwice> = BTreeMap::new();
            for word in said.twice() {
                let counts = word.counts.iter().find(|seal| !beside.has(seal));
                let Some(counts) = counts else { continue };
                let Some((counts, _)) = place(look, counts)? else {
                    continue;
                };
                for seal in word.beside.iter().filter(|seal| beside.has(seal)) {
                    let Some((session, from)) = place(look, seal)? else {
                        continue;
                    };
                    let kept = found.entry(session).or_insert(KeptTwice {
                        beside: session,
                        from,
                        counts,
                    });
                    kept.from = kept.from.min(from);
                    kept.counts = counts;
                }
            }
            Ok(found.into_values().collect())
        })
    }

    /// Returns whether it was said of two notes of money whether they are one. Errors: no such entry.
    pub fn is_said_of_money(&self, one: EntryId, other: EntryId) -> Result<bool, LedgerError> {
        let standing = self.standing()?;
        let said = standing.said();
        self.with_read(|look| {
            let (one, other) = (entry_seal(look, one)?, entry_seal(look, other)?);
            let mut words = said.words().about(&one);
            Ok(words.any(|at| said.twice().get(at).is_some_and(|word| word.names(&other))))
        })
    }

    /// Returns what was said last about two sessions, if anything was. Errors: no such session, one
    /// without a hand of its own.
    pub fn said_of(
        &self,
        one: SessionId,
        other: SessionId,
    ) -> Result<Option<DuplicateRuling>, LedgerError> {
        let standing = self.standing()?;
        let said = standing.said();
        self.with_read(|look| {
            let (first, second) = hands(look, one, other)?;
            let (Some(first), Some(second)) = (first.first(), second.first()) else {
                return Ok(None);
            };
            let places = said.words().about(first);
            let mut words = places.filter_map(|at| said.twice().get(at));
            let last = words.find(|word| word.names(second));
            Ok(last.and_then(|word| {
                match [first, second].map(|seal| holds(&word.beside, seal)) {
                    [false, false] => Some(DuplicateRuling::Both),
                    [false, true] => Some(DuplicateRuling::Twice(one)),
                    [true, false] => Some(DuplicateRuling::Twice(other)),
                    // A third counts for both.
                    [true, true] => None,
                }
            }))
        })
    }
}
