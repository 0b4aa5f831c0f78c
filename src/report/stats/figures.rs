//! Figures about each person and about everybody, each with the hands that it comes from.

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

/// A single hand, and the chips that it brought or cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SingleHand {
    /// The hand.
    pub hand: EntryId,
    /// The chips that the hand brought, or cost if negative.
    pub chips: i64,
}

/// The effect of going on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Goes {
    /// How often go was said.
    pub said: u32,
    /// The hands in which the person said go.
    pub hands: Hands,
    /// Those of the hands that the person won.
    pub won: Hands,
    /// Those of the hands whose records tell what a stop at the first chance would have brought,
    /// and how much more the hands actually brought.
    pub gained: ChipsMoved,
}

/// What one person did in one group of hands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InGroup {
    /// What the hands of the group brought, evening by evening.
    pub evenings: Vec<EveningChips>,
    /// The hands of the group that the person played.
    pub hands: Hands,
    /// Those of the hands that the person won.
    pub won: Hands,
}

/// One person's baks of one kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BakSides {
    /// Hands in which the person had this bak, and what it cost where the person paid for it.
    pub taken: ChipsMoved,
    /// Hands in which others had this bak against the person, and what it brought the person.
    pub given: ChipsMoved,
}

/// The statistics of one person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonStats {
    /// What the person is called.
    pub name: Name,
    /// The hands that the person played.
    pub hands: Hands,
    /// The person's evenings, in order.
    pub evenings: Vec<EveningChips>,
    /// The hands that the person won, and what they brought.
    pub won: ChipsMoved,
    /// The hands that somebody else won and that cost the person chips, and how many chips.
    pub lost: ChipsMoved,
    /// What the person won from other people, or lost to them if negative.
    pub chips: i64,
    /// What the person took out of the boar's pot, less what the person put in.
    pub pot: i64,
    /// The effect of going on.
    pub goes: Goes,
    /// The hands in which the person had each stroke of fortune, in the order of [`Fortune::ALL`].
    pub fortunes: Vec<(Fortune, Hands)>,
    /// The person's baks of each kind, in the order of [`Bak::ALL`].
    pub baks: Vec<(Bak, BakSides)>,
    /// Hands in which the person paid for others, and how much.
    pub covered: ChipsMoved,
    /// What the person paid for others by the cause of the liability, in the order of
    /// [`LiabilityKind::ALL`].
    pub causes: Vec<(LiabilityKind, ChipsMoved)>,
    /// The jokbo with which the person won, the most frequent first.
    pub jokbo: Vec<(Jokbo, Hands)>,
    /// The hand that brought the person most, if any brought something.
    pub best: Option<SingleHand>,
    /// The hand that cost the person most, if any cost something.
    pub worst: Option<SingleHand>,
    /// The longest run of wins among the hands that the person played.
    pub winning: Hands,
    /// The longest run of losses among the hands that the person played.
    pub losing: Hands,
    /// The greatest fall of the person's chips from a peak.
    pub fall: i64,
    /// What the person did in each group of hands.
    pub groups: Vec<(Group, InGroup)>,
}

impl PersonStats {
    /// Returns whether there are too few hands or evenings for statistics.
    pub fn is_few(&self) -> bool {
        is_few(&self.evenings)
    }

    /// Returns the number of evenings on which the person played.
    pub fn evenings_played(&self) -> usize {
        let played = self.evenings.iter().filter(|it| it.is_played());
        played.count()
    }

    /// Returns what the person did in the groups of one criterion, in order.
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
    /// Who was paid, by place among all people.
    pub to: usize,
    /// Everything that the one paid the other.
    pub paid: ChipsMoved,
    /// How much of that was paid for somebody else.
    pub covered: i64,
}

/// Everybody's statistics.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// The people, in the order in which they first sat down.
    pub people: Vec<PersonStats>,
    /// What people paid each other, ordered by payer, then by receiver.
    pub flows: Vec<PairFlow>,
    /// All hands that were counted.
    pub hands: Hands,
    /// The number of evenings.
    pub evenings: usize,
}

impl Stats {
    /// Returns what one person paid another; `None` if nothing.
    pub fn flow(&self, from: usize, to: usize) -> Option<&PairFlow> {
        let mut flows = self.flows.iter();
        flows.find(|flow| (flow.from, flow.to) == (from, to))
    }
}
