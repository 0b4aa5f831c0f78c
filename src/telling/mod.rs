//! Reads a hand that people tell in one line, in any language and order.
//!
//! A line is split into letters, which are cut into pieces (names, numbers, words). Pieces become
//! parts, each about one player, and parts become facts. All facts together are judged by the
//! rules. The result is lines of the record, questions, or a refusal that names the words at fault.
//! A number is never assigned to something just because it is still missing.

mod amounts;
mod ask;
mod cash;
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
#[cfg(feature = "ledger")]
pub(crate) use judging::pile_of_round;
pub use piece::Spoken;
pub use refusal::{Code, Misheard, MisheardReason};
pub use reply::Reply;
pub use table::TellingTable;
pub use text::{ToldPile, is_told, piles};
pub use told_hand::ToldHand;
pub use written::told_line;
