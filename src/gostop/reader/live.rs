//! A hand of whole turns that is read while it is played: every line is checked when it comes,
//! and none is read twice.

use crate::card::{Card, Pile};
use crate::gostop::hand::Hand;
use crate::gostop::replay::{HandBuilder, Turns};
use crate::gostop::review::close;
use crate::gostop::turns::{Followed, Table};
use crate::record::{Act, Fault, Line, Place, Reading, Record, RecordEntry, Seat, Spanned};
use crate::rules::GoStopRules;
use std::borrow::Cow;

/// A hand that goes on. Its record is the same as that of a table which writes every turn down, and
/// what comes of it is what [`read`](super::read) makes of that record.
pub struct Live<'a> {
    telling: HandBuilder<'a>,
    record: Record,
}

impl<'a> Live<'a> {
    /// Returns a hand that begins with these lines: its header with the layout, and what is known
    /// of the hands.
    ///
    /// Turns that nobody took are tried only where a payment may depend on them.
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

    /// Adds the line that a player does this; returns the first thing that is wrong so far.
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

    /// Adds the line that gives this turn, which was followed on the table as it is now; returns the
    /// first thing that is wrong so far.
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

    /// Returns who owes whom junk that the rules do not choose, and what the giver may choose from:
    /// junk that no month in force makes worth more comes first.
    pub fn choice(&self) -> Option<(Seat, Seat, Vec<Card>)> {
        self.telling
            .debts
            .choice(&self.telling.hand, &self.telling.rules)
    }

    /// Moves the junk that is owed for the last turn, without a choice.
    pub fn surrender(&mut self) {
        self.telling.settle_junk();
    }

    /// Returns who has to stop or go now, once the junk of the turn has moved.
    pub fn must_declare(&self) -> Option<Seat> {
        let declares = |seat: &Seat| self.telling.hand.must_declare(*seat, &self.telling.rules);
        self.called().filter(declares)
    }

    /// Returns who may stop now and need not, though no other turn comes, once the junk of the turn
    /// has moved.
    pub fn may_stop_at_last(&self) -> Option<Seat> {
        let last = self.table().is_some_and(Table::is_over);
        let may = |seat: &Seat| last && self.telling.may_stop(*seat);
        self.called().filter(may)
    }

    /// Returns whose turn was last, while a call still belongs to it.
    fn called(&self) -> Option<Seat> {
        let open = self.telling.turns.as_ref().and_then(|turns| turns.open);
        open.filter(|_| !self.is_over()).map(|(seat, _)| seat)
    }

    /// Returns whether something ended the hand; it also ends when nobody is left to play.
    pub const fn is_over(&self) -> bool {
        self.telling.hand.end.is_some()
    }

    /// Returns the table as it is now; `None` before the first line that needs it, and where the
    /// lines were wrong.
    pub fn table(&self) -> Option<&Table> {
        self.telling.turns.as_ref()?.table.as_deref()
    }

    /// Returns the captured cards of a player.
    pub fn pile(&self, seat: Seat) -> Pile {
        self.telling.hand.player(seat).pile
    }

    /// Returns the hand as it is now.
    pub const fn hand(&self) -> &Hand {
        &self.telling.hand
    }

    /// Returns the hand, its end checked, and its lines.
    pub fn finish(self) -> (Reading<Box<Hand>>, Record) {
        let Self {
            mut telling,
            record,
        } = self;
        close(&mut telling, &record);
        (telling.reading(), record)
    }
}
