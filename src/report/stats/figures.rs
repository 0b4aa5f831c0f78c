//! The figures of each person and of everybody, each with its hands.

use super::{Bak, By, EveningChips, Fortune, Group, Hands, is_few};
use crate::ledger::EntryId;
use crate::record::Name;
use crate::verdict::{Jokbo, LiabilityKind};

/// Chips, and the hands that moved them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChipsMoved {
    /// The sum of the chips.
    pub chips: i64,
    /// The hands, in the order of play.
    pub hands: Hands,
}

/// A single hand and the chips it brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SingleHand {
    /// The hand.
    pub hand: EntryId,
    /// What it brought.
    pub chips: i64,
}

/// The effect of going on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Goes {
    /// How often go was said.
    pub said: u32,
    /// The hands in which it was said.
    pub hands: Hands,
    /// Those of them that they won.
    pub won: Hands,
    /// Those of them whose records tell what a stop at the first chance would have brought, and how
    /// much more they actually brought.
    pub gained: ChipsMoved,
}

/// What one person did in one group of hands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InGroup {
    /// Their evenings, restricted to hands of the group.
    pub evenings: Vec<EveningChips>,
    /// The hands that they played.
    pub hands: Hands,
    /// Those of them that they won.
    pub won: Hands,
}

/// One person's baks of one kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BakSides {
    /// Hands in which the person had this bak, and what it cost, if they paid it themselves.
    pub taken: ChipsMoved,
    /// Hands in which others had it against the person, and what it brought.
    pub given: ChipsMoved,
}

/// The statistics of one person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonStats {
    /// What the person is called.
    pub name: Name,
    /// The hands that they played.
    pub hands: Hands,
    /// Their evenings, in order.
    pub evenings: Vec<EveningChips>,
    /// The hands that they won, and what those brought.
    pub won: ChipsMoved,
    /// The hands that cost them chips and that somebody else won.
    pub lost: ChipsMoved,
    /// What they won from other people, or lost to them.
    pub chips: i64,
    /// What they took out of the boar's pot, less what they put in.
    pub pot: i64,
    /// The effect of going on.
    pub goes: Goes,
    /// Hands in which each stroke of fortune came to them, in the order of [`Fortune::ALL`].
    pub fortunes: Vec<(Fortune, Hands)>,
    /// Their baks of each kind, in the order of [`Bak::ALL`].
    pub baks: Vec<(Bak, BakSides)>,
    /// Hands in which they paid for others, and the amounts.
    pub covered: ChipsMoved,
    /// The same by the cause of the liability, in the order of [`LiabilityKind::ALL`].
    pub causes: Vec<(LiabilityKind, ChipsMoved)>,
    /// The jokbo they won with, the most frequent first.
    pub jokbo: Vec<(Jokbo, Hands)>,
    /// The hand that brought most.
    pub best: Option<SingleHand>,
    /// The hand that cost most.
    pub worst: Option<SingleHand>,
    /// The longest run of wins among the hands they played.
    pub winning: Hands,
    /// The longest run of losses among the hands they played.
    pub losing: Hands,
    /// The greatest fall of their chips from a peak.
    pub fall: i64,
    /// What they did in each group.
    pub groups: Vec<(Group, InGroup)>,
}

impl PersonStats {
    /// Returns whether there are too few hands or evenings for statistics.
    pub fn is_few(&self) -> bool {
        is_few(&self.evenings)
    }

    /// Returns on how many evenings they played.
    pub fn evenings_played(&self) -> usize {
        let played = self.evenings.iter().filter(|it| it.is_played());
        played.count()
    }

    /// Returns what they did in the groups of one kind, in order.
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
    /// Who paid, by place among all people.
    pub from: usize,
    /// Who was paid.
    pub to: usize,
    /// Everything that was paid.
    pub paid: ChipsMoved,
    /// How much of it was paid for somebody else.
    pub covered: i64,
}

/// Everybody's statistics.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// The people, in the order in which they first sat down.
    pub people: Vec<PersonStats>,
    /// What they paid each other, ordered by payer, then by receiver.
    pub flows: Vec<PairFlow>,
    /// All hands that were counted.
    pub hands: Hands,
    /// The number of evenings.
    pub evenings: usize,
}

impl Stats {
    /// Returns what one person paid another.
    pub fn flow(&self, from: usize, to: usize) -> Option<&PairFlow> {
        let mut flows = self.flows.iter();
        flows.find(|flow| (flow.from, flow.to) == (from, to))
    }
}
