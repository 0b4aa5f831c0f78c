//! Checks that what an entry refers to exists: the statements that it overrides, and its place in
//! another ledger.

use super::chain::{self, START};
use super::decoded::DecodedEntry;
use super::entry::{Entry, ImportBody};
use super::id::EntryId;
use super::kind::EntryKind;
use super::view::LedgerView;
use super::{LedgerError, Seal};
use rusqlite::{Connection, OptionalExtension as _};
use serde::Deserialize;

/// The seals by which a body names other entries.
#[derive(Deserialize)]
struct Named {
    #[serde(default)]
    over: Vec<Seal>,
    #[serde(default)]
    counts: Vec<Seal>,
    #[serde(default)]
    beside: Vec<Seal>,
    #[serde(default)]
    adjustment: Option<Seal>,
}

impl LedgerView<'_> {
    /// Returns the number, in this ledger, of the entry with this original seal; `None` if that
    /// entry is not here.
    pub(crate) fn here(self, seal: &Seal) -> Result<Option<EntryId>, LedgerError> {
        self.with_read(|look| seal.here(look))
    }

    /// Returns whether all entries that this one names by seal come before it; false if the seals
    /// cannot be read.
    pub(crate) fn has_what_is_named(self, entry: &Entry) -> Result<bool, LedgerError> {
        match entry.body.kind() {
            EntryKind::Session
            | EntryKind::Hand
            | EntryKind::Paid
            | EntryKind::Settled
            | EntryKind::Import => Ok(true),
            EntryKind::Correction
            | EntryKind::Close
            | EntryKind::Person
            | EntryKind::Reopen
            | EntryKind::Void
            | EntryKind::Day
            | EntryKind::Adjust
            | EntryKind::Season
            | EntryKind::Note => self.with_read(|look| names_what_is_before(look, entry.id)),
        }
    }

    /// Returns whether an imported entry fits its stated place in the other ledger, and comes after
    /// the hands that it names; true for an entry of this ledger.
    pub(crate) fn is_in_its_place(self, entry: &Entry) -> Result<bool, LedgerError> {
        if entry.origin.is_none() {
            return Ok(true);
        }
        self.with_read(|look| is_in_its_place(look, entry))
    }
}

fn names_what_is_before(connection: &Connection, entry: EntryId) -> Result<bool, LedgerError> {
    let query = "SELECT id, kind, at, engine, body FROM entry WHERE id = ?1";
    let mut query = connection.prepare_cached(query)?;
    let mut rows = query.query([entry.0])?;
    let row = rows.next()?.ok_or(LedgerError::NoSuchEntry(entry))?;
    let named: Named = match DecodedEntry::from_row(row, 0)?.body() {
        Ok(named) => named,
        Err(LedgerError::Body { .. }) => return Ok(false),
        Err(error) => return Err(error),
    };
    let all = named.over.iter().chain(&named.counts).chain(&named.beside);
    for seal in all.chain(&named.adjustment) {
        if seal.here(connection)?.is_none_or(|found| found >= entry) {
            return Ok(false);
        }
    }
    Ok(true)
}

fn is_in_its_place(connection: &Connection, entry: &Entry) -> Result<bool, LedgerError> {
    let Some(import) = import(connection, entry.id)? else {
        return Ok(true);
    };
    let of = import
        .of
        .into_iter()
        .chain(import.hands.iter().flatten().copied());
    for hand in of {
        if hand >= entry.id || !is_hand(connection, hand)? {
            return Ok(false);
        }
    }
    follows(connection, &import)
}

/// Returns whether an imported entry belongs to the same ledger as the entry that it says precedes
/// it. If that entry is not here at all, another check has reported that.
fn follows(connection: &Connection, import: &ImportBody) -> Result<bool, LedgerError> {
    if import.prev == START {
        return Ok(import.ledger == import.hash && import.id == EntryId(1));
    }
    let before = import.after.clone().unwrap_or_else(|| Seal {
        entry: EntryId(import.id.0.saturating_sub(1)),
        hash: import.prev.clone(),
    });
    let Some(here) = before.here(connection)? else {
        return Ok(true);
    };
    let own = chain::numbered(connection, here)?;
    let (ledger, number) = if own.is_some_and(|own| own.hash == before.hash) {
        // An entry that this ledger wrote itself, and that the other ledger continued.
        let first = chain::numbered(connection, EntryId(1))?;
        (first.map(|first| first.hash).unwrap_or_default(), here)
    } else {
        match self::import(connection, here)? {
            Some(other) => (other.ledger, other.id),
            None => return Ok(true),
        }
    };
    Ok(import.ledger == ledger && number == before.entry && number < import.id)
}

/// Returns what an entry carries; `None` unless it is a readable import.
fn import(connection: &Connection, entry: EntryId) -> Result<Option<ImportBody>, LedgerError> {
    let query = "SELECT body FROM entry WHERE id = ?1 AND kind = 'import'";
    let mut query = connection.prepare_cached(query)?;
    let body: Option<String> = query.query_row([entry.0], |row| row.get(0)).optional()?;
    Ok(body.and_then(|body| serde_json::from_str(&body).ok()))
}

fn is_hand(connection: &Connection, entry: EntryId) -> Result<bool, LedgerError> {
    let query = "SELECT EXISTS
         (SELECT 1 FROM entry WHERE id = ?1 AND what IN ('hand', 'correction'))";
    let mut query = connection.prepare_cached(query)?;
    Ok(query.query_row([entry.0], |row| row.get(0))?)
}
