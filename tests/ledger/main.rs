//! The ledger from outside: every operation, what the file rejects, races, kills and damage.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test may stop where it fails"
)]
#![allow(clippy::panic, reason = "likewise")]

mod append;
mod chain;
mod copy;
mod days;
mod dishonest;
mod draft;
mod evenings;
mod exchange;
mod file;
#[path = "../support/forged.rs"]
mod forged;
mod guards;
mod histories;
mod kill;
mod lock;
mod log;
mod migrate;
mod money;
mod people;
mod race;
mod read;
mod reading;
mod replaced;
mod seal;
mod stats;
mod table;
mod tail;
mod tampered;
mod totals;
mod twice;
mod verified;
mod write;
#[path = "../support/year.rs"]
mod year;
mod year_of_friends;
