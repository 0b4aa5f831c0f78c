//! Compares the chain in portions with the whole chain, in ledgers damaged by hand and at random.
#![allow(clippy::unwrap_used, reason = "a test may stop where it fails")]

use super::{PortionResults, Portions, in_order, walk};
use crate::ledger::tests::{evening, net};
use crate::ledger::{ChainFault, EntryId, HandBody, Ledger};
use proptest::prelude::*;
use rusqlite::Connection;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

const ENTRIES: u32 = 40;
/// The first hand is at ten in the evening, and the last before midnight.
const FIRST: &str = "2026-11-20T22:00:00Z";

/// A session and its hands, a minute apart, on several pages of the file.
fn ledger() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ledger.db");
    let mut ledger = Ledger::open(&path).unwrap();
    let session = ledger.open_session(FIRST, "0.1.0", &evening()).unwrap();
    for number in 1..ENTRIES {
        let hand = HandBody {
            number,
            record: "Ann takes 1g 1t\n".repeat(40),
            verdict: "{}".to_owned(),
            net: net(),
        };
        let at = format!("2026-11-20T22:{number:02}:00Z");
        ledger.append_hand(session, &at, "0.1.0", &hand).unwrap();
    }
    (folder, path)
}

/// Changes a ledger as somebody who knows SQL could.
fn forge(path: &Path, statements: &[String]) {
    let raw = Connection::open(path).unwrap();
    let triggers = "SELECT name FROM sqlite_schema WHERE type = 'trigger'";
    let mut names = raw.prepare(triggers).unwrap();
    let names = names.query_map([], |row| row.get::<_, String>(0)).unwrap();
    let names: Vec<String> = names.map(Result::unwrap).collect();
    for name in names {
        raw.execute_batch(&format!("DROP TRIGGER {name}")).unwrap();
    }
    raw.execute_batch("PRAGMA foreign_keys = 0; PRAGMA ignore_check_constraints = 1")
        .unwrap();
    for statement in statements {
        raw.execute_batch(statement).unwrap();
    }
    // Folds the log into the file.
    raw.pragma_update_and_check(None, "journal_mode", "DELETE", |_| Ok(()))
        .unwrap();
}

/// Returns what a single thread finds, with portions of this size.
fn in_portions(path: &Path, size: i64) -> Option<Vec<ChainFault>> {
    let ledger = Ledger::open_reading(path).unwrap().unwrap();
    let portions = ledger.portions(size).unwrap();
    let found = ledger.with_read(|look| portions.walk(look)).unwrap();
    found.map(|found| in_order(vec![found]))
}

fn whole(path: &Path) -> Vec<ChainFault> {
    let ledger = Ledger::open_reading(path).unwrap().unwrap();
    ledger.with_read(|look| walk(look, 1)).unwrap()
}

fn stray(entry: i64) -> ChainFault {
    let entry = EntryId(entry);
    ChainFault::Stray { entry }
}

fn missing(first: i64, last: i64) -> ChainFault {
    let (first, last) = (EntryId(first), EntryId(last));
    ChainFault::Missing { first, last }
}

#[test]
fn portions_are_put_together_in_order() {
    let (_folder, path) = ledger();
    assert_eq!(in_portions(&path, 7), Some(vec![]));
    forge(
        &path,
        &[
            "UPDATE entry SET id = -2 WHERE id = 40".to_owned(),
            "DELETE FROM entry WHERE id BETWEEN 9 AND 10".to_owned(),
            "UPDATE entry SET at = '2026-11-20T22:01:00Z' WHERE id = 29".to_owned(),
            "UPDATE entry SET id = 9223372036854775807 WHERE id = 39".to_owned(),
        ],
    );
    let content = |entry| ChainFault::Content {
        entry: EntryId(entry),
    };
    let time = |entry| ChainFault::Time {
        entry: EntryId(entry),
    };
    let due = vec![
        stray(-2),
        missing(9, 10),
        content(29),
        time(29),
        missing(39, i64::MAX - 1),
        content(i64::MAX),
    ];
    assert_eq!(whole(&path), due);
    // The last portion with an entry before it begins with 36: after that the numbers continue, but
    // the entries do not.
    assert_eq!(in_portions(&path, 7), None);
    let ledger = Ledger::open_reading(&path).unwrap().unwrap();
    let faults = ledger.verify_by(7).unwrap();
    assert_eq!(faults[..due.len()], due);
}

#[test]
fn threads_take_portions_in_turn() {
    let (_folder, path) = ledger();
    forge(&path, &["DELETE FROM entry WHERE id IN (9, 30)".to_owned()]);
    let ledger = Ledger::open_reading(&path).unwrap().unwrap();
    let portions = Portions::new(40, 7);
    // 1-7, 8-14, 15-21, 22-28, 29-35, 36-40.
    let turn = |portions: &Portions| -> PortionResults {
        let first = portions.take().unwrap();
        let found = ledger
            .with_read(|look| portions.portion(look, first))
            .unwrap();
        vec![(first, found.unwrap())]
    };
    let found = [1, 2, 3, 4, 5, 6].map(|_| turn(&portions));
    assert_eq!(portions.take(), None);
    assert_eq!(
        found.clone().map(|found| found[0].0),
        [1, 8, 15, 22, 29, 36]
    );
    let mut found = found.to_vec();
    found.reverse();
    assert_eq!(in_order(found), [missing(9, 9), missing(30, 30)]);
}

#[test]
fn what_a_portion_cannot_begin_behind_is_left_to_the_whole_walk() {
    for damage in [
        "DELETE FROM entry WHERE id = 14",
        "UPDATE entry SET at = 'at ten' WHERE id = 14",
        "UPDATE entry SET id = 0 WHERE id = 14",
    ] {
        let (_folder, path) = ledger();
        forge(&path, &[damage.to_owned()]);
        assert_eq!(in_portions(&path, 7), None, "{damage}");
        assert_eq!(in_portions(&path, 8), Some(whole(&path)), "{damage}");
    }
}

#[test]
fn portions_come_to_an_end_at_the_largest_number() {
    let take_all = |last, size| {
        let portions = Portions::new(last, size);
        let taken = std::iter::from_fn(|| portions.take());
        taken.take(9).collect::<Vec<_>>()
    };
    let half = i64::MAX / 2;
    assert_eq!(take_all(i64::MAX, i64::MAX), [1]);
    assert_eq!(take_all(i64::MAX, i64::MAX - 1), [1, i64::MAX]);
    assert_eq!(take_all(i64::MAX, half), [1, half + 1, i64::MAX]);
    assert_eq!(take_all(-5, 3), [1]);
    assert_eq!(take_all(6, 3), [1, 4]);
    assert_eq!(take_all(7, 3), [1, 4, 7]);
}

/// Generates an SQL statement that changes an entry.
fn forgery() -> impl Strategy<Value = String> {
    let id = 1..=i64::from(ENTRIES);
    let place = prop_oneof![
        4 => -3..=50_i64,
        1 => Just(i64::MIN),
        1 => i64::MAX - 1..=i64::MAX,
    ];
    let at = prop_oneof![
        Just("2026-11-20T21:00:00Z"),
        Just("2026-11-20T22:20:00Z"),
        Just("2027-01-01T00:00:00Z"),
        Just("2026-13-20T22:00:00Z"),
        Just("at ten"),
        Just(""),
    ];
    let what = prop_oneof![
        Just("body = '{}'".to_owned()),
        Just("body = '[]'".to_owned()),
        Just("kind = 'close'".to_owned()),
        Just("session = 7".to_owned()),
        Just("prev = engine".to_owned()),
        Just("hash = printf('%064d', id)".to_owned()),
        Just("engine = CAST(x'ff' AS TEXT)".to_owned()),
        Just("at = CAST(x'ff' AS TEXT)".to_owned()),
        at.prop_map(|at| format!("at = '{at}'")),
        place.prop_map(|place| format!("id = {place}")),
    ];
    prop_oneof![
        1 => id.clone().prop_map(|id| format!("DELETE FROM entry WHERE id = {id}")),
        1 => (id.clone(), 0..8_i64).prop_map(|(id, more)| {
            format!("DELETE FROM entry WHERE id BETWEEN {id} AND {id} + {more}")
        }),
        6 => (id, what).prop_map(|(id, what)| {
            format!("UPDATE OR IGNORE entry SET {what} WHERE id = {id}")
        }),
    ]
}

/// Reorders the cells in leaf pages of tables, and changes single bytes.
fn break_bytes(bytes: &mut [u8], turned: &[(usize, usize)], changed: &[(usize, u8)]) {
    for &(page, by) in turned {
        let leaves = bytes.chunks_mut(4096).skip(1).filter(|page| page[0] == 13);
        let mut leaves: Vec<_> = leaves.collect();
        let page = page % leaves.len();
        let cells = usize::from(u16::from_be_bytes([leaves[page][3], leaves[page][4]]));
        if cells > 1 {
            leaves[page][8..8 + 2 * cells].rotate_left(2 * (by % cells));
        }
    }
    for &(at, byte) in changed {
        // The first bytes mark the file as a ledger, so they stay.
        let at = 100 + at % (bytes.len() - 100);
        bytes[at] ^= byte;
    }
}

/// Asserts that checking in portions of each of these sizes finds what the whole check finds.
fn same(path: &Path, sizes: &[i64]) {
    // Some damage is found before the chain is checked. What SQLite says about a broken page
    // depends on what it has read before, so each check opens the ledger again.
    let found = |size| match Ledger::open_reading(path) {
        Ok(Some(ledger)) => Some(format!("{:?}", ledger.verify_by(size))),
        _ => None,
    };
    let due = found(i64::MAX);
    for size in sizes {
        assert_eq!(found(*size), due, "in portions of {size}");
    }
}

#[test]
fn a_file_that_sqlite_did_not_check_is_walked_as_a_whole() {
    let (_folder, path) = ledger();
    // SQLite does not check a file with a table that is not the ledger's.
    forge(&path, &["CREATE TABLE strange (x)".to_owned()]);
    let sound = fs::read(&path).unwrap();
    for (page, by) in (0..8).flat_map(|page| [(page, 1), (page, 3)]) {
        let mut bytes = sound.clone();
        break_bytes(&mut bytes, &[(page, by)], &[]);
        fs::write(&path, bytes).unwrap();
        same(&path, &[1, 5, 8]);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn a_forged_chain_is_the_same_in_portions(
        forgeries in prop::collection::vec(forgery(), 1..6),
        size in 1..45_i64,
    ) {
        let (_folder, path) = ledger();
        forge(&path, &forgeries);
        same(&path, &[size, 1, 5]);
    }

    #[test]
    fn a_broken_file_is_the_same_in_portions(
        forgeries in prop::collection::vec(forgery(), 0..3),
        turned in prop::collection::vec((any::<usize>(), 1..9_usize), 0..3),
        changed in prop::collection::vec((any::<usize>(), 1..=255_u8), 0..3),
        size in 1..45_i64,
    ) {
        let (_folder, path) = ledger();
        forge(&path, &forgeries);
        let mut bytes = fs::read(&path).unwrap();
        break_bytes(&mut bytes, &turned, &changed);
        fs::write(&path, bytes).unwrap();
        same(&path, &[size, 1, 5]);
    }
}
