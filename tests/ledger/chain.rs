//! The hashes, and what they reveal.

use crate::table::Table;
use dokbak::ledger::{ChainFault, EntryId, Ledger, LedgerError, START};
use rusqlite::Connection;
use sha2::{Digest as _, Sha256};
use std::fs;

const TRIGGERS: usize = 8;

/// Returns the faults that verify finds, except the triggers that the forger had to drop.
fn found(table: &Table) -> Vec<ChainFault> {
    let (guards, faults): (Vec<_>, Vec<_>) = table
        .ledger
        .verify()
        .unwrap()
        .into_iter()
        .partition(|fault| matches!(fault, ChainFault::Schema { .. }));
    assert_eq!(guards.len(), TRIGGERS, "{guards:?}");
    faults
}

fn content(entry: i64) -> ChainFault {
    ChainFault::Content {
        entry: EntryId(entry),
    }
}

fn link(entry: i64) -> ChainFault {
    ChainFault::Link {
        entry: EntryId(entry),
    }
}

/// Computes a hash by the recipe in docs/LEDGER.md, from the columns alone.
pub(crate) fn by_recipe(raw: &Connection, id: i64) -> String {
    recipe(raw, id).unwrap()
}

/// Does the same as `by_recipe`, if the columns are texts.
pub(crate) fn recipe(raw: &Connection, id: i64) -> rusqlite::Result<String> {
    let text: String = raw.query_row(
        "SELECT concat_ws(char(10), id, kind, ifnull(session, ''), at, engine, prev, body)
         FROM entry WHERE id = ?1",
        [id],
        |row| row.get(0),
    )?;
    let digits = Sha256::digest(text);
    let digits = digits.iter().map(|byte| format!("{byte:02x}"));
    Ok(digits.collect())
}

#[test]
fn hashes_follow_the_recipe() {
    let (table, _) = Table::played();
    let raw = table.raw();
    let mut prev = START.to_owned();
    for entry in table.ledger.entries(None).unwrap() {
        assert_eq!(entry.hash, by_recipe(&raw, entry.id.0));
        assert_eq!(entry.prev, prev);
        prev = entry.hash;
    }
    assert_eq!(table.ledger.head().unwrap(), Some((EntryId(5), prev)));
    assert_eq!(table.ledger.verify().unwrap(), []);
}

#[test]
fn the_recipe_does_not_change() {
    let mut table = Table::new();
    table.sit();
    let (_, hash) = table.ledger.head().unwrap().unwrap();
    assert_eq!(
        hash,
        "5f40bf5d428cbc752b13f84b289cdeee97e1ed7d96f8adbc771cd40090830466"
    );
}

#[test]
fn every_changed_column_is_found() {
    for change in [
        "body = replace(body, '-8', '-7')",
        "at = '2026-11-20T19:30:01Z'",
        "engine = '0.1.1'",
        "session = NULL",
        "kind = 'close'",
    ] {
        let (table, _) = Table::played();
        let forger = table.forger();
        forger
            .execute(&format!("UPDATE entry SET {change} WHERE id = 4"), [])
            .expect(change);
        let faults = table.ledger.verify().unwrap();
        assert_eq!(faults[0], content(4), "{change}");
        assert!(
            !faults.contains(&content(3)) && !faults.contains(&content(5)),
            "{change}"
        );
        assert!(!faults.contains(&link(5)), "{change}");
    }
}

#[test]
fn changed_bytes_are_found_even_where_they_are_no_text() {
    for (from, to) in [
        (r#"{"number":3,"#, r#"{"number":4,"#),
        (r#"{"number":3,"#, r#"{"number";3,"#),
        (r"stop # 3\n", "stop # \u{1}\u{2}\u{3}"),
        ("0.1.0{\"number\":3", "0.2.0{\"number\":3"),
    ] {
        let (table, _) = Table::played();
        let (path, _folder) = table.left();
        let mut bytes = fs::read(&path).unwrap();
        let at = bytes
            .windows(from.len())
            .position(|part| part == from.as_bytes())
            .expect(from);
        bytes[at..at + to.len()].copy_from_slice(to.as_bytes());
        fs::write(&path, &bytes).unwrap();
        let read = || Ledger::open_reading(&path).unwrap().unwrap();
        let faults = read().verify().unwrap();
        assert_eq!(faults[0], content(4), "{to}: {faults:?}");
        let refused = Ledger::open(&path).unwrap_err();
        assert!(matches!(refused, LedgerError::NotAsWritten(_)), "{refused}");
        // Not valid UTF-8 at all.
        bytes[at + 2] = 0xff;
        fs::write(&path, &bytes).unwrap();
        let faults = read().verify().unwrap();
        assert_eq!(faults[0], content(4), "{to}, 0xff: {faults:?}");
    }
}

#[test]
fn a_changed_hash_breaks_the_next_link() {
    let (table, _) = Table::played();
    let forger = table.forger();
    forger
        .execute(
            "UPDATE entry SET body = replace(body, '-8', '-7') WHERE id = 3",
            [],
        )
        .unwrap();
    let hash = by_recipe(&forger, 3);
    forger
        .execute("UPDATE entry SET hash = ?1 WHERE id = 3", [hash])
        .unwrap();
    assert_eq!(found(&table), [link(4)]);
    let first = "UPDATE entry SET prev = replace(prev, '0', '1') WHERE id = 1";
    forger.execute(first, []).unwrap();
    assert_eq!(found(&table), [link(1), content(1), link(4)]);
}

#[test]
fn missing_entries_are_found() {
    let (table, _) = Table::played();
    let forger = table.forger();
    forger
        .execute("DELETE FROM entry WHERE id IN (2, 3)", [])
        .unwrap();
    let gap = ChainFault::Missing {
        first: EntryId(2),
        last: EntryId(3),
    };
    let lost = ChainFault::Reference { entry: EntryId(5) };
    assert_eq!(found(&table), [gap, lost]);
    assert_eq!(found(&table)[0].to_string(), "entries 2 to 3 are missing");
}

#[test]
fn swapped_and_added_entries_are_found() {
    let (table, _) = Table::played();
    let forger = table.forger();
    forger
        .execute("UPDATE entry SET id = 100 WHERE id = 2", [])
        .unwrap();
    forger
        .execute("UPDATE entry SET id = 2 WHERE id = 4", [])
        .unwrap();
    forger
        .execute("UPDATE entry SET id = 4 WHERE id = 100", [])
        .unwrap();
    let faults = found(&table);
    for entry in [2, 4] {
        assert!(
            faults.contains(&content(entry)) && faults.contains(&link(entry)),
            "{faults:?}"
        );
    }

    let (table, _) = Table::played();
    let forger = table.forger();
    forger
        .execute(
            "INSERT INTO entry (id, kind, session, at, engine, body, prev, hash)
             SELECT 0, kind, session, at, engine, body, prev, replace(hash, '1', '2')
             FROM entry WHERE id = 1",
            [],
        )
        .unwrap();
    assert_eq!(found(&table)[0], ChainFault::Stray { entry: EntryId(0) });
}

#[test]
fn entries_cut_off_at_the_end_show_in_the_head_alone() {
    let (table, _) = Table::played();
    let noted = table.ledger.head().unwrap();
    table
        .forger()
        .execute("DELETE FROM entry WHERE id = 5", [])
        .unwrap();
    assert_eq!(found(&table), []);
    assert_ne!(table.ledger.head().unwrap(), noted);
}

#[test]
fn changed_guards_are_found() {
    let (table, _) = Table::played();
    let raw = table.raw();
    raw.execute_batch(
        "DROP TRIGGER entry_no_update;
         DROP TRIGGER entry_no_delete;
         CREATE TRIGGER entry_no_delete BEFORE DELETE ON entry BEGIN SELECT 1; END;
         CREATE VIEW extra AS SELECT 1",
    )
    .unwrap();
    let names: Vec<String> = table
        .ledger
        .verify()
        .unwrap()
        .iter()
        .map(ToString::to_string)
        .collect();
    let odd = |name| format!("`{name}` is missing, changed or not a part of a ledger");
    assert_eq!(
        names,
        [odd("entry_no_delete"), odd("entry_no_update"), odd("extra")]
    );
}

#[test]
fn a_body_that_cannot_be_read_is_named() {
    let (table, id) = Table::played();
    let forger = table.forger();
    forger
        .execute(r#"UPDATE entry SET body = '{"number":3}' WHERE id = 4"#, [])
        .unwrap();
    assert_eq!(
        found(&table),
        [content(4), ChainFault::Unreadable { entry: EntryId(4) }]
    );
    let error = table.ledger.hands(id).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the body of entry 4 cannot be read or written"
    );
    assert!(std::error::Error::source(&error).is_some());
}

/// Returns all faults whose entry matters, as faults of entry 3.
fn faults_of_3() -> [ChainFault; 8] {
    let (entry, last) = (EntryId(3), EntryId(4));
    [
        content(3),
        link(3),
        ChainFault::Stray { entry },
        ChainFault::Unreadable { entry },
        ChainFault::Reference { entry },
        ChainFault::Seal { entry },
        ChainFault::Time { entry },
        ChainFault::Missing { first: entry, last },
    ]
}

#[test]
fn what_is_before_a_fault_may_be_as_it_was() {
    let cut_off = ChainFault::CutOff {
        first: EntryId(3),
        last: EntryId(4),
    };
    for fault in faults_of_3().iter().chain([&cut_off]) {
        let beyond = [2, 3, 4].map(|entry| fault.is_beyond(EntryId(entry)));
        assert_eq!(beyond, [true, false, false], "{fault:?}");
    }
    let schema = ChainFault::Schema {
        name: "entry".to_owned(),
    };
    let total = ChainFault::Total {
        table: "volume".to_owned(),
        row: "1".to_owned(),
    };
    let file = ChainFault::File {
        message: "a page".to_owned(),
    };
    // Totals are not entries; a damaged file may be damaged anywhere.
    let beyond = [schema, total, file].map(|fault| fault.is_beyond(EntryId(1)));
    assert_eq!(beyond, [true, true, false]);
}

#[test]
fn a_fault_names_the_one_entry_that_it_is_about() {
    for fault in faults_of_3() {
        let one = !matches!(fault, ChainFault::Missing { .. });
        assert_eq!(fault.entry(), one.then_some(EntryId(3)), "{fault:?}");
    }
}

#[test]
fn of_several_faults_the_first_is_said_and_how_many_more_there_are() {
    let first = "entry 3 was changed: its content does not match its hash";
    let faults = [content(3), link(4), link(5)];
    assert_eq!(
        ChainFault::first_of(&faults),
        format!("{first}, and 2 more")
    );
    assert_eq!(ChainFault::first_of(&faults[..1]), first);
    assert_eq!(ChainFault::first_of(&[]), "");
}
