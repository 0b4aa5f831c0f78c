//! Hands that the program plays by itself, to see what rules do: deals from a seed, simple players,
//! and what is counted over many hands.
//!
//! A hand is played line by line through the same reader that reads a table's record, and settled
//! like any other; nothing here computes a payment.

mod deal;
mod hand;
mod numbers;
mod player;

pub use deal::Deal;
pub use hand::{Before, Played, play};
pub use player::{Style, Styles};
