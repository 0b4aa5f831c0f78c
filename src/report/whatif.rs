//! What a hand would have come to under other rules or with other lines.

use super::open::{Open, open};
use crate::card::Calendar;
use crate::case::Case;
use crate::record::{Entry, Fault, Faults, Header, Line, Parsed, Place, Problem, Record};
use crate::rules::{Difference, Ruleset};
use crate::verdict::{Detail, Score, Verdict};

/// A line to be put into a record.
#[derive(Clone, Debug)]
pub struct Insertion {
    /// The line of the record before which it goes; else before the line that ends the hand, or,
    /// where it is a header line, behind the header.
    pub before: Option<u32>,
    /// The line.
    pub line: Line,
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
    pub chain: Option<Vec<Header>>,
}

/// A hand before and after a change.
#[derive(Clone, Debug)]
pub struct Compared {
    /// What it came to.
    pub before: Verdict,
    /// What it would have come to, or why it could not have ended so.
    pub after: Result<Verdict, Faults>,
    /// The record with its changes.
    pub record: Record,
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
    first: &Case,
    written: Option<&Verdict>,
    ruleset: &Ruleset,
    change: &Change,
) -> Result<Compared, Faults> {
    let before = first.settle();
    let before = before.or_else(|faults| written.cloned().ok_or(faults))?;
    let edited = edited(&first.parsed(), change);
    let replaced = change.rules.as_ref().unwrap_or(ruleset);
    let second = Case::of_parsed(edited.clone(), replaced);
    let second = (change.sets.iter())
        .try_fold(second, |case, (key, value)| case.set(key, value))
        .map_err(|fault| vec![Fault::unplaced(Problem::Key(fault))])?;
    let after = second.settle();
    let plain = without_sets(&edited);
    let deciding = deciding(&plain, first.ruleset(), second.ruleset(), &after);
    let open = after.as_ref().map_or_else(
        |_| Vec::new(),
        |verdict| open(&plain, first.ruleset(), second.ruleset(), verdict),
    );
    Ok(Compared {
        before,
        after,
        record: edited.record,
        deciding,
        open,
    })
}

/// Returns whether two settlements come to the same, whatever their rules are called, however a
/// switch card is counted for it, and whatever was found of turns that nobody took and of
/// irregularities.
pub fn same(left: &Verdict, right: &Verdict) -> bool {
    let settled = |verdict: &Verdict| {
        let mut settled = Verdict {
            calendar: Calendar::default(),
            rules: String::new(),
            ..verdict.clone()
        };
        match &mut settled.detail {
            Detail::GoStop(detail) => {
                forget_switch(&mut detail.score);
                detail.findings.clear();
                detail.offers.clear();
                detail.irregular.clear();
            }
            Detail::KoiKoi(detail) => forget_switch(&mut detail.score),
            Detail::MinHwatu(_) => {}
        }
        settled
    };
    settled(left) == settled(right)
}

fn forget_switch(score: &mut Option<Score>) {
    if let Some(score) = score {
        score.switch.clear();
    }
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
    plain: &Parsed,
    before: &Ruleset,
    after: &Ruleset,
    wanted: &Result<Verdict, Faults>,
) -> Vec<Difference> {
    let settled = |keys: &[Difference]| {
        let mut ruleset = before.clone();
        for key in keys {
            // Both rulesets have the key, so that its value is good for either.
            let _ = ruleset.rules.set(key.info.key, &key.right);
        }
        Case::of_parsed(plain.clone(), &ruleset).settle()
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

/// Returns a record without its `set` lines; the others keep their numbers.
fn without_sets(parsed: &Parsed) -> Parsed {
    let mut plain = parsed.clone();
    let is_set = |entry: &Entry| matches!(entry.line, Some(Line::Header(Header::Set(..))));
    plain.record.entries.retain(|entry| !is_set(entry));
    plain
}

/// A record that is put together from lines, numbered anew.
#[derive(Default)]
struct Pieces(Parsed);

impl Pieces {
    /// Adds a line of another record with its faults.
    fn take(&mut self, entry: &Entry, faults: &[Fault]) {
        let line = self.0.record.next_line();
        let here = |place: Place| Place { line, ..place };
        let of_line = faults.iter();
        let of_line = of_line.filter(|fault| fault.place.line == entry.place.line);
        self.0.faults.extend(of_line.map(|fault| Fault {
            place: here(fault.place),
            problem: fault.problem.clone(),
        }));
        let place = here(entry.place);
        self.0.record.entries.push(Entry {
            place,
            ..entry.clone()
        });
    }
}

/// Returns a record with a change of its lines.
pub(super) fn edited(parsed: &Parsed, change: &Change) -> Parsed {
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
    let left_out = |entry: &Entry| match &entry.line {
        _ if change.without.contains(&entry.place.line) => true,
        Some(Line::Header(Header::Set(key, value))) => {
            change.forget.contains(&(key.value.clone(), value.clone()))
        }
        Some(Line::Header(header)) => change.chain.is_some() && is_chained(header),
        _ => false,
    };
    let mut out = Pieces::default();
    let mut waiting: Vec<&Insertion> = change.with.iter().collect();
    // What goes behind the last line goes before one that is not there.
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
