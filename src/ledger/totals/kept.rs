//! Reads the days of hands as the file stores them.

use crate::ledger::{EntryId, LedgerError};
use rusqlite::{Connection, OptionalExtension as _};

pub(super) fn volume(connection: &Connection) -> Result<i64, LedgerError> {
    let mut query = connection.prepare_cached("SELECT coalesce(max(chips), 0) FROM volume")?;
    Ok(query.query_row([], |row| row.get(0))?)
}

/// Returns the stored day of a hand, or else that of its session; `None` if neither is stored.
pub(super) fn day_of_hand(
    connection: &Connection,
    hand: EntryId,
) -> Result<Option<String>, LedgerError> {
    let mut query = connection.prepare_cached(
        "SELECT coalesce((SELECT day FROM dealt WHERE hand = ?1),
           (SELECT day FROM evening WHERE session = e.session)) FROM entry AS e WHERE id = ?1",
    )?;
    let day = query.query_row([hand.0], |row| row.get(0)).optional()?;
    Ok(day.flatten())
}

/// Returns a query for the hands that belong to a day matching a condition on `day`.
pub(in crate::ledger) fn dealt_where(days: &str) -> String {
    format!(
        "SELECT hand FROM dealt WHERE {days}
         UNION ALL SELECT d.id FROM entry AS d
           WHERE d.session IN (SELECT session FROM evening WHERE {days}) AND d.what = 'hand'
             AND NOT EXISTS (SELECT 1 FROM dealt WHERE hand = d.id)"
    )
}
