//! A hand while it is being entered: its state is a pure function of the typed texts, which are
//! taken one after the other.

mod again;
mod answers;
mod asked;
mod calls;
mod cards;
mod edited;
mod history;
#[cfg(feature = "serve")]
mod pictured;
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

pub(crate) use again::AskedAgain;
pub(crate) use answers::{answers, as_recorded};
pub(crate) use cards::{pack, piles, seen, unseen};
pub(crate) use edited::{Edited, won_by};
pub(crate) use history::History;
#[cfg(feature = "serve")]
pub(crate) use pictured::known_cards;
pub(crate) use position::Position;
pub(crate) use state::HandState;
pub(crate) use texts::{may_follow, names_of, playing, seated};
pub(crate) use too_often::TooOften;
pub(crate) use too_often::{newly_surplus, told_too_often};

#[cfg(test)]
mod tests;
