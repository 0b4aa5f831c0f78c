//! Who pays whom in one hand.

use super::ReportError;
use crate::settle_up::Transfer;
use crate::verdict::{Party, Verdict};

/// Returns who pays whom in a hand. Payments in both directions between two people are offset;
/// payments to and from the pot are left out.
/// Errors: a sum of chips is too large.
pub fn transfers(verdict: &Verdict) -> Result<Vec<Transfer>, ReportError> {
    let mut between: Vec<(&str, &str, i64)> = Vec::new();
    for payment in &verdict.payments {
        let (Party::Player(from), Party::Player(to)) = (&payment.from, &payment.to) else {
            continue;
        };
        let pair = between.iter_mut().find(|(one, other, _)| {
            (*one, *other) == (from.as_str(), to.as_str())
                || (*one, *other) == (to.as_str(), from.as_str())
        });
        let Some((one, _, chips)) = pair else {
            between.push((from, to, payment.chips));
            continue;
        };
        let more = if *one == from {
            chips.checked_add(payment.chips)
        } else {
            chips.checked_sub(payment.chips)
        };
        *chips = more.ok_or(ReportError::TooManyChips)?;
    }
    let moved = between.into_iter().filter(|(_, _, chips)| *chips != 0);
    let transfers = moved.map(|(one, other, chips)| {
        let (from, to) = if chips > 0 {
            (one, other)
        } else {
            (other, one)
        };
        Transfer {
            from: from.into(),
            to: to.into(),
            chips: chips.saturating_abs(),
        }
    });
    Ok(transfers.collect())
}
