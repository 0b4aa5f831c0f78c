//! A hand that is asked for its state after every line: what was read before is kept, so that no
//! line is read twice.

use super::is_followed;
use crate::gostop::hand::Hand;
use crate::gostop::replay::{HandBuilder, Turns, is_before_turns};
use crate::gostop::review::judge;
use crate::record::{Act, Line, Reading, Record, RecordEntry};
use crate::rules::GoStopRules;
use std::borrow::Cow;

/// A hand that goes on. What it says of the lines so far is what [`read`](super::read) says of them.
#[derive(Clone, Debug)]
pub struct LiveHand {
    telling: HandBuilder<'static>,
    /// The same hand by whole turns, where there is a layout and no turn so far.
    laid: Option<HandBuilder<'static>>,
    /// Whether nothing keeps its turns from being entered card by card.
    awaits_turns: bool,
}

impl LiveHand {
    /// Returns the hand after all lines of a record.
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

    /// Reads one more line, if what was read before means the same with it; otherwise the hand is
    /// read again from the beginning. That happens at most once for each player, and for each line about the
    /// table itself, as long as nothing is wrong.
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

    /// Returns whether turns may still be entered card by card, and no layout has been.
    pub const fn lacks_layout(&self) -> bool {
        self.awaits_turns && self.laid.is_none()
    }

    /// Returns the hand as far as it is recorded; `record` gives its lines, where they are looked at
    /// again because it is over or something is wrong.
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
