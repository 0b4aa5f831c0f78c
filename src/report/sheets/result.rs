//! Results as a sheet has them, before days and chips are known.

use super::amount::CellAmount;
use super::day::WrittenDay;
use super::fault::{LeftRow, OmittedAs, SheetFault, Uneven, Wrong, written};
use crate::letters::{check_name, same_name};
use crate::record::Name;

/// What a row, or the rows of a game, say.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct RawResult {
    /// The lines that it stands on.
    pub(super) lines: Vec<u32>,
    /// The day, and its text; `None` if it is that of the result before.
    pub(super) day: Option<(WrittenDay, String)>,
    /// What each person won or lost, with the line on which it stands.
    pub(super) amounts: Vec<(Name, CellAmount)>,
    /// What people came with and left with, if the sheet says that, in ten-thousandths.
    pub(super) bought: Option<(i128, i128)>,
    /// The column of a fee, and what it holds.
    pub(super) fee: Option<(String, i128)>,
}

impl RawResult {
    pub(super) fn new(line: u32) -> Self {
        Self {
            lines: vec![line],
            day: None,
            amounts: Vec::new(),
            bought: None,
            fee: None,
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

    /// Returns what the amounts come to, in ten-thousandths.
    pub(super) fn sum(&self) -> i128 {
        let parts = self.amounts.iter().map(|(_, amount)| amount.parts);
        parts.fold(0, i128::saturating_add)
    }

    /// Returns what is wrong with the result as a whole.
    pub(super) fn wrong(&self) -> Option<Wrong> {
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
            })));
        }
        match self.amounts.as_slice() {
            [(name, _)] => Some(Wrong::Alone(name.to_string())),
            _ => None,
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
}

impl Found {
    pub(super) fn leave(&mut self, line: u32, why: OmittedAs) {
        self.left.push(LeftRow { line, why });
    }

    pub(super) fn fault(&mut self, line: u32, wrong: Wrong) {
        self.faults.push(SheetFault { line, wrong });
    }
}
