//! The hand being played, line by line.

use crate::table::{Table, names};
use dokbak::ledger::{Ledger, LedgerError, SessionId};

#[test]
fn lines_come_and_go() {
    let (mut table, id) = Table::seated();
    let ledger = &mut table.ledger;
    assert!(ledger.draft(id).unwrap().is_empty());
    for (position, line) in ["Ann takes 1g 1t", "Bo 뻑 4", ""].iter().enumerate() {
        ledger.push_draft(id, position, line).unwrap();
    }
    assert_eq!(
        ledger.draft(id).unwrap(),
        ["Ann takes 1g 1t", "Bo 뻑 4", ""]
    );
    ledger.truncate_draft(id, 1).unwrap();
    assert_eq!(ledger.draft(id).unwrap(), ["Ann takes 1g 1t"]);
    ledger.truncate_draft(id, usize::MAX).unwrap();
    assert_eq!(ledger.draft(id).unwrap().len(), 1);
    ledger
        .replace_draft(id, &names(&["nagari", "void"]))
        .unwrap();
    assert_eq!(ledger.draft(id).unwrap(), ["nagari", "void"]);
    ledger.replace_draft(id, &[]).unwrap();
    assert!(ledger.draft(id).unwrap().is_empty());
}

#[test]
fn another_terminal_is_noticed() {
    let (mut table, id) = Table::seated();
    let mut other = Ledger::open(&table.path).unwrap();
    table.ledger.push_draft(id, 0, "Ann go").unwrap();
    let error = other.push_draft(id, 0, "Ann stop").unwrap_err();
    assert!(matches!(error, LedgerError::DraftTaken { position: 0, .. }));
    assert_eq!(
        error.to_string(),
        "line 1 of the hand in session 1 was written by somebody else in the meantime"
    );
    let error = other.push_draft(id, 2, "Ann stop").unwrap_err();
    assert!(matches!(
        error,
        LedgerError::DraftSkips {
            position: 2,
            length: 1,
            ..
        }
    ));
    assert_eq!(other.draft(id).unwrap(), ["Ann go"]);
}

#[test]
fn a_settled_hand_and_a_close_clear_their_own_draft() {
    let (mut table, first) = Table::seated();
    let second = table.sit();
    let lines = names(&["Ann stop"]);
    for id in [first, second] {
        table.ledger.replace_draft(id, &lines).unwrap();
    }
    table.play(first, 1);
    assert!(table.ledger.draft(first).unwrap().is_empty());
    assert_eq!(table.ledger.draft(second).unwrap(), lines);
    table.close(second).unwrap();
    assert!(table.ledger.draft(second).unwrap().is_empty());
}

#[test]
fn a_refused_hand_leaves_the_draft() {
    let (mut table, id) = Table::seated();
    table.play(id, 1);
    table.ledger.push_draft(id, 0, "Ann stop").unwrap();
    let hand = crate::table::hand(1);
    table
        .ledger
        .append_hand(id, crate::table::AT, "0.1.0", &hand)
        .unwrap_err();
    assert_eq!(table.ledger.draft(id).unwrap(), ["Ann stop"]);
}

#[test]
fn only_an_open_session_has_a_draft() {
    let (mut table, id) = Table::seated();
    table.close(id).unwrap();
    let ledger = &mut table.ledger;
    assert!(matches!(
        ledger.push_draft(id, 0, "x"),
        Err(LedgerError::Closed(_))
    ));
    assert!(matches!(
        ledger.truncate_draft(id, 0),
        Err(LedgerError::Closed(_))
    ));
    assert!(matches!(
        ledger.replace_draft(id, &[]),
        Err(LedgerError::Closed(_))
    ));
    let nobody = SessionId(9);
    assert!(matches!(
        ledger.push_draft(nobody, 0, "x"),
        Err(LedgerError::NoSuchSession(_))
    ));
    assert!(ledger.draft(nobody).unwrap().is_empty());
}
