//! The rig: every accident that can befall the ledger, at every moment at which it can.
//!
//! The real program runs with a small C file under it (`shim.c`, loaded before libc), which numbers
//! its calls to the disk and can strike any of them. Each target ([`target::TARGETS`]) is played
//! once to its end. Then, from the state before each of its commands:
//!
//! | test | what is done | at |
//! |---|---|---|
//! | `killed_at_a_call` | the process is gone before a call, or with half of a write done | every call that writes, syncs, cuts, opens, removes, renames or tells |
//! | `a_call_fails` | the call fails with each error that fits it, once or from then on; a write is short; the disk is full | every call, reads, maps and locks too |
//! | `the_power_is_cut` | what was not synced is not there, or half of it, or half with garbage ([`disk`]) | after every call |
//! | `a_signal_comes` | SIGKILL, SIGTERM, SIGINT and SIGHUP | any moment |
//!
//! After each accident the same is asked ([`whole::Whole::judge`]): the ledger says what it said at
//! some moment of the uninterrupted run, and nothing that was told before the accident is missing;
//! `verify` finds it good; and gone on with, the target ends with the very same ledger. A call that
//! fails leaves either all of the work done, or a word on standard error and a documented status.
//!
//! What is told is known without its words: each byte of the standard output stands at its place
//! among the calls of the uninterrupted run, and what the ledger said there has to last.
//!
//! `cargo test` tries a sample of each, the same every time; `DOKBAK_RIG_SEED=N` takes another, and
//! `DOKBAK_RIG_TARGET=NAME` tries one target alone. The
//! long form tries everything: `cargo test --test rig -- --ignored`. Both say what they tried. Where
//! the C file cannot be built (no `cc`, no Linux, no GNU libc) all of it is passed over with a word;
//! with `DOKBAK_RIG=must` that is a failure.
//!
//! The long form also strikes an evening at which the write-ahead log is folded in between hands.
//!
//! A new command that writes is a new row in [`target::TARGETS`], and nothing else.
//!
//! What is not here: the prompt in a terminal (`tests/cli/pty.rs`), two programs at one ledger
//! (`tests/ledger/race.rs`), locks by `fcntl` that fail, network disks.
#![cfg(unix)]
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test stops where something is not as it must be"
)]

mod book;
mod cut;
mod dice;
mod disk;
mod place;
mod shim;
mod signals;
mod strike;
mod tally;
mod target;
mod whole;

use shim::{Deed, shim};
use tally::{Depth, Tally};
use target::{LONG, REFOLDED, TARGETS, Target};
use whole::Whole;

/// Names the one target that is tried, for work on a command.
const ONLY: &str = "DOKBAK_RIG_TARGET";

/// How many points of the evening are struck at which the write-ahead log is folded in: each takes
/// thousands of calls to come to.
const REFOLDED_DEPTH: Depth = Depth::Sample(25);

/// Does something to every target, and returns how often the program was struck.
fn every_target(depth: Depth, strike: fn(&Whole, Depth) -> Tally) -> usize {
    if shim().is_none() {
        return usize::MAX;
    }
    let long: &[Target] = match depth {
        Depth::All => &[REFOLDED],
        Depth::Sample(_) => &[],
    };
    let only = std::env::var(ONLY).ok();
    let is_wanted = |target: &&Target| only.as_deref().is_none_or(|name| name == target.name);
    let targets = TARGETS.iter().chain(long).filter(is_wanted);
    let hits = targets.map(|target| {
        let whole = Whole::of(target, None);
        let is_refolded = target.name == REFOLDED.name;
        let depth = if is_refolded { REFOLDED_DEPTH } else { depth };
        strike(&whole, depth).done()
    });
    let hits = hits.sum();
    // Of one target there are fewer than the tests want to see.
    if only.is_some() { usize::MAX } else { hits }
}

#[test]
fn killed_at_a_call() {
    assert!(every_target(Depth::Sample(20), strike::kill) > 120);
}

#[test]
#[ignore = "the long form: minutes"]
fn killed_at_every_call() {
    assert!(every_target(Depth::All, strike::kill) > 1000);
}

#[test]
fn a_call_fails() {
    assert!(every_target(Depth::Sample(25), strike::fail) > 150);
}

#[test]
#[ignore = "the long form: minutes"]
fn every_call_fails() {
    assert!(every_target(Depth::All, strike::fail) > 3000);
}

#[test]
fn the_power_is_cut() {
    assert!(every_target(Depth::Sample(25), cut::cut) > 150);
}

#[test]
#[ignore = "the long form: minutes"]
fn the_power_is_cut_after_every_call() {
    assert!(every_target(Depth::All, cut::cut) > 2000);
}

#[test]
fn a_signal_comes() {
    assert!(signalled(Depth::Sample(60)) > 30);
}

#[test]
#[ignore = "the long form: minutes"]
fn a_signal_comes_at_any_moment() {
    assert!(signalled(Depth::All) > 300);
}

fn signalled(depth: Depth) -> usize {
    match shim() {
        Some(_) => signals::send(&Whole::of(&LONG, None), depth).done(),
        None => usize::MAX,
    }
}

/// On a disk that says it synced and did not, a cut loses what was told; the rig has to see that.
#[test]
fn a_disk_that_never_syncs_is_found_out() {
    if shim().is_none() {
        return;
    }
    let whole = Whole::of(&TARGETS[0], Some(Deed::NoSync));
    let tally = cut::cut(&whole, Depth::Sample(40));
    let found = tally.problems.len();
    assert!(found > 20, "{found} of {} are found", tally.tried);
    assert!(
        tally
            .problems
            .iter()
            .any(|problem| problem.contains("must say")),
        "{tally:?}"
    );
}

/// A kill that takes the write-ahead log along loses what was told.
#[test]
fn a_ledger_that_loses_its_log_is_found_out() {
    if shim().is_none() {
        return;
    }
    let tally = strike::kill_and_lose_the_log(&Whole::of(&TARGETS[0], None), 40);
    let found = tally.problems.len();
    assert!(found > 20, "{found} of {} are found", tally.tried);
}
