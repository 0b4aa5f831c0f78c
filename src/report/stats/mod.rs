//! What people did over many hands: figures of which each knows its hands. docs/STATISTICS.md
//! defines every one of them.

mod bak;
mod count;
mod gathered;
mod played;
#[cfg(test)]
mod tests;

pub use bak::{Bak, bak_cost};
pub use count::count;
pub use gathered::{Gathered, gather};
pub use played::{Played, Player};

use crate::ledger::EntryId;
use crate::verdict::Jokbo;

/// The fewest hands of which something can be told.
pub const FEW_HANDS: usize = 30;
/// The fewest evenings of which something can be told.
pub const FEW_EVENINGS: usize = 8;

/// Chips, and the hands that moved them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// All of them together.
    pub chips: i64,
    /// The hands, in the order in which they were played.
    pub hands: Vec<EntryId>,
}

/// The chips that one hand brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Single {
    /// The hand.
    pub hand: EntryId,
    /// What it brought.
    pub chips: i64,
}

/// What came of going on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Goes {
    /// How often go was said.
    pub said: u32,
    /// The hands in which it was.
    pub hands: Vec<EntryId>,
    /// Those of them that were won.
    pub won: Vec<EntryId>,
}

/// One kind of bak of one person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BakSides {
    /// Hands in which the person had it, and what it cost, where they paid themselves.
    pub taken: Moved,
    /// Hands in which others had it against the person, and what it brought.
    pub given: Moved,
}

/// What one person did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonStats {
    /// What the person is called.
    pub name: String,
    /// The hands that they played.
    pub hands: Vec<EntryId>,
    /// On how many evenings.
    pub evenings: usize,
    /// The hands that they won, and what those brought.
    pub won: Moved,
    /// The hands that cost them chips and that somebody else won.
    pub lost: Moved,
    /// What they won from other people, or lost to them.
    pub chips: i64,
    /// What they took out of the boar's pot, less what they put in.
    pub pot: i64,
    /// What came of going on.
    pub goes: Goes,
    /// Each kind of bak, in the order of [`Bak::ALL`].
    pub baks: Vec<(Bak, BakSides)>,
    /// Hands in which they paid for others, and what they paid for those.
    pub covered: Moved,
    /// The jokbo by which they won, the most frequent first.
    pub jokbo: Vec<(Jokbo, Vec<EntryId>)>,
    /// The hand that brought most.
    pub best: Option<Single>,
    /// The hand that cost most.
    pub worst: Option<Single>,
    /// The longest run of hands won, of those played.
    pub winning: Vec<EntryId>,
    /// The longest run of hands lost, of those played.
    pub losing: Vec<EntryId>,
    /// How far the chips fell from a peak at most.
    pub fall: i64,
}

impl PersonStats {
    /// Returns whether these are too few hands or evenings to tell anything by.
    pub const fn is_few(&self) -> bool {
        self.hands.len() < FEW_HANDS || self.evenings < FEW_EVENINGS
    }
}

/// What one person paid another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Flow {
    /// Who paid, by the place among all people.
    pub from: usize,
    /// Who was paid.
    pub to: usize,
    /// What was paid, all of it.
    pub paid: Moved,
    /// How much of it was paid for somebody else.
    pub covered: i64,
}

/// What everybody did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// The people, in the order in which they sat down first.
    pub people: Vec<PersonStats>,
    /// What they paid each other, by who paid and then by who was paid.
    pub flows: Vec<Flow>,
    /// All hands that were counted.
    pub hands: Vec<EntryId>,
    /// On how many evenings.
    pub evenings: usize,
}

impl Stats {
    /// Returns what one person paid another.
    pub fn flow(&self, from: usize, to: usize) -> Option<&Flow> {
        let mut flows = self.flows.iter();
        flows.find(|flow| (flow.from, flow.to) == (from, to))
    }
}
