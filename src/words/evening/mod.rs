//! What is said at the table as far as it is put together alike in every language.

mod flow;
mod layout;
mod lots;
pub(crate) mod money;
mod rows;

pub(crate) use flow::PaymentFlow;
pub(crate) use layout::laid;
pub(crate) use lots::lot_fault;
pub(crate) use rows::{ComparedTo, RowHead};
