//! The write-ahead log of a killed program after other software damaged, truncated, emptied or
//! deleted it. What can be read is read and the rest reported missing, before anything is
//! discarded.

use crate::table::{AT, ENGINE, Table, hand};
use dokbak::ledger::{ChainFault, EntryId, Ledger, LedgerError, SessionId};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Returns what a killed program leaves: five entries in the file, and four hands in the log, each
/// written separately.
fn killed(with_index: bool) -> (PathBuf, tempfile::TempDir) {
    let (table, id) = Table::played();
    let (path, old) = table.leave();
    let mut ledger = Ledger::open(&path).unwrap();
    for number in 4..=7 {
        ledger.append_hand(id, AT, ENGINE, &hand(number)).unwrap();
    }
    let folder = tempfile::tempdir().unwrap();
    for ending in ["", "-wal", "-shm"] {
        if ending == "-shm" && !with_index {
            continue;
        }
        let name = format!("ledger.db{ending}");
        fs::copy(old.path().join(&name), folder.path().join(&name)).unwrap();
    }
    (folder.path().join("ledger.db"), folder)
}

fn log(path: &Path) -> PathBuf {
    path.with_file_name("ledger.db-wal")
}

/// Reads the ledger and its log; a missing index is recreated by the reader.
fn files(folder: &Path) -> [Option<Vec<u8>>; 2] {
    ["ledger.db", "ledger.db-wal"].map(|name| fs::read(folder.join(name)).ok())
}

/// Changes a byte of the log.
fn flip(path: &Path, at: usize) {
    let mut bytes = fs::read(log(path)).unwrap();
    bytes[at] ^= 0x55;
    fs::write(log(path), bytes).unwrap();
}

/// The length of a frame: its header and a page.
const FRAME: usize = 24 + 4096;

#[test]
fn an_undamaged_log_is_read_whole() {
    for with_index in [false, true] {
        let (path, _folder) = killed(with_index);
        let read = Ledger::open_reading(&path).unwrap().unwrap();
        assert_eq!(read.verify().unwrap(), []);
        assert_eq!(read.hands(SessionId(1)).unwrap().len(), 7);
    }
}

#[test]
fn a_damaged_log_is_missed_at_once_and_by_all() {
    type Damage = (&'static str, bool, fn(&Path));
    let damages: [Damage; 9] = [
        ("the first byte", true, |path| flip(path, 0)),
        ("the first byte, no index", false, |path| flip(path, 0)),
        ("a salt", false, |path| flip(path, 17)),
        ("the first frame", false, |path| flip(path, 32 + 100)),
        ("a frame", false, |path| flip(path, 32 + 2 * FRAME + 100)),
        ("noise", true, |path| {
            let noise: Vec<u8> = (0..100_000_u32).map(|at| (at * 31 % 251) as u8).collect();
            fs::write(log(path), noise).unwrap();
        }),
        ("cut", true, |path| {
            let bytes = fs::read(log(path)).unwrap();
            fs::write(log(path), &bytes[..bytes.len() / 2]).unwrap();
        }),
        ("emptied", true, |path| fs::write(log(path), "").unwrap()),
        ("gone", true, |path| fs::remove_file(log(path)).unwrap()),
    ];
    for (what, with_index, damage) in damages {
        let (path, folder) = killed(with_index);
        damage(&path);
        let before = files(folder.path());
        let begun = Instant::now();
        let read = Ledger::open_reading(&path).unwrap().unwrap();
        let there = log(&path.canonicalize().unwrap());
        let due = [ChainFault::Log { path: there }];
        assert_eq!(read.verify().unwrap(), due, "{what}");
        assert_eq!(read.verify_tail().unwrap(), due, "{what}");
        let (EntryId(last), _) = read.head().unwrap().unwrap();
        assert!((5..9).contains(&last), "{what}: {last}");
        let copy = folder.path().join("copy.db");
        let copied = read.back_up(&copy);
        assert!(
            matches!(copied, Err(LedgerError::NotAsWritten(_))),
            "{what}: {copied:?}"
        );
        drop(read);
        let written = Ledger::open(&path);
        assert!(
            matches!(&written, Err(LedgerError::NotAsWritten(faults)) if *faults == due),
            "{what}: {written:?}"
        );
        assert!(
            begun.elapsed() < Duration::from_secs(3),
            "{what}: {:?}",
            begun.elapsed()
        );
        assert!(files(folder.path()) == before, "{what}");
    }
}

/// A program that dies in the middle of a write has not reported it as written.
#[test]
fn a_log_that_ends_in_the_middle_of_a_write_is_as_it_should_be() {
    let (path, _folder) = killed(false);
    let bytes = fs::read(log(&path)).unwrap();
    for cut in [1, 30, FRAME, FRAME + 5] {
        fs::write(log(&path), &bytes[..bytes.len() - cut]).unwrap();
        let read = Ledger::open_reading(&path).unwrap().unwrap();
        assert_eq!(read.verify().unwrap(), [], "{cut}");
    }
    // In the last write, a frame in the middle is torn.
    fs::write(log(&path), &bytes).unwrap();
    flip(&path, bytes.len() - FRAME - 8);
    let read = Ledger::open_reading(&path).unwrap().unwrap();
    assert_eq!(read.verify().unwrap(), []);
}

#[test]
fn a_damaged_log_is_kept_and_what_can_be_read_of_it_goes_on() {
    type Damage = (usize, usize, fn(&Path));
    let damages: [Damage; 3] = [
        (3, 0, |path| flip(path, 0)),
        (3, 3, |path| fs::remove_file(log(path)).unwrap()),
        // The first two of four writes are complete.
        (5, 0, |path| {
            let frames = (fs::read(log(path)).unwrap().len() - 32) / FRAME;
            flip(path, 32 + frames * FRAME * 5 / 8);
        }),
    ];
    for (hands, of_index, damage) in damages {
        let (path, folder) = killed(true);
        damage(&path);
        let evidence = if of_index > 0 { "shm" } else { "wal" };
        let before = fs::read(folder.path().join(format!("ledger.db-{evidence}"))).unwrap();
        let kept = Ledger::set_log_aside(&path, "2026-11-22").unwrap();
        let name = format!("ledger.db-{evidence}.damaged-2026-11-22");
        assert!(kept.ends_with(&name), "{kept:?}");
        assert!(fs::read(&kept).unwrap() == before);
        let mut ledger = Ledger::open(&path).unwrap();
        let id = SessionId(1);
        assert_eq!(ledger.hands(id).unwrap().len(), hands);
        let next = hand(u32::try_from(hands).unwrap() + 1);
        ledger.append_hand(id, AT, ENGINE, &next).unwrap();
        assert_eq!(ledger.verify().unwrap(), []);
    }
    let (path, _folder) = killed(true);
    let whole = Ledger::set_log_aside(&path, "2026-11-22");
    assert!(
        matches!(whole, Err(LedgerError::NothingThere(_))),
        "{whole:?}"
    );
}
