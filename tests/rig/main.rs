//! The rig: every accident that can befall the ledger, at every possible moment.
//!
//! The real program runs on top of a small C file (`shim.c`, loaded before libc), which numbers its
//! calls to the disk and can strike any of them. Each target ([`target::TARGETS`]) is first played
//! to its end. Then, from the state before each of its commands:
//!
//! | test | what is done | at |
//! |---|---|---|
//! | `killed_at_a_call` | the process dies before a call, or with half of a write done | every call that writes, syncs, truncates, opens, removes, renames or prints |
//! | `a_call_fails` | the call fails with each fitting error, once or from then on; a write is short; the disk is full | every call, including reads, maps and locks |
//! | `the_power_is_cut` | unsynced data is missing, or half of it, or half with garbage ([`disk`]) | after every call |
//! | `a_signal_comes` | SIGKILL, SIGTERM, SIGINT and SIGHUP | any moment |
//!
//! The same must hold after each accident ([`whole::Whole::judge`]): the ledger is in a state that
//! the uninterrupted run had at some moment, and nothing reported before the accident is missing;
//! `verify` accepts it; and when the target continues, it ends with exactly the same ledger. A call
//! that fails leaves either all of the work done, or a message on standard error and a documented
//! status.
//!
//! What was reported is recognised without its wording: each byte of standard output has its place
//! among the calls of the uninterrupted run, and the ledger's state there must last.
//!
//! `cargo test` tries a sample of each, the same every time; `DOKBAK_RIG_SEED=N` takes another, and
//! `DOKBAK_RIG_TARGET=NAME` tries only one target. The long form tries everything: `cargo test
//! --test rig -- --ignored`. Both print what they tried. If the C file cannot be built (no `cc`,
//! not Linux, no GNU libc), everything is skipped with a note; with `DOKBAK_RIG=must` that is a
//! failure.
//!
//! The long form also strikes an evening during which the write-ahead log is folded in between
//! hands.
//!
//! A new command that writes needs only a new row in [`target::TARGETS`].
//!
//! Not covered: the prompt in a terminal (`tests/cli/pty.rs`), two programs on one ledger
//! (`tests/ledger/race.rs`), failing `fcntl` locks, network disks.
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

/// Limits the rig to one target, for work on a command.
const ONLY: &str = "DOKBAK_RIG_TARGET";

/// How many points are struck in the evening that folds in its write-ahead log: reaching each takes
/// thousands of calls.
const REFOLDED_DEPTH: Depth = Depth::Sample(25);

/// Strikes every target; returns how often the program was struck.
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
    // A single target has fewer points than the tests expect.
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

/// If a disk pretends to sync, a cut loses what was reported; the rig must notice that.
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

/// A kill that also removes the write-ahead log loses what was reported.
#[test]
fn a_ledger_that_loses_its_log_is_found_out() {
    if shim().is_none() {
        return;
    }
    let tally = strike::kill_and_lose_the_log(&Whole::of(&TARGETS[0], None), 40);
    let found = tally.problems.len();
    assert!(found > 20, "{found} of {} are found", tally.tried);
}
