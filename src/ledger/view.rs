//! Reading the entries of a ledger in order, even during a batch.

use super::chain::{COLUMNS, RawEntry};
use super::entry::{Body, Entry};
use super::id::{EntryId, SessionId};
use super::read::{ENTRIES, rising};
use super::row::entry;
use super::saying::in_force;
use super::standing::corrections_of;
use super::{Ledger, LedgerError};
use rusqlite::{Connection, Params, Row, params};
use std::collections::HashSet;
use std::iter;

/// Entries with their numbers; `None` for one that cannot be read.
pub type Entries = Vec<(EntryId, Option<Entry>)>;

/// How many entries are read at a time.
const STRETCH: u32 = 1024;

/// Read access to entries: those of a file, or of a batch that is not committed yet.
#[derive(Clone, Copy, Debug)]
pub struct LedgerView<'a>(Backing<'a>);

#[derive(Clone, Copy, Debug)]
enum Backing<'a> {
    File(&'a Ledger),
    Writing(&'a Connection),
}

impl Ledger {
    /// Returns read access to the entries.
    pub fn view(&self) -> LedgerView<'_> {
        LedgerView(Backing::File(self))
    }

    /// Returns all entries in order, as [`LedgerView::stretches`] does.
    pub fn stretches(&self) -> impl Iterator<Item = Result<Entries, LedgerError>> {
        self.view().stretches()
    }

    /// Returns at most `most` entries after `after`, in order and exactly as in the file. Errors:
    /// the file is so damaged that the entries have no order.
    pub fn written(&self, after: EntryId, most: u32) -> Result<Vec<RawEntry>, LedgerError> {
        let query = format!("SELECT {COLUMNS} FROM entry WHERE id > ?1 ORDER BY id LIMIT ?2");
        let found = self.all(&query, params![after.0, most], RawEntry::from_row)?;
        rising(after, found.iter().map(|entry| entry.id))?;
        Ok(found)
    }
}

impl<'a> LedgerView<'a> {
    /// Returns read access to the entries of a ledger that is being written.
    pub(super) fn writing(connection: &'a Connection) -> Self {
        Self(Backing::Writing(connection))
    }

    /// Returns all entries in order, in groups, so that only one group is in memory; `None` stands
    /// for an entry that cannot be read. The iteration ends after the first error: the file cannot
    /// be read, or is so damaged that the entries have no order.
    pub fn stretches(self) -> impl Iterator<Item = Result<Entries, LedgerError>> + 'a {
        let mut after = Some(EntryId(0));
        iter::from_fn(move || {
            let found = self.stretch(after?);
            let last = found.as_ref().ok().and_then(|found| found.last());
            after = last.map(|(id, _)| *id);
            let some = |found: Entries| (!found.is_empty()).then_some(found);
            found.map(some).transpose()
        })
    }

    /// Returns the next group of entries, those after `after`.
    fn stretch(self, after: EntryId) -> Result<Entries, LedgerError> {
        let query = format!("{ENTRIES} WHERE id > ?1 ORDER BY id LIMIT ?2");
        let found = self.all(&query, params![after.0, STRETCH], |row| {
            Ok((EntryId(row.get(0)?), entry(row).ok()))
        })?;
        rising(after, found.iter().map(|(id, _)| *id))?;
        Ok(found)
    }

    /// Returns an entry as it was written. Errors: no entry has that number.
    pub fn entry(self, id: EntryId) -> Result<Entry, LedgerError> {
        let found = self.all(&format!("{ENTRIES} WHERE id = ?1"), [id.0], entry)?;
        found.into_iter().next().ok_or(LedgerError::NoSuchEntry(id))
    }

    /// Returns the number of the last entry; 0 if there is none.
    pub fn last(self) -> Result<EntryId, LedgerError> {
        let query = "SELECT coalesce(max(id), 0) FROM entry";
        let found = self.all(query, [], |row| Ok(EntryId(row.get(0)?)))?;
        Ok(found.into_iter().next().unwrap_or(EntryId(0)))
    }

    /// Returns the sessions that got entries after the given one.
    pub fn sessions_after(self, entry: EntryId) -> Result<HashSet<SessionId>, LedgerError> {
        let query = "SELECT DISTINCT session FROM entry WHERE id > ?1 AND session IS NOT NULL";
        let found = self.all(query, [entry.0], |row| Ok(SessionId(row.get(0)?)))?;
        Ok(found.into_iter().collect())
    }

    /// Returns the verdicts that a close adds up, as the ledger that wrote the close knew them
    /// then. `None` if they are the verdicts of the hands before it, each with its last correction.
    pub fn summed_up(self, close: &Entry) -> Result<Option<Vec<String>>, LedgerError> {
        let origin = close.origin.as_ref();
        if let Some(hands) = origin.and_then(|origin| origin.hands.as_ref()) {
            let verdicts = hands.iter().map(|hand| self.verdict_of(*hand));
            return verdicts.collect::<Result<_, _>>().map(Some);
        }
        let Some(session) = close.session else {
            return Ok(None);
        };
        let several = "SELECT corrects FROM entry WHERE session = ?1 AND what = 'correction'
             GROUP BY corrects HAVING count(*) > 1 LIMIT 1";
        if self.all(several, [session.0], |_| Ok(()))?.is_empty() {
            return Ok(None);
        }
        let hands =
            "SELECT id FROM entry WHERE session = ?1 AND what = 'hand' AND id < ?2 ORDER BY id";
        let hands = self.all(hands, params![session.0, close.id.0], |row| {
            Ok(EntryId(row.get(0)?))
        })?;
        let known = |hand: EntryId| {
            let mut said = self.with_read(|look| corrections_of(look, hand))?;
            said.retain(|one| one.told.id < close.id);
            self.verdict_of(in_force(&said).map_or(hand, |last| last.told.id))
        };
        let verdicts = hands.into_iter().map(known);
        verdicts.collect::<Result<_, _>>().map(Some)
    }

    /// Returns the verdict of a hand or correction as it was written; an empty text if the entry is
    /// neither or does not exist.
    fn verdict_of(self, entry: EntryId) -> Result<String, LedgerError> {
        match self.entry(entry).map(|entry| entry.body) {
            Ok(Body::Hand(body)) => Ok(body.verdict),
            Ok(Body::Correction(body)) => Ok(body.verdict),
            Ok(_) | Err(LedgerError::NoSuchEntry(_) | LedgerError::Body { .. }) => {
                Ok(String::new())
            }
            Err(error) => Err(error),
        }
    }

    pub(super) fn with_read<T>(
        self,
        look: impl FnOnce(&Connection) -> Result<T, LedgerError>,
    ) -> Result<T, LedgerError> {
        match self.0 {
            Backing::File(ledger) => ledger.with_read(|reading| look(reading)),
            Backing::Writing(connection) => look(connection),
        }
    }

    fn all<T>(
        self,
        query: &str,
        values: impl Params,
        read: impl Fn(&Row<'_>) -> Result<T, LedgerError>,
    ) -> Result<Vec<T>, LedgerError> {
        self.with_read(|look| {
            let mut query = look.prepare_cached(query)?;
            let mut rows = query.query(values)?;
            let mut found = Vec::new();
            while let Some(row) = rows.next()? {
                found.push(read(row)?);
            }
            Ok(found)
        })
    }
}
