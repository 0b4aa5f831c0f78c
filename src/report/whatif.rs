//! What a hand would have come to under other rules or with other lines.

use super::open::{Open, open};
use crate::card::Calendar;
use crate::case::{Case, Opening};
use crate::record::{Entry, Fault, Faults, Header, Line, Problem, Source, parse_from};
use crate::rules::{Difference, Ruleset};
use crate::verdict::{Score, Verdict};

/// A line to be put into a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Insertion {
    /// The line of the record before which it goes; else before the line that ends the hand, or,
    /// where it is a header line, behind the header.
    pub before: Option<u32>,
    /// The text.
    pub line: String,
}

/// A change to a hand.
#[derive(Clone, Debug, Default)]
pub struct Change {
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
    pub chain: Option<Vec<String>>,
}

/// A hand before and after a change.
#[derive(Clone, Debug)]
pub struct Compared {
    /// What it came to.
    pub before: Verdict,
    /// What it would have come to, or why it could not have ended so.
    pub after: Result<Verdict, Faults>,
    /// The record with its changes.
    pub record: String,
    /// The keys without which the change of rules would have changed something else: as few as
    /// are enough for the verdict after it.
    pub deciding: Vec<Difference>,
    /// What the record may not tell that the rules after the change would have it tell.
    pub open: Vec<Open>,
}

/// Returns a hand before and after a change. `written` is the verdict that was written of it, which
/// stands where the record can no longer have been as this version sees it. Errors: the record is
/// wrong and no verdict was written, or a key of the change is wrong.
pub fn compare(
    record: &str,
    written: Option<&Verdict>,
    ruleset: &Ruleset,
    change: &Change,
) -> Result<Compared, Faults> {
    let opening = |ruleset| Opening {
        ruleset: Some(ruleset),
        source: Source::Ledger,
        ..Opening::default()
    };
    let first = Case::read(record, opening(ruleset));
    let before = first.settle();
    let before = before.or_else(|faults| written.cloned().ok_or(faults))?;
    let text = edited(record, change, ruleset.rules.calendar());
    let replaced = change.rules.as_ref().unwrap_or(ruleset);
    let second = Case::read_with(&text, opening(replaced), &change.sets);
    let second = second.map_err(|fault| vec![Fault::unplaced(Problem::Key(fault))])?;
    let after = second.settle();
    let deciding = deciding(&text, first.ruleset(), second.ruleset(), &after);
    let open = after.as_ref().map_or_else(
        |_| Vec::new(),
        |verdict| open(&text, first.ruleset(), second.ruleset(), verdict),
    );
    Ok(Compared {
        before,
        after,
        record: text,
        deciding,
        open,
    })
}

/// Returns whether two settlements come to the same, whatever their rules are called, however a
/// switch card is counted for it, and whatever was found of turns that nobody took and of
/// irregularities.
pub fn same(left: &Verdict, right: &Verdict) -> bool {
    let settled = |verdict: &Verdict| Verdict {
        rules: String::new(),
        score: verdict.score.clone().map(|score| Score {
            switch: Vec::new(),
            ..score
        }),
        findings: Vec::new(),
        offers: Vec::new(),
        irregular: Vec::new(),
        ..verdict.clone()
    };
    settled(left) == settled(right)
}

fn alike(left: &Result<Verdict, Faults>, right: &Result<Verdict, Faults>) -> bool {
    match (left, right) {
        (Ok(left), Ok(right)) => same(left, right),
        (Err(left), Err(right)) => {
            let codes = |faults: &[Fault]| -> Vec<_> {
                let code = |fault: &Fault| (fault.place.line, fault.problem.code());
                faults.iter().map(code).collect()
            };
            codes(left) == codes(right)
        }
        _ => false,
    }
}

/// Returns the differing keys that are enough to bring about the settlement after the change.
fn deciding(
    text: &str,
    before: &Ruleset,
    after: &Ruleset,
    wanted: &Result<Verdict, Faults>,
) -> Vec<Difference> {
    let plain = without_sets(text);
    let settled = |keys: &[Difference]| {
        let mut ruleset = before.clone();
        for key in keys {
            // Both rulesets have the key, so that its value is good for either.
            let _ = ruleset.rules.set(key.key, &key.right);
        }
        let opening = Opening {
            ruleset: Some(&ruleset),
            source: Source::Ledger,
            ..Opening::default()
        };
        Case::read(&plain, opening).settle()
    };
    let mut keys = before.differences(after);
    let mut at = 0;
    while at < keys.len() {
        let mut fewer = keys.clone();
        fewer.remove(at);
        if alike(&settled(&fewer), wanted) {
            keys = fewer;
        } else {
            at += 1;
        }
    }
    keys
}

/// Returns a record whose `set` lines are empty, so that its lines keep their numbers.
pub(super) fn without_sets(text: &str) -> String {
    let parsed = parse_from(Source::Ledger, text, Calendar::Korean);
    let sets: Vec<u32> = parsed
        .record
        .headers()
        .filter(|(_, header)| matches!(header, Header::Set(..)))
        .map(|(line, _)| line)
        .collect();
    let keep = |(number, line): (u32, &str)| {
        let kept = if sets.contains(&number) { "" } else { line };
        format!("{kept}\n")
    };
    (1..).zip(text.lines()).map(keep).collect()
}

/// Returns a record with a change of its lines.
pub(super) fn edited(record: &str, change: &Change, calendar: Calendar) -> String {
    let parsed = parse_from(Source::Ledger, record, calendar);
    let entries = &parsed.record.entries;
    let forgotten = |entry: &Entry| match &entry.line {
        Some(Line::Header(Header::Set(key, value))) => {
            let set = (key.value.clone(), value.clone());
            change.forget.contains(&set)
        }
        _ => false,
    };
    let word = |line: &str| line.split_whitespace().next().map(str::to_owned);
    let replaced = |line: &str| {
        change.chain.is_some() && CHAINED.contains(&word(line).as_deref().unwrap_or_default())
    };
    let header_end = entries
        .iter()
        .filter(|entry| matches!(entry.line, Some(Line::Header(_))))
        .map(|entry| entry.place.line)
        .max()
        .unwrap_or(0);
    let last = entries.iter().rev().find(|entry| entry.line.is_some());
    let end = last.map_or(u32::MAX, |entry| entry.place.line);
    let goes_before = |insertion: &Insertion| {
        insertion.before.unwrap_or_else(|| {
            let header = parse_from(Source::Ledger, &insertion.line, calendar)
                .record
                .headers()
                .count()
                > 0;
            if header { header_end + 1 } else { end }
        })
    };
    let mut out = Vec::new();
    // What goes behind the last line goes before one that is not there.
    for (number, line) in (1..).zip(record.lines().map(Some).chain([None])) {
        for insertion in change.with.iter().filter(|one| goes_before(one) == number) {
            out.push(insertion.line.clone());
        }
        let Some(line) = line else {
            break;
        };
        let entry = entries.iter().find(|entry| entry.place.line == number);
        let left_out = change.without.contains(&number)
            || entry.is_some_and(forgotten)
            || (number <= header_end && replaced(line));
        if !left_out {
            out.push(line.to_owned());
        }
        if number == header_end {
            out.extend(change.chain.iter().flatten().cloned());
        }
    }
    out.join("\n") + "\n"
}

/// Header lines that follow from the hand before.
const CHAINED: [&str; 3] = ["carry", "pot", "dues"];
