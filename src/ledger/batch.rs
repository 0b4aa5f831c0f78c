//! Writing entries together: checks and writes see the same ledger, in one transaction.

use super::chain::{self, Link, RawEntry, START};
use super::ground::{FileHold, OpenedFile};
use super::guards::guards;
use super::id::{EntryId, SessionId};
use super::kind::EntryKind;
use super::schema::Version;
use super::stamp::EntryStamp;
use super::standing::{LedgerStanding, StandingCache};
use super::totals::SessionContext;
use super::view::LedgerView;
use super::{ChainFault, Ledger, LedgerError, moment, schema};
use rusqlite::{Connection, Transaction, TransactionBehavior, params};
use serde::Serialize;
use std::sync::Arc;

/// Entries that are written together: all of them on commit, or none. Nobody else can write while
/// the batch exists.
#[derive(Debug)]
pub struct Batch<'a> {
    pub(super) writing: Transaction<'a>,
    /// What counting needs to know of the session written to last, if it is known.
    desk: Option<SessionContext>,
    /// The `desk` of the ledger itself; a commit replaces it with that of the batch.
    remembered: &'a mut Option<SessionContext>,
    /// The ledger's standing (which hands and statements count), as last read.
    pub(super) known: &'a StandingCache,
    wrote: &'a mut bool,
    /// Keeps others from replacing the file; released when everything is written.
    _held: Option<FileHold>,
}

impl Batch<'_> {
    /// Writes everything; it is on disk when this returns.
    pub fn commit(self) -> Result<(), LedgerError> {
        self.writing.commit()?;
        *self.remembered = self.desk;
        *self.wrote = true;
        Ok(())
    }

    /// Returns the ledger's standing, including what this batch has written.
    pub(super) fn standing(&self) -> Result<Arc<LedgerStanding>, LedgerError> {
        self.known.by_now(&self.writing)
    }

    /// Returns the ledger as it will be after the commit.
    pub fn view(&self) -> LedgerView<'_> {
        LedgerView::writing(&self.writing)
    }

    /// Returns what counting needs to know of a session. Errors: no such session.
    pub(super) fn seat(&mut self, session: SessionId) -> Result<SessionContext, LedgerError> {
        match self.desk.take().filter(|desk| desk.session == session) {
            Some(desk) => Ok(desk),
            None => SessionContext::read(&self.writing, session, &*self.standing()?),
        }
    }

    /// Forgets the session written to last.
    pub(super) fn forget(&mut self) {
        self.desk = None;
    }

    /// Remembers what counting needs to know of a session, for the next entry.
    pub(super) fn rise(&mut self, desk: SessionContext) {
        self.desk = Some(desk);
    }
}

impl Ledger {
    /// Begins a batch of entries that are written together.
    /// Errors: a table or trigger was changed; the file is no longer at its path, or another one
    /// is.
    pub fn batch(&mut self) -> Result<Batch<'_>, LedgerError> {
        let held = self.ground.as_ref().map(OpenedFile::shared).transpose()?;
        let begin = TransactionBehavior::Immediate;
        let writing = Transaction::new_unchecked(&self.connection, begin)?;
        if let Some(Err(lost)) = self.ground.as_ref().map(OpenedFile::lost) {
            drop(writing);
            return Err(self.lost(lost));
        }
        let edition = schema::edition(&writing)?;
        if edition != self.edition {
            let faults = guards(&writing, Version::NEWEST)?;
            if !faults.is_empty() {
                return Err(LedgerError::NotAsWritten(faults));
            }
            self.edition = edition;
        }
        Ok(Batch {
            writing,
            desk: self.desk.take(),
            remembered: &mut self.desk,
            known: &self.known,
            wrote: &mut self.wrote,
            _held: held,
        })
    }

    /// Runs `write` in a batch of its own, commits, and waits until everything is on disk.
    pub(super) fn in_transaction<T>(
        &mut self,
        write: impl FnOnce(&mut Batch<'_>) -> Result<T, LedgerError>,
    ) -> Result<T, LedgerError> {
        let mut batch = self.batch()?;
        let written = write(&mut batch)?;
        batch.commit()?;
        Ok(written)
    }
}

/// Defines, for each of these [`Batch`] methods, a method of [`Ledger`] that calls it in a batch of
/// its own.
macro_rules! by_itself {
    ($($(#[$doc:meta])* $name:ident($($session:ident,)? &$body:ty) -> $entry:ty;)+) => {
        impl $crate::ledger::Ledger {
            $($(#[$doc])*
            pub fn $name(
                &mut self,
                $($session: $crate::ledger::SessionId,)?
                at: &str,
                engine: &str,
                body: &$body,
            ) -> Result<$entry, $crate::ledger::LedgerError> {
                self.in_transaction(|batch| batch.$name($($session,)? at, engine, body))
            })+
        }
    };
}
pub(super) use by_itself;

/// Appends an entry without checking its content. If the clock was turned back since the last
/// entry, the new one gets the time of the last.
/// Errors: the last entry was altered; the new one cannot be read back.
pub(super) fn add<B: Serialize>(
    writing: &Transaction<'_>,
    kind: EntryKind,
    session: Option<SessionId>,
    stamp: EntryStamp<'_>,
    body: &B,
) -> Result<EntryId, LedgerError> {
    let last = chain::last(writing)?;
    if let Some(Link { entry, .. }) = last.as_ref().filter(|last| !last.holds) {
        let entry = *entry;
        return Err(LedgerError::NotAsWritten(vec![ChainFault::Content {
            entry,
        }]));
    }
    let (id, prev) = match &last {
        Some(Link { entry, hash, .. }) => (entry.0.saturating_add(1), hash.as_str()),
        None => (1, START),
    };
    let entry = EntryId(id);
    let body = serde_json::to_string(body).map_err(|source| LedgerError::Body { entry, source })?;
    let EntryStamp { at, engine } = stamp;
    let at = last.as_ref().map_or(at, |last| moment::later(at, &last.at));
    let mut written = RawEntry {
        id: entry,
        kind,
        session,
        at: at.to_owned(),
        engine: engine.to_owned(),
        prev: prev.to_owned(),
        body,
        hash: String::new(),
    };
    written.hash = written.due_hash();
    insert(writing, &written)?;
    Ok(entry)
}

/// Writes an entry unchanged. Errors: it cannot be read back.
pub(super) fn insert(writing: &Connection, entry: &RawEntry) -> Result<(), LedgerError> {
    let inserted = writing
        .prepare_cached(
            "INSERT INTO entry (id, kind, session, at, engine, body, prev, hash)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        )?
        .execute(params![
            entry.id.0,
            entry.kind.word(),
            entry.session.map(|SessionId(id)| id),
            entry.at,
            entry.engine,
            entry.body,
            entry.prev,
            entry.hash
        ])?;
    if inserted == 1 && entry.is_last(writing)? {
        Ok(())
    } else {
        Err(LedgerError::NotWritten)
    }
}
