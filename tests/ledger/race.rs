//! Several writers at once.

use crate::table::{AT, ENGINE, Table, hand, session};
use dokbak::ledger::{Ledger, LedgerError};
use std::sync::Barrier;
use std::thread;

#[test]
fn one_of_two_writes_each_hand() {
    const HANDS: u32 = 25;
    let (table, id) = Table::seated();
    let start = Barrier::new(2);
    let writer = || {
        let mut ledger = Ledger::open(&table.path).unwrap();
        let mut won = 0;
        for number in 1..=HANDS {
            start.wait();
            match ledger.append_hand(id, AT, ENGINE, &hand(number)) {
                Ok(_) => won += 1,
                Err(LedgerError::HandTaken { number: taken, .. }) => assert_eq!(taken, number),
                Err(error) => panic!("hand {number}: {error:?}"),
            }
        }
        won
    };
    let won: u32 = thread::scope(|scope| {
        let writers = [scope.spawn(writer), scope.spawn(writer)];
        writers
            .into_iter()
            .map(|writer| writer.join().unwrap())
            .sum()
    });
    assert_eq!(won, HANDS);
    let numbers: Vec<u32> = table
        .ledger
        .hands(id)
        .unwrap()
        .into_iter()
        .map(|hand| hand.number)
        .collect();
    assert_eq!(numbers, (1..=HANDS).collect::<Vec<_>>());
    assert_eq!(table.ledger.verify().unwrap(), []);
}

#[test]
fn a_new_file_is_made_once() {
    const WRITERS: usize = 8;
    for _ in 0..10 {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("ledger.db");
        let start = Barrier::new(WRITERS);
        thread::scope(|scope| {
            for _ in 0..WRITERS {
                scope.spawn(|| {
                    start.wait();
                    let mut ledger = Ledger::open(&path).unwrap();
                    ledger.open_session(AT, ENGINE, &session()).unwrap();
                });
            }
        });
        let ledger = Ledger::open(&path).unwrap();
        assert_eq!(ledger.sessions().unwrap().len(), WRITERS);
        assert_eq!(ledger.verify().unwrap(), []);
    }
}

#[test]
fn a_writer_that_does_not_let_go_is_reported() {
    let (mut table, id) = Table::seated();
    let raw = table.raw();
    raw.execute_batch("BEGIN IMMEDIATE").unwrap();
    let error = table
        .ledger
        .append_hand(id, AT, ENGINE, &hand(1))
        .unwrap_err();
    assert!(matches!(error, LedgerError::Busy(_)), "{error:?}");
    assert!(
        table.ledger.hands(id).unwrap().is_empty(),
        "reading goes on"
    );
    raw.execute_batch("ROLLBACK").unwrap();
    table.play(id, 1);
}
