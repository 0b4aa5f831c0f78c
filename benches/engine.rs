//! How fast piles are scored, hands settled, records read and deals compared, side by side in one
//! run. Beside them stands what nothing that reads a ruleset can be faster than, a scorer of one
//! table's rules as constant masks, and what others need for a hand of theirs.
//!
//! Machines differ, and a shared one from minute to minute: every figure is taken again in each of
//! many rounds, 300 where `BENCH_ROUNDS` says nothing, and what stands beside it was taken in the same
//! ones. A word on the command line chooses the figures that have it in their names.
#![allow(clippy::unwrap_used, reason = "a benchmark may stop where it fails")]

mod figure;
mod figures;
mod rounds;

fn main() {
    figures::all(&rounds::take);
}
