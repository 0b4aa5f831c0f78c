//! The hand that won somebody the most.

use super::moved::SessionMovements;
use crate::ledger::{Ledger, NetLine, People, Period};
use crate::report::{Measure, ReportError};

/// Returns the largest gain in one hand, among the hands that this measure counts and in its unit;
/// the first such hand if several are equal, `None` if no hand brought a gain.
pub(crate) fn biggest(
    ledger: &Ledger,
    people: &People,
    period: Period,
    measure: &Measure,
) -> Result<Option<NetLine>, ReportError> {
    let moved = SessionMovements::read(ledger, people, period, &[], &[])?;
    let worths = moved.worths(ledger)?;
    let mut largest: Option<NetLine> = None;
    for line in moved.hands.iter().filter(|line| moved.is_of_hand(line)) {
        let chip = worths.get(&line.session).and_then(Option::as_ref);
        let Some(weight) = measure.weight(chip) else {
            continue;
        };
        let chips = line
            .chips
            .checked_mul(weight)
            .ok_or(ReportError::TooManyChips)?;
        if chips > largest.as_ref().map_or(0, |largest| largest.chips) {
            largest = Some(NetLine {
                chips,
                ..line.clone()
            });
        }
    }
    Ok(largest)
}
