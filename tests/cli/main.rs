//! The program from outside: its commands, its prompts in a terminal, and the README's examples.
#![cfg(unix)]
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test stops where something is not as it must be"
)]

mod again;
mod agree;
mod as_json;
mod batch;
mod before;
mod blame;
mod calls;
mod cards;
mod checked;
mod color;
mod compare;
mod completions;
mod config;
mod corrected;
mod counted;
mod damaged;
mod decisions;
mod dispute;
mod draw;
mod ends;
mod evenings;
mod examples;
mod exchange;
mod explains;
#[path = "../support/files.rs"]
mod files;
mod first;
#[path = "../support/forged.rs"]
mod forged;
#[cfg(target_os = "linux")]
mod full;
mod games;
mod guests;
mod gwangpalli;
mod handed;
mod hands;
mod heard;
mod house;
mod inert;
mod input_method;
mod inside;
mod irregular;
mod journals;
mod kept;
mod keys;
#[cfg(debug_assertions)]
mod language;
mod laws;
mod ledger;
mod limits;
mod looks;
mod man;
mod mended_notes;
mod mending;
mod money;
mod names;
mod native;
mod newly;
mod notes;
mod numbers;
mod one_word;
mod open;
mod pager;
mod pages;
mod people;
mod picture;
mod places;
#[path = "../support/programs.rs"]
mod programs;
mod pty;
mod readme;
mod recounted;
mod replaced;
mod results;
mod room;
mod rounds;
mod rules;
mod same_money;
mod score;

mod script;
mod seating;
#[cfg(feature = "serve")]
mod served;
mod settle;
mod share;
mod sheets;
mod sheets_again;
mod sheets_doubt;
mod sheets_read;
mod slips;
mod spelled;
mod stats;
mod support;
mod sure;
mod tables;
mod tampered;
mod telling;
mod threats;
mod track;
mod tutorial;
mod twice;
mod two_terminals;
mod verify;
mod whatif;
mod whole;
mod why;
mod worths;
#[path = "../support/year.rs"]
#[expect(dead_code, reason = "tests of ledgers use the rest")]
mod year;
