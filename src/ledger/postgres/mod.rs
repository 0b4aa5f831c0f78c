//! A club's entries on a `PostgreSQL` server.
//!
//! Everything is sent as unnamed statements, so that a pooler in transaction mode may stand
//! between. `docs/CLUB.md` describes the tables and the rights.

mod address;
mod bad_address;
mod connect;
mod connection;
mod fault;
mod hall;
mod host;
mod schema;
mod url;
mod warnings;

pub use address::{ClubAddress, PasswordPlace};
pub use bad_address::BadAddress;
pub use connect::{PostgresServer, ServerUser};
pub use hall::ServerHealth;
pub use schema::{ClubRoles, FORMAT};

use super::chain::{Content, RawEntry};
use super::kind::EntryKind;
use super::now_playing::PlayingRow;
use super::server::ClubServer;
use super::server_fault::ServerFault;
use super::{EntryId, Seal, SessionId};
use connect::SILENT;
use fault::{at_commit, fault};
use std::time::Duration;
use tokio_postgres::types::Type;
use tokio_postgres::{Client, Error, Row};

/// How long other tables are waited for.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long the server may be silent while it writes what was sent.
const WRITES: Duration = Duration::from_secs(10);
/// Begins a turn. Nothing but the client's own silence may end it: a laptop that is gone ends it
/// within half a minute, one that computes may take its time. A commit waits for the standby at least
/// as long as the server's own setting says.
const BEGIN: &str = "BEGIN ISOLATION LEVEL READ COMMITTED;
    SET LOCAL statement_timeout = 0;
    SET LOCAL idle_in_transaction_session_timeout = '10min';
    SET LOCAL tcp_keepalives_idle = 10;
    SET LOCAL tcp_keepalives_interval = 5;
    SET LOCAL tcp_keepalives_count = 3;
    SET LOCAL client_min_messages = 'warning';
    SELECT set_config('synchronous_commit',
        CASE current_setting('synchronous_commit') WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END,
        true)";
const LOCK: &str = "SELECT bump FROM dokbak.ledger WHERE id = 1 FOR UPDATE";
const NOW: &str =
    "SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"')";
const HEAD: &str = "SELECT id, hash FROM dokbak.entry ORDER BY id DESC LIMIT 1";
const HASH: &str = "SELECT hash FROM dokbak.entry WHERE id = $1";
const ENTRIES: &str = "SELECT id, kind, session, at, engine, prev, body, hash FROM dokbak.entry
    WHERE id > $1 ORDER BY id LIMIT $2";
const INSERT: &str = "INSERT INTO dokbak.entry (id, kind, session, at, engine, prev, body, hash)
    SELECT * FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])";
/// Writes something, so that the commit waits for the standby.
const BUMP: &str = "UPDATE dokbak.ledger SET bump = bump + 1 WHERE id = 1";

impl ClubServer for PostgresServer {
    fn head(&mut self) -> Result<Option<Seal>, ServerFault> {
        let Some(row) = self.row(HEAD)? else {
            return Ok(None);
        };
        let (id, hash) = (row.try_get(0), row.try_get(1));
        match (id, hash) {
            (Ok(id), Ok(hash)) => Ok(Some(Seal {
                entry: EntryId(id),
                hash,
            })),
            (Err(error), _) | (_, Err(error)) => Err(fault(&error)),
        }
    }

    fn entries(&mut self, after: EntryId, most: u32) -> Result<Vec<RawEntry>, ServerFault> {
        let most = i64::from(most);
        let rows = self.with(async |client| {
            let values = [(&after.0 as _, Type::INT8), (&most as _, Type::INT8)];
            client.query_typed(ENTRIES, &values).await
        })?;
        rows.iter().map(entry).collect()
    }

    fn hash(&mut self, entry: EntryId) -> Result<Option<String>, ServerFault> {
        let found = self.with(async |client| {
            let values = [(&entry.0 as _, Type::INT8)];
            client.query_typed_opt(HASH, &values).await
        })?;
        let hash = found.map(|row| row.try_get(0)).transpose();
        hash.map_err(|error| fault(&error))
    }

    fn begin(&mut self) -> Result<String, ServerFault> {
        self.begin_within(PATIENCE)
    }

    fn insert(&mut self, entries: &[RawEntry]) -> Result<(), ServerFault> {
        fn column<'a, T>(entries: &'a [RawEntry], of: impl Fn(&'a RawEntry) -> T) -> Vec<T> {
            entries.iter().map(of).collect()
        }
        let ids = column(entries, |entry| entry.id.0);
        let kinds = column(entries, |entry| entry.kind.word());
        let sessions = column(entries, |entry| entry.session.map(|SessionId(id)| id));
        let ats = column(entries, |entry| entry.at.as_str());
        let engines = column(entries, |entry| entry.engine.as_str());
        let prevs = column(entries, |entry| entry.prev.as_str());
        let bodies = column(entries, |entry| entry.body.as_str());
        let hashes = column(entries, |entry| entry.hash.as_str());
        let (number, text) = (Type::INT8_ARRAY, Type::TEXT_ARRAY);
        self.with_patience(WRITES, async |client| {
            client
                .execute_typed(
                    INSERT,
                    &[
                        (&ids, number.clone()),
                        (&kinds, text.clone()),
                        (&sessions, number),
                        (&ats, text.clone()),
                        (&engines, text.clone()),
                        (&prevs, text.clone()),
                        (&bodies, text.clone()),
                        (&hashes, text),
                    ],
                )
                .await
        })?;
        Ok(())
    }

    fn commit(&mut self) -> Result<(), ServerFault> {
        self.warnings.forget();
        let connection = self.connection()?;
        let committed = connection.ask(SILENT, async |client| client.batch_execute("COMMIT").await);
        if let Err(none) = committed {
            self.failed(&none);
            return Err(at_commit(&none));
        }
        // A commit that waited for the standby in vain is answered with a warning and nothing else.
        self.warnings
            .taken()
            .map_or(Ok(()), |warning| Err(ServerFault::Unknown(warning)))
    }

    fn give_up(&mut self) {
        let ended = self.connection.as_mut().is_none_or(|connection| {
            let rollback = async |client: &Client| client.batch_execute("ROLLBACK").await;
            connection.ask(SILENT, rollback).is_ok()
        });
        if !ended {
            self.connection = None;
        }
    }

    fn confirm(&mut self, last: &Seal) -> Result<bool, ServerFault> {
        // Whoever has the turn waits until the commit in question has ended.
        self.begin_within(SILENT)?;
        let found = self.hash(last.entry);
        if !matches!(&found, Ok(Some(hash)) if *hash == last.hash) {
            self.give_up();
            return found.map(|_| false);
        }
        // When this is on the standby, so is everything before.
        self.with(async |client| client.batch_execute(BUMP).await)?;
        self.commit().map(|()| true)
    }

    fn is_waited_for(&mut self) {
        self.user.is_waited_for();
    }

    fn show_playing(&mut self, table: &str, playing: Option<&str>) -> Result<(), ServerFault> {
        self.show(table, playing)
    }

    fn playing(&mut self) -> Result<Vec<PlayingRow>, ServerFault> {
        self.shown()
    }
}

impl PostgresServer {
    /// Begins a turn, for which it waits as long as `patience`; returns the server's time.
    fn begin_within(&mut self, patience: Duration) -> Result<String, ServerFault> {
        let now = self.locked(patience);
        if now.is_err() {
            self.give_up();
        }
        now
    }

    fn locked(&mut self, patience: Duration) -> Result<String, ServerFault> {
        let patient = format!("SET LOCAL lock_timeout = '{}s'", patience.as_secs());
        let begin = format!("{BEGIN};\n{patient}");
        self.with(async |client| client.batch_execute(&begin).await)?;
        self.with_patience(patience + SILENT, async |client| {
            client.query_typed_one(LOCK, &[]).await
        })?;
        self.with(async |client| client.query_typed_one(NOW, &[]).await?.try_get(0))
    }
}

/// Reads an entry.
/// Errors: a newer program wrote one of another kind, or somebody changed its kind.
fn entry(row: &Row) -> Result<RawEntry, ServerFault> {
    let read = || -> Result<(String, RawEntry), Error> {
        let word: String = row.try_get(1)?;
        let entry = RawEntry {
            id: EntryId(row.try_get(0)?),
            kind: EntryKind::of_word(&word).unwrap_or(EntryKind::Import),
            session: row.try_get::<_, Option<i64>>(2)?.map(SessionId),
            at: row.try_get(3)?,
            engine: row.try_get(4)?,
            prev: row.try_get(5)?,
            body: row.try_get(6)?,
            hash: row.try_get(7)?,
        };
        Ok((word, entry))
    };
    let (word, entry) = read().map_err(|error| fault(&error))?;
    if EntryKind::of_word(&word).is_some() {
        return Ok(entry);
    }
    let content = Content {
        id: entry.id.0,
        kind: word.as_bytes(),
        session: entry.session.map(|SessionId(id)| id),
        at: entry.at.as_bytes(),
        engine: entry.engine.as_bytes(),
        prev: entry.prev.as_bytes(),
        body: entry.body.as_bytes(),
    };
    Err(if content.hash() == entry.hash {
        ServerFault::NewerEntry(entry.id)
    } else {
        ServerFault::Altered(entry.id)
    })
}
