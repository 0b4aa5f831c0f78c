//! What is judged once a hand is read: who fed the winner, safe plays at offers, irregularities; and
//! a record of whole turns rewritten in lines of events.

mod branch;
mod by_events;
mod fed;
mod irregularity;
mod offers;
mod three;

pub use by_events::coarse;
pub use irregularity::{junk_due, stayed};

use super::telling::Telling;
use crate::record::Record;

/// Checks the end of a hand after all lines of this record, and judges what they show.
pub(super) fn close(telling: &mut Telling<'_>, record: &Record) {
    telling.close_lines();
    judge(telling, record);
}

/// Checks a hand as it is after all lines; where it is over they are this record.
pub(super) fn judge(telling: &mut Telling<'_>, record: &Record) {
    if let Some(fed) = fed::accusations(telling, record) {
        telling.hand.accusations = fed;
    }
    if let Some(offered) = offers::tried(telling, record) {
        telling.hand.offered = offered;
    }
    telling.check_end();
    telling.note_due();
    telling.hand.irregular = irregularity::irregularities(telling, record);
    telling.hand_over_table();
}
