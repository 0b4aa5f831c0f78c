//! Chips as they are drawn.

use crate::cli::screen::Styled;
use crate::cli::words;

/// Returns chips with their sign, as what they mean.
pub(in crate::cli) fn signed(chips: i64) -> Styled {
    Styled::chips(chips, words::signed(chips))
}
