//! The table at which a hand is told.

use crate::record::{Name, Record};
use crate::rules::Ruleset;

/// The table at which a hand is told.
#[derive(Clone, Copy, Debug)]
pub struct TellingTable<'a> {
    /// Who plays, in turn order, the dealer first.
    pub players: &'a [Name],
    /// By which number each of them is called; empty where that is the place in the turn order.
    pub numbers: &'a [u32],
    /// By which rules.
    pub ruleset: &'a Ruleset,
    /// The lines of the record before what is told: the players, hands of nagari before.
    pub before: &'a Record,
}
