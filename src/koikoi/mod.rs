//! Koi-Koi: from the lines of a record to the points of a round.

mod made;
mod outlook;
mod reader;
mod round;
mod settle;
mod yaku;

pub use made::{MadeContext, made};
pub use outlook::outlook;
pub use reader::{LiveRound, read};
pub use round::{Lucky, Round, RoundEnd, RoundPlayer};
pub use settle::settle;
pub use yaku::{Weather, score};
