//! Turns that nobody took, tried from a point of a hand.

use crate::card::Card;
use crate::gostop::hand::{Hand, Past};
use crate::gostop::replay::HandBuilder;
use crate::gostop::turns::{Move, Table, Whole, options};
use crate::record::{Record, Seat, Turn};
use crate::rules::GoStopRules;
use std::borrow::Cow;

/// A hand as it was at some point, or as it would have been after turns that nobody took.
#[derive(Clone)]
pub(super) struct Branch<'a>(HandBuilder<'a>);

impl<'a> Branch<'a> {
    /// Returns the hand as it was after this many entries, with a stock of which no more is known than
    /// what was turned up.
    pub(super) fn before(record: &Record, rules: &'a GoStopRules, read: usize) -> Self {
        let mut telling = HandBuilder::new(record, Cow::Borrowed(rules));
        for entry in record.entries.iter().take(read) {
            telling.entry(entry);
        }
        if let Some(turns) = &mut telling.turns {
            // Only what comes next is asked for, many times over.
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

    /// Returns the junk that a player owes another next.
    pub(super) fn next_gift(&self, from: Seat, to: Seat) -> Option<Card> {
        self.0.debts.next_gift(&self.0.hand, from, to)
    }

    /// Returns the seat of somebody who plays.
    pub(super) fn find(&self, name: &str) -> Option<Seat> {
        self.0.find(name)
    }

    /// Returns the table as it is now, where it is known.
    pub(super) fn table(&self) -> Option<&Table> {
        self.0.turns.as_ref()?.table.as_deref()
    }

    /// Returns the hand after a turn that nobody took, with the junk that it brings.
    fn after(&self, seat: Seat, whole: &Whole) -> Self {
        let mut telling = self.0.clone();
        telling.settle_junk();
        for turn in &whole.turns {
            // A turn that was found possible is not refused.
            let _ = telling.whole_turn(seat, turn);
        }
        telling.settle_junk();
        Self(telling)
    }

    /// Returns every turn of a player, or, where `only` says what was decided, just that, with the
    /// hand after each; these are the next cards of the stock. None if it is another's turn.
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

    /// Returns the table after these lines of a turn of a player.
    pub(super) fn made(&self, seat: Seat, turns: &[Turn]) -> Option<Box<Table>> {
        let mut table = Box::new(self.table()?.clone());
        for turn in turns {
            (table, _) = table.turn(seat, turn, 0, &self.0.rules).ok()?;
        }
        Some(table)
    }

    /// Returns whether a player may end the hand by stopping now.
    pub(super) fn wins(&self, seat: Seat) -> bool {
        self.0.hand.end.is_none() && self.0.may_stop(seat)
    }

    /// Returns what the winner could still have played to stop on their next turn, these being the
    /// next cards of the stock and these the turns as they were taken, the winner's own last.
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

/// Returns the cards of the stock that were turned up in these turns.
pub(super) fn turned_up(taken: &[Past]) -> Vec<Card> {
    let turns = taken.iter().flat_map(|past| &past.turns);
    turns.flat_map(Turn::turned_up).collect()
}
