//! What is refused, each with its status, and without a byte of the ledger being another one.

use crate::server::{FORM, Server, read};
use nix::sys::signal::Signal;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// A table with Ann's phone, which may enter something, and one that looks on.
struct Table {
    server: Server,
    ann: String,
    board: String,
}

impl Table {
    fn new() -> Self {
        let server = Server::start();
        let ann = server.seated("Ann", None);
        let board = server.phone();
        let looks = server.post("/about", &board, "do=look&at=/");
        assert_eq!(looks.status, 303);
        Self { server, ann, board }
    }

    /// Returns a form that would begin the hand, with a version that is the last one.
    fn nagari(&self) -> String {
        let seen = self.server.seen(&self.ann);
        format!("key=k1&seen={seen}&at=/&do=answer+n")
    }

    /// Fails unless the ledger is the same after something was done.
    fn unchanged(&self, what: &str, done: impl FnOnce(&Server)) {
        let before = self.server.bytes();
        done(&self.server);
        assert!(self.server.bytes() == before, "{what} changes the ledger");
    }
}

/// Forms that are refused: what is wrong, the status, the headers and the cookie.
fn wrong_forms(table: &Table) -> Vec<(&'static str, u16, String, &str)> {
    let place = &table.server.place;
    let port = place.rsplit(':').next().unwrap();
    let kind = format!("Content-Type: {FORM}\r\n");
    let ours = format!("Host: {place}\r\nOrigin: http://{place}\r\n");
    vec![
        (
            "a foreign host",
            421,
            format!("Host: evil.test\r\nOrigin: http://evil.test\r\n{kind}"),
            &table.ann,
        ),
        (
            "a host that begins like ours",
            421,
            format!(
                "Host: 127.0.0.1.evil.test:{port}\r\nOrigin: http://127.0.0.1.evil.test:{port}\r\n{kind}"
            ),
            &table.ann,
        ),
        (
            "another port",
            421,
            format!("Host: 127.0.0.1:1\r\nOrigin: http://127.0.0.1:1\r\n{kind}"),
            &table.ann,
        ),
        (
            "two hosts",
            400,
            format!("Host: {place}\r\nHost: evil.test\r\nOrigin: http://{place}\r\n{kind}"),
            &table.ann,
        ),
        (
            "no host",
            400,
            format!("Origin: http://{place}\r\n{kind}"),
            &table.ann,
        ),
        (
            "no origin",
            403,
            format!("Host: {place}\r\n{kind}"),
            &table.ann,
        ),
        (
            "an origin that is null",
            403,
            format!("Host: {place}\r\nOrigin: null\r\n{kind}"),
            &table.ann,
        ),
        (
            "a foreign origin",
            403,
            format!("Host: {place}\r\nOrigin: http://evil.test\r\n{kind}"),
            &table.ann,
        ),
        (
            "an origin that begins like ours",
            403,
            format!("Host: {place}\r\nOrigin: http://{place}.evil.test\r\n{kind}"),
            &table.ann,
        ),
        (
            "an origin by https",
            403,
            format!("Host: {place}\r\nOrigin: https://{place}\r\n{kind}"),
            &table.ann,
        ),
        (
            "JSON",
            415,
            format!("{ours}Content-Type: application/json\r\n"),
            &table.ann,
        ),
        (
            "a plain text",
            415,
            format!("{ours}Content-Type: text/plain\r\n"),
            &table.ann,
        ),
        ("no type", 415, ours.clone(), &table.ann),
        ("no cookie", 401, format!("{ours}{kind}"), ""),
        (
            "a cookie of nobody",
            401,
            format!("{ours}{kind}"),
            "dokbak-1=AAAAAAAAAAAAAAAAAAAAAA",
        ),
        (
            "a phone that looks on",
            403,
            format!("{ours}{kind}"),
            &table.board,
        ),
    ]
}

#[test]
fn forms_that_are_none_of_ours_change_nothing() {
    let table = Table::new();
    let form = table.nagari();
    for (what, status, headers, cookie) in wrong_forms(&table) {
        table.unchanged(what, |server| {
            let answer = server.post_with("/do", cookie, &form, &headers);
            // What is no request at all is refused before anybody looks at it.
            let right = answer.status == status || (status == 400 && answer.status == 421);
            assert!(right, "{what}: {answer:?}");
            assert!(
                !answer.head.to_lowercase().contains("access-control"),
                "{what}"
            );
        });
    }
    // The same form is taken where nothing is wrong.
    let before = table.server.bytes();
    assert_eq!(table.server.post("/do", &table.ann, &form).status, 303);
    assert!(table.server.bytes() != before);
}

#[test]
fn pages_are_for_this_host_and_for_who_is_in() {
    let table = Table::new();
    for host in ["evil.test", "127.0.0.1.evil.test", "localhost", "127.0.0.1"] {
        let request = format!(
            "GET / HTTP/1.1\r\nHost: {host}\r\nCookie: {}\r\nConnection: close\r\n\r\n",
            table.ann
        );
        assert_eq!(table.server.raw(&request).status, 421, "{host}");
    }
    for path in [
        "/", "/hand", "/evening", "/money", "/phones", "/why/1", "/me",
    ] {
        let answer = table.server.get(path, "");
        assert_eq!(answer.status, 401, "{path}");
        assert!(!answer.body.contains("Chul"), "{path}: {answer:?}");
    }
    assert_eq!(table.server.get("/qr.svg", "").status, 401);
    assert_eq!(table.server.get("/events", "").status, 204);
}

#[test]
fn reading_changes_nothing() {
    let table = Table::new();
    let paths = [
        "/",
        "/hand",
        "/hand?pile=Ann&by=points",
        "/begin",
        "/evening",
        "/money",
        "/phones",
        "/phones?out=0",
        "/table",
        "/again",
        "/dispute",
        "/why/1",
        "/me",
        "/seats",
        "/qr.svg",
        "/do?do=answer+n",
        "/about?do=look",
        "/in?k=x",
        "/nowhere",
        "/begin?move=up+0&p=Ann",
    ];
    table.unchanged("reading", |server| {
        for path in paths {
            for cookie in [&table.ann, &table.board] {
                let answer = server.get(path, cookie);
                assert!(answer.status < 500, "{path}: {answer:?}");
            }
        }
        for method in ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"] {
            let (place, ann) = (&server.place, &table.ann);
            let request = format!(
                "{method} /do HTTP/1.1\r\nHost: {place}\r\nOrigin: http://{place}\r\nCookie: {ann}\r\n\
                 Content-Length: 0\r\nConnection: close\r\n\r\n"
            );
            assert_eq!(server.raw(&request).status, 405, "{method}");
        }
    });
}

#[test]
fn who_was_put_out_sees_and_enters_nothing() {
    let table = Table::new();
    let bo = table.server.seated("Bo", Some(&table.ann));
    let number = 2;
    let out = format!("do=out+{number}&at=/phones");
    assert_eq!(table.server.post("/about", &table.ann, &out).status, 303);
    let form = table.nagari();
    table.unchanged("a phone that was put out", |server| {
        assert_eq!(server.post("/do", &bo, &form).status, 401);
        let page = server.get("/", &bo);
        assert_eq!(page.status, 401);
        assert!(!page.body.contains("Chul"), "{page:?}");
        // What it knew of the key lets nobody in.
        let again = server.post("/in", "", &format!("k={}", server.key));
        assert_eq!(again.status, 403, "{again:?}");
    });
}

#[test]
fn who_was_not_let_in_has_no_seat() {
    let table = Table::new();
    let bo = table.server.seated("Ann", None);
    let form = table.nagari();
    table.unchanged("a phone that asks for a seat", |server| {
        assert_eq!(server.post("/do", &bo, &form).status, 403);
        // It lets itself in no more than anybody else.
        for number in 0..4 {
            let admit = format!("do=admit+{number}&at=/");
            assert_eq!(server.post("/about", &bo, &admit).status, 403);
        }
        assert_eq!(server.post("/do", &bo, &form).status, 403);
    });
}

#[test]
fn large_bodies_and_heads_are_not_read() {
    let table = Table::new();
    table.unchanged("a large body", |server| {
        let form = format!("{}&text={}", table.nagari(), "x".repeat(10 * 1024 * 1024));
        let begun = Instant::now();
        let answer = server.post("/do", &table.ann, &form);
        assert!([0, 413].contains(&answer.status), "{answer:?}");
        let place = &server.place;
        let head = "x".repeat(64 * 1024);
        let request =
            format!("GET / HTTP/1.1\r\nHost: {place}\r\nX: {head}\r\nConnection: close\r\n\r\n");
        let answer = server.raw(&request);
        assert!([0, 431].contains(&answer.status), "{answer:?}");
        assert!(begun.elapsed() < Duration::from_secs(5));
        assert_eq!(server.get("/", &table.ann).status, 200);
    });
}

/// Half a head, and a body that never comes, each have ten seconds.
#[test]
fn who_is_slow_has_ten_seconds() {
    let table = Table::new();
    table.unchanged("a slow phone", |server| {
        let place = &server.place;
        let mut head = server.connect();
        write!(head, "GET / HTTP/1.1\r\nHost: {place}\r\n").unwrap();
        let mut body = server.connect();
        write!(
            body,
            "POST /do HTTP/1.1\r\nHost: {place}\r\nOrigin: http://{place}\r\nCookie: {}\r\n\
             Content-Type: {FORM}\r\nContent-Length: 100\r\n\r\nkey=",
            table.ann
        )
        .unwrap();
        let begun = Instant::now();
        for stream in [&mut head, &mut body] {
            stream
                .set_read_timeout(Some(Duration::from_secs(15)))
                .unwrap();
            read(stream);
        }
        let took = begun.elapsed();
        assert!((9..14).contains(&took.as_secs()), "{took:?}");
    });
}

#[test]
fn letters_may_be_wrong_five_times_a_minute() {
    let table = Table::new();
    for _ in 0..5 {
        assert_eq!(table.server.post("/in", "", "k=aaaa+aaaa").status, 403);
    }
    assert_eq!(table.server.post("/in", "", "k=aaaa+aaaa").status, 429);
    // The letters of the table are not tried either, but the key is.
    let page = table.server.get("/phones", &table.ann).body;
    let letters = page.split_once("class=\"letters\">").unwrap().1;
    let letters = letters.split('<').next().unwrap().replace(' ', "+");
    let typed = table.server.post("/in", "", &format!("k={letters}"));
    assert_eq!(typed.status, 429, "{typed:?}");
    table.server.phone();
}

#[test]
fn a_phone_has_thirty_taps_in_ten_seconds() {
    let table = Table::new();
    let form = "key=same&seen=x&at=/&do=answer+n";
    // Taking the seat was the first.
    for number in 2..=30 {
        let answer = table.server.post("/do", &table.ann, form);
        assert_eq!(answer.status, 409, "{number}: {answer:?}");
    }
    let answer = table.server.post("/do", &table.ann, form);
    assert_eq!(answer.status, 429, "{answer:?}");
    assert!(answer.body.contains("That was too fast."), "{answer:?}");
    // Another phone at the same address is counted by itself, and so is who is not in.
    let board = table.server.post("/do", &table.board, form);
    assert_eq!(board.status, 403, "{board:?}");
    let stranger = table.server.post("/do", "", form);
    assert_eq!(stranger.status, 401, "{stranger:?}");
    let wait = answer
        .head
        .lines()
        .find_map(|line| line.strip_prefix("retry-after: "));
    let wait: u64 = wait.unwrap().parse().unwrap();
    assert!((1..=10).contains(&wait), "{wait}");
    // Who reads, or listens, is not limited.
    assert_eq!(table.server.get("/", &table.ann).status, 200);
    assert!(
        stream(&table.server, &table.ann)
            .1
            .starts_with("HTTP/1.1 200")
    );
    std::thread::sleep(Duration::from_secs(wait));
    let answer = table.server.post("/do", &table.ann, form);
    assert_eq!(answer.status, 409, "{answer:?}");
}

/// Opens a stream of events; returns it with what came first.
pub(crate) fn stream(server: &Server, cookie: &str) -> (TcpStream, String) {
    let mut stream = server.connect();
    let place = &server.place;
    write!(
        stream,
        "GET /events HTTP/1.1\r\nHost: {place}\r\nCookie: {cookie}\r\n\r\n"
    )
    .unwrap();
    let mut first = String::new();
    let mut bytes = [0; 4096];
    while !first.contains("event:") {
        let read = stream.read(&mut bytes).unwrap();
        if read == 0 {
            break;
        }
        first.push_str(&String::from_utf8_lossy(&bytes[..read]));
    }
    (stream, first)
}

#[test]
fn there_is_room_for_so_many() {
    let table = Table::new();
    let server = &table.server;
    // A stream too many is answered well, and says that it comes back.
    let mut streams: Vec<(TcpStream, String)> =
        (0..64).map(|_| stream(server, &table.ann)).collect();
    for (_, first) in &streams {
        assert!(first.contains("event: hello"), "{first}");
    }
    let (_full, first) = stream(server, &table.ann);
    assert!(first.starts_with("HTTP/1.1 200"), "{first}");
    assert!(
        first.contains("event: full") && first.contains("retry:"),
        "{first}"
    );
    // Pages are still answered beside them.
    assert_eq!(server.get("/", &table.ann).status, 200);
    assert_eq!(server.enter(&table.ann, "k1", "answer+n").status, 303);
    // A connection too many is told so in all languages.
    let mut idle: Vec<TcpStream> = (0..80).map(|_| server.connect()).collect();
    std::thread::sleep(Duration::from_millis(500));
    let told = idle.iter_mut().rev().find_map(|more| {
        more.set_read_timeout(Some(Duration::from_millis(20)))
            .unwrap();
        Some(read(more)).filter(|answer| answer.status != 0)
    });
    let told = told.unwrap();
    assert_eq!(told.status, 503);
    for words in [
        "There is no room now",
        "지금은 자리가 없어요",
        "いまは満員です",
    ] {
        assert!(told.body.contains(words), "{told:?}");
    }
    idle.clear();
    streams.truncate(10);
    std::thread::sleep(Duration::from_millis(300));
    assert_eq!(server.get("/", &table.ann).status, 200);
    let (_room, first) = stream(server, &table.ann);
    assert!(first.contains("event: hello"), "{first}");
}

#[test]
fn it_ends_within_a_second_with_twenty_streams() {
    for signal in [Signal::SIGINT, Signal::SIGTERM] {
        let mut table = Table::new();
        let streams: Vec<(TcpStream, String)> =
            (0..20).map(|_| stream(&table.server, &table.ann)).collect();
        let (status, took) = table.server.end(signal);
        assert!(took < Duration::from_secs(1), "{took:?}");
        assert_eq!(
            status.code(),
            Some(if signal == Signal::SIGINT { 130 } else { 0 })
        );
        drop(streams);
        table.server.done(&["verify"]);
    }
}
