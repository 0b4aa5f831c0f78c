//! A hand by taps, with the program killed at a call to the disk: after a restart the phone has its
//! seat, everything that was answered is there, and the rest of the taps lead to the same hand.

use crate::server::Server;
use crate::shim::{Call, Deed, Kind, read_log, shim};
use std::collections::BTreeMap;
use std::fs;

/// The taps of a hand, in the words of the forms.
const TAPS: [&str; 8] = [
    "tap+won+Ann",
    "tap+cards+2y+1+Ann",
    "tap+cards+4y+1+Ann",
    "tap+cards+8y+1+Ann",
    "back",
    "tap+cards+8y+1+Ann",
    "tapped",
    "confirm",
];

/// A table with Ann's phone, before it is struck.
struct Before {
    files: BTreeMap<String, Vec<u8>>,
    cookie: String,
}

impl Before {
    fn new() -> Self {
        let mut server = Server::start();
        let cookie = server.seated("Ann", None);
        server.end(nix::sys::signal::Signal::SIGTERM);
        let files = server.files();
        Self { files, cookie }
    }

    /// Serves the table while its calls are counted, and one may be struck.
    fn watched(&self, struck: &[(&'static str, String)]) -> Server {
        let mut server = Server::of(&self.files);
        let log = server.folder().with_extension("log");
        fs::write(&log, "").unwrap();
        let mut variables = vec![
            ("LD_PRELOAD", shim().unwrap().display().to_string()),
            ("RIG_ROOT", server.folder().display().to_string()),
            ("RIG_LOG", log.display().to_string()),
        ];
        variables.extend_from_slice(struck);
        server.serve(&variables);
        server
    }
}

/// Returns the calls that a server has made so far.
fn calls(server: &Server) -> Vec<Call> {
    let log = server.folder().with_extension("log");
    read_log(&fs::read(log).unwrap()).0
}

/// Returns what a phone sees of the hand, without what tells one form from another.
fn seen(server: &Server, cookie: &str) -> String {
    let page = server.get("/hand", cookie).body;
    let main = page.split_once("<main").map_or("", |(_, rest)| rest);
    let mut parts = main.split("<input type=\"hidden\" name=\"");
    let mut seen = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        seen.push_str(part.split_once('>').map_or("", |(_, rest)| rest));
    }
    seen
}

/// What the hand looks like after so many taps, and the calls that they take.
fn undisturbed(before: &Before) -> (Vec<String>, Vec<Call>) {
    let server = before.watched(&[("RIG_TRACE", "1".to_owned())]);
    server.seen(&before.cookie);
    let begun = calls(&server).len();
    let mut pages = vec![seen(&server, &before.cookie)];
    for (number, tap) in TAPS.iter().enumerate() {
        let answer = server.enter(&before.cookie, &format!("k{number}"), tap);
        assert_eq!(answer.status, 303, "{tap}: {answer:?}");
        pages.push(seen(&server, &before.cookie));
    }
    (pages, calls(&server).split_off(begun))
}

/// Strikes a call; returns what is wrong afterwards, and whether the program died.
fn strike(before: &Before, pages: &[String], call: &Call, deed: Deed) -> (Vec<String>, bool) {
    let mut server = before.watched(&deed.variables(call.number));
    let mut answered = 0;
    for (number, tap) in TAPS.iter().enumerate() {
        if server.get("/hand", &before.cookie).status != 200 {
            break;
        }
        if server
            .enter(&before.cookie, &format!("k{number}"), tap)
            .status
            != 303
        {
            break;
        }
        answered += 1;
    }
    if answered == TAPS.len() {
        return (Vec::new(), false);
    }
    server.ended();
    server.serve(&[]);
    let mut wrong = Vec::new();
    server.seen(&before.cookie);
    let now = seen(&server, &before.cookie);
    // The tap that was on its way may be there.
    let there = [answered, answered + 1];
    let Some(done) = there.into_iter().find(|at| pages.get(*at) == Some(&now)) else {
        wrong.push(format!("after {answered} answers: {now}"));
        return (wrong, true);
    };
    for (number, tap) in TAPS.iter().enumerate().skip(done) {
        let answer = server.enter(&before.cookie, &format!("again{number}"), tap);
        if answer.status != 303 {
            wrong.push(format!("then {tap}: {answer:?}"));
        }
    }
    if pages.last() != Some(&seen(&server, &before.cookie)) {
        wrong.push("ends otherwise".to_owned());
    }
    let hands = server.done(&["export", "--jsonl"]);
    if hands.matches("\"kind\":\"hand\"").count() != 1 {
        wrong.push(hands);
    }
    server.done(&["verify"]);
    (wrong, true)
}

/// Strikes every call of the taps, or some; returns how often the program died.
fn strike_calls(most: usize) -> usize {
    if shim().is_none() {
        return usize::MAX;
    }
    let before = Before::new();
    let (pages, calls) = undisturbed(&before);
    let deaths = calls.iter().flat_map(|call| match call.kind {
        Kind::Read | Kind::Map => Vec::new(),
        Kind::Write if call.bytes.len() > 1 => vec![(call, Deed::Kill), (call, Deed::Torn)],
        _ => vec![(call, Deed::Kill)],
    });
    let deaths: Vec<(&Call, Deed)> = deaths.collect();
    let step = deaths.len().div_ceil(most).max(1);
    let mut died = 0;
    let mut wrong = Vec::new();
    for (call, deed) in deaths.iter().step_by(step) {
        let (found, dead) = strike(&before, &pages, call, *deed);
        died += usize::from(dead);
        let named = found.into_iter();
        wrong
            .extend(named.map(|one| format!("{deed:?} at {} {:?}: {one}", call.number, call.kind)));
    }
    println!("{died} deaths at {} of {} calls", deaths.len(), calls.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    died
}

#[test]
fn killed_at_a_call_of_a_tap() {
    assert!(strike_calls(20) > 12);
}

#[test]
#[ignore = "the long form: minutes"]
fn killed_at_every_call_of_a_tap() {
    assert!(strike_calls(usize::MAX) > 60);
}
