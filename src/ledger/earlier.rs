//! A ledger that is in no file: one as it was once, with its first entries, and one for a trial.

use super::batch::insert;
use super::chain::{self, RawEntry, START};
use super::entry::ImportBody;
use super::kind::EntryKind;
use super::migrate::migrate;
use super::schema::{self, Version};
use super::standing::StandingCache;
use super::{EntryId, Ledger, LedgerError, Seal, totals};
use rusqlite::Connection;
use std::cell::RefCell;
use std::path::Path;

/// How many entries are read at a time.
const STRETCH: u32 = 1024;

impl Ledger {
    /// Returns the ledger as it was when its last entry was this one, in memory: what is written to
    /// it is nowhere else. An entry that is not there is the last one that comes before.
    pub fn as_of(&self, last: EntryId) -> Result<Self, LedgerError> {
        let tried = Self::empty(&self.path, Connection::open_in_memory()?)?;
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

    /// Returns the ledger whose last entry has this seal, as it was then, in memory: this one, or one that
    /// was taken in. `None` where entries of it are not here, such as what it had taken in itself.
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

    /// Returns an entry by its seal where it was written first, as it is there.
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

    /// Returns a ledger without an entry, as one at a path would be, in a place that goes away with it:
    /// what is written to it is nowhere else.
    pub fn trial(path: &Path) -> Result<Self, LedgerError> {
        // A database without a name is kept in memory as long as it is small, and then in a file that
        // nobody sees.
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
            desk: None,
            known: StandingCache::default(),
            watch: None,
            ground: None,
            wrote: false,
            rescued: RefCell::default(),
            closing: None,
            opened: None,
            lock: None,
        })
    }
}
