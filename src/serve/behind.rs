//! What is behind the phones' door.

use super::hall::Hall;
use super::snapshot::Published;
use crate::evening::shared::SharedKeeper;

/// What is behind the phones' door: a table, a club's hall, or both.
#[derive(Debug)]
pub(crate) struct BehindDoor {
    /// The table's keeper, and what it publishes.
    pub(crate) table: Option<(SharedKeeper, Published)>,
    pub(crate) hall: Option<Hall>,
}
