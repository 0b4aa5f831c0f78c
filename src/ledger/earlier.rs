//! A ledger that is in no file: one as it was once, with its first entries, and one for a trial.

use super::batch::insert;
use super::migrate::migrate;
use super::schema::{self, Version};
use super::standing::Known;
use super::{EntryId, Ledger, LedgerError, totals};
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
            known: Known::default(),
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
