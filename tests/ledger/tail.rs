//! What is noticed before anything is added, and what only a full check finds.

use crate::chain::by_recipe;
use crate::table::{AT, ENGINE, Table, hand};
use dokbak::ledger::{ChainFault, EntryId, Ledger, LedgerError};
use rusqlite::Connection;
use std::fs;

/// Restores the guards, so that only the entries differ.
fn restored(path: &std::path::Path, forge: impl FnOnce(&Connection)) {
    let raw = Connection::open(path).unwrap();
    let of = |kind: &str| -> Vec<(String, String)> {
        let query = "SELECT name, sql FROM sqlite_schema WHERE type = ?1 ORDER BY rowid";
        let mut query = raw.prepare(query).unwrap();
        let rows = query.query_map([kind], |row| Ok((row.get(0)?, row.get(1)?)));
        rows.unwrap().map(Result::unwrap).collect()
    };
    let triggers = of("trigger");
    for (name, _) in &triggers {
        raw.execute_batch(&format!("DROP TRIGGER {name}")).unwrap();
    }
    raw.execute_batch("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON")
        .unwrap();
    forge(&raw);
    for (_, sql) in triggers {
        raw.execute_batch(&sql).unwrap();
    }
}

fn refused(path: &std::path::Path) -> Vec<ChainFault> {
    let before = fs::read(path).unwrap();
    let errors = [
        Ledger::open(path).unwrap_err(),
        Ledger::open_existing(path).unwrap_err(),
        Ledger::open_to_play(path).unwrap_err(),
        Ledger::open_existing_to_play(path).unwrap_err(),
    ];
    assert_eq!(fs::read(path).unwrap(), before);
    let [LedgerError::NotAsWritten(faults), ..] = &errors[..] else {
        panic!("{errors:?}");
    };
    for error in &errors {
        assert!(
            matches!(error, LedgerError::NotAsWritten(others) if others == faults),
            "{error:?}"
        );
    }
    faults.clone()
}

fn content(entry: i64) -> ChainFault {
    ChainFault::Content {
        entry: EntryId(entry),
    }
}

#[test]
fn nothing_is_added_to_a_changed_session() {
    for entry in 1..=5 {
        let (table, _) = Table::played();
        let (path, _folder) = table.leave();
        restored(&path, |raw| {
            let change = "UPDATE entry SET engine = '0.0.9' WHERE id = ?1";
            raw.execute(change, [entry]).unwrap();
        });
        assert_eq!(refused(&path), [content(entry)]);
        let ledger = Ledger::open_reading(&path).unwrap().unwrap();
        assert_eq!(ledger.verify_tail().unwrap(), [content(entry)]);
        assert_eq!(ledger.verify().unwrap(), [content(entry)]);
    }
}

#[test]
fn nothing_is_added_where_a_guard_is_gone_or_not_the_ledgers() {
    for (change, name) in [
        ("DROP TRIGGER entry_follows", "entry_follows"),
        ("DROP INDEX entry_corrects", "entry_corrects"),
        ("CREATE TABLE \"sqlite-stat1\" (x)", "sqlite-stat1"),
        ("CREATE VIEW \"sqlite stat\" AS SELECT 1", "sqlite stat"),
        (
            "CREATE INDEX \"SQLITE.STAT\" ON draft (text)",
            "SQLITE.STAT",
        ),
        (
            "CREATE TRIGGER \"sqliteXstat4\" AFTER INSERT ON draft BEGIN SELECT 1; END",
            "sqliteXstat4",
        ),
        ("CREATE TEMP TABLE x (y); CREATE TABLE \"\" (x)", ""),
    ] {
        let (table, _) = Table::played();
        let (path, _folder) = table.leave();
        Connection::open(&path)
            .unwrap()
            .execute_batch(change)
            .unwrap();
        let name = name.to_owned();
        assert_eq!(refused(&path), [ChainFault::Schema { name }], "{change}");
    }
}

#[test]
fn what_sqlite_itself_counts_is_no_fault() {
    let (table, id) = Table::played();
    let (path, _folder) = table.leave();
    Connection::open(&path)
        .unwrap()
        .execute_batch("ANALYZE")
        .unwrap();
    let mut ledger = Ledger::open(&path).unwrap();
    assert_eq!(ledger.verify().unwrap(), []);
    // Totals may be recounted while somebody plays.
    Connection::open(&path)
        .unwrap()
        .execute_batch("ANALYZE")
        .unwrap();
    ledger.append_hand(id, AT, ENGINE, &hand(4)).unwrap();
    assert_eq!(ledger.verify().unwrap(), []);
}

/// Only `verify` looks at old sessions, so that a year of entries does not slow down an evening.
#[test]
fn the_tail_is_the_last_session_and_a_hundred_entries() {
    let (mut table, id) = Table::seated();
    for number in 1..=120 {
        table.play(id, number);
    }
    table.close(id).unwrap();
    let second = table.sit();
    assert_eq!(second.0, 123);
    for number in 1..=10 {
        table.play(second, number);
    }
    let (path, _folder) = table.leave();
    // 133 entries: the last hundred begin with 34.
    for (entry, open) in [(33, true), (34, false), (122, false), (133, false)] {
        let copy = path.with_extension(entry.to_string());
        fs::copy(&path, &copy).unwrap();
        restored(&copy, |raw| {
            let change = "UPDATE entry SET engine = '0.0.9' WHERE id = ?1";
            raw.execute(change, [entry]).unwrap();
        });
        let ledger = Ledger::open_reading(&copy).unwrap().unwrap();
        assert_eq!(ledger.verify().unwrap(), [content(entry)]);
        drop(ledger);
        if open {
            Ledger::open(&copy).unwrap();
        } else {
            assert_eq!(refused(&copy), [content(entry)]);
        }
    }
    // A last session longer than that is checked completely.
    let mut ledger = Ledger::open(&path).unwrap();
    for number in 11..=150 {
        ledger
            .append_hand(second, AT, ENGINE, &hand(number))
            .unwrap();
    }
    drop(ledger);
    restored(&path, |raw| {
        let change = "UPDATE entry SET engine = '0.0.9' WHERE id = 124";
        raw.execute(change, []).unwrap();
    });
    assert_eq!(refused(&path), [content(124)]);
}

#[test]
fn an_entry_changed_while_somebody_plays_is_not_built_on() {
    let (mut table, id) = Table::played();
    restored(&table.path, |raw| {
        let change = "UPDATE entry SET engine = '0.0.9' WHERE id = 5";
        raw.execute(change, []).unwrap();
    });
    let error = table.ledger.append_hand(id, AT, ENGINE, &hand(4));
    let error = error.unwrap_err();
    assert!(
        matches!(&error, LedgerError::NotAsWritten(faults) if *faults == [content(5)]),
        "{error:?}"
    );
}

/// As added by another program that knows the hashes: no guard has to be dropped.
#[test]
fn a_time_that_falls_is_found() {
    let (table, _) = Table::played();
    let (path, _folder) = table.leave();
    let raw = Connection::open(&path).unwrap();
    let add = "INSERT INTO entry (id, kind, session, at, engine, body, prev, hash)
        SELECT ?1, 'hand', 1, ?2, 'x', json_object('number', ?1 - 2, 'record', '', 'verdict', '',
          'net', json_array()), hash, ?3 FROM entry WHERE id = ?1 - 1";
    for (entry, at) in [(6, "1999-01-01T00:00:00Z"), (7, "2001-01-01T00:00:00Z")] {
        // The hash covers the content, which is known once it is there.
        let step = raw.unchecked_transaction().unwrap();
        let unknown = format!("{:0>64}", "");
        step.execute(add, (entry, at, unknown)).unwrap();
        let hash = by_recipe(&step, entry);
        step.rollback().unwrap();
        raw.execute(add, (entry, at, hash)).unwrap();
    }
    drop(raw);
    let ledger = Ledger::open_reading(&path).unwrap().unwrap();
    let entry = EntryId(6);
    assert_eq!(ledger.verify().unwrap(), [ChainFault::Time { entry }]);
    // A clock that was once wrong does not end an evening.
    assert_eq!(ledger.verify_tail().unwrap(), []);
    Ledger::open(&path).unwrap();
}
