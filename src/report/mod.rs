//! What a ledger amounts to: who stands where, and how to settle up.

mod closing;
mod standings;
mod whatif;

pub use closing::{at_close, left_in_pot, open_points};
pub use standings::{Standing, standings};
pub use whatif::{Change, Compared, Insertion, compare, same};
