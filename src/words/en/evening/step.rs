//! What each line of a record did, as a replay shows it next to the cards.

use crate::card::Calendar;
use crate::record::{Act, Name, TableEvent};

/// Returns what a player's act says in this language; `None` if the record's own words say it.
pub(crate) fn step_done(_: &str, _: &Act, _: Calendar, _: &dyn Fn(&str) -> Name) -> Option<String> {
    // Records already have English words.
    None
}

/// Returns what a line without a player says in this language; `None` if the record's own words
/// say it.
pub(crate) const fn step_at_table(_: &TableEvent) -> Option<&'static str> {
    None
}
