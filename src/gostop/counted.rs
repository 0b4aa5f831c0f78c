//! A pile given by named cards and by numbers of cards: what it counts and scores.

use super::score::{Points, RAIN_RIBBON, RIBBONS, best_of};
use super::{Assignment, PileTally};
use crate::card::{Card, Faces, Kind, Pile};
use crate::record::{CountKind, CupCall, PartCounts};
use crate::rules::GoStopRules;
use crate::verdict::Score;

const DRY_RIBBONS: Faces = RIBBONS.minus(RAIN_RIBBON);

/// A pile, as far as lines of the record give it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CountedPile {
    /// The named cards.
    pub pile: Pile,
    /// The total of each kind; a kind without a total has only its named cards.
    pub counts: PartCounts,
    /// Whether the brights include rain. Unnamed brights are taken to be dry, unless too few dry
    /// brights are left.
    rain: bool,
    /// Whether the ribbons include the rain ribbon.
    rain_ribbon: bool,
    /// How the sake cup must be counted; `None` if its owner may count it either way.
    cup: Option<CupCall>,
}

impl From<Pile> for CountedPile {
    fn from(pile: Pile) -> Self {
        Self {
            pile,
            counts: PartCounts::NONE,
            rain: pile.contains(Card::RAIN),
            rain_ribbon: pile.contains(Card::RAIN_RIBBON),
            cup: None,
        }
    }
}

impl CountedPile {
    /// Makes a pile of these cards and counts, where `gone` are cards known to be elsewhere.
    pub(super) fn new(pile: Pile, counts: PartCounts, gone: Pile) -> Self {
        let rain = |told: Option<u32>, named: Pile, dry: Pile, card: Card| {
            let left = dry.without(gone).without(pile).len();
            let more = told.unwrap_or(0).saturating_sub(named.len());
            named.contains(card) || more > left
        };
        let (brights, ribbons) = (pile.of_kind(Kind::Bright), pile.among(RIBBONS));
        let dry_ribbons = DRY_RIBBONS.cards();
        Self {
            pile,
            counts,
            rain: rain(counts.brights, brights, Pile::DRY_BRIGHTS, Card::RAIN),
            rain_ribbon: rain(counts.ribbons, ribbons, dry_ribbons, Card::RAIN_RIBBON),
            cup: None,
        }
    }

    /// Returns the pile with its sake cup counted in this way, or either way.
    pub(crate) const fn bound(self, cup: Option<CupCall>) -> Self {
        Self { cup, ..self }
    }

    /// Returns every way in which the pile's switch cards may be counted.
    pub(crate) fn ways<'r>(
        &self,
        rules: &'r GoStopRules,
    ) -> impl Iterator<Item = Assignment> + use<'r> {
        let cup = self.cup.filter(|_| self.pile.contains(Card::CUP));
        let allowed = move |way: &Assignment| {
            cup.is_none_or(|cup| way.cup == (cup == CupCall::Junk) || rules.switch_september == 0)
        };
        Assignment::all(self.pile, rules).filter(allowed)
    }

    /// Returns the highest score of the pile over these ways; in a tie, the one with more animals.
    pub fn best_score(&self, rules: &GoStopRules) -> Score {
        best_of(self.pile, self.ways(rules), rules)
    }

    /// Returns whether the pile has the rain bright.
    pub(super) const fn has_rain(&self) -> bool {
        self.rain
    }

    /// Returns the pile without these named cards, with the counts reduced accordingly.
    pub(super) fn without(&self, lost: Pile, rules: &GoStopRules) -> Self {
        let pile = self.pile.without(lost);
        let mut counts = self.counts;
        for kind in CountKind::ALL {
            if let Some(count) = counts.of_kind(kind) {
                let fell = named(self.pile, kind, rules) - named(pile, kind, rules);
                *count = count.saturating_sub(fell);
            }
        }
        let gone = |had: bool, card: Card| had && !lost.contains(card);
        Self {
            pile,
            counts,
            rain: gone(self.rain, Card::RAIN),
            rain_ribbon: gone(self.rain_ribbon, Card::RAIN_RIBBON),
            cup: self.cup,
        }
    }

    /// Counts the pile under an assignment. Unnamed cards cannot be switched.
    pub(super) fn tally(&self, assignment: Assignment, rules: &GoStopRules) -> PileTally {
        let named = PileTally::new(self.pile, assignment, rules);
        if self.counts.is_empty() {
            return named;
        }
        let plain = PileTally::new(self.pile, Assignment::default(), rules);
        let switched = plain.animals - named.animals;
        let animals = |all: u32| all.saturating_sub(switched);
        let junk = |all: u32| all + named.junk - plain.junk;
        PileTally {
            brights: self.counts.brights.unwrap_or(named.brights),
            animals: self.counts.animals.map_or(named.animals, animals),
            ribbons: self.counts.ribbons.unwrap_or(named.ribbons),
            junk: self.counts.junk.map_or(named.junk, junk),
        }
    }

    /// Scores the pile under an assignment.
    pub(super) fn points(&self, assignment: Assignment, rules: &GoStopRules) -> Points {
        self.naming(self.pile, assignment, rules)
    }

    fn naming(&self, pile: Pile, assignment: Assignment, rules: &GoStopRules) -> Points {
        let tally = self.tally(assignment, rules);
        let rainless = u32::from(self.rain_ribbon && !rules.ribbons_rain_counts);
        let ribbons = tally.ribbons.saturating_sub(rainless);
        Points::told(pile, tally, (self.rain, ribbons), rules)
    }

    /// Returns the points that the pile would have if these unnamed cards were named.
    pub(super) fn points_with(&self, cards: Pile, rules: &GoStopRules) -> i64 {
        self.naming(self.pile.plus(cards), Assignment::default(), rules)
            .all()
    }

    /// Returns the highest stop points of the pile over all ways to count its switch cards.
    pub fn stop_points(&self, rules: &GoStopRules) -> i64 {
        let ways = self.ways(rules);
        let points = ways.map(|assignment| self.points(assignment, rules).counting(rules));
        points.max().unwrap_or(0)
    }

    /// Returns whether the pile has no cards.
    pub(super) fn is_empty(&self) -> bool {
        let none = |kind: CountKind| self.counts.number_of(kind).unwrap_or(0) == 0;
        self.pile.is_empty() && CountKind::ALL.into_iter().all(none)
    }

    /// Returns how many cards of a kind are unnamed; for junk, their junk value.
    pub(super) fn unnamed(&self, kind: CountKind, rules: &GoStopRules) -> u32 {
        let named = named(self.pile, kind, rules);
        self.counts
            .number_of(kind)
            .map_or(0, |all| all.saturating_sub(named))
    }

    /// Returns whether a card may be among the pile's unnamed cards; `gone` has the cards known to
    /// be elsewhere.
    pub(super) fn may_have(&self, card: Card, gone: Pile, rules: &GoStopRules) -> bool {
        let elsewhere = usize::from(gone.count(card)) + usize::from(self.pile.count(card));
        if rules.copies(card) <= elsewhere {
            return false;
        }
        let kind = kind_of(card);
        // A joker worth no junk is not in any count, but it may still be among unnamed junk.
        let worth = named(Pile::from_cards(&[card]), kind, rules).max(1);
        self.unnamed(kind, rules) >= worth
    }
}

/// Returns the kind that a card counts as; jokers count as junk.
pub(super) fn kind_of(card: Card) -> CountKind {
    match card.kind() {
        Some(Kind::Bright) => CountKind::Brights,
        Some(Kind::Animal) => CountKind::Animals,
        Some(Kind::Ribbon) => CountKind::Ribbons,
        Some(Kind::Junk | Kind::DoubleJunk) | None => CountKind::Junk,
    }
}

/// Returns how many cards of a kind a pile of named cards has; for junk, their junk value. Switch
/// cards count as animals.
pub(super) fn named(pile: Pile, kind: CountKind, rules: &GoStopRules) -> u32 {
    let tally = PileTally::new(pile, Assignment::default(), rules);
    match kind {
        CountKind::Brights => tally.brights,
        CountKind::Animals => tally.animals,
        CountKind::Ribbons => tally.ribbons,
        CountKind::Junk => tally.junk,
    }
}
