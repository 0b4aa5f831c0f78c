//! A table that goes on without the server, after a commit that nobody answered.

use crate::desk::{
    AT, Desk, ENGINE, all_told, club, connected, done, paid, program, rows_of_file, rows_of_server,
    run,
};
use crate::operations::table;
use crate::proxy::{Cut, Proxy, When};
use crate::server::Server;
use dokbak::ledger::{Ledger, LedgerError, ServerFault};
use nix::sys::signal::Signal;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

/// What was written when nobody answered, and then alone, is in the club once: whether the server had
/// committed it or not.
#[test]
fn what_nobody_answered_and_what_was_played_alone_is_there_once() {
    let Some(server) = Server::start(&[]).map(Arc::new) else {
        return;
    };
    for (when, is_there) in [(When::After, true), (When::Before, false)] {
        let database = club(&server);
        let direct = server.url("postgres", &database);
        Desk::at(&direct)
            .ledger
            .open_session(AT, ENGINE, &table())
            .unwrap();
        let folder = tempfile::tempdir().unwrap();
        let (copy, alone) = (
            folder.path().join("club.db"),
            folder.path().join("club.db.alone"),
        );
        done(&copy, &["club", "join", &direct, "--table", "3번 상"], "");
        let mut ledger = Ledger::open(&copy).unwrap();
        let cut = Cut {
            at: "COMMIT\0",
            when,
            passes: 0,
            times: u32::MAX,
        };
        // The server dies before it gets the commit, or goes on when nobody hears it any more.
        let own = Arc::downgrade(&server);
        let proxy = Proxy::to(server.port, cut, move || {
            if when == When::Before {
                own.upgrade().unwrap().end(Signal::SIGQUIT);
            }
        });
        ledger.follow(Box::new(connected(&proxy.url(&database))));
        let told = ledger
            .append_paid(AT, ENGINE, &paid("unanswered"))
            .unwrap_err();
        assert!(
            matches!(told, LedgerError::Server(ServerFault::Unknown(_))),
            "{told:?}"
        );

        ledger.back_up(&alone).unwrap();
        let mut going_on = Ledger::open(&alone).unwrap();
        assert_eq!(going_on.take_unanswered(&ledger).unwrap(), 1);
        going_on.append_paid(AT, ENGINE, &paid("alone")).unwrap();
        assert_eq!(going_on.verify().unwrap(), []);
        drop((ledger, going_on));
        if when == When::Before {
            // While nobody is there, what the table has is read.
            let told = run(&copy, &["paid"], "");
            for word in ["unanswered", "alone", "cannot be reached"] {
                assert!(all_told(&told).contains(word), "{}", all_told(&told));
            }
            server.go();
        }
        let before = rows_of_server(&server, &database);
        let has =
            |rows: &[String], note: &str| rows.iter().filter(|row| row.contains(note)).count();
        assert_eq!(has(&before, "unanswered"), usize::from(is_there));

        let told = done(&copy, &["paid"], "");
        for note in ["unanswered", "alone"] {
            assert_eq!(told.matches(note).count(), 1, "{told}");
        }
        let rows = rows_of_server(&server, &database);
        for note in ["unanswered", "alone"] {
            assert_eq!(has(&rows, note), 1, "{note}");
        }
        assert_eq!(rows, rows_of_file(&copy));
        assert!(!alone.exists());
        done(&copy, &["verify"], "");
        done(&copy, &["club", "check"], "");
    }
}

/// While one command joins the ledger of a table that went on alone, and its commit waits for a standby,
/// another command writes into that ledger. What it called written is there in the end.
#[test]
fn what_is_written_alone_while_it_is_being_joined_is_not_lost() {
    let Some(server) = Server::start(&[]) else {
        return;
    };
    let database = club(&server);
    let url = server.url("postgres", &database);
    let mut desk = Desk::at(&url);
    desk.ledger.open_session(AT, ENGINE, &table()).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let (copy, alone) = (
        folder.path().join("club.db"),
        folder.path().join("club.db.alone"),
    );
    done(&copy, &["club", "join", &url, "--table", "3"], "");
    Ledger::open(&copy).unwrap().back_up(&alone).unwrap();
    let mut going_on = Ledger::open(&alone).unwrap();
    going_on.append_paid(AT, ENGINE, &paid("alone")).unwrap();
    drop(going_on);

    // No standby is there, so every commit waits.
    let mut owner = server.superuser(&database);
    let set = |owner: &mut postgres::Client, what: &str| {
        owner.batch_execute(what).unwrap();
        owner.batch_execute("SELECT pg_reload_conf()").unwrap();
    };
    set(
        &mut owner,
        "ALTER SYSTEM SET synchronous_standby_names = 'nobody'",
    );
    let mut joining = program(&copy).args(["club", "status"]).spawn().unwrap();
    let begun = Instant::now();
    let waits = "SELECT count(*)::text FROM pg_stat_activity WHERE wait_event = 'SyncRep'";
    while server.text(&database, waits) == "0" {
        assert!(begun.elapsed() < Duration::from_secs(30));
        thread::sleep(Duration::from_millis(50));
    }
    let payment = ["paid", "Bo", "Ann", "300", "KRW", "--date", "2026-11-20"];
    let noted = done(
        &copy,
        &[&payment[..], &["--note", "meanwhile"]].concat(),
        "",
    );
    assert!(noted.contains("Handed over"), "{noted}");
    set(&mut owner, "ALTER SYSTEM RESET synchronous_standby_names");
    assert!(joining.wait().unwrap().success());

    let listed = done(&copy, &["paid"], "");
    let rows = rows_of_server(&server, &database);
    for note in ["alone", "meanwhile"] {
        assert_eq!(listed.matches(note).count(), 1, "{note}: {listed}");
        let there = rows.iter().filter(|row| row.contains(note));
        assert_eq!(there.count(), 1, "{note}");
    }
    assert!(!alone.exists());
    done(&copy, &["club", "check"], "");
}
