//! Results as a sheet has them, before days and chips are known.

use super::amount::{CellAmount, Unit};
use super::day::WrittenDay;
use super::fault::{ColumnHint, LeftRow, OmittedAs, SheetFault, Uneven, Wrong, written};
use crate::letters::{check_name, same_name};
use crate::record::Name;

/// What a row, or the rows of a game, say.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct RawResult {
    /// The lines that it stands on.
    pub(super) lines: Vec<u32>,
    /// The day, and its text; `None` if it is that of the result before.
    pub(super) day: Option<(WrittenDay, String)>,
    /// A line of a chat that begins with a day and goes on, if this is one.
    pub(super) may_be_day: Option<String>,
    /// What each person won or lost, with the line on which it stands.
    pub(super) amounts: Vec<(Name, CellAmount)>,
    /// What people came with and left with, if the sheet says that, in ten-thousandths.
    pub(super) bought: Option<(i128, i128)>,
    /// The column or row of a fee, and what it holds.
    pub(super) fee: Option<(String, i128)>,
    /// The column with which, or without which, the amounts would come to zero.
    pub(super) column: Option<ColumnHint>,
    /// Whether the row may as well be the sum of those before it.
    pub(super) may_be_sum: bool,
}

impl RawResult {
    pub(super) fn new(line: u32) -> Self {
        Self {
            lines: vec![line],
            day: None,
            may_be_day: None,
            amounts: Vec::new(),
            bought: None,
            fee: None,
            column: None,
            may_be_sum: false,
        }
    }

    /// Returns the first line.
    pub(super) fn line(&self) -> u32 {
        self.lines.first().copied().unwrap_or(1)
    }

    /// Returns whether somebody has an amount already.
    pub(super) fn has(&self, name: &str) -> bool {
        self.amounts.iter().any(|(known, _)| same_name(known, name))
    }

    /// Adds what a fee holds.
    pub(super) fn add_fee(&mut self, name: &str, parts: i128) {
        let (first, all) = self.fee.take().unwrap_or_else(|| (name.to_owned(), 0));
        self.fee = Some((first, all.saturating_add(parts)));
    }

    /// Adds another result to this one.
    pub(super) fn join(&mut self, other: Self) {
        self.lines.extend(other.lines);
        for (name, amount) in other.amounts {
            self.add(name, amount);
        }
    }

    fn add(&mut self, name: Name, more: CellAmount) {
        let mut all = self.amounts.iter_mut();
        match all.find(|(known, amount)| same_name(known, &name) && amount.unit == more.unit) {
            Some((_, amount)) => amount.parts = amount.parts.saturating_add(more.parts),
            None => self.amounts.push((name, more)),
        }
    }

    /// Returns what the amounts come to, in ten-thousandths.
    pub(super) fn sum(&self) -> i128 {
        let parts = self.amounts.iter().map(|(_, amount)| amount.parts);
        parts.fold(0, i128::saturating_add)
    }

    /// Returns what is wrong with the result as a whole.
    pub(super) fn wrong(&self) -> Option<Wrong> {
        let several = |(name, _): &&(Name, CellAmount)| name.contains([',', '/', '、', ';']);
        if let Some((names, _)) = self.amounts.iter().find(several) {
            return Some(Wrong::SeveralNames(names.to_string()));
        }
        let bad = self.amounts.iter().find_map(|(name, _)| {
            let fault = check_name(name).err()?;
            Some(Wrong::BadName(name.to_string(), fault))
        });
        if bad.is_some() {
            return bad;
        }
        let sum = self.sum();
        if sum != 0 {
            let said = |parts| written(parts, false);
            let fee = self.fee.as_ref().filter(|(_, fee)| *fee != 0);
            return Some(Wrong::Uneven(Box::new(Uneven {
                sum: written(sum, true),
                by: said(sum),
                fee: fee.map(|(column, fee)| (column.clone(), said(*fee))),
                bought: self.bought.map(|(came, left)| (said(came), said(left))),
                column: self.column.clone(),
            })));
        }
        match self.amounts.as_slice() {
            [(name, _)] => Some(Wrong::Alone(name.to_string())),
            _ => None,
        }
    }
}

/// What people won and lost before the first row of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetOpening {
    /// The line of the file, from 1.
    pub line: u32,
    /// Each person with an amount, such as `+120`.
    pub amounts: Vec<(Name, String)>,
    /// The currency of the amounts, if the sheet says that they are money.
    pub currency: Option<String>,
}

impl From<&RawResult> for SheetOpening {
    fn from(result: &RawResult) -> Self {
        let moved = result
            .amounts
            .iter()
            .filter(|(_, amount)| amount.parts != 0);
        let written = |(name, amount): &(Name, CellAmount)| {
            (name.clone(), written(amount.parts, true).replace(',', ""))
        };
        let mut units = result.amounts.iter().map(|(_, amount)| &amount.unit);
        Self {
            line: result.line(),
            amounts: moved.map(written).collect(),
            currency: units.find_map(|unit| match unit {
                Unit::Money(currency) => Some(currency.clone()),
                _ => None,
            }),
        }
    }
}

/// Everything that was found in a sheet so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Found {
    pub(super) results: Vec<RawResult>,
    pub(super) left: Vec<LeftRow>,
    pub(super) faults: Vec<SheetFault>,
    /// The columns that are left out, by their heads.
    pub(super) columns: Vec<String>,
    /// The lines of a chat that are no results.
    pub(super) others: Vec<u32>,
    /// What was won and lost before the first row.
    pub(super) openings: Vec<RawResult>,
}

impl Found {
    pub(super) fn leave(&mut self, line: u32, why: OmittedAs) {
        self.left.push(LeftRow { line, why });
    }

    /// Adds what is wrong with rows that were divided at a comma, and with results as a whole. The
    /// amounts of a divided row are not those that somebody wrote, so nothing else is said of it.
    pub(super) fn judge(&mut self, divided: Vec<SheetFault>) {
        let is_divided = |line: &u32| divided.iter().any(|fault| fault.line == *line);
        self.faults.retain(|fault| !is_divided(&fault.line));
        let results = self
            .results
            .iter()
            .filter(|result| !result.amounts.is_empty() && !result.lines.iter().any(is_divided));
        let wrong = results.filter_map(|result| {
            Some(SheetFault {
                line: result.line(),
                wrong: result.wrong()?,
            })
        });
        self.faults.extend(wrong);
        self.faults.extend(divided);
    }

    /// Adds what somebody won or lost before the first row.
    pub(super) fn open(&mut self, line: u32, name: Name, amount: CellAmount) {
        if self.openings.is_empty() {
            self.openings.push(RawResult::new(line));
        }
        if let Some(opening) = self.openings.last_mut() {
            opening.add(name, amount);
        }
    }

    pub(super) fn fault(&mut self, line: u32, wrong: Wrong) {
        self.faults.push(SheetFault { line, wrong });
    }
}
