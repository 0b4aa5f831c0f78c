//! The content of a ledger, read straight from its files, bypassing the program.

use crate::disk::Files;
use crate::place::LEDGER;
use rusqlite::{Connection, types::Value};
use std::collections::BTreeMap;
use std::path::Path;

/// What differs between evenings although the same was played.
const OF_THE_MOMENT: [&str; 3] = ["at", "prev", "hash"];

/// Every row of every table, without what depends on the moment, and with masked days. How far
/// `verify` got is left out, because the rig itself runs it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Book(BTreeMap<String, Vec<Vec<String>>>);

impl Book {
    /// Reads these files; empty if there is no ledger yet.
    /// Errors: they are not a sound database.
    pub(crate) fn of(files: &Files) -> Result<Self, String> {
        let folder = tempfile::tempdir_in(crate::place::fast()).unwrap();
        // Work on a copy, since opening the file would fold in its write-ahead log. The log's index
        // means nothing without a running program.
        for (name, bytes) in files {
            if name.starts_with(LEDGER) && !name.ends_with("-shm") {
                std::fs::write(folder.path().join(name), bytes).unwrap();
            }
        }
        Self::at(&folder.path().join(LEDGER)).map_err(|error| error.to_string())
    }

    fn at(path: &Path) -> rusqlite::Result<Self> {
        let database = Connection::open(path)?;
        let mut tables = database.prepare(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*'
               AND name <> 'verified'",
        )?;
        let names: Vec<String> = tables
            .query_map([], |row| row.get(0))?
            .collect::<Result<_, _>>()?;
        let mut book = Self::default();
        for name in names {
            let rows = rows(&database, &name)?;
            if !rows.is_empty() {
                book.0.insert(name, rows);
            }
        }
        Ok(book)
    }

    /// Describes how this differs from another content.
    pub(crate) fn beside(&self, other: &Self) -> String {
        let rows = |book: &Self| -> Vec<String> {
            let tables = book.0.iter();
            tables
                .flat_map(|(table, rows)| rows.iter().map(move |row| format!("{table} {row:?}")))
                .collect()
        };
        let (own, others) = (rows(self), rows(other));
        let pairs = own.iter().zip(&others);
        let first = pairs.take_while(|(left, right)| left == right).count();
        let row = |rows: &[String]| rows.get(first).cloned().unwrap_or_default();
        format!(
            "{} rows and not {}; the first that differs is\n{}\nand not\n{}",
            own.len(),
            others.len(),
            row(&own),
            row(&others)
        )
    }

    fn rows(&self, table: &str) -> &[Vec<String>] {
        self.0.get(table).map_or(&[], Vec::as_slice)
    }

    /// Returns the number of entries.
    pub(crate) fn entries(&self) -> usize {
        self.rows("entry").len()
    }

    /// Returns the number of hands and corrections.
    pub(crate) fn written(&self) -> usize {
        let is_written = |row: &&Vec<String>| matches!(row[1].as_str(), "hand" | "correction");
        self.rows("entry").iter().filter(is_written).count()
    }

    /// Returns the number of the entry that opened the last session.
    pub(crate) fn last_session(&self) -> Option<&str> {
        let mut sessions = self.rows("entry").iter().rev();
        sessions
            .find(|row| row[1] == "session")
            .map(|row| row[0].as_str())
    }

    /// Returns how many hands of a session are written.
    pub(crate) fn hands(&self, session: &str) -> usize {
        let is_of = |row: &&Vec<String>| row[1] == "hand" && row[2] == session;
        self.rows("entry").iter().filter(is_of).count()
    }

    /// Returns how many lines of a session's next hand are saved.
    pub(crate) fn draft(&self, session: &str) -> usize {
        self.rows("draft")
            .iter()
            .filter(|row| row[0] == session)
            .count()
    }
}

fn rows(database: &Connection, table: &str) -> rusqlite::Result<Vec<Vec<String>>> {
    let mut query = database.prepare(&format!("SELECT * FROM \"{table}\" ORDER BY 1, 2"))?;
    let names = query.column_names().enumerate();
    let kept: Vec<usize> = names
        .filter(|(_, name)| !OF_THE_MOMENT.contains(name))
        .map(|(column, _)| column)
        .collect();
    let rows = query.query_map([], |row| {
        kept.iter()
            .map(|column| row.get(*column).map(text))
            .collect()
    })?;
    rows.collect()
}

fn text(value: Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::Integer(number) => number.to_string(),
        Value::Real(number) => number.to_string(),
        Value::Text(text) => masked(&text),
        Value::Blob(bytes) => format!("{bytes:?}"),
    }
}

/// Masks, with texts of the same length, every day and the time after it, every hash, and the name
/// of the run's own folder.
pub(crate) fn masked(text: &str) -> String {
    const MOMENT: &[u8; 20] = b"DAY-OF-DAYThh:mm:ssZ";
    const HASH: usize = 64;
    const FOLDER: &[u8; 10] = b".tmpFOLDER";
    let mut out = text.as_bytes().to_vec();
    let mut at = 0;
    while at < out.len() {
        let rest = &mut out[at..];
        let length = [20, 10].into_iter().find(|length| is_moment(rest, *length));
        if let Some(length) = length {
            rest[..length].copy_from_slice(&MOMENT[..length]);
        }
        if rest.starts_with(&FOLDER[..4]) && rest.len() >= FOLDER.len() {
            rest[..FOLDER.len()].copy_from_slice(FOLDER);
        }
        let hash = rest.len() >= HASH && rest[..HASH].iter().all(u8::is_ascii_hexdigit);
        if hash {
            rest[..HASH].fill(b'#');
        }
        at += length.unwrap_or(if hash { HASH } else { 1 });
    }
    String::from_utf8(out).unwrap()
}

/// True if a text begins with a day, or with a timestamp of this length.
fn is_moment(text: &[u8], length: usize) -> bool {
    const SHAPE: &[u8; 20] = b"0000-00-00T00:00:00Z";
    let fits = |(byte, mark): (&u8, &u8)| match mark {
        b'0' => byte.is_ascii_digit(),
        _ => byte == mark,
    };
    text.len() >= length && text.iter().zip(&SHAPE[..length]).all(fits)
}
