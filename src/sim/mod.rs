//! Hands that the program plays on its own, to see what rules do: deals from a seed, simple players,
//! and what is counted over many hands.
//!
//! A hand is played line by line through the same reader that reads a table's record, and settled
//! like any other; nothing here computes a payment.

mod compare;
mod deal;
mod event;
mod hand;
mod numbers;
mod player;
mod stats;
mod tally;

pub use compare::{Plan, Refused, compare};
pub use deal::Deal;
pub use event::Event;
pub use hand::{Before, Played, play};
pub use player::{Style, Styles};
pub use stats::{Estimate, Means, Row, Summary, summary};
#[cfg(feature = "ledger")]
pub(crate) use stats::{REACH, float, wilson_of};
pub use tally::{Facts, Tally};
