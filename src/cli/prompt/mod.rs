//! The prompt: an evening at the table, question by question or line by line.
//!
//! What was entered is a list of texts. The state of a hand is a pure function of that list
//! ([`History`](hand::History)), so that going back is dropping the last text, resuming is entering
//! what the ledger kept, and every way of entering ends in the same record. Each text takes the state
//! one step further, and no line is read twice for it.

mod again;
mod alone;
mod answer;
mod answers;
mod ask;
mod asking;
mod chip;
mod command;
mod complete;
mod decision;
mod dispute;
mod due;
mod edit;
mod evening;
mod explains;
mod given;
mod hand;
mod hand_start;
mod house;
mod in_play;
mod initial;
mod keys;
mod language;
mod lesson;
mod listing;
mod menu;
mod new_session;
mod newcomers;
mod obey;
mod offered;
mod paid_now;
mod play;
mod players;
mod preview;
mod prompter;
mod quick;
mod reading;
mod refusal;
mod run;
mod seating;
mod seats;
mod setup;
mod show;
mod so_far;
mod surplus;
mod table;
mod terminal;
#[cfg(test)]
mod trial;
mod waiting;
mod whole_hand;
mod wishes;
mod written;

pub(super) use alone::{asked_alone, yes_alone};
pub(super) use answer::yes_or_no;
pub(super) use answers::Answers;
pub(super) use ask::{Asking, Question, WholeHand, WonWith};
pub(super) use decision::Decision;
pub(super) use dispute::Way;
pub(super) use evening::{Evening, WhichSession};
pub(super) use explains::Explains;
pub(super) use hand::TooOften;
pub(super) use hand_start::HandNumber;
pub(super) use house::{House, Wanted, asked_keys};
pub(super) use lesson::{Progress, Step};
pub(super) use players::Listed;
pub(super) use refusal::{
    BadClaim, BadEdit, BadEntry, BadSeating, BadSetup, BadTurn, Pending, Refusal, TakenFor, Why,
};
pub(super) use seating::told_of_the_hand;
pub(super) use setup::{SetupAnswer, SetupAsk, can_be_called, is_no_kitty};
pub(super) use table::{Change, TableNext};
pub(super) use wishes::Wishes;
