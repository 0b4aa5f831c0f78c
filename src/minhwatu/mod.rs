//! Min-hwatu: from the piles at the end of a hand to what everybody pays.

mod count;
mod reader;
mod settle;

pub use count::{CountEnd, PilePlayer, Piles};
pub use reader::{LivePiles, read};
pub use settle::settle;
#[cfg(feature = "serve")]
pub(crate) use settle::worth_so_far;
