//! Money between people: `dokbak paid`, `settle-up`, `settled` and `adjust`.

mod adding;
pub(in crate::cli) mod adjust;
pub(in crate::cli) mod adjusted;
pub(in crate::cli::reading) mod draw;
pub(in crate::cli) mod due;
pub(in crate::cli) mod handed;
mod json;
pub(in crate::cli) mod paid;
pub(in crate::cli) mod same;
pub(in crate::cli) mod settle_up;
pub(in crate::cli) mod settled;
mod shares;
mod why;

pub(in crate::cli) use adding::MoneyBook;
