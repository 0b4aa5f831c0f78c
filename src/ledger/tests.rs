//! Writes that are undone behind the ledger's back, and full disks: only a test with its own
//! connection can arrange them.
#![allow(clippy::unwrap_used, reason = "a test may stop where it fails")]

use super::{
    Body, CloseBody, CorrectionBody, EntryId, EntryKind, HandBody, Ledger, LedgerError, Net,
    SessionBody, SessionId,
};
use crate::record::Name;
use std::path::Path;

const AT: &str = "2026-11-20T19:30:00Z";

fn players() -> Vec<Name> {
    vec!["Ann".into(), "Bo".into()]
}

pub(super) fn net() -> Net {
    vec![("Ann".into(), 1), ("Bo".into(), -1)]
}

pub(super) fn evening() -> SessionBody {
    SessionBody {
        players: players(),
        rules: "pagat".to_owned(),
        ruleset: "name: pagat\n".to_owned(),
        chip: None,
        length: None,
        day: None,
        follows: None,
        is_result: false,
        table: None,
    }
}

fn hand(number: u32) -> HandBody {
    HandBody {
        number,
        record: String::new(),
        verdict: "{}".to_owned(),
        net: net(),
    }
}

fn correction() -> CorrectionBody {
    CorrectionBody {
        of: EntryId(2),
        reason: "a slip".to_owned(),
        record: String::new(),
        verdict: "{}".to_owned(),
        net: net(),
    }
}

/// A ledger with a session, a hand and a draft line of the next hand, and a trigger that exists
/// only on the ledger's own connection.
fn robbed(path: &Path, thief: &str) -> (Ledger, SessionId) {
    let mut ledger = Ledger::open(path).unwrap();
    let session = ledger.open_session(AT, "0.1.0", &evening()).unwrap();
    ledger.append_hand(session, AT, "0.1.0", &hand(1)).unwrap();
    ledger.push_draft(session, 0, "Ann takes 1g").unwrap();
    let trigger = format!("CREATE TEMP TRIGGER thief {thief}");
    ledger.connection.execute_batch(&trigger).unwrap();
    (ledger, session)
}

fn refused(thief: &str, write: impl FnOnce(&mut Ledger, SessionId) -> Result<(), LedgerError>) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ledger.db");
    let (mut ledger, session) = robbed(&path, thief);
    let error = write(&mut ledger, session).expect_err(thief);
    assert!(
        matches!(error, LedgerError::NotWritten),
        "{thief}: {error:?}"
    );
    drop(ledger);
    let ledger = Ledger::open(&path).unwrap();
    assert_eq!(ledger.head().unwrap().unwrap().0, EntryId(2), "{thief}");
    assert_eq!(ledger.draft(session).unwrap(), ["Ann takes 1g"], "{thief}");
}

#[test]
fn an_entry_that_is_taken_away_is_not_written() {
    let thief = "BEFORE INSERT ON entry BEGIN SELECT RAISE(IGNORE); END";
    refused(thief, |ledger, _| {
        ledger.open_session(AT, "0.1.0", &evening()).map(|_| ())
    });
    refused(thief, |ledger, session| {
        let written = ledger.append_hand(session, AT, "0.1.0", &hand(2));
        written.map(|_| ())
    });
    refused(thief, |ledger, session| {
        let corrected = ledger.append_correction(session, AT, "0.1.0", &correction());
        corrected.map(|_| ())
    });
    refused(thief, |ledger, session| {
        let (net, transfers) = (net(), Vec::new());
        let body = CloseBody { net, transfers };
        ledger
            .close_session(session, AT, "0.1.0", &body)
            .map(|_| ())
    });
}

#[test]
fn a_line_that_is_taken_away_is_not_written() {
    for thief in [
        "BEFORE INSERT ON draft BEGIN SELECT RAISE(IGNORE); END",
        "AFTER INSERT ON draft BEGIN DELETE FROM draft; END",
        "AFTER INSERT ON draft BEGIN UPDATE draft SET text = 'Ann stop'; END",
    ] {
        refused(thief, |ledger, session| {
            ledger.push_draft(session, 1, "Bo takes 1p")
        });
        refused(thief, |ledger, session| {
            let lines = ["nagari".to_owned(), "void".to_owned()];
            ledger.replace_draft(session, &lines)
        });
    }
}

#[test]
fn a_line_that_stays_is_not_dropped() {
    for thief in [
        "BEFORE DELETE ON draft BEGIN SELECT RAISE(IGNORE); END",
        "AFTER DELETE ON draft BEGIN INSERT INTO draft (session, position, text) VALUES (1, 0, 'Ann takes 1g'); END",
    ] {
        refused(thief, |ledger, session| ledger.truncate_draft(session, 0));
        refused(thief, |ledger, session| ledger.replace_draft(session, &[]));
        // Either the hand is written and the draft cleared, or neither happens.
        refused(thief, |ledger, session| {
            ledger
                .append_hand(session, AT, "0.1.0", &hand(2))
                .map(|_| ())
        });
    }
}

#[test]
fn a_full_disk_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ledger.db");
    let mut ledger = Ledger::open(&path).unwrap();
    let session = ledger.open_session(AT, "0.1.0", &evening()).unwrap();
    let pages: i64 = ledger
        .connection
        .pragma_query_one(None, "page_count")
        .unwrap();
    ledger
        .connection
        .pragma_update_and_check(None, "max_page_count", pages + 8, |row| {
            row.get::<_, i64>(0)
        })
        .unwrap();

    let long = |number| HandBody {
        record: "Ann takes 1g 1t\n".repeat(100),
        ..hand(number)
    };
    let mut written = 0;
    let error = loop {
        ledger.push_draft(session, 0, "Ann stop").ok();
        match ledger.append_hand(session, AT, "0.1.0", &long(written + 1)) {
            Ok(_) => written += 1,
            Err(error) => break error,
        }
    };
    assert!(matches!(error, LedgerError::DiskFull(_)), "{error:?}");
    assert!(written > 0);
    let count = |ledger: &Ledger| u32::try_from(ledger.hands(session).unwrap().len()).unwrap();
    assert_eq!(count(&ledger), written, "on the same connection");

    drop(ledger);
    let mut ledger = Ledger::open(&path).unwrap();
    assert_eq!(count(&ledger), written, "after opening again");
    assert_eq!(ledger.verify().unwrap(), []);
    ledger
        .append_hand(session, AT, "0.1.0", &long(written + 1))
        .unwrap();
    assert!(ledger.draft(session).unwrap().is_empty());
}

/// The hash covers the exact bytes: a name in wide or composed letters, or a worth in another
/// spelling, must not change.
#[test]
fn every_body_is_written_back_as_it_was_read() {
    let texts = [
        (
            EntryKind::Session,
            r#"{"players":["Ann","ＢＯ","Jose\u0301"],"rules":"pagat","ruleset":"name: pagat\n","chip":"0100 \"KRW\"","length":12,"day":"2026-11-20","follows":3}"#,
        ),
        (
            EntryKind::Session,
            r#"{"players":[""," Ann ","a name of more than twenty-three bytes"],"rules":"pagat","ruleset":"","chip":"much"}"#,
        ),
        (
            EntryKind::Session,
            r#"{"players":["영희","철수"],"rules":"koikoi","ruleset":"","chip":" 0.50  € "}"#,
        ),
        (
            EntryKind::Hand,
            r#"{"number":1,"record":"players Ann Bo\n","verdict":"{}","net":[["ANN",5],["Bo",-5]]}"#,
        ),
        (
            EntryKind::Correction,
            r#"{"of":2,"reason":"it was Bo","record":"","verdict":"{}","net":[["Ann",-5],["Bo",5]]}"#,
        ),
        (
            EntryKind::Close,
            r#"{"net":[["Ann",5],["Bo",-5]],"transfers":[["Bo","Ann",5]]}"#,
        ),
        (
            EntryKind::Person,
            r#"{"op":"rename","who":"철수","name":"김철수"}"#,
        ),
        (
            EntryKind::Person,
            r#"{"op":"join","who":"ＡＮＮ","with":"Ann"}"#,
        ),
        (EntryKind::Person, r#"{"op":"part","who":"Ann"}"#),
        (
            EntryKind::Person,
            r#"{"op":"guest","who":"Bo","guest":true}"#,
        ),
        (
            EntryKind::Paid,
            r#"{"from":"Ann","to":"Bo","amount":"0300.0","currency":"원","day":"2026-11-20","note":"taxi"}"#,
        ),
        (
            EntryKind::Settled,
            r#"{"day":"2026-11-20","transfers":[["Bo","Ann","200","KRW"]]}"#,
        ),
        (EntryKind::Reopen, "{}"),
        (EntryKind::Void, r#"{"void":true,"reason":"for fun"}"#),
        (EntryKind::Day, r#"{"day":"2026-11-21"}"#),
    ];
    for (kind, text) in texts {
        let text = text.replace("\\u0301", "\u{301}");
        let body = Body::read(kind, &text).unwrap();
        assert_eq!(serde_json::to_string(&body).unwrap(), text);
    }
}
