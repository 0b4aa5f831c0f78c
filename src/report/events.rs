//! The events of a turn that was recorded card by card.

use crate::case::Case;
use crate::gostop::coarse;
use crate::record::{Line, RecordEntry, Turn};

/// Rewrites a turn that a line gives card by card as event lines; empty for any other line.
pub fn events(number: u32, case: &Case) -> Vec<Line> {
    let of_line = |entry: &RecordEntry| entry.place.line == number;
    let turn = case.record.entries.iter().any(|entry| {
        let told = matches!(&entry.line, Some(Line::Act(_, act)) if Turn::from_act(act).is_some());
        told && of_line(entry)
    });
    let rules = case.ruleset().rules.gostop().filter(|_| turn);
    let told = rules.and_then(|rules| coarse(&case.record, rules));
    let entries = told.into_iter().flat_map(|record| record.entries);
    entries
        .filter(of_line)
        .filter_map(|entry| entry.line)
        .collect()
}
