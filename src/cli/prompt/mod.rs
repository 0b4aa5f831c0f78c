//! The prompt: an evening at the table, question by question or line by line.
//!
//! What was entered is a list of texts. The state of a hand is a pure function of that list
//! ([`History`](hand::History)), so that going back is dropping the last text, resuming is entering
//! what the ledger kept, and every way of entering ends in the same record. Each text takes the state
//! one step further, and no line is read twice for it.

mod disputed;
mod evening;
mod house;
mod language;
mod lesson;
mod line;
mod offered;
#[cfg(test)]
mod old_answers;
mod paid_now;
mod reading;
mod run;
mod show;
mod spoken;
mod sure;
mod tell;
mod wishes;

pub(super) use evening::EveningPrompt;
pub(super) use house::{House, Wanted, asked_keys};
pub(super) use lesson::{LessonProgress, taught};
pub(super) use wishes::PromptWishes;
