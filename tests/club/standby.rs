//! A standby that nobody waits for, that is named by mistake, or that a commit stopped waiting for.

use crate::desk::{AT, Desk, ENGINE, all_told, done, notes, run};
use crate::failover::Pair;
use crate::operations::table;
use crate::server::Server;
use nix::sys::signal::Signal;
use std::thread;
use std::time::{Duration, Instant};

#[test]
fn a_standby_that_nobody_waits_for_is_told_in_red_and_takes_no_entries() {
    let Some(pair) = Pair::new() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.db");
    let url = pair.primary.url("postgres", &pair.database);
    Desk::at(&url)
        .ledger
        .open_session(AT, ENGINE, &table())
        .unwrap();
    done(&copy, &["club", "join", &url, "--table", "3"], "");
    let check = ["club", "check"];
    let told = run(&copy, &check, "");
    assert_eq!(told.status.code(), Some(1), "{}", all_told(&told));
    assert!(
        all_told(&told).contains("synchronous_standby_names"),
        "{}",
        all_told(&told)
    );
    // Nor is it safe while the standby is cut off.
    pair.standby.end(Signal::SIGINT);
    let told = run(&copy, &check, "");
    assert_eq!(told.status.code(), Some(1), "{}", all_told(&told));
    let words = all_told(&told);
    assert!(words.contains("synchronous_standby_names"), "{words}");
    pair.standby.go();
    let payment = ["paid", "Ann", "Bo", "300", "KRW", "--date", "2026-11-20"];
    done(&copy, &payment, "");
    pair.wait_for_standby();
    done(&copy, &check, "");

    // Somebody names the standby by mistake: what is there is read, and nothing is written.
    let mistaken = folder.path().join("mistaken.db");
    let standby = pair.standby.url("postgres", &pair.database);
    done(&mistaken, &["club", "join", &standby, "--table", "4"], "");
    let told = run(&mistaken, &check, "");
    assert_eq!(told.status.code(), Some(1));
    assert!(
        all_told(&told).contains("this server is a standby"),
        "{}",
        all_told(&told)
    );
    let told = run(&mistaken, &payment, "");
    assert_eq!(told.status.code(), Some(1));
    let told = all_told(&told);
    assert!(told.contains("this server is a standby"), "{told}");
}

/// The address may be one that leads to whoever takes over, which writes only a moment later.
#[test]
fn a_standby_that_takes_over_is_waited_for() {
    let Some(pair) = Pair::new() else {
        return;
    };
    let url = pair.standby.url("postgres", &pair.database);
    let writer = thread::spawn(move || Desk::at(&url).pay("waited").map(|_| ()));
    thread::sleep(Duration::from_secs(1));
    assert!(!writer.is_finished());
    pair.primary.end(Signal::SIGQUIT);
    let mut standby = pair.standby.superuser("postgres");
    standby.batch_execute("SELECT pg_promote()").unwrap();
    writer.join().unwrap().unwrap();
}

/// Waits until a commit waits for the standby; returns its process.
fn waiting(primary: &Server) -> i32 {
    let begun = Instant::now();
    loop {
        let query = "SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep'";
        let found = primary.superuser("postgres").query_opt(query, &[]).unwrap();
        if let Some(row) = found {
            return row.get(0);
        }
        assert!(begun.elapsed() < Duration::from_secs(30));
        thread::sleep(Duration::from_millis(50));
    }
}

/// Somebody cancels the wait: the server then says only in a warning that the standby may not have
/// the entry. It is called written when the standby has it.
#[test]
fn a_commit_that_stopped_waiting_for_the_standby_is_not_called_written() {
    let Some(pair) = Pair::new() else {
        return;
    };
    pair.wait_for_standby();
    pair.standby.end(Signal::SIGINT);
    let url = pair.primary.url("postgres", &pair.database);
    let mut desk = Desk::at(&url);
    let writer = thread::spawn(move || {
        let written = desk.pay("cancelled").map(|_| ());
        (written, desk)
    });
    let first = waiting(&pair.primary);
    let cancel = format!("SELECT pg_cancel_backend({first})");
    pair.primary
        .superuser("postgres")
        .batch_execute(&cancel)
        .unwrap();
    // It asks whether it is there, and waits for the standby again.
    thread::sleep(Duration::from_millis(500));
    waiting(&pair.primary);
    assert!(!writer.is_finished());
    pair.standby.go();
    let (written, desk) = writer.join().unwrap();
    written.unwrap();
    assert_eq!(notes(&desk.entries()), ["cancelled"]);
    let standby = pair.standby.url("postgres", &pair.database);
    let mut reader = Desk::at(&standby);
    reader.ledger.catch_up().unwrap();
    assert_eq!(notes(&reader.entries()), ["cancelled"]);
}
