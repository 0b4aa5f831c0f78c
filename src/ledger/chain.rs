//! The chain: every entry's hash covers its content and the hash of the entry before.

use super::entry::{Body, ImportBody};
use super::id::{EntryId, SessionId};
use super::kind::EntryKind;
use super::{LedgerError, Seal};
use rusqlite::{Connection, Row, params};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use sha2::{Digest as _, Sha256};
use std::borrow::Cow;

/// The hash before the first entry: 64 zeros.
pub const START: &str = "0000000000000000000000000000000000000000000000000000000000000000";

/// The content of an entry, from which its hash is computed: bytes, so that a damaged row can be
/// hashed too.
#[derive(PartialEq)]
pub(super) struct Content<'a> {
    pub(super) id: i64,
    pub(super) kind: &'a [u8],
    pub(super) session: Option<i64>,
    pub(super) at: &'a [u8],
    pub(super) engine: &'a [u8],
    pub(super) prev: &'a [u8],
    pub(super) body: &'a [u8],
}

impl<'a> Content<'a> {
    /// Reads the content from a row whose columns are `COLUMNS`.
    pub(super) fn from_row(row: &'a Row<'_>, id: i64) -> Self {
        Self {
            id,
            kind: bytes(row, 1),
            session: row.get(2).unwrap_or_default(),
            at: bytes(row, 3),
            engine: bytes(row, 4),
            prev: bytes(row, 5),
            body: bytes(row, 6),
        }
    }

    /// Returns the hash in lowercase hexadecimal digits: SHA-256 over id, kind, session (empty if
    /// there is none), at, engine, prev and body, separated by line feeds.
    pub(super) fn hash(&self) -> String {
        let id = self.id.to_string();
        let session = self.session.map(|id| id.to_string()).unwrap_or_default();
        let mut sum = Sha256::new();
        for part in [
            id.as_bytes(),
            self.kind,
            session.as_bytes(),
            self.at,
            self.engine,
            self.prev,
        ] {
            sum.update(part);
            sum.update(b"\n");
        }
        sum.update(self.body);
        hexadecimal(&sum.finalize())
    }
}

/// Returns the SHA-256 of parts, each preceded by its length, in lowercase hexadecimal digits.
pub(super) fn sum_of<'a>(parts: impl Iterator<Item = &'a str>) -> String {
    let mut sum = Sha256::new();
    for part in parts {
        sum.update((part.len() as u64).to_le_bytes());
        sum.update(part);
    }
    hexadecimal(&sum.finalize())
}

/// Returns bytes as lowercase hexadecimal digits.
pub(super) fn hexadecimal(bytes: &[u8]) -> String {
    let digit = |half: u8| {
        char::from(if half < 10 {
            b'0' + half
        } else {
            b'a' + half - 10
        })
    };
    let mut digits = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        digits.push(digit(byte >> 4));
        digits.push(digit(byte & 15));
    }
    digits
}

/// The columns of an entry in the order in which they are hashed, then the hash itself.
pub(super) const COLUMNS: &str = "id, kind, session, at, engine, prev, body, hash";

/// Returns the hash stored in a row of `COLUMNS`.
pub(super) fn stored_hash<'a>(row: &'a Row<'_>) -> &'a [u8] {
    bytes(row, 7)
}

/// Returns the bytes of a column; empty if the column does not hold text.
fn bytes<'a>(row: &'a Row<'_>, column: usize) -> &'a [u8] {
    row.get_ref(column)
        .ok()
        .and_then(|value| value.as_bytes().ok())
        .unwrap_or_default()
}

/// An entry exactly as it is in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RawEntry {
    /// The entry's number.
    pub id: EntryId,
    /// The entry's kind.
    pub kind: EntryKind,
    /// The session to which the entry belongs, if any; the entry that opens a session has none.
    pub session: Option<SessionId>,
    /// When the entry was written, RFC 3339 in UTC.
    pub at: String,
    /// The version of the engine that wrote the entry.
    pub engine: String,
    /// The hash of the entry before this one.
    pub prev: String,
    /// The entry's body, byte for byte.
    pub body: String,
    /// The entry's own hash.
    pub hash: String,
}

impl RawEntry {
    /// Reads the entry from a row of `COLUMNS`.
    pub(super) fn from_row(row: &Row<'_>) -> Result<Self, LedgerError> {
        let id = EntryId(row.get(0)?);
        let word: String = row.get(1)?;
        let unknown = || serde::de::Error::custom(format!("unknown kind `{word}`"));
        let kind = EntryKind::of_word(&word).ok_or_else(unknown);
        Ok(Self {
            id,
            kind: kind.map_err(|source| LedgerError::Body { entry: id, source })?,
            session: row.get::<_, Option<i64>>(2)?.map(SessionId),
            at: row.get(3)?,
            engine: row.get(4)?,
            prev: row.get(5)?,
            body: row.get(6)?,
            hash: row.get(7)?,
        })
    }

    /// Computes the hash from the content of the entry.
    pub(super) fn due_hash(&self) -> String {
        self.content().hash()
    }

    /// Returns the entry's hash in the ledger that first wrote it.
    pub(crate) fn first_hash(&self) -> Cow<'_, str> {
        let import = (self.kind == EntryKind::Import).then(|| serde_json::from_str(&self.body));
        match import {
            Some(Ok(ImportBody { hash, .. })) => Cow::Owned(hash),
            _ => Cow::Borrowed(&self.hash),
        }
    }

    /// Returns the body of the entry (for an import, that of the carried entry); `None` if it
    /// cannot be read.
    pub(crate) fn says(&self) -> Option<Body> {
        if self.kind != EntryKind::Import {
            return Body::read(self.kind, &self.body).ok();
        }
        let import: ImportBody = serde_json::from_str(&self.body).ok()?;
        Body::read(import.kind, &import.body).ok()
    }

    /// Returns whether the last entry of a file equals this one, byte for byte.
    pub(super) fn is_last(&self, connection: &Connection) -> Result<bool, LedgerError> {
        look(connection, LAST, None, |row, id| {
            Content::from_row(row, id) == self.content() && stored_hash(row) == self.hash.as_bytes()
        })
        .map(|same| same == Some(true))
    }

    fn content(&self) -> Content<'_> {
        Content {
            id: self.id.0,
            kind: self.kind.word().as_bytes(),
            session: self.session.map(|SessionId(id)| id),
            at: self.at.as_bytes(),
            engine: self.engine.as_bytes(),
            prev: self.prev.as_bytes(),
            body: self.body.as_bytes(),
        }
    }
}

/// An entry as a line of JSON. The body is written as an object if that preserves every byte,
/// otherwise as a string.
#[derive(Serialize, Deserialize)]
struct ExportLine<'a> {
    id: EntryId,
    kind: EntryKind,
    session: Option<SessionId>,
    #[serde(borrow)]
    at: Cow<'a, str>,
    #[serde(borrow)]
    engine: Cow<'a, str>,
    #[serde(borrow)]
    prev: Cow<'a, str>,
    #[serde(borrow)]
    hash: Cow<'a, str>,
    #[serde(borrow)]
    body: &'a RawValue,
}

impl RawEntry {
    /// Returns the entry as a line of JSON.
    pub fn to_line(&self) -> String {
        let text = serde_json::to_string(&self.body).unwrap_or_default();
        let own: Result<&RawValue, _> = serde_json::from_str(&self.body);
        // A body is written as a string if it contains a line feed, has spaces around it, or is
        // itself a string.
        let own = own.ok().filter(|own| {
            own.get() == self.body
                && self.body.starts_with('{')
                && !self.body.contains(['\n', '\r'])
        });
        let Some(body) = own.or_else(|| serde_json::from_str(&text).ok()) else {
            return String::new();
        };
        let line = ExportLine {
            id: self.id,
            kind: self.kind,
            session: self.session,
            at: Cow::Borrowed(&self.at),
            engine: Cow::Borrowed(&self.engine),
            prev: Cow::Borrowed(&self.prev),
            hash: Cow::Borrowed(&self.hash),
            body,
        };
        serde_json::to_string(&line).unwrap_or_default()
    }

    /// Reads an entry from a line of JSON. Errors: the line is not an entry.
    pub fn from_line(line: &str) -> Result<Self, serde_json::Error> {
        let line: ExportLine<'_> = serde_json::from_str(line)?;
        let body = match line.body.get() {
            text if text.starts_with('"') => serde_json::from_str(text)?,
            text => text.to_owned(),
        };
        Ok(Self {
            id: line.id,
            kind: line.kind,
            session: line.session,
            at: line.at.into_owned(),
            engine: line.engine.into_owned(),
            prev: line.prev.into_owned(),
            body,
            hash: line.hash.into_owned(),
        })
    }
}

impl From<ImportBody> for RawEntry {
    fn from(import: ImportBody) -> Self {
        Self {
            id: import.id,
            kind: import.kind,
            session: import.session,
            at: import.at,
            engine: import.engine,
            prev: import.prev,
            body: import.body,
            hash: import.hash,
        }
    }
}

/// What must be known of an entry to append the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Link {
    pub(super) entry: EntryId,
    pub(super) at: String,
    pub(super) hash: String,
    /// Whether the entry's content matches its hash.
    pub(super) holds: bool,
}

/// SQL that selects the last entry, and SQL that selects the entry with a given number.
const LAST: &str = "ORDER BY id DESC LIMIT 1";
const NUMBERED: &str = "WHERE id = ?1";

/// Returns the last entry.
pub(super) fn last(connection: &Connection) -> Result<Option<Link>, LedgerError> {
    look(connection, LAST, None, Link::from_row)
}

/// Returns the entry with this number.
pub(super) fn numbered(
    connection: &Connection,
    entry: EntryId,
) -> Result<Option<Link>, LedgerError> {
    look(connection, NUMBERED, Some(entry), Link::from_row)
}

/// Returns what `make` makes of the selected entry's row and number; `None` if there is no such
/// entry.
fn look<T>(
    connection: &Connection,
    which: &str,
    entry: Option<EntryId>,
    make: impl FnOnce(&Row<'_>, i64) -> T,
) -> Result<Option<T>, LedgerError> {
    let query = format!("SELECT {COLUMNS} FROM entry {which}");
    let mut query = connection.prepare_cached(&query)?;
    let mut rows = match entry {
        Some(EntryId(id)) => query.query([id])?,
        None => query.query([])?,
    };
    let Some(row) = rows.next()? else {
        return Ok(None);
    };
    Ok(Some(make(row, row.get(0)?)))
}

impl Link {
    fn from_row(row: &Row<'_>, id: i64) -> Self {
        let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
        let content = Content::from_row(row, id);
        Self {
            entry: EntryId(id),
            at: text(content.at),
            hash: text(stored_hash(row)),
            holds: content.hash().as_bytes() == stored_hash(row),
        }
    }
}

impl From<&RawEntry> for Seal {
    fn from(entry: &RawEntry) -> Self {
        Self {
            entry: entry.id,
            hash: entry.hash.clone(),
        }
    }
}

impl Seal {
    /// Returns the number, in this ledger, of the entry with this original seal; `None` if that
    /// entry is not here.
    pub(super) fn here(&self, connection: &Connection) -> Result<Option<EntryId>, LedgerError> {
        // An entry that this ledger wrote itself is found by its number, without an index.
        let query = "SELECT coalesce((SELECT id FROM entry WHERE id = ?1 AND hash = ?2),
             (SELECT id FROM entry WHERE origin = ?2 AND kind = 'import' ORDER BY id LIMIT 1))";
        let mut query = connection.prepare_cached(query)?;
        let found: Option<i64> =
            query.query_row(params![self.entry.0, self.hash], |row| row.get(0))?;
        Ok(found.map(EntryId))
    }
}
