//! What a ledger amounts to: who stands where, and how to settle up.

mod standings;

pub use standings::{Standing, standings};
