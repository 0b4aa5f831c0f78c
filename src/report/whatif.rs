//! A hand's result under other rules or with other lines.

use super::change::{HandChange, edited, kept_under};
use super::told_yaku;
use super::unrecorded::{Unrecorded, missing, unrecorded};
use crate::card::Calendar;
use crate::case::Case;
use crate::record::{Fault, Faults, Header, Line, Name, Parsed, Problem, Record, RecordEntry};
use crate::rules::{KeyDifference, Ruleset};
use crate::verdict::{Basis, Detail, Outcome, Score, Verdict};

/// A hand before and after a change.
#[derive(Clone, Debug)]
pub struct HandComparison {
    /// The verdict before the change.
    pub before: Verdict,
    /// The verdict after the change, or why the hand could not have ended so.
    pub after: Result<Verdict, Faults>,
    /// Whether the record has everything that the new rules need. If not, the result is unknown,
    /// and `unrecorded` says what is missing.
    pub is_told: bool,
    /// The record after the change.
    pub record: Record,
    /// Changed keys that suffice to explain the new verdict; none of them can be left out.
    pub deciding: Vec<KeyDifference>,
    /// The facts that the record may leave out and the new rules need.
    pub unrecorded: Vec<Unrecorded>,
}

impl HandComparison {
    /// Returns whether only the amounts won and lost are recorded; no rule can change those.
    pub fn is_amounts(&self) -> bool {
        self.before.outcome == Outcome::Net
    }
}

/// Compares a hand before and after a change. `written` is the hand's stored verdict, which is used
/// if this version finds the record impossible. Errors: the record is faulty and there is no stored
/// verdict, or a key in the change is wrong.
pub fn compare(
    first: &Case,
    written: Option<&Verdict>,
    ruleset: &Ruleset,
    change: &HandChange,
) -> Result<HandComparison, Faults> {
    let before = first.settle();
    let before = before.or_else(|faults| written.cloned().ok_or(faults))?;
    let edited = edited(&first.parsed(), change);
    let replaced = change.rules.as_ref().unwrap_or(ruleset);
    let under = |parsed: &Parsed| {
        let case = Case::of_parsed(parsed.clone(), replaced).between(first.drops().clone());
        let mut sets = change.sets.iter();
        sets.try_fold(case, |case, (key, value)| case.set(key, value))
            .map_err(|fault| vec![Fault::unplaced(Problem::Key(fault))])
    };
    let second = under(&edited)?;
    let bound = first.ruleset().rules.gostop();
    let after = if bound.is_some_and(|rules| rules.cup_final) {
        under(&kept_under(&edited, &second.ruleset().rules))?.settle()
    } else {
        second.settle()
    };
    let plain = without_sets(&edited);
    let changed = first.ruleset().differences(second.ruleset());
    let after = told_yaku::settled(&edited.record, &changed, after);
    let lacking = after.as_ref().err().and_then(|faults| missing(faults));
    let unrecorded = match (&after, &lacking) {
        (Ok(verdict), _) => unrecorded(&plain, first.ruleset(), second.ruleset(), verdict),
        (Err(_), lacking) => lacking.clone().unwrap_or_default(),
    };
    let is_told = lacking.is_none();
    let deciding = if is_told {
        deciding(&plain, first, second.ruleset(), &after)
    } else {
        Vec::new()
    };
    Ok(HandComparison {
        before,
        after,
        record: edited.record,
        is_told,
        deciding,
        unrecorded,
    })
}

/// Returns whether two verdicts have the same result. It ignores the names of the rules, how a
/// switch card is counted, the numbers that steps rest on, and findings about turns not taken and
/// irregularities.
pub fn same(left: &Verdict, right: &Verdict) -> bool {
    let settled = |verdict: &Verdict| {
        let mut settled = Verdict {
            calendar: Calendar::default(),
            rules: Name::default(),
            ..verdict.clone()
        };
        match &mut settled.detail {
            Detail::GoStop(detail) => {
                forget_switch(&mut detail.score);
                detail.findings.clear();
                detail.offers.clear();
                detail.irregular.clear();
                let steps = detail.losses.iter_mut().flat_map(|loss| &mut loss.steps);
                steps.for_each(|step| step.basis = Basis::default());
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

/// Returns changed keys that suffice for the result after the change; none if the result is the
/// same as before, even if the effects of some keys cancel out.
fn deciding(
    plain: &Parsed,
    first: &Case,
    after: &Ruleset,
    wanted: &Result<Verdict, Faults>,
) -> Vec<KeyDifference> {
    let before = first.ruleset();
    let settled = |keys: &[KeyDifference]| {
        let mut ruleset = before.clone();
        for key in keys {
            // Both rulesets have the key, so its value is valid for either.
            let _ = ruleset.rules.set(key.info.key, &key.right);
        }
        let case = Case::of_parsed(kept_under(plain, &ruleset.rules), &ruleset);
        case.between(first.drops().clone()).settle()
    };
    if alike(&settled(&[]), wanted) {
        return Vec::new();
    }
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

/// Returns a record without its `set` lines; the other lines keep their numbers.
fn without_sets(parsed: &Parsed) -> Parsed {
    let mut plain = parsed.clone();
    let is_set = |entry: &RecordEntry| matches!(entry.line, Some(Line::Header(Header::Set(..))));
    plain.record.entries.retain(|entry| !is_set(entry));
    plain
}
