//! What is said at the table as far as it is put together alike in every language.

mod again;
mod explained;
mod flow;
mod layout;
mod lots;
pub(crate) mod money;
mod rows;

pub(crate) use again::asking_again;
pub(crate) use explained::{Explained, explained_by, explained_line};
pub(crate) use flow::Flow;
pub(crate) use layout::laid;
pub(crate) use lots::lot_fault;
pub(crate) use rows::{Beside, RowHead};
