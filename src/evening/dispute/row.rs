//! The lines of a record under dispute.

use crate::card::Calendar;
use crate::record::{Line, Name, Parsed, Place, RecordEntry, Source, parse_line};
use std::sync::Arc;
use std::sync::OnceLock;

/// A line of the record, or a claimed line.
#[derive(Clone, Debug)]
pub(crate) struct RecordLine(Arc<Wording>);

#[derive(Debug)]
struct Wording {
    text: String,
    /// The players of the hand.
    players: Arc<[Name]>,
    /// The line as read with the Korean calendar, once that was needed; the Japanese one follows.
    korean: OnceLock<Parsed>,
    japanese: OnceLock<Parsed>,
}

/// Two lines are equal if their texts are.
impl PartialEq for RecordLine {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl RecordLine {
    /// Returns a line that was written or typed.
    pub(crate) fn written(text: &str, players: &Arc<[Name]>) -> Self {
        Self(Arc::new(Wording {
            text: text.to_owned(),
            players: Arc::clone(players),
            korean: OnceLock::new(),
            japanese: OnceLock::new(),
        }))
    }

    /// Makes a line that nobody typed, for a table with this calendar.
    pub(crate) fn made(line: Line, calendar: Calendar, players: &Arc<[Name]>) -> Self {
        let made = Self::written(&line.print(calendar), players);
        let mut parsed = Parsed::default();
        parsed.record.entries.push(RecordEntry::unwritten(1, line));
        made.read(calendar).get_or_init(|| parsed);
        made
    }

    fn read(&self, calendar: Calendar) -> &OnceLock<Parsed> {
        match calendar {
            Calendar::Korean => &self.0.korean,
            Calendar::Japanese => &self.0.japanese,
        }
    }

    /// Returns the line's text.
    pub(crate) fn text(&self) -> &str {
        &self.0.text
    }

    /// Returns the line as the ledger reads it.
    pub(crate) fn parsed(&self, calendar: Calendar) -> &Parsed {
        let Wording { text, players, .. } = &*self.0;
        let read = || parse_line(Source::Ledger, text, calendar, players);
        self.read(calendar).get_or_init(read)
    }

    /// Returns what the line says; `None` if it cannot be read.
    pub(crate) fn says(&self, calendar: Calendar) -> Option<&Line> {
        let entry = self.parsed(calendar).record.entries.first()?;
        entry.line.as_ref()
    }
}

/// A row of a record under dispute.
#[derive(Clone, Debug)]
pub(crate) struct RecordRow {
    /// The line's number in the original record; `None` for a claimed line.
    pub(crate) number: Option<u32>,
    /// The line of the row, also if it is struck.
    pub(crate) line: RecordLine,
    /// Whether the line is struck.
    pub(crate) struck: bool,
}

impl RecordRow {
    /// Returns the row for a line, with the line's number if the original record had it.
    pub(crate) const fn new(number: Option<u32>, line: RecordLine) -> Self {
        Self {
            number,
            line,
            struck: false,
        }
    }

    /// Returns whether this row has the same number and text as another.
    pub(crate) fn is(&self, other: &Self) -> bool {
        self.key() == other.key()
    }

    /// Returns what distinguishes the row from other rows: its number and text.
    pub(crate) fn key(&self) -> (Option<u32>, &str) {
        (self.number, self.line.text())
    }

    /// Returns what the row says; `None` if it is struck or cannot be read.
    pub(crate) fn says(&self, calendar: Calendar) -> Option<&Line> {
        self.line.says(calendar).filter(|_| !self.struck)
    }
}

/// Returns the rows of a record for a hand with these players.
pub(crate) fn rows_of(record: &str, players: &Arc<[Name]>) -> Vec<RecordRow> {
    let row = |(number, line)| RecordRow::new(Some(number), RecordLine::written(line, players));
    (1..).zip(record.lines()).map(row).collect()
}

/// Returns the record that these rows make, without the struck rows.
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

/// Returns the index of the row that became line `line` of the record that the rows make.
pub(crate) fn row_of(rows: &[RecordRow], line: u32) -> Option<usize> {
    let kept = rows.iter().enumerate().filter(|(_, row)| !row.struck);
    (1..)
        .zip(kept)
        .find(|(number, _)| *number == line)
        .map(|(_, (at, _))| at)
}

/// Returns the original number for each line of the record that the rows make. An inserted line
/// gets the number of the line before it; `None` if no line before it has one.
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
