//! What is reported as written is there; what is not there is not reported as written.

use crate::table::{AT, ENGINE, Table, close, correction, hand, names, session};
use dokbak::ledger::{Body, ChainFault, EntryId, Ledger, LedgerError};
use rusqlite::Connection;

/// Ways to make a write disappear without an error.
const THIEVES: [&str; 3] = [
    "BEFORE INSERT ON entry BEGIN SELECT RAISE(IGNORE); END",
    "AFTER INSERT ON draft BEGIN DELETE FROM draft; END",
    "BEFORE DELETE ON draft BEGIN SELECT RAISE(IGNORE); END",
];

fn rows(raw: &Connection) -> (i64, Vec<String>) {
    let entries = raw.query_row("SELECT count(*) FROM entry", [], |row| row.get(0));
    let mut query = raw
        .prepare("SELECT text FROM draft ORDER BY position")
        .unwrap();
    let lines = query.query_map([], |row| row.get(0)).unwrap();
    (entries.unwrap(), lines.map(Result::unwrap).collect())
}

#[test]
fn a_trigger_put_in_meanwhile_is_refused_before_anything_is_written() {
    for thief in THIEVES {
        let (mut table, id) = Table::played();
        table.ledger.push_draft(id, 0, "Ann takes 1g 1t").unwrap();
        let raw = table.raw();
        raw.execute_batch(&format!("CREATE TRIGGER \"sqlite-stats\" {thief}"))
            .unwrap();
        let before = rows(&raw);
        let ledger = &mut table.ledger;
        let lines = names(&["nagari"]);
        for refused in [
            ledger.open_session(AT, ENGINE, &session()).map(|_| ()),
            ledger.append_hand(id, AT, ENGINE, &hand(4)).map(|_| ()),
            ledger
                .append_correction(id, AT, ENGINE, &correction(EntryId(2)))
                .map(|_| ()),
            ledger.close_session(id, AT, ENGINE, &close()).map(|_| ()),
            ledger.push_draft(id, 1, "Ann stop"),
            ledger.truncate_draft(id, 0),
            ledger.replace_draft(id, &lines),
        ] {
            let name = "sqlite-stats".to_owned();
            let error = refused.unwrap_err();
            assert!(
                matches!(&error, LedgerError::NotAsWritten(faults)
                    if *faults == [ChainFault::Schema { name: name.clone() }]),
                "{thief}: {error:?}"
            );
        }
        assert_eq!(rows(&raw), before, "{thief}");
    }
}

/// Every write, and what reading returns at once and after reopening.
#[test]
fn what_is_called_written_is_there() {
    let (mut table, id) = Table::seated();
    let written = [
        (table.play(id, 1), Body::Hand(hand(1))),
        (table.play(id, 2), Body::Hand(hand(2))),
        (
            table.correct(id, EntryId(2)).unwrap(),
            Body::Correction(correction(EntryId(2))),
        ),
        (table.close(id).unwrap(), Body::Close(close())),
        (table.sit().entry(), Body::Session(session())),
    ];
    let there = |ledger: &Ledger| {
        for (entry, body) in &written {
            assert_eq!(ledger.entry(*entry).unwrap().body, *body);
        }
    };
    there(&table.ledger);
    there(&Ledger::open_reading(&table.path).unwrap().unwrap());
    let (path, _folder) = table.leave();
    there(&Ledger::open_reading(&path).unwrap().unwrap());
    there(&Ledger::open(&path).unwrap());
}

/// The machine's clock is set back, but the last entry still comes last.
#[test]
fn the_time_of_writing_never_runs_backwards() {
    const EARLY: &str = "1999-01-01T00:00:00Z";
    let (mut table, id) = Table::seated();
    let later = "2026-11-20T19:30:00.5Z";
    let at = |table: &Table, entry| table.ledger.entry(entry).unwrap().at;
    let mut play = |number, at| {
        let entry = table.ledger.append_hand(id, at, ENGINE, &hand(number));
        (entry.unwrap(), number)
    };
    let written = [play(1, EARLY), play(2, later), play(3, AT), play(4, EARLY)];
    let times: Vec<String> = written
        .iter()
        .map(|(entry, _)| at(&table, *entry))
        .collect();
    assert_eq!(times, [AT, later, later, later]);
    let of = correction(EntryId(2));
    let corrected = table.ledger.append_correction(id, EARLY, ENGINE, &of);
    assert_eq!(at(&table, corrected.unwrap()), later);
    let closed = table.ledger.close_session(id, EARLY, ENGINE, &close());
    assert_eq!(at(&table, closed.unwrap()), later);
    let opened = table.ledger.open_session(EARLY, ENGINE, &session());
    assert_eq!(at(&table, opened.unwrap().entry()), later);
    assert_eq!(table.ledger.verify().unwrap(), []);
}
