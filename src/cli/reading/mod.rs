//! Commands that read the ledger or add an entry that is not a hand, one file for each. They work
//! the same at the prompt and outside of it.

mod counting;
mod evening;
mod here;
pub(super) mod log;
pub(super) mod money;
pub(super) mod note;
mod obey;
mod outside;
pub(super) mod season;
pub(super) mod share;
pub(super) mod show;
pub(super) mod standings;
pub(super) mod whatif;
pub(super) mod why;

pub(super) use evening::{evening, evening_in_words};
pub(super) use here::Here;
pub(super) use obey::read;
pub(super) use outside::outside;
