//! Files of older versions: read as they are, and brought to the newest by the first that writes.

use crate::table::{AT, ENGINE, hand, net};
use dokbak::date::Date;
use dokbak::ledger::{
    EntryId, Filter, Grain, HandBody, KeptTwice, Ledger, LedgerError, Net, Period, Said, SessionId,
    Total, Word,
};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// An evening of three hands, one of them corrected, that 0.1.0 wrote, and a session without a hand.
const OLD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/ledgers/0.1.0.db");
/// The last of its entries.
const HEAD: i64 = 7;

/// An evening of two hands that two ledgers kept, of which session 1 counts and session 5 does not, in
/// tables and words of version 2 as they were before its release: with an index over hashes, and
/// entries named by hashes alone.
const UNRELEASED: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/tests/ledgers/0.2.0-unreleased.db"
);

fn copied() -> (TempDir, PathBuf) {
    copy_of(OLD)
}

fn copy_of(file: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ledger.db");
    fs::copy(file, &path).unwrap();
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

/// Ann's three brights at 3, which were shown after all and doubled to 6 of each of two losers: 12
/// for 6; Bo's nagari of 0; Bo's three blue ribbons, doubled by the carried hand, 6 of each of two.
#[test]
fn an_old_file_is_read_without_a_change() {
    let (folder, path) = copied();
    let before = fs::read(&path).unwrap();
    let ledger = reading(&path);
    assert_eq!(ledger.verify().unwrap(), []);
    assert_eq!(ledger.sessions().unwrap().len(), 2);
    assert_eq!(ledger.hands(SessionId(1)).unwrap().len(), 3);
    let totals = ledger.totals(Period::default(), Grain::Whole).unwrap();
    assert!(totals.iter().all(|total| total.hands == 3));
    assert_eq!(totals.iter().map(|total| total.chips).sum::<i64>(), 0);
    drop(ledger);
    assert_eq!(fs::read(&path).unwrap(), before);
    assert_eq!(files(&folder), ["ledger.db"]);
}

/// Ann: 24 as corrected, 0, -6. Bo: -12, 0, 12. Chul: -12, 0, -6. What moved: 24, the correction's 48
/// and 24.
#[test]
fn an_old_file_is_counted_out_of_its_entries() {
    let (_folder, path) = copied();
    let ledger = reading(&path);
    let total = |when: &str, player: &str, chips, gains, best, worst| Total {
        when: when.to_owned(),
        player: player.to_owned(),
        chip: Some("100 KRW".to_owned()),
        chips,
        hands: 3,
        games: 0,
        gains,
        best,
        worst,
    };
    for (grain, when) in [
        (Grain::Day, "2026-11-22"),
        (Grain::Month, "2026-11"),
        (Grain::Whole, ""),
    ] {
        let due = [
            total(when, "Ann", 18, 1, 24, -6),
            total(when, "Bo", 0, 1, 12, -12),
            total(when, "Chul", -18, 0, 0, -12),
        ];
        assert_eq!(ledger.totals(Period::default(), grain).unwrap(), due);
    }
    for (day, lines) in [("2026-11-21", 0), ("2026-11-22", 9), ("2026-11-23", 0)] {
        let day = Date::read(day);
        let period = Period {
            since: day,
            until: day,
        };
        let totals = ledger.totals(period, Grain::Whole).unwrap();
        assert_eq!(3 * totals.len(), lines, "{period:?}");
        let filter = Filter {
            period,
            ..Filter::default()
        };
        assert_eq!(ledger.nets(&filter).unwrap().len(), lines, "{period:?}");
    }
    let worth = ("2026-11-22".to_owned(), "100 KRW".to_owned());
    assert_eq!(ledger.worths().unwrap(), [worth]);
    assert_eq!(ledger.volume().unwrap(), 24 + 48 + 24);
    assert_eq!(ledger.day(SessionId(1)).unwrap(), "2026-11-22");
    assert_eq!(ledger.day_of_hand(EntryId(2)).unwrap(), "2026-11-22");
    let people = ledger.people().unwrap();
    let names: Vec<_> = people.all().iter().map(|one| one.name.as_str()).collect();
    // Both evenings were begun in the same second.
    assert_eq!(names, ["Ann", "철수", "Bo", "영희", "Chul"]);
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
            ledger.volume().unwrap(),
        )
    };
    let before = told(&old);
    drop(old);
    let ledger = Ledger::open(&path).unwrap();
    let kept = folder.path().canonicalize().unwrap().join("ledger.db.v1");
    assert_eq!(ledger.kept(), Some(kept.as_path()));
    assert_eq!(told(&ledger), before);
    assert_eq!(ledger.verify().unwrap(), []);
    drop(ledger);
    assert_eq!(files(&folder), ["ledger.db", "ledger.db.v1"]);
    assert_eq!(told(&reading(&kept)), before);

    let mut again = Ledger::open(&path).unwrap();
    assert_eq!(again.kept(), None);
    let hand = HandBody {
        net: net(&[("철수", 2), ("영희", -2)]),
        ..hand(1)
    };
    again
        .append_hand(SessionId(HEAD), AT, ENGINE, &hand)
        .unwrap();
    assert_eq!(again.verify().unwrap(), []);
    assert_eq!(told(&reading(&kept)), before, "the copy stays as it is");
}

/// What was killed after the copy and before the ledger was changed finds the copy again; another
/// file of that name is nobody's to overwrite.
#[test]
fn a_copy_that_is_there_is_taken_and_another_file_left_alone() {
    let (folder, path) = copied();
    fs::copy(OLD, folder.path().join("ledger.db.v1")).unwrap();
    drop(Ledger::open(&path).unwrap());
    assert_eq!(files(&folder), ["ledger.db", "ledger.db.v1"]);

    let (folder, path) = copied();
    fs::write(folder.path().join("ledger.db.v1"), "notes of mine").unwrap();
    let ledger = Ledger::open(&path).unwrap();
    assert!(ledger.kept().unwrap().ends_with("ledger.db.v1-2"));
    drop(ledger);
    assert_eq!(
        fs::read(folder.path().join("ledger.db.v1")).unwrap(),
        b"notes of mine"
    );
}

#[test]
fn where_no_copy_can_be_kept_nothing_is_changed() {
    let (folder, path) = copied();
    let before = fs::read(&path).unwrap();
    // A folder in the place of the unfinished copy cannot be taken away as a file.
    fs::create_dir(folder.path().join("ledger.db.v1-new")).unwrap();
    let refused = Ledger::open(&path).unwrap_err();
    assert!(matches!(refused, LedgerError::Place { .. }), "{refused:?}");
    assert_eq!(fs::read(&path).unwrap(), before);
    assert_eq!(reading(&path).verify().unwrap(), []);
}

/// Ann: 12 and -3. Bo: -6 and 6. Chul: -6 and -3.
#[test]
fn a_file_from_before_the_release_goes_on_as_it_is() {
    let chips = |ledger: &Ledger| -> Net {
        let totals = ledger.totals(Period::default(), Grain::Whole).unwrap();
        totals
            .into_iter()
            .map(|total| (total.player.into(), total.chips))
            .collect()
    };
    let three = |ann, bo, chul| net(&[("Ann", ann), ("Bo", bo), ("Chul", chul)]);
    let (folder, path) = copy_of(UNRELEASED);
    let mut ledger = Ledger::open(&path).unwrap();
    assert_eq!(ledger.verify().unwrap(), []);
    assert_eq!(chips(&ledger), three(9, 0, -9));
    let beside = KeptTwice {
        beside: SessionId(5),
        from: 1,
        counts: SessionId(1),
    };
    assert_eq!(ledger.kept_twice().unwrap(), [beside]);
    let two = Word {
        one: SessionId(1),
        other: SessionId(5),
        said: Some(Said::Both),
        handed: (Vec::new(), Vec::new()),
    };
    ledger.append_twice(AT, ENGINE, &two).unwrap();
    assert_eq!(chips(&ledger), three(18, 0, -18));
    assert_eq!(ledger.kept_twice().unwrap(), []);
    assert_eq!(ledger.verify().unwrap(), []);
    drop(ledger);
    assert_eq!(files(&folder), ["ledger.db"]);
}
