//! Writing entries: the checks and the writing see the same ledger, in one transaction.

use super::chain::{self, Link, START, Written};
use super::entry::{
    CloseBody, CorrectionBody, EntryId, HandBody, Kind, Net, SessionBody, SessionId,
};
use super::schema::Version;
use super::totals::{self, Desk};
use super::{ChainFault, Ledger, LedgerError, draft, moment, read, schema, verify};
use crate::date::Date;
use crate::letters::same_name;
use rusqlite::{Connection, Transaction, TransactionBehavior, params};
use serde::Serialize;

/// When an entry is written, and by which version of the engine.
#[derive(Clone, Copy)]
pub(super) struct Stamp<'a> {
    at: &'a str,
    engine: &'a str,
}

impl<'a> Stamp<'a> {
    pub(super) fn new(at: &'a str, engine: &'a str) -> Result<Self, LedgerError> {
        moment::check(at)?;
        if engine.is_empty() || engine.contains(char::is_control) {
            return Err(LedgerError::BadEngine(engine.to_owned()));
        }
        Ok(Self { at, engine })
    }
}

/// Entries that are written together: all of them when it is committed, or none. While it is there
/// nobody else can write.
#[derive(Debug)]
pub struct Batch<'a> {
    pub(super) writing: Transaction<'a>,
    /// The session that was written in last.
    desk: Option<Desk>,
    /// The same, as the ledger remembers it once this is committed.
    remembered: &'a mut Option<Desk>,
}

impl Batch<'_> {
    /// Returns the new session; `at` is RFC 3339 in UTC.
    /// Errors: no players, or one named twice; a day that is none.
    pub fn open_session(
        &mut self,
        at: &str,
        engine: &str,
        body: &SessionBody,
    ) -> Result<SessionId, LedgerError> {
        let stamp = Stamp::new(at, engine)?;
        if body.players.is_empty() {
            return Err(LedgerError::NoPlayers);
        }
        no_duplicates(body.players.iter())?;
        if let Some(day) = body.day.as_ref().filter(|day| Date::read(day).is_none()) {
            return Err(LedgerError::BadDay(day.clone()));
        }
        let EntryId(id) = add(&self.writing, Kind::Session, None, stamp, body)?;
        let session = SessionId(id);
        totals::opened(
            &self.writing,
            &Desk::read(&self.writing, Version::NEWEST, session)?,
        )?;
        Ok(session)
    }

    /// Returns the entry of a hand and clears the session's draft; `at` is RFC 3339 in UTC.
    /// Errors: no such session, closed, a number that is taken or not the next, a net with a
    /// name that does not play.
    pub fn append_hand(
        &mut self,
        session: SessionId,
        at: &str,
        engine: &str,
        body: &HandBody,
    ) -> Result<EntryId, LedgerError> {
        let stamp = Stamp::new(at, engine)?;
        read::must_be_open(&self.writing, session)?;
        let number = body.number;
        let next = next_number(&self.writing, session)?;
        if (1..next).contains(&number) {
            return Err(LedgerError::HandTaken { session, number });
        }
        if number != next {
            return Err(LedgerError::HandSkips {
                session,
                number,
                next,
            });
        }
        let id = add(&self.writing, Kind::Hand, Some(session), stamp, body)?;
        // The day of an old session is that of the hand which is there now.
        let desk = self.seat(session)?;
        must_play(&desk, &body.net)?;
        totals::played(&self.writing, &desk, id, body)?;
        draft::clear(&self.writing, session)?;
        self.rise(desk);
        Ok(id)
    }

    /// Returns the entry of a correction; `at` is RFC 3339 in UTC. The last correction of a hand
    /// counts, and a closed session can be corrected too: its close stays as it was written.
    /// Errors: no such session, not a hand of it, a net with a name that does not play.
    pub fn append_correction(
        &mut self,
        session: SessionId,
        at: &str,
        engine: &str,
        body: &CorrectionBody,
    ) -> Result<EntryId, LedgerError> {
        let stamp = Stamp::new(at, engine)?;
        let desk = self.seat(session)?;
        must_play(&desk, &body.net)?;
        if read::session_of_hand(&self.writing, body.of)? != session {
            return Err(LedgerError::OtherSession {
                hand: body.of,
                session,
            });
        }
        let id = add(&self.writing, Kind::Correction, Some(session), stamp, body)?;
        totals::corrected(&self.writing, &desk, body)?;
        self.rise(desk);
        Ok(id)
    }

    /// Returns the entry that closes a session and clears its draft; `at` is RFC 3339 in UTC.
    /// Errors: no such session, closed already, a net with a name that does not play.
    pub fn close_session(
        &mut self,
        session: SessionId,
        at: &str,
        engine: &str,
        body: &CloseBody,
    ) -> Result<EntryId, LedgerError> {
        let stamp = Stamp::new(at, engine)?;
        read::must_be_open(&self.writing, session)?;
        let desk = self.seat(session)?;
        must_play(&desk, &body.net)?;
        let id = add(&self.writing, Kind::Close, Some(session), stamp, body)?;
        totals::closed(&self.writing, &desk)?;
        draft::clear(&self.writing, session)?;
        self.rise(desk);
        Ok(id)
    }

    /// Writes everything; it is on the disk when this returns.
    pub fn commit(self) -> Result<(), LedgerError> {
        self.writing.commit()?;
        *self.remembered = self.desk;
        Ok(())
    }

    /// Returns what counting needs of a session. Errors: there is no such session.
    fn seat(&mut self, session: SessionId) -> Result<Desk, LedgerError> {
        let known = |desk: &Desk| desk.session == session && desk.says_its_day;
        match self.desk.take().filter(known) {
            Some(desk) => Ok(desk),
            None => Desk::read(&self.writing, Version::NEWEST, session),
        }
    }

    /// Remembers a session for the next entry.
    fn rise(&mut self, desk: Desk) {
        self.desk = Some(desk);
    }
}

impl Ledger {
    /// Returns a batch of entries to be written together.
    /// Errors: a table or trigger is not as it was any more.
    pub fn batch(&mut self) -> Result<Batch<'_>, LedgerError> {
        let writing = self
            .connection
            .transaction_with_behavior(TransactionBehavior::Immediate)?;
        let edition = schema::edition(&writing)?;
        if edition != self.edition {
            let faults = verify::guards(&writing, Version::NEWEST)?;
            if !faults.is_empty() {
                return Err(LedgerError::NotAsWritten(faults));
            }
            self.edition = edition;
        }
        Ok(Batch {
            writing,
            desk: self.desk.take(),
            remembered: &mut self.desk,
        })
    }

    /// Returns the new session, as [`Batch::open_session`] does, by itself.
    pub fn open_session(
        &mut self,
        at: &str,
        engine: &str,
        body: &SessionBody,
    ) -> Result<SessionId, LedgerError> {
        self.alone(|batch| batch.open_session(at, engine, body))
    }

    /// Returns the entry of a hand, as [`Batch::append_hand`] does, by itself.
    pub fn append_hand(
        &mut self,
        session: SessionId,
        at: &str,
        engine: &str,
        body: &HandBody,
    ) -> Result<EntryId, LedgerError> {
        self.alone(|batch| batch.append_hand(session, at, engine, body))
    }

    /// Returns the entry of a correction, as [`Batch::append_correction`] does, by itself.
    pub fn append_correction(
        &mut self,
        session: SessionId,
        at: &str,
        engine: &str,
        body: &CorrectionBody,
    ) -> Result<EntryId, LedgerError> {
        self.alone(|batch| batch.append_correction(session, at, engine, body))
    }

    /// Returns the entry of the end of a session, as [`Batch::close_session`] does, by itself.
    pub fn close_session(
        &mut self,
        session: SessionId,
        at: &str,
        engine: &str,
        body: &CloseBody,
    ) -> Result<EntryId, LedgerError> {
        self.alone(|batch| batch.close_session(session, at, engine, body))
    }

    /// Writes one thing, and waits until it is on the disk.
    pub(super) fn alone<T>(
        &mut self,
        write: impl FnOnce(&mut Batch<'_>) -> Result<T, LedgerError>,
    ) -> Result<T, LedgerError> {
        let mut batch = self.batch()?;
        let written = write(&mut batch)?;
        batch.commit()?;
        Ok(written)
    }
}

/// Writes an entry after the last one, without looking at what it says. It gets the time of the
/// last one where the clock was turned back since.
/// Errors: the last one is not as it was written; this one is not there when it is read again.
pub(super) fn add<B: Serialize>(
    writing: &Transaction<'_>,
    kind: Kind,
    session: Option<SessionId>,
    stamp: Stamp<'_>,
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
    let Stamp { at, engine } = stamp;
    let at = last.as_ref().map_or(at, |last| moment::later(at, &last.at));
    let mut written = Written {
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

/// Writes an entry as it is. Errors: it is not there when it is read again.
pub(super) fn insert(writing: &Connection, entry: &Written) -> Result<(), LedgerError> {
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
    let written = Link {
        entry: entry.id,
        at: entry.at.clone(),
        hash: entry.hash.clone(),
        holds: true,
    };
    if inserted == 1 && chain::last(writing)? == Some(written) {
        Ok(())
    } else {
        Err(LedgerError::NotWritten)
    }
}

fn next_number(connection: &Connection, session: SessionId) -> Result<u32, LedgerError> {
    let mut query = connection.prepare_cached(
        "SELECT coalesce(max(number), 0) + 1 FROM entry WHERE session = ?1 AND what = 'hand'",
    )?;
    Ok(query.query_row([session.0], |row| row.get(0))?)
}

/// Errors where a net names somebody twice or somebody who is not of the session.
pub(super) fn must_play(desk: &Desk, net: &Net) -> Result<(), LedgerError> {
    if let Some((name, _)) = net.iter().find(|(name, _)| !desk.players.contains(name)) {
        return Err(LedgerError::UnknownPlayer {
            session: desk.session,
            player: name.clone(),
        });
    }
    no_duplicates(net.iter().map(|(name, _)| name))
}

pub(super) fn no_duplicates<'a>(
    names: impl Iterator<Item = &'a String>,
) -> Result<(), LedgerError> {
    let mut seen: Vec<&String> = Vec::new();
    for name in names {
        if seen.iter().any(|other| same_name(other, name)) {
            return Err(LedgerError::DuplicatePlayer(name.clone()));
        }
        seen.push(name);
    }
    Ok(())
}
