//! Go-Stop: from the lines of a record to who owes whom what, and why.

mod findings;
mod hand;
mod junk;
mod liability;
mod loss;
mod outlook;
mod reader;
mod score;
mod settle;
mod side;
pub mod turns;

pub use hand::{Alternative, End, Found, Go, Hand, Holding, Offer, Past, Player};
pub use junk::is_junk;
pub use outlook::{Missing, outlook};
pub use reader::{coarse, read};
pub use score::{Assignment, Tally, best_score, score, stop_points};
pub use settle::settle;
