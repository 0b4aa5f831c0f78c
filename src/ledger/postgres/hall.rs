//! What a hall sees beside the entries: who plays what now, and how safe the server is.

use super::super::now_playing::PlayingRow;
use super::super::server_fault::ServerFault;
use super::connect::PostgresServer;
use super::fault::fault;
use postgres::types::Type;

/// How safe the entries are that the server acknowledges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerHealth {
    /// The server's version, such as `15.18`.
    pub version: String,
    /// Whether the server is a standby, which takes no entries.
    pub is_standby: bool,
    /// How many standbys stream from the server now.
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
    current_setting('synchronous_standby_names'),
    current_setting('fsync') = 'on' AND current_setting('full_page_writes') = 'on'";

impl PostgresServer {
    /// Overwrites what a table plays now; `None` if it plays nothing.
    pub(super) fn show(&mut self, table: &str, state: Option<&str>) -> Result<(), ServerFault> {
        if self.is_lost() {
            // The hall can wait; whoever plays cannot.
            return Ok(());
        }
        self.with(|client| match state {
            Some(state) => {
                client.execute_typed(SHOW, &[(&table, Type::TEXT), (&state, Type::TEXT)])
            }
            None => client.execute_typed(
                "DELETE FROM dokbak.playing WHERE table_name = $1",
                &[(&table, Type::TEXT)],
            ),
        })?;
        Ok(())
    }

    /// Returns what is played at each table now.
    pub(super) fn shown(&mut self) -> Result<Vec<PlayingRow>, ServerFault> {
        let rows = self.with(|client| client.query_typed(PLAYING, &[]))?;
        let row = |row: &postgres::Row| {
            Ok(PlayingRow {
                table: row.try_get(0)?,
                at: row.try_get(1)?,
                seconds_ago: row.try_get(2)?,
                state: row.try_get(3)?,
            })
        };
        let rows: Result<_, postgres::Error> = rows.iter().map(row).collect();
        rows.map_err(|error| fault(&error))
    }

    /// Returns how safe the server is.
    pub fn health(&mut self) -> Result<ServerHealth, ServerFault> {
        let row = self.with(|client| client.query_typed_one(HEALTH, &[]))?;
        let read = || -> Result<ServerHealth, postgres::Error> {
            Ok(ServerHealth {
                version: row.try_get(0)?,
                is_standby: row.try_get(1)?,
                standbys: row.try_get(2)?,
                waits_for: row.try_get(3)?,
                is_durable: row.try_get(4)?,
            })
        };
        read().map_err(|error| fault(&error))
    }
}
