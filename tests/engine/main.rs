//! The engine against what the rules say: worked hands, exhaustive counts, laws.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test stops where something is not as it must be"
)]

mod corpus;
mod deals;
mod documents;
mod exhaustive;
mod keys;
mod laws;
mod literal;
mod records;
mod reference;
mod rooms;
mod rulesets;
mod support;
mod turns;
