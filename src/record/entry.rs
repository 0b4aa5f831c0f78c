//! A record and its lines, as written.

use super::{ChipValue, Header, Line, Place};
use crate::date::Date;

/// A line of a record with its place and its comment.
#[derive(Clone, Debug)]
pub struct RecordEntry {
    /// The line number and the column of the line's verb or keyword.
    pub place: Place,
    /// The content; `None` for a comment alone, or if the line was not understood.
    pub line: Option<Line>,
    /// Whether the line has a fault, so that its content may be incomplete.
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
    /// Makes an entry for a line that is not from a text, with this line number.
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

/// The lines of a hand as written, parsed but not yet judged by any rules.
///
/// # Making one
///
/// [`parse`](super::parse) reads a text line by line and returns a [`Parsed`](super::Parsed): the
/// record, and the faults of the lines that it did not understand. Lines can also be built and
/// added with [`push`](Self::push).
///
/// # Asking it
///
/// [`headers`](Self::headers), [`players`](Self::players), [`rules`](Self::rules) and
/// [`date`](Self::date) give what comes before the first event. [`entries`](Self::entries) has
/// every line with its place and comment. `print` writes the canonical text, which reads back as
/// the same record. For the result of the hand, make a [`Case`](crate::Case).
///
/// # Errors
///
/// Only the form is checked here: unknown words, names and cards, wrong numbers. Each fault has its
/// line and column. Whether the lines fit together is checked when the hand is read under its
/// rules.
///
/// ```
/// use dokbak::{Act, Calendar, Line, parse};
///
/// let text = "players Ann Bo\nann takes 1광 1t # first turn\nBo tacks 2y\n";
/// let parsed = parse(text, Calendar::Korean);
/// let mut record = parsed.record;
/// assert_eq!(record.players(), ["Ann", "Bo"]);
/// let at = parsed.faults.first().map(|fault| (fault.place.line, fault.place.column));
/// assert_eq!(at, Some((3, 4)));
///
/// record.entries.pop();
/// record.push(Line::act("Ann", Act::Stop));
/// let text = record.print(Calendar::Korean);
/// assert_eq!(text, "players Ann Bo\nAnn takes 1gt # first turn\nAnn stop\n");
/// assert_eq!(parse(&text, Calendar::Korean).record, record);
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Record {
    /// The entries, one for each line that is not empty.
    pub entries: Vec<RecordEntry>,
}

impl Record {
    /// Appends a line.
    pub fn push(&mut self, line: Line) {
        self.entries
            .push(RecordEntry::unwritten(self.next_line(), line));
    }

    /// Returns the number that the next line will have.
    pub fn next_line(&self) -> u32 {
        let last = self.entries.last().map_or(0, |entry| entry.place.line);
        last.saturating_add(1)
    }

    /// Returns the entry with this line number, or `None` for an empty or missing line.
    pub fn entry_on(&self, line: u32) -> Option<&RecordEntry> {
        self.entries.iter().find(|entry| entry.place.line == line)
    }

    /// Returns the header lines, each with its line number.
    pub fn headers(&self) -> impl Iterator<Item = (u32, &Header)> {
        self.entries.iter().filter_map(|entry| match &entry.line {
            Some(Line::Header(header)) => Some((entry.place.line, header)),
            _ => None,
        })
    }

    /// Returns the ruleset named in the `rules` line, if there is one.
    pub fn rules(&self) -> Option<&str> {
        self.headers().find_map(|(_, header)| match header {
            Header::Rules(name) => Some(name.value.as_str()),
            _ => None,
        })
    }

    /// Returns the day in the `date` line, if there is one.
    pub fn date(&self) -> Option<Date> {
        self.headers().find_map(|(_, header)| match header {
            Header::Date(date) => Some(*date),
            _ => None,
        })
    }

    /// Returns the value of a chip, if the record gives it.
    pub fn chip(&self) -> Option<&ChipValue> {
        self.headers().find_map(|(_, header)| match header {
            Header::Chip(chip) => Some(chip),
            _ => None,
        })
    }

    /// Returns the names in the `players` line in turn order, starting with the dealer; empty
    /// without such a line.
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
