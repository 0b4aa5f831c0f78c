//! A change of the table, with what comes of it.

use crate::record::{ChipValue, Name};
use crate::rules::PointUnit;

/// What changes at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TableChange {
    /// These sit down; `new` where nobody of them was here before.
    Come { names: Vec<Name>, new: bool },
    /// This player sits down in the seat of that one, who goes home.
    Instead { name: Name, whom: Name },
    /// These go home.
    Home(Vec<Name>),
    /// A chip is worth this from now on.
    Chip(Option<ChipValue>),
}

/// A change of the table with what comes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TableNext {
    pub(crate) change: TableChange,
    /// The players of the next session, in the order of their seats.
    pub(crate) players: Vec<Name>,
    /// Whether something was played that has to be settled up.
    pub(crate) played: bool,
    /// What points are counted in.
    pub(crate) unit: PointUnit,
}
