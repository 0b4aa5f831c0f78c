//! What is known about a partly known pile: how many cards of each kind it has at least and at
//! most.

use super::counted::named;
use crate::card::{Card, Pile};
use crate::record::{Bound, CountKind, Known, Spanned};
use crate::rules::GoStopRules;

/// The range in which a number of cards, or a junk value, lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountRange {
    /// The lower bound.
    pub least: u32,
    /// The upper bound.
    pub most: u32,
}

impl Default for CountRange {
    fn default() -> Self {
        Self {
            least: 0,
            most: u32::MAX,
        }
    }
}

impl CountRange {
    const fn exactly(number: u32) -> Self {
        Self {
            least: number,
            most: number,
        }
    }

    fn from_bound(bound: Bound) -> Self {
        match bound {
            Bound::Exactly(number) => Self::exactly(number),
            Bound::AtLeast(least) => Self {
                least,
                ..Self::default()
            },
            Bound::Below(number) => Self {
                least: 0,
                most: number.saturating_sub(1),
            },
        }
    }

    fn and(self, other: Self) -> Self {
        Self {
            least: self.least.max(other.least),
            most: self.most.min(other.most),
        }
    }

    /// Returns the number if the range allows only one; otherwise `None`.
    pub const fn only(self) -> Option<u32> {
        if self.least == self.most {
            Some(self.least)
        } else {
            None
        }
    }

    /// Returns whether the number may be zero but need not be.
    pub(super) const fn is_open(self) -> bool {
        self.least == 0 && self.most > 0
    }
}

/// What is known about a partly known pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PileFacts {
    kinds: [CountRange; CountKind::ALL.len()],
    /// Whether any card was captured; `None` if not known.
    any: Option<bool>,
    /// Whether some lines say that cards were captured, and others that none were.
    disputed: bool,
}

impl PileFacts {
    /// Returns the range for the number of cards of a kind.
    pub fn range(&self, kind: CountKind) -> CountRange {
        let ranges = CountKind::ALL.into_iter().zip(self.kinds);
        let mut of_kind = ranges.filter(|(other, _)| *other == kind);
        of_kind
            .next()
            .map_or_else(CountRange::default, |(_, range)| range)
    }

    pub(super) fn narrow(&mut self, kind: CountKind, range: CountRange) {
        let ranges = CountKind::ALL.into_iter().zip(&mut self.kinds);
        for (_, known) in ranges.filter(|(other, _)| *other == kind) {
            *known = known.and(range);
        }
    }

    pub(super) fn captured(&mut self, any: bool) {
        self.disputed |= self.any == Some(!any);
        self.any = Some(any);
    }

    /// Adds a fact. A fact that names a card only adds that something was captured, since the pile
    /// has the card itself.
    pub(super) fn note(&mut self, fact: &Known) {
        match fact {
            Known::Count(kind, bound) => self.narrow(*kind, CountRange::from_bound(*bound)),
            Known::Card(_) | Known::Something => self.captured(true),
            Known::Nothing => self.captured(false),
        }
    }

    /// Returns the facts combined with the named cards of the pile. A switch card counts as an
    /// animal, or as junk if there would be too many animals.
    pub(super) fn with_cards(mut self, pile: Pile, rules: &GoStopRules) -> Self {
        let mut junk = named(pile, CountKind::Junk, rules);
        let mut animals = named(pile, CountKind::Animals, rules);
        let switch = [
            (Card::CUP, rules.switch_september),
            (Card::BRIDGE, rules.switch_may),
        ];
        for (card, worth) in switch {
            let too_many = animals > self.range(CountKind::Animals).most;
            if worth > 0 && too_many && pile.contains(card) {
                animals -= 1;
                junk += worth;
            }
        }
        for kind in CountKind::ALL {
            let least = match kind {
                CountKind::Junk => junk,
                CountKind::Animals => animals,
                _ => named(pile, kind, rules),
            };
            self.narrow(kind, CountRange::from_bound(Bound::AtLeast(least)));
        }
        let some = |kind: CountKind| self.range(kind).least > 0;
        if !pile.is_empty() || CountKind::ALL.into_iter().any(some) {
            self.captured(true);
        }
        if self.any == Some(false) {
            self.kinds = self.kinds.map(|range| range.and(CountRange::exactly(0)));
        }
        let none = |kind: CountKind| self.range(kind).most == 0;
        if self.any.is_none() && CountKind::ALL.into_iter().all(none) {
            self.any = Some(false);
        }
        self
    }

    /// Returns whether the facts contradict each other or the named cards of the pile.
    pub(super) fn contradict(self, pile: Pile, rules: &GoStopRules) -> bool {
        let all = self.with_cards(pile, rules);
        let empty = |range: &CountRange| range.least > range.most;
        let none = |range: &CountRange| range.most == 0;
        let nothing = all.any == Some(true) && pile.is_empty() && all.kinds.iter().all(none);
        all.disputed || nothing || all.kinds.iter().any(empty)
    }

    /// Returns how many unnamed cards of a kind the pile has at least; for junk, their junk value.
    pub(super) fn unnamed(&self, pile: Pile, kind: CountKind, rules: &GoStopRules) -> u32 {
        let named = named(pile, kind, rules);
        self.range(kind).least.saturating_sub(named)
    }

    /// Returns whether any card was captured; `None` if not known.
    pub(super) const fn any(&self) -> Option<bool> {
        self.any
    }
}

/// Returns the named cards among the facts.
pub(super) fn cards(facts: &[Known]) -> impl Iterator<Item = Spanned<Card>> + '_ {
    facts.iter().filter_map(|fact| match fact {
        Known::Card(card) => Some(*card),
        _ => None,
    })
}
