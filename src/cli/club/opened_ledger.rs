//! What is opened as a ledger: one, or none.

use crate::ledger::Ledger;

/// A ledger, or none, that was just opened.
pub(in crate::cli) trait OpenedLedger {
    /// Returns the ledger.
    fn ledger(&mut self) -> Option<&mut Ledger>;
}

impl OpenedLedger for Ledger {
    fn ledger(&mut self) -> Option<&mut Ledger> {
        Some(self)
    }
}

impl OpenedLedger for Option<Ledger> {
    fn ledger(&mut self) -> Option<&mut Ledger> {
        self.as_mut()
    }
}
