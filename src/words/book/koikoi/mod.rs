//! The rule book of Koi-Koi, a file a chapter or two.

mod cards;
mod round;
mod start;
mod yaku;

use super::{Chapter, Example, Rule, Sheet, some, unless_off};
use crate::rules::KoiKoiRules;

/// A rule of this book.
type KoiKoi = Rule<Sheet<KoiKoiRules>>;

/// Every chapter's rules, in the book's order.
pub(super) const BOOK: &[&[KoiKoi]] = &[start::RULES, yaku::RULES, cards::RULES, round::RULES];
