//! Backup copies, and going back to one.

use crate::table::Table;
use dokbak::ledger::{Ledger, LedgerError};
use std::fs;
use std::path::Path;

fn files(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = names
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn a_copy_is_the_whole_ledger_also_while_somebody_plays() {
    let (mut table, id) = Table::played();
    let copy = table.folder.path().join("copy.db");
    let head = table.ledger.back_up(&copy).unwrap();
    assert_eq!(head, table.ledger.head().unwrap());
    let kept = Ledger::open_reading(&copy).unwrap().unwrap();
    assert_eq!(kept.verify().unwrap(), []);
    assert_eq!(kept.hands(id).unwrap(), table.ledger.hands(id).unwrap());
    // Another file is never overwritten.
    table.play(id, 4);
    let again = table.ledger.back_up(&copy);
    assert!(
        matches!(again, Err(LedgerError::AlreadyThere(_))),
        "{again:?}"
    );
    assert_eq!(kept.head().unwrap(), head);
}

#[test]
fn a_ledger_that_does_not_hold_is_not_copied() {
    let (table, _) = Table::played();
    table
        .forger()
        .execute(
            "UPDATE entry SET at = '2020-01-01T00:00:00Z' WHERE id = 2",
            [],
        )
        .unwrap();
    let copy = table.folder.path().join("copy.db");
    let refused = table.ledger.back_up(&copy);
    assert!(
        matches!(refused, Err(LedgerError::NotAsWritten(_))),
        "{refused:?}"
    );
    let left = files(table.folder.path());
    assert!(
        left.iter().all(|name| !name.starts_with("copy")),
        "{left:?}"
    );
}

#[test]
fn going_back_keeps_what_was_there() {
    let (mut table, id) = Table::played();
    let copy = table.folder.path().join("copy.db");
    let old = table.ledger.back_up(&copy).unwrap();
    table.play(id, 4);
    let new = table.ledger.head().unwrap();
    let (path, folder) = table.leave();
    let restored = Ledger::restore(&path, &copy).unwrap();
    assert_eq!(restored.head, old);
    let head = |path: &Path| Ledger::open_reading(path).unwrap().unwrap().head().unwrap();
    assert_eq!(head(&path), old);
    assert_eq!(head(&restored.before.unwrap()), new);
    // And back again: no existing file is overwritten.
    let before = folder.path().join("ledger.db.before");
    let restored = Ledger::restore(&path, &before).unwrap();
    assert!(restored.before.unwrap().ends_with("ledger.db.before-2"));
    assert_eq!(head(&path), new);
    assert_eq!(Ledger::open(&path).unwrap().verify().unwrap(), []);
}

#[test]
fn what_a_killed_player_left_in_the_log_is_kept_too() {
    let (mut table, id) = Table::played();
    let copy = table.folder.path().join("copy.db");
    table.ledger.back_up(&copy).unwrap();
    table.play(id, 4);
    let new = table.ledger.head().unwrap();
    // The files that a killed process leaves: with a log.
    let path = table.folder.path().join("killed.db");
    fs::copy(&table.path, &path).unwrap();
    let log = |path: &Path| {
        let mut log = path.to_owned().into_os_string();
        log.push("-wal");
        log
    };
    fs::copy(log(&table.path), log(&path)).unwrap();
    let restored = Ledger::restore(&path, &copy).unwrap();
    let before = Ledger::open_reading(&restored.before.unwrap());
    assert_eq!(before.unwrap().unwrap().head().unwrap(), new);
}

#[test]
fn nothing_is_put_in_the_place_of_a_ledger_but_one_that_holds() {
    let (table, _) = Table::played();
    let forged = table.folder.path().join("forged.db");
    table.ledger.back_up(&forged).unwrap();
    let (path, folder) = table.leave();
    let before = fs::read(&path).unwrap();
    let bytes = fs::read(&forged).unwrap();
    let at = bytes.windows(3).position(|three| three == b"Ann").unwrap();
    let mut changed = bytes.clone();
    changed[at] = b'B';
    fs::write(&forged, changed).unwrap();
    fs::write(folder.path().join("empty.db"), "").unwrap();
    fs::write(
        folder.path().join("notes.txt"),
        "not a ledger at all, but notes",
    )
    .unwrap();
    for name in [
        "forged.db",
        "empty.db",
        "notes.txt",
        "nothing.db",
        "ledger.db",
    ] {
        let refused = Ledger::restore(&path, &folder.path().join(name));
        assert!(refused.is_err(), "{name}: {refused:?}");
        assert_eq!(fs::read(&path).unwrap(), before, "{name}");
    }
    let left = files(folder.path());
    let odd = left
        .iter()
        .find(|name| ["before", ".new"].iter().any(|part| name.contains(part)));
    assert_eq!(odd, None, "{left:?}");
}

#[test]
fn nobody_is_pushed_from_the_table() {
    let (table, _) = Table::played();
    let copy = table.folder.path().join("copy.db");
    table.ledger.back_up(&copy).unwrap();
    let path = table.path.clone();
    let (_, _folder) = table.leave();
    let playing = Ledger::open_to_play(&path).unwrap();
    let refused = Ledger::restore(&path, &copy);
    assert!(
        matches!(refused, Err(LedgerError::Playing { .. })),
        "{refused:?}"
    );
    drop(playing);
}

#[test]
fn a_ledger_that_is_gone_comes_back() {
    let (table, _) = Table::played();
    let copy = table.folder.path().join("copy.db");
    let head = table.ledger.back_up(&copy).unwrap();
    let path = table.folder.path().join("elsewhere").join("ledger.db");
    let restored = Ledger::restore(&path, &copy).unwrap();
    assert_eq!((restored.head, restored.before), (head, None));
    assert_eq!(Ledger::open(&path).unwrap().verify().unwrap(), []);
}
