//! A change to a hand: other rules, other lines.

use crate::record::{Fault, Header, Line, Parsed, Place, RecordEntry};
use crate::rules::Ruleset;

/// A line to be put into a record.
#[derive(Clone, Debug)]
pub struct Insertion {
    /// The line of the record before which it goes; otherwise before the line that ends the hand, or,
    /// for a header line, after the header.
    pub before: Option<u32>,
    /// The line.
    pub line: Line,
}

/// A change to a hand.
#[derive(Clone, Debug, Default)]
pub struct HandChange {
    /// Another ruleset.
    pub rules: Option<Ruleset>,
    /// House rules of the record that belong to the ruleset that is replaced.
    pub forget: Vec<(String, String)>,
    /// Keys set after everything else.
    pub sets: Vec<(String, String)>,
    /// Lines of the record that are left out, by their numbers from 1.
    pub without: Vec<u32>,
    /// Lines that are put in.
    pub with: Vec<Insertion>,
    /// What follows from another hand before it: these header lines take the place of `carry`,
    /// `pot` and `dues`.
    pub chain: Option<Vec<Header>>,
}

/// A record that is put together from lines, numbered anew.
#[derive(Default)]
struct RecordAssembler(Parsed);

impl RecordAssembler {
    /// Adds a line of another record with its faults.
    fn take(&mut self, entry: &RecordEntry, faults: &[Fault]) {
        let line = self.0.record.next_line();
        let here = |place: Place| Place { line, ..place };
        let of_line = faults.iter();
        let of_line = of_line.filter(|fault| fault.place.line == entry.place.line);
        self.0.faults.extend(of_line.map(|fault| Fault {
            place: here(fault.place),
            problem: fault.problem.clone(),
        }));
        let place = here(entry.place);
        self.0.record.entries.push(RecordEntry {
            place,
            ..entry.clone()
        });
    }
}

/// Returns a record with a change of its lines.
pub(super) fn edited(parsed: &Parsed, change: &HandChange) -> Parsed {
    let entries = &parsed.record.entries;
    let header_end = parsed.record.headers().map(|(line, _)| line).max();
    let header_end = header_end.unwrap_or(0);
    let last = entries.iter().rev().find(|entry| entry.line.is_some());
    let end = last.map_or(u32::MAX, |entry| entry.place.line);
    let goes_before = |insertion: &Insertion| {
        let usual = match insertion.line {
            Line::Header(_) => header_end + 1,
            Line::Act(..) | Line::Table(_) => end,
        };
        insertion.before.unwrap_or(usual)
    };
    let left_out = |entry: &RecordEntry| match &entry.line {
        _ if change.without.contains(&entry.place.line) => true,
        Some(Line::Header(Header::Set(key, value))) => {
            change.forget.contains(&(key.value.clone(), value.clone()))
        }
        Some(Line::Header(header)) => change.chain.is_some() && is_chained(header),
        _ => false,
    };
    let mut out = RecordAssembler::default();
    let mut waiting: Vec<&Insertion> = change.with.iter().collect();
    // What goes after the last line goes before one that is not there.
    for entry in entries.iter().map(Some).chain([None]) {
        let number = entry.map_or(u32::MAX, |entry| entry.place.line);
        for insertion in waiting.extract_if(.., |one| goes_before(one) <= number) {
            out.0.record.push(insertion.line.clone());
        }
        let Some(entry) = entry else {
            break;
        };
        if !left_out(entry) {
            out.take(entry, &parsed.faults);
        }
        if number == header_end {
            for header in change.chain.iter().flatten() {
                out.0.record.push(Line::Header(header.clone()));
            }
        }
    }
    out.0
}

/// Returns whether a header line follows from the hand before.
const fn is_chained(header: &Header) -> bool {
    matches!(header, Header::Carry(_) | Header::Pot(_) | Header::Dues(..))
}
