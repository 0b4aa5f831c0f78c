//! A record, and its lines as they were written.

use super::{ChipValue, Header, Line, Place};
use crate::date::Date;

/// One line of a record with its place and its comment.
#[derive(Clone, Debug)]
pub struct RecordEntry {
    /// The line number and the column of the line's verb or keyword.
    pub place: Place,
    /// What it says; `None` for a comment alone or a line that was not understood.
    pub line: Option<Line>,
    /// Whether the line has a fault, so that what is here may not be all that was meant.
    pub flawed: bool,
    /// The comment, without its `#`.
    pub comment: Option<String>,
}

impl PartialEq for RecordEntry {
    fn eq(&self, other: &Self) -> bool {
        (&self.line, self.flawed, &self.comment) == (&other.line, other.flawed, &other.comment)
    }
}

impl RecordEntry {
    /// Returns a line that nobody wrote, at its place in a record.
    pub const fn unwritten(number: u32, line: Line) -> Self {
        Self {
            place: Place {
                line: number,
                column: 1,
            },
            line: Some(line),
            flawed: false,
            comment: None,
        }
    }
}

/// A record as it was written; nothing but its form is checked.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Record {
    /// The lines, empty ones left out.
    pub entries: Vec<RecordEntry>,
}

impl Record {
    /// Adds a line after the others.
    pub fn push(&mut self, line: Line) {
        self.entries
            .push(RecordEntry::unwritten(self.next_line(), line));
    }

    /// Returns the number of a line after the others.
    pub fn next_line(&self) -> u32 {
        let last = self.entries.last().map_or(0, |entry| entry.place.line);
        last.saturating_add(1)
    }

    /// Returns what is on a line.
    pub fn entry_on(&self, line: u32) -> Option<&RecordEntry> {
        self.entries.iter().find(|entry| entry.place.line == line)
    }

    /// Returns the header lines of the record with the line number of each.
    pub fn headers(&self) -> impl Iterator<Item = (u32, &Header)> {
        self.entries.iter().filter_map(|entry| match &entry.line {
            Some(Line::Header(header)) => Some((entry.place.line, header)),
            _ => None,
        })
    }

    /// Returns the name in the `rules` line.
    pub fn rules(&self) -> Option<&str> {
        self.headers().find_map(|(_, header)| match header {
            Header::Rules(name) => Some(name.value.as_str()),
            _ => None,
        })
    }

    /// Returns the day of the `date` line.
    pub fn date(&self) -> Option<Date> {
        self.headers().find_map(|(_, header)| match header {
            Header::Date(date) => Some(*date),
            _ => None,
        })
    }

    /// Returns what a chip is worth, if the record says so.
    pub fn chip(&self) -> Option<&ChipValue> {
        self.headers().find_map(|(_, header)| match header {
            Header::Chip(chip) => Some(chip),
            _ => None,
        })
    }

    /// Returns the names of the `players` line, in turn order, the dealer first.
    pub fn players(&self) -> Vec<&str> {
        self.headers()
            .find_map(|(_, header)| match header {
                Header::Players(names) => Some(names),
                _ => None,
            })
            .map(|names| names.iter().map(|name| name.value.as_str()).collect())
            .unwrap_or_default()
    }
}
