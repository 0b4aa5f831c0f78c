//! Why a report on a ledger failed.

use crate::card::Calendar;
use crate::ledger::LedgerError;
use crate::record::{Faults, Record};
use crate::rules::FileFault;

/// Why a report on a ledger failed.
#[derive(Debug)]
pub enum ReportError {
    /// The ledger could not be read.
    Ledger(LedgerError),
    /// The ruleset stored with a session has faults.
    Ruleset(Vec<FileFault>),
    /// The record of a hand has faults; the calendar is the one to show it in.
    Record(Box<Record>, Faults, Calendar),
    /// A stored verdict cannot be read, for this reason.
    VerdictUnreadable(String),
    /// The sum of chips is too large.
    TooManyChips,
    /// Chips do not sum to zero.
    UnevenChips,
    /// Nothing was played for the requested currency, only for these.
    WhichCurrency {
        /// The request, as it was typed.
        asked: String,
        /// The currencies that there are.
        names: Vec<String>,
    },
}

impl From<LedgerError> for ReportError {
    fn from(error: LedgerError) -> Self {
        Self::Ledger(error)
    }
}
