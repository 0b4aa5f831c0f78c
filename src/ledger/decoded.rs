//! What a row of the file says, also where it carries an entry of another ledger.

use super::entry::{CorrectionBody, ImportBody, ImportOrigin};
use super::{EntryId, EntryKind, LedgerError, Seal};
use rusqlite::Row;
use serde::de::DeserializeOwned;

/// That an entry belongs to no session. Only a query with these very words uses the index over those
/// few; without it every hand would be read.
pub(super) const OUTSIDE: &str = "what IN ('person', 'paid', 'settled')";

/// How many columns [`DecodedEntry`] is read from.
pub(super) const WIDTH: usize = 5;

/// What an entry says, and where it was written first.
#[derive(Clone, Debug)]
pub(super) struct DecodedEntry {
    pub(super) id: EntryId,
    kind: EntryKind,
    pub(super) at: String,
    pub(super) engine: String,
    text: String,
    /// What a correction corrects, where the text has the number of another ledger.
    of: Option<EntryId>,
    pub(super) origin: Option<ImportOrigin>,
}

impl DecodedEntry {
    /// Returns what the five columns `id, kind, at, engine, body` from one on say.
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

    /// Returns what the entry of another ledger says.
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

    /// Returns what the columns from one on say, or `None` where they are empty.
    pub(super) fn maybe(row: &Row<'_>, first: usize) -> Result<Option<Self>, LedgerError> {
        match row.get::<_, Option<i64>>(first)? {
            Some(_) => Self::from_row(row, first).map(Some),
            None => Ok(None),
        }
    }

    /// Returns the text as what it describes.
    pub(super) fn body<T: DeserializeOwned>(&self) -> Result<T, LedgerError> {
        parse(self.id, &self.text)
    }

    /// Returns by what it is known whether what this says was said before or after something else,
    /// in whichever ledger: when, in which ledger (known by `own` where it is this one), where in it,
    /// and, since copies of one ledger that went on apart have the same numbers, by its hash there;
    /// `here` is that of the entry in this ledger.
    pub(super) fn turn(&self, own: &str, here: String) -> (String, String, EntryId, String) {
        let at = self.at.clone();
        match &self.origin {
            Some(origin) => (at, origin.ledger.clone(), origin.id, origin.hash.clone()),
            None => (at, own.to_owned(), self.id, here),
        }
    }

    /// Returns the seal where it was written first; `here` is the hash of the entry in this ledger.
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

    /// Returns what kind of entry says this.
    pub(super) fn kind(&self) -> EntryKind {
        self.kind
    }

    /// Returns where it was written first, where that is another ledger.
    pub(super) fn origin(&self) -> Option<&ImportOrigin> {
        self.origin.as_ref()
    }

    /// Returns the hash where it was written first; `here` is that of the entry in this ledger.
    pub(super) fn first_hash<'a>(&'a self, here: &'a str) -> &'a str {
        self.origin.as_ref().map_or(here, |origin| &origin.hash)
    }

    /// Returns the text.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// Returns the text of a correction, with the entry here of the hand that it corrects.
    pub(super) fn correction(&self) -> Result<CorrectionBody, LedgerError> {
        let body: CorrectionBody = self.body()?;
        let of = self.of.unwrap_or(body.of);
        Ok(CorrectionBody { of, ..body })
    }
}

fn parse<T: DeserializeOwned>(entry: EntryId, text: &str) -> Result<T, LedgerError> {
    serde_json::from_str(text).map_err(|source| LedgerError::Body { entry, source })
}
