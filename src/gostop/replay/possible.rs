//! What cannot all be true of one pack: counts of losers, triples of one hand, months taken whole.

use super::HandBuilder;
use super::months::InHand;
use crate::card::{Flower, Kind, Pile};
use crate::gostop::hand::Holding;
use crate::gostop::turns::hand_size;
use crate::record::{CountKind, Fault, Impossible, Place, Problem, Seat};

impl HandBuilder<'_> {
    /// Reports what cannot all be true of one pack, each at the last of its lines.
    pub(super) fn check_possible(&mut self) {
        if self.hand.players.iter().any(|player| player.doubtful) {
            return;
        }
        let impossible = self
            .too_many_counted()
            .chain(self.too_many_in_hand())
            .chain(self.not_taken_whole())
            .chain(self.too_many_points())
            .collect::<Vec<_>>();
        let faults = impossible.into_iter().map(|(place, what)| Fault {
            place,
            problem: Problem::Impossible(what),
        });
        self.front.faults.extend(faults);
    }

    /// Returns the counts of losers that are of more than lies in no known pile.
    fn too_many_counted(&self) -> impl Iterator<Item = (Place, Impossible)> {
        let mut counted: Vec<(Place, Seat)> = self.piles.counted_at.clone();
        counted.sort_unstable();
        let left = (!counted.is_empty()).then(|| self.hand.left(&self.rules));
        CountKind::ALL.into_iter().filter_map(move |kind| {
            let left = *left?.of_kind(kind);
            let mut told = 0_u32;
            counted.iter().find_map(|(place, seat)| {
                told = told.saturating_add(self.hand.unnamed(*seat, kind, &self.rules));
                let what = Impossible::Counts { kind, told, left };
                (told > left).then_some((*place, what))
            })
        })
    }

    /// Returns the lines with which a player shows and bombs more cards than a hand has.
    fn too_many_in_hand(&self) -> impl Iterator<Item = (Place, Impossible)> {
        let hand = hand_size(self.hand.players.len());
        self.hand.seats().filter_map(move |seat| {
            let mut triples = Triples::default();
            let mut of_seat = self.months.in_hand.iter().filter(|held| held.seat == seat);
            of_seat.find_map(|held| {
                triples.note(held);
                let cards = triples.fewest();
                let player = self.hand.name(seat);
                let what = Impossible::Triples {
                    player,
                    cards,
                    hand,
                };
                (cards > hand).then_some((held.place, what))
            })
        })
    }

    /// Returns the months that were taken whole in a first turn and of which a known pile lacks a
    /// card that nobody surrenders.
    fn not_taken_whole(&self) -> impl Iterator<Item = (Place, Impossible)> {
        let over = self.hand.end.is_some();
        self.months
            .swept
            .iter()
            .filter(move |_| over)
            .filter_map(|swept| {
                let player = self.hand.player(swept.seat);
                let known = player.counted || player.takes;
                let Holding::Cards(pile) = player.holding() else {
                    return None;
                };
                let kept = Pile::month(swept.month)
                    .iter()
                    .filter(|card| !matches!(card.kind(), Some(Kind::Junk | Kind::DoubleJunk)));
                let mut lacking = kept.filter(|card| known && !pile.contains(*card));
                let card = lacking.next()?;
                let player = player.name.clone();
                Some((swept.place, Impossible::FirstSweep { player, card }))
            })
    }
}

/// What a player showed and laid down of whole months.
#[derive(Default)]
struct Triples {
    /// The months that lines name, each with its cards in hand, whether it was shown and whether it
    /// was bombed with three in hand.
    named: Vec<(Flower, u32, bool, bool)>,
    /// How many months were shown that no line names.
    shown: u32,
    /// How many were bombed with three in hand that no line names.
    bombed: u32,
    /// How many cards other bombs had in hand.
    others: u32,
}

impl Triples {
    fn note(&mut self, held: &InHand) {
        let bombed = !held.shown && held.cards == TRIPLE;
        match held.month {
            Some(month) => match self.named.iter_mut().find(|(of, ..)| *of == month) {
                Some((_, cards, was_shown, was_bombed)) => {
                    *cards = held.cards.max(*cards);
                    *was_shown |= held.shown;
                    *was_bombed |= bombed;
                }
                None => self.named.push((month, held.cards, held.shown, bombed)),
            },
            None if held.shown => self.shown += 1,
            None if bombed => self.bombed += 1,
            None => self.others += held.cards,
        }
    }

    /// Returns how many cards they were at least: a month that was shown and that no line names may be
    /// one that was bombed.
    fn fewest(&self) -> u32 {
        let cards: u32 = self.named.iter().map(|(_, cards, ..)| cards).sum();
        let only = |test: fn(bool, bool) -> bool| {
            let named = self.named.iter();
            let found = named.filter(|(_, _, shown, bombed)| test(*shown, *bombed));
            u32::try_from(found.count()).unwrap_or(u32::MAX)
        };
        let shown = self
            .shown
            .saturating_sub(only(|shown, bombed| bombed && !shown));
        let bombed = self
            .bombed
            .saturating_sub(only(|shown, bombed| shown && !bombed));
        cards + self.others + TRIPLE * shown.max(bombed)
    }
}

/// How many of a month are shown, and bombed.
const TRIPLE: u32 = 3;
