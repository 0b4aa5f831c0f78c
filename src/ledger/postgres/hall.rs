//! What a hall sees beside the entries: who plays what now, and how safe the server is.

use super::super::now_playing::PlayingRow;
use super::super::server_fault::ServerFault;
use super::connect::PostgresServer;
use super::fault::fault;
use tokio_postgres::types::Type;
use tokio_postgres::{Error, Row};

/// How safe the entries are that the server acknowledges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerHealth {
    /// The server's version, such as `15.18`.
    pub version: String,
    /// Whether the server is a standby, which takes no entries.
    pub is_standby: bool,
    /// How many standbys stream from the server now.
    pub streaming: i64,
    /// How many standbys there are, as far as the server knows: those that stream, or those for
    /// which it keeps what they have not got yet, if that is more.
    pub standbys: i64,
    /// `synchronous_standby_names`; empty if a commit waits for no standby.
    pub waits_for: String,
    /// Whether `fsync` and `full_page_writes` are on: what is committed outlives a power failure.
    pub is_durable: bool,
}

const SHOW: &str =
    "INSERT INTO dokbak.playing (table_name, at, state) VALUES ($1, clock_timestamp(), $2)
    ON CONFLICT (table_name) DO UPDATE SET at = excluded.at, state = excluded.state";
const PLAYING: &str =
    "SELECT table_name, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"'),
    greatest(0, extract(epoch FROM clock_timestamp() - at))::bigint, state
    FROM dokbak.playing ORDER BY table_name";
const HEALTH: &str = "SELECT current_setting('server_version'), pg_is_in_recovery(),
    (SELECT count(*) FROM pg_stat_replication),
    (SELECT count(*) FROM pg_replication_slots WHERE slot_type = 'physical' AND NOT temporary),
    current_setting('synchronous_standby_names'),
    current_setting('fsync') = 'on' AND current_setting('full_page_writes') = 'on'";

impl PostgresServer {
    /// Overwrites what a table plays now; `None` if it plays nothing.
    pub(super) fn show(&mut self, table: &str, state: Option<&str>) -> Result<(), ServerFault> {
        if self.is_lost() {
            // The hall can wait; whoever plays cannot.
            return Ok(());
        }
        self.with(async |client| {
            if let Some(state) = state {
                let values = [(&table as _, Type::TEXT), (&state as _, Type::TEXT)];
                client.execute_typed(SHOW, &values).await
            } else {
                let remove = "DELETE FROM dokbak.playing WHERE table_name = $1";
                client.execute_typed(remove, &[(&table, Type::TEXT)]).await
            }
        })?;
        Ok(())
    }

    /// Returns what is played at each table now.
    pub(super) fn shown(&mut self) -> Result<Vec<PlayingRow>, ServerFault> {
        let rows = self.with(async |client| client.query_typed(PLAYING, &[]).await)?;
        let row = |row: &Row| {
            Ok(PlayingRow {
                table: row.try_get(0)?,
                at: row.try_get(1)?,
                seconds_ago: row.try_get(2)?,
                state: row.try_get(3)?,
            })
        };
        let rows: Result<_, Error> = rows.iter().map(row).collect();
        rows.map_err(|error| fault(&error))
    }

    /// Returns how safe the server is.
    pub fn health(&mut self) -> Result<ServerHealth, ServerFault> {
        let row = self.with(async |client| client.query_typed_one(HEALTH, &[]).await)?;
        let read = || -> Result<ServerHealth, Error> {
            let (streaming, kept_for): (i64, i64) = (row.try_get(2)?, row.try_get(3)?);
            Ok(ServerHealth {
                version: row.try_get(0)?,
                is_standby: row.try_get(1)?,
                streaming,
                standbys: streaming.max(kept_for),
                waits_for: row.try_get(4)?,
                is_durable: row.try_get(5)?,
            })
        };
        read().map_err(|error| fault(&error))
    }
}
