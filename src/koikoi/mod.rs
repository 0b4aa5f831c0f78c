//! Koi-Koi: from the lines of a record to the points of a round.

mod made;
mod outlook;
mod reader;
mod round;
mod settle;
mod yaku;

pub use made::{Around, made};
pub use outlook::outlook;
pub use reader::{Following, read};
pub use round::{End, Lucky, Player, Round};
pub use settle::settle;
pub use yaku::{Weather, score};
