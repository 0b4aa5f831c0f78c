//! Who owes whom after everything that was played and handed over, and everybody's standings with
//! the reasons.

mod adjusted;
mod biggest;
mod books;
mod currencies;
mod due;
pub(crate) mod handed;
mod later;
mod left;
mod lists;
mod moved;
mod named;
mod overall;
mod payments;
mod since;
pub(crate) mod why;

pub(crate) use adjusted::{AdjustedShare, adjusted_shares, has_kitty};
pub(crate) use biggest::biggest;
pub(crate) use books::AccountsView;
pub(crate) use due::EveningDebts;
pub(crate) use later::Later;
pub(crate) use left::Left;
pub(crate) use left::paid_by;
pub(crate) use lists::{List, WorthPart, asked_for, in_chips, purse};
pub(crate) use moved::SessionMovements;
pub(crate) use named::is_of;
pub(crate) use overall::{Months, Overall, games, measures_played, months};
pub(crate) use payments::{payments, settled};
pub(crate) use since::{DayScope, Since};
