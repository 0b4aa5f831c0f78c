//! One terminal at a time.

use crate::table::Table;
use dokbak::ledger::{LedgerError, PlayLock};

#[test]
fn a_lock_is_held_once_and_given_back() {
    let (mut table, id) = Table::seated();
    let lock = PlayLock::take(&table.path).unwrap();
    assert!(lock.path().ends_with("ledger.db.lock"));
    let error = PlayLock::take(&table.path).unwrap_err();
    assert!(matches!(&error, LedgerError::Playing { path } if path == lock.path()));
    assert!(
        error
            .to_string()
            .starts_with("another terminal is using this ledger")
    );
    table.play(id, 1);
    drop(lock);
    PlayLock::take(&table.path).unwrap();
}

#[test]
fn a_lock_needs_no_ledger_yet() {
    let folder = tempfile::tempdir().unwrap();
    let lock = PlayLock::take(&folder.path().join("new/ledger.db")).unwrap();
    assert!(lock.path().exists());
    let blocked = folder.path().join("file");
    std::fs::write(&blocked, "").unwrap();
    let error = PlayLock::take(&blocked.join("ledger.db")).unwrap_err();
    assert!(matches!(error, LedgerError::Place { .. }));
}

#[cfg(unix)]
#[test]
fn two_names_of_a_ledger_have_one_lock() {
    let table = Table::new();
    let alias = table.folder.path().join("alias.db");
    std::os::unix::fs::symlink(&table.path, &alias).unwrap();
    let _lock = PlayLock::take(&table.path).unwrap();
    assert!(matches!(
        PlayLock::take(&alias),
        Err(LedgerError::Playing { .. })
    ));
}
