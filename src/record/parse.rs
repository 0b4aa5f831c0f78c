//! The entry points for parsing a record.

use super::read::{Beginning, Parsed, RecordReader, compared};
use super::{ChipValue, Fault, Header, Keyword, Name, Problem, Source};
use crate::card::Calendar;
use crate::limits::Limit;

/// A capacity that is enough for most records, in lines.
const USUAL_LINES: usize = 16;

/// Parses a new record, with months numbered by `calendar`. A byte-order mark and any style of line
/// end are accepted. If the text is longer than a record may be, nothing of it is read.
pub fn parse(text: &str, calendar: Calendar) -> Parsed {
    parse_from(Source::New, text, calendar)
}

/// Parses a record in the way of [`parse`], but as leniently as its source calls for.
pub fn parse_from(source: Source<'_>, text: &str, calendar: Calendar) -> Parsed {
    parse_part(1, source, text, calendar)
}

/// Parses a record inside a larger text, in the way of [`parse_from`]. `first` is the line of that
/// text on which the record begins, counted from 1.
pub fn parse_part(first: u32, source: Source<'_>, text: &str, calendar: Calendar) -> Parsed {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if let Some(mut fault) = too_long(source, text) {
        fault.place.line = fault.place.line.saturating_add(first.saturating_sub(1));
        return Parsed::unread(fault);
    }
    let mut reader = RecordReader::new(source, calendar);
    reader.out.record.entries.reserve(USUAL_LINES);
    for (number, line) in (first..).zip(source.lines(text)) {
        reader.line(number, line);
    }
    reader.out
}

/// Parses one line in the way of [`parse_from`], as if it followed a `players` line with these
/// names.
pub fn parse_line(source: Source<'_>, line: &str, calendar: Calendar, players: &[Name]) -> Parsed {
    let mut reader = RecordReader::new(source, calendar);
    reader.players = compared(players.iter().map(Name::as_str));
    reader.line(1, line);
    reader.out
}

/// Parses a line of which the beginning is known and `rest` is the remaining text. Columns count
/// from the start of `rest`.
pub fn parse_rest(
    source: Source<'_>,
    beginning: Beginning<'_>,
    rest: &str,
    calendar: Calendar,
    players: &[Name],
) -> Parsed {
    let mut reader = RecordReader::new(source, calendar);
    reader.players = compared(players.iter().map(Name::as_str));
    reader.rest(beginning, rest);
    reader.out
}

/// Returns a fault at the first line beyond the limit if a text is too long for a record.
fn too_long(source: Source<'_>, text: &str) -> Option<Fault> {
    let at = |line: usize, limit| {
        let line = u32::try_from(line).unwrap_or(u32::MAX);
        Some(Fault::new(line, 1, Problem::TooLong(limit)))
    };
    let (bytes, lines) = (Limit::RecordBytes, Limit::RecordLines);
    if !source.measures_records() {
        return None;
    }
    if bytes.is_crossed_by(text.len()) {
        let read = String::from_utf8_lossy(text.as_bytes().get(..bytes.most()).unwrap_or_default());
        // The `?` stands for the text that follows.
        return at(source.lines(&format!("{read}?")).count(), bytes);
    }
    if !lines.is_crossed_by(text.len()) {
        // Every line has at least one byte, so this text cannot have too many lines.
        return None;
    }
    let more = source.lines(text).nth(lines.most());
    more.and_then(|_| at(lines.most() + 1, lines))
}

impl ChipValue {
    /// Parses the value of a chip in the form that a ledger stores; `None` if the text has another
    /// form.
    pub fn written(text: &str) -> Option<Self> {
        let beginning = Beginning::Keyword(Keyword::Chip);
        let parsed = parse_rest(Source::Ledger, beginning, text, Calendar::Korean, &[]);
        let read = parsed.record.headers().next().map(|(_, header)| header);
        match read {
            Some(Header::Chip(chip)) if parsed.faults.is_empty() => Some(chip.clone()),
            _ => None,
        }
    }
}
