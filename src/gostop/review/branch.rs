//! Turns that nobody took, tried from some point of a hand.

use crate::card::Card;
use crate::gostop::hand::{Hand, Past};
use crate::gostop::replay::HandBuilder;
use crate::gostop::turns::{Move, Table, Whole, options};
use crate::record::{Record, Seat, Turn};
use crate::rules::GoStopRules;
use std::borrow::Cow;

/// A hand at some point, perhaps after turns that nobody took.
#[derive(Clone)]
pub(super) struct Branch<'a>(HandBuilder<'a>);

impl<'a> Branch<'a> {
    /// Returns the hand after this many entries of the record. Its known stock cards are only those
    /// already turned up.
    pub(super) fn before(record: &Record, rules: &'a GoStopRules, read: usize) -> Self {
        let mut telling = HandBuilder::new(record, Cow::Borrowed(rules));
        for entry in record.entries.iter().take(read) {
            telling.entry(entry);
        }
        if let Some(turns) = &mut telling.turns {
            // Only what follows is needed, and the hand is copied many times.
            turns.past.clear();
            if let Some(table) = &mut turns.table {
                table.open_ended = true;
            }
        }
        Self(telling)
    }

    /// Returns the hand.
    pub(super) const fn hand(&self) -> &Hand {
        &self.0.hand
    }

    /// Returns the next junk card that `from` owes `to`, if any.
    pub(super) fn next_gift(&self, from: Seat, to: Seat) -> Option<Card> {
        self.0.debts.next_gift(&self.0.hand, from, to)
    }

    /// Returns the seat of a player by name.
    pub(super) fn find(&self, name: &str) -> Option<Seat> {
        self.0.find(name)
    }

    /// Returns the current table, if known.
    pub(super) fn table(&self) -> Option<&Table> {
        self.0.turns.as_ref()?.table.as_deref()
    }

    /// Returns the hand after a turn that nobody took, with the junk that the turn brings.
    fn after(&self, seat: Seat, whole: &Whole) -> Self {
        let mut telling = self.0.clone();
        telling.settle_junk();
        for turn in &whole.turns {
            // A turn that was found to be possible is not refused.
            let _ = telling.whole_turn(seat, turn);
        }
        telling.settle_junk();
        Self(telling)
    }

    /// Returns every possible turn of a player, with the hand after each; with `only`, just the
    /// turns with those decisions. `deck` has the next stock cards. Empty if it is another player's
    /// turn.
    pub(super) fn tried(
        &self,
        seat: Seat,
        deck: &[Card],
        only: Option<&[Move]>,
    ) -> impl Iterator<Item = (Whole, Self)> {
        let due = |table: &&Table| self.0.hand.end.is_none() && table.due() == Some(seat);
        let turns = self.table().filter(due);
        let turns = turns.map(|table| options(table, seat, deck, only, &self.0.rules));
        turns.into_iter().flatten().map(move |whole| {
            let branch = self.after(seat, &whole);
            (whole, branch)
        })
    }

    /// Returns the table after these lines of a player's turn; `None` if they are not possible.
    pub(super) fn made(&self, seat: Seat, turns: &[Turn]) -> Option<Box<Table>> {
        let mut table = Box::new(self.table()?.clone());
        for turn in turns {
            (table, _) = table.turn(seat, turn, 0, &self.0.rules).ok()?;
        }
        Some(table)
    }

    /// Returns whether a player may stop now and end the hand.
    pub(super) fn wins(&self, seat: Seat) -> bool {
        self.0.hand.end.is_none() && self.0.may_stop(seat)
    }

    /// Returns a turn on which the winner could still have stopped, in place of the last of the
    /// `taken` turns; the turns before keep their decisions. `deck` has the next stock cards.
    pub(super) fn win_all_the_same(&self, deck: &[Card], taken: &[Past]) -> Option<Vec<Turn>> {
        let (next, later) = taken.split_first()?;
        let made = Move::all_of(&next.turns);
        let any = later.is_empty() && self.table()?.hand(next.seat).is_known();
        let only = Some(&made[..]).filter(|_| !any);
        let mut tried = self.tried(next.seat, deck, only);
        tried.find_map(|(whole, branch)| {
            if !later.is_empty() {
                return branch.win_all_the_same(deck.get(whole.used..)?, later);
            }
            branch.wins(next.seat).then_some(whole.turns)
        })
    }
}

/// Returns the stock cards that were turned up in these turns.
pub(super) fn turned_up(taken: &[Past]) -> Vec<Card> {
    let turns = taken.iter().flat_map(|past| &past.turns);
    turns.flat_map(Turn::turned_up).collect()
}
