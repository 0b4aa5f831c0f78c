//! Hands that the program plays by itself, to see what rules do: deals from a seed, simple players,
//! and counts over many hands.
//!
//! A hand is played line by line through the reader for a table's record, and settled like any
//! other; nothing here computes a payment.

mod compare;
mod deal;
mod event;
mod hand;
mod numbers;
mod player;
mod stats;
mod tally;

pub use compare::{ComparisonPlan, UnsettledDeal, compare};
pub use deal::Deal;
pub use event::DealEvent;
pub use hand::{DealState, SimulatedResult, play};
pub use player::{Style, Styles};
pub use stats::{ComparisonRow, Estimate, Means, Summary, summary};
#[cfg(feature = "ledger")]
pub(crate) use stats::{REACH, float, wilson_of};
pub use tally::{DealFacts, SimulationTally};
