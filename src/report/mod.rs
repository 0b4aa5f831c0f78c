//! What a ledger amounts to: who stands where, and how to settle up.

mod settle_up;
mod standings;

pub use settle_up::{Transfer, settle_up, share_pot};
pub use standings::{Standing, standings};
