//! What cannot all be true of one pack: losers' counts, triples in one hand, months taken whole.

use super::HandBuilder;
use super::months::InHand;
use crate::card::{Flower, Kind, Pile};
use crate::gostop::hand::Holding;
use crate::gostop::turns::hand_size;
use crate::record::{CountKind, Fault, Impossible, Place, Problem, Seat};

impl HandBuilder<'_> {
    /// Reports what cannot all be true of one pack, each at the last line involved.
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

    /// Finds losers' counts that add up to more than the known piles leave.
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

    /// Finds lines in which a player shows and bombs more cards than a hand has.
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

    /// Finds months said to be taken whole in a first turn although the known pile lacks one of the
    /// month's cards that nobody could have surrendered.
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

/// The triples and bombs that a player showed and laid down.
#[derive(Default)]
struct Triples {
    /// The named months, each with its cards in hand, whether it was shown, and whether it was
    /// bombed with three in hand.
    named: Vec<(Flower, u32, bool, bool)>,
    /// How many unnamed months were shown.
    shown: u32,
    /// How many unnamed months were bombed with three in hand.
    bombed: u32,
    /// How many cards other bombs took from the hand.
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

    /// Returns the fewest hand cards that these triples and bombs need: an unnamed month that was
    /// shown may be one that was bombed.
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

/// How many cards of a month a player shows, or bombs from the hand.
const TRIPLE: u32 = 3;
