//! A club's entries on a `PostgreSQL` server.
//!
//! Everything is sent as unnamed statements, so that a pooler in transaction mode may stand
//! between. `docs/CLUB.md` describes the tables and the rights.

mod address;
mod connect;
mod fault;
mod hall;
mod schema;

pub use address::{BadAddress, ClubAddress};
pub use connect::{PostgresServer, ServerUser};
pub use hall::ServerHealth;
pub use schema::{ClubRoles, FORMAT};

use super::chain::RawEntry;
use super::kind::EntryKind;
use super::now_playing::PlayingRow;
use super::server::ClubServer;
use super::server_fault::ServerFault;
use super::{EntryId, Seal, SessionId};
use fault::{at_commit, fault};
use postgres::Row;
use postgres::types::Type;

/// Begins a turn. Nothing but the client's own silence may end it: a laptop that is gone ends it
/// within half a minute, one that computes may take its time. A commit waits for the standby at least
/// as long as the server's own setting says.
const BEGIN: &str = "BEGIN ISOLATION LEVEL READ COMMITTED;
    SET LOCAL lock_timeout = '10s';
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
        let rows = self.with(|client| {
            client.query_typed(ENTRIES, &[(&after.0, Type::INT8), (&most, Type::INT8)])
        })?;
        rows.iter().map(entry).collect()
    }

    fn hash(&mut self, entry: EntryId) -> Result<Option<String>, ServerFault> {
        let found = self.with(|client| client.query_typed_opt(HASH, &[(&entry.0, Type::INT8)]))?;
        let hash = found.map(|row| row.try_get(0)).transpose();
        hash.map_err(|error| fault(&error))
    }

    fn begin(&mut self) -> Result<String, ServerFault> {
        let begun = self.with(|client| {
            client.batch_execute(BEGIN)?;
            client.query_typed_one(LOCK, &[])?;
            client.query_typed_one(NOW, &[])?.try_get(0)
        });
        if begun.is_err() {
            self.give_up();
        }
        begun
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
        self.with(|client| {
            client.execute_typed(
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
        })?;
        Ok(())
    }

    fn commit(&mut self) -> Result<(), ServerFault> {
        self.warnings.forget();
        let committed = self.client()?.batch_execute("COMMIT");
        if let Err(error) = committed {
            self.failed(&error);
            return Err(at_commit(&error));
        }
        // A commit that waited for the standby in vain is answered with a warning and nothing else.
        self.warnings
            .taken()
            .map_or(Ok(()), |warning| Err(ServerFault::Unknown(warning)))
    }

    fn give_up(&mut self) {
        let ended = match &mut self.client {
            Some(client) => client.batch_execute("ROLLBACK").is_ok(),
            None => true,
        };
        if !ended {
            self.client = None;
        }
    }

    fn confirm(&mut self, last: &Seal) -> Result<bool, ServerFault> {
        // Whoever has the turn waits until the commit in question has ended.
        self.begin()?;
        let found = self.hash(last.entry);
        if !matches!(&found, Ok(Some(hash)) if *hash == last.hash) {
            self.give_up();
            return found.map(|_| false);
        }
        // When this is on the standby, so is everything before.
        self.with(|client| client.batch_execute(BUMP))?;
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

/// Reads an entry.
fn entry(row: &Row) -> Result<RawEntry, ServerFault> {
    let id = EntryId(row.try_get(0).map_err(|error| fault(&error))?);
    let read = || -> Result<Option<RawEntry>, postgres::Error> {
        let kind: &str = row.try_get(1)?;
        let Some(kind) = EntryKind::of_word(kind) else {
            return Ok(None);
        };
        Ok(Some(RawEntry {
            id,
            kind,
            session: row.try_get::<_, Option<i64>>(2)?.map(SessionId),
            at: row.try_get(3)?,
            engine: row.try_get(4)?,
            prev: row.try_get(5)?,
            body: row.try_get(6)?,
            hash: row.try_get(7)?,
        }))
    };
    match read() {
        Ok(found) => found.ok_or(ServerFault::Altered(id)),
        Err(error) => Err(fault(&error)),
    }
}
