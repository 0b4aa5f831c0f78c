//! What is known of a loser's pile in part.

use super::counted::named;
use super::hand::{Hand, Holding};
use super::stakes::Stakes;
use crate::card::{Card, Joker, Pile};
use crate::record::{At, Bound, CountKind, Known, Lacking, Seat};
use crate::rules::GoStopRules;

/// Between which numbers something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// The least that there is.
    pub least: u32,
    /// The most that there is.
    pub most: u32,
}

impl Default for Range {
    fn default() -> Self {
        Self {
            least: 0,
            most: u32::MAX,
        }
    }
}

impl Range {
    const fn exactly(number: u32) -> Self {
        Self {
            least: number,
            most: number,
        }
    }

    fn of(bound: Bound) -> Self {
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

    /// Returns the number, where it is known.
    pub const fn only(self) -> Option<u32> {
        if self.least == self.most {
            Some(self.least)
        } else {
            None
        }
    }

    /// Returns whether it is not known if there is any.
    const fn is_open(self) -> bool {
        self.least == 0 && self.most > 0
    }
}

/// What is known of a pile in part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    kinds: [Range; CountKind::ALL.len()],
    /// Whether any card was captured.
    any: Option<bool>,
    /// Whether it was said that some was, and that none was.
    disputed: bool,
}

impl Facts {
    /// Returns the range of a kind.
    pub fn of(&self, kind: CountKind) -> Range {
        let ranges = CountKind::ALL.into_iter().zip(self.kinds);
        let mut of_kind = ranges.filter(|(other, _)| *other == kind);
        of_kind
            .next()
            .map_or_else(Range::default, |(_, range)| range)
    }

    fn narrow(&mut self, kind: CountKind, range: Range) {
        let ranges = CountKind::ALL.into_iter().zip(&mut self.kinds);
        for (_, known) in ranges.filter(|(other, _)| *other == kind) {
            *known = known.and(range);
        }
    }

    fn captured(&mut self, any: bool) {
        self.disputed |= self.any == Some(!any);
        self.any = Some(any);
    }

    /// Notes one thing more; cards go to the pile.
    pub(super) fn note(&mut self, fact: &Known) {
        match fact {
            Known::Count(kind, bound) => self.narrow(*kind, Range::of(*bound)),
            Known::Card(_) | Known::Something => self.captured(true),
            Known::Nothing => self.captured(false),
        }
    }

    /// Returns what is known with cards of the pile. A switch card is an animal, or junk where there
    /// is said to be no animal.
    fn with_cards(mut self, pile: Pile, rules: &GoStopRules) -> Self {
        let mut junk = named(pile, CountKind::Junk, rules);
        let mut animals = named(pile, CountKind::Animals, rules);
        let switch = [
            (Card::CUP, rules.switch_september),
            (Card::BRIDGE, rules.switch_may),
        ];
        for (card, worth) in switch {
            let too_many = animals > self.of(CountKind::Animals).most;
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
            self.narrow(kind, Range::of(Bound::AtLeast(least)));
        }
        let some = |kind: CountKind| self.of(kind).least > 0;
        if !pile.is_empty() || CountKind::ALL.into_iter().any(some) {
            self.captured(true);
        }
        if self.any == Some(false) {
            self.kinds = self.kinds.map(|range| range.and(Range::exactly(0)));
        }
        let none = |kind: CountKind| self.of(kind).most == 0;
        if self.any.is_none() && CountKind::ALL.into_iter().all(none) {
            self.any = Some(false);
        }
        self
    }

    /// Returns whether it cannot all be true.
    pub(super) fn contradict(self, pile: Pile, rules: &GoStopRules) -> bool {
        let all = self.with_cards(pile, rules);
        let empty = |range: &Range| range.least > range.most;
        let none = |range: &Range| range.most == 0;
        let nothing = all.any == Some(true) && pile.is_empty() && all.kinds.iter().all(none);
        all.disputed || nothing || all.kinds.iter().any(empty)
    }

    /// Returns how many cards of a kind are known that are not named, or how much junk value.
    pub(super) fn unnamed(&self, pile: Pile, kind: CountKind, rules: &GoStopRules) -> u32 {
        let named = named(pile, kind, rules);
        self.of(kind).least.saturating_sub(named)
    }

    /// Returns whether any card was captured, where that is known.
    pub(super) const fn any(&self) -> Option<bool> {
        self.any
    }
}

impl Hand {
    /// Returns what is known of a pile of which not everything is, with what the cards in other
    /// piles leave.
    pub(super) fn knowledge(&self, seat: Seat, rules: &GoStopRules) -> Facts {
        let player = self.player(seat);
        let mut facts = player.facts.unwrap_or_default();
        if player.hidden_bombs > 0 {
            facts.captured(true);
        }
        let mut left = self.left_beside(seat, rules);
        for kind in CountKind::ALL {
            let most = *left.of_kind(kind) + named(player.pile, kind, rules);
            facts.narrow(kind, Range { least: 0, most });
        }
        facts.with_cards(player.pile, rules)
    }

    /// Returns what of a loser's pile is not known and decides a step that is in question.
    pub fn lacking(&self, loser: Seat, stakes: Stakes, rules: &GoStopRules) -> Vec<Lacking> {
        let known = match self.player(loser).holding() {
            Holding::Unknown => None,
            Holding::Partly => Some(self.knowledge(loser, rules)),
            Holding::Cards(_) | Holding::Counted | Holding::Counts(_) | Holding::Scored(_) => {
                return Vec::new();
            }
        };
        let open = |kind| known.is_none_or(|known| self.is_open(loser, kind, &known, rules));
        let kinds = [
            (stakes.brights, CountKind::Brights),
            (stakes.animals, CountKind::Animals),
            (stakes.ribbons, CountKind::Ribbons),
            (stakes.junk, CountKind::Junk),
        ];
        let kinds = kinds
            .into_iter()
            .filter(|(asked, kind)| *asked && open(*kind));
        let any = stakes.any_card && known.is_none_or(|known| known.any().is_none());
        let any = any.then_some(Lacking::AnyCard);
        kinds
            .map(|(_, kind)| Lacking::Count(kind))
            .chain(any)
            .collect()
    }

    /// Returns whether what is known of a kind leaves open what it brings a loser.
    fn is_open(&self, loser: Seat, kind: CountKind, known: &Facts, rules: &GoStopRules) -> bool {
        let range = known.of(kind);
        match kind {
            CountKind::Brights => {
                let pile = self.player(loser).pile;
                !pile.contains(Card::joker(Joker::Shield))
                    && self.saving(loser, range, rules).is_open()
            }
            CountKind::Animals | CountKind::Ribbons => range.is_open(),
            CountKind::Junk => {
                let below = rules.pi_bak_below(self.players.len());
                let limit_open = range.least < below && range.most >= below;
                limit_open || rules.pi_bak_spare_zero && range.least < below && range.is_open()
            }
        }
    }

    /// Returns how many of the brights save from gwang-bak: where the rain does not, it is among
    /// them if it is named, or if nothing else is left.
    pub(super) fn saving(&self, loser: Seat, brights: Range, rules: &GoStopRules) -> Range {
        let pile = self.player(loser).pile;
        if rules.gwang_bak_rain_protects {
            return brights;
        }
        let most = Pile::DRY_BRIGHTS.without(self.elsewhere(loser)).len();
        let rain = u32::from(pile.contains(Card::RAIN));
        Range {
            least: brights.least.saturating_sub(rain).min(most),
            most: brights.most.saturating_sub(rain).min(most),
        }
    }
}

/// Returns the cards among facts.
pub(super) fn cards(facts: &[Known]) -> impl Iterator<Item = At<Card>> + '_ {
    facts.iter().filter_map(|fact| match fact {
        Known::Card(card) => Some(*card),
        _ => None,
    })
}
