//! Parts of the table's sentences that are built the same way in every language.

mod deal_draw;
mod flow;
mod layout;
pub(crate) mod money;
mod rows;

pub(crate) use deal_draw::lot_fault;
pub(crate) use flow::PaymentFlow;
pub(crate) use layout::laid;
pub(crate) use rows::{ComparedTo, RowHead};
