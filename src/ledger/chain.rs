//! The chain: every entry's hash covers its content and the hash of the entry before.

use super::entry::{Body, Kind};
use super::{EntryId, Ledger, LedgerError, schema};
use rusqlite::{Connection, Row};
use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;

/// What stands for the hash of the entry before the first: 64 zeros.
pub const START: &str = "0000000000000000000000000000000000000000000000000000000000000000";

/// What a hash is taken over. Bytes, so that a damaged row can be hashed too.
pub(super) struct Content<'a> {
    pub(super) id: i64,
    pub(super) kind: &'a [u8],
    pub(super) session: Option<i64>,
    pub(super) at: &'a [u8],
    pub(super) engine: &'a [u8],
    pub(super) prev: &'a [u8],
    pub(super) body: &'a [u8],
}

impl Content<'_> {
    /// Returns the hash in lowercase hexadecimal digits: SHA-256 over id, kind, session (empty
    /// where there is none), at, engine, prev and body, with a line feed between each.
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
        sum.finalize()
            .iter()
            .fold(String::with_capacity(64), |mut text, byte| {
                // Writing to a string cannot fail.
                let _ = write!(text, "{byte:02x}");
                text
            })
    }
}

/// Something in the file that is not as the ledger wrote it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ChainFault {
    /// Entries are gone.
    #[error("entries {first} to {last} are missing")]
    Missing {
        /// The first that is gone.
        first: EntryId,
        /// The last that is gone.
        last: EntryId,
    },
    /// An entry has a number below 1.
    #[error("entry {entry} has a number that is never given")]
    Stray {
        /// The entry.
        entry: EntryId,
    },
    /// The entry's content and its hash do not agree.
    #[error("entry {entry} was changed: its content does not have its hash")]
    Content {
        /// The entry.
        entry: EntryId,
    },
    /// The entry does not continue the one before.
    #[error("entry {entry} does not follow the one before: that has another hash")]
    Link {
        /// The entry.
        entry: EntryId,
    },
    /// The entry cannot be read as what it says it is.
    #[error("entry {entry} cannot be read")]
    Unreadable {
        /// The entry.
        entry: EntryId,
    },
    /// The entry names a session or a hand that is none.
    #[error("entry {entry} names a session or hand that is none")]
    Reference {
        /// The entry.
        entry: EntryId,
    },
    /// A table, index or trigger of the file is missing, changed or not the ledger's.
    #[error("`{name}` is missing, changed or not a part of a ledger")]
    Schema {
        /// The table, index or trigger.
        name: String,
    },
    /// `SQLite` finds the file itself damaged.
    #[error("the file is damaged: {message}")]
    File {
        /// What `SQLite` said.
        message: String,
    },
}

impl Ledger {
    /// Returns everything that is wrong with the file, entries first and in order; empty when all
    /// is well. Errors: the file cannot be read at all.
    ///
    /// Entries cut off at the end leave no trace here: compare `head` with a copy of it.
    pub fn verify(&self) -> Result<Vec<ChainFault>, LedgerError> {
        let look = self.connection.unchecked_transaction()?;
        let mut faults = walk(&look)?;
        faults.extend(references(&look)?);
        faults.extend(guards(&look)?);
        faults.extend(file(&look));
        look.finish()?;
        Ok(faults)
    }

    /// Returns the number and the hash of the last entry, which vouch for all before it; `None`
    /// in an empty ledger.
    pub fn head(&self) -> Result<Option<(EntryId, String)>, LedgerError> {
        last(&self.connection)
    }
}

/// Returns the number and the hash of the last entry.
pub(super) fn last(connection: &Connection) -> Result<Option<(EntryId, String)>, LedgerError> {
    let mut query =
        connection.prepare_cached("SELECT id, hash FROM entry ORDER BY id DESC LIMIT 1")?;
    let mut rows = query.query([])?;
    match rows.next()? {
        Some(row) => Ok(Some((EntryId(row.get(0)?), row.get(1)?))),
        None => Ok(None),
    }
}

fn walk(connection: &Connection) -> Result<Vec<ChainFault>, LedgerError> {
    let mut query = connection
        .prepare("SELECT id, kind, session, at, engine, prev, body, hash FROM entry ORDER BY id")?;
    let mut rows = query.query([])?;
    let mut faults = Vec::new();
    let mut expected = 1;
    let mut before = Some(START.as_bytes().to_vec());
    while let Some(row) = rows.next()? {
        let id = row.get(0)?;
        let entry = EntryId(id);
        if id < expected {
            faults.push(ChainFault::Stray { entry });
            continue;
        }
        if id > expected {
            faults.push(ChainFault::Missing {
                first: EntryId(expected),
                last: EntryId(id - 1),
            });
            before = None;
        }
        expected = id.saturating_add(1);
        let content = content(row, id);
        let hash = bytes(row, 7);
        if before.is_some_and(|before| before != content.prev) {
            faults.push(ChainFault::Link { entry });
        }
        if content.hash().as_bytes() != hash {
            faults.push(ChainFault::Content { entry });
        }
        if !readable(&content) {
            faults.push(ChainFault::Unreadable { entry });
        }
        before = Some(hash.to_vec());
    }
    Ok(faults)
}

fn content<'a>(row: &'a Row<'_>, id: i64) -> Content<'a> {
    Content {
        id,
        kind: bytes(row, 1),
        session: row.get(2).unwrap_or_default(),
        at: bytes(row, 3),
        engine: bytes(row, 4),
        prev: bytes(row, 5),
        body: bytes(row, 6),
    }
}

/// Returns the bytes of a column, none where it holds no text.
fn bytes<'a>(row: &'a Row<'_>, column: usize) -> &'a [u8] {
    row.get_ref(column)
        .ok()
        .and_then(|value| value.as_bytes().ok())
        .unwrap_or_default()
}

fn readable(content: &Content<'_>) -> bool {
    let kind = std::str::from_utf8(content.kind)
        .ok()
        .and_then(Kind::of_word);
    let body = std::str::from_utf8(content.body).ok();
    kind.zip(body)
        .is_some_and(|(kind, body)| Body::read(kind, body).is_ok())
}

/// Finds entries outside any session and corrections of what is no hand of theirs.
fn references(connection: &Connection) -> Result<Vec<ChainFault>, LedgerError> {
    let mut query = connection.prepare(
        "SELECT id FROM entry AS e WHERE json_valid(body) AND kind <> 'session' AND (
           NOT EXISTS (SELECT 1 FROM entry WHERE id = e.session AND kind = 'session')
           OR (kind = 'correction' AND NOT EXISTS (SELECT 1 FROM entry
             WHERE id = json_extract(e.body, '$.of') AND kind = 'hand' AND session = e.session))
         ) ORDER BY id",
    )?;
    let rows = query.query_map([], |row| row.get(0))?;
    rows.map(|id| {
        Ok(ChainFault::Reference {
            entry: EntryId(id?),
        })
    })
    .collect()
}

/// Finds tables, indexes and triggers that are not as this version makes them.
fn guards(connection: &Connection) -> Result<Vec<ChainFault>, LedgerError> {
    let (here, due) = (schema::objects(connection)?, schema::untouched()?);
    let astray = |these: &[(String, String)], those: &[(String, String)]| {
        let odd = these.iter().filter(|object| !those.contains(object));
        odd.map(|(name, _)| name.clone()).collect::<Vec<_>>()
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

/// Asks `SQLite` whether the file is sound; its failing to say so is an answer too.
fn file(connection: &Connection) -> Vec<ChainFault> {
    let mut messages = Vec::new();
    let asked = connection.pragma_query(None, "integrity_check", |row| {
        messages.push(row.get::<_, String>(0)?);
        Ok(())
    });
    if let Err(error) = asked {
        messages.push(error.to_string());
    }
    messages.retain(|message| message != "ok");
    messages
        .into_iter()
        .map(|message| ChainFault::File { message })
        .collect()
}
