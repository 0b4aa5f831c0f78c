//! Measures how fast piles are scored, hands settled, records read and deals compared, side by side
//! in one run. For comparison it also measures a lower bound for any code that reads a ruleset (a
//! scorer with one table's rules as constant masks), and how long other libraries take for a hand
//! of their games.
//!
//! Machines differ, and a shared one varies from minute to minute. So every figure is measured
//! again in each of many rounds (300, unless `BENCH_ROUNDS` is set), together with the figures it
//! is compared to. A word on the command line selects the figures with that word in their names.
#![allow(clippy::unwrap_used, reason = "a benchmark may stop where it fails")]

mod figure;
mod figures;
mod rounds;

fn main() {
    figures::all(&rounds::take);
}
