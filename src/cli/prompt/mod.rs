//! The prompt: an evening at the table, question by question or line by line.
//!
//! What was entered is a list of texts, and the state of a hand is a pure function of that list
//! ([`History`](hand::History)). So going back means dropping the last text, resuming means
//! entering what the ledger kept, and every way of entering produces the same record. Each text
//! advances the state by one step, and no line is read twice.

#[cfg(feature = "club")]
mod alone;
#[cfg(feature = "serve")]
mod at_door;
mod behind;
mod disputed;
mod evening;
mod house;
mod language;
mod lesson;
mod line;
mod offered;
#[cfg(test)]
mod old_answers;
#[cfg(feature = "club")]
mod outcome;
mod paid_now;
mod phones;
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
