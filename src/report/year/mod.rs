//! What a year amounts to, as friends tell it: who led when, who came back, what each person is
//! known for. Everything here is counted from evenings and statistics, and no sentence is made.
//!
//! People are positions in one list that the caller keeps. docs/REPORT.md defines each figure.

mod climb;
mod company;
mod lead;
mod portrait;
mod titles;

pub(crate) use climb::{Climb, climb};
pub(crate) use company::{EveningsWith, company};
pub(crate) use lead::{Lead, race};
pub(crate) use portrait::{known_for, rivals};
pub(crate) use titles::{Merits, Title, TitleKind, titles};

use std::collections::{BTreeMap, BTreeSet};

/// An evening of a year.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Night {
    /// The day, such as `2026-11-22`.
    pub(crate) day: String,
    /// What the evening brought each person, in the unit of the year.
    pub(crate) nets: BTreeMap<usize, i64>,
    /// Who was at the table.
    pub(crate) present: BTreeSet<usize>,
}

impl Night {
    /// Returns the month, such as `2026-11`.
    pub(crate) fn month(&self) -> &str {
        self.day.get(..7).unwrap_or(&self.day)
    }

    /// Returns what the evening brought a person; 0 for somebody who was not there.
    pub(crate) fn net(&self, person: usize) -> i64 {
        self.nets.get(&person).copied().unwrap_or(0)
    }

    /// Returns who won most; `None` if nobody won anything or several people won as much.
    pub(crate) fn winner(&self) -> Option<usize> {
        winner(&self.nets)
    }
}

/// Returns who won most; `None` if nobody won anything or several people won as much.
pub(crate) fn winner(nets: &BTreeMap<usize, i64>) -> Option<usize> {
    let most = nets.values().max().filter(|most| **most > 0)?;
    let mut first = nets.iter().filter(|(_, net)| *net == most);
    let winner = first.next().map(|(person, _)| *person);
    winner.filter(|_| first.next().is_none())
}

/// Returns a person's total after each evening; `None` if a sum is too large.
pub(crate) fn totals(nights: &[Night], person: usize) -> Option<Vec<i64>> {
    let mut sum = 0_i64;
    let each = nights.iter().map(|night| {
        sum = sum.checked_add(night.net(person))?;
        Some(sum)
    });
    each.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns nights on which person 0, 1, 2 … won or lost these numbers.
    pub(super) fn nights(nets: &[&[i64]]) -> Vec<Night> {
        let night = |(at, nets): (usize, &&[i64])| Night {
            day: format!("2026-01-{:02}", at + 1),
            nets: nets.iter().copied().enumerate().collect(),
            present: (0..nets.len()).collect(),
        };
        nets.iter().enumerate().map(night).collect()
    }

    #[test]
    fn an_evening_is_won_by_one_person_alone() {
        let nights = nights(&[&[3, -1, -2], &[2, 2, -4], &[0, 0, 0]]);
        let winners: Vec<_> = nights.iter().map(Night::winner).collect();
        assert_eq!(winners, [Some(0), None, None]);
        assert_eq!(totals(&nights, 2), Some(vec![-2, -6, -6]));
    }
}
