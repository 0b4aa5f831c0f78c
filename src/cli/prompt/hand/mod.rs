//! A hand while it is entered: a pure function of the texts that were typed, which takes one after
//! the other.

mod again;
mod answers;
mod asked;
mod calls;
mod cards;
mod edited;
mod history;
mod position;
mod ppuk;
mod read;
mod said;
mod state;
mod texts;
mod told;
mod too_often;
mod track;
mod typed;

pub(super) use again::AskedAgain;
pub(super) use answers::{answers, as_recorded};
pub(super) use cards::{pack, piles, seen, unseen};
pub(super) use edited::{Edited, won_by};
pub(super) use history::History;
pub(super) use position::Position;
pub(super) use state::HandState;
pub(super) use texts::{may_follow, names_of, playing, seated};
pub(in crate::cli) use too_often::TooOften;
pub(super) use too_often::{newly_surplus, told_too_often};

#[cfg(test)]
mod tests;
