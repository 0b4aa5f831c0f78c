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
    /// The record of a hand has faults; show them with this calendar.
    Record(Box<Record>, Faults, Calendar),
    /// A stored verdict cannot be read, for this reason.
    VerdictUnreadable(String),
    /// The sum of chips is too large.
    TooManyChips,
    /// The chips do not sum to zero.
    UnevenChips,
    /// Nothing was played for the requested currency.
    WhichCurrency {
        /// The requested currency, as it was typed.
        asked: String,
        /// The currencies that were played for.
        names: Vec<String>,
    },
}

impl From<LedgerError> for ReportError {
    fn from(error: LedgerError) -> Self {
        Self::Ledger(error)
    }
}
