//! The prompt: an evening at the table, question by question or line by line.
//!
//! What was entered is a list of texts. The state of a hand is a pure function of that list
//! ([`Entered`](hand::Entered)), so that going back is dropping the last text, resuming is entering
//! what the ledger kept, and every way of entering ends in the same record. Each text takes the state
//! one step further, and no line is read twice for it.

mod answer;
mod ask;
mod asking;
mod complete;
mod dispute;
mod edit;
mod evening;
mod given;
mod hand;
mod house;
mod menu;
mod opening;
mod prompter;
mod quick;
mod refusal;
mod round;
mod setup;
mod show;
mod surplus;
mod table;
mod terminal;
mod track;
mod waiting;

pub(super) use ask::{Asking, Question};
pub(super) use dispute::Way;
pub(super) use evening::{ENGINE, Evening, Start};
pub(super) use house::{House, Wanted, asked_keys};
pub(super) use prompter::ScriptLine;
pub(super) use refusal::{BadClaim, BadEdit, BadEntry, BadSetup, Refusal, TakenFor, Why};
pub(super) use setup::{SetupAnswer, SetupAsk};
pub(super) use surplus::TooOften;

use super::intake::Input;
use prompter::{Prompter, Script};
use std::io::{self, BufRead};
use terminal::Terminal;

/// Where the answers of an evening come from.
pub(super) struct Source(Box<dyn Prompter>);

impl Source {
    /// Returns the terminal that the program runs in; both its ends must be one.
    pub(super) fn terminal() -> io::Result<Self> {
        Ok(Self(Box::new(Terminal::new()?)))
    }

    /// Returns the lines of a script that comes from an input.
    pub(super) fn script(from: Input, lines: impl BufRead + 'static) -> Self {
        Self(Box::new(Script::new(from, lines)))
    }

    /// Returns the lines of an input that answer one question each, an empty one like Enter.
    pub(super) fn answers(from: Input, lines: impl BufRead + 'static) -> Self {
        Self(Box::new(Script::answers(from, lines)))
    }
}
