//! The page of a year: its bytes, and what they say.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test may stop where it fails"
)]
#![allow(clippy::panic, reason = "likewise")]

mod bytes;
mod counted;
mod drawn;
mod parts;
#[path = "../support/programs.rs"]
#[expect(dead_code, reason = "tests that run programs use the rest")]
mod programs;
mod support;
mod verified;
#[path = "../support/year.rs"]
mod year;
