//! Rows that are the sums of those before them.

use super::fault::OmittedAs;
use super::result::{Found, RawResult};
use crate::record::Name;
use std::collections::BTreeMap;

/// A result with what decides whether it is a sum.
pub(super) struct RowOfAll {
    pub(super) result: RawResult,
    pub(super) label: RowLabel,
}

/// What says which hand a row is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RowLabel {
    /// Nothing.
    None,
    /// A word where the number of a hand may stand.
    Word,
    /// A day or a number.
    Number,
}

impl RowLabel {
    /// Reads what stands where hands are numbered.
    pub(super) fn read(number: &str, has_day: bool) -> Self {
        if number.contains(char::is_numeric) || (number.is_empty() && has_day) {
            Self::Number
        } else if number.is_empty() {
            Self::None
        } else {
            Self::Word
        }
    }
}

/// Finds results that have a word where others have numbers, and that are the sum of those before
/// them, in all or of their day: they may be sums.
pub(super) struct NamedSums {
    is_numbered: bool,
    day: Option<String>,
    of_day: RunningSums,
    of_all: RunningSums,
}

impl NamedSums {
    pub(super) fn new(mut labels: impl Iterator<Item = RowLabel>) -> Self {
        Self {
            is_numbered: labels.any(|label| label == RowLabel::Number),
            day: None,
            of_day: RunningSums::default(),
            of_all: RunningSums::default(),
        }
    }

    /// Returns whether a result may be a sum; remembers it if not.
    pub(super) fn are(&mut self, result: &RawResult, label: RowLabel) -> bool {
        let day = result.day.as_ref().map(|(_, text)| text.clone());
        if day.is_some() && day != self.day {
            (self.day, self.of_day) = (day, RunningSums::default());
        }
        let is_word = self.is_numbered && label == RowLabel::Word;
        if is_word && (self.of_day.are(result) || self.of_all.are(result)) {
            return true;
        }
        self.of_day.add(result);
        self.of_all.add(result);
        false
    }
}

/// So many rows, and so many people, do not come to the sum of what was before by chance.
const TOO_MANY_FOR_CHANCE: usize = 3;

/// Keeps the rows that are results, and leaves out those that are sums. A sum without a word for
/// it is known by what it comes to: it has no day and no number although the others have, or it is
/// the last of many.
pub(super) fn take_out(rows: Vec<RowOfAll>, found: &mut Found) {
    let (last, all) = (rows.len().saturating_sub(1), rows.len());
    let is_labelled = |label| label != RowLabel::None;
    let labelled = rows.iter().filter(|row| is_labelled(row.label)).count();
    let (mut sums, mut named) = (
        RunningSums::default(),
        NamedSums::new(rows.iter().map(|row| row.label)),
    );
    for (at, RowOfAll { result, label }) in rows.into_iter().enumerate() {
        let (line, mut result) = (result.line(), result);
        if result.amounts.is_empty() {
            found.leave(line, OmittedAs::Nothing);
            // A day alone, above the rows of that day.
            found.results.extend(result.day.is_some().then_some(result));
            continue;
        }
        if named.are(&result, label) {
            result.may_be_sum = true;
            found.results.push(result);
            continue;
        }
        if is_labelled(label) || !sums.are(&result) {
            sums.add(&result);
            found.results.push(result);
            continue;
        }
        // A row may well be equal to the only one above it.
        let is_alone = sums.rows == 1;
        let many = sums.rows >= TOO_MANY_FOR_CHANCE && sums.people() >= TOO_MANY_FOR_CHANCE;
        if !is_alone && (labelled + 1 == all || (at == last && many)) {
            found.leave(line, OmittedAs::Sum);
        } else {
            result.may_be_sum = at == last;
            sums.add(&result);
            found.results.push(result);
        }
    }
}

/// What each person has won so far.
#[derive(Default)]
pub(super) struct RunningSums {
    rows: usize,
    of: BTreeMap<Name, i128>,
}

impl RunningSums {
    pub(super) fn add(&mut self, result: &RawResult) {
        self.rows += 1;
        for (name, amount) in &result.amounts {
            let sum = self.of.entry(name.clone()).or_default();
            *sum = sum.saturating_add(amount.parts);
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.rows == 0
    }

    fn people(&self) -> usize {
        self.of.len()
    }

    /// Returns whether a row is the sum of those before it.
    pub(super) fn are(&self, result: &RawResult) -> bool {
        let of = |name: &Name| {
            let own = result.amounts.iter().find(|(other, _)| other == name);
            own.map_or(0, |(_, amount)| amount.parts)
        };
        let known = result
            .amounts
            .iter()
            .all(|(name, amount)| amount.parts == 0 || self.of.contains_key(name));
        self.rows >= 1 && known && self.of.iter().all(|(name, sum)| of(name) == *sum)
    }
}
