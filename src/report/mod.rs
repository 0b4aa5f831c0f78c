//! What a ledger amounts to: who stands where, how a session is settled up, and what its hands would
//! have come to otherwise, and whether its entries say what they rest on.

#[cfg(feature = "ledger")]
mod audit;
mod closing;
mod named;
mod open;
mod standings;
mod trial;
mod whatif;

#[cfg(feature = "ledger")]
pub use audit::{Audit, Auditing, Otherwise, Settled, Wrong};
pub use closing::{
    at_close, brings_points, left_in_pot, open_points, over_after, points_of, totals,
};
pub use named::{Named, named};
pub use open::{Fact, Open};
pub use standings::{PointStanding, Standing, point_standings, standings};
pub use whatif::{Change, Compared, Insertion, compare, same};
