//! The program killed in the middle of an evening, again and again: what it said is kept is kept,
//! and going on from there comes to the same as an evening without an accident.

use crate::support::{Dokbak, PROGRAM, masked};
use dokbak::ledger::{Ledger, SessionId};
use std::io::{Read as _, Write as _};
use std::process::{Command, Stdio};

const SETUP: &str = "players 안나 보 철수\nrules pagat\nchip 100 KRW\nlength open\n";

/// Five hands: quick, line by line, both, turn by turn, and without a winner.
const HANDS: [&[&str]; 5] = [
    &[
        "안나",
        "1g 3g 8g 4pp 5pp 6pp 7pp 9pp 10pp",
        "1",
        "5",
        "-",
        "n",
        "y",
        "y",
        "3",
        "-",
    ],
    &[
        "안나 takes 1t 1p",
        "보 takes 2y 4y 8y",
        "철수 takes 3g 3p",
        "보 stop",
    ],
    &[
        "철수 syodang",
        "안나 refuses",
        "보",
        "고도리",
        "-",
        "-",
        "-",
        "-",
    ],
    &[
        "table 1pp 2p 3p 8y 9y",
        "1t 11s",
        "7p 6p",
        "4p 5p",
        "2t 12y",
        "12t 7p",
        "6y 4p",
        "3t 9p",
        "s",
    ],
    &["nagari"],
];
const ROUNDS: usize = 3;
const KILLS: usize = 28;

/// Returns the entries of all hands of the evening.
fn evening() -> Vec<&'static [&'static str]> {
    HANDS.repeat(ROUNDS)
}

/// Numbers that look random and are the same every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end
    }
}

/// Plays these lines and kills the program when it has told so many bytes; returns all it told,
/// and whether it came to its end before.
fn killed_after(dokbak: &Dokbak, lines: &str, bytes: usize) -> (String, bool) {
    let mut child = Command::new(PROGRAM)
        .args(["play", "--script", "-"])
        .env_clear()
        .envs(dokbak.env())
        .current_dir(dokbak.home())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let fed = lines.to_owned();
    let feeder = std::thread::spawn(move || {
        for line in fed.split_inclusive('\n') {
            if input.write_all(line.as_bytes()).is_err() {
                return;
            }
        }
    });
    let mut out = child.stdout.take().unwrap();
    let mut told = Vec::new();
    let mut buffer = [0; 64];
    while told.len() < bytes {
        match out.read(&mut buffer).unwrap() {
            0 => break,
            count => told.extend_from_slice(&buffer[..count]),
        }
    }
    child.kill().unwrap();
    let status = child.wait().unwrap();
    out.read_to_end(&mut told).unwrap();
    feeder.join().unwrap();
    let told = String::from_utf8_lossy(&told).into_owned();
    (told, status.code() == Some(0))
}

/// What a ledger has of the evening: hands that are written, and the entries of the next.
fn kept(dokbak: &Dokbak) -> (usize, Vec<String>) {
    let ledger = Ledger::open(&dokbak.ledger()).unwrap();
    assert_eq!(ledger.verify().unwrap(), []);
    let session = SessionId(1);
    let hands = ledger.hands(session).unwrap().len();
    (hands, ledger.draft(session).unwrap())
}

/// Returns the lines that are still to be entered.
fn rest(hands: usize, entries: usize) -> Vec<&'static str> {
    let mut rest: Vec<&str> = evening()
        .into_iter()
        .skip(hands)
        .flatten()
        .copied()
        .collect();
    rest.drain(..entries);
    rest
}

/// Returns lines as they are fed.
fn fed(lines: &[&str]) -> String {
    lines.iter().flat_map(|line| [*line, "\n"]).collect()
}

/// Returns how many of these lines were echoed behind a prompt, in their order.
fn echoed(told: &str, lines: &[&str]) -> usize {
    let mut wanted = lines.iter().peekable();
    let mut count = 0;
    // The last row may be cut off by the kill.
    let whole = told.rfind('\n').map_or("", |end| &told[..end]);
    for row in whole.lines() {
        let is_echo = wanted.peek().is_some_and(|line| {
            let ends = ["? ", "] ", ") ", "> "];
            ends.iter()
                .any(|end| row.ends_with(&format!("{end}{line}")))
        });
        if is_echo {
            wanted.next();
            count += 1;
        }
    }
    count
}

/// Returns the numbers of the entries that were said to be written.
fn said_written(told: &str) -> Vec<i64> {
    told.lines()
        .filter_map(|row| {
            row.strip_prefix("Written as ")?
                .strip_suffix('.')?
                .parse()
                .ok()
        })
        .collect()
}

fn told_of(dokbak: &Dokbak) -> Vec<String> {
    ["log", "standings", "show 2", "show 13"]
        .map(|line| masked(&dokbak.line(line).run().done()))
        .to_vec()
}

#[test]
fn nothing_that_was_told_is_lost() {
    let all = fed(&rest(0, 0));
    let whole = Dokbak::new();
    let lines = format!("{SETUP}{all}");
    let told = whole.line("play --script -").stdin(&lines).run().done();
    assert_eq!(said_written(&told).len(), HANDS.len() * ROUNDS);
    let uninterrupted = told_of(&whole);

    let mut dice = Dice(0x00d0_6ba5);
    let (mut kills, mut in_a_hand) = (0, 0);
    while kills < KILLS {
        let dokbak = Dokbak::new();
        let opened = dokbak.line("play --script -").stdin(SETUP).run();
        opened.done();
        loop {
            let (hands, draft) = kept(&dokbak);
            let lines = rest(hands, draft.len());
            if lines.is_empty() && draft.is_empty() {
                break;
            }
            let fed = fed(&lines);
            let bytes = usize::try_from(dice.below(4000)).unwrap();
            let (told, ended) = killed_after(&dokbak, &fed, bytes);
            kills += usize::from(!ended);
            check(&dokbak, &told, (hands, draft.len()), &lines);
            in_a_hand += usize::from(!kept(&dokbak).1.is_empty());
        }
        assert_eq!(told_of(&dokbak), uninterrupted);
    }
    assert!(
        in_a_hand > KILLS / 3,
        "{in_a_hand} kills in the middle of a hand"
    );
}

/// Returns a line of a turn or a stop as it was typed, without the name.
fn in_short(line: &str) -> String {
    let words = line.split(' ').skip(1);
    let typed = words.filter(|word| !matches!(*word, "plays" | "flips"));
    let typed: Vec<&str> = typed.collect();
    typed.join(" ").replace("stop", "s")
}

/// Checks what the ledger has after a kill against what was told.
fn check(dokbak: &Dokbak, told: &str, before: (usize, usize), lines: &[&str]) {
    let log = dokbak.line("log").run();
    assert_eq!(log.status, Some(0), "{log:?}");
    let verified = dokbak.line("verify").run().done();
    assert!(verified.starts_with("All as written"), "{verified}");
    let ledger = Ledger::open(&dokbak.ledger()).unwrap();
    let written = ledger.hands(SessionId(1)).unwrap();
    for entry in said_written(told) {
        assert!(
            written.iter().any(|hand| hand.id.0 == entry),
            "{entry} of {told}"
        );
    }
    let (hands, draft) = kept(dokbak);
    let hand = evening().get(hands).copied().unwrap_or_default();
    let entries: Vec<&str> = hand
        .iter()
        .map(|line| if *line == "-" { "" } else { *line })
        .collect();
    assert!(draft.len() <= entries.len(), "{draft:?}");
    for (kept, typed) in draft.iter().zip(entries) {
        let same = kept == typed || in_short(kept) == *typed;
        assert!(same, "the draft of hand {}: {draft:?}", hands + 1);
    }
    // Every line that was echoed is kept, but perhaps the last.
    let entries_of = |hands: usize| {
        evening()
            .iter()
            .take(hands)
            .map(|hand| hand.len())
            .sum::<usize>()
    };
    let saved = entries_of(hands) + draft.len() - entries_of(before.0) - before.1;
    let seen = echoed(told, lines);
    assert!(
        saved == seen || saved + 1 == seen,
        "{seen} entries were echoed, {saved} are kept:\n{told}"
    );
}
