//! What a turn brought, and its lines in a record without turns.

use crate::card::{Card, Flower, Joker, Pile};
use crate::record::{Act, At, CardList, Nth, Seat, Special};

/// What happened in a turn, or in the part of it that a line gives.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own about the turn"
)]
pub struct Moved {
    /// Whose turn it was.
    pub seat: Seat,
    /// The cards that the player captured, jokers and the cards of a bomb among them.
    pub took: Pile,
    /// The jokers among them, in the order in which they came.
    pub jokers: Vec<Joker>,
    /// The cards of the table that went to the player's pile.
    pub lifted: Pile,
    /// The card played from the hand, or in the place of a joker, where it lies loose on the table.
    pub laid: Option<Card>,
    /// Loose cards that could have been taken instead of the other of two, and still lie there.
    pub passed_over: Pile,
    /// The month that was bombed, and whether with a grenade.
    pub bombed: Option<(Flower, bool)>,
    /// The month of a stack that was made, and which of the player's first turns it was in.
    pub ppuk: Option<(Flower, Option<Nth>)>,
    /// Captures for which junk is owed.
    pub specials: Vec<Special>,
    /// Months taken whole.
    pub swept: Vec<Flower>,
    /// It was the player's first turn.
    pub first: bool,
    /// Whether one card of each kind was taken in the turn so far.
    pub every_kind: bool,
    /// How many turns in a row the player has taken nothing.
    pub dry: u32,
    /// Whether the turn is over; it is not where a joker was laid down and replaced in the hand.
    pub whole: bool,
    /// Whether it was the last turn of the hand.
    pub last: bool,
}

impl Moved {
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

    /// Returns the lines of this turn in a record without whole turns; their words are at this
    /// column.
    pub fn acts(&self, column: u32) -> Vec<Act> {
        let month = |flower| At::new(flower, column);
        let mut acts = Vec::new();
        let mut took = self.took;
        if let Some((flower, grenade)) = self.bombed {
            took = took.without(Pile::month(flower));
            acts.push(if grenade {
                Act::Grenade(month(flower))
            } else {
                Act::Potkan(month(flower))
            });
        }
        let takes = self.in_order(took).into_iter().map(|cards| {
            let cards = cards.iter().map(|card| At::new(card, column));
            Act::Takes(CardList(cards.collect()))
        });
        acts.extend(takes);
        let ppuk = self.ppuk.map(|(flower, nth)| Act::Ppuk(month(flower), nth));
        acts.extend(ppuk);
        acts.extend(self.specials.iter().map(|special| {
            let paid = matches!(special, Special::Chok | Special::Ttadak) && !self.last;
            let first = paid && self.first;
            Act::Special(*special, first)
        }));
        if self.first {
            let swept = self.swept.iter().filter(|_| self.whole);
            acts.extend(swept.map(|flower| Act::FirstSweep(month(*flower))));
            acts.extend(self.took.contains(Card::BOAR).then_some(Act::Boar(true)));
            acts.extend(self.every_kind.then_some(Act::Baekhwajeom));
        }
        acts
    }

    /// Returns these of the captured cards line by line: a line has jokers in the order of their
    /// codes, so another line has those that came after a later one.
    fn in_order(&self, took: Pile) -> Vec<Pile> {
        let mut lines = Vec::new();
        let mut line = took.filter(|card| card.as_joker().is_none());
        let mut before = None;
        for joker in &self.jokers {
            if before > Some(joker) {
                lines.push(std::mem::take(&mut line));
            }
            line.add(Card::joker(*joker));
            before = Some(joker);
        }
        lines.push(line);
        lines
    }
}
