//! Recomputing everything that is computed from the entries.

use super::{Ledger, LedgerError, totals};

impl Ledger {
    /// Rebuilds all indexes and totals from the entries, which stay as they are.
    pub fn recount(&mut self) -> Result<(), LedgerError> {
        self.in_drafts(|batch| totals::refill(&batch.writing))
    }
}
