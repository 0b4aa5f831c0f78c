//! Drawing chips.

use crate::cli::screen::Styled;
use crate::cli::words::{self, Lang};

/// Returns chips with their sign, styled as won or lost.
pub(in crate::cli) fn signed(lang: Lang, chips: i64) -> Styled {
    Styled::chips(chips, words::signed(lang, chips))
}
