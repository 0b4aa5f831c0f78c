//! A ledger as it was once: that of its first entries, in memory.

use super::batch::insert;
use super::migrate::migrate;
use super::schema::{self, Version};
use super::standing::Known;
use super::{EntryId, Ledger, LedgerError, totals};
use rusqlite::Connection;

/// How many entries are read at a time.
const STRETCH: u32 = 1024;

impl Ledger {
    /// Returns the ledger as it was when its last entry was this one, in memory: what is written to
    /// it is nowhere else. An entry that is not there is the last one that comes before.
    pub fn as_of(&self, last: EntryId) -> Result<Self, LedgerError> {
        let mut connection = Connection::open_in_memory()?;
        schema::distrust(&connection)?;
        migrate(&mut connection, &mut |_| Ok(()))?;
        let writing = connection.unchecked_transaction()?;
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
        Ok(Self {
            edition: schema::edition(&connection)?,
            connection,
            path: self.path.clone(),
            version: Version::NEWEST,
            kept: None,
            desk: None,
            known: Known::default(),
            watch: None,
            lock: None,
        })
    }
}
