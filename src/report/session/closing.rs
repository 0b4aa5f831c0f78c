//! The end of a session: who pays whom, and the body of the close.

use super::SessionSoFar;
use crate::ledger::CloseBody;
use crate::report::{Amount, MoneyPayment, ReportError};
use crate::settle_up::{Transfer, settle_up};

impl SessionSoFar {
    /// Returns who pays whom how much money for this session alone; empty if chips are worthless.
    pub(crate) fn payments(&self) -> Result<Vec<MoneyPayment>, ReportError> {
        let Some(chip) = self.chip() else {
            return Ok(Vec::new());
        };
        let transfers = settle_up(&self.balances).ok_or(ReportError::UnevenChips)?;
        let payment = |Transfer { from, to, chips }| {
            let amount = Amount::from_chips(chips, chip).ok_or(ReportError::TooManyChips)?;
            Ok(MoneyPayment { from, to, amount })
        };
        transfers.into_iter().map(payment).collect()
    }

    /// Returns the body of the ledger entry that closes the session.
    pub(crate) fn closing(&self) -> Result<CloseBody, ReportError> {
        let net = self.balances.clone();
        let transfers = settle_up(&net)
            .ok_or(ReportError::UnevenChips)?
            .into_iter()
            .map(|Transfer { from, to, chips }| (from, to, chips))
            .collect();
        Ok(CloseBody { net, transfers })
    }
}
