//! What the file keeps.

use crate::ledger::LedgerError;
use rusqlite::Connection;

pub(super) fn volume(connection: &Connection) -> Result<i64, LedgerError> {
    let mut query = connection.prepare_cached("SELECT coalesce(max(chips), 0) FROM volume")?;
    Ok(query.query_row([], |row| row.get(0))?)
}
