//! The table at which a hand is told.

use crate::record::{Name, Record};
use crate::rules::Ruleset;

/// The table at which a hand is told.
#[derive(Clone, Copy, Debug)]
pub struct TellingTable<'a> {
    /// The players in turn order, starting with the dealer.
    pub players: &'a [Name],
    /// The number by which each player is called; empty if players are numbered in turn order.
    pub numbers: &'a [u32],
    /// The rules of the table.
    pub ruleset: &'a Ruleset,
    /// The lines of the record that come before the told hand, such as the players and the carry.
    pub before: &'a Record,
}
