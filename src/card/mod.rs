//! Cards: what they are, how piles hold them, and how people write them.
//!
//! A card is identified by its flower; the month number is only a label that a calendar gives it.

mod face;
mod faces;
mod flower;
mod fold;
mod names;
mod nearest;
mod pile;
mod read;

pub use face::{Card, Joker, Kind};
pub use faces::Faces;
pub use flower::{Calendar, Flower};
pub(crate) use fold::fold;
pub use names::SETS;
pub(crate) use nearest::{KnownWords, nearest_of};
pub use pile::{Cards, Pile, by_month, codes};
pub(crate) use read::read_code;
pub use read::{OpenSet, UnknownCard, read_kind, read_month, read_word};
