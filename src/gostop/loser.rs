//! What matters about a loser for the amount owed.

use super::counted::CountedPile;
use super::hand::{Hand, Holding};
use super::score::Assignment;
use crate::card::{Card, Joker};
use crate::record::{CountKind, Counts, Seat};
use crate::rules::GoStopRules;

/// What matters about a loser, with switch cards counted in one way.
#[derive(Clone, Copy)]
pub(super) struct Loser {
    /// The brights that protect from gwang-bak.
    pub(super) brights: u32,
    /// Whether the loser has a shield joker.
    pub(super) shield: bool,
    pub(super) animals: u32,
    pub(super) ribbons: u32,
    pub(super) junk: u32,
    /// Whether `junk` is exact. If not, it only lies on the right side of each limit.
    pub(super) junk_known: bool,
    /// Whether the loser captured nothing at all.
    pub(super) empty: bool,
}

impl Loser {
    /// Returns every way in which a loser may count their cards.
    pub(super) fn all<'r>(
        hand: &Hand,
        seat: Seat,
        rules: &'r GoStopRules,
    ) -> impl Iterator<Item = Self> + use<'r> {
        let (counted, told) = match hand.player(seat).holding() {
            Holding::Unknown | Holding::Scored(_) => (Some(CountedPile::default()), None),
            Holding::Cards(_) | Holding::Counted => (Some(hand.counted(seat)), None),
            Holding::Counts(counts) => (None, Some(Self::of_counts(counts))),
            Holding::Partly => (None, Some(Self::of_facts(hand, seat, rules))),
        };
        let ways = move |counted: CountedPile| {
            let ways = counted.ways(rules);
            ways.map(move |assignment| Self::of_pile(&counted, assignment, rules))
        };
        counted.into_iter().flat_map(ways).chain(told)
    }

    fn of_counts(counts: Counts) -> Self {
        Self {
            brights: counts.brights,
            shield: false,
            animals: counts.animals,
            ribbons: counts.ribbons,
            junk: counts.junk,
            junk_known: true,
            empty: counts == Counts::default(),
        }
    }

    /// Makes a loser from a partly known pile, with the lowest possible number of each kind. Higher
    /// numbers would give the same loss, since a pile that leaves the loss open is refused.
    fn of_facts(hand: &Hand, seat: Seat, rules: &GoStopRules) -> Self {
        let known = hand.knowledge(seat, rules);
        let least = |kind: CountKind| known.range(kind).least;
        let brights = hand.saving(seat, known.range(CountKind::Brights), rules);
        Self {
            brights: brights.least,
            shield: hand.player(seat).pile.contains(Card::joker(Joker::Shield)),
            animals: least(CountKind::Animals),
            ribbons: least(CountKind::Ribbons),
            junk: least(CountKind::Junk),
            junk_known: known.range(CountKind::Junk).only().is_some(),
            empty: known.any() == Some(false),
        }
    }

    fn of_pile(counted: &CountedPile, assignment: Assignment, rules: &GoStopRules) -> Self {
        let tally = counted.tally(assignment, rules);
        let useless = !rules.gwang_bak_rain_protects && counted.has_rain();
        Self {
            brights: tally.brights - u32::from(useless),
            shield: counted.pile.contains(Card::joker(Joker::Shield)),
            animals: tally.animals,
            ribbons: tally.ribbons,
            junk: tally.junk,
            junk_known: true,
            empty: counted.is_empty(),
        }
    }
}
