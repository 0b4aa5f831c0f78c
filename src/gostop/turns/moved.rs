//! What happened in a turn, and its lines in a record without turns.

use crate::card::{Card, Faces, Flower, Joker, Pile};
use crate::record::{Act, CardList, Nth, Seat, Spanned, Special};
use std::iter;

/// What happened in a turn, or in the part of it that a line gives.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own about the turn"
)]
pub struct TurnEffect {
    /// The player whose turn it was.
    pub seat: Seat,
    /// The cards that the player captured, including jokers and the cards of a bomb.
    pub took: Pile,
    /// The captured jokers, in the order in which they appeared.
    pub jokers: Vec<Joker>,
    /// The cards from the table that went to the player's pile.
    pub lifted: Pile,
    /// The card played from the hand, or in place of a joker, if it now lies loose on the table.
    pub laid: Option<Card>,
    /// Loose cards that could have been taken, but were left for the other card of their month, and
    /// still lie there.
    pub passed_over: Pile,
    /// The month that was bombed, if any, and whether by a grenade.
    pub bombed: Option<(Flower, bool)>,
    /// The month of a new stack, if any, and which of the player's first turns made it, if one did.
    pub ppuk: Option<(Flower, Option<Nth>)>,
    /// Captures that make opponents owe junk.
    pub specials: Vec<Special>,
    /// Months taken whole.
    pub swept: Vec<Flower>,
    /// Whether this was the player's first turn.
    pub first: bool,
    /// Whether a bright, an animal, a ribbon and a junk card were taken in the turn so far.
    pub every_kind: bool,
    /// For how many turns in a row the player has taken nothing.
    pub dry: u32,
    /// Whether the turn is over. It goes on if a joker was laid down and replaced from the stock.
    pub whole: bool,
    /// Whether this was the last turn of the hand.
    pub last: bool,
}

impl TurnEffect {
    pub(super) const fn new(seat: Seat, first: bool) -> Self {
        Self {
            seat,
            took: Pile::EMPTY,
            jokers: Vec::new(),
            lifted: Pile::EMPTY,
            laid: None,
            passed_over: Pile::EMPTY,
            bombed: None,
            ppuk: None,
            specials: Vec::new(),
            swept: Vec::new(),
            first,
            every_kind: false,
            dry: 0,
            whole: false,
            last: false,
        }
    }

    /// Returns the lines of this turn in a record without whole turns; `column` is given to their
    /// words.
    pub fn acts(&self, column: u32) -> impl Iterator<Item = Act> {
        let month = move |flower| Spanned::new(flower, column);
        let bombed = self.bombed.map(|(flower, grenade)| {
            if grenade {
                Act::grenade(month(flower))
            } else {
                Act::potkan(month(flower))
            }
        });
        let takes = self.in_order().map(move |cards| {
            let cards = cards.iter().map(|card| Spanned::new(card, column));
            Act::Takes(CardList(cards.collect()))
        });
        let ppuk = self.ppuk.map(|(flower, nth)| Act::ppuk(month(flower), nth));
        let specials = self.specials.iter().map(|special| {
            let paid = matches!(special, Special::Chok | Special::Ttadak) && !self.last;
            Act::Special(*special, paid && self.first)
        });
        let swept = self.swept.iter().filter(|_| self.first && self.whole);
        let swept = swept.map(move |flower| Act::FirstSweep(month(*flower)));
        let boar = (self.first && self.took.contains(Card::BOAR)).then_some(Act::Boar(true));
        let kinds = (self.first && self.every_kind).then_some(Act::Baekhwajeom);
        let lines = bombed.into_iter().chain(takes).chain(ppuk);
        lines.chain(specials).chain(swept).chain(boar).chain(kinds)
    }

    /// Returns the captured cards, without those of a bomb, line by line. A line lists jokers by
    /// code, so jokers that appeared in another order need further lines.
    fn in_order(&self) -> impl Iterator<Item = Pile> {
        let bombed = self.bombed.map(|(flower, _)| Pile::month(flower));
        let cards = self.took.without(bombed.unwrap_or_default());
        let mut line = Some(cards.among(Faces::FLOWERS));
        let mut jokers = self.jokers.as_slice();
        iter::from_fn(move || {
            let mut line = line
                .take()
                .or_else(|| jokers.first().map(|_| Pile::EMPTY))?;
            let mut pairs = jokers.array_windows();
            let ends = pairs.position(|[joker, next]| joker > next);
            let (now, later) = jokers.split_at(ends.map_or(jokers.len(), |last| last + 1));
            for joker in now {
                line.add(Card::joker(*joker));
            }
            jokers = later;
            Some(line)
        })
    }
}
