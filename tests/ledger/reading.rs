//! Reading never writes, wherever the file is and whatever lies next to it.

use crate::table::{AT, ENGINE, Table, hand};
use dokbak::ledger::{Ledger, LedgerError, SessionId};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Returns every file of a folder with its bytes.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let entries = fs::read_dir(folder).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    let read = |path: PathBuf| (path.clone(), fs::read(path).unwrap());
    paths.map(read).collect()
}

/// Reads everything; returns the number of entries.
fn read_all(path: &Path) -> usize {
    let ledger = Ledger::open_reading(path).unwrap().unwrap();
    assert_eq!(ledger.verify().unwrap(), []);
    assert_eq!(ledger.verify_tail().unwrap(), []);
    ledger.sessions().unwrap();
    ledger.hands(SessionId(1)).unwrap();
    ledger.draft(SessionId(1)).unwrap();
    ledger.seal().unwrap().unwrap();
    ledger.entries(None).unwrap().len()
}

/// Returns the file and the log of a killed process, in their own folder.
fn killed(with_index: bool) -> (PathBuf, tempfile::TempDir) {
    let (table, _) = Table::played();
    let folder = tempfile::tempdir().unwrap();
    for ending in ["", "-wal", "-shm"] {
        if ending == "-shm" && !with_index {
            continue;
        }
        let name = format!("ledger.db{ending}");
        fs::copy(table.folder.path().join(&name), folder.path().join(&name)).unwrap();
    }
    (folder.path().join("ledger.db"), folder)
}

#[test]
fn a_closed_ledger_stays_as_it_is() {
    let (table, _) = Table::played();
    let (path, folder) = table.leave();
    let before = files(folder.path());
    assert_eq!(before.len(), 1);
    assert_eq!(read_all(&path), 5);
    assert_eq!(files(folder.path()), before);
}

#[test]
fn a_backup_is_not_switched_to_a_log() {
    let (table, _) = Table::played();
    let copy = table.folder.path().join("backup.db");
    let into = copy.to_str().unwrap();
    table.raw().execute("VACUUM INTO ?1", [into]).unwrap();
    let alone = tempfile::tempdir().unwrap();
    let path = alone.path().join("backup.db");
    fs::copy(&copy, &path).unwrap();
    let before = files(alone.path());
    assert_eq!(read_all(&path), 5);
    assert_eq!(files(alone.path()), before);
}

#[test]
fn what_a_killed_player_left_is_read_and_stays() {
    let (path, folder) = killed(true);
    let before = files(folder.path());
    assert_eq!(before.len(), 3);
    assert_eq!(read_all(&path), 5);
    assert_eq!(files(folder.path()), before);
    // The next player finds all of it.
    assert_eq!(
        Ledger::open(&path)
            .unwrap()
            .hands(SessionId(1))
            .unwrap()
            .len(),
        3
    );
}

/// Whether or not the index can be created, no entry of the log is skipped silently.
#[test]
fn a_log_without_its_index_is_read_or_told() {
    let (path, folder) = killed(false);
    let before = files(folder.path());
    let mut rights = fs::metadata(folder.path()).unwrap().permissions();
    rights.set_readonly(true);
    fs::set_permissions(folder.path(), rights.clone()).unwrap();
    match Ledger::open_reading(&path) {
        // A superuser may write there all the same.
        Ok(ledger) => {
            let hands = ledger.unwrap().hands(SessionId(1)).unwrap();
            assert_eq!(hands.len(), 3);
        }
        Err(error) => {
            let told = matches!(&error, LedgerError::LogOutOfReach { path: log, .. }
                if log.ends_with("ledger.db-wal"));
            assert!(told, "{error:?}");
        }
    }
    for (path, bytes) in before {
        assert_eq!(fs::read(path).unwrap(), bytes);
    }
    #[allow(
        clippy::permissions_set_readonly_false,
        reason = "the folder is to go away"
    )]
    rights.set_readonly(false);
    fs::set_permissions(folder.path(), rights).unwrap();
}

/// An empty log, left by a program that was killed early.
#[test]
fn a_log_with_nothing_in_it_is_passed_over() {
    for bytes in [0, 32] {
        let (path, folder) = killed(true);
        let log = folder.path().join("ledger.db-wal");
        drop(Ledger::open(&path).unwrap());
        fs::write(&log, vec![0x37; bytes]).unwrap();
        assert_eq!(read_all(&path), 5, "{bytes}");
        assert_eq!(fs::read(&log).unwrap().len(), bytes);
    }
}

#[test]
fn readers_see_what_was_written_last_while_somebody_plays() {
    let (mut table, id) = Table::seated();
    for number in 1..=20 {
        table.ledger.push_draft(id, 0, "nagari").unwrap();
        table.play(id, number);
        let before = fs::read(table.folder.path().join("ledger.db-wal")).unwrap();
        let ledger = Ledger::open_reading(&table.path).unwrap().unwrap();
        assert_eq!(ledger.hands(id).unwrap().len(), number as usize);
        // A reader stays open while more is written.
        table.ledger.push_draft(id, 0, "Ann stop").unwrap();
        assert_eq!(ledger.draft(id).unwrap(), ["Ann stop"]);
        table.ledger.truncate_draft(id, 0).unwrap();
        drop(ledger);
        let after = fs::read(table.folder.path().join("ledger.db-wal")).unwrap();
        assert_eq!(after[..before.len()], before);
    }
    assert_eq!(table.ledger.verify().unwrap(), []);
}

#[test]
fn a_reader_cannot_write() {
    let (table, id) = Table::played();
    let refused = |path: &Path| {
        let mut ledger = Ledger::open_reading(path).unwrap().unwrap();
        let refused = ledger.append_hand(id, AT, ENGINE, &hand(4)).unwrap_err();
        assert!(matches!(refused, LedgerError::ReadOnly(_)), "{refused:?}");
        let refused = ledger.push_draft(id, 0, "nagari").unwrap_err();
        assert!(matches!(refused, LedgerError::ReadOnly(_)), "{refused:?}");
    };
    refused(&table.path);
    let (path, _folder) = table.leave();
    refused(&path);
}

/// The file is read as immutable, so that nothing has to be created next to it.
#[test]
fn a_file_that_changes_while_it_is_read_is_told() {
    let (table, id) = Table::played();
    let (path, _folder) = table.leave();
    let reader = Ledger::open_reading(&path).unwrap().unwrap();
    assert_eq!(reader.hands(id).unwrap().len(), 3);
    let mut ledger = Ledger::open(&path).unwrap();
    ledger.append_hand(id, AT, ENGINE, &hand(4)).unwrap();
    // New entries are in the log next to the file until they are folded in.
    assert_eq!(reader.hands(id).unwrap().len(), 3);
    drop(ledger);
    let changed = reader.hands(id).unwrap_err();
    assert!(matches!(changed, LedgerError::Changed), "{changed:?}");
    let reader = Ledger::open_reading(&path).unwrap().unwrap();
    assert_eq!(reader.hands(id).unwrap().len(), 4);
}

#[test]
fn nothing_and_an_empty_file_are_no_ledger_to_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ledger.db");
    assert!(Ledger::open_reading(&path).unwrap().is_none());
    assert!(files(folder.path()).is_empty());
    fs::write(&path, "").unwrap();
    assert!(Ledger::open_reading(&path).unwrap().is_none());
    assert_eq!(files(folder.path()), BTreeMap::from([(path, Vec::new())]));
}

/// Another ledger, or an older copy, was put in place of one whose program was killed.
#[test]
fn a_log_left_over_from_another_ledger_is_refused() {
    let (path, folder) = killed(true);
    let (other, id) = Table::played();
    let (other, _other_folder) = other.leave();
    let mut ledger = Ledger::open(&other).unwrap();
    ledger
        .append_hand(id, "2026-11-20T20:00:00Z", ENGINE, &hand(4))
        .unwrap();
    drop(ledger);
    fs::copy(&other, &path).unwrap();
    let before = files(folder.path());
    for refused in [
        Ledger::open(&path).map(|_| ()),
        Ledger::open_existing(&path).map(|_| ()),
        Ledger::open_reading(&path).map(|_| ()),
    ] {
        let error = refused.unwrap_err();
        let log = path.with_file_name("ledger.db-wal").canonicalize().unwrap();
        assert!(
            matches!(&error, LedgerError::LeftOver { path } if *path == log),
            "{error:?}"
        );
    }
    assert_eq!(files(folder.path()), before);
    for ending in ["-wal", "-shm"] {
        fs::remove_file(folder.path().join(format!("ledger.db{ending}"))).unwrap();
    }
    assert_eq!(Ledger::open(&path).unwrap().hands(id).unwrap().len(), 4);
}

/// Whatever the ledger contained at the time of the backup, even if both begin with the same
/// entries.
#[test]
fn a_log_of_a_later_time_is_refused_by_every_backup() {
    let (table, id) = Table::played();
    let (path, folder) = table.leave();
    let log = folder.path().join("ledger.db-wal");
    let mut backups = vec![fs::read(&path).unwrap()];
    let mut refused = 0;
    for (hour, number) in (10..22).zip(4..) {
        let mut ledger = Ledger::open(&path).unwrap();
        let at = format!("2026-11-20T{hour}:00:00Z");
        ledger.append_hand(id, &at, ENGINE, &hand(number)).unwrap();
        let cut_short = fs::read(&log).unwrap();
        drop(ledger);
        for backup in &backups[..backups.len() - 1] {
            let home = tempfile::tempdir().unwrap();
            let copy = home.path().join("ledger.db");
            fs::write(&copy, backup).unwrap();
            fs::write(home.path().join("ledger.db-wal"), &cut_short).unwrap();
            let error = match Ledger::open_to_play(&copy) {
                // Everything written since is in the log.
                Ok(whole) => {
                    assert_eq!(whole.verify().unwrap(), []);
                    assert_eq!(whole.hands(id).unwrap().len(), number as usize);
                    continue;
                }
                Err(error) => error,
            };
            refused += 1;
            assert!(matches!(error, LedgerError::LeftOver { .. }), "{error:?}");
            assert_eq!(fs::read(&copy).unwrap(), *backup);
            let kept = fs::read(home.path().join("ledger.db-wal")).unwrap();
            assert_eq!(kept, cut_short);
        }
        backups.push(fs::read(&path).unwrap());
    }
    assert!(refused > 20, "{refused}");
}

/// `SQLite` would delete the log, with all entries that are only there.
#[test]
fn a_log_without_its_ledger_is_kept() {
    for emptied in [false, true] {
        let (path, folder) = killed(true);
        if emptied {
            fs::write(&path, "").unwrap();
        } else {
            fs::remove_file(&path).unwrap();
        }
        let before = files(folder.path());
        for refused in [
            Ledger::open(&path).map(|_| ()),
            Ledger::open_existing(&path).map(|_| ()),
            Ledger::open_to_play(&path).map(|_| ()),
            Ledger::open_reading(&path).map(|_| ()),
        ] {
            let error = refused.unwrap_err();
            assert!(matches!(error, LedgerError::LeftOver { .. }), "{error:?}");
        }
        assert_eq!(files(folder.path()), before, "{emptied}");
    }
}

/// An older state of the same ledger next to its own log: the log continues it.
#[test]
fn the_log_of_the_ledger_itself_is_taken() {
    let (mut table, id) = Table::played();
    let raw = table.raw();
    raw.pragma_update_and_check(None, "wal_checkpoint", "PASSIVE", |_| Ok(()))
        .unwrap();
    table.play(id, 4);
    let reader = Ledger::open_reading(&table.path).unwrap().unwrap();
    assert_eq!(reader.hands(id).unwrap().len(), 4);
    drop((reader, raw));
    let (path, _folder) = table.leave();
    assert_eq!(read_all(&path), 6);
}
