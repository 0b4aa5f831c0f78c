//! Checks that a file is as it was written: the chain, what entries refer to, the tables and
//! triggers, and the file itself.

use super::chain::{self, RawEntry, START};
use super::entry::ImportBody;
use super::guards::{file, guards};
use super::schema::Version;
use super::walk::{PortionResults, Portions, in_order, walk};
use super::{ChainFault, EntryId, Ledger, LedgerError, Seal, totals};
use rusqlite::Connection;
use std::num::NonZero;
use std::path::Path;
use std::thread;

/// How many entries a thread checks at a time.
const PORTION: i64 = 4096;

impl Ledger {
    /// Returns everything that is wrong with the file, faults of entries first and in order; empty
    /// if all is well. Errors: the file cannot be read at all.
    ///
    /// Entries cut off at the end leave no trace here; `verify_seal` finds them.
    pub fn verify(&self) -> Result<Vec<ChainFault>, LedgerError> {
        self.verify_by(PORTION)
    }

    /// Verifies the file as `verify` does, with portions of this size for each thread.
    pub(super) fn verify_by(&self, portion: i64) -> Result<Vec<ChainFault>, LedgerError> {
        let path = &self.path;
        let portions = self.portions(portion);
        // Each of these reads the whole file, so they run in parallel.
        let (sound, counted, chain, around) = thread::scope(|scope| {
            let sound = scope.spawn(|| anew(path, |look| Ok(file(look))));
            let counted = scope.spawn(|| anew(path, totals::differences));
            let walking = portions.as_ref().map(|portions| {
                let walk = || anew(path, |look| portions.walk(look));
                let walkers = (0..cores()).map(|_| scope.spawn(walk));
                walkers.collect::<Vec<_>>()
            });
            // What SQLite says about a broken page depends on what it has read before, so these
            // checks come first, whether or not the chain is checked in portions.
            let around = self.with_read(|look| around(look, self.version));
            let whole = walking
                .is_none()
                .then(|| self.with_read(|look| walk(look, 1)));
            let sound = sound.join().ok().flatten();
            let counted = counted.join().ok().flatten();
            let walked = walking
                .and_then(joined)
                .filter(|_| is_clean(sound.as_ref()));
            (sound, counted, whole.or(walked.map(Ok)), around)
        });
        let mut faults = chain.unwrap_or_else(|| self.with_read(|look| walk(look, 1)))?;
        let (beside, guards) = around?;
        faults.extend(beside);
        // Checking computed tables needs tables that exist and entries that can be read.
        if faults.is_empty() && guards.is_empty() {
            faults.extend(counted.unwrap_or_else(|| self.with_read(totals::differences))?);
        }
        faults.extend(guards);
        faults.extend(self.log_fault());
        faults.extend(
            sound
                .unwrap_or_else(|| self.with_read(|look| Ok(file(look))))?
                .unwrap_or_default(),
        );
        Ok(faults)
    }

    /// Returns the chain in portions; `None` if it fits in one.
    pub(super) fn portions(&self, size: i64) -> Option<Portions> {
        let query = "SELECT coalesce(max(id), 0) FROM entry";
        let last = self.with_read(|look| Ok(look.query_row(query, [], |row| row.get(0))?));
        let last = last.ok().filter(|last| *last > size)?;
        Some(Portions::new(last, size))
    }

    /// Returns the time of the last entry, RFC 3339 in UTC; `None` for an empty ledger.
    pub fn last_time(&self) -> Result<Option<String>, LedgerError> {
        let last = self.with_read(chain::last)?;
        Ok(last.map(|last| last.at))
    }

    /// Returns the number and hash of the last entry, which vouch for all before it; `None` for an
    /// empty ledger.
    pub fn head(&self) -> Result<Option<(EntryId, String)>, LedgerError> {
        let last = self.with_read(chain::last)?;
        Ok(last.map(|last| (last.entry, last.hash)))
    }
}

/// Runs `look` on a second read connection; `None` if the file cannot be reopened.
fn anew<T>(path: &Path, look: impl FnOnce(&Connection) -> Result<T, LedgerError>) -> Anew<T> {
    let ledger = Ledger::open_reading(path).ok().flatten()?;
    Some(ledger.with_read(|reading| look(reading)))
}

/// Returns how many threads can run at the same time.
fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// The result of a check on a second connection; `None` if the file could not be reopened.
type Anew<T> = Option<Result<T, LedgerError>>;

/// Returns whether `SQLite` finds no fault in the file.
fn is_clean(sound: Option<&Result<Option<Vec<ChainFault>>, LedgerError>>) -> bool {
    matches!(sound, Some(Ok(Some(faults))) if faults.is_empty())
}

/// Merges the faults from all portions of the chain; `None` unless every thread finished.
fn joined(
    walkers: Vec<thread::ScopedJoinHandle<'_, Anew<Option<PortionResults>>>>,
) -> Option<Vec<ChainFault>> {
    let found = walkers.into_iter().map(|walker| walker.join().ok()??.ok()?);
    found.collect::<Option<Vec<_>>>().map(in_order)
}

/// Returns the faults in what entries refer to, and the faults in tables and triggers.
fn around(
    connection: &Connection,
    version: Version,
) -> Result<(Vec<ChainFault>, Vec<ChainFault>), LedgerError> {
    let mut faults = references(connection)?;
    faults.extend(imports(connection)?);
    Ok((faults, guards(connection, version)?))
}

/// Finds entries that lack their session, and corrections of an entry that is not a hand of their
/// session.
fn references(connection: &Connection) -> Result<Vec<ChainFault>, LedgerError> {
    let mut query = connection.prepare(
        "SELECT id FROM entry AS e
         WHERE (session IS NULL AND what IN ('hand', 'correction', 'close', 'reopen', 'void', 'day'))
           OR (session IS NOT NULL
             AND NOT EXISTS (SELECT 1 FROM entry WHERE id = e.session AND what = 'session'))
           OR (kind = 'correction' AND json_valid(body) AND NOT EXISTS (SELECT 1 FROM entry
             WHERE id = json_extract(e.body, '$.of') AND what = 'hand' AND session = e.session))
         ORDER BY id",
    )?;
    let rows = query.query_map([], |row| row.get(0))?;
    rows.map(|id| {
        Ok(ChainFault::Reference {
            entry: EntryId(id?),
        })
    })
    .collect()
}

/// Finds imported entries that were altered, or whose predecessor is not here.
fn imports(connection: &Connection) -> Result<Vec<ChainFault>, LedgerError> {
    let mut query =
        connection.prepare("SELECT id, body FROM entry WHERE kind = 'import' ORDER BY id")?;
    let mut rows = query.query([])?;
    let mut faults = Vec::new();
    while let Some(row) = rows.next()? {
        let entry = EntryId(row.get(0)?);
        let body = row.get_ref(1)?.as_bytes().unwrap_or_default();
        // An import that cannot be read was reported before.
        let Ok(import) = serde_json::from_slice::<ImportBody>(body) else {
            continue;
        };
        let after = import.after.clone();
        let foreign = RawEntry::from(import);
        if foreign.due_hash() != foreign.hash {
            faults.push(ChainFault::Content { entry });
        }
        // An import before it in the other ledger was not taken in itself, only what it carried.
        let before = after.unwrap_or_else(|| Seal {
            entry: EntryId(foreign.id.0.saturating_sub(1)),
            hash: foreign.prev,
        });
        if before.hash != START && before.here(connection)?.is_none() {
            faults.push(ChainFault::Link { entry });
        }
    }
    Ok(faults)
}
