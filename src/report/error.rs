//! Why what a ledger has cannot be added up.

use crate::ledger::LedgerError;
use crate::rules::FileFault;

/// Why what a ledger has cannot be added up.
#[derive(Debug)]
pub enum ReportError {
    /// The ledger could not be read.
    Ledger(LedgerError),
    /// The rules that are kept with a session have faults.
    Ruleset(Vec<FileFault>),
    /// A stored verdict cannot be read, as its reader says.
    VerdictUnreadable(String),
    /// Chips are too many to add up.
    TooManyChips,
    /// Chips do not sum to zero.
    UnevenChips,
}

impl From<LedgerError> for ReportError {
    fn from(error: LedgerError) -> Self {
        Self::Ledger(error)
    }
}
