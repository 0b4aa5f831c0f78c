//! Builds cards for a pile of named sets and counted kinds, with the same score.

use crate::card::{Card, Faces, Flower, Kind, Pile};
use crate::gostop::{Assignment, CountedPile, cho_dan, score};
use crate::record::{CountKind, CupCall, PartCounts};
use crate::rules::GoStopRules;
use crate::telling::fact::Set;
use crate::verdict::Score;
use crate::vocabulary::Word;

/// What was told about a winner's pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::telling) struct TellPile {
    /// The cards that were named, individually or by a set.
    pub(in crate::telling) cards: Pile,
    /// The total of each kind, if told.
    pub(in crate::telling) counts: PartCounts,
    /// Whether counted brights include rain.
    pub(in crate::telling) rain: bool,
    /// What the sake cup is said to count as.
    pub(in crate::telling) cup: Option<CupCall>,
    /// Whether the told number of junk counts the sake cup; `None` if nobody said.
    pub(in crate::telling) with_cup: Option<bool>,
}

const fn animal(flower: Flower) -> Card {
    Card::fixed(flower, Kind::Animal)
}

const fn ribbon(flower: Flower) -> Card {
    Card::fixed(flower, Kind::Ribbon)
}

/// Animals for filling up a pile, in an order that completes sets as late as possible.
const ANIMALS: [Card; 9] = [
    animal(Flower::Peony),
    animal(Flower::BushClover),
    animal(Flower::Maple),
    animal(Flower::Iris),
    animal(Flower::Chrysanthemum),
    animal(Flower::Plum),
    animal(Flower::Wisteria),
    animal(Flower::Willow),
    animal(Flower::Pampas),
];
const RIBBONS: [Card; 10] = [
    ribbon(Flower::Pine),
    ribbon(Flower::Plum),
    ribbon(Flower::Peony),
    ribbon(Flower::Chrysanthemum),
    ribbon(Flower::Wisteria),
    ribbon(Flower::Iris),
    ribbon(Flower::Willow),
    ribbon(Flower::Cherry),
    ribbon(Flower::Maple),
    ribbon(Flower::BushClover),
];
const BRIGHTS: [Card; 5] = [
    Card::fixed(Flower::Pine, Kind::Bright),
    Card::fixed(Flower::Cherry, Kind::Bright),
    Card::fixed(Flower::Pampas, Kind::Bright),
    Card::fixed(Flower::Paulownia, Kind::Bright),
    Card::RAIN,
];

/// Returns the kind that the sake cup is said to be.
pub(in crate::telling) const fn kind_of(call: CupCall) -> CountKind {
    match call {
        CupCall::Animal => CountKind::Animals,
        CupCall::Junk => CountKind::Junk,
    }
}

impl TellPile {
    /// Returns what the sake cup must count as, if its owner is bound to a call.
    fn bound_cup(&self, rules: &GoStopRules) -> Option<CupCall> {
        self.cup.filter(|_| rules.cup_final)
    }

    /// Returns how much junk the sake cup is worth, if it is there and may count as junk.
    pub(super) fn cup_as_junk(&self, rules: &GoStopRules) -> u32 {
        let bound = self.bound_cup(rules);
        if self.cards.contains(Card::CUP) && bound != Some(CupCall::Animal) {
            rules.switch_september
        } else {
            0
        }
    }

    /// Returns whether it is open if the told number of junk counts the sake cup.
    pub(super) fn is_cup_open(&self, rules: &GoStopRules) -> bool {
        self.with_cup.is_none() && self.counts.junk.is_some() && self.cup_as_junk(rules) > 0
    }

    /// Returns the part of a told number that the record counts otherwise: junk that is the sake
    /// cup, and the cup that is said to be no animal.
    fn cup_in(&self, kind: CountKind, rules: &GoStopRules) -> i64 {
        let cup = self.cup_as_junk(rules);
        match kind {
            // While it is open, the lower number is taken.
            CountKind::Junk if self.with_cup != Some(false) => cup.into(),
            CountKind::Animals if cup > 0 && self.cup == Some(CupCall::Junk) => -1,
            _ => 0,
        }
    }

    /// Returns the record's count for a told number: the sake cup is an animal there, and no junk.
    /// `None` if the number is too small to have the cup in it.
    pub(super) fn recorded(&self, kind: CountKind, said: u32, rules: &GoStopRules) -> Option<u32> {
        u32::try_from(i64::from(said) - self.cup_in(kind, rules)).ok()
    }

    /// Returns the number of a kind as it is told; `None` if none was.
    pub(in crate::telling) fn said(&self, kind: CountKind, rules: &GoStopRules) -> Option<u32> {
        let count = self.counts.number_of(kind)?;
        u32::try_from(i64::from(count) + self.cup_in(kind, rules)).ok()
    }

    /// Returns how many cards of a kind were told: the total if there is one, or else the named
    /// cards.
    pub(super) fn count(&self, kind: CountKind) -> u32 {
        self.counts
            .number_of(kind)
            .unwrap_or_else(|| self.named(kind))
    }

    /// Returns how many cards of a kind were named.
    pub(super) fn named(&self, kind: CountKind) -> u32 {
        match kind {
            CountKind::Brights => self.cards.of_kind(Kind::Bright).len(),
            CountKind::Animals => self.cards.of_kind(Kind::Animal).len(),
            CountKind::Ribbons => self.cards.of_kind(Kind::Ribbon).len(),
            CountKind::Junk => {
                self.cards.of_kind(Kind::Junk).len()
                    + 2 * self.cards.of_kind(Kind::DoubleJunk).len()
            }
        }
    }

    /// Returns cards that score like the told pile, except for junk: as many of each kind as told,
    /// completing as few unnamed sets as possible.
    fn cards(&self, rules: &GoStopRules) -> Pile {
        let mut pile = self.cards;
        let mut fill = |order: &[Card], count: Option<u32>, named: u32| {
            let more = count.unwrap_or(0).saturating_sub(named);
            let free: Vec<Card> = order
                .iter()
                .copied()
                .filter(|card| !pile.contains(*card))
                .collect();
            for card in free.into_iter().take(usize::try_from(more).unwrap_or(0)) {
                pile.add(card);
            }
        };
        fill(
            &ANIMALS,
            self.counts.animals,
            self.named(CountKind::Animals),
        );
        let rain_last: Vec<Card> = if rules.ribbons_rain_counts {
            RIBBONS.to_vec()
        } else {
            let rain = |card: &Card| *card == Card::RAIN_RIBBON;
            let (last, first): (Vec<Card>, Vec<Card>) = RIBBONS.into_iter().partition(rain);
            first.into_iter().chain(last).collect()
        };
        fill(
            &rain_last,
            self.counts.ribbons,
            self.named(CountKind::Ribbons),
        );
        let brights: Vec<Card> = if self.rain {
            BRIGHTS.into_iter().rev().collect()
        } else {
            BRIGHTS.to_vec()
        };
        fill(
            &brights,
            self.counts.brights,
            self.named(CountKind::Brights),
        );
        pile
    }

    /// Scores the pile.
    pub(super) fn score(&self, rules: &GoStopRules) -> Score {
        let mut pile = self.cards(rules);
        let wanted = self.counts.junk.unwrap_or(0);
        let single = Faces::kind(Kind::Junk).cards();
        let mut have = self.named(CountKind::Junk);
        let doubles = [Card::PAULOWNIA_DOUBLE, Card::WILLOW_DOUBLE];
        for card in doubles {
            if have + 22 < wanted && pile.add(card) {
                have += 2;
            }
        }
        for card in single {
            if have < wanted && pile.add(card) {
                have += 1;
            }
        }
        let cup = self.bound_cup(rules);
        CountedPile::from(pile).bound(cup).best_score(rules)
    }

    /// Returns the kind whose count may hide a set that was not named, if any: with so many cards
    /// of the kind, few choices or none lack the set.
    pub(super) fn hides_sets(&self, none: &[Set], rules: &GoStopRules) -> Option<CountKind> {
        let denied = |word| none.contains(&Set(word));
        let cho_dan = cho_dan(self.cards, rules);
        let dans = [Pile::HONG_DAN, Pile::CHEONG_DAN, cho_dan];
        let dan_named = dans.iter().any(|dan| self.cards.includes(*dan));
        let dan_played =
            rules.ribbons_hong_dan + rules.ribbons_cheong_dan + rules.ribbons_cho_dan > 0;
        // Where the rain ribbon may stand in for cho-dan, no seven ribbons lack every set, and of
        // the ways to have six only 2/2/2 of red, blue and the rest do.
        let many = if rules.ribbons_cho_dan_rain { 6 } else { 7 };
        if self.counts.ribbons.is_some_and(|count| count >= many)
            && !dan_named
            && dan_played
            && !(denied(Word::HongDan) && denied(Word::CheongDan) && denied(Word::ChoDan))
        {
            return Some(CountKind::Ribbons);
        }
        let bird_named = self.cards.includes(Pile::GODORI);
        let many = self.counts.animals.is_some_and(|count| count >= 8);
        (many && !bird_named && rules.birds_godori > 0 && !denied(Word::Godori))
            .then_some(CountKind::Animals)
    }

    /// Returns the most goes that a player with this pile could say before stopping: over all
    /// orders of capturing the cards, the most different totals that reach the target before the
    /// last one.
    pub(super) fn carries(&self, target: i64, rules: &GoStopRules) -> u32 {
        let pile = self.cards(rules);
        let ways = CountedPile::from(pile)
            .bound(self.bound_cup(rules))
            .ways(rules);
        let most = ways.map(|way| self.carries_as(pile, way, target, rules));
        most.max().unwrap_or(0)
    }

    /// Returns the most goes that a player with this pile could say before stopping, with the
    /// switch cards counted in this way.
    fn carries_as(&self, pile: Pile, way: Assignment, target: i64, rules: &GoStopRules) -> u32 {
        let is_junk =
            |card: &Card| (way.cup && *card == Card::CUP) || (way.bridge && *card == Card::BRIDGE);
        let mut animals = cards_of(pile, &[Kind::Animal]);
        animals.retain(|card| !is_junk(card));
        let kinds = [
            cards_of(pile, &[Kind::Bright]),
            animals,
            cards_of(pile, &[Kind::Ribbon]),
        ];
        let mut ways: Vec<(i64, u32)> = vec![(0, 0)];
        for cards in &kinds {
            let part = steps_of(cards, rules);
            ways = combined(&ways, &part);
        }
        let switched = |is_junk: bool, value: u32| if is_junk { value } else { 0 };
        let junk = self.count(CountKind::Junk)
            + switched(way.cup, rules.switch_september)
            + switched(way.bridge, rules.switch_may);
        ways = combined(&ways, &steps_of_junk(junk, rules));
        let enough = ways.into_iter().filter(|(value, _)| *value >= target);
        enough.map(|(_, steps)| steps).max().unwrap_or(0)
    }
}

fn cards_of(pile: Pile, kinds: &[Kind]) -> Vec<Card> {
    kinds
        .iter()
        .flat_map(|kind| pile.of_kind(*kind).iter())
        .collect()
}

/// Returns each number of points that some of these cards can make, with the most increases on the
/// way from there to all cards.
fn steps_of(cards: &[Card], rules: &GoStopRules) -> Vec<(i64, u32)> {
    let count = cards.len().min(14);
    let value = |mask: usize| {
        let held = cards.iter().take(count).enumerate();
        let held = held
            .filter(|(at, _)| mask & (1 << at) != 0)
            .map(|(_, card)| *card);
        score(held.collect(), Assignment::default(), rules).stop_points
    };
    let full = (1_usize << count) - 1;
    let values: Vec<i64> = (0..=full).map(value).collect();
    let of = |mask: usize| values.get(mask).copied().unwrap_or(0);
    let mut steps = vec![0_u32; full + 1];
    let mut out: Vec<(i64, u32)> = Vec::new();
    for mask in (0..=full).rev() {
        let next = (0..count)
            .filter(|at| mask & (1 << at) == 0)
            .map(|at| mask | (1 << at));
        let most = next
            .map(|next| {
                let left = steps.get(next).copied().unwrap_or(0);
                left + u32::from(of(next) > of(mask))
            })
            .max();
        if let Some(slot) = steps.get_mut(mask) {
            *slot = most.unwrap_or(0);
        }
        let found = (of(mask), most.unwrap_or(0));
        if !out.contains(&found) {
            out.push(found);
        }
    }
    best(out)
}

/// Returns each number of points that part of this junk can make, with the most increases on the
/// way from there to all of it. Junk grows by one at a time.
fn steps_of_junk(junk: u32, rules: &GoStopRules) -> Vec<(i64, u32)> {
    let from = rules.junk_from;
    let points = if from > 0 {
        (junk + 1).saturating_sub(from)
    } else {
        0
    };
    (0..=points)
        .map(|now| (i64::from(now), points - now))
        .collect()
}

fn combined(one: &[(i64, u32)], other: &[(i64, u32)]) -> Vec<(i64, u32)> {
    let all = one.iter().flat_map(|(value, steps)| {
        let other = other.iter();
        other.map(move |(more, further)| (value + more, steps + further))
    });
    best(all.collect())
}

/// Keeps only the most increases for each number of points.
fn best(mut all: Vec<(i64, u32)>) -> Vec<(i64, u32)> {
    all.sort_unstable_by(|one, other| other.cmp(one));
    all.dedup_by_key(|(value, _)| *value);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sets(sets: &[Pile], counts: PartCounts) -> TellPile {
        let cards = sets.iter().fold(Pile::EMPTY, |all, set| all.plus(*set));
        TellPile {
            cards,
            counts,
            ..TellPile::default()
        }
    }

    fn counts(brights: u32, junk: u32) -> PartCounts {
        let some = |count| Some(count).filter(|count| *count > 0);
        PartCounts {
            brights: some(brights),
            junk: some(junk),
            ..PartCounts::NONE
        }
    }

    #[test]
    fn a_pile_carries_as_many_goes_as_it_grew_above_the_target() {
        // Worked out by hand, for three players and target 3. Godori alone makes 5 at once.
        // With hong-dan first, the score is 3, and godori then brings it to 8. Godori makes 5, ten
        // junk 6, eleven 7. Three brights make 3, the fourth 4, godori 9.
        let rules = GoStopRules::default();
        for (pile, most) in [
            (sets(&[Pile::GODORI], PartCounts::NONE), 0),
            (sets(&[Pile::GODORI, Pile::HONG_DAN], PartCounts::NONE), 1),
            (sets(&[Pile::GODORI], counts(0, 11)), 2),
            (sets(&[Pile::GODORI], counts(4, 0)), 2),
            (sets(&[], counts(0, 14)), 2),
            (sets(&[], counts(3, 0)), 0),
        ] {
            assert_eq!(pile.carries(3, &rules), most, "{pile:?}");
        }
    }

    #[test]
    fn what_the_cards_of_sets_score_besides_counts_too() {
        let rules = GoStopRules::default();
        let all = [Pile::HONG_DAN, Pile::CHEONG_DAN, Pile::CHO_DAN];
        // 3 + 3 + 3, and 5 for nine ribbons.
        assert_eq!(sets(&all, PartCounts::NONE).score(&rules).points, 14);
        assert_eq!(sets(&[Pile::GODORI], counts(0, 12)).score(&rules).points, 8);
        assert_eq!(sets(&[], counts(5, 0)).score(&rules).points, 15);
        let seven = PartCounts {
            ribbons: Some(7),
            ..PartCounts::NONE
        };
        assert_eq!(sets(&[], seven).score(&rules).points, 3);
        assert_eq!(
            sets(&[], seven).hides_sets(&[], &rules),
            Some(CountKind::Ribbons)
        );
        assert_eq!(sets(&[Pile::HONG_DAN], seven).hides_sets(&[], &rules), None);
    }
}
