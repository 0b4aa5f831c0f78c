//! Go-Stop: from the lines of a record to who owes whom, how much, and why.

mod claim;
mod counted;
mod facts;
mod findings;
mod fixed_payments;
mod gwangpalli;
mod hand;
mod junk;
mod known;
mod liability;
mod loser;
mod loss;
mod outlook;
mod payments;
mod reader;
mod replay;
mod review;
mod score;
mod seating;
mod settle;
mod stakes;
mod stopping;
pub mod turns;

pub use counted::CountedPile;
pub use facts::{CountRange, PileFacts};
pub use fixed_payments::{fixed_steps, price};
pub use hand::{
    Alternative, AlternativeTurns, ByTurns, Go, Hand, HandEnd, Holding, Offer, Offered, Past,
    PendingDecision, Player, Prospect,
};
pub use junk::is_junk;
pub use outlook::outlook;
pub use payments::NetSheet;
pub use reader::{Live, LiveHand, read};
pub use replay::awaits_turns;
pub use review::{coarse, junk_due, stayed};
pub(crate) use score::cho_dan;
pub use score::{Assignment, PileTally, best_score, score, stop_points};
pub use seating::{Sale, SeatRole, Seated, Seating, TableSeat};
pub use settle::{net, settle};
pub use stakes::Stakes;
pub use stopping::{Calls, Needed, Shortfall};
