//! A hand of whole turns, read while it is played. Every line is checked as it comes, and none is
//! read twice.

use crate::card::{Card, Pile};
use crate::gostop::hand::Hand;
use crate::gostop::replay::{HandBuilder, Turns};
use crate::gostop::review::close;
use crate::gostop::turns::{Followed, Table};
use crate::record::{Act, Fault, Line, Place, Reading, Record, RecordEntry, Seat, Spanned};
use crate::rules::GoStopRules;
use std::borrow::Cow;

/// A hand in progress. The code keeps the record that a table would write down, and its result is
/// that of [`read`](super::read) for that record.
pub struct Live<'a> {
    telling: HandBuilder<'a>,
    record: Record,
}

impl<'a> Live<'a> {
    /// Starts a hand with these lines: its header with the layout, and what is known about the
    /// hands.
    ///
    /// Turns that nobody took are tried only if a payment may depend on them.
    pub fn begin(record: Record, rules: &'a GoStopRules) -> Self {
        let mut turns = Turns::laid(&record);
        if let Some(turns) = &mut turns {
            turns.only_payments = true;
        }
        let mut telling = HandBuilder::new(&record, Cow::Borrowed(rules));
        telling.turns = turns;
        telling.read(&record);
        Self { telling, record }
    }

    /// Adds an act of a player; fails with the first fault of the record so far.
    pub fn tell(&mut self, seat: Seat, act: Act) -> Result<(), Fault> {
        let line = self.record.entries.last();
        let line = line.map_or(1, |entry| entry.place.line.saturating_add(1));
        let name = Spanned::new(self.telling.hand.player(seat).name.clone(), 1);
        let entry = RecordEntry {
            place: Place { line, column: 1 },
            line: Some(Line::Act(name, act)),
            flawed: false,
            comment: None,
        };
        self.telling.entry(&entry);
        self.record.entries.push(entry);
        self.telling
            .front
            .faults
            .first()
            .cloned()
            .map_or(Ok(()), Err)
    }

    /// Adds a turn that was already carried out on the current table; fails with the first fault of
    /// the record so far.
    pub fn take(&mut self, seat: Seat, followed: Followed) -> Result<(), Fault> {
        let Followed { turn, table, moved } = followed;
        if let Some(turns) = &mut self.telling.turns {
            turns.followed = Some((table, moved));
        }
        let told = self.tell(seat, turn.act());
        if let Some(turns) = &mut self.telling.turns {
            turns.followed = None;
        }
        told
    }

    /// Returns the giver and the receiver of junk that the rules do not choose, and the cards to
    /// choose from, with those of months that pay extra last. `None` if nothing is to be chosen.
    pub fn choice(&self) -> Option<(Seat, Seat, Vec<Card>)> {
        self.telling
            .debts
            .choice(&self.telling.hand, &self.telling.rules)
    }

    /// Moves the junk owed for the last turn by the default rule.
    pub fn surrender(&mut self) {
        self.telling.settle_junk();
    }

    /// Returns the player who must stop or go now, after the junk of the turn has moved, if any.
    pub fn must_declare(&self) -> Option<Seat> {
        let declares = |seat: &Seat| self.telling.hand.must_declare(*seat, &self.telling.rules);
        self.called().filter(declares)
    }

    /// Returns the player who may, but need not, stop after the last turn of the hand, once its
    /// junk has moved, if any.
    pub fn may_stop_at_last(&self) -> Option<Seat> {
        let last = self.table().is_some_and(Table::is_over);
        let may = |seat: &Seat| last && self.telling.may_stop(*seat);
        self.called().filter(may)
    }

    /// Returns the player who took the last turn; `None` once no call can belong to that turn any
    /// more.
    fn called(&self) -> Option<Seat> {
        let open = self.telling.turns.as_ref().and_then(|turns| turns.open);
        open.filter(|_| !self.is_over()).map(|(seat, _)| seat)
    }

    /// Returns whether an event ended the hand. A hand also ends when nobody can play any more.
    pub const fn is_over(&self) -> bool {
        self.telling.hand.end.is_some()
    }

    /// Returns the current table; `None` before the first line that needs it, or after faulty
    /// lines.
    pub fn table(&self) -> Option<&Table> {
        self.telling.turns.as_ref()?.table.as_deref()
    }

    /// Returns a player's captured cards.
    pub fn pile(&self, seat: Seat) -> Pile {
        self.telling.hand.player(seat).pile
    }

    /// Returns the hand so far.
    pub const fn hand(&self) -> &Hand {
        &self.telling.hand
    }

    /// Checks the end of the hand, and returns it with its record.
    pub fn finish(self) -> (Reading<Box<Hand>>, Record) {
        let Self {
            mut telling,
            record,
        } = self;
        close(&mut telling, &record);
        (telling.reading(), record)
    }
}
