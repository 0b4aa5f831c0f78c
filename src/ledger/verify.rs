//! Looking whether the file is as it was written: the chain, the guards, and the file itself.

use super::chain::{self, COLUMNS, Content, START, Written, said};
use super::entry::{Body, ImportBody, Kind};
use super::schema::Version;
use super::schema::{self, Object};
use super::{ChainFault, EntryId, Ledger, LedgerError, moment, totals};
use rusqlite::Connection;
use std::path::Path;
use std::thread;

/// How many entries at the end are looked at before anything is added to them, at least.
const TAIL: i64 = 100;

impl Ledger {
    /// Returns everything that is wrong with the file, entries first and in order; empty when all
    /// is well. Errors: the file cannot be read at all.
    ///
    /// Entries cut off at the end leave no trace here: `verify_seal` finds them.
    pub fn verify(&self) -> Result<Vec<ChainFault>, LedgerError> {
        let path = &self.path;
        // Each of these goes through the whole file: they do so at once.
        let (sound, counted, chained) = thread::scope(|scope| {
            let sound = scope.spawn(|| anew(path, |look| Ok(file(look))));
            let keeps = self.version.keeps_totals();
            let counted = keeps.then(|| scope.spawn(|| anew(path, totals::differences)));
            let chained = self.look(|look| chained(look, self.version));
            (
                sound.join(),
                counted.map(thread::ScopedJoinHandle::join),
                chained,
            )
        });
        let (mut faults, guards) = chained?;
        // What is counted is looked up in tables that have to be there, by entries that can be read.
        if self.version.keeps_totals() && faults.is_empty() && guards.is_empty() {
            let counted = counted.and_then(Result::ok).flatten();
            faults.extend(counted.unwrap_or_else(|| self.look(|look| totals::differences(look)))?);
        }
        faults.extend(guards);
        let sound = sound.ok().flatten();
        faults.extend(sound.unwrap_or_else(|| self.look(|look| Ok(file(look))))?);
        Ok(faults)
    }

    /// Returns what is wrong with the tables and triggers, and with the end of the chain: with the
    /// last session, and with 100 entries at least. It takes no longer in a long ledger.
    pub fn verify_tail(&self) -> Result<Vec<ChainFault>, LedgerError> {
        self.look(|look| {
            let mut faults = guards(look, self.version)?;
            faults.extend(walk(look, tail(look, self.version)?)?);
            // Clocks were turned back before any program took care of it.
            faults.retain(|fault| !matches!(fault, ChainFault::Time { .. }));
            Ok(faults)
        })
    }

    /// Returns the time of the last entry, RFC 3339 in UTC.
    pub fn last_time(&self) -> Result<Option<String>, LedgerError> {
        let last = self.look(|look| chain::last(look))?;
        Ok(last.map(|last| last.at))
    }

    /// Returns the number and the hash of the last entry, which vouch for all before it; `None`
    /// in an empty ledger.
    pub fn head(&self) -> Result<Option<(EntryId, String)>, LedgerError> {
        let last = self.look(|look| chain::last(look))?;
        Ok(last.map(|last| (last.entry, last.hash)))
    }
}

/// Returns what a look at the file of a ledger finds that is opened once more; `None` where it cannot
/// be.
fn anew<T>(
    path: &Path,
    look: impl FnOnce(&Connection) -> Result<T, LedgerError>,
) -> Option<Result<T, LedgerError>> {
    let ledger = Ledger::open_reading(path).ok().flatten()?;
    Some(ledger.look(|reading| look(reading)))
}

/// Returns what is wrong with the entries, and with the tables and triggers.
fn chained(
    connection: &Connection,
    version: Version,
) -> Result<(Vec<ChainFault>, Vec<ChainFault>), LedgerError> {
    let mut faults = walk(connection, 1)?;
    faults.extend(references(connection, version)?);
    if version.keeps_totals() {
        faults.extend(imports(connection)?);
    }
    Ok((faults, guards(connection, version)?))
}

/// Returns the first entry of the tail.
fn tail(connection: &Connection, version: Version) -> Result<i64, LedgerError> {
    let first = version.wording(
        "SELECT min(
           coalesce((SELECT max(id) FROM entry WHERE what = 'session'), 1),
           coalesce((SELECT max(id) FROM entry), 1) - ?1 + 1)",
    );
    let first: i64 = connection.query_row(&first, [TAIL], |row| row.get(0))?;
    Ok(first.max(1))
}

/// Goes through the chain from an entry on.
fn walk(connection: &Connection, first: i64) -> Result<Vec<ChainFault>, LedgerError> {
    let from_start = first == 1;
    let query = if from_start {
        format!("SELECT {COLUMNS} FROM entry ORDER BY id")
    } else {
        format!("SELECT {COLUMNS} FROM entry WHERE id >= {first} - 1 ORDER BY id")
    };
    let mut query = connection.prepare(&query)?;
    let mut rows = query.query([])?;
    let mut faults = Vec::new();
    let mut expected = 1;
    let mut before = Some(START.as_bytes().to_vec());
    let mut time = String::new();
    if let Some(row) = (!from_start).then(|| rows.next()).transpose()?.flatten() {
        expected = row.get::<_, i64>(0)?.saturating_add(1);
        before = Some(said(row).to_vec());
        time = moment(&Content::of(row, 0)).unwrap_or_default();
    }
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
        let content = Content::of(row, id);
        let hash = said(row);
        if before.is_some_and(|before| before != content.prev) {
            faults.push(ChainFault::Link { entry });
        }
        if content.hash().as_bytes() != hash {
            faults.push(ChainFault::Content { entry });
        }
        let at = moment(&content);
        if at.is_none() || !readable(&content) {
            faults.push(ChainFault::Unreadable { entry });
        }
        if let Some(at) = at {
            if at < time {
                faults.push(ChainFault::Time { entry });
            }
            time = at;
        }
        before = Some(hash.to_vec());
    }
    Ok(faults)
}

/// Returns the time of an entry as it can be compared.
fn moment(content: &Content<'_>) -> Option<String> {
    let at = std::str::from_utf8(content.at).ok()?;
    moment::check(at).ok()?;
    moment::beginning(at).ok().map(str::to_owned)
}

fn readable(content: &Content<'_>) -> bool {
    let kind = std::str::from_utf8(content.kind)
        .ok()
        .and_then(Kind::of_word);
    let body = std::str::from_utf8(content.body).ok();
    kind.zip(body).is_some_and(|(kind, body)| match kind {
        Kind::Import => serde_json::from_str::<ImportBody>(body).is_ok(),
        kind => Body::read(kind, body).is_ok(),
    })
}

/// Finds entries outside any session and corrections of what is no hand of theirs.
fn references(connection: &Connection, version: Version) -> Result<Vec<ChainFault>, LedgerError> {
    let mut query = connection.prepare(&version.wording(
        "SELECT id FROM entry AS e
         WHERE (session IS NULL AND kind IN ('hand', 'correction', 'close'))
           OR (session IS NOT NULL
             AND NOT EXISTS (SELECT 1 FROM entry WHERE id = e.session AND what = 'session'))
           OR (kind = 'correction' AND json_valid(body) AND NOT EXISTS (SELECT 1 FROM entry
             WHERE id = json_extract(e.body, '$.of') AND what = 'hand' AND session = e.session))
         ORDER BY id",
    ))?;
    let rows = query.query_map([], |row| row.get(0))?;
    rows.map(|id| {
        Ok(ChainFault::Reference {
            entry: EntryId(id?),
        })
    })
    .collect()
}

/// Finds entries of other ledgers that are not as they were written there, or do not follow from one
/// that is here.
fn imports(connection: &Connection) -> Result<Vec<ChainFault>, LedgerError> {
    let mut query =
        connection.prepare("SELECT id, body FROM entry WHERE kind = 'import' ORDER BY id")?;
    let mut rows = query.query([])?;
    let mut faults = Vec::new();
    while let Some(row) = rows.next()? {
        let entry = EntryId(row.get(0)?);
        let body = row.get_ref(1)?.as_bytes().unwrap_or_default();
        // What cannot be read was found before.
        let Ok(import) = serde_json::from_slice::<ImportBody>(body) else {
            continue;
        };
        let after = import.after.clone();
        let foreign = Written::from(import);
        if foreign.due_hash() != foreign.hash {
            faults.push(ChainFault::Content { entry });
        }
        // An import there stayed there; what it carried is here by itself.
        let before = after.unwrap_or(foreign.prev);
        if before != START && !is_here(connection, &before)? {
            faults.push(ChainFault::Link { entry });
        }
    }
    Ok(faults)
}

/// Returns whether there is an entry of this hash, of this ledger or of another.
fn is_here(connection: &Connection, hash: &str) -> Result<bool, LedgerError> {
    let mut query = connection.prepare_cached(
        "SELECT EXISTS (SELECT 1 FROM entry WHERE hash = ?1)
           OR EXISTS (SELECT 1 FROM entry WHERE kind = 'import' AND origin = ?1)",
    )?;
    Ok(query.query_row([hash], |row| row.get(0))?)
}

/// Finds tables, indexes, triggers and views that are not as this version makes them.
pub(super) fn guards(
    connection: &Connection,
    version: Version,
) -> Result<Vec<ChainFault>, LedgerError> {
    let here = schema::objects(connection)?;
    if schema::are_untouched(&here, version) {
        return Ok(Vec::new());
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

/// Returns the first damage that `SQLite` finds in the file.
pub(super) fn damage(connection: &Connection) -> Option<LedgerError> {
    let fault = file(connection).into_iter().next()?;
    Some(LedgerError::NotAsWritten(vec![fault]))
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
