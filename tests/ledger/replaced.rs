//! Replacing the file of an open ledger: nothing that would be lost with the old file is reported
//! as written.

use crate::table::{AT, ENGINE, Table, hand};
use dokbak::ledger::{EntryKind, Ledger, LedgerError};
use std::fs;
use std::path::Path;

fn hands(path: &Path) -> usize {
    let ledger = Ledger::open_reading(path).unwrap().unwrap();
    assert_eq!(ledger.verify().unwrap(), []);
    let entries = ledger.entries(None).unwrap();
    let hand = |entry: &&dokbak::ledger::Entry| entry.body.kind() == EntryKind::Hand;
    entries.iter().filter(hand).count()
}

#[test]
fn a_file_that_was_replaced_is_written_no_more_and_what_was_is_kept() {
    let (mut table, id) = Table::played();
    let copy = table.folder.path().join("copy.db");
    table.ledger.back_up(&copy).unwrap();
    table.play(id, 4);
    fs::rename(&copy, &table.path).unwrap();
    let refused = table.ledger.append_hand(id, AT, ENGINE, &hand(5));
    let Err(LedgerError::Replaced { path, kept }) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(path, table.path);
    let kept = kept.unwrap();
    assert!(kept.ends_with("ledger.db.replaced"), "{kept:?}");
    assert_eq!(hands(&kept), 4);
    // Nothing of what follows is written either, and the replaced file is not kept twice.
    let refused = table.ledger.push_draft(id, 0, "Ann has 1g");
    assert!(
        matches!(&refused, Err(LedgerError::Replaced { kept: Some(again), .. }) if *again == kept),
        "{refused:?}"
    );
}

#[test]
fn a_file_that_is_gone_is_written_no_more_and_what_was_is_kept() {
    let (mut table, id) = Table::played();
    fs::remove_file(&table.path).unwrap();
    let refused = table.ledger.append_hand(id, AT, ENGINE, &hand(4));
    let Err(LedgerError::Gone { kept, .. }) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(hands(&kept.unwrap()), 3);
}

#[test]
fn what_wrote_nothing_has_nothing_to_keep() {
    let (table, id) = Table::played();
    let (path, folder) = table.leave();
    let mut second = Ledger::open(&path).unwrap();
    let copy = folder.path().join("copy.db");
    second.back_up(&copy).unwrap();
    fs::rename(&copy, &path).unwrap();
    let refused = second.append_hand(id, AT, ENGINE, &hand(4));
    assert!(
        matches!(&refused, Err(LedgerError::Replaced { kept: None, .. })),
        "{refused:?}"
    );
}
