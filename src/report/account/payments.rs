//! Payments that leave everybody even, and the ledger entry saying that they were made.

use crate::date::Date;
use crate::ledger::SettledBody;
use crate::report::{Account, MoneyPayment, ReportError};

/// Returns all payments that leave everybody even in these currencies.
pub(crate) fn payments(accounts: &[&Account]) -> Result<Vec<MoneyPayment>, ReportError> {
    let mut found = Vec::new();
    for account in accounts {
        let plan = account.settle_up().ok_or(ReportError::UnevenChips)?;
        found.extend(plan.payments);
    }
    Ok(found)
}

/// Returns the body of the ledger entry saying that all of these payments were made.
pub(crate) fn settled(payments: &[MoneyPayment], day: Date) -> SettledBody {
    let transfer = |payment: &MoneyPayment| {
        let MoneyPayment { from, to, amount } = payment;
        let currency = amount.currency.clone();
        (from.clone(), to.clone(), amount.to_string(), currency)
    };
    SettledBody {
        day: day.to_string(),
        transfers: payments.iter().map(transfer).collect(),
    }
}
