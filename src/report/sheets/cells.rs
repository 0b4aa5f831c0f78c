//! Cells with amounts and days.

use super::amount::{AmountCell, CellAmount};
use super::day::WrittenDay;
use super::fault::Wrong;
use super::month::is_month;

/// Reads a cell with an amount; nothing if the person sat out.
pub(super) fn cell(text: &str) -> Result<Option<CellAmount>, Wrong> {
    match AmountCell::read(text) {
        AmountCell::Out => Ok(None),
        AmountCell::Is(amount) => Ok(Some(amount)),
        AmountCell::Either => Err(Wrong::EitherAmount(text.to_owned())),
        AmountCell::TooLarge => Err(Wrong::TooLarge(text.to_owned())),
        AmountCell::Not => Err(Wrong::NoAmount(text.to_owned())),
    }
}

/// Reads a cell with a day; nothing if it is that of the row before.
pub(super) fn day(text: &str) -> Result<Option<(WrittenDay, String)>, Wrong> {
    if text.is_empty() {
        return Ok(None);
    }
    let day = WrittenDay::read(text).ok_or_else(|| {
        if is_month(text) {
            Wrong::Month(text.to_owned())
        } else {
            Wrong::NoDay(text.to_owned())
        }
    })?;
    Ok(Some((day, text.to_owned())))
}
