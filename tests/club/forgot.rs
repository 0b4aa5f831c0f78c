//! A server that forgot: restored from an old copy, or another one in its place.

use crate::desk::{
    Desk, all_told, club, connected, done, notes, rows_of_file, rows_of_server, run,
};
use crate::operations::{self, hand, table};
use crate::server::Server;
use dokbak::ledger::{EntryId, EntryKind, Ledger, LedgerError, ServerFault, SessionId};
use std::path::Path;

/// A club with a session and five hands, and two copies of it.
struct Hall {
    server: std::sync::Arc<Server>,
    database: String,
    folder: tempfile::TempDir,
}

impl Hall {
    fn new() -> Option<Self> {
        let server = Server::shared()?;
        let database = club(&server);
        let url = server.url("postgres", &database);
        let mut desk = Desk::at(&url);
        let session = desk
            .ledger
            .open_session(crate::desk::AT, crate::desk::ENGINE, &table());
        let hall = Self {
            server,
            database,
            folder: tempfile::tempdir().unwrap(),
        };
        let session = session.unwrap();
        for number in 1..=5 {
            play(&mut desk.ledger, session, number);
        }
        for name in ["3", "4"] {
            done(
                &hall.copy(name),
                &["club", "join", &url, "--table", name],
                "",
            );
        }
        Some(hall)
    }

    fn copy(&self, name: &str) -> std::path::PathBuf {
        self.folder.path().join(format!("{name}.db"))
    }

    /// Lets the server forget everything after an entry, as an old dump of it would.
    fn forget_after(&self, entry: i64) {
        let forget = format!("DELETE FROM dokbak.entry WHERE id > {entry}");
        self.server
            .superuser(&self.database)
            .batch_execute(&forget)
            .unwrap();
    }

    fn open(&self, name: &str) -> Ledger {
        let mut ledger = Ledger::open(&self.copy(name)).unwrap();
        ledger.follow(Box::new(connected(
            &self.server.url("postgres", &self.database),
        )));
        ledger
    }
}

fn play(ledger: &mut Ledger, session: SessionId, number: u32) {
    let body = hand(number);
    ledger
        .append_hand(session, crate::desk::AT, crate::desk::ENGINE, &body)
        .unwrap();
}

fn refused(copy: &Path, args: &[&str], words: &[&str]) {
    let told = run(copy, args, "");
    assert_ne!(told.status.code(), Some(0), "{args:?}: {}", all_told(&told));
    has(&all_told(&told), words);
}

fn has(told: &str, words: &[&str]) {
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    for word in words {
        assert!(told.contains(word), "{word}: {told}");
    }
}

/// Hands 3, 4 and 5 are entries 4 to 6.
#[test]
fn what_the_server_forgot_is_named_by_the_next_command_and_given_back() {
    let Some(hall) = Hall::new() else {
        return;
    };
    let rows = rows_of_server(&hall.server, &hall.database);
    hall.forget_after(3);
    let words = ["forgotten 3 hands", "4 to 6", "--give-back"];
    // What is read is still there, and what is wrong is said beside it.
    for command in ["standings", "log"] {
        let told = run(&hall.copy("3"), &[command], "");
        assert_eq!(told.status.code(), Some(0));
        has(&String::from_utf8(told.stderr).unwrap(), &words);
    }
    let paid = ["paid", "Ann", "Bo", "300", "KRW", "--date", "2026-11-20"];
    refused(&hall.copy("3"), &paid, &words);
    refused(&hall.copy("4"), &["verify"], &words);
    refused(
        &hall.copy("4"),
        &["club", "check"],
        &["4 to 6", "3 hands", "--give-back"],
    );
    let told = done(&hall.copy("4"), &["club", "check", "--give-back"], "");
    has(&told, &["Written on the club's server again: 3 entries"]);
    assert_eq!(rows_of_server(&hall.server, &hall.database), rows);
    // The other table finds nothing amiss.
    done(&hall.copy("3"), &["club", "check"], "");
    done(&hall.copy("3"), &paid, "");
    assert_eq!(rows_of_file(&hall.copy("3")).len(), 7);
}

/// Table 4 had not taken in hand 5 yet when the server forgot hands 3 to 5, and writes on.
#[test]
fn two_ends_are_named_and_nothing_is_merged_that_nobody_asked_for() {
    let Some(hall) = Hall::new() else {
        return;
    };
    // A copy from before: it has what the server has after its fall.
    hall.forget_after(3);
    let url = hall.server.url("postgres", &hall.database);
    let mut late = Desk::at(&url);
    late.ledger.catch_up().unwrap();
    operations::play(&mut late.ledger, 1, 3, "nagari\n");
    late.pay("another end").unwrap();
    let before = rows_of_file(&hall.copy("3"));

    // The server has 5 entries, 3 of them ours; we have 6.
    let fault = hall.open("3").catch_up().unwrap_err();
    assert!(
        matches!(fault, LedgerError::Server(ServerFault::Differs(EntryId(5)))),
        "{fault:?}"
    );
    let told = hall.open("3").give_back().unwrap_err();
    assert!(
        matches!(told, LedgerError::Server(ServerFault::Differs(_))),
        "{told:?}"
    );
    let told = run(&hall.copy("3"), &["standings"], "");
    has(
        &String::from_utf8(told.stderr).unwrap(),
        &["other entries than this copy", "--rejoin"],
    );
    let words = [
        "Only in this copy: entries 4 to 6, 3 hands",
        "Only on the server: entries 4 to 5, 1 hand",
    ];
    refused(&hall.copy("3"), &["club", "check"], &words);
    refused(
        &hall.copy("3"),
        &["club", "check", "--give-back"],
        &["--rejoin"],
    );
    refused(&hall.copy("3"), &["verify"], &["--rejoin"]);
    assert_eq!(rows_of_file(&hall.copy("3")), before);
    assert_eq!(rows_of_server(&hall.server, &hall.database).len(), 5);

    // Both ends are in the club then: hands 3 to 5 of here, in a session of their own.
    done(&hall.copy("3"), &["club", "check", "--rejoin"], "");
    let joined = hall.open("3");
    let entries = joined.written(EntryId(0), u32::MAX).unwrap();
    assert_eq!(
        rows_of_file(&hall.copy("3")),
        rows_of_server(&hall.server, &hall.database)
    );
    assert_eq!(notes(&entries), ["another end"]);
    let imported = entries
        .iter()
        .filter(|entry| entry.kind == EntryKind::Import);
    assert!(imported.count() >= 3);
    assert_eq!(joined.verify().unwrap(), []);
    let standings = done(&hall.copy("3"), &["standings", "--json"], "");
    let standings: serde_json::Value = serde_json::from_str(&standings).unwrap();
    let ann = standings["players"]
        .as_array()
        .unwrap()
        .iter()
        .find(|row| row["player"] == "Ann");
    assert_eq!(ann.unwrap()["hands"], 6);
    done(&hall.copy("3"), &["club", "check"], "");
    // The other copy of the old end takes the same way, and brings nothing new.
    let told = done(&hall.copy("4"), &["club", "check", "--rejoin"], "");
    has(&told, &["0 entries"]);
    assert_eq!(rows_of_file(&hall.copy("4")), rows_of_file(&hall.copy("3")));
}

/// Another server at the same address: nothing of it is this club.
#[test]
fn another_club_in_its_place_is_not_taken_for_it() {
    let Some(hall) = Hall::new() else {
        return;
    };
    hall.forget_after(0);
    let mut other = Desk::at(&hall.server.url("postgres", &hall.database));
    for number in 0..8 {
        other.pay(&number.to_string()).unwrap();
    }
    refused(
        &hall.copy("3"),
        &["club", "check"],
        &["entries 1 to 6, 5 hands", "entries 1 to 8"],
    );
    assert_eq!(rows_of_file(&hall.copy("3")).len(), 6);
    refused(&hall.copy("3"), &["verify"], &["entry"]);
}

/// The server that took over lacks the last hands, and this table's address did not name it.
#[test]
fn a_copy_that_left_joins_a_server_that_lacks_the_end_and_gives_it_back() {
    let Some(hall) = Hall::new() else {
        return;
    };
    let url = hall.server.url("postgres", &hall.database);
    let rows = rows_of_server(&hall.server, &hall.database);
    done(&hall.copy("3"), &["club", "leave"], "");
    done(&hall.copy("4"), &["club", "leave"], "");
    hall.forget_after(3);
    let join = |name| ["club", "join", &url, "--table", name].map(str::to_owned);
    let join = |name| join(name).to_vec();
    let again = |copy: &Path, args: &[String], words: &[&str]| {
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        refused(copy, &args, words);
    };
    again(
        &hall.copy("3"),
        &join("3"),
        &["forgotten 3 hands", "4 to 6", "--give-back"],
    );
    done(&hall.copy("3"), &["club", "check", "--give-back"], "");
    assert_eq!(rows_of_server(&hall.server, &hall.database), rows);
    done(&hall.copy("3"), &["club", "check"], "");

    // By then, another table may have written on without them.
    hall.forget_after(5);
    hall.open("4");
    let mut other = Desk::at(&url);
    other.ledger.catch_up().unwrap();
    other.pay("instead").unwrap();
    again(&hall.copy("4"), &join("4"), &["other entries", "--rejoin"]);
    done(&hall.copy("4"), &["club", "check", "--rejoin"], "");
    done(&hall.copy("4"), &["club", "check"], "");
    let rows = rows_of_server(&hall.server, &hall.database);
    assert_eq!(rows.len(), 7);
    assert_eq!(rows, rows_of_file(&hall.copy("4")));

    // A ledger of another circle is still refused.
    let foreign = Desk::alone();
    let path = foreign.path();
    let mut ledger = foreign.ledger;
    ledger
        .append_paid(
            crate::desk::AT,
            crate::desk::ENGINE,
            &crate::desk::paid("foreign"),
        )
        .unwrap();
    drop(ledger);
    again(&path, &join("9"), &["has entries that the club has not"]);
}
