//! How far a ledger was last verified.

use crate::table::Table;
use dokbak::ledger::{Ledger, LedgerError, Seal, Verified};
use std::fs;

const NOW: &str = "2026-11-21T09:00:00Z";

#[test]
fn what_was_found_whole_is_kept_with_how_much_came_since() {
    let (mut table, id) = Table::played();
    assert_eq!(table.ledger.last_verified().unwrap(), None);
    let seal = table.ledger.seal().unwrap().unwrap();
    table.ledger.set_verified(NOW, &seal).unwrap();
    for (number, since) in (4..=6).zip(0..) {
        let due = Verified {
            seal: seal.clone(),
            at: NOW.to_owned(),
            since,
        };
        assert_eq!(table.ledger.last_verified().unwrap(), Some(due));
        table.play(id, number);
    }
    // It gets in the way of nothing.
    assert_eq!(table.ledger.verify().unwrap(), []);
    let other = Seal {
        hash: "0".repeat(64),
        ..seal
    };
    let refused = table.ledger.set_verified(NOW, &other);
    assert!(matches!(refused, Err(LedgerError::NotWritten)));
}

#[test]
fn a_copy_stays_as_it_is() {
    let (table, _) = Table::played();
    let copy = table.folder.path().join("copy.db");
    table.ledger.back_up(&copy).unwrap();
    let seal = table.ledger.seal().unwrap().unwrap();
    let before = fs::read(&copy).unwrap();
    Ledger::note_verified(&copy, NOW, &seal).unwrap();
    assert!(fs::read(&copy).unwrap() == before);
    let (path, _folder) = table.leave();
    Ledger::note_verified(&path, NOW, &seal).unwrap();
    let read = Ledger::open_reading(&path).unwrap().unwrap();
    assert_eq!(read.last_verified().unwrap().unwrap().seal, seal);
}
