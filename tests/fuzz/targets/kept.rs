//! A small ledger, and what forgers do to it.

use crate::chain::recipe;
use crate::support::Numbers;
use crate::table::forger;
use crate::year::{self, CIRCLES, ENGINE, SEED};
use dokbak::ledger::{EntryId, Grain, Period, START};
use dokbak::ledger::{Ledger, PaidBody, PersonBody, RawEntry, Total};
use rusqlite::Connection;
use rusqlite::types::Value;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use tempfile::TempDir;

/// Returns a folder, in memory if possible.
pub(super) fn folder() -> TempDir {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() {
        tempfile::tempdir_in(memory).unwrap()
    } else {
        tempfile::tempdir().unwrap()
    }
}

/// A ledger, as it was written.
pub(super) struct Original {
    /// The file's bytes.
    pub(super) bytes: Vec<u8>,
    pub(super) head: Option<(EntryId, String)>,
    pub(super) written: Vec<RawEntry>,
    pub(super) totals: Vec<Total>,
}

/// An evening of Koi-Koi, two hands of Go-Stop, a new name, a guest and a payment.
pub(super) static ORIGINAL: LazyLock<Original> = LazyLock::new(|| {
    let folder = folder();
    let path = folder.path().join("ledger.db");
    let mut ledger = Ledger::open(&path).unwrap();
    let [_, club, friends] = year::notes(SEED, 1);
    let two: Vec<&str> = club.split("\n\n").take(2).collect();
    year::write(&mut ledger, &[&friends, &two.join("\n\n")]);
    let at = "2026-12-31T23:00:00Z";
    let paid = PaidBody {
        day: "2026-12-31".to_owned(),
        from: "花子".into(),
        to: "太郎".into(),
        amount: "120".to_owned(),
        currency: "JPY".to_owned(),
        note: None,
    };
    ledger.append_paid(at, ENGINE, &paid).unwrap();
    drop(ledger);
    let ledger = Ledger::open_reading(&path).unwrap().unwrap();
    assert_eq!(ledger.verify().unwrap(), [], "{CIRCLES:?}");
    Original {
        bytes: std::fs::read(&path).unwrap(),
        head: ledger.head().unwrap(),
        written: written(&ledger).unwrap(),
        totals: totals(&ledger).unwrap(),
    }
});

/// Returns every entry as it is in the file.
pub(super) fn written(ledger: &Ledger) -> Option<Vec<RawEntry>> {
    ledger.written(EntryId(0), u32::MAX).ok()
}

pub(super) fn totals(ledger: &Ledger) -> Option<Vec<Total>> {
    ledger.totals(Period::default(), Grain::Whole).ok()
}

/// Copies the original into a folder.
pub(super) fn copy(folder: &TempDir) -> PathBuf {
    let path = folder.path().join("ledger.db");
    std::fs::write(&path, &ORIGINAL.bytes).unwrap();
    path
}

/// Changes rows of a ledger at random, like somebody who knows its schema; recomputes the chain on
/// request. Changes that are not possible are skipped.
pub(super) fn forge(path: &Path, changes: usize, chained: bool, numbers: &mut Numbers) {
    let raw = Connection::open(path).unwrap();
    let _ = forger(&raw);
    for _ in 0..changes {
        let _ = change(&raw, numbers);
    }
    if chained {
        let _ = chain_anew(&raw);
    }
}

fn names(raw: &Connection, query: &str) -> rusqlite::Result<Vec<String>> {
    let mut query = raw.prepare(query)?;
    query.query_map([], |row| row.get(0))?.collect()
}

fn change(raw: &Connection, numbers: &mut Numbers) -> rusqlite::Result<()> {
    let tables = "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name";
    let tables = names(raw, tables)?;
    // Tables next to the entries are computed from them.
    let table = match numbers.below(3) {
        0 => &tables[numbers.below(tables.len())],
        _ => "entry",
    };
    let rows: i64 = raw.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| {
        row.get(0)
    })?;
    let place = numbers.below(usize::try_from(rows).unwrap().clamp(1, 256));
    let row = format!("rowid = (SELECT rowid FROM {table} LIMIT 1 OFFSET {place})");
    match numbers.below(16) {
        0 => raw.execute(&format!("DELETE FROM {table} WHERE {row}"), [])?,
        1 => {
            let all = names(raw, "SELECT type || ' ' || name FROM sqlite_schema")?;
            raw.execute(&format!("DROP {}", all[numbers.below(all.len())]), [])?
        }
        2 => {
            let number = numbers.one(&["0", "-1", "7", "9223372036854775807"]);
            raw.execute(&format!("UPDATE {table} SET id = {number} WHERE {row}"), [])?
        }
        _ => {
            let query = format!("SELECT name FROM pragma_table_info('{table}')");
            let columns = names(raw, &query)?;
            let column = match numbers.below(2) {
                0 if table == "entry" => "body",
                _ => &columns[numbers.below(columns.len())],
            };
            let query = format!("SELECT {column} FROM {table} WHERE {row}");
            let old: Value = raw.query_row(&query, [], |row| row.get(0))?;
            let query = format!("UPDATE {table} SET {column} = ?1 WHERE {row}");
            raw.execute(&query, [value(old, numbers)])?
        }
    };
    Ok(())
}

/// Pieces of what bodies say, or would hardly say.
const PIECES: [&str; 26] = [
    "0",
    "-1",
    "9223372036854775807",
    "1e999",
    "null",
    "true",
    "[]",
    "{}",
    "\"",
    "\\",
    ",",
    "",
    "花子",
    "\u{0}",
    "\u{202e}",
    "2026-13-40",
    "hand",
    "session",
    "stop",
    "Ann",
    "rules pagat",
    "\\n",
    "{\"number\":1}",
    "[[[[[[[[[[[[[[[[",
    "12",
    "origin",
];

/// Returns a new value to replace an old one.
fn value(old: Value, numbers: &mut Numbers) -> Value {
    match (numbers.below(8), old) {
        (0, _) => Value::Null,
        (1, _) => Value::Integer(numbers.one(&[0, -1, 2, i64::MAX, i64::MIN])),
        (2, _) => Value::Text(numbers.one(&PIECES).to_owned()),
        (3, Value::Text(text)) => Value::Blob(text.into_bytes()),
        (3, _) => Value::Real(0.5),
        (_, Value::Text(text)) => Value::Text(edited(&text, numbers)),
        (_, old) => old,
    }
}

/// Returns a text with a few characters replaced.
pub(super) fn edited(text: &str, numbers: &mut Numbers) -> String {
    let letters: Vec<char> = text.chars().collect();
    let place = numbers.below(letters.len() + 1);
    let end = letters.len().min(place + numbers.below(6));
    let piece = numbers.one(&PIECES).chars();
    let (before, after) = (&letters[..place], &letters[end..]);
    let before = before.iter().copied().chain(piece);
    before.chain(after.iter().copied()).collect()
}

/// Recomputes the hash of each entry, and writes it into the next one.
fn chain_anew(raw: &Connection) -> rusqlite::Result<()> {
    let mut query = raw.prepare("SELECT id FROM entry ORDER BY id")?;
    let ids: Vec<i64> = query
        .query_map([], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    let mut last = START.to_owned();
    for id in ids {
        raw.execute("UPDATE entry SET prev = ?1 WHERE id = ?2", (&last, id))?;
        last = recipe(raw, id)?;
        raw.execute("UPDATE entry SET hash = ?1 WHERE id = ?2", (&last, id))?;
    }
    Ok(())
}
