//! Many laptops that write at the same time, each a process of its own.
//!
//! The process is this test program itself, started again for one test that writes.

use crate::desk::{AT, Desk, ENGINE, club, connected, notes, paid};
use crate::operations::{hand, table};
use crate::server::Server;
use dokbak::ledger::{EntryId, Ledger, LedgerError, ServerFault};
use std::collections::BTreeSet;
use std::env;
use std::io::Write as _;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// What a process writes: the server's address, the copy's path, the table's name, what and how
/// often.
const WRITES: [&str; 5] = [
    "DOKBAK_TEST_CLUB_SERVER",
    "DOKBAK_TEST_CLUB_COPY",
    "DOKBAK_TEST_CLUB_TABLE",
    "DOKBAK_TEST_CLUB_WHAT",
    "DOKBAK_TEST_CLUB_TIMES",
];

/// Writes payments, or hands of a session of its own, and prints what the ledger acknowledged and
/// what it did not.
#[test]
#[ignore = "the process that other tests here start"]
fn writer() {
    let [Some(url), Some(copy), Some(name), Some(what), Some(times)] =
        WRITES.map(|name| env::var(name).ok())
    else {
        return;
    };
    let mut ledger = Ledger::open(Path::new(&copy)).unwrap();
    ledger.follow(Box::new(connected(&url)));
    ledger.sit_at(&name);
    let times: u32 = times.parse().unwrap();
    if what == "hands" {
        return hands(&mut ledger, &name, times);
    }
    for number in 0..times {
        let note = format!("{name}.{number}");
        let written = ledger.append_paid(AT, ENGINE, &paid(&note));
        if let Ok(EntryId(entry)) = &written {
            // Each finds its own where it was told.
            let there = ledger.written(EntryId(entry - 1), 1).unwrap();
            assert_eq!(notes(&there), [note.as_str()]);
        }
        tell(&note, written.map(|_| ()));
    }
}

/// Plays hands until this many were tried.
fn hands(ledger: &mut Ledger, name: &str, times: u32) {
    let session = ledger.open_session(AT, ENGINE, &table());
    let Ok(session) = session else {
        return tell(name, session.map(|_| ()));
    };
    let mut next = 1;
    for _ in 0..times {
        let written = ledger.append_hand(session, AT, ENGINE, &hand(next));
        let is_written = written.is_ok();
        tell(&format!("{name}.{next}"), written.map(|_| ()));
        if is_written {
            next += 1;
        } else if let Ok(hands) = ledger.catch_up().and_then(|_| ledger.hands(session)) {
            // It may be there all the same.
            next = u32::try_from(hands.len()).unwrap() + 1;
        }
    }
}

fn tell(what: &str, written: Result<(), LedgerError>) {
    // Written directly to the stream, because the test harness would capture prints.
    let line = match written {
        Ok(()) => format!("\nwrote {what}\n"),
        Err(error) => format!("\nfailed {what}: {error}\n"),
    };
    std::io::stdout().write_all(line.as_bytes()).unwrap();
}

/// Starts a process that writes to a copy.
pub(crate) fn start(url: &str, copy: &Path, name: &str, what: &str, times: u32) -> Child {
    let mut writer = Command::new(env::current_exe().unwrap());
    writer.args([
        "--exact",
        "writers::writer",
        "--ignored",
        "--nocapture",
        "--test-threads=1",
    ]);
    let copy = copy.to_str().unwrap();
    let times = times.to_string();
    writer.envs(WRITES.into_iter().zip([url, copy, name, what, &times]));
    writer.stdout(Stdio::piped()).stderr(Stdio::piped());
    writer.spawn().unwrap()
}

/// Waits for a process that writes; returns what was acknowledged and what failed.
pub(crate) fn told(writer: Child) -> (Vec<String>, Vec<String>) {
    let ended = writer.wait_with_output().unwrap();
    let told = String::from_utf8(ended.stdout).unwrap();
    let of = |word: &str| {
        let lines = told.lines().filter_map(|line| line.strip_prefix(word));
        lines.map(str::to_owned).collect()
    };
    (of("wrote "), of("failed "))
}

/// Lets this many processes write, each this many payments: every payment is there once, and in
/// order for each of them.
pub(crate) fn many(url: &str, processes: u32, times: u32) {
    let folder = tempfile::tempdir().unwrap();
    let copy = |number: u32| folder.path().join(format!("{number}.db"));
    let begun = Instant::now();
    let all: Vec<Child> = (0..processes)
        .map(|number| start(url, &copy(number), &number.to_string(), "paid", times))
        .collect();
    for (number, writer) in (0..).zip(all) {
        let due: Vec<String> = (0..times).map(|time| format!("{number}.{time}")).collect();
        assert_eq!(told(writer), (due, Vec::new()));
    }
    println!("{processes} × {times} in {:.1?}", begun.elapsed());
    let mut reader = Desk::at(url);
    let taken = reader.ledger.catch_up().unwrap();
    assert_eq!(taken, u64::from(processes * times));
    reader.is_sound();
    let notes = notes(&reader.entries());
    let every: BTreeSet<&String> = notes.iter().collect();
    assert_eq!(every.len(), notes.len());
    for number in 0..processes {
        let own = format!("{number}.");
        let own = notes.iter().filter(|note| note.starts_with(&own));
        let due = (0..times).map(|time| format!("{number}.{time}"));
        assert!(own.cloned().eq(due));
        let mut copy = Ledger::open(&copy(number)).unwrap();
        copy.follow(Box::new(connected(url)));
        copy.catch_up().unwrap();
        assert_eq!(copy.head().unwrap(), reader.ledger.head().unwrap());
    }
}

#[test]
fn twenty_laptops_write_at_once_without_a_gap() {
    if let Some(server) = Server::shared() {
        many(&server.url("postgres", &club(&server)), 20, 10);
    }
}

#[test]
#[ignore = "a minute"]
fn fifty_laptops_write_at_once_without_a_gap() {
    if let Some(server) = Server::shared() {
        many(&server.url("postgres", &club(&server)), 50, 20);
    }
}

/// The server's clock counts, not that of the laptop; and an entry is never before the last one.
#[test]
fn entries_bear_the_time_of_the_server() {
    let Some(server) = Server::shared() else {
        return;
    };
    let database = club(&server);
    let url = server.url("postgres", &database);
    let now = || {
        let query = "SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"')";
        server.text(&database, query)
    };
    let (mut fast, mut slow) = (Desk::at(&url), Desk::at(&url));
    let before = now();
    fast.pay("in time").unwrap();
    slow.pay("in time").unwrap();
    fast.pay("in time").unwrap();
    for (desk, at) in [
        (&mut fast, "2199-01-01T00:00:00Z"),
        (&mut slow, "1999-01-01T00:00:00Z"),
    ] {
        desk.ledger
            .append_paid(at, ENGINE, &paid("out of time"))
            .unwrap();
        let session = desk.ledger.open_session(at, ENGINE, &table()).unwrap();
        desk.ledger
            .append_hand(session, at, ENGINE, &hand(1))
            .unwrap();
    }
    let after = now();
    slow.ledger.catch_up().unwrap();
    let times: Vec<String> = slow.entries().into_iter().map(|entry| entry.at).collect();
    assert_eq!(times.len(), 9);
    assert!(times.is_sorted(), "{times:?}");
    assert!(
        before <= times[0] && times[8] <= after,
        "{before} {times:?} {after}"
    );
}

/// The server's clock was an hour, or a century, ahead and is set back.
#[test]
fn time_never_runs_backwards_when_the_clock_of_the_server_is_set_back() {
    let Some(server) = Server::shared() else {
        return;
    };
    let url = server.url("postgres", &club(&server));
    let mut first = Desk::alone();
    let ahead = "2099-01-01T00:00:00Z";
    first
        .ledger
        .append_paid(ahead, ENGINE, &paid("ahead"))
        .unwrap();
    first.ledger.follow(Box::new(connected(&url)));
    assert_eq!(first.ledger.give_back().unwrap(), 1);
    let mut desk = Desk::at(&url);
    let entry = desk.pay("after it").unwrap();
    assert_eq!(desk.ledger.entry(entry).unwrap().at, ahead);
    desk.is_sound();
}

/// As a large import does, which is counted while it has the turn.
#[test]
#[ignore = "more than a minute"]
fn a_turn_that_takes_long_is_not_taken_away() {
    let Some(server) = Server::shared() else {
        return;
    };
    let url = server.url("postgres", &club(&server));
    let (mut desk, mut other) = (Desk::at(&url), Desk::at(&url));
    let mut batch = desk.ledger.batch().unwrap();
    batch.append_paid(AT, ENGINE, &paid("slow")).unwrap();
    // Somebody else waits ten seconds and more, and is then told.
    let told = other.pay("meanwhile").unwrap_err();
    assert!(
        matches!(told, LedgerError::Server(ServerFault::Busy)),
        "{told:?}"
    );
    thread::sleep(Duration::from_secs(70));
    batch.commit().unwrap();
    other.pay("after").unwrap();
    assert_eq!(notes(&other.entries()), ["slow", "after"]);
}
