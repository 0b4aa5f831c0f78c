//! Evenings that were kept twice, in two ledgers: which of two sessions counts. Nothing is removed:
//! the hands of the other one stay, but do not count.

use super::excluded::holds;
use super::refused::TwiceFault;
use super::{EntryId, Ledger, LedgerError, Seal, SessionId, read};
use rusqlite::{Connection, OptionalExtension as _, params};
use std::collections::BTreeMap;

/// A session that does not count, because another session counts for the same evening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptTwice {
    /// The session that does not count.
    pub beside: SessionId,
    /// The number of the first hand of `beside` that does not count; earlier hands are in both
    /// sessions.
    pub from: u32,
    /// The session that counts.
    pub counts: SessionId,
}

/// The ruling on two sessions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DuplicateRuling {
    /// The two are one evening, and this session counts.
    Twice(SessionId),
    /// The two are different evenings, and both count.
    Both,
}

/// What people said about two sessions that may be one evening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DuplicateStatement {
    /// One of the two sessions.
    pub one: SessionId,
    /// The other session.
    pub other: SessionId,
    /// Whether the two are one evening, and which one counts; `None` if nothing was said.
    pub said: Option<DuplicateRuling>,
    /// Entries about handovers that were noted in both ledgers: those noted with `one`, then those
    /// noted with `other`.
    pub handed: (Vec<EntryId>, Vec<EntryId>),
}

/// Returns the session and number of the hand with this original seal; `None` if it is not here.
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

/// Returns the number of the first hand that the two sessions do not share. If two ledgers
/// continued one session separately, the shared hands are stored in only one of the two.
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

/// Returns the original seals of a session's hands from number `from` on.
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

/// Returns the original seal of an entry.
pub(super) fn entry_seal(connection: &Connection, entry: EntryId) -> Result<Seal, LedgerError> {
    let query = format!("SELECT {} FROM entry WHERE id = ?1", Seal::FIRST);
    let mut query = connection.prepare_cached(&query)?;
    let found = query
        .query_row([entry.0], |row| Seal::from_row(row, 0))
        .optional()?;
    found.ok_or(LedgerError::NoSuchEntry(entry))
}

/// Returns the original seals of the hands that only one of two sessions has.
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
    /// Returns the sessions with hands that do not count, each with the session that counts
    /// instead.
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

    /// Returns whether anybody ruled on two handover entries: that they are one payment, or two.
    /// Errors: no such entry.
    pub fn is_said_of_money(&self, one: EntryId, other: EntryId) -> Result<bool, LedgerError> {
        let standing = self.standing()?;
        let said = standing.said();
        self.with_read(|look| {
            let (one, other) = (entry_seal(look, one)?, entry_seal(look, other)?);
            let mut words = said.words().about(&one);
            Ok(words.any(|at| said.twice().get(at).is_some_and(|word| word.names(&other))))
        })
    }

    /// Returns the last ruling on two sessions; `None` if there is none, or if a third session
    /// counts for both. Errors: no such session, or one without a hand that the other lacks.
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
                    // Neither counts: a third session counts for both.
                    [true, true] => None,
                }
            }))
        })
    }
}
