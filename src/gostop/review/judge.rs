//! Judges a hand after all its lines.

use super::fed;
use super::irregularity::irregularities;
use super::offers;
use crate::gostop::replay::HandBuilder;
use crate::record::Record;

/// Checks the end of a hand after all lines of this record, and judges what they show.
pub(in crate::gostop) fn close(telling: &mut HandBuilder<'_>, record: &Record) {
    telling.close_lines();
    judge(telling, record);
}

/// Judges a hand after all lines so far. If the hand is over, `record` must have exactly these
/// lines.
pub(in crate::gostop) fn judge(telling: &mut HandBuilder<'_>, record: &Record) {
    if let Some(fed) = fed::accusations(telling, record) {
        telling.hand.accusations = fed;
    }
    if let Some(offered) = offers::tried(telling, record) {
        telling.hand.offered = offered;
    }
    telling.check_end();
    telling.note_due();
    telling.hand.irregular = irregularities(telling, record);
    telling.hand_over_table();
}
