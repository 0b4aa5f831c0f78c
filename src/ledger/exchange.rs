//! Entries on their way out of one ledger and into another, byte for byte.
//!
//! A ledger without an entry becomes the other one, with the same numbers and hashes. One that has
//! entries takes those that it does not have yet as imports, each whole, so that both chains can be
//! proved. What both have is known by its hash, and never by what it says: an evening that was kept
//! twice stays there twice.

use super::batch::{Batch, Stamp, add, insert};
use super::chain::{self, START, Written};
use super::entry::{Body, CorrectionBody, EntryId, ImportBody, Kind, SessionId};
use super::refused::BadEntries;
use super::{Ledger, LedgerError, totals};
use rusqlite::{OptionalExtension as _, params};
use std::collections::{HashMap, HashSet};

/// What came of taking entries in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TakenIn {
    /// How many were written here.
    pub new: usize,
    /// How many were here already.
    pub known: usize,
    /// Sessions that both ledgers went on with apart: the one here, and what was taken in of the
    /// other.
    pub apart: Vec<(SessionId, SessionId)>,
}

impl Ledger {
    /// Returns the entries after one as they are in the file, in order and at most this many.
    pub fn written(&self, after: EntryId, most: u32) -> Result<Vec<Written>, LedgerError> {
        let columns = chain::COLUMNS;
        let query = format!("SELECT {columns} FROM entry WHERE id > ?1 ORDER BY id LIMIT ?2");
        self.all(&query, params![after.0, most], Written::of)
    }
}

/// Errors: the entries are no whole ledger from its beginning, each as it was written.
pub fn check_chain(entries: &[Written]) -> Result<(), BadEntries> {
    if entries.is_empty() {
        return Err(BadEntries::Nothing);
    }
    let mut before = START;
    for (entry, number) in entries.iter().zip(1..) {
        if entry.id.0 != number || entry.prev != before {
            return Err(BadEntries::Gap(entry.id));
        }
        if entry.due_hash() != entry.hash {
            return Err(BadEntries::Changed(entry.id));
        }
        before = &entry.hash;
    }
    Ok(())
}

impl Batch<'_> {
    /// Takes in the entries of another ledger, all of them from its beginning. A ledger without an
    /// entry becomes the same one; into another they come as imports, as far as they are not there.
    /// `at` is RFC 3339 in UTC.
    /// Errors: the entries are no ledger that holds.
    pub fn take_in(
        &mut self,
        at: &str,
        engine: &str,
        entries: &[Written],
    ) -> Result<TakenIn, LedgerError> {
        check_chain(entries).map_err(LedgerError::BadEntries)?;
        if chain::last(&self.writing)?.is_none() {
            for entry in entries {
                insert(&self.writing, entry)?;
            }
            totals::fill(&self.writing)?;
            return Ok(TakenIn {
                new: entries.len(),
                ..TakenIn::default()
            });
        }
        let stamp = Stamp::new(at, engine)?;
        let taken = Intake::of(self, entries)?.run(stamp)?;
        if taken.new > 0 {
            totals::refill(&self.writing)?;
        }
        Ok(taken)
    }
}

/// An entry of some ledger, unpacked from an import where it came in one.
struct Foreign {
    /// The hash of the first entry of its ledger.
    ledger: String,
    head: (EntryId, String),
    entry: Written,
}

impl Foreign {
    /// Returns an entry of the same ledger as an import carries it.
    fn import(&self, entry: &Written, of: Option<EntryId>) -> ImportBody {
        ImportBody {
            ledger: self.ledger.clone(),
            head: self.head.clone(),
            of,
            id: entry.id,
            kind: entry.kind,
            session: entry.session,
            at: entry.at.clone(),
            engine: entry.engine.clone(),
            prev: entry.prev.clone(),
            body: entry.body.clone(),
            hash: entry.hash.clone(),
        }
    }
}

/// Entries while they are taken in.
struct Intake<'a, 'b> {
    batch: &'a Batch<'b>,
    foreign: Vec<Foreign>,
    /// What entries of other ledgers are here, by their hash: the number here, and whether it is an
    /// entry of this ledger itself.
    here: HashMap<String, (EntryId, bool)>,
    /// The hash of each entry, by its ledger and its number there.
    hashes: HashMap<(String, EntryId), String>,
    /// The same hashes.
    theirs: HashSet<String>,
    /// The entries that opened sessions, by their hash.
    opened: HashMap<String, Written>,
    /// For a session of this ledger where entries of it are taken in: there, or, if the other went on
    /// with it apart, in a session of their own.
    into: HashMap<SessionId, SessionId>,
    taken: TakenIn,
}

impl<'a, 'b> Intake<'a, 'b> {
    fn of(batch: &'a Batch<'b>, entries: &[Written]) -> Result<Self, LedgerError> {
        let mut foreign = Vec::new();
        let (Some(first), Some(last)) = (entries.first(), entries.last()) else {
            return Err(LedgerError::BadEntries(BadEntries::Nothing));
        };
        let head = (last.id, last.hash.clone());
        for entry in entries {
            foreign.push(if entry.kind == Kind::Import {
                let import: ImportBody = serde_json::from_str(&entry.body)
                    .map_err(|_| LedgerError::BadEntries(BadEntries::Unreadable(entry.id)))?;
                let found = Foreign {
                    ledger: import.ledger.clone(),
                    head: import.head.clone(),
                    entry: import.into(),
                };
                if found.entry.due_hash() != found.entry.hash {
                    return Err(LedgerError::BadEntries(BadEntries::Changed(entry.id)));
                }
                found
            } else {
                Foreign {
                    ledger: first.hash.clone(),
                    head: head.clone(),
                    entry: entry.clone(),
                }
            });
        }
        let hashes = foreign.iter();
        let hashes = hashes.map(|one| ((one.ledger.clone(), one.entry.id), one.entry.hash.clone()));
        let mut intake = Self {
            batch,
            hashes: hashes.collect(),
            theirs: foreign.iter().map(|one| one.entry.hash.clone()).collect(),
            opened: foreign
                .iter()
                .filter(|one| one.entry.kind == Kind::Session)
                .map(|one| (one.entry.hash.clone(), one.entry.clone()))
                .collect(),
            foreign,
            here: HashMap::new(),
            into: HashMap::new(),
            taken: TakenIn::default(),
        };
        for at in 0..intake.foreign.len() {
            if let Some(one) = intake.foreign.get(at) {
                let hash = one.entry.hash.clone();
                if let Some(found) = intake.known(&hash)? {
                    intake.here.insert(hash, found);
                }
            }
        }
        Ok(intake)
    }

    /// Returns where an entry of this hash is here, and whether it is one of this ledger itself.
    fn known(&self, hash: &str) -> Result<Option<(EntryId, bool)>, LedgerError> {
        let own = "SELECT id FROM entry WHERE hash = ?1";
        let taken = "SELECT id FROM entry WHERE origin = ?1 AND kind = 'import'";
        for (query, is_own) in [(own, true), (taken, false)] {
            let mut query = self.batch.writing.prepare_cached(query)?;
            let found = query.query_row([hash], |row| row.get(0)).optional()?;
            if let Some(id) = found {
                return Ok(Some((EntryId(id), is_own)));
            }
        }
        Ok(None)
    }

    fn run(mut self, stamp: Stamp<'_>) -> Result<TakenIn, LedgerError> {
        for one in std::mem::take(&mut self.foreign) {
            if self.here.contains_key(&one.entry.hash) {
                self.taken.known += 1;
                continue;
            }
            self.take(stamp, &one)?;
        }
        Ok(self.taken)
    }

    /// Takes in an entry that is not here.
    fn take(&mut self, stamp: Stamp<'_>, one: &Foreign) -> Result<EntryId, LedgerError> {
        let entry = &one.entry;
        let reference = || LedgerError::BadEntries(BadEntries::Reference(entry.id));
        let unreadable = |_| LedgerError::BadEntries(BadEntries::Unreadable(entry.id));
        let body = Body::read(entry.kind, &entry.body).map_err(unreadable)?;
        let mut session = match entry.session {
            Some(session) => Some(self.session(stamp, one, session)?.ok_or_else(reference)?),
            None => None,
        };
        let of = match &body {
            Body::Correction(CorrectionBody { of, .. }) => {
                let hand = self.there(&one.ledger, *of).ok_or_else(reference)?;
                // A correction goes with its hand, wherever that is.
                session = self.session_of(hand)?;
                Some(hand)
            }
            _ => None,
        };
        let import = one.import(entry, of);
        let id = add(&self.batch.writing, Kind::Import, session, stamp, &import)?;
        self.here.insert(entry.hash.clone(), (id, false));
        self.taken.new += 1;
        Ok(id)
    }

    /// Returns the number here of an entry of a ledger.
    fn there(&self, ledger: &str, id: EntryId) -> Option<EntryId> {
        let hash = self.hashes.get(&(ledger.to_owned(), id))?;
        self.here.get(hash).map(|(id, _)| *id)
    }

    fn session_of(&self, hand: EntryId) -> Result<Option<SessionId>, LedgerError> {
        let mut query = self
            .batch
            .writing
            .prepare_cached("SELECT session FROM entry WHERE id = ?1")?;
        let session: Option<i64> = query.query_row([hand.0], |row| row.get(0))?;
        Ok(session.map(SessionId))
    }

    /// Returns where entries of a session of the other ledger belong here; `None` where there is no
    /// such session. Where this ledger went on with it too, they belong to a session of their own.
    fn session(
        &mut self,
        stamp: Stamp<'_>,
        one: &Foreign,
        session: SessionId,
    ) -> Result<Option<SessionId>, LedgerError> {
        let place = (one.ledger.clone(), session.entry());
        let Some(hash) = self.hashes.get(&place).cloned() else {
            return Ok(None);
        };
        let Some((here, _)) = self.here.get(&hash).copied() else {
            return Ok(None);
        };
        let here = SessionId(here.0);
        if let Some(into) = self.into.get(&here) {
            return Ok(Some(*into));
        }
        if !self.goes_on_apart(here)? {
            self.into.insert(here, here);
            return Ok(Some(here));
        }
        // The entry that opened it, once more, as the beginning of what the other has of it.
        let mut apart = None;
        for copy in self.copies(&hash)? {
            if apart.is_none() && !self.goes_on_apart(copy)? {
                apart = Some(copy);
            }
        }
        let apart = match apart {
            Some(apart) => apart,
            None => self.copy(stamp, one, &hash)?,
        };
        self.into.insert(here, apart);
        self.taken.apart.push((here, apart));
        Ok(Some(apart))
    }

    /// Returns the sessions here that were taken in with the entry of this hash.
    fn copies(&self, hash: &str) -> Result<Vec<SessionId>, LedgerError> {
        let query = "SELECT id FROM entry WHERE origin = ?1 AND kind = 'import' ORDER BY id";
        let mut query = self.batch.writing.prepare_cached(query)?;
        let rows = query.query_map([hash], |row| Ok(SessionId(row.get(0)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Takes in the entry of this hash that opened a session, although it is here.
    fn copy(
        &mut self,
        stamp: Stamp<'_>,
        one: &Foreign,
        hash: &str,
    ) -> Result<SessionId, LedgerError> {
        let opened = self.opened.get(hash).cloned();
        let reference = || LedgerError::BadEntries(BadEntries::Reference(one.entry.id));
        let import = one.import(&opened.ok_or_else(reference)?, None);
        let EntryId(id) = add(&self.batch.writing, Kind::Import, None, stamp, &import)?;
        self.taken.new += 1;
        Ok(SessionId(id))
    }

    /// Returns whether a session has entries here that are not among those that are taken in.
    fn goes_on_apart(&self, session: SessionId) -> Result<bool, LedgerError> {
        let query = "SELECT coalesce(origin, hash) FROM entry
             WHERE session = ?1 AND what IN ('hand', 'close')";
        let mut query = self.batch.writing.prepare_cached(query)?;
        let rows = query.query_map([session.0], |row| row.get::<_, String>(0))?;
        for hash in rows {
            if !self.theirs.contains(&hash?) {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
