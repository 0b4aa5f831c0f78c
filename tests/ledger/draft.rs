//! The hand being played, line by line.

use crate::exchange::{take, written};
use crate::table::{AT, ENGINE, Table, hand, names, session};
use dokbak::ledger::{DraftSubject, EntryId, Ledger, LedgerError, SessionId};

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

/// Setup answers, claims and answers for written hands are stored separately from the hand in play.
#[test]
fn each_draft_is_kept_by_itself() {
    let (mut table, id) = Table::seated();
    let ledger = &mut table.ledger;
    let hand = EntryId(7);
    let all = [
        (DraftSubject::Hand(id), "Ann go"),
        (DraftSubject::Setup, "Ann Bo Chul"),
        (DraftSubject::Again(hand), "Bo"),
        (DraftSubject::Dispute(hand), "drop 5"),
    ];
    for (about, line) in all {
        ledger.replace_draft(about, &names(&[line])).unwrap();
    }
    ledger
        .replace_draft(DraftSubject::Again(EntryId(8)), &names(&["Chul"]))
        .unwrap();
    for (about, line) in all {
        assert_eq!(ledger.draft(about).unwrap(), [line]);
    }
    ledger.replace_draft(DraftSubject::Setup, &[]).unwrap();
    assert!(ledger.draft(DraftSubject::Setup).unwrap().is_empty());
    assert_eq!(
        ledger.draft(DraftSubject::Dispute(hand)).unwrap(),
        ["drop 5"]
    );
}

#[test]
fn a_line_of_a_draft_says_who_gave_it() {
    let (mut table, id) = Table::seated();
    let mut batch = table.ledger.batch().unwrap();
    batch.push_draft(id, 0, "Ann go", "Ann").unwrap();
    batch.push_draft(id, 1, "Bo stop", "").unwrap();
    batch.commit().unwrap();
    let lines = table.ledger.draft_lines(id).unwrap();
    let told: Vec<(&str, &str)> = lines
        .iter()
        .map(|line| (line.text.as_str(), line.giver.as_str()))
        .collect();
    assert_eq!(told, [("Ann go", "Ann"), ("Bo stop", "")]);
}

/// From a copy somebody went on: wrote the hand whose draft both ledgers have, began the next and
/// another session. Meanwhile somebody sat down here, too.
#[test]
fn drafts_move_with_the_entries_of_a_ledger_that_went_on() {
    let (mut table, id) = Table::seated();
    table.ledger.push_draft(id, 0, "Ann stop").unwrap();
    let path = table.folder.path().join("on.db");
    table.ledger.back_up(&path).unwrap();
    let mut on = Ledger::open(&path).unwrap();
    on.append_hand(id, AT, ENGINE, &hand(1)).unwrap();
    on.push_draft(id, 0, "Bo go").unwrap();
    let begun = on.open_session(AT, ENGINE, &session()).unwrap();
    on.push_draft(begun, 0, "Chul go").unwrap();
    let here = table.sit();
    table.ledger.push_draft(here, 0, "Ann go").unwrap();

    take(&mut table.ledger, &written(&on)).unwrap();
    table.ledger.take_drafts(&on).unwrap();
    let open = table.ledger.open_sessions().unwrap();
    let drafts = open.iter().map(|one| table.ledger.draft(*one).unwrap());
    let drafts: Vec<String> = drafts.map(|lines| lines.join("; ")).collect();
    assert_eq!((open[0], open[1], open.len()), (id, here, 3));
    assert_ne!(open[2], begun);
    assert_eq!(drafts, ["Bo go", "Ann go", "Chul go"]);
}

/// The next hand of a session that is closed here is not in play.
#[test]
fn a_draft_of_a_closed_session_is_left_out() {
    let (mut table, id) = Table::seated();
    let path = table.folder.path().join("on.db");
    table.ledger.back_up(&path).unwrap();
    let mut on = Ledger::open(&path).unwrap();
    on.push_draft(id, 0, "Bo go").unwrap();
    table.close(id).unwrap();
    table.ledger.take_drafts(&on).unwrap();
    assert!(table.ledger.draft(id).unwrap().is_empty());
}
