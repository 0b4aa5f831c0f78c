//! Writing entries together: checks and writes see the same ledger, in one transaction.

use super::chain::{self, COLUMNS, Link, RawEntry, START};
use super::club_turn::{ClubTurn, PATIENCE};
use super::ground::{FileHold, OpenedFile};
use super::guards::guards;
use super::id::{EntryId, SessionId};
use super::kind::EntryKind;
use super::outcome::Unanswered;
use super::schema::Version;
use super::stamp::EntryStamp;
use super::standing::{LedgerStanding, StandingCache};
use super::totals::SessionContext;
use super::view::LedgerView;
use super::{ChainFault, Ledger, LedgerError, ServerFault, moment, read, schema};
use rusqlite::{Connection, Transaction, TransactionBehavior, params};
use serde::Serialize;
use std::sync::Arc;
use std::time::Instant;

/// How often entries are written anew if a club's turn was lost.
const TRIES: u32 = 4;

/// Entries that are written together: all of them on commit, or none. Nobody else can write while
/// the batch exists.
#[derive(Debug)]
pub struct Batch<'a> {
    pub(super) writing: Transaction<'a>,
    /// What counting needs to know of the session written to last, if it is known.
    context: Option<SessionContext>,
    /// The `context` of the ledger itself; a commit replaces it with that of the batch.
    remembered: &'a mut Option<SessionContext>,
    /// The ledger's standing (which hands and statements count), as last read.
    pub(super) known: &'a StandingCache,
    wrote: &'a mut bool,
    /// What was committed when nobody answered.
    unanswered: &'a mut Unanswered,
    /// The table's turn in a club; `None` if the ledger is no club's copy, or for drafts alone.
    pub(super) turn: Option<ClubTurn<'a>>,
    /// Whether others' entries were taken in, up to a savepoint.
    pub(super) has_caught_up: bool,
    /// When this was written before, if it is tried whether the same is written again.
    pub(super) repeats_at: Option<String>,
    /// Whether only drafts may be written, as a club's copy has no turn.
    only_drafts: bool,
    /// The table of the club at which this copy is, if it is at one.
    pub(super) table: Option<&'a str>,
    /// Keeps others from replacing the file; released when everything is written.
    _held: Option<FileHold>,
}

impl Batch<'_> {
    /// Writes everything; it is on disk when this returns, and in a club on the server before.
    /// Errors: the server cannot be reached, or refuses. Nothing is then written, unless nobody
    /// can tell ([`ServerFault::Unknown`](super::ServerFault)).
    pub fn commit(self) -> Result<(), LedgerError> {
        if let Some(turn) = self.turn {
            let written = after(&self.writing, turn.head)?;
            let committed = turn.commit(&written);
            if let Err(LedgerError::Server(ServerFault::Unknown(_))) = &committed {
                self.unanswered.entries = written;
            }
            committed?;
        }
        self.writing.commit()?;
        *self.remembered = self.context;
        *self.wrote = true;
        Ok(())
    }

    /// Writes nothing but what others have written, which was taken in before.
    fn commit_caught_up(self) -> Result<(), LedgerError> {
        if self.has_caught_up {
            self.writing
                .execute_batch("ROLLBACK TO caught_up; RELEASE caught_up")?;
            self.writing.commit()?;
            *self.remembered = None;
            *self.wrote = true;
        }
        Ok(())
    }

    /// Errors: others have written since this was the last entry, as somebody looked at the ledger to
    /// tell what may be written. It can be tried again at once, after another look.
    pub(crate) fn must_still_end_with(&self, last: EntryId) -> Result<(), LedgerError> {
        if self.repeats_at.is_some() || read::last(&self.writing)? == last {
            return Ok(());
        }
        let why = "others wrote in between".to_owned();
        Err(ServerFault::Again(why).into())
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
    pub(super) fn context_of(&mut self, session: SessionId) -> Result<SessionContext, LedgerError> {
        match self
            .context
            .take()
            .filter(|context| context.session == session)
        {
            Some(context) => Ok(context),
            None => SessionContext::read(&self.writing, session, &*self.standing()?),
        }
    }

    /// Forgets the session written to last.
    pub(super) fn forget(&mut self) {
        self.context = None;
    }

    /// Remembers what counting needs to know of a session, for the next entry.
    pub(super) fn keep_context(&mut self, context: SessionContext) {
        self.context = Some(context);
    }
}

impl Ledger {
    /// Begins a batch of entries that are written together. In a club's copy it is the table's
    /// turn: the batch first takes in what other tables have written.
    /// Errors: a table or trigger was changed; the file is no longer at its path, or another one
    /// is; the club's server cannot be reached, or does not go on after the last entry here.
    pub fn batch(&mut self) -> Result<Batch<'_>, LedgerError> {
        let mut batch = self.begin(true)?;
        batch.catch_up()?;
        Ok(batch)
    }

    /// Begins a batch that writes drafts alone, for which a club's server is not asked.
    /// Errors: as for `batch`, without those of the server.
    pub fn draft_batch(&mut self) -> Result<Batch<'_>, LedgerError> {
        self.begin(false)
    }

    pub(super) fn begin(&mut self, with_turn: bool) -> Result<Batch<'_>, LedgerError> {
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
        let turn = match &mut self.club {
            Some(server) if with_turn => Some(ClubTurn::begin(&mut **server, PATIENCE)?),
            _ => None,
        };
        Ok(Batch {
            writing,
            only_drafts: !with_turn,
            turn,
            has_caught_up: false,
            repeats_at: None,
            table: self.table.as_deref(),
            context: self.context.take(),
            remembered: &mut self.context,
            known: &self.known,
            wrote: &mut self.wrote,
            unanswered: &mut self.unanswered,
            _held: held,
        })
    }

    /// Runs `write` in a batch of its own, commits, and waits until everything is on disk. In a
    /// club's copy it runs again if the turn was lost before anything was written, and writes nothing
    /// if the same was written before, when nobody answered. What others have written stays here even
    /// if `write` is refused.
    /// Errors: those of `write`, of [`batch`](Self::batch) and of the commit.
    pub(crate) fn in_transaction<T, E: From<LedgerError>>(
        &mut self,
        write: impl Fn(&mut Batch<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut tries = TRIES;
        loop {
            if let Some(written) = self.written_already(&write)? {
                return Ok(written);
            }
            tries -= 1;
            let begun = Instant::now();
            let mut batch = match self.batch() {
                // The connection was lost while others' entries were taken in. A server that was
                // waited for in vain is not waited for again.
                Err(LedgerError::Server(fault))
                    if tries > 0 && fault.wrote_nothing() && begun.elapsed() < PATIENCE =>
                {
                    continue;
                }
                begun => begun?,
            };
            let written = match write(&mut batch) {
                Ok(written) => written,
                Err(refused) => {
                    batch.commit_caught_up()?;
                    return Err(refused);
                }
            };
            match batch.commit() {
                Err(LedgerError::Server(fault)) if tries > 0 && fault.wrote_nothing() => {}
                committed => {
                    committed?;
                    return Ok(written);
                }
            }
        }
    }

    /// Runs `write`, which writes drafts alone, in a batch of its own, and commits.
    pub(crate) fn in_drafts<T>(
        &mut self,
        write: impl FnOnce(&mut Batch<'_>) -> Result<T, LedgerError>,
    ) -> Result<T, LedgerError> {
        let mut batch = self.draft_batch()?;
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

impl Batch<'_> {
    /// Appends an entry without checking its content. In a club it gets the server's time. If the
    /// clock was turned back since the last entry, the new one gets the time of the last.
    /// Errors: the last entry was altered; the new one cannot be read back.
    pub(super) fn add<B: Serialize>(
        &self,
        kind: EntryKind,
        session: Option<SessionId>,
        stamp: EntryStamp<'_>,
        body: &B,
    ) -> Result<EntryId, LedgerError> {
        if self.only_drafts {
            return Err(LedgerError::NotWritten);
        }
        let last = chain::last(&self.writing)?;
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
        let body = serde_json::to_string(body);
        let body = body.map_err(|source| LedgerError::Body { entry, source })?;
        let now = self.turn.as_ref().map(|turn| turn.now.as_str());
        let at = now.or(self.repeats_at.as_deref()).unwrap_or(stamp.at);
        let at = last.as_ref().map_or(at, |last| moment::later(at, &last.at));
        let mut written = RawEntry {
            id: entry,
            kind,
            session,
            at: at.to_owned(),
            engine: stamp.engine.to_owned(),
            prev: prev.to_owned(),
            body,
            hash: String::new(),
        };
        written.hash = written.due_hash();
        insert(&self.writing, &written)?;
        Ok(entry)
    }
}

/// Returns the entries after `last`, in order and exactly as in the file.
pub(super) fn after(connection: &Connection, last: EntryId) -> Result<Vec<RawEntry>, LedgerError> {
    let query = format!("SELECT {COLUMNS} FROM entry WHERE id > ?1 ORDER BY id");
    let mut query = connection.prepare_cached(&query)?;
    let mut rows = query.query([last.0])?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(RawEntry::from_row(row)?);
    }
    Ok(found)
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
