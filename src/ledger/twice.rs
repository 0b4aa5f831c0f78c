//! Evenings that were kept twice, in two ledgers: which of two sessions counts for both. Nothing is
//! taken out: the hands of the other stay, and count for nothing.

use super::batch::{Batch, by_itself};
use super::beside::holds;
use super::entry::TwiceBody;
use super::id::{EntryId, SessionId};
use super::kind::Kind;
use super::knowing::add_knowing;
use super::refused::TwiceFault;
use super::said::Said as Before;
use super::stamp::Stamp;
use super::{Ledger, LedgerError, Seal, read, totals};
use rusqlite::{Connection, OptionalExtension as _, params};
use std::collections::{BTreeMap, BTreeSet, HashSet};

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
pub enum Said {
    /// They are one evening, and this one counts.
    Twice(SessionId),
    /// They are two evenings.
    Both,
}

/// What people said about two sessions that may be one evening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// One of them.
    pub one: SessionId,
    /// The other.
    pub other: SessionId,
    /// Whether they are one evening, and which counts; `None` where nothing was said.
    pub said: Option<Said>,
    /// The entries by which each notes what was handed over that the other notes too: those of the
    /// first, and those of the other.
    pub handed: (Vec<EntryId>, Vec<EntryId>),
}

/// Returns the session and the number of a hand, by its seal where it was written first.
fn place(connection: &Connection, seal: &Seal) -> Result<Option<(SessionId, u32)>, LedgerError> {
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
    let rows = query.query_map(params![session.0, from], |row| Seal::of(row, 0))?;
    let found: Vec<Seal> = rows.collect::<Result<_, _>>()?;
    if found.is_empty() {
        return Err(LedgerError::Twice(TwiceFault::Empty(session)));
    }
    Ok(found)
}

/// Returns the seal of an entry where it was written first.
fn entry_seal(connection: &Connection, entry: EntryId) -> Result<Seal, LedgerError> {
    let query = format!("SELECT {} FROM entry WHERE id = ?1", Seal::FIRST);
    let mut query = connection.prepare_cached(&query)?;
    let found = query
        .query_row([entry.0], |row| Seal::of(row, 0))
        .optional()?;
    found.ok_or(LedgerError::NoSuchEntry(entry))
}

/// Returns the hands of two sessions that are not in both, by their seals.
fn hands(
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

/// Returns all else that was said to be one evening with something, by hash.
fn with_them(before: &Before, all: &[Seal]) -> BTreeMap<String, Seal> {
    let own: HashSet<&str> = all.iter().map(|seal| seal.hash.as_str()).collect();
    let last = |seal: &Seal| before.words().about(seal).next();
    let places: BTreeSet<usize> = all.iter().filter_map(last).collect();
    let words = places.into_iter().filter_map(|at| before.twice().get(at));
    let mut found = BTreeMap::new();
    for word in words.filter(|word| !word.beside.is_empty()) {
        let others = word.all().filter(|one| !own.contains(one.hash.as_str()));
        found.extend(others.map(|one| (one.hash.clone(), one.clone())));
    }
    found
}

/// Returns the sessions of hands, by their seals where they were written first.
fn sessions<'a>(
    connection: &Connection,
    seals: impl Iterator<Item = &'a Seal>,
) -> Result<Vec<SessionId>, LedgerError> {
    let mut found = Vec::new();
    for seal in seals {
        found.extend(place(connection, seal)?.map(|(session, _)| session));
    }
    found.sort_unstable();
    found.dedup();
    Ok(found)
}

impl Batch<'_> {
    /// Returns the entry that says whether two sessions are one evening, kept twice, and which of them
    /// counts; `at` is RFC 3339 in UTC. What was said of them before holds no more.
    /// Errors: no such session, one without a hand of its own, one and the same.
    pub fn append_twice(
        &mut self,
        at: &str,
        engine: &str,
        word: &Word,
    ) -> Result<EntryId, LedgerError> {
        let stamp = Stamp::new(at, engine)?;
        let before = self.standing()?;
        let body = self.twice_body(word, before.said())?;
        let over = before.said().open().to_vec();
        drop(before);
        let entry = add_knowing(&self.writing, Kind::Person, None, stamp, &body, over)?;
        // Of nothing else can it be another now whether it counts.
        let sessions = sessions(&self.writing, body.all())?;
        totals::counted_anew(&self.writing, &sessions, &*self.standing()?)?;
        Ok(entry)
    }

    fn twice_body(&self, word: &Word, before: &Before) -> Result<TwiceBody, LedgerError> {
        let Word { one, other, .. } = *word;
        let (mut first, mut second) = hands(&self.writing, one, other)?;
        let notes = [&word.handed.0, &word.handed.1];
        for (seals, entries) in [&mut first, &mut second].into_iter().zip(notes) {
            for entry in entries {
                seals.push(entry_seal(&self.writing, *entry)?);
            }
        }
        let (counts, mut beside) = match word.said {
            Some(Said::Twice(counts)) if counts == other => (second, first),
            Some(Said::Twice(_)) => (first, second),
            Some(Said::Both) | None => {
                first.extend(second);
                return Ok(TwiceBody {
                    counts: first,
                    beside: Vec::new(),
                });
            }
        };
        // Of an evening of three ledgers one counts.
        let all: Vec<Seal> = counts.iter().chain(&beside).cloned().collect();
        beside.extend(with_them(before, &all).into_values());
        Ok(TwiceBody { counts, beside })
    }
}

impl Batch<'_> {
    /// Returns the entry that says whether two notes of money that was handed over are one, of which the
    /// first counts, or two that both count; `at` is RFC 3339 in UTC.
    /// Errors: no such entry, one that notes no money, one and the same.
    pub fn append_same_money(
        &mut self,
        at: &str,
        engine: &str,
        (one, other): (EntryId, EntryId),
        is_one: bool,
    ) -> Result<EntryId, LedgerError> {
        let stamp = Stamp::new(at, engine)?;
        if one == other {
            return Err(LedgerError::NotMoney(one));
        }
        for entry in [one, other] {
            let query = "SELECT what IN ('paid', 'settled') FROM entry WHERE id = ?1";
            let mut query = self.writing.prepare_cached(query)?;
            let is_money = query.query_row([entry.0], |row| row.get(0)).optional()?;
            match is_money {
                Some(true) => {}
                Some(false) => return Err(LedgerError::NotMoney(entry)),
                None => return Err(LedgerError::NoSuchEntry(entry)),
            }
        }
        let (one, other) = (
            entry_seal(&self.writing, one)?,
            entry_seal(&self.writing, other)?,
        );
        let (counts, beside) = if is_one {
            (vec![one], vec![other])
        } else {
            (vec![one, other], Vec::new())
        };
        let body = TwiceBody { counts, beside };
        let over = self.standing()?.said().open().to_vec();
        add_knowing(&self.writing, Kind::Person, None, stamp, &body, over)
    }
}

by_itself! {
    /// Returns the entry that says whether two sessions are one evening, as [`Batch::append_twice`]
    /// does, by itself.
    append_twice(&Word) -> EntryId;
}

impl Ledger {
    /// Returns the sessions of which hands do not count, each with the one that counts for it.
    pub fn kept_twice(&self) -> Result<Vec<KeptTwice>, LedgerError> {
        let standing = self.standing()?;
        let said = standing.said();
        let beside = said.words().beside();
        self.look(|look| {
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
        self.look(|look| {
            let (one, other) = (entry_seal(look, one)?, entry_seal(look, other)?);
            let mut words = said.words().about(&one);
            Ok(words.any(|at| said.twice().get(at).is_some_and(|word| word.names(&other))))
        })
    }

    /// Returns what was said last about two sessions, if anything was. Errors: no such session, one
    /// without a hand of its own.
    pub fn said_of(&self, one: SessionId, other: SessionId) -> Result<Option<Said>, LedgerError> {
        let standing = self.standing()?;
        let said = standing.said();
        self.look(|look| {
            let (first, second) = hands(look, one, other)?;
            let (Some(first), Some(second)) = (first.first(), second.first()) else {
                return Ok(None);
            };
            let places = said.words().about(first);
            let mut words = places.filter_map(|at| said.twice().get(at));
            let last = words.find(|word| word.names(second));
            Ok(last.and_then(|word| {
                match [first, second].map(|seal| holds(&word.beside, seal)) {
                    [false, false] => Some(Said::Both),
                    [false, true] => Some(Said::Twice(one)),
                    [true, false] => Some(Said::Twice(other)),
                    // A third counts for both.
                    [true, true] => None,
                }
            }))
        })
    }
}
