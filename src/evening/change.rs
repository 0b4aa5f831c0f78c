//! A change at the table and its consequences.

use crate::record::{ChipValue, Name};
use crate::rules::PointUnit;

/// What changes at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TableChange {
    /// These people sit down; `new` if none of them was ever here before.
    Come { names: Vec<Name>, new: bool },
    /// The player `name` takes the seat of `whom`, who goes home.
    Instead { name: Name, whom: Name },
    /// These people go home.
    Home(Vec<Name>),
    /// A chip is worth this amount from now on; `None` for chips without a worth in money.
    Chip(Option<ChipValue>),
}

/// A change at the table and its consequences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TableNext {
    pub(crate) change: TableChange,
    /// The players of the next session in seat order.
    pub(crate) players: Vec<Name>,
    /// Whether hands were played that must be settled up.
    pub(crate) played: bool,
    /// The unit in which the session's points are counted.
    pub(crate) unit: PointUnit,
}
