//! The file: created, reopened, rejected.

use crate::table::{AT, ENGINE, Table, session};
use dokbak::ledger::{EntryId, Ledger, LedgerError};
use rusqlite::Connection;
use std::error::Error as _;
use std::fs;
use std::path::Path;

fn pragma(connection: &Connection, name: &str) -> String {
    connection
        .query_row(
            &format!("SELECT CAST({name} AS TEXT) FROM pragma_{name}"),
            [],
            |row| row.get(0),
        )
        .unwrap()
}

#[test]
fn folders_and_file_are_made() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("하나/two/ledger.db");
    let ledger = Ledger::open(&path).unwrap();
    assert_eq!(ledger.path(), path);
    let raw = Connection::open(&path).unwrap();
    assert_eq!(pragma(&raw, "journal_mode"), "wal");
    assert_eq!(pragma(&raw, "application_id"), 0x646f_6b62.to_string());
    assert_eq!(pragma(&raw, "user_version"), "3");
    drop((raw, ledger));
    assert_eq!(
        fs::read_dir(path.parent().unwrap()).unwrap().count(),
        1,
        "closed: one file"
    );
}

#[test]
fn opening_again_keeps_everything() {
    let (table, id) = Table::played();
    let hands = table.ledger.hands(id).unwrap();
    let (path, _folder) = table.left();
    for _ in 0..2 {
        let ledger = Ledger::open(&path).unwrap();
        assert_eq!(ledger.hands(id).unwrap(), hands);
        let ledger = Ledger::open_existing(&path).unwrap().unwrap();
        assert_eq!(ledger.hands(id).unwrap(), hands);
        assert_eq!(ledger.verify().unwrap(), []);
    }
}

#[test]
fn looking_makes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ledger.db");
    assert!(Ledger::open_existing(&path).unwrap().is_none());
    assert!(
        Ledger::open_existing(&folder.path().join("no/where.db"))
            .unwrap()
            .is_none()
    );
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    // A file in which nothing was written yet is not yet a ledger either.
    fs::write(&path, "").unwrap();
    assert!(Ledger::open_existing(&path).unwrap().is_none());
    assert_eq!(fs::metadata(&path).unwrap().len(), 0);
    Ledger::open(&path).unwrap();
    assert!(Ledger::open_existing(&path).unwrap().is_some());
}

/// Returns the error that both ways of opening give; the file stays unchanged.
fn refusal(path: &Path) -> LedgerError {
    let before = fs::read(path).ok();
    let error = Ledger::open(path).unwrap_err();
    let other = Ledger::open_existing(path).unwrap_err();
    assert_eq!(error.to_string(), other.to_string());
    assert_eq!(fs::read(path).ok(), before);
    error
}

#[test]
fn a_newer_version_is_refused() {
    let table = Table::new();
    table.raw().pragma_update(None, "user_version", 7).unwrap();
    let (path, _folder) = table.left();
    let error = refusal(&path);
    assert!(matches!(
        error,
        LedgerError::NewerVersion { found: 7, known: 3 }
    ));
    let message = "the ledger has version 7, but this program knows only versions up to 3: use a newer program";
    assert_eq!(error.to_string(), message);
}

#[test]
fn databases_of_others_are_refused() {
    for (setup, id) in [
        ("CREATE TABLE entry (id INTEGER PRIMARY KEY)", 0),
        ("PRAGMA user_version = 1", 0),
        (
            "PRAGMA application_id = 252006674; CREATE TABLE fossil (x)",
            252_006_674,
        ),
        ("PRAGMA application_id = -5", -5),
        (
            "PRAGMA application_id = 1685023586; PRAGMA user_version = -1",
            1_685_023_586,
        ),
        (
            "PRAGMA application_id = 1685023586; CREATE TABLE x (y)",
            1_685_023_586,
        ),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("other.db");
        Connection::open(&path)
            .unwrap()
            .execute_batch(setup)
            .unwrap();
        let error = refusal(&path);
        assert!(
            matches!(error, LedgerError::OtherProgram { application_id } if application_id == id),
            "{setup}: {error:?}"
        );
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "{setup}");
    }
}

#[test]
fn what_is_no_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hand.hwatu");
    fs::write(&path, "players Ann Bo\nAnn stop\n".repeat(100)).unwrap();
    let error = refusal(&path);
    assert!(matches!(error, LedgerError::NotADatabase(_)), "{error:?}");
    assert!(error.source().is_some());
    fs::write(&path, "short").unwrap();
    assert!(matches!(refusal(&path), LedgerError::NotADatabase(_)));
    let error = refusal(folder.path());
    assert!(matches!(error, LedgerError::NotAFile), "{error:?}");
    let error = Ledger::open(&path.join("below/ledger.db")).unwrap_err();
    assert!(matches!(error, LedgerError::Place { .. }), "{error:?}");
}

/// `SQLite` would not treat names like these as files.
#[test]
fn a_name_is_that_of_a_file() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["file:x?mode=memory", ":memory:", "a%20b?#&=\u{a0}판.db"] {
        let path = folder.path().join(name);
        let mut ledger = Ledger::open(&path).unwrap();
        ledger.open_session(AT, ENGINE, &session()).unwrap();
        drop(ledger);
        assert!(path.is_file(), "{name}");
        let ledger = Ledger::open_reading(&path).unwrap().unwrap();
        assert_eq!(ledger.sessions().unwrap().len(), 1, "{name}");
    }
}

/// Returns the pages on which the ledger's tables and indexes begin.
fn pages(path: &Path) -> Vec<usize> {
    let raw = Connection::open(path).unwrap();
    let mut query = raw
        .prepare("SELECT rootpage FROM sqlite_schema WHERE rootpage > 0")
        .unwrap();
    let pages = query.query_map([], |row| row.get::<_, u32>(0)).unwrap();
    pages.map(|page| page.unwrap() as usize).collect()
}

#[test]
fn damage_is_told_from_a_wrong_file() {
    let (table, id) = Table::played();
    let (path, _folder) = table.left();
    let mut bytes = fs::read(&path).unwrap();
    // Each table and index still fits one page.
    for page in pages(&path) {
        bytes[(page - 1) * 4096..page * 4096].fill(0x5a);
    }
    fs::write(&path, bytes).unwrap();
    let damaged = |error: &LedgerError| matches!(error, LedgerError::Damaged(_));
    assert!(Ledger::open(&path).is_err_and(|error| damaged(&error)));
    let ledger = Ledger::open_reading(&path).unwrap().unwrap();
    let read = ledger.hands(id).map(|_| ());
    let checked = ledger.verify();
    assert!(read.is_err_and(|error| damaged(&error)));
    match checked {
        Ok(faults) => assert!(!faults.is_empty()),
        Err(error) => assert!(damaged(&error), "{error:?}"),
    }
}

#[test]
fn a_backup_is_a_ledger() {
    let (table, id) = Table::played();
    let copy = table.folder.path().join("backup.db");
    table
        .raw()
        .execute("VACUUM INTO ?1", [copy.to_str().unwrap()])
        .unwrap();
    let backup = Ledger::open_existing(&copy).unwrap().unwrap();
    assert_eq!(backup.verify().unwrap(), []);
    assert_eq!(backup.head().unwrap(), table.ledger.head().unwrap());
    assert_eq!(backup.hands(id).unwrap(), table.ledger.hands(id).unwrap());
}

/// Found by fuzzing: reading on after the last entry never ended.
#[test]
fn entries_without_an_order_are_damage() {
    let (table, _) = Table::played();
    let (path, _folder) = table.left();
    let mut bytes = fs::read(&path).unwrap();
    // A leaf of a table: the page type, the number of cells in bytes 3 and 4, and from byte 8 on
    // the position of each cell, two bytes each. All five entries are on one leaf.
    let of_entries = |page: &[u8]| page[0] == 13 && page[3..5] == [0, 5];
    let page = bytes.chunks_mut(4096).skip(1).find(|page| of_entries(page));
    page.unwrap()[8..18].rotate_left(2);
    fs::write(&path, &bytes).unwrap();
    let ledger = Ledger::open_reading(&path).unwrap().unwrap();
    assert_ne!(ledger.verify().unwrap(), []);
    let read: Vec<_> = ledger.stretches().take(2).collect();
    assert!(
        matches!(read.as_slice(), [Err(LedgerError::Damaged(_))]),
        "{read:?}"
    );
    let read = ledger.written(EntryId(0), 10);
    assert!(matches!(read, Err(LedgerError::Damaged(_))), "{read:?}");
}
