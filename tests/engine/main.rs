//! The engine compared with the rules: worked hands, exhaustive counts, and laws.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test stops where something is not as it must be"
)]

mod asked;
mod balance;
mod comments;
mod corpus;
mod deals;
mod documents;
mod exhaustive;
#[path = "../support/files.rs"]
mod files;
mod folders;
mod games;
mod given;
mod going;
mod gwangpalli;
mod in_force;
mod keys;
mod koikoi;
mod koikoi_made;
mod koikoi_rounds;
mod koikoi_sets;
mod laws;
mod limits;
mod literal;
mod minhwatu;
mod offers;
mod partly;
mod play;
mod records;
mod reference;
mod rooms;
mod rulesets;
mod schema;
mod seats;
mod second;
#[cfg(feature = "ledger")]
#[path = "../support/sheets.rs"]
mod sheets;
mod support;
mod told;
mod told_lines;
mod turns;
mod worked;
