//! A hand as people tell it in one line, in any language and any order.
//!
//! A line becomes letters with their places, these become pieces (names, numbers, words), these
//! become parts that each tell of one player, and these become facts. All facts together are then
//! judged by the rules: they come to lines of the record, to questions, or to a refusal that names
//! the words. No number is ever given to whatever is still open.

mod amounts;
mod ask;
mod cut;
mod fact;
mod gostop;
mod hear;
mod item;
mod json;
mod judged;
mod judging;
mod koikoi;
mod letters;
mod lexicon;
#[cfg(feature = "ledger")]
pub(crate) mod money;
mod numbers;
mod part;
mod piece;
mod read;
mod readback;
mod refusal;
mod replies;
mod reply;
mod slip;
mod table;
mod text;
mod told_hand;
mod voice;
mod word_kinds;
mod written;

pub use ask::{Ask, AskId, AskedBack, Enter, Large};
pub use fact::{Ended, Fact, FactKind, Happened, LineOf, Set, ToldBak};
pub use piece::Spoken;
pub use refusal::{Code, Misheard, MisheardReason};
pub use reply::Reply;
pub use table::TellingTable;
pub use text::{ToldPile, is_told, piles};
pub use told_hand::ToldHand;
pub use written::told_line;
