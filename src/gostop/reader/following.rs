//! A hand that is asked after every line how it stands: what was read before is kept, so that no
//! line is read twice.

use super::Reader;
use super::turns::{Turns, is_before_turns};
use crate::gostop::hand::Hand;
use crate::record::{Act, Entry, Fault, Header, Line, Reading, Record};
use crate::rules::GoStopRules;
use std::borrow::Cow;

/// Whether and where a record counts the pile of somebody as a whole.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counted {
    /// The last line that does so by its cards.
    pub(super) cards: Option<u32>,
    /// Whether any line does, by its cards or otherwise.
    pub(super) whole: bool,
}

impl Counted {
    /// Returns what a record tells of each of these names.
    pub(super) fn of_each(names: &[&str], record: &Record) -> Vec<Self> {
        let mut counted = vec![Self::default(); names.len()];
        for entry in &record.entries {
            let Some((name, act)) = whole_pile(entry) else {
                continue;
            };
            let seats = names.iter().zip(&mut counted);
            for (_, counted) in seats.filter(|(of, _)| **of == name) {
                counted.note(act, entry.place.line);
            }
        }
        counted
    }

    fn note(&mut self, act: &Act, line: u32) {
        self.whole = true;
        if matches!(act, Act::Has(_)) {
            self.cards = Some(line);
        }
    }
}

/// Returns who is told of in a line that counts a pile as a whole, and how.
fn whole_pile(entry: &Entry) -> Option<(&str, &Act)> {
    match &entry.line {
        Some(Line::Act(name, act @ (Act::Has(_) | Act::Counts(_) | Act::Scores(_)))) => {
            Some((&name.value, act))
        }
        _ => None,
    }
}

/// A hand that goes on. What it says of the lines so far is what [`read`](super::read) says of them.
#[derive(Clone, Debug)]
pub struct Following {
    reader: Reader<'static>,
    /// The same hand by whole turns, where a layout was told and no turn was so far.
    laid: Option<Reader<'static>>,
    /// Whether nothing keeps its turns from being told card by card.
    awaits_turns: bool,
}

impl Following {
    /// Returns the hand after all lines of a record.
    pub fn begin(record: &Record, rules: &GoStopRules) -> Self {
        let reader = Reader {
            turns: None,
            ..Reader::new(record, Cow::Owned(rules.clone()))
        };
        let laid = Turns::laid(record).map(|turns| Reader {
            turns: Some(turns),
            ..reader.clone()
        });
        let mut following = Self {
            reader,
            laid,
            awaits_turns: true,
        };
        for entry in &record.entries {
            following.read(entry);
        }
        following
    }

    /// Reads one more line, if what was read before means the same with it; else the hand begins
    /// anew with all of them. So it does at most once for each player, and for each line about the
    /// table itself, as long as nothing is wrong.
    pub fn tell(&mut self, entry: &Entry) -> bool {
        let mut readers = std::iter::once(&self.reader).chain(&self.laid);
        let goes_on = readers.all(|reader| reader.goes_on_with(entry));
        if goes_on {
            self.read(entry);
        }
        goes_on
    }

    fn read(&mut self, entry: &Entry) {
        match &entry.line {
            Some(Line::Act(_, Act::Turn(_))) if let Some(laid) = self.laid.take() => {
                self.reader = laid;
            }
            _ => {}
        }
        if let Some(line) = &entry.line {
            self.awaits_turns &= is_before_turns(line);
        }
        for reader in std::iter::once(&mut self.reader).chain(&mut self.laid) {
            reader.note_counted(entry);
            reader.entry(entry);
        }
    }

    /// Returns whether turns may still be told card by card, and no layout was told.
    pub const fn lacks_layout(&self) -> bool {
        self.awaits_turns && self.laid.is_none()
    }

    /// Returns the hand as far as it was told; `record` gives its lines, where they are looked at
    /// again because it is over or something is wrong.
    pub fn reading(&self, record: impl Fn() -> Record) -> Reading<Hand> {
        let closed = |reader: &Reader<'static>| {
            let mut reader = reader.clone();
            reader.close_lines();
            let over = reader.hand.end.is_some();
            reader.judge(&if over { record() } else { Record::default() });
            reader
        };
        let laid = self.laid.as_ref().filter(|_| self.awaits_turns).map(closed);
        laid.filter(|reader| reader.is_followed(&record))
            .unwrap_or_else(|| closed(&self.reader))
            .reading()
    }
}

impl<'a> Reader<'a> {
    /// Returns the reader after all lines of a record with a layout whose turns are yet to be told;
    /// `None` where it has ended, or where a line says that they will not be.
    pub(super) fn followed(record: &Record, rules: Cow<'a, GoStopRules>) -> Option<Self> {
        let turns = Turns::laid(record)?;
        let mut reader = Self::new(record, rules);
        reader.turns = Some(turns);
        let reader = reader.through(record);
        reader.is_followed(|| record.clone()).then_some(reader)
    }

    /// Returns whether turns can be told next after all lines of a record that has none so far.
    fn is_followed(&self, record: impl Fn() -> Record) -> bool {
        if self.hand.end.is_some() || self.faults.is_empty() {
            return self.hand.end.is_none();
        }
        let record = record();
        // A call or an offer out of turn, or a capture of jokers by somebody else, is told of a hand
        // without turns; what is wrong with the layout or with a dealt hand is wrong in either.
        let leaves_open = |fault: &Fault| {
            let mut entries = record.entries.iter();
            let entry = entries.find(|entry| entry.place.line == fault.place.line);
            match entry.and_then(|entry| entry.line.as_ref()) {
                Some(Line::Act(_, act)) => matches!(act, Act::Holds(_)),
                _ => true,
            }
        };
        self.faults.iter().all(leaves_open)
    }

    /// Returns what the record says of the pile of somebody as a whole.
    pub(super) fn counted(&self, name: &str) -> Counted {
        let seat = self.hand.seating.find(name);
        let counted = seat.and_then(|seat| self.counted.get(seat.0));
        counted.copied().unwrap_or_default()
    }

    /// Returns whether lines mean the same with this one behind them. Who sits, and what was dealt
    /// to the table, holds for all of them. Of a pile that is counted as a whole they need not tell
    /// everything; from a second count on, all that changes is that they are checked less.
    fn goes_on_with(&self, entry: &Entry) -> bool {
        match &entry.line {
            Some(Line::Header(Header::Players(_) | Header::Table(_))) => false,
            _ => whole_pile(entry).is_none_or(|(name, act)| {
                let checked_less = matches!(act, Act::Has(_)) && !self.faults.is_empty();
                let again = self.counted(name).whole && !checked_less;
                again || self.hand.seating.find(name).is_none()
            }),
        }
    }

    /// Notes that a line counts a pile as a whole.
    fn note_counted(&mut self, entry: &Entry) {
        let Some((name, act)) = whole_pile(entry) else {
            return;
        };
        if let Some(seat) = self.hand.seating.find(name)
            && let Some(counted) = self.counted.get_mut(seat.0)
        {
            // A record that is read as a whole has noted later lines.
            let line = counted.cards.unwrap_or(0).max(entry.place.line);
            counted.note(act, line);
        }
        if let (Some(seat), Act::Has(_)) = (self.find(name), act) {
            self.last_has[seat] = self.last_has[seat].max(Some(entry.place.line));
        }
    }
}
