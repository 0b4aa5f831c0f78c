//! The file: whose it is, its versions, and how a connection is set up.

use super::LedgerError;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, TransactionBehavior};
use std::time::Duration;

/// How long a call waits for another program to let go of the file.
const PATIENCE: Duration = Duration::from_secs(5);

/// Marks a file as a ledger: `dokb` in ASCII.
pub(super) const APPLICATION_ID: i32 = 0x646f_6b62;

/// The steps from an empty file to the newest version; step n makes version n + 1 of version n.
pub(super) const VERSIONS: &[&str] = &[include_str!("schema/v1.sql")];

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// Nothing yet.
    Empty,
    /// A ledger of a version that is known here.
    Version(u32),
}

/// Returns what the file holds, and changes nothing.
/// Errors: another program's file, a newer version, no database.
pub(super) fn inspect(connection: &Connection) -> Result<State, LedgerError> {
    look(connection, newest(VERSIONS))
}

fn look(connection: &Connection, known: u32) -> Result<State, LedgerError> {
    // One transaction, or the answers could straddle somebody else's migration.
    let reading = connection.unchecked_transaction()?;
    let state = state(&reading, known)?;
    reading.finish()?;
    Ok(state)
}

fn state(connection: &Connection, known: u32) -> Result<State, LedgerError> {
    let application_id = connection.pragma_query_one(None, "application_id")?;
    let version: i32 = connection.pragma_query_one(None, "user_version")?;
    let objects: u32 =
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    match (application_id, u32::try_from(version), objects) {
        (0, Ok(0), 0) => Ok(State::Empty),
        (APPLICATION_ID, Ok(found @ 1..), _) => {
            if found > known {
                return Err(LedgerError::NewerVersion { found, known });
            }
            Ok(State::Version(found))
        }
        _ => Err(LedgerError::OtherProgram { application_id }),
    }
}

/// Sets up a connection so that a file from elsewhere can do no harm; `docs/LEDGER.md` says what
/// each setting is for. Nothing is read or written yet.
pub(super) fn distrust(connection: &Connection) -> Result<(), LedgerError> {
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    for (setting, on) in [
        (DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true),
        (DbConfig::SQLITE_DBCONFIG_ENABLE_VIEW, false),
    ] {
        connection.set_db_config(setting, on)?;
    }
    Ok(())
}

/// Sets up a connection for writing; `docs/LEDGER.md` says what each setting is for.
/// Errors: the file system allows no write-ahead log.
pub(super) fn configure(connection: &Connection) -> Result<(), LedgerError> {
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "recursive_triggers", true)?;
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "checkpoint_fullfsync", true)?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    let mode = write_ahead(connection)?;
    if mode != "wal" {
        return Err(LedgerError::NoWriteAheadLog { mode });
    }
    Ok(())
}

/// Returns the journal mode after asking for a write-ahead log.
fn write_ahead(connection: &Connection) -> Result<String, LedgerError> {
    const PAUSE: Duration = Duration::from_millis(20);
    let mut left = PATIENCE.as_millis() / PAUSE.as_millis();
    loop {
        let answer =
            connection.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0));
        match answer {
            // SQLite does not wait on its own while two programs switch a new file at once.
            Err(error)
                if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy) && left > 0 =>
            {
                left -= 1;
                std::thread::sleep(PAUSE);
            }
            answer => return Ok(answer?),
        }
    }
}

/// Brings a file to the newest of the versions, all in one transaction.
/// Errors: as `inspect`; the file is then as it was.
pub(super) fn migrate(connection: &mut Connection, versions: &[&str]) -> Result<(), LedgerError> {
    let newest = newest(versions);
    if look(connection, newest)? == State::Version(newest) {
        return Ok(());
    }
    let step = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let done = match state(&step, newest)? {
        State::Empty => 0,
        State::Version(version) => version as usize,
    };
    for sql in versions.iter().skip(done) {
        step.execute_batch(sql)?;
    }
    step.pragma_update(None, "application_id", APPLICATION_ID)?;
    step.pragma_update(None, "user_version", newest)?;
    step.commit()?;
    Ok(())
}

fn newest(versions: &[&str]) -> u32 {
    u32::try_from(versions.len()).unwrap_or(u32::MAX)
}

/// A table, index, trigger or view, as the file describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Object {
    pub(super) name: String,
    kind: String,
    table: String,
    sql: Option<String>,
}

/// Returns everything that the file holds, sorted by name, but for the tables in which `SQLite`
/// itself keeps what `ANALYZE` counted.
pub(super) fn objects(connection: &Connection) -> Result<Vec<Object>, LedgerError> {
    // By their whole names and as tables alone: in LIKE `_` stands for any letter.
    let mut query = connection.prepare(
        "SELECT CAST(name AS TEXT), CAST(type AS TEXT), CAST(tbl_name AS TEXT), CAST(sql AS TEXT)
         FROM sqlite_schema
         WHERE NOT (type IS 'table' AND name IN ('sqlite_stat1', 'sqlite_stat3', 'sqlite_stat4')
           AND rootpage > 0)
         ORDER BY name",
    )?;
    let rows = query.query_map([], |row| {
        Ok(Object {
            name: row.get::<_, Option<String>>(0)?.unwrap_or_default(),
            kind: row.get::<_, Option<String>>(1)?.unwrap_or_default(),
            table: row.get::<_, Option<String>>(2)?.unwrap_or_default(),
            sql: row.get(3)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns what `objects` returns for a ledger that nobody has touched.
pub(super) fn untouched() -> Result<Vec<Object>, LedgerError> {
    let mut memory = Connection::open_in_memory()?;
    migrate(&mut memory, VERSIONS)?;
    objects(&memory)
}

/// Returns a number that changes whenever a table, index, trigger or view does.
pub(super) fn edition(connection: &Connection) -> Result<i64, LedgerError> {
    Ok(connection.pragma_query_one(None, "schema_version")?)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop where it fails")]
mod tests {
    use super::{APPLICATION_ID, VERSIONS, migrate, newest, objects};
    use crate::ledger::LedgerError;
    use rusqlite::Connection;

    const NEXT: &str = "ALTER TABLE draft ADD COLUMN author TEXT";

    fn version(connection: &Connection) -> u32 {
        connection.pragma_query_one(None, "user_version").unwrap()
    }

    #[test]
    fn every_version_leads_to_the_newest() {
        for from in 0..=VERSIONS.len() {
            let mut file = Connection::open_in_memory().unwrap();
            if from > 0 {
                migrate(&mut file, &VERSIONS[..from]).unwrap();
            }
            migrate(&mut file, VERSIONS).unwrap();
            assert_eq!(version(&file), newest(VERSIONS), "from {from}");
            let id: i32 = file.pragma_query_one(None, "application_id").unwrap();
            assert_eq!(id, APPLICATION_ID);
            assert_eq!(
                objects(&file).unwrap(),
                super::untouched().unwrap(),
                "from {from}"
            );
        }
    }

    #[test]
    fn a_step_keeps_what_is_there() {
        let mut file = Connection::open_in_memory().unwrap();
        migrate(&mut file, VERSIONS).unwrap();
        file.pragma_update(None, "foreign_keys", false).unwrap();
        file.execute("INSERT INTO draft VALUES (1, 0, 'nagari')", [])
            .unwrap();
        let versions = [VERSIONS, &[NEXT]].concat();
        migrate(&mut file, &versions).unwrap();
        migrate(&mut file, &versions).unwrap();
        let text: String = file
            .query_row("SELECT text FROM draft WHERE author IS NULL", [], |r| {
                r.get(0)
            })
            .unwrap();
        assert_eq!(text, "nagari");
        let error = migrate(&mut file, VERSIONS).unwrap_err();
        let (newer, own) = (newest(&versions), newest(VERSIONS));
        assert!(
            matches!(error, LedgerError::NewerVersion { found, known } if (found, known) == (newer, own))
        );
    }

    #[test]
    fn a_step_that_fails_changes_nothing() {
        let mut file = Connection::open_in_memory().unwrap();
        migrate(&mut file, VERSIONS).unwrap();
        let before = objects(&file).unwrap();
        let versions = [VERSIONS, &[NEXT, "CREATE TABLE entry (id)"]].concat();
        assert!(matches!(
            migrate(&mut file, &versions),
            Err(LedgerError::Sqlite(_))
        ));
        assert_eq!(objects(&file).unwrap(), before);
        assert_eq!(version(&file), newest(VERSIONS));
    }
}
