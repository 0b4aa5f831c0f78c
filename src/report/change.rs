//! A change to a hand: other rules or other lines.

use crate::record::{Act, Fault, Header, Line, Parsed, Place, RecordEntry};
use crate::rules::{Rules, Ruleset};

/// A line to insert into a record.
#[derive(Clone, Debug)]
pub struct Insertion {
    /// The number of the line before which the new line goes. With `None`, it goes before the line
    /// that ends the hand or, if it is a header line, after the header.
    pub before: Option<u32>,
    /// The line to insert.
    pub line: Line,
}

/// A change to a hand.
#[derive(Clone, Debug, Default)]
pub struct HandChange {
    /// The ruleset that replaces the old one, if any.
    pub rules: Option<Ruleset>,
    /// House rules (`set` lines) to drop from the record, as they belong to the replaced ruleset.
    pub forget: Vec<(String, String)>,
    /// Keys and values to set after everything else.
    pub sets: Vec<(String, String)>,
    /// Lines of the record to leave out, by their numbers from 1.
    pub without: Vec<u32>,
    /// Lines to insert.
    pub with: Vec<Insertion>,
    /// What carries over from an earlier hand: header lines that replace `carry`, `pot` and `dues`.
    pub chain: Option<Vec<Header>>,
}

/// A record assembled from lines, with new line numbers.
#[derive(Default)]
struct RecordAssembler(Parsed);

impl RecordAssembler {
    /// Adds a line of another record, with its faults.
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

/// Applies a change to the lines of a record.
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
    // To append something after the last line, it is inserted before a line that does not exist.
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

/// Returns whether a header line carries something over from the hand before.
const fn is_chained(header: &Header) -> bool {
    matches!(header, Header::Carry(_) | Header::Pot(_) | Header::Dues(..))
}

/// Returns a record as a table with these rules would keep it: without lines that only say how the
/// sake cup is counted, if nobody is bound by that.
pub(super) fn kept_under(parsed: &Parsed, rules: &Rules) -> Parsed {
    let bound = rules.gostop().is_some_and(|rules| rules.cup_final);
    let says_cup = |entry: &RecordEntry| matches!(entry.line, Some(Line::Act(_, Act::Cup(_))));
    let mut kept = parsed.clone();
    kept.record
        .entries
        .retain(|entry| bound || !says_cup(entry));
    kept
}
