//! Figures about each person and about everybody, each with the hands that it comes from.

use super::{Bak, By, ChipParts, EveningChips, EveningTotal, Fortune, Group, Hands, is_few};
use crate::ledger::EntryId;
use crate::record::Name;
use crate::rules::Game;
use crate::verdict::{Jokbo, LiabilityKind};
use std::collections::BTreeSet;

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
    /// All chips of the group, whether or not the person played for them. The parts of all groups
    /// by one criterion add up to [`PersonStats::parts`]. Rounds for points have none.
    pub parts: ChipParts,
}

/// A line of a winning score, and the hands that a person won with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WonBy {
    /// The game of the hands: a line can have other names in another game.
    pub game: Game,
    /// The jokbo or yaku.
    pub id: Jokbo,
    /// The hands.
    pub hands: Hands,
}

/// The figures of one person over some hands that have something at stake: chips, or for rounds of
/// Koi-Koi that are played for points, points. A round brings its winner points and costs the other
/// player as many, as these points are paid when the game ends.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HandFigures {
    /// The hands that the person played.
    pub hands: Hands,
    /// What the hands brought, evening by evening.
    pub evenings: Vec<EveningChips>,
    /// What all the hands brought, or cost if negative.
    pub brought: i64,
    /// The hands that the person won, and what they brought.
    pub won: ChipsMoved,
    /// The hands that somebody else won and that cost the person something, and how much.
    pub lost: ChipsMoved,
    /// The effect of going on: of go, or of koi-koi.
    pub goes: Goes,
    /// The hands in which the person had each stroke of fortune, in the order of [`Fortune::ALL`].
    pub fortunes: Vec<(Fortune, Hands)>,
    /// The jokbo or yaku with which the person won, the most frequent first.
    pub won_by: Vec<WonBy>,
    /// The hand that brought the person most, if any brought something.
    pub best: Option<SingleHand>,
    /// The hand that cost the person most, if any cost something.
    pub worst: Option<SingleHand>,
    /// The longest run of wins among the hands.
    pub winning: Hands,
    /// The longest run of losses among the hands.
    pub losing: Hands,
    /// Those of the hands of which only the amounts are known (`net`). They are no evidence for or
    /// against anything that asks how a hand went.
    pub amounts: Hands,
    /// What the person did in each group of hands.
    pub groups: Vec<(Group, InGroup)>,
}

impl HandFigures {
    /// Returns whether there are too few hands or evenings for statistics.
    pub fn is_few(&self) -> bool {
        is_few(&self.evenings)
    }

    /// Returns what the person did in the groups of one criterion, in order.
    pub fn by(&self, by: By) -> impl Iterator<Item = (&Group, &InGroup)> {
        in_groups(&self.groups, by)
    }
}

fn in_groups(groups: &[(Group, InGroup)], by: By) -> impl Iterator<Item = (&Group, &InGroup)> {
    let groups = groups.iter().filter(move |(group, _)| group.by() == by);
    groups.map(|(group, did)| (group, did))
}

/// The games of Koi-Koi for points that one person finished. The end of a game moves chips from its
/// loser to its winner, one for each point between them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GamesPlayed {
    /// All games, by the entries that closed them.
    pub games: Hands,
    /// The games that the person won, and what they brought.
    pub won: ChipsMoved,
    /// The games that the person lost, and what they cost, as a number of at most 0.
    pub lost: ChipsMoved,
    /// How many more points than the other players the person scored in these games.
    pub points: i64,
    /// The game that brought the person most, if any brought something.
    pub best: Option<SingleHand>,
    /// The game that cost the person most, if any cost something.
    pub worst: Option<SingleHand>,
}

/// One person and the boar's pot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PotSides {
    /// The hands in which the person put chips into the pot, and how many.
    pub put: ChipsMoved,
    /// The hands in which the person took the pot, and what was in it.
    pub taken: ChipsMoved,
    /// The session ends (by the entries that closed them) at which what was left in the pot was
    /// given back, and the person's share; negative where the pot had more taken out than put in.
    pub returned: ChipsMoved,
}

/// One person's baks: of one kind, or of all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BakSides {
    /// Hands in which the person had such a bak, and what it cost where the person paid for it.
    pub taken: ChipsMoved,
    /// Hands in which others had such a bak against the person, and what it brought the person.
    pub given: ChipsMoved,
}

/// The statistics of one person. Figures that are not said to be of rounds or games are of hands
/// that move chips themselves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonStats {
    /// What the person is called.
    pub name: Name,
    /// The hands that the person played.
    pub hands: Hands,
    /// The evenings on which the person played such hands, in order, and what the hands brought.
    pub evenings: Vec<EveningChips>,
    /// Everything that the person won or lost, by what brought it. The total is what standings say.
    pub parts: ChipParts,
    /// The same by evening, in order, with every evening that brought or cost the person something
    /// or on which the person played.
    pub totals: Vec<EveningTotal>,
    /// The hands that the person won, and what they brought.
    pub won: ChipsMoved,
    /// The hands that somebody else won and that cost the person chips, and how many chips.
    pub lost: ChipsMoved,
    /// What the boar's pot took and gave.
    pub pot: PotSides,
    /// The effect of going on.
    pub goes: Goes,
    /// The hands in which the person had each stroke of fortune, in the order of [`Fortune::ALL`].
    pub fortunes: Vec<(Fortune, Hands)>,
    /// The person's baks of each kind, in the order of [`Bak::ALL`].
    pub baks: Vec<(Bak, BakSides)>,
    /// The hands with a bak of any kind, each once, and what all baks together cost and brought.
    pub any_bak: BakSides,
    /// Hands in which the person paid for others, and how much.
    pub covered: ChipsMoved,
    /// What the person paid for others by the cause of the liability, in the order of
    /// [`LiabilityKind::ALL`].
    pub causes: Vec<(LiabilityKind, ChipsMoved)>,
    /// The jokbo or yaku with which the person won, the most frequent first.
    pub jokbo: Vec<WonBy>,
    /// The hand that brought the person most, if any brought something.
    pub best: Option<SingleHand>,
    /// The hand that cost the person most, if any cost something.
    pub worst: Option<SingleHand>,
    /// The longest run of wins among the hands that the person played.
    pub winning: Hands,
    /// The longest run of losses among the hands that the person played.
    pub losing: Hands,
    /// The hands that the person played of which only the amounts are known (`net`).
    pub amounts: Hands,
    /// The greatest fall from a peak of everything that the person won or lost.
    pub fall: i64,
    /// What the person did in each group of hands, and all chips of each group.
    pub groups: Vec<(Group, InGroup)>,
    /// The rounds of Koi-Koi that the person played for points, in points.
    pub rounds: HandFigures,
    /// How many points the person scored in these rounds.
    pub scored: i64,
    /// The games of these rounds that were finished.
    pub games: GamesPlayed,
}

impl PersonStats {
    /// Returns whether there are too few hands or evenings for statistics.
    pub fn is_few(&self) -> bool {
        is_few(&self.evenings)
    }

    /// Returns everything that the person won, or lost if negative, as standings say it.
    pub const fn chips(&self) -> i64 {
        self.parts.total()
    }

    /// Returns how many hands of a game the person won of which more is known than the amounts.
    pub fn won_told(&self, game: Game) -> usize {
        let amounts: BTreeSet<EntryId> = self.amounts.iter().collect();
        let of_game = self
            .by(By::Game)
            .filter(|(group, _)| **group == Group::Game(game));
        let won = of_game.flat_map(|(_, did)| did.won.iter());
        won.filter(|hand| !amounts.contains(hand)).count()
    }

    /// Returns the number of evenings on which the person played hands that move chips.
    pub fn evenings_played(&self) -> usize {
        self.evenings.len()
    }

    /// Returns what the person did in the groups of one criterion, in order.
    pub fn by(&self, by: By) -> impl Iterator<Item = (&Group, &InGroup)> {
        in_groups(&self.groups, by)
    }
}

/// What one person paid another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PairFlow {
    /// Who paid, by place among all people.
    pub from: usize,
    /// Who was paid, by place among all people.
    pub to: usize,
    /// What the one paid the other in hands.
    pub paid: ChipsMoved,
    /// How much of that was paid for somebody else.
    pub covered: i64,
    /// What the one paid the other at the ends of games of Koi-Koi, by the entries that closed
    /// them.
    pub games: ChipsMoved,
}

impl PairFlow {
    /// Returns everything that the one paid the other.
    pub const fn chips(&self) -> i64 {
        self.paid.chips.saturating_add(self.games.chips)
    }
}

/// Everybody's statistics.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// The people, in the order in which they first sat down.
    pub people: Vec<PersonStats>,
    /// What people paid each other, ordered by payer, then by receiver.
    pub flows: Vec<PairFlow>,
    /// All hands that were counted and move chips themselves.
    pub hands: Hands,
    /// All rounds of Koi-Koi for points that were counted.
    pub rounds: Hands,
    /// All games of Koi-Koi for points that were finished, by the entries that closed them.
    pub games: Hands,
    /// The number of evenings with such hands or rounds.
    pub evenings: usize,
}

impl Stats {
    /// Returns what one person paid another; `None` if nothing.
    pub fn flow(&self, from: usize, to: usize) -> Option<&PairFlow> {
        let mut flows = self.flows.iter();
        flows.find(|flow| (flow.from, flow.to) == (from, to))
    }
}
