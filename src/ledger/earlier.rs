//! Ledgers that are in no file: a ledger as it once was, and an empty one for a trial.

use super::batch::insert;
use super::chain::{self, RawEntry, START};
use super::entry::ImportBody;
use super::kind::EntryKind;
use super::migrate::migrate;
use super::outcome::Unanswered;
use super::schema::{self, Version};
use super::standing::StandingCache;
use super::{EntryId, Ledger, LedgerError, Period, Seal, SessionId, totals};
use rusqlite::Connection;
use std::cell::RefCell;
use std::path::Path;

/// How many entries are read at a time.
const STRETCH: u32 = 1024;

impl Ledger {
    /// Returns an in-memory copy of the ledger as it was when `last` was its last entry. Writes to
    /// the copy are not saved. If there is no entry `last`, the copy ends with the entry before it.
    pub fn as_of(&self, last: EntryId) -> Result<Self, LedgerError> {
        let mut tried = Self::empty(&self.path, Connection::open_in_memory()?)?;
        tried.table.clone_from(&self.table);
        let writing = tried.connection.unchecked_transaction()?;
        let mut after = EntryId(0);
        while after < last {
            let stretch = self.written(after, STRETCH)?;
            let Some(end) = stretch.last() else { break };
            after = end.id;
            for entry in stretch.iter().filter(|entry| entry.id <= last) {
                insert(&writing, entry)?;
            }
        }
        totals::fill(&writing)?;
        writing.commit()?;
        Ok(tried)
    }

    /// Returns an in-memory copy of the ledger that had this seal, as it was then: of this ledger,
    /// or of one that was taken in. `None` if some of its entries are not here, such as those that
    /// it had taken in itself.
    pub fn as_sealed(&self, seal: &Seal) -> Result<Option<Self>, LedgerError> {
        let own = self.with_read(|look| chain::numbered(look, seal.entry))?;
        if own.is_some_and(|own| own.hash == seal.hash) {
            return self.as_of(seal.entry).map(Some);
        }
        let mut entries: Vec<RawEntry> = Vec::new();
        let mut next = seal.clone();
        while next.hash != START {
            let Some(entry) = self.first_written(&next)? else {
                return Ok(None);
            };
            next = Seal {
                entry: EntryId(entry.id.0.saturating_sub(1)),
                hash: entry.prev.clone(),
            };
            entries.push(entry);
        }
        let tried = Self::empty(&self.path, Connection::open_in_memory()?)?;
        let writing = tried.connection.unchecked_transaction()?;
        for entry in entries.iter().rev() {
            insert(&writing, entry)?;
        }
        totals::fill(&writing)?;
        writing.commit()?;
        Ok(Some(tried))
    }

    /// Returns an in-memory copy of the ledger in which these sessions are void, so that everything
    /// in it is about the others; and without adjustments, which belong to no session. Writes to the
    /// copy are not saved.
    pub fn without(&self, sessions: &[SessionId]) -> Result<Self, LedgerError> {
        let last = self.seal()?.map_or(EntryId(0), |seal| seal.entry);
        let mut copy = self.as_of(last)?;
        let Some(end) = copy.written(EntryId(last.0.saturating_sub(1)), 1)?.pop() else {
            return Ok(copy);
        };
        let adjustments = copy.adjustments(Period::default())?;
        let mut batch = copy.batch()?;
        for adjustment in adjustments {
            batch.undo_adjustment(&end.at, &end.engine, &adjustment.entry)?;
        }
        batch.void_sessions(sessions, &end.at, &end.engine)?;
        batch.commit()?;
        Ok(copy)
    }

    /// Returns the entry with this original seal as the ledger that first wrote it has it; `None`
    /// if the entry is not here.
    fn first_written(&self, seal: &Seal) -> Result<Option<RawEntry>, LedgerError> {
        let Some(here) = self.with_read(|look| seal.here(look))? else {
            return Ok(None);
        };
        let before = EntryId(here.0.saturating_sub(1));
        let Some(entry) = self.written(before, 1)?.pop() else {
            return Ok(None);
        };
        if entry.kind != EntryKind::Import || entry.hash == seal.hash {
            return Ok(Some(entry));
        }
        let carried = serde_json::from_str::<ImportBody>(&entry.body);
        let carried = carried.map_err(|source| LedgerError::Body {
            entry: here,
            source,
        })?;
        Ok(Some(RawEntry::from(carried)))
    }

    /// Returns an empty ledger that behaves like one at `path` but is discarded when dropped.
    pub fn trial(path: &Path) -> Result<Self, LedgerError> {
        // A database without a name stays in memory while it is small, and then moves to a hidden
        // temporary file.
        Self::empty(path, Connection::open("")?)
    }

    fn empty(path: &Path, mut connection: Connection) -> Result<Self, LedgerError> {
        schema::distrust(&mut connection)?;
        migrate(&mut connection, &mut |_| Ok(()))?;
        Ok(Self {
            edition: schema::edition(&connection)?,
            connection,
            path: path.to_owned(),
            version: Version::NEWEST,
            kept: None,
            context: None,
            known: StandingCache::default(),
            watch: None,
            ground: None,
            wrote: false,
            rescued: RefCell::default(),
            closing: None,
            opened: None,
            club: None,
            unanswered: Unanswered::default(),
            table: None,
            lock: None,
        })
    }
}
