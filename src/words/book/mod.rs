//! The rule book: one entry a rule, from which the sheets, the comparisons, the explanations and
//! `docs/RULES.md` are made.
//!
//! What is the same in every language is in the rows of the rules and in the worked hands; a
//! language has names, sentences for values, and prose in files of its own.

mod data;
mod document;

mod entry;
#[cfg(test)]
mod tests;

pub(super) use data::Prose;
pub use document::document;
pub use entry::{
    RuleAtTable, WorkedHand, elsewhere, explained, heading, name, of_id, says, sheet, title,
    worked_hands,
};
