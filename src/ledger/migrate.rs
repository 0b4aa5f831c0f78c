//! Migrating a file to the newest version, in one transaction, with a copy of the old file beside
//! it.

use super::schema::{self, State, Version};
use super::site::Site;
use super::{Ledger, LedgerError, chain, disk, totals};
use rusqlite::{Connection, TransactionBehavior};
use std::path::{Path, PathBuf};

/// The ending of the copy of a version 2 file.
const KEPT: &str = ".v2";
/// The ending of the copy of a version 2 file while the copy is being written.
const UNFINISHED: &str = ".v2-new";

/// Migrates a file to the newest version, in one transaction. `keep` is called before a ledger is
/// changed, while nobody else can write.
/// Errors: those of `schema::inspect` and `keep`; the file is then unchanged.
pub(super) fn migrate(
    connection: &mut Connection,
    keep: &mut dyn FnMut(&Connection) -> Result<(), LedgerError>,
) -> Result<(), LedgerError> {
    if schema::inspect(connection)? == State::Version(Version::NEWEST) {
        return Ok(());
    }
    // Rebuilding a table would otherwise delete the rows that refer to it.
    connection.pragma_update(None, "foreign_keys", false)?;
    let done = in_one(connection, keep);
    connection.pragma_update(None, "foreign_keys", true)?;
    done
}

fn in_one(
    connection: &mut Connection,
    keep: &mut dyn FnMut(&Connection) -> Result<(), LedgerError>,
) -> Result<(), LedgerError> {
    let writing = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    match schema::state(&writing)? {
        State::Version(Version::NEWEST) => return Ok(()),
        State::Empty => schema::lay(&writing)?,
        State::Version(_) => {
            keep(&writing)?;
            schema::raise(&writing)?;
            totals::fill(&writing)?;
        }
    }
    writing.commit()?;
    Ok(())
}

/// Copies the ledger at a site to a file beside it, waits until the copy is on disk, and returns
/// the path of the copy. An earlier copy of the same ledger is reused.
/// Errors: the copy cannot be written; nothing is left of it then.
pub(super) fn keep(site: &Site, ledger: &Connection) -> Result<PathBuf, LedgerError> {
    let head = chain::last(ledger)?.map(|last| last.hash);
    let kept = site.beside(KEPT);
    if is_copy(&kept, head.as_ref()) {
        return Ok(kept);
    }
    let unfinished = site.beside(UNFINISHED);
    disk::remove(&unfinished)?;
    let kept = disk::free(site, KEPT);
    let copied = disk::copy(&site.file, &unfinished).and_then(|()| {
        disk::on_disk(&unfinished)?;
        disk::put(&unfinished, &kept)
    });
    if copied.is_err() {
        disk::remove(&unfinished)?;
    }
    copied.map(|()| kept)
}

/// Returns whether a file is a ledger with this last entry.
fn is_copy(path: &Path, head: Option<&String>) -> bool {
    let found = Ledger::open_reading(path).ok().flatten();
    let found = found.and_then(|kept| kept.head().ok());
    found.is_some_and(|kept| kept.as_ref().map(|(_, hash)| hash) == head)
}
