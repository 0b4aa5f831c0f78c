//! The last time the ledger was verified, and up to which entry.

use super::schema::Version;
use super::{EntryId, Ledger, LedgerError, Seal, moment};
use rusqlite::{Connection, OptionalExtension as _, params};
use std::fs::File;
use std::io::Read as _;
use std::path::Path;

/// The last complete check that found no fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The last entry when the check was made, and that entry's hash.
    pub seal: Seal,
    /// When the check was made, RFC 3339 in UTC.
    pub at: String,
    /// How many entries were written since the check.
    pub since: u64,
}

impl Ledger {
    /// Returns the last check that found no fault; `None` if there was none, or if the last entry
    /// that it covered was altered or removed.
    pub fn last_verified(&self) -> Result<Option<Verified>, LedgerError> {
        if self.version != Version::NEWEST {
            return Ok(None);
        }
        self.with_read(verified)
    }

    /// Stores that the file at a path was verified, as [`Self::set_verified`] does, but only for a
    /// ledger in use: a mere copy stays unchanged.
    /// Errors: those of `set_verified`; the file cannot be opened for writing.
    pub fn note_verified(path: &Path, at: &str, seal: &Seal) -> Result<(), LedgerError> {
        if !is_written(path) {
            return Ok(());
        }
        match Self::open_existing(path)? {
            Some(mut ledger) => ledger.set_verified(at, seal),
            None => Ok(()),
        }
    }

    /// Stores that everything up to the entry with this seal was verified at a time, RFC 3339 in
    /// UTC.
    /// Errors: the entry is no longer there; nothing can be written.
    pub fn set_verified(&mut self, at: &str, seal: &Seal) -> Result<(), LedgerError> {
        moment::check(at)?;
        self.in_drafts(|batch| {
            let kept = batch
                .writing
                .prepare_cached(
                    "INSERT INTO verified (one, entry, hash, at)
                     SELECT 1, id, hash, ?3 FROM entry WHERE id = ?1 AND hash = ?2
                     ON CONFLICT (one) DO UPDATE
                       SET entry = excluded.entry, hash = excluded.hash, at = excluded.at",
                )?
                .execute(params![seal.entry.0, seal.hash, at])?;
            if kept == 1 {
                Ok(())
            } else {
                Err(LedgerError::NotWritten)
            }
        })
    }
}

/// Returns whether a file may be written, and has been used since it was copied: only a ledger in
/// use has a write-ahead log, as the file's header says. This process must not have the file open.
fn is_written(path: &Path) -> bool {
    let mut header = [0; 20];
    let read = File::open(path).and_then(|mut file| {
        file.read_exact(&mut header)?;
        file.metadata()
    });
    let may_be = read.is_ok_and(|about| !about.permissions().readonly());
    may_be && header.get(18..20) == Some(&[2, 2])
}

fn verified(connection: &Connection) -> Result<Option<Verified>, LedgerError> {
    let query = "SELECT v.entry, v.hash, v.at, (SELECT max(id) FROM entry) - v.entry
         FROM verified AS v JOIN entry AS e ON e.id = v.entry AND e.hash = v.hash";
    let mut query = connection.prepare_cached(query)?;
    let found = query.query_row([], |row| {
        Ok(Verified {
            seal: Seal {
                entry: EntryId(row.get(0)?),
                hash: row.get(1)?,
            },
            at: row.get(2)?,
            since: u64::try_from(row.get::<_, i64>(3)?).unwrap_or(0),
        })
    });
    Ok(found.optional()?)
}
