//! The rule book: one entry for each rule. Sheets, comparisons, explanations and `docs/RULES.md`
//! are all made from it.
//!
//! Everything independent of language is in the rows of the rules and in the worked hands. A
//! language adds names, sentences for values, and prose files.

mod data;
mod document;

mod entry;
#[cfg(test)]
mod tests;

pub(super) use data::Prose;
pub use document::document;
#[cfg(feature = "serve")]
pub(crate) use entry::sentence;
pub use entry::{
    RuleAtTable, WorkedHand, elsewhere, explained, heading, name, of_id, says, sheet, title,
    worked_hands,
};
