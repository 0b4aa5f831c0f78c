//! What is said at the table as far as it is put together alike in every language.

mod deal_draw;
mod flow;
mod layout;
pub(crate) mod money;
mod rows;

pub(crate) use deal_draw::lot_fault;
pub(crate) use flow::PaymentFlow;
pub(crate) use layout::laid;
pub(crate) use rows::{ComparedTo, RowHead};
