//! Who owes whom, by what was played and what was handed over.

mod books;
mod currencies;
mod due;
pub(crate) mod handed;
mod later;
mod left;
mod payments;

pub(crate) use books::Books;
pub(crate) use books::if_ended;
pub(crate) use currencies::Currencies;
pub(crate) use due::Due;
pub(crate) use later::Later;
pub(crate) use left::Left;
pub(crate) use left::paid_by;
pub(crate) use payments::{payments, settled};
