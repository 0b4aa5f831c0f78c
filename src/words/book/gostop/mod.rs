//! The rule book of Go-Stop, a file a chapter.

mod baks;
mod birds;
mod deal;
mod dokbak;
mod events;
mod jokbo;
mod junk;
mod payment;
mod play;
mod seats;
mod stopping;

use super::{Chapter, Example, Rule, Sheet, fold, some, unless_off};
use crate::rules::GoStopRules;

/// A rule of this book.
type GoStop = Rule<Sheet<GoStopRules>>;

/// Every chapter's rules, in the book's order.
pub(super) const BOOK: &[&[GoStop]] = &[
    deal::RULES,
    play::RULES,
    jokbo::RULES,
    birds::RULES,
    stopping::RULES,
    payment::RULES,
    baks::RULES,
    dokbak::RULES,
    events::RULES,
    junk::RULES,
    seats::RULES,
];
