//! One terminal at a time.

use crate::table::Table;
use dokbak::ledger::{Ledger, LedgerError, PlayLock};

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
            .starts_with("an evening is being played with this ledger, at another terminal")
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

/// Reading under another name would miss the latest entries, and writing would lose them.
#[cfg(unix)]
#[test]
fn a_file_with_two_names_is_no_ledger() {
    let (table, _) = Table::played();
    let (path, folder) = table.leave();
    let other = folder.path().join("other.db");
    std::fs::hard_link(&path, &other).unwrap();
    let bytes = std::fs::read(&path).unwrap();
    for name in [&path, &other] {
        for error in [
            Ledger::open(name).unwrap_err(),
            Ledger::open_existing(name).unwrap_err(),
            Ledger::open_to_play(name).unwrap_err(),
            Ledger::open_reading(name).unwrap_err(),
        ] {
            assert!(
                matches!(error, LedgerError::ManyNames { names: 2 }),
                "{error:?}"
            );
        }
    }
    assert_eq!(std::fs::read(&path).unwrap(), bytes);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2);
    std::fs::remove_file(&other).unwrap();
    Ledger::open(&path).unwrap();
}

/// As with a mount of only the file: the same file in another folder, under another path.
#[cfg(target_os = "linux")]
#[test]
fn the_lock_goes_by_the_file_itself() {
    let (table, _) = Table::played();
    let (path, folder) = table.leave();
    let lock = PlayLock::take(&path).unwrap();
    let moved = folder.path().join("moved.db");
    std::fs::rename(&path, &moved).unwrap();
    let refused = PlayLock::take(&moved).unwrap_err();
    assert!(
        matches!(refused, LedgerError::Playing { .. }),
        "{refused:?}"
    );
    drop(lock);
    PlayLock::take(&moved).unwrap();
}

/// Closing any descriptor of a file releases `SQLite`'s record locks on it.
#[cfg(target_os = "linux")]
#[test]
fn a_lock_that_comes_and_goes_leaves_those_of_sqlite() {
    let (mut table, id) = Table::seated();
    for _ in 0..2 {
        let lock = PlayLock::take(&table.path).unwrap();
        assert!(PlayLock::take(&table.path).is_err());
        drop(lock);
    }
    let locks = std::fs::read_to_string("/proc/locks").unwrap();
    let inode = std::os::unix::fs::MetadataExt::ino(&std::fs::metadata(&table.path).unwrap());
    let (own, file) = (std::process::id().to_string(), format!(":{inode}"));
    let held = locks.lines().filter(|line| line.contains("POSIX"));
    let mut held = held.map(|line| line.split_whitespace().collect::<Vec<_>>());
    assert!(held.any(|words| words.contains(&own.as_str()) && words[5].ends_with(&file)));
    table.play(id, 1);
}

#[test]
fn whoever_plays_holds_the_lock_until_the_ledger_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ledger.db");
    assert!(Ledger::open_existing_to_play(&path).unwrap().is_none());
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    let playing = Ledger::open_to_play(&path).unwrap();
    for refused in [
        Ledger::open_to_play(&path).map(Some),
        Ledger::open_existing_to_play(&path),
    ] {
        let error = refused.unwrap_err();
        assert!(matches!(error, LedgerError::Playing { .. }), "{error:?}");
    }
    Ledger::open_reading(&path).unwrap().unwrap();
    drop(playing);
    Ledger::open_existing_to_play(&path).unwrap().unwrap();
}
