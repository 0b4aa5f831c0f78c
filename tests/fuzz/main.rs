//! The laws that fuzzers try to break: they must hold for any bytes.
//!
//! This file is also the library of the fuzzers' crate in `fuzz/`. As a test (without a harness,
//! which would run the modules' tests once more) it replays what the fuzzers found worth keeping:
//! `fuzz/corpus`, and `fuzz/regressions` with inputs that once broke a law.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::missing_panics_doc,
    reason = "a law that is broken stops the program"
)]
#![allow(
    dead_code,
    unused_imports,
    unreachable_pub,
    reason = "of the modules of other tests a part is used; a library has no use for `main`"
)]

#[path = "../ledger/chain.rs"]
mod chain;
#[path = "../engine/comments.rs"]
mod comments;
#[path = "../engine/deals.rs"]
mod deals;
#[path = "../support/files.rs"]
mod files;
#[path = "../engine/games.rs"]
mod games;
#[path = "../engine/given.rs"]
mod given;
#[path = "../engine/koikoi.rs"]
mod koikoi;
#[path = "../engine/koikoi_rounds.rs"]
mod koikoi_rounds;
#[path = "../engine/laws.rs"]
mod laws;
#[path = "../engine/literal.rs"]
mod literal;
#[path = "../engine/minhwatu.rs"]
mod minhwatu;
#[path = "../engine/offers.rs"]
mod offers;
#[path = "../engine/records.rs"]
mod records;
#[path = "../engine/reference.rs"]
mod reference;
#[path = "../support/sheets.rs"]
mod sheets;
#[path = "../engine/support.rs"]
mod support;
#[path = "../ledger/table.rs"]
mod table;
mod targets;
#[path = "../engine/told.rs"]
mod told;
#[path = "../engine/turns.rs"]
mod turns;
#[path = "../engine/worked.rs"]
mod worked;
#[path = "../support/year.rs"]
mod year;

pub use targets::{TARGETS, Target};

use files::repository;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Instant;

/// The folders with the inputs kept for each target.
const KEPT: [&str; 2] = ["fuzz/corpus", "fuzz/regressions"];

/// Asks for one target, in this process.
const APART: &str = "--apart";

/// Tries a target as a fuzzer does, and regularly reports how many inputs passed all stages.
pub fn watched(name: &str, bytes: &[u8]) {
    static TRIED: AtomicU64 = AtomicU64::new(0);
    static DEEP: AtomicU64 = AtomicU64::new(0);
    let target = TARGETS.iter().find(|target| target.name == name).unwrap();
    if (target.law)(bytes) {
        DEEP.fetch_add(1, Relaxed);
    }
    let tried = TRIED.fetch_add(1, Relaxed) + 1;
    if tried.is_multiple_of(1_000) {
        eprintln!("{} of {tried} reached the bottom", DEEP.load(Relaxed));
    }
}

/// Returns the files of a folder, sorted; empty if there is no such folder.
fn inputs(folder: &Path) -> Vec<PathBuf> {
    let Ok(found) = std::fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut found: Vec<PathBuf> = found.map(|entry| entry.unwrap().path()).collect();
    found.sort();
    found
}

/// Replays the inputs kept for a target; reports on standard error, since the program's own output
/// goes to standard output.
fn replay(target: &Target) {
    let (began, mut run, mut deep) = (Instant::now(), 0, 0);
    for kept in KEPT {
        for path in inputs(&repository(kept).join(target.name)) {
            let bytes = std::fs::read(&path).unwrap();
            let held = std::panic::catch_unwind(|| (target.law)(&bytes));
            let Ok(reached) = held else {
                panic!("{} breaks a law of `{}`", path.display(), target.name);
            };
            run += 1;
            deep += u32::from(reached);
        }
    }
    let seconds = began.elapsed().as_secs();
    eprintln!(
        "{}: {run} kept, {deep} reach the bottom, {seconds} s",
        target.name
    );
}

/// Replays a target in a new process with a clean environment, so that its output is shown only if
/// a law is broken.
fn replay_apart(target: &Target) {
    let own = std::env::current_exe().unwrap();
    let mut replay = Command::new(own);
    replay.env_clear().args([APART, target.name]);
    let told = replay.output().unwrap();
    let said = String::from_utf8_lossy(&told.stderr);
    let last = said.lines().last().unwrap_or_default();
    let seen = if told.status.success() { last } else { &said };
    println!("{seen}");
    assert!(
        told.status.success(),
        "a law of `{}` is broken",
        target.name
    );
}

/// Replays the targets whose names contain one of the given words, or all targets.
fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if let [apart, name] = &words[..]
        && apart == APART
    {
        let target = TARGETS.iter().find(|target| target.name == name);
        return replay(target.unwrap());
    }
    // Options of other tests' harnesses, which this test does not have.
    if words.iter().any(|it| it == "--list" || it == "--ignored") {
        return;
    }
    let words: Vec<&String> = words.iter().filter(|it| !it.starts_with('-')).collect();
    let asked = |target: &&Target| {
        words.is_empty() || words.iter().any(|word| target.name.contains(word.as_str()))
    };
    if !repository(KEPT[0]).is_dir() {
        println!("passed over: what the fuzzers kept is no part of the package");
        return;
    }
    TARGETS.iter().filter(asked).for_each(replay_apart);
}
