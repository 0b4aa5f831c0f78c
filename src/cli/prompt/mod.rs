//! The prompt: an evening at the table, question by question or line by line.
//!
//! What was entered is a list of texts. The state of a hand is a pure function of that list
//! ([`History`](hand::History)), so that going back is dropping the last text, resuming is entering
//! what the ledger kept, and every way of entering ends in the same record. Each text takes the state
//! one step further, and no line is read twice for it.

mod alone;
mod answers;
mod complete;
mod decision;
mod disputed;
mod evening;
mod house;
mod initial;
mod keys;
mod language;
mod lesson;
mod line;
mod listing;
mod menu;
mod offered;
#[cfg(test)]
mod old_answers;
mod paid_now;
mod preview;
mod prompter;
mod reading;
mod run;
mod show;
mod spoken;
mod sure;
mod tell;
mod terminal;
mod wishes;

pub(super) use alone::{asked_alone, yes_alone};
pub(super) use answers::Answers;
pub(super) use evening::Evening;
pub(super) use house::{House, Wanted, asked_keys};
pub(super) use lesson::Progress;
pub(super) use wishes::Wishes;
