//! The lines of a record under dispute.

use crate::card::Calendar;
use crate::record::{Line, Name, Parsed, Place, RecordEntry, Source, parse_line};
use std::cell::OnceCell;
use std::rc::Rc;

/// A line of the record, or one that is claimed.
#[derive(Clone, Debug)]
pub(crate) struct RecordLine(Rc<Wording>);

#[derive(Debug)]
struct Wording {
    text: String,
    /// Who plays the hand.
    players: Rc<[Name]>,
    /// What it says by each calendar, once somebody asked.
    korean: OnceCell<Parsed>,
    japanese: OnceCell<Parsed>,
}

/// Two are the same where they are written alike.
impl PartialEq for RecordLine {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl RecordLine {
    /// Returns a line that was written or typed.
    pub(crate) fn written(text: &str, players: &Rc<[Name]>) -> Self {
        Self(Rc::new(Wording {
            text: text.to_owned(),
            players: Rc::clone(players),
            korean: OnceCell::new(),
            japanese: OnceCell::new(),
        }))
    }

    /// Returns a line that nobody typed, at a table of this calendar.
    pub(crate) fn made(line: Line, calendar: Calendar, players: &Rc<[Name]>) -> Self {
        let made = Self::written(&line.print(calendar), players);
        let mut parsed = Parsed::default();
        parsed.record.entries.push(RecordEntry::unwritten(1, line));
        made.read(calendar).get_or_init(|| parsed);
        made
    }

    fn read(&self, calendar: Calendar) -> &OnceCell<Parsed> {
        match calendar {
            Calendar::Korean => &self.0.korean,
            Calendar::Japanese => &self.0.japanese,
        }
    }

    /// Returns how it is written.
    pub(crate) fn text(&self) -> &str {
        &self.0.text
    }

    /// Returns the line as it is read in the ledger.
    pub(crate) fn parsed(&self, calendar: Calendar) -> &Parsed {
        let Wording { text, players, .. } = &*self.0;
        let read = || parse_line(Source::Ledger, text, calendar, players);
        self.read(calendar).get_or_init(read)
    }

    /// Returns what it says, if it is understood.
    pub(crate) fn says(&self, calendar: Calendar) -> Option<&Line> {
        let entry = self.parsed(calendar).record.entries.first()?;
        entry.line.as_ref()
    }
}

/// A line of a record under dispute.
#[derive(Clone, Debug)]
pub(crate) struct RecordRow {
    /// Its number in the record as it stood, if it was there.
    pub(crate) number: Option<u32>,
    /// What it says, or said.
    pub(crate) line: RecordLine,
    /// Whether it is struck.
    pub(crate) struck: bool,
}

impl RecordRow {
    /// Returns the row of a line, with its number if the record had it.
    pub(crate) const fn new(number: Option<u32>, line: RecordLine) -> Self {
        Self {
            number,
            line,
            struck: false,
        }
    }

    /// Returns whether this row reads like another of the same number.
    pub(crate) fn is(&self, other: &Self) -> bool {
        self.key() == other.key()
    }

    /// Returns what distinguishes it from other rows.
    pub(crate) fn key(&self) -> (Option<u32>, &str) {
        (self.number, self.line.text())
    }

    /// Returns what the row says, if it is not struck and is understood.
    pub(crate) fn says(&self, calendar: Calendar) -> Option<&Line> {
        self.line.says(calendar).filter(|_| !self.struck)
    }
}

/// Returns the rows of a record of a hand of these players.
pub(crate) fn rows_of(record: &str, players: &Rc<[Name]>) -> Vec<RecordRow> {
    let row = |(number, line)| RecordRow::new(Some(number), RecordLine::written(line, players));
    (1..).zip(record.lines()).map(row).collect()
}

/// Returns the record that rows are, without those that are struck.
pub(crate) fn record_of(rows: &[RecordRow], calendar: Calendar) -> Parsed {
    let mut all = Parsed::default();
    let kept = rows.iter().filter(|row| !row.struck);
    for (number, row) in (1..).zip(kept) {
        let here = |place: Place| Place {
            line: number,
            ..place
        };
        let Parsed { record, faults } = row.line.parsed(calendar).clone();
        let entries = record.entries.into_iter().map(|entry| RecordEntry {
            place: here(entry.place),
            ..entry
        });
        all.record.entries.extend(entries);
        let faults = faults.into_iter().map(|mut fault| {
            fault.place = here(fault.place);
            fault
        });
        all.faults.extend(faults);
    }
    all
}

/// Returns which row is a line of the record that rows are.
pub(crate) fn row_of(rows: &[RecordRow], line: u32) -> Option<usize> {
    let kept = rows.iter().enumerate().filter(|(_, row)| !row.struck);
    (1..)
        .zip(kept)
        .find(|(number, _)| *number == line)
        .map(|(_, (at, _))| at)
}

/// Returns the number of each line of the record that rows are. A line that has none was put in and is
/// known by the number before it.
pub(crate) fn numbers(rows: &[RecordRow]) -> Vec<Option<usize>> {
    let mut last = None;
    let mut numbers = Vec::new();
    for row in rows {
        last = row.number.or(last);
        if !row.struck {
            numbers.push(last.and_then(|number| usize::try_from(number).ok()));
        }
    }
    numbers
}
