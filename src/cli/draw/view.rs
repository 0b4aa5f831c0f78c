//! How a verdict is to be drawn.

use crate::record::ChipValue;
use crate::rules::Rules;
use crate::words::Numbering;

/// What a verdict is drawn with.
#[derive(Clone, Copy)]
pub(in crate::cli) struct VerdictView<'a> {
    /// The rules it came about by, where each reason is to name its own.
    pub(in crate::cli) explain: Option<&'a Rules>,
    /// What places in the record are called.
    pub(in crate::cli) numbering: Numbering<'a>,
    /// What a chip is worth, if anything.
    pub(in crate::cli) chip: Option<&'a ChipValue>,
}
