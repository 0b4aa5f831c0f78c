//! Decodes a row of the file; for an import, what the carried entry says.

use super::entry::{CorrectionBody, ImportBody, ImportOrigin};
use super::{EntryId, EntryKind, LedgerError, Seal};
use rusqlite::Row;
use serde::de::DeserializeOwned;

/// SQL condition for the kinds of entries that need no session. `SQLite` uses the index of those
/// few entries only for exactly this text; without it every hand would be read.
pub(super) const OUTSIDE: &str = "what IN ('person', 'paid', 'settled')";

/// The number of columns from which a [`DecodedEntry`] is read.
pub(super) const WIDTH: usize = 5;

/// What an entry says, and where it was first written.
#[derive(Clone, Debug)]
pub(super) struct DecodedEntry {
    pub(super) id: EntryId,
    kind: EntryKind,
    pub(super) at: String,
    pub(super) engine: String,
    text: String,
    /// For an imported correction: the corrected hand's entry in this ledger, since the text has
    /// its number in the other ledger.
    of: Option<EntryId>,
    pub(super) origin: Option<ImportOrigin>,
}

impl DecodedEntry {
    /// Reads an entry from the five columns `id, kind, at, engine, body`, starting at `first`.
    pub(super) fn from_row(row: &Row<'_>, first: usize) -> Result<Self, LedgerError> {
        let id = EntryId(row.get(first)?);
        let word: String = row.get(first + 1)?;
        let unknown = || serde::de::Error::custom(format!("unknown kind `{word}`"));
        let kind = EntryKind::of_word(&word).ok_or_else(unknown);
        let kind = kind.map_err(|source| LedgerError::Body { entry: id, source })?;
        let text: String = row.get(first + 4)?;
        if kind == EntryKind::Import {
            return Ok(Self::carried(id, parse(id, &text)?));
        }
        Ok(Self {
            id,
            kind,
            at: row.get(first + 2)?,
            engine: row.get(first + 3)?,
            text,
            of: None,
            origin: None,
        })
    }

    /// Unpacks the entry that an import carries.
    fn carried(id: EntryId, import: ImportBody) -> Self {
        Self {
            id,
            kind: import.kind,
            at: import.at,
            engine: import.engine,
            text: import.body,
            of: import.of,
            origin: Some(ImportOrigin {
                ledger: import.ledger,
                id: import.id,
                hash: import.hash,
                hands: import.hands,
            }),
        }
    }

    /// Reads an entry from columns starting at `first`, or returns `None` if they are empty.
    pub(super) fn maybe(row: &Row<'_>, first: usize) -> Result<Option<Self>, LedgerError> {
        match row.get::<_, Option<i64>>(first)? {
            Some(_) => Self::from_row(row, first).map(Some),
            None => Ok(None),
        }
    }

    /// Parses the body as a `T`.
    pub(super) fn body<T: DeserializeOwned>(&self) -> Result<T, LedgerError> {
        parse(self.id, &self.text)
    }

    /// Returns a sort key that gives the same order in every ledger: the time, the ledger that
    /// first wrote the entry (`own` identifies this one), and the number and hash there. Numbers
    /// alone are not enough: copies of one ledger that continued separately use the same ones.
    /// `here` is the entry's hash in this ledger.
    pub(super) fn turn(&self, own: &str, here: String) -> (String, String, EntryId, String) {
        let at = self.at.clone();
        match &self.origin {
            Some(origin) => (at, origin.ledger.clone(), origin.id, origin.hash.clone()),
            None => (at, own.to_owned(), self.id, here),
        }
    }

    /// Returns the entry's original seal; `here` is the entry's hash in this ledger.
    pub(super) fn first_seal(&self, here: String) -> Seal {
        match &self.origin {
            Some(origin) => Seal {
                entry: origin.id,
                hash: origin.hash.clone(),
            },
            None => Seal {
                entry: self.id,
                hash: here,
            },
        }
    }

    /// Returns the kind of the entry.
    pub(super) fn kind(&self) -> EntryKind {
        self.kind
    }

    /// Returns where the entry was first written; `None` if in this ledger.
    pub(super) fn origin(&self) -> Option<&ImportOrigin> {
        self.origin.as_ref()
    }

    /// Returns the entry's hash in the ledger that first wrote it; `here` is the hash in this
    /// ledger.
    pub(super) fn first_hash<'a>(&'a self, here: &'a str) -> &'a str {
        self.origin.as_ref().map_or(here, |origin| &origin.hash)
    }

    /// Returns the text of the body.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// Returns the body of a correction, with the corrected hand's entry in this ledger.
    pub(super) fn correction(&self) -> Result<CorrectionBody, LedgerError> {
        let body: CorrectionBody = self.body()?;
        let of = self.of.unwrap_or(body.of);
        Ok(CorrectionBody { of, ..body })
    }
}

fn parse<T: DeserializeOwned>(entry: EntryId, text: &str) -> Result<T, LedgerError> {
    serde_json::from_str(text).map_err(|source| LedgerError::Body { entry, source })
}
