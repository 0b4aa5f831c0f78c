//! The seal of a ledger, and the check that a ledger is the one that was sealed.

use super::{ChainFault, EntryId, Ledger, LedgerError, Seal};
use rusqlite::{Connection, params};

impl Ledger {
    /// Returns the seal of the whole ledger; `None` if it has no entries.
    pub fn seal(&self) -> Result<Option<Seal>, LedgerError> {
        Ok(self.head()?.map(|(entry, hash)| Seal { entry, hash }))
    }

    /// Returns how the ledger differs from the one that was sealed; `None` if it does not. Only
    /// stored hashes are compared; `verify` checks those. The seal of a ledger that was taken in is
    /// accepted too.
    pub fn verify_seal(&self, seal: &Seal) -> Result<Option<ChainFault>, LedgerError> {
        if self.with_read(|look| seal.is_of_what_came_in(look))? {
            return Ok(None);
        }
        let last = self.head()?.map_or(EntryId(0), |(last, _)| last);
        if last < seal.entry {
            return Ok(Some(ChainFault::CutOff {
                first: EntryId(last.0 + 1),
                last: seal.entry,
            }));
        }
        let hash = self.with_read(|look| super::chain::numbered(look, seal.entry))?;
        let same = hash.is_some_and(|found| found.hash == seal.hash);
        Ok((!same).then_some(ChainFault::Seal { entry: seal.entry }))
    }
}

impl Seal {
    /// Returns whether this is the seal of an imported entry, or of the last entry that another
    /// ledger had when it was imported.
    fn is_of_what_came_in(&self, connection: &Connection) -> Result<bool, LedgerError> {
        let query = "SELECT EXISTS (SELECT 1 FROM entry WHERE kind = 'import' AND origin = ?2
                AND json_extract(body, '$.id') = ?1)
             OR EXISTS (SELECT 1 FROM entry WHERE kind = 'import'
                AND json_extract(body, '$.head[0]') = ?1 AND json_extract(body, '$.head[1]') = ?2)";
        let mut query = connection.prepare_cached(query)?;
        Ok(query.query_row(params![self.entry.0, self.hash], |row| row.get(0))?)
    }
}
