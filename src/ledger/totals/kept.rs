//! What the file keeps.

use crate::ledger::{EntryId, LedgerError};
use rusqlite::{Connection, OptionalExtension as _};

pub(super) fn volume(connection: &Connection) -> Result<i64, LedgerError> {
    let mut query = connection.prepare_cached("SELECT coalesce(max(chips), 0) FROM volume")?;
    Ok(query.query_row([], |row| row.get(0))?)
}

/// Returns the day to which a hand belongs, if that is kept.
pub(super) fn day_of_hand(
    connection: &Connection,
    hand: EntryId,
) -> Result<Option<String>, LedgerError> {
    let mut query = connection.prepare_cached("SELECT day FROM dealt WHERE hand = ?1")?;
    Ok(query.query_row([hand.0], |row| row.get(0)).optional()?)
}
