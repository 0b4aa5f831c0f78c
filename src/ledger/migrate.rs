//! Bringing a file to the newest version, in one transaction, beside a copy of what it was.

use super::schema::{self, State};
use super::site::Site;
use super::{Ledger, LedgerError, chain, copy, totals};
use rusqlite::{Connection, TransactionBehavior};
use std::path::{Path, PathBuf};

/// The ending of the copy that is kept of a file of version 1.
const KEPT: &str = ".v1";
/// The same while it is written.
const UNFINISHED: &str = ".v1-new";

/// Brings a file to the newest of the versions, all in one transaction; `keep` is called before a
/// ledger is changed, while nobody else can write it.
/// Errors: as `schema::inspect`, or `keep`; the file is then as it was.
pub(super) fn migrate(
    connection: &mut Connection,
    versions: &[&str],
    keep: &mut dyn FnMut(&Connection) -> Result<(), LedgerError>,
) -> Result<(), LedgerError> {
    let newest = schema::newest(versions);
    if schema::look(connection, newest)?.is(newest) {
        return Ok(());
    }
    // A table that is rebuilt would take those that refer to it with it.
    connection.pragma_update(None, "foreign_keys", false)?;
    let done = in_one(connection, versions, keep);
    connection.pragma_update(None, "foreign_keys", true)?;
    done
}

fn in_one(
    connection: &mut Connection,
    versions: &[&str],
    keep: &mut dyn FnMut(&Connection) -> Result<(), LedgerError>,
) -> Result<(), LedgerError> {
    let writing = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let newest = schema::newest(versions);
    match schema::state(&writing, newest)? {
        State::Empty => {}
        state if state.is(newest) => return Ok(()),
        State::Version(_) => keep(&writing)?,
    }
    if let State::Version(before) = schema::step(&writing, versions)?
        && !before.keeps_totals()
    {
        totals::fill(&writing)?;
    }
    writing.commit()?;
    Ok(())
}

/// Copies the ledger at a site to a file beside it, whole and on the disk, and returns where to; an
/// earlier copy of the same ledger stays.
/// Errors: the copy cannot be written; nothing is left of it then.
pub(super) fn keep(site: &Site, ledger: &Connection) -> Result<PathBuf, LedgerError> {
    let head = chain::last(ledger)?.map(|last| last.hash);
    let kept = site.beside(KEPT);
    if is_copy(&kept, head.as_ref()) {
        return Ok(kept);
    }
    let unfinished = site.beside(UNFINISHED);
    copy::remove(&unfinished)?;
    let kept = copy::free(site, KEPT);
    let copied = copy::copy(&site.file, &unfinished).and_then(|()| {
        copy::on_disk(&unfinished)?;
        copy::put(&unfinished, &kept)
    });
    if copied.is_err() {
        copy::remove(&unfinished)?;
    }
    copied.map(|()| kept)
}

/// Returns whether a file is a ledger with this last entry.
fn is_copy(path: &Path, head: Option<&String>) -> bool {
    let found = Ledger::open_reading(path).ok().flatten();
    let found = found.and_then(|kept| kept.head().ok());
    found.is_some_and(|kept| kept.as_ref().map(|(_, hash)| hash) == head)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop where it fails")]
mod tests {
    use super::migrate;
    use crate::ledger::LedgerError;
    use crate::ledger::schema::{APPLICATION_ID, VERSIONS, Version, due, newest, objects};
    use rusqlite::Connection;

    const NEXT: &str = "ALTER TABLE draft ADD COLUMN author TEXT";

    #[expect(clippy::unnecessary_wraps, reason = "as a file that is kept")]
    fn nothing(_: &Connection) -> Result<(), LedgerError> {
        Ok(())
    }

    fn version(connection: &Connection) -> u32 {
        connection.pragma_query_one(None, "user_version").unwrap()
    }

    #[test]
    fn every_version_leads_to_the_newest() {
        for from in 0..=VERSIONS.len() {
            let mut file = Connection::open_in_memory().unwrap();
            if from > 0 {
                migrate(&mut file, &VERSIONS[..from], &mut nothing).unwrap();
            }
            migrate(&mut file, VERSIONS, &mut nothing).unwrap();
            assert_eq!(version(&file), newest(VERSIONS), "from {from}");
            let id: i32 = file.pragma_query_one(None, "application_id").unwrap();
            assert_eq!(id, APPLICATION_ID);
            assert_eq!(
                objects(&file).unwrap(),
                due(Version::NEWEST).unwrap(),
                "from {from}"
            );
        }
    }

    #[test]
    fn a_step_keeps_what_is_there() {
        let mut file = Connection::open_in_memory().unwrap();
        migrate(&mut file, VERSIONS, &mut nothing).unwrap();
        file.pragma_update(None, "foreign_keys", false).unwrap();
        file.execute("INSERT INTO draft VALUES (1, 0, 'nagari')", [])
            .unwrap();
        let versions = [VERSIONS, &[NEXT]].concat();
        migrate(&mut file, &versions, &mut nothing).unwrap();
        migrate(&mut file, &versions, &mut nothing).unwrap();
        let text: String = file
            .query_row("SELECT text FROM draft WHERE author IS NULL", [], |r| {
                r.get(0)
            })
            .unwrap();
        assert_eq!(text, "nagari");
        let error = migrate(&mut file, VERSIONS, &mut nothing).unwrap_err();
        let (newer, own) = (newest(&versions), newest(VERSIONS));
        assert!(
            matches!(error, LedgerError::NewerVersion { found, known } if (found, known) == (newer, own))
        );
    }

    #[test]
    fn a_step_that_fails_changes_nothing() {
        let mut file = Connection::open_in_memory().unwrap();
        migrate(&mut file, VERSIONS, &mut nothing).unwrap();
        let before = objects(&file).unwrap();
        let versions = [VERSIONS, &[NEXT, "CREATE TABLE entry (id)"]].concat();
        assert!(matches!(
            migrate(&mut file, &versions, &mut nothing),
            Err(LedgerError::Sqlite(_))
        ));
        assert_eq!(objects(&file).unwrap(), before);
        assert_eq!(version(&file), newest(VERSIONS));
    }
}
