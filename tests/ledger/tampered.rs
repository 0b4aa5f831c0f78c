//! Somebody changes what no hash covers: names, days and indexes. Reading the affected entries
//! reports it, and never shows anything false.

use crate::table::{AT, ENGINE, Table, hand, session};
use dokbak::date::Date;
use dokbak::ledger::{
    ChainFault, EntryId, Grain, HandRef, Ledger, LedgerError, Period, SessionBody,
};
use rusqlite::Connection;
use std::path::Path;

/// Returns the faults in the answer of a ledger.
#[track_caller]
fn tampered<T: std::fmt::Debug>(read: Result<T, LedgerError>) -> Vec<ChainFault> {
    match read {
        Err(LedgerError::Tampered(faults)) => faults,
        other => panic!("{other:?}"),
    }
}

fn row(table: &str, row: &str) -> ChainFault {
    ChainFault::Total {
        table: table.to_owned(),
        row: row.to_owned(),
    }
}

fn left_out(entry: i64) -> ChainFault {
    ChainFault::LeftOut {
        entry: EntryId(entry),
    }
}

/// Replaces an index by one of only some entries, with the original description.
fn hollow(path: &Path, index: &str, of: &str) {
    let forger = Connection::open(path).unwrap();
    let schema = "SELECT sql FROM sqlite_schema WHERE name = ?1";
    let sql: String = forger.query_row(schema, [index], |row| row.get(0)).unwrap();
    let bare = sql.split(" WHERE ").next().unwrap().to_owned();
    forger
        .execute_batch(&format!("DROP INDEX {index}; {bare} WHERE {of};"))
        .unwrap();
    forger.pragma_update(None, "writable_schema", true).unwrap();
    forger
        .execute(
            "UPDATE sqlite_schema SET sql = ?2 WHERE name = ?1",
            [index, &sql],
        )
        .unwrap();
    let version: i64 = forger
        .pragma_query_value(None, "schema_version", |row| row.get(0))
        .unwrap();
    forger
        .pragma_update(None, "schema_version", version + 1)
        .unwrap();
}

fn reading(path: &Path) -> Ledger {
    Ledger::open_reading(path).unwrap().unwrap()
}

fn november() -> Period {
    Period {
        since: Date::read("2026-11-01"),
        until: Date::read("2026-11-30"),
    }
}

#[test]
fn a_name_that_is_spelled_as_another_is_nobodys() {
    let (table, _) = Table::played();
    let (path, _folder) = table.leave();
    let forger = Connection::open(&path).unwrap();
    forger
        .execute_batch(
            "UPDATE name SET spelled = CASE spelled WHEN 'Ann' THEN 'Bo' WHEN 'Bo' THEN 'Ann'
               ELSE spelled END",
        )
        .unwrap();
    let due = [row("name", "ann"), row("name", "bo")];
    assert_eq!(tampered(reading(&path).people()), due);
    // Recounted from the entries, it is correct again.
    Ledger::open(&path).unwrap().recount().unwrap();
    assert!(reading(&path).people().unwrap().find("Ann").is_some());
}

#[test]
fn a_hand_that_an_index_leaves_out_is_missed() {
    // Session 1; hands 2, 3 and 4; a correction of 3.
    let (table, session) = Table::played();
    let (path, _folder) = table.leave();
    for hand in [2, 3, 4] {
        let copy = path.with_file_name(format!("{hand}.db"));
        std::fs::copy(&path, &copy).unwrap();
        hollow(&copy, "entry_session", &format!("id <> {hand}"));
        let read = reading(&copy);
        assert_eq!(tampered(read.hands(session))[0], left_out(hand));
        for number in 1..=3 {
            let asked = HandRef::Numbered { session, number };
            assert_eq!(tampered(read.find_hand(asked, None))[0], left_out(hand));
        }
    }
}

#[test]
fn a_correction_that_an_index_leaves_out_is_missed() {
    let (table, session) = Table::played();
    let (path, _folder) = table.leave();
    for index in ["entry_corrects", "entry_session"] {
        let copy = path.with_file_name(format!("{index}.db"));
        std::fs::copy(&path, &copy).unwrap();
        hollow(&copy, index, "id < 5 AND what IN ('hand', 'correction')");
        let read = reading(&copy);
        assert_eq!(tampered(read.hands(session)), [left_out(5)], "{index}");
        let asked = HandRef::Entry(EntryId(3));
        assert_eq!(
            tampered(read.find_hand(asked, None)),
            [left_out(5)],
            "{index}"
        );
    }
}

#[test]
fn hands_of_two_evenings_that_go_on_at_once_are_all_found() {
    let (mut table, first) = Table::seated();
    let second = table.sit();
    for number in 1..=60 {
        table.play(first, number);
        table.play(second, number);
    }
    table.close(first).unwrap();
    table.correct(first, EntryId(3)).unwrap();
    for (session, hands) in [(first, 60), (second, 60)] {
        assert_eq!(table.ledger.hands(session).unwrap().len(), hands);
    }
}

#[test]
fn an_evening_that_was_moved_to_another_day_is_missed() {
    let mut table = Table::new();
    let of_day = |day: &str| SessionBody {
        day: Some(day.to_owned()),
        ..session()
    };
    let mut sessions = Vec::new();
    for day in ["2026-11-18", "2026-11-19", "2026-11-20"] {
        let id = table.ledger.open_session(AT, ENGINE, &of_day(day)).unwrap();
        table.ledger.append_hand(id, AT, ENGINE, &hand(1)).unwrap();
        sessions.push(id);
    }
    assert_eq!(table.ledger.session_ids(november()).unwrap(), sessions);
    let (path, _folder) = table.leave();
    let forger = Connection::open(&path).unwrap();
    for day in ["2025-01-01", "2026-11-02"] {
        forger
            .execute("UPDATE evening SET day = ?1 WHERE session = 3", [day])
            .unwrap();
        let due = [row("evening", "3")];
        assert_eq!(tampered(reading(&path).session_ids(november())), due);
    }
    forger
        .execute("DELETE FROM evening WHERE session = 3", [])
        .unwrap();
    let due = [row("evening", "*")];
    assert_eq!(tampered(reading(&path).session_ids(november())), due);
    assert_eq!(tampered(reading(&path).session_ids(Period::default())), due);
}

#[test]
fn a_hand_that_was_moved_to_another_day_stays_where_it_was() {
    let (table, session) = Table::played();
    let (path, _folder) = table.leave();
    let day = |ledger: &Ledger| {
        let days = ledger.days(Period::default()).unwrap();
        days.into_iter().map(|day| (day.day, day.sessions[0]))
    };
    let (its_day, on) = day(&reading(&path)).next().unwrap();
    assert_eq!(on.session, session);
    let due = reading(&path).hands_on(&its_day, on).unwrap();
    assert_eq!(due.len(), 3);
    let forger = Connection::open(&path).unwrap();
    forger
        .execute("INSERT INTO dealt (hand, day) VALUES (3, '2026-10-01')", [])
        .unwrap();
    let read = reading(&path);
    let (moved, elsewhere) = day(&read).next().unwrap();
    assert_eq!(moved, "2026-10-01");
    let missed = tampered(read.hands_on(&moved, elsewhere));
    assert_eq!(missed, [row("dealt", "3")]);
    assert_eq!(read.hands_on(&its_day, on).unwrap(), due);
}

#[test]
fn counting_again_makes_the_indexes_anew() {
    let (table, session) = Table::played();
    let totals = |ledger: &Ledger| ledger.totals(Period::default(), Grain::Whole).unwrap();
    let due = totals(&table.ledger);
    let (path, _folder) = table.leave();
    hollow(&path, "entry_corrects", "id < 0 AND what = 'correction'");
    hollow(&path, "entry_session", "id <> 4");
    assert!(!reading(&path).verify().unwrap().is_empty());
    Ledger::open(&path).unwrap().recount().unwrap();
    let read = reading(&path);
    assert_eq!(read.verify().unwrap(), []);
    assert_eq!(totals(&read), due);
    assert_eq!(read.hands(session).unwrap().len(), 3);
}

/// Puts a table with this name and text into a ledger, with some rows.
fn smuggled(path: &Path, name: &str, text: &str) {
    let forger = Connection::open(path).unwrap();
    forger
        .execute_batch("CREATE TABLE smuggled(x); INSERT INTO smuggled VALUES (1), (1), (1), (1)")
        .unwrap();
    forger.pragma_update(None, "writable_schema", true).unwrap();
    forger
        .execute(
            "UPDATE sqlite_schema SET name = ?1, tbl_name = ?1, sql = ?2 WHERE name = 'smuggled'",
            [name, text],
        )
        .unwrap();
}

#[test]
fn a_table_with_code_that_is_called_as_one_of_sqlite_is_never_read() {
    for name in ["sqlite_stat1", "SQLITE_STAT1", "sqlite_stat4"] {
        let (table, session) = Table::played();
        let (path, _folder) = table.leave();
        // Each row would take longer than the whole test.
        let text = format!(
            "CREATE TABLE {name}(x,tbl AS (length(replace(hex(zeroblob(50000000)),'0','00'))),\
             idx TEXT AS (hex(zeroblob(100000000))),stat TEXT AS (hex(zeroblob(100000000))))"
        );
        smuggled(&path, name, &text);
        let begun = std::time::Instant::now();
        let read = reading(&path);
        let name = name.to_owned();
        assert_eq!(read.verify().unwrap(), [ChainFault::Schema { name }]);
        assert_eq!(read.hands(session).unwrap().len(), 3);
        assert!(Ledger::open(&path).is_err());
        let took = begun.elapsed();
        assert!(took.as_secs() < 2, "{took:?}");
    }
}

#[test]
fn what_sqlite_counts_itself_is_no_part_of_the_ledger() {
    let (table, session) = Table::played();
    let (path, _folder) = table.leave();
    Connection::open(&path)
        .unwrap()
        .execute_batch("ANALYZE")
        .unwrap();
    let read = reading(&path);
    assert_eq!(read.verify().unwrap(), []);
    let copy = path.with_file_name("copy.db");
    read.back_up(&copy).unwrap();
    assert_eq!(reading(&copy).hands(session).unwrap().len(), 3);
    Ledger::open(&path).unwrap();
}
