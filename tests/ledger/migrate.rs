//! Files of older versions: readable as they are, and upgraded by the first writer.

use crate::table::{AT, ENGINE, hand, net};
use dokbak::ledger::{
    DuplicateRuling, DuplicateStatement, EntryId, Grain, HandBody, KeptTwice, Ledger, LedgerError,
    Net, Period, SessionId, Worth,
};
use rusqlite::Connection;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// A ledger written by 0.2.0. On 20 Nov, two hands of Ann, Bo and Chul, the first one corrected
/// (session 1); the same evening as kept on another laptop, which does not count (session 6); Chul
/// renamed 철수; 500 KRW handed from Bo to Ann; and an open game of Koi-Koi of Ann and Dan, with one
/// round and a line of the next (session 13).
const OLD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/ledgers/0.2.0.db");

fn copied() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ledger.db");
    fs::copy(OLD, &path).unwrap();
    (folder, path)
}

fn reading(path: &Path) -> Ledger {
    Ledger::open_reading(path).unwrap().unwrap()
}

fn files(folder: &TempDir) -> Vec<String> {
    let names = fs::read_dir(folder.path()).unwrap();
    let name = |entry: std::io::Result<fs::DirEntry>| entry.unwrap().file_name();
    let mut names: Vec<String> = names
        .map(|entry| name(entry).into_string().unwrap())
        .collect();
    names.sort();
    names
}

fn chips(ledger: &Ledger) -> Net {
    let totals = ledger.totals(Period::default(), Grain::Whole).unwrap();
    let in_won = totals
        .into_iter()
        .filter(|total| total.chip.as_ref().map(Worth::text) == Some("100 KRW"));
    let mut chips: Net = in_won.map(|total| (total.player, total.chips)).collect();
    chips.sort();
    chips
}

/// Ann's three brights at 3 from both losers, after the correction; Bo's godori at 5 from both
/// losers. The round of Koi-Koi brings points.
#[test]
fn an_older_file_is_read_without_a_change() {
    let (folder, path) = copied();
    let before = fs::read(&path).unwrap();
    let ledger = reading(&path);
    assert!(ledger.is_older());
    assert_eq!(ledger.verify().unwrap(), []);
    assert_eq!(ledger.sessions().unwrap().len(), 3);
    assert_eq!(ledger.hands(SessionId(1)).unwrap().len(), 2);
    assert_eq!(
        chips(&ledger),
        net(&[("Ann", 6 - 5), ("Bo", -3 + 10), ("Chul", -3 - 5)])
    );
    let beside = KeptTwice {
        beside: SessionId(6),
        from: 1,
        counts: SessionId(1),
    };
    assert_eq!(ledger.kept_twice().unwrap(), [beside]);
    assert_eq!(ledger.draft(SessionId(13)).unwrap(), ["Ann koi"]);
    assert_eq!(ledger.day(SessionId(1)).unwrap(), "2026-11-20");
    assert_eq!(ledger.day_of_hand(EntryId(14)).unwrap(), "2026-11-22");
    let people = ledger.people().unwrap();
    let names: Vec<_> = people.all().iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["Ann", "Bo", "철수", "Dan"]);
    drop(ledger);
    assert_eq!(fs::read(&path).unwrap(), before);
    assert_eq!(files(&folder), ["ledger.db"]);
}

#[test]
fn the_first_that_writes_brings_it_up_to_date_and_keeps_it_as_it_was() {
    let (folder, path) = copied();
    let old = reading(&path);
    let told = |ledger: &Ledger| {
        (
            ledger.head().unwrap(),
            ledger.sessions().unwrap(),
            ledger.hands(SessionId(1)).unwrap(),
            ledger.totals(Period::default(), Grain::Whole).unwrap(),
            (
                ledger.volume().unwrap(),
                ledger.draft(SessionId(13)).unwrap(),
            ),
        )
    };
    let before = told(&old);
    drop(old);
    let mut ledger = Ledger::open(&path).unwrap();
    let kept = folder.path().canonicalize().unwrap().join("ledger.db.v2");
    assert_eq!(ledger.kept(), Some(kept.as_path()));
    assert!(!ledger.is_older());
    assert_eq!(told(&ledger), before);
    assert_eq!(ledger.verify().unwrap(), []);
    let round = HandBody {
        net: net(&[("Ann", 0), ("Dan", 0)]),
        ..hand(2)
    };
    ledger
        .append_hand(SessionId(13), AT, ENGINE, &round)
        .unwrap();
    let both = DuplicateStatement {
        one: SessionId(1),
        other: SessionId(6),
        said: Some(DuplicateRuling::Both),
        handed: (Vec::new(), Vec::new()),
    };
    ledger.append_twice(AT, ENGINE, &both).unwrap();
    // The other laptop has the first hand as it was before the correction: 9, -3 and -6.
    assert_eq!(
        chips(&ledger),
        net(&[("Ann", 1 + 9 - 5), ("Bo", 7 - 3 + 10), ("Chul", -8 - 6 - 5)])
    );
    assert_eq!(ledger.verify().unwrap(), []);
    drop(ledger);
    assert_eq!(files(&folder), ["ledger.db", "ledger.db.v2"]);
    assert_eq!(told(&reading(&kept)), before, "the copy stays as it is");
    assert_eq!(Ledger::open(&path).unwrap().kept(), None);
}

/// A program killed after copying and before upgrading the ledger finds its copy again; any other
/// file with that name is never overwritten.
#[test]
fn a_copy_that_is_there_is_taken_and_another_file_left_alone() {
    let (folder, path) = copied();
    fs::copy(OLD, folder.path().join("ledger.db.v2")).unwrap();
    drop(Ledger::open(&path).unwrap());
    assert_eq!(files(&folder), ["ledger.db", "ledger.db.v2"]);

    let (folder, path) = copied();
    fs::write(folder.path().join("ledger.db.v2"), "notes of mine").unwrap();
    let ledger = Ledger::open(&path).unwrap();
    assert!(ledger.kept().unwrap().ends_with("ledger.db.v2-2"));
    drop(ledger);
    assert_eq!(
        fs::read(folder.path().join("ledger.db.v2")).unwrap(),
        b"notes of mine"
    );
}

#[test]
fn where_no_copy_can_be_kept_nothing_is_changed() {
    let (folder, path) = copied();
    let before = fs::read(&path).unwrap();
    // A folder in place of the unfinished copy cannot be removed like a file.
    fs::create_dir(folder.path().join("ledger.db.v2-new")).unwrap();
    let refused = Ledger::open(&path).unwrap_err();
    assert!(matches!(refused, LedgerError::Place { .. }), "{refused:?}");
    assert_eq!(fs::read(&path).unwrap(), before);
    assert_eq!(reading(&path).verify().unwrap(), []);
}

/// An upgraded file has the tables, indexes and triggers of a new one, to the letter.
#[test]
fn what_was_brought_up_to_date_is_laid_as_what_is_new() {
    let objects = |path: &Path| -> Vec<(String, Option<String>)> {
        let file = Connection::open(path).unwrap();
        let mut query = file
            .prepare("SELECT name, sql FROM sqlite_schema ORDER BY name")
            .unwrap();
        let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)));
        rows.unwrap().collect::<Result<_, _>>().unwrap()
    };
    let (folder, path) = copied();
    drop(Ledger::open(&path).unwrap());
    let new = folder.path().join("new.db");
    drop(Ledger::open(&new).unwrap());
    assert_eq!(objects(&path), objects(&new));
}

/// Version 1 was never released, and no program has written version 7 yet.
#[test]
fn a_file_of_another_version_is_refused_and_left_alone() {
    let (folder, path) = copied();
    for (version, newer) in [(1, false), (7, true)] {
        let file = Connection::open(&path).unwrap();
        file.pragma_update(None, "user_version", version).unwrap();
        drop(file);
        let before = fs::read(&path).unwrap();
        for refused in [
            Ledger::open(&path).map(|_| ()),
            Ledger::open_reading(&path).map(|_| ()),
        ] {
            match refused.unwrap_err() {
                LedgerError::NewerVersion { found: 7, known: 3 } if newer => {}
                LedgerError::OlderVersion { found: 1 } if !newer => {}
                other => panic!("version {version}: {other:?}"),
            }
        }
        assert_eq!(fs::read(&path).unwrap(), before);
    }
    assert_eq!(files(&folder), ["ledger.db"]);
}
