//! How long it takes from Confirm on one phone until the last of eight has fetched the board with
//! the hand on it: `cargo bench --bench phones`. On this machine's own network, with the program as
//! it is.

#![cfg(target_os = "linux")]
#![allow(missing_docs, reason = "the benchmark macros make undocumented items")]
#![allow(
    clippy::unwrap_used,
    reason = "a measurement stops where something is not as it must be"
)]

#[allow(dead_code, reason = "tests of refusals use the rest")]
#[path = "../tests/phones/server.rs"]
mod server;

use criterion::{Criterion, criterion_group, criterion_main};
use server::Server;
use std::io::{BufRead as _, BufReader, Write as _};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How many phones there are around the table.
const PHONES: usize = 8;

/// What a phone shows: its number among the phones, and the hand that its board has as the last.
type Shows = (usize, u32);

/// Lets a phone fetch its board whenever it is told that something is new, as the pages do.
fn follow(server: &Server, number: usize, cookie: &str, shows: &Sender<Shows>) {
    let mut stream = server.connect();
    stream
        .set_read_timeout(Some(Duration::from_mins(10)))
        .unwrap();
    let place = &server.place;
    write!(
        stream,
        "GET /events HTTP/1.1\r\nHost: {place}\r\nCookie: {cookie}\r\n\r\n"
    )
    .unwrap();
    for line in BufReader::new(stream).lines() {
        let Ok(line) = line else { return };
        if line != "event: new" {
            continue;
        }
        let board = server.get("/", cookie).body;
        let last = board.split_once("class=\"last\"").and_then(|(_, rest)| {
            let (_, rest) = rest.split_once("href=\"/why/")?;
            rest.split('"').next()?.parse().ok()
        });
        if shows.send((number, last.unwrap_or(0))).is_err() {
            return;
        }
    }
}

/// Waits until every phone shows a hand.
fn all_show(hand: u32, told: &Receiver<Shows>) {
    let mut showing = [false; PHONES];
    while showing.contains(&false) {
        let (number, last) = told.recv_timeout(Duration::from_secs(10)).unwrap();
        showing[number] |= last == hand;
    }
}

fn confirmed(criterion: &mut Criterion) {
    let server = Arc::new(Server::start());
    let ann = server.seated("Ann", None);
    let (shows, told) = channel();
    for number in 0..PHONES {
        let cookie = match number {
            0 => ann.clone(),
            1 => server.seated("Bo", Some(&ann)),
            2 => server.seated("Chul", Some(&ann)),
            _ => {
                let board = server.phone();
                server.post("/about", &board, "do=look&at=/");
                board
            }
        };
        let (server, shows) = (Arc::clone(&server), shows.clone());
        thread::spawn(move || follow(&server, number, &cookie, &shows));
    }
    // What came in by then counts no more.
    thread::sleep(Duration::from_secs(10));
    let mut hand = 0;
    let mut group = criterion.benchmark_group("phones");
    group
        .sample_size(10)
        .warm_up_time(Duration::from_millis(100))
        .measurement_time(Duration::from_secs(2));
    group.bench_function("from confirm to the last of eight boards", |bench| {
        bench.iter_custom(|times| {
            let mut took = Duration::ZERO;
            for _ in 0..times {
                let entered = server.enter(&ann, &format!("n{hand}"), "answer+n");
                assert_eq!(entered.status, 303, "{entered:?}");
                // Everybody has seen that there is something to confirm, and no more is entered
                // than is taken from one address.
                thread::sleep(Duration::from_millis(700));
                let seen = server.seen(&ann);
                let form = format!("key=c{hand}&seen={seen}&at=/&do=confirm");
                while told.try_recv().is_ok() {}
                let begun = Instant::now();
                let answer = server.post("/do", &ann, &form);
                assert_eq!(answer.status, 303, "{answer:?}");
                hand += 1;
                all_show(hand, &told);
                took += begun.elapsed();
            }
            took
        });
    });
    group.finish();
}

criterion_group!(benches, confirmed);
criterion_main!(benches);
