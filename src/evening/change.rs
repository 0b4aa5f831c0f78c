//! A change of the table, with what comes of it.

use crate::record::ChipValue;
use crate::rules::PointUnit;

/// What changes at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// These sit down; `new` where nobody of them was here before.
    Come { names: Vec<String>, new: bool },
    /// This player sits down in the seat of that one, who goes home.
    Instead { name: String, whom: String },
    /// These go home.
    Home(Vec<String>),
    /// A chip is worth this from now on.
    Chip(Option<ChipValue>),
}

/// A change of the table with what comes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TableNext {
    pub(crate) change: Change,
    /// The players of the next session, in the order of their seats.
    pub(crate) players: Vec<String>,
    /// Whether something was played that has to be settled up.
    pub(crate) played: bool,
    /// What points are counted in.
    pub(crate) unit: PointUnit,
}
