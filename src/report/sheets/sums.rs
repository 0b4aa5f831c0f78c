//! Rows that are the sums of those before them.

use super::fault::OmittedAs;
use super::result::{Found, RawResult};
use crate::record::Name;
use std::collections::BTreeMap;

/// A result with what decides whether it is a sum.
pub(super) struct RowOfAll {
    pub(super) result: RawResult,
    /// Whether the row has a day or a number.
    pub(super) is_labelled: bool,
}

/// So many rows, and so many people, do not come to the sum of what was before by chance.
const TOO_MANY_FOR_CHANCE: usize = 3;

/// Keeps the rows that are results, and leaves out those that are sums. A sum without a word for
/// it is known by what it comes to: it has no day and no number although the others have, or it is
/// the last of many.
pub(super) fn take_out(rows: Vec<RowOfAll>, found: &mut Found) {
    let (last, all) = (rows.len().saturating_sub(1), rows.len());
    let labelled = rows.iter().filter(|row| row.is_labelled).count();
    let mut sums = RunningSums::default();
    for (
        at,
        RowOfAll {
            result,
            is_labelled,
        },
    ) in rows.into_iter().enumerate()
    {
        let (line, mut result) = (result.line(), result);
        if result.amounts.is_empty() {
            found.leave(line, OmittedAs::Nothing);
            // A day alone, above the rows of that day.
            found.results.extend(result.day.is_some().then_some(result));
            continue;
        }
        if is_labelled || !sums.are(&result) {
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
