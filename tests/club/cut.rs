//! Connections that are lost, and processes that die, between each statement of an append: what
//! was acknowledged is there once, nothing is there twice, and the copy goes on.

use crate::desk::{
    AT, Desk, ENGINE, all_told, club, connected, done, notes, rows_of_file, rows_of_server, run,
};
use crate::operations::{hand, table};
use crate::proxy::{Cut, Proxy, When};
use crate::server::Server;
use crate::writers;
use dokbak::ledger::{Ledger, LedgerError, ServerFault, SessionId};
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::fs;
use std::sync::atomic::{AtomicI32, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Duration;

/// The statements of an append after somebody else has written, in order.
const STATEMENTS: [&str; 8] = [
    "BEGIN ISOLATION",
    "FOR UPDATE",
    "to_char(clock_timestamp()",
    "ORDER BY id DESC",
    "SELECT hash FROM",
    "ORDER BY id LIMIT",
    INSERT,
    COMMIT,
];

const INSERT: &str = "INSERT INTO dokbak.entry";
/// The statement alone, not a part of another.
pub(crate) const COMMIT: &str = "COMMIT\0";

/// Returns every place at which something can happen in an append.
fn places() -> impl Iterator<Item = Cut> {
    STATEMENTS.into_iter().flat_map(|at| {
        [When::Before, When::After].map(|when| Cut {
            at,
            when,
            passes: 0,
            times: 1,
        })
    })
}

/// Writes a payment and returns its note, which must not have the text of a statement.
fn pay(desk: &mut Desk, note: String) -> String {
    desk.pay(&note)
        .unwrap_or_else(|error| panic!("{note}: {error}"));
    note
}

/// Asserts what a club has, and that a copy goes on with it.
fn has(server: &Server, database: &str, copy: &mut Desk, due: &[String], what: Cut) {
    copy.ledger.catch_up().unwrap();
    copy.is_sound();
    assert_eq!(notes(&copy.entries()), due, "{what:?}");
    let mut reader = Desk::at(&server.url("postgres", database));
    reader.ledger.catch_up().unwrap();
    assert_eq!(reader.ledger.head().unwrap(), copy.ledger.head().unwrap());
}

#[test]
fn a_lost_connection_is_made_up_for_wherever_it_is_lost() {
    let Some(server) = Server::shared() else {
        return;
    };
    let database = club(&server);
    let mut other = Desk::at(&server.url("postgres", &database));
    let (mut copy, mut due) = (Desk::alone(), Vec::new());
    for (number, cut) in (0..).zip(places()) {
        due.push(pay(&mut other, format!("other {number}")));
        let proxy = Proxy::to(server.port, cut, || {});
        copy.ledger
            .follow(Box::new(connected(&proxy.url(&database))));
        for when in ["cut", "after"] {
            due.push(pay(&mut copy, format!("{when} {number}")));
        }
        assert_eq!(proxy.cuts(), 1, "{cut:?}");
        has(&server, &database, &mut copy, &due, cut);
    }
}

/// The network does not come back: nobody can know whether it is written, and that is what is
/// said.
#[test]
fn a_commit_that_nobody_answers_is_not_called_written_and_is_found_later() {
    let Some(server) = Server::shared() else {
        return;
    };
    let database = club(&server);
    for (when, due) in [
        (When::Before, &["later"][..]),
        (When::After, &["later", "cut", "later"]),
    ] {
        let cut = Cut {
            at: COMMIT,
            when,
            passes: 0,
            times: u32::MAX,
        };
        let proxy = Proxy::to(server.port, cut, || {});
        let mut copy = Desk::at(&proxy.url(&database));
        let told = copy.pay("cut").unwrap_err();
        let LedgerError::Server(fault) = told else {
            panic!("{when:?}: {told:?}");
        };
        // What never came to the server is looked for in vain.
        let is_unknown = matches!(fault, ServerFault::Unknown(_));
        assert_eq!(is_unknown, when == When::After, "{fault:?}");
        assert_eq!(fault.wrote_nothing(), when == When::Before, "{fault:?}");
        assert!(!notes(&copy.entries()).contains(&"cut".to_owned()));
        copy.ledger
            .follow(Box::new(connected(&server.url("postgres", &database))));
        copy.pay("later").unwrap();
        let due: Vec<String> = due.iter().map(|&note| note.into()).collect();
        has(&server, &database, &mut copy, &due, cut);
    }
}

#[test]
fn a_laptop_that_dies_anywhere_leaves_nothing_half_written() {
    let Some(server) = Server::shared() else {
        return;
    };
    let database = club(&server);
    let direct = server.url("postgres", &database);
    let (mut copy, mut other) = (Desk::at(&direct), Desk::at(&direct));
    let mut due = vec![pay(&mut copy, "first".to_owned())];
    for (number, cut) in (0..).zip(places()) {
        due.push(pay(&mut other, format!("other {number}")));
        let laptop = Arc::new(AtomicI32::new(0));
        let (own, (dead, died)) = (Arc::clone(&laptop), mpsc::channel());
        let proxy = Proxy::to(server.port, cut, move || {
            let _ = kill(Pid::from_raw(own.load(Ordering::SeqCst)), Signal::SIGKILL);
            let _ = dead.send(());
        });
        let path = copy.path();
        drop(copy.ledger);
        let name = number.to_string();
        let writer = writers::start(&proxy.url(&database), &path, &name, "paid", 1);
        laptop.store(writer.id().try_into().unwrap(), Ordering::SeqCst);
        died.recv_timeout(Duration::from_secs(30)).unwrap();
        assert_eq!(writers::told(writer).0, [""; 0], "{cut:?}");

        let mut ledger = Ledger::open(&path).unwrap();
        ledger.follow(Box::new(connected(&direct)));
        copy.ledger = ledger;
        copy.pay("after").unwrap();
        // Only what the server committed before the laptop died is there.
        if cut.at == COMMIT && cut.when == When::After {
            due.push(format!("{name}.0"));
        }
        due.push("after".to_owned());
        has(&server, &database, &mut copy, &due, cut);
    }
}

#[test]
fn a_server_that_dies_and_comes_back_is_waited_for() {
    let Some(server) = Server::start(&[]).map(Arc::new) else {
        return;
    };
    let places = [
        ("FOR UPDATE", When::After),
        (INSERT, When::Before),
        (INSERT, When::After),
        (COMMIT, When::Before),
        (COMMIT, When::After),
    ];
    let database = club(&server);
    let mut copy = Desk::alone();
    let mut due = Vec::new();
    for (at, when) in places {
        let cut = Cut {
            at,
            when,
            passes: 0,
            times: 1,
        };
        // The network does not keep the server, which goes with the test.
        let own = Arc::downgrade(&server);
        let proxy = Proxy::to(server.port, cut, move || {
            let own = own.upgrade().unwrap();
            own.end(Signal::SIGQUIT);
            own.go();
        });
        copy.ledger
            .follow(Box::new(connected(&proxy.url(&database))));
        due.push(pay(&mut copy, due.len().to_string()));
        assert_eq!(proxy.cuts(), 1, "{cut:?}");
        has(&server, &database, &mut copy, &due, cut);
    }
}

/// 1205 entries are three transactions; the second is lost. The command goes on with the others, and
/// knows those that are there.
#[test]
fn what_is_written_in_parts_goes_on_where_it_was_lost() {
    let Some(server) = Server::shared() else {
        return;
    };
    let database = club(&server);
    let mut other = Desk::alone();
    let mut seed = Desk::at(&server.url("postgres", &database));
    for desk in [&mut other, &mut seed] {
        let session = desk.ledger.open_session(AT, ENGINE, &table()).unwrap();
        for number in 1..=3 {
            desk.ledger
                .append_hand(session, AT, ENGINE, &hand(number))
                .unwrap();
        }
    }
    other.pay_often(1200);
    other
        .ledger
        .append_hand(SessionId(1), AT, ENGINE, &hand(4))
        .unwrap();
    let file = other.folder.path().join("other.jsonl");
    let path = other.path();
    drop(other.ledger);
    fs::write(&file, done(&path, &["export", "--jsonl"], "")).unwrap();

    let copy = other.folder.path().join("copy.db");
    let cut = Cut {
        at: INSERT,
        when: When::Before,
        passes: 1,
        times: 1,
    };
    let proxy = Proxy::to(server.port, cut, || {});
    done(
        &copy,
        &["club", "join", &proxy.url(&database), "--table", "3"],
        "",
    );
    let import = [
        "import",
        file.to_str().unwrap(),
        "--twice",
        "both",
        "--money",
        "both",
    ];
    done(&copy, &import, "");
    assert_eq!(proxy.cuts(), 1);
    done(&copy, &["verify"], "");
    let there = rows_of_server(&server, &database);
    assert_eq!(there, rows_of_file(&copy));
    let imported = there.iter().filter(|row| row.contains("|import|"));
    assert_eq!(imported.count(), 1205);
}

/// The connection is lost while a club is made, before anything is given or after a part of it: the
/// same command goes on.
#[test]
fn a_club_whose_making_was_cut_off_is_made_by_the_same_command() {
    let Some(server) = Server::shared() else {
        return;
    };
    for passes in [0, 1] {
        let mut desk = Desk::alone();
        desk.pay_often(700);
        let path = desk.path();
        drop(desk.ledger);
        let database = server.database();
        let cut = Cut {
            at: INSERT,
            when: When::Before,
            passes,
            times: 1,
        };
        let proxy = Proxy::to(server.port, cut, || {});
        let create = ["club", "create", &proxy.url(&database)];
        let told = run(&path, &create, "");
        assert_eq!(told.status.code(), Some(1), "{}", all_told(&told));
        assert_eq!(
            rows_of_server(&server, &database).len(),
            passes as usize * 500
        );
        done(&path, &create, "");
        assert_eq!(rows_of_server(&server, &database), rows_of_file(&path));
        done(&path, &["club", "check"], "");
        // There is nothing more to make.
        let told = run(&path, &create, "");
        assert_eq!(told.status.code(), Some(1), "{}", all_told(&told));
    }
}
