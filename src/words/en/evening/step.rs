//! What each line of a record did, next to the cards of a replay.

use crate::card::Calendar;
use crate::record::{Act, Name, TableEvent};

/// Returns what a line says that is no plain turn; nothing where its own words do.
pub(crate) fn step_done(_: &str, _: &Act, _: Calendar, _: &dyn Fn(&str) -> Name) -> Option<String> {
    // Records are written in English words already.
    None
}

/// Returns what a line says that is about nobody; nothing where its own words do.
pub(crate) const fn step_at_table(_: &TableEvent) -> Option<&'static str> {
    None
}
