//! Counting again all that is counted.

use super::{Ledger, LedgerError, totals};

impl Ledger {
    /// Makes all indexes anew and counts all totals again, out of the entries, which stay as they are.
    pub fn recount(&mut self) -> Result<(), LedgerError> {
        self.in_transaction(|batch| totals::refill(&batch.writing))
    }
}
