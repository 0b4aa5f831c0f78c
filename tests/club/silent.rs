//! Servers that are there and say nothing: nobody waits for them without end, and nothing is called
//! written that nobody knows.

use crate::cut::COMMIT;
use crate::desk::{AT, Desk, ENGINE, all_told, club, connected, done, notes, program, run};
use crate::failover::Pair;
use crate::operations::table;
use crate::proxy::{Cut, Proxy, When};
use crate::server::Server;
use dokbak::ledger::{EntryId, LedgerError, ServerFault};
use nix::sys::signal::Signal;
use std::fs;
use std::io::{Read as _, Write as _};
use std::net::TcpListener;
use std::thread;
use std::time::{Duration, Instant};

/// How long a table waits for the server, and a little more.
const PATIENCE: Duration = Duration::from_secs(17);
/// How long a network is silent.
const SILENCE: Duration = Duration::from_secs(40);

/// Does something that may not take longer than a table waits.
fn in_time<T>(what: impl FnOnce() -> T) -> T {
    let begun = Instant::now();
    let done = what();
    assert!(begun.elapsed() < PATIENCE, "{:?}", begun.elapsed());
    done
}

fn fault(told: Result<EntryId, LedgerError>) -> ServerFault {
    match told.unwrap_err() {
        LedgerError::Server(fault) => fault,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_server_that_accepts_and_says_nothing_is_away() {
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = listener.local_addr().unwrap().port();
    let silent = thread::spawn(move || listener.incoming().take(9).collect::<Vec<_>>());
    let url = format!("postgresql://table3@127.0.0.1:{port}/hwatu");
    let told = in_time(|| fault(Desk::at(&url).pay("silent")));
    assert!(
        matches!(&told, ServerFault::Away(why) if why.contains("no answer")),
        "{told:?}"
    );
    let mut own = Desk::alone();
    own.pay("own").unwrap();
    let copy = own.path();
    fs::write(
        copy.with_extension("db.club"),
        format!("server: \"{url}\"\n"),
    )
    .unwrap();
    let mut paid = program(&copy);
    paid.arg("paid").env("TZ", "KST-9");
    let told = in_time(|| paid.output().unwrap());
    assert_eq!(told.status.code(), Some(0), "{}", all_told(&told));
    assert!(
        all_told(&told).contains("no answer for 5 seconds"),
        "{}",
        all_told(&told)
    );
    // The last entry is of 19:30 UTC.
    assert!(
        all_told(&told).contains("2026-11-21 at 04:30"),
        "{}",
        all_told(&told)
    );
    drop(silent);
}

#[test]
fn a_network_that_breaks_while_names_are_proved_is_away() {
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = listener.local_addr().unwrap().port();
    thread::spawn(move || {
        for mut table in listener.incoming().flatten() {
            let mut asks = [0; 8];
            table.read_exact(&mut asks).unwrap();
            table.write_all(b"S").unwrap();
        }
    });
    let url = format!("postgresql://table3@127.0.0.1:{port}/hwatu?sslmode=verify-full");
    let told = in_time(|| fault(Desk::at(&url).pay("broken")));
    assert!(matches!(told, ServerFault::Away(_)), "{told:?}");
}

/// Returns a copy whose network is silent from one statement on; the first connection, or each.
fn stalled(server: &Server, database: &str, at: &'static str, when: When) -> (Desk, Proxy) {
    let cut = Cut {
        at,
        when,
        passes: 0,
        times: 1,
    };
    let proxy = Proxy::to(server.port, cut, || thread::sleep(SILENCE));
    let desk = Desk::at(&proxy.url(database));
    (desk, proxy)
}

#[test]
fn a_connection_that_is_silent_is_given_up() {
    let Some(server) = Server::shared() else {
        return;
    };
    let database = club(&server);
    let mut due = Vec::new();
    // A new connection does it, or finds that it is done.
    for (at, when) in [
        ("BEGIN ISOLATION", When::Before),
        ("BEGIN ISOLATION", When::After),
        (COMMIT, When::After),
    ] {
        let (mut copy, proxy) = stalled(&server, &database, at, when);
        let note = format!("{} {when:?}", due.len());
        in_time(|| copy.pay(&note)).unwrap();
        due.push(note);
        assert_eq!(proxy.cuts(), 1);
        assert_eq!(notes(&copy.entries()), due);
    }
    // Whether the server will commit what it has got so far, nobody knows.
    let (mut copy, _) = stalled(&server, &database, COMMIT, When::Before);
    let told = in_time(|| fault(copy.pay("never came")));
    assert!(matches!(told, ServerFault::Unknown(_)), "{told:?}");
    assert!(!told.wrote_nothing());
}

#[test]
fn a_commit_is_not_waited_for_without_end_while_the_standby_is_away() {
    let Some(pair) = Pair::new() else {
        return;
    };
    pair.wait_for_standby();
    let url = pair.primary.url("postgres", &pair.database);
    let folder = tempfile::tempdir().unwrap();
    let other = folder.path().join("other.db");
    done(&other, &["club", "join", &url, "--table", "3"], "");
    let mut copy = Desk::at(&url);
    copy.ledger.open_session(AT, ENGINE, &table()).unwrap();
    pair.standby.end(Signal::SIGINT);
    let told = in_time(|| fault(copy.pay("waits")));
    assert!(matches!(told, ServerFault::Unknown(_)), "{told:?}");
    assert_eq!(notes(&copy.entries()), [""; 0]);
    // Another table is not told that somebody writes.
    let payment = ["paid", "Ann", "Bo", "300", "KRW", "--date", "2026-11-20"];
    let told = in_time(|| run(&other, &payment, ""));
    assert_eq!(told.status.code(), Some(1), "{}", all_told(&told));
    let words = all_told(&told)
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    assert!(
        words.contains("waits for the standby; nothing was written here"),
        "{words}"
    );
    let told = run(&other, &["club", "check"], "");
    assert_eq!(told.status.code(), Some(1));
    let words = all_told(&told);
    assert!(words.contains("none is"), "{words}");
    pair.standby.go();
    copy.ledger.follow(Box::new(connected(&url)));
    copy.pay("after").unwrap();
    assert_eq!(notes(&copy.entries()), ["waits", "after"]);
}
