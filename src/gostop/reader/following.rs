//! A hand whose state can be asked for after every line. Everything read is kept, so no line is
//! read twice.

use super::is_followed;
use crate::gostop::hand::Hand;
use crate::gostop::replay::{HandBuilder, Turns, is_before_turns};
use crate::gostop::review::judge;
use crate::record::{Act, Line, Reading, Record, RecordEntry};
use crate::rules::GoStopRules;
use std::borrow::Cow;

/// A hand in progress. Its answers are those of [`read`](super::read) for the lines so far.
#[derive(Clone, Debug)]
pub struct LiveHand {
    telling: HandBuilder<'static>,
    /// The same hand read as whole turns, if there is a layout but no turn yet.
    laid: Option<HandBuilder<'static>>,
    /// Whether turns can still be entered card by card.
    awaits_turns: bool,
}

impl LiveHand {
    /// Starts a hand with the lines of a record.
    pub fn begin(record: &Record, rules: &GoStopRules) -> Self {
        let telling = HandBuilder::new(record, Cow::Owned(rules.clone())).with_turns(None);
        let laid = Turns::laid(record).map(|turns| telling.clone().with_turns(Some(turns)));
        let mut following = Self {
            telling,
            laid,
            awaits_turns: true,
        };
        for entry in &record.entries {
            following.read(entry);
        }
        following
    }

    /// Reads a line if it leaves the meaning of the earlier lines unchanged. Otherwise returns
    /// false, and the hand must be read again from the start; without faults, this happens at most
    /// once for each player and for each line about the table itself.
    pub fn tell(&mut self, entry: &RecordEntry) -> bool {
        let mut both = std::iter::once(&self.telling).chain(&self.laid);
        let goes_on = both.all(|telling| telling.goes_on_with(entry));
        if goes_on {
            self.read(entry);
        }
        goes_on
    }

    fn read(&mut self, entry: &RecordEntry) {
        match &entry.line {
            Some(Line::Act(_, Act::Turn(_))) if let Some(laid) = self.laid.take() => {
                self.telling = laid;
            }
            _ => {}
        }
        if let Some(line) = &entry.line {
            self.awaits_turns &= is_before_turns(line);
        }
        for telling in std::iter::once(&mut self.telling).chain(&mut self.laid) {
            telling.note_counted(entry);
            telling.entry(entry);
        }
    }

    /// Returns whether turns can still be entered card by card, but the layout is missing.
    pub const fn lacks_layout(&self) -> bool {
        self.awaits_turns && self.laid.is_none()
    }

    /// Returns the hand so far. `record` returns its lines, which are needed if the hand is over or
    /// something is wrong.
    pub fn reading(&self, record: impl Fn() -> Record) -> Reading<Box<Hand>> {
        let closed = |telling: &HandBuilder<'static>| {
            let mut telling = telling.clone();
            telling.close_lines();
            let over = telling.hand.end.is_some();
            let record = if over { record() } else { Record::default() };
            judge(&mut telling, &record);
            telling
        };
        let laid = self.laid.as_ref().filter(|_| self.awaits_turns).map(closed);
        laid.filter(|telling| is_followed(telling, &record))
            .unwrap_or_else(|| closed(&self.telling))
            .reading()
    }
}
