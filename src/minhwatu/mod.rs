//! Min-hwatu: from the piles at the end of a hand to who pays whom.

mod count;
mod reader;
mod settle;

pub use count::{End, Piles, Player};
pub use reader::{Following, read};
pub use settle::settle;
