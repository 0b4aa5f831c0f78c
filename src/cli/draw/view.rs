//! How to draw a verdict.

use crate::record::ChipValue;
use crate::rules::Rules;
use crate::words::Numbering;

/// How to draw a verdict.
#[derive(Clone, Copy)]
pub(in crate::cli) struct VerdictView<'a> {
    /// The rules of the hand, if each reason is to quote its own.
    pub(in crate::cli) explain: Option<&'a Rules>,
    /// How lines of the record are numbered.
    pub(in crate::cli) numbering: Numbering<'a>,
    /// What a chip is worth, if it is worth anything.
    pub(in crate::cli) chip: Option<&'a ChipValue>,
}
