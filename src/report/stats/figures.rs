//! The figures of a person and of all, each with its hands.

use super::{Bak, By, EveningChips, Fortune, Group, Hands, is_few};
use crate::ledger::EntryId;
use crate::record::Name;
use crate::verdict::{Jokbo, LiabilityKind};

/// Chips, and the hands that moved them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChipsMoved {
    /// All of them together.
    pub chips: i64,
    /// The hands, in the order in which they were played.
    pub hands: Hands,
}

/// The chips that one hand brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SingleHand {
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
    pub hands: Hands,
    /// Those of them that were won.
    pub won: Hands,
    /// Those of them whose records tell what a stop at the first chance would have brought, and how
    /// much more they brought than that.
    pub gained: ChipsMoved,
}

/// What one person did in the hands of one group.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InGroup {
    /// Their evenings, as far as the hands of the group go.
    pub evenings: Vec<EveningChips>,
    /// The hands that they played.
    pub hands: Hands,
    /// Those of them that they won.
    pub won: Hands,
}

/// One kind of bak of one person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BakSides {
    /// Hands in which the person had it, and what it cost, where they paid themselves.
    pub taken: ChipsMoved,
    /// Hands in which others had it against the person, and what it brought.
    pub given: ChipsMoved,
}

/// What one person did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonStats {
    /// What the person is called.
    pub name: Name,
    /// The hands that they played.
    pub hands: Hands,
    /// Their evenings, the first one first.
    pub evenings: Vec<EveningChips>,
    /// The hands that they won, and what those brought.
    pub won: ChipsMoved,
    /// The hands that cost them chips and that somebody else won.
    pub lost: ChipsMoved,
    /// What they won from other people, or lost to them.
    pub chips: i64,
    /// What they took out of the boar's pot, less what they put in.
    pub pot: i64,
    /// What came of going on.
    pub goes: Goes,
    /// Hands in which each thing befell them that nobody chooses, in the order of [`Fortune::ALL`].
    pub fortunes: Vec<(Fortune, Hands)>,
    /// Each kind of bak, in the order of [`Bak::ALL`].
    pub baks: Vec<(Bak, BakSides)>,
    /// Hands in which they paid for others, and what they paid for those.
    pub covered: ChipsMoved,
    /// The same by what made them pay for others, in the order of [`LiabilityKind::ALL`].
    pub causes: Vec<(LiabilityKind, ChipsMoved)>,
    /// The jokbo by which they won, the most frequent first.
    pub jokbo: Vec<(Jokbo, Hands)>,
    /// The hand that brought most.
    pub best: Option<SingleHand>,
    /// The hand that cost most.
    pub worst: Option<SingleHand>,
    /// The longest run of hands won, of those played.
    pub winning: Hands,
    /// The longest run of hands lost, of those played.
    pub losing: Hands,
    /// How far the chips fell from a peak at most.
    pub fall: i64,
    /// What they did by group.
    pub groups: Vec<(Group, InGroup)>,
}

impl PersonStats {
    /// Returns whether these are too few hands or evenings to tell anything by.
    pub fn is_few(&self) -> bool {
        is_few(&self.evenings)
    }

    /// Returns on how many evenings they played.
    pub fn evenings_played(&self) -> usize {
        let played = self.evenings.iter().filter(|it| it.is_played());
        played.count()
    }

    /// Returns what they did by the groups of one kind, in the order of the groups.
    pub fn by(&self, by: By) -> impl Iterator<Item = (&Group, &InGroup)> {
        let groups = self
            .groups
            .iter()
            .filter(move |(group, _)| group.by() == by);
        groups.map(|(group, did)| (group, did))
    }
}

/// What one person paid another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PairFlow {
    /// Who paid, by the place among all people.
    pub from: usize,
    /// Who was paid.
    pub to: usize,
    /// What was paid, all of it.
    pub paid: ChipsMoved,
    /// How much of it was paid for somebody else.
    pub covered: i64,
}

/// What everybody did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// The people, in the order in which they sat down first.
    pub people: Vec<PersonStats>,
    /// What they paid each other, by who paid and then by who was paid.
    pub flows: Vec<PairFlow>,
    /// All hands that were counted.
    pub hands: Hands,
    /// On how many evenings.
    pub evenings: usize,
}

impl Stats {
    /// Returns what one person paid another.
    pub fn flow(&self, from: usize, to: usize) -> Option<&PairFlow> {
        let mut flows = self.flows.iter();
        flows.find(|flow| (flow.from, flow.to) == (from, to))
    }
}
