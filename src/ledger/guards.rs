//! Checks before anything is added to a ledger: its tables and triggers, the end of its chain, and
//! whether the file itself is sound.

use super::schema::{self, Object, Version};
use super::walk::walk;
use super::{ChainFault, EntryKind, Ledger, LedgerError};
use rusqlite::Connection;

/// The least number of entries checked at the end of the chain.
const TAIL: i64 = 100;

impl Ledger {
    /// Checks the tables and triggers and the end of the chain: the last session, and at least 100
    /// entries. It takes no longer in a long ledger.
    pub fn verify_tail(&self) -> Result<Vec<ChainFault>, LedgerError> {
        self.with_read(|look| {
            let mut faults: Vec<ChainFault> = self.log_fault().into_iter().collect();
            faults.extend(guards(look, self.version)?);
            faults.extend(walk(look, tail(look)?)?);
            // Ignores times that go back: early programs did not prevent that when the clock was
            // turned back.
            faults.retain(|fault| !matches!(fault, ChainFault::Time { .. }));
            Ok(faults)
        })
    }
}

/// Returns the first entry of the part to check.
fn tail(connection: &Connection) -> Result<i64, LedgerError> {
    let first = "SELECT min(
           coalesce((SELECT max(id) FROM entry WHERE what = 'session'), 1),
           coalesce((SELECT max(id) FROM entry), 1) - ?1 + 1)";
    let first: i64 = connection.query_row(first, [TAIL], |row| row.get(0))?;
    Ok(first.max(1))
}

/// Finds tables, indexes, triggers and views that differ from what this version creates.
pub(super) fn guards(
    connection: &Connection,
    version: Version,
) -> Result<Vec<ChainFault>, LedgerError> {
    let here = schema::objects(connection)?;
    if schema::are_untouched(&here, version) {
        return kinds(connection, version);
    }
    let due = schema::due(version)?;
    let astray = |these: &[Object], those: &[Object]| {
        let odd = these.iter().filter(|object| !those.contains(object));
        odd.map(|object| object.name.clone()).collect::<Vec<_>>()
    };
    let mut names = astray(&here, &due);
    names.extend(astray(&due, &here));
    names.sort();
    names.dedup();
    Ok(names
        .into_iter()
        .map(|name| ChainFault::Schema { name })
        .collect())
}

/// Reports the file's list of kinds if it differs from what this version creates.
fn kinds(connection: &Connection, version: Version) -> Result<Vec<ChainFault>, LedgerError> {
    if version != Version::NEWEST {
        return Ok(Vec::new());
    }
    let here = schema::kinds(connection)?;
    let mut here = here
        .iter()
        .map(|(word, place)| (word.as_str(), place.as_str()));
    let name = "kind".to_owned();
    let fault = (!here.by_ref().eq(EntryKind::WORDS)).then_some(ChainFault::Schema { name });
    Ok(fault.into_iter().collect())
}

/// Returns the first damage that `SQLite` finds in the file, if any.
pub(super) fn damage(connection: &Connection) -> Option<LedgerError> {
    let fault = file(connection)?.into_iter().next()?;
    Some(LedgerError::NotAsWritten(vec![fault]))
}

/// Returns the faults that `SQLite` finds in the file; a check that fails is a fault too. `None` if
/// there are tables that are not the ledger's: `SQLite` would read them, and they may contain code.
pub(super) fn file(connection: &Connection) -> Option<Vec<ChainFault>> {
    if !matches!(schema::has_strange_table(connection), Ok(false)) {
        return None;
    }
    let mut messages = Vec::new();
    let asked = connection.pragma_query(None, "integrity_check", |row| {
        messages.push(row.get::<_, String>(0)?);
        Ok(())
    });
    if let Err(error) = asked {
        messages.push(error.to_string());
    }
    messages.retain(|message| message != "ok");
    let faults = messages.into_iter();
    Some(faults.map(|message| ChainFault::File { message }).collect())
}
