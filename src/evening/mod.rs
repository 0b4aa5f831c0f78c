//! An evening at the table as a value: who sits at the table, what was told about the hand being
//! played, which questions matter, what answers mean, and what comes next.
//!
//! The input is a list of texts. The state of a hand is a pure function of that list. So going back
//! means dropping the last text, resuming means entering the texts that the ledger kept, and every
//! way of entering leads to the same record. This module deals in facts, not sentences: the door, a
//! terminal or a phone, phrases facts in its user's language. Nothing here knows about a screen, a
//! clock, a socket or a file.

pub(crate) mod again;
#[cfg(feature = "club")]
mod alone;
pub(crate) mod answer;
pub(crate) mod ask;
pub(crate) mod asking;
mod begin;
pub(crate) mod book;
pub(crate) mod change;
pub(crate) mod chip;
#[cfg(feature = "serve")]
mod client;
pub(crate) mod command;
#[cfg(feature = "serve")]
pub(crate) mod confirms;
pub(crate) mod deal_draw;
pub(crate) mod decision;
pub(crate) mod dispute;
mod disputing;
pub(crate) mod due;
pub(crate) mod explains;
#[cfg(feature = "club")]
pub(crate) mod found_out;
#[cfg(feature = "serve")]
mod from_phones;
pub(crate) mod given;
pub(crate) mod hand;
pub(crate) mod hand_start;
pub(crate) mod handle;
mod in_again;
mod in_entry;
pub(crate) mod in_hand;
mod in_taps;
pub(crate) mod items;
pub(crate) mod keeper;
mod last_written;
mod newcomers;
pub(crate) mod old;
mod opening;
mod over;
pub(crate) mod play;
pub(crate) mod players;
pub(crate) mod quick;
pub(crate) mod reach;
pub(crate) mod refusal;
pub(crate) mod seating;
pub(crate) mod seats;
pub(crate) mod setup;
#[cfg(feature = "serve")]
pub(crate) mod shared;
pub(crate) mod sheet;
pub(crate) mod state;
pub(crate) mod step;
pub(crate) mod sure;
mod surplus;
pub(crate) mod table;
mod take;
pub(crate) mod tap;
pub(crate) mod tapped;
#[cfg(test)]
mod taps_tests;
#[cfg(test)]
mod tests;
pub(crate) mod told;
#[cfg(test)]
pub(crate) mod trial;
pub(crate) mod whole_hand;
mod writing;
pub(crate) mod written;
