//! Why what a ledger has cannot be added up.

use crate::card::Calendar;
use crate::ledger::LedgerError;
use crate::record::{Faults, Record};
use crate::rules::FileFault;

/// Why what a ledger has cannot be added up.
#[derive(Debug)]
pub enum ReportError {
    /// The ledger could not be read.
    Ledger(LedgerError),
    /// The rules that are kept with a session have faults.
    Ruleset(Vec<FileFault>),
    /// The record of a hand has faults, and is of this calendar.
    Record(Box<Record>, Faults, Calendar),
    /// A stored verdict cannot be read, as its reader says.
    VerdictUnreadable(String),
    /// Chips are too many to add up.
    TooManyChips,
    /// Chips do not sum to zero.
    UnevenChips,
    /// Nothing was played for the currency that was asked for, but for these.
    WhichCurrency {
        /// What was asked for, as it was typed.
        asked: String,
        /// What there is.
        names: Vec<String>,
    },
}

impl From<LedgerError> for ReportError {
    fn from(error: LedgerError) -> Self {
        Self::Ledger(error)
    }
}
