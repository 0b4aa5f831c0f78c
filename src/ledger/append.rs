//! Writing entries. Each call is one transaction: the checks and the writing see the same ledger.

use super::chain::{self, Content, Link, START};
use super::entry::{
    CloseBody, CorrectionBody, EntryId, HandBody, Kind, Net, SessionBody, SessionId,
};
use super::{ChainFault, Ledger, LedgerError, draft, moment, read, schema, verify};
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

impl Ledger {
    /// Returns the new session; `at` is RFC 3339 in UTC.
    /// Errors: no players, or one named twice.
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
        let writing = self.writing()?;
        let EntryId(id) = add(&writing, Kind::Session, None, stamp, body)?;
        writing.commit()?;
        Ok(SessionId(id))
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
        let writing = self.writing()?;
        read::must_be_open(&writing, session)?;
        let number = body.number;
        let next = next_number(&writing, session)?;
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
        must_play(&writing, session, &body.net)?;
        let id = add(&writing, Kind::Hand, Some(session), stamp, body)?;
        draft::clear(&writing, session)?;
        writing.commit()?;
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
        let writing = self.writing()?;
        must_play(&writing, session, &body.net)?;
        if read::session_of_hand(&writing, body.of)? != session {
            return Err(LedgerError::OtherSession {
                hand: body.of,
                session,
            });
        }
        let id = add(&writing, Kind::Correction, Some(session), stamp, body)?;
        writing.commit()?;
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
        let writing = self.writing()?;
        read::must_be_open(&writing, session)?;
        must_play(&writing, session, &body.net)?;
        let id = add(&writing, Kind::Close, Some(session), stamp, body)?;
        draft::clear(&writing, session)?;
        writing.commit()?;
        Ok(id)
    }

    /// Begins a transaction that holds the file for writing; dropped, it leaves no trace.
    /// Errors: a table or trigger is not as it was any more.
    pub(super) fn writing(&mut self) -> Result<Transaction<'_>, LedgerError> {
        let writing = self
            .connection
            .transaction_with_behavior(TransactionBehavior::Immediate)?;
        let edition = schema::edition(&writing)?;
        if edition != self.edition {
            let faults = verify::guards(&writing)?;
            if !faults.is_empty() {
                return Err(LedgerError::NotAsWritten(faults));
            }
            self.edition = edition;
        }
        Ok(writing)
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
    let session = session.map(|SessionId(id)| id);
    let Stamp { at, engine } = stamp;
    let at = last.as_ref().map_or(at, |last| moment::later(at, &last.at));
    let hash = Content {
        id,
        kind: kind.word().as_bytes(),
        session,
        at: at.as_bytes(),
        engine: engine.as_bytes(),
        prev: prev.as_bytes(),
        body: body.as_bytes(),
    }
    .hash();
    let inserted = writing
        .prepare_cached(
            "INSERT INTO entry (id, kind, session, at, engine, body, prev, hash)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        )?
        .execute(params![
            id,
            kind.word(),
            session,
            at,
            engine,
            body,
            prev,
            hash
        ])?;
    let written = Link {
        entry,
        at: at.to_owned(),
        hash,
        holds: true,
    };
    if inserted == 1 && chain::last(writing)? == Some(written) {
        Ok(entry)
    } else {
        Err(LedgerError::NotWritten)
    }
}

fn next_number(connection: &Connection, session: SessionId) -> Result<u32, LedgerError> {
    let mut query = connection.prepare_cached(
        "SELECT coalesce(max(number), 0) + 1 FROM entry WHERE session = ?1 AND kind = 'hand'",
    )?;
    Ok(query.query_row([session.0], |row| row.get(0))?)
}

/// Errors where a net names somebody twice or somebody who is not of the session.
pub(super) fn must_play(
    connection: &Connection,
    session: SessionId,
    net: &Net,
) -> Result<(), LedgerError> {
    let players = read::players(connection, session)?;
    if let Some((name, _)) = net.iter().find(|(name, _)| !players.contains(name)) {
        return Err(LedgerError::UnknownPlayer {
            session,
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

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop where it fails")]
mod tests {
    use crate::ledger::{HandBody, Ledger, LedgerError, SessionBody};

    const AT: &str = "2026-11-20T19:30:00Z";

    #[test]
    fn a_full_disk_loses_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("ledger.db");
        let mut ledger = Ledger::open(&path).unwrap();
        let players = vec!["Ann".to_owned(), "Bo".to_owned()];
        let body = SessionBody {
            players,
            rules: "pagat".to_owned(),
            ruleset: "target: 3\n".to_owned(),
            chip: None,
            length: None,
        };
        let session = ledger.open_session(AT, "0.1.0", &body).unwrap();
        let pages: i64 = ledger
            .connection
            .pragma_query_one(None, "page_count")
            .unwrap();
        ledger
            .connection
            .pragma_update_and_check(None, "max_page_count", pages + 8, |row| {
                row.get::<_, i64>(0)
            })
            .unwrap();

        let hand = |number| HandBody {
            number,
            record: "Ann takes 1g 1t\n".repeat(100),
            verdict: "{}".to_owned(),
            net: vec![("Ann".to_owned(), 1), ("Bo".to_owned(), -1)],
        };
        let mut written = 0;
        let error = loop {
            ledger.push_draft(session, 0, "Ann stop").ok();
            match ledger.append_hand(session, AT, "0.1.0", &hand(written + 1)) {
                Ok(_) => written += 1,
                Err(error) => break error,
            }
        };
        assert!(matches!(error, LedgerError::DiskFull(_)), "{error:?}");
        assert!(written > 0);
        let count = |ledger: &Ledger| u32::try_from(ledger.hands(session).unwrap().len()).unwrap();
        assert_eq!(count(&ledger), written, "on the same connection");

        drop(ledger);
        let mut ledger = Ledger::open(&path).unwrap();
        assert_eq!(count(&ledger), written, "after opening again");
        assert_eq!(ledger.verify().unwrap(), []);
        ledger
            .append_hand(session, AT, "0.1.0", &hand(written + 1))
            .unwrap();
        assert!(ledger.draft(session).unwrap().is_empty());
    }
}
