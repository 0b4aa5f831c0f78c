//! The piles that fit a statement: one for each way in which the unnamed cards may or may not make
//! sets.

use super::worth::{DRY, MadeContext, month, with};
use crate::card::{Card, Faces, Flower, Kind, Pile};
use crate::koikoi::yaku::{self, MadeYaku as Line};
use crate::record::{Made, MadeKind, Yaku};
use crate::rules::{CupUse, KoiKoiRules, ViewingWeather};
use crate::verdict::{Jokbo, SwitchUse};

const CUP: Faces = Faces::from_cards(&[Card::CUP]);
const CUP_ALONE: Pile = Pile::from_cards(&[Card::CUP]);
const JUNK: Faces = Faces::kind(Kind::Junk);
const DOUBLES: Faces = Faces::kind(Kind::DoubleJunk);

/// The yaku of a pile that fits the statement.
#[derive(Debug)]
pub(super) struct Fitting {
    pub(super) lines: Vec<Line>,
}

impl Fitting {
    /// Returns whether the pile makes all of these yaku.
    pub(super) fn makes(&self, yaku: &[Yaku]) -> bool {
        let made = |yaku: &Yaku| self.lines.iter().any(|line| line.0 == Jokbo::from(*yaku));
        yaku.iter().all(made)
    }

    /// Returns the points of all lines of the pile.
    pub(super) fn points(&self) -> u32 {
        self.lines.iter().map(|line| line.1).sum()
    }
}

/// Returns how many of these cards count as this kind: the fewest and the most, depending on the
/// cup.
pub(super) fn range(kind: MadeKind, cards: Pile, rules: &KoiKoiRules) -> (u32, u32) {
    let counts = ways(cards, rules).iter();
    let counts = counts.map(|way| count(kind, cards, *way, rules));
    let counts: Vec<u32> = counts.collect();
    let least = counts.iter().min().copied().unwrap_or(0);
    (least, counts.iter().max().copied().unwrap_or(0))
}

/// Returns how many brights other than rain the statement requires.
pub(in crate::koikoi) fn dry_brights(told: &Made) -> u32 {
    if told.names(Yaku::FiveBrights) || told.names(Yaku::FourBrights) {
        4
    } else if told.names(Yaku::RainyFourBrights) || told.names(Yaku::ThreeBrights) {
        3
    } else if told.names(Yaku::RainyThreeBrights) {
        2
    } else {
        0
    }
}

/// Returns the ways in which the cup may count, if the cup is among these cards.
fn ways(cards: Pile, rules: &KoiKoiRules) -> &'static [SwitchUse] {
    match rules.cup {
        CupUse::Either if cards.contains(Card::CUP) => &[SwitchUse::Animal, SwitchUse::Junk],
        _ => &[SwitchUse::Animal],
    }
}

/// Returns how many cards count as this kind, with the cup counted in this way.
fn count(kind: MadeKind, cards: Pile, cup: SwitchUse, rules: &KoiKoiRules) -> u32 {
    match kind {
        MadeKind::Chaff => yaku::chaff_count(cards, cup, rules),
        MadeKind::Animals => yaku::animals(cards, cup).len(),
        MadeKind::Ribbons => cards.of_kind(Kind::Ribbon).len(),
    }
}

/// Returns the piles that fit the statement: each has the `known` cards, and others that are
/// `left`.
pub(super) fn fitting(
    told: &Made,
    known: Pile,
    left: Pile,
    around: &MadeContext,
    rules: &KoiKoiRules,
) -> Vec<Fitting> {
    let among = Among {
        told,
        left,
        around,
        rules,
        month: month(around, rules),
    };
    let without = among.piles(known);
    let may_have_cup = left.contains(Card::CUP) && !known.contains(Card::CUP);
    // The cup could be an animal too, so it is part of the chaff only if it must be.
    let counted = told.animals.is_some() || told.chaff.is_some() && without.is_empty();
    if may_have_cup && counted {
        let with_cup = among.piles(with(known, CUP_ALONE));
        return without.into_iter().chain(with_cup).collect();
    }
    without
}

/// The cards from which a pile may be completed.
struct Among<'a> {
    told: &'a Made,
    left: Pile,
    around: &'a MadeContext,
    rules: &'a KoiKoiRules,
    month: Option<Flower>,
}

impl Among<'_> {
    /// Returns the piles with these known cards; a pile has the cup only if the cup is known.
    fn piles(&self, known: Pile) -> Vec<Fitting> {
        let mut found = Vec::new();
        for way in ways(known, self.rules) {
            let kinds = [
                self.brights(known),
                self.singles(MadeKind::Animals, known, *way),
                self.singles(MadeKind::Ribbons, known, *way),
                self.chaff(known, *way),
            ];
            let piles = kinds.iter().fold(vec![known], |piles, kind| {
                let each = piles.iter();
                each.flat_map(|pile| kind.iter().map(|more| pile.plus(*more)))
                    .collect()
            });
            for pile in piles {
                let lines = yaku::lines(pile, *way, self.around.weather, self.rules);
                found.extend(self.perhaps_spoilt(lines, pile, known));
            }
        }
        found
    }

    /// Returns what a pile makes with these lines. Where captured cards spoil viewings, each viewing
    /// that is not named may be spoilt by a card that nobody told.
    fn perhaps_spoilt(&self, lines: Vec<Line>, pile: Pile, known: Pile) -> Vec<Fitting> {
        let mut ways = vec![lines];
        let viewings = [
            (Yaku::FlowerViewing, Flower::Willow),
            (Yaku::MoonViewing, Flower::Paulownia),
        ];
        for (viewing, spoiler) in viewings {
            if self.told.names(viewing) || !self.may_hide(spoiler, pile, known) {
                continue;
            }
            let is_other = |line: &Line| line.0 != Jokbo::from(viewing);
            let spoilt: Vec<Vec<Line>> = (ways.iter())
                .filter(|lines| !lines.iter().all(is_other))
                .map(|lines| lines.iter().copied().filter(is_other).collect())
                .collect();
            ways.extend(spoilt);
        }
        ways.into_iter().map(|lines| Fitting { lines }).collect()
    }

    /// Returns whether a card of this flower that spoils a viewing may be in a pile unseen: a card
    /// of a kind that was not counted, or one of those that only a number tells.
    fn may_hide(&self, spoiler: Flower, pile: Pile, known: Pile) -> bool {
        if self.rules.viewing_weather != ViewingWeather::Taken {
            return false;
        }
        let may_be = |kind: MadeKind| {
            let plain = |cards| count(kind, cards, SwitchUse::Animal, self.rules);
            self.told.count(kind).is_none() || plain(pile) > plain(known)
        };
        let open = self.left.without(pile).of_month(spoiler);
        open.iter().any(|card| match card.kind() {
            Some(Kind::Bright) => dry_brights(self.told) == 0,
            Some(Kind::Animal) => may_be(MadeKind::Animals),
            Some(Kind::Ribbon) => may_be(MadeKind::Ribbons),
            _ => may_be(MadeKind::Chaff),
        })
    }

    /// Returns the possible sets of brights to add.
    fn brights(&self, known: Pile) -> Vec<Pile> {
        let missing = dry_brights(self.told).saturating_sub(known.shared(DRY).len());
        subsets(self.left.without(known).shared(DRY), missing)
    }

    /// Returns the possible animals or ribbons to add. Choices that complete the same sets appear
    /// only once.
    fn singles(&self, kind: MadeKind, known: Pile, cup: SwitchUse) -> Vec<Pile> {
        let counted = count(kind, known, cup, self.rules);
        let Some(missing) = self
            .told
            .count(kind)
            .unwrap_or(counted)
            .checked_sub(counted)
        else {
            return Vec::new();
        };
        let of_kind = if kind == MadeKind::Animals {
            Kind::Animal
        } else {
            Kind::Ribbon
        };
        let open = self.left.without(known).of_kind(of_kind).but(CUP);
        let month = self.month.map(Pile::month);
        let sets = [
            Pile::BOAR_DEER_BUTTERFLIES,
            Pile::HONG_DAN,
            Pile::CHEONG_DAN,
            month.unwrap_or_default().of_kind(of_kind),
        ];
        let completes = |more: Pile| sets.map(|set| known.plus(more).includes(set));
        let mut seen = Vec::new();
        let mut ways = subsets(open, missing);
        ways.retain(|more| {
            let is_new = !seen.contains(&completes(*more));
            seen.push(completes(*more));
            is_new
        });
        ways
    }

    /// Returns the possible chaff to add: with and without the double cards, and with the cards of
    /// the round's month last or first.
    fn chaff(&self, known: Pile, cup: SwitchUse) -> Vec<Pile> {
        let counted = |cards| count(MadeKind::Chaff, cards, cup, self.rules);
        let Some(told) = self.told.chaff else {
            return vec![Pile::EMPTY];
        };
        let open = self.left.without(known);
        let doubles = open.among(DOUBLES);
        let of_month = |card: &Card| self.month.is_some() && card.flower() == self.month;
        let (month, others): (Vec<Card>, Vec<Card>) = open.among(JUNK).iter().partition(of_month);
        let mut ways = Vec::new();
        for doubles in (0..=doubles.len()).flat_map(|size| subsets(doubles, size)) {
            let Some(missing) = told.checked_sub(counted(known.plus(doubles))) else {
                continue;
            };
            let missing = usize::try_from(missing).unwrap_or(usize::MAX);
            if missing > month.len() + others.len() {
                continue;
            }
            let last = others.iter().chain(&month).take(missing);
            let first = month.iter().chain(&others).take(missing);
            let (last, first): (Pile, Pile) = (last.copied().collect(), first.copied().collect());
            ways.extend([doubles.plus(last), doubles.plus(first)]);
        }
        ways.dedup();
        ways
    }
}

/// Returns all subsets of this size; `cards` must be few.
fn subsets(cards: Pile, size: u32) -> Vec<Pile> {
    let cards: Vec<Card> = cards.iter().collect();
    let chosen = |ways: u32| -> Pile {
        let each = (0..).zip(&cards);
        each.filter(|(at, _)| ways & (1 << at) != 0)
            .map(|(_, card)| *card)
            .collect()
    };
    (0_u32..1 << cards.len())
        .filter(|ways| ways.count_ones() == size)
        .map(chosen)
        .collect()
}
