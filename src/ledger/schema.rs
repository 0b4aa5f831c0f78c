//! The file: which program it belongs to, its versions, and how a connection is set up. `migrate`
//! brings a file to the newest version.

use super::{LedgerError, chain};
use rusqlite::config::DbConfig;
use rusqlite::limits::Limit;
use rusqlite::{Connection, ErrorCode};
use std::time::{Duration, Instant};

/// How long a call waits for another program to release the file.
const PATIENCE: Duration = Duration::from_secs(5);

/// How many prepared queries a connection keeps: an evening uses about as many different ones.
const QUERIES: usize = 64;

/// How many pages the log holds before they are copied into the file: an evening writes fewer, so
/// it never waits for the copying.
const LOG_PAGES: i64 = 4000;

/// Marks a file as a ledger: `dokb` in ASCII.
pub(super) const APPLICATION_ID: i32 = 0x646f_6b62;

/// SQL that creates a new ledger: first the table of entries, then everything built on it.
const TABLES: &str = include_str!("schema/v3_tables.sql");
const REST: &str = include_str!("schema/v3.sql");

/// Limits for reading the schema of a file: the time, the number of steps between two looks at the
/// clock, and the bytes of a single value.
const LOADING: Duration = Duration::from_millis(500);
const STEPS: i32 = 1000;
const LOADED: i32 = 1 << 16;

/// The tables in which `SQLite` keeps the results of `ANALYZE`.
const OF_STATISTICS: [&str; 2] = [
    "CREATE TABLE sqlite_stat1(tbl,idx,stat)",
    "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)",
];

/// SQL that creates version 2, as program version 0.2 did.
const OLDER: &str = include_str!("schema/v2.sql");

/// A version of the file format that this program knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Version(u32);

impl Version {
    /// The version that this program writes.
    pub(super) const NEWEST: Self = Self(3);

    /// The version that can be read as it is; the first write migrates it to the newest.
    pub(super) const OLDER: Self = Self(2);
}

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// Nothing yet: the file is empty.
    Empty,
    /// A ledger of a known version.
    Version(Version),
}

/// Returns what the file holds, without changing it.
/// Errors: another program's file, an unknown version, not a database.
pub(super) fn inspect(connection: &Connection) -> Result<State, LedgerError> {
    // In one transaction; otherwise somebody else could migrate the file between two answers.
    let reading = connection.unchecked_transaction()?;
    let state = state(&reading)?;
    reading.finish()?;
    Ok(state)
}

/// Returns what the file holds, as `inspect` does, but inside a transaction of the caller.
pub(super) fn state(connection: &Connection) -> Result<State, LedgerError> {
    let application_id = connection.pragma_query_one(None, "application_id")?;
    let version: i32 = connection.pragma_query_one(None, "user_version")?;
    let objects: u32 =
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    match (application_id, u32::try_from(version), objects) {
        (0, Ok(0), 0) => Ok(State::Empty),
        (APPLICATION_ID, Ok(found @ 1..), _) => match Version(found) {
            known @ (Version::OLDER | Version::NEWEST) => Ok(State::Version(known)),
            Version(found) if found > Version::NEWEST.0 => Err(LedgerError::NewerVersion {
                found,
                known: Version::NEWEST.0,
            }),
            Version(found) => Err(LedgerError::OlderVersion { found }),
        },
        _ => Err(LedgerError::OtherProgram { application_id }),
    }
}

/// Sets up a connection so that a file from elsewhere can do no harm; `docs/LEDGER.md` explains
/// each setting. Does not read or write the file.
pub(super) fn distrust(connection: &mut Connection) -> Result<(), LedgerError> {
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(QUERIES);
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    for (setting, on) in [
        (DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true),
        (DbConfig::SQLITE_DBCONFIG_ENABLE_VIEW, false),
        // Query plans never depend on the values; otherwise queries would be planned again each
        // time.
        (DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true),
    ] {
        connection.set_db_config(setting, on)?;
    }
    load(connection)
}

/// Makes `SQLite` read the schema, within limits. `SQLite` reads the results of `ANALYZE` with it,
/// before anybody can check that the tables with those names are genuine; a forged table that
/// contains code gets only this much time and memory.
/// Errors: the file cannot be read.
fn load(connection: &mut Connection) -> Result<(), LedgerError> {
    let begun = Instant::now();
    let most = connection.limit(Limit::SQLITE_LIMIT_LENGTH)?;
    connection.set_limit(Limit::SQLITE_LIMIT_LENGTH, LOADED)?;
    connection.progress_handler(STEPS, Some(move || begun.elapsed() > LOADING))?;
    let loaded = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()));
    connection.progress_handler(STEPS, None::<fn() -> bool>)?;
    connection.set_limit(Limit::SQLITE_LIMIT_LENGTH, most)?;
    let stopped = [ErrorCode::OperationInterrupted, ErrorCode::TooBig];
    match loaded {
        // If reading was stopped, the schema is read again later, without the results of `ANALYZE`.
        Err(error)
            if error
                .sqlite_error_code()
                .is_some_and(|code| stopped.contains(&code)) =>
        {
            Ok(())
        }
        loaded => Ok(loaded?),
    }
}

/// Sets up a connection for writing; `docs/LEDGER.md` explains each setting.
/// Errors: the file system allows no write-ahead log.
pub(super) fn configure(connection: &Connection) -> Result<(), LedgerError> {
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "recursive_triggers", true)?;
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "checkpoint_fullfsync", true)?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "wal_autocheckpoint", LOG_PAGES)?;
    let mode = write_ahead(connection)?;
    if mode != "wal" {
        return Err(LedgerError::NoWriteAheadLog { mode });
    }
    Ok(())
}

/// Asks for a write-ahead log and returns the resulting journal mode.
fn write_ahead(connection: &Connection) -> Result<String, LedgerError> {
    const PAUSE: Duration = Duration::from_millis(20);
    let mut left = PATIENCE.as_millis() / PAUSE.as_millis();
    loop {
        let answer =
            connection.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0));
        match answer {
            // SQLite does not wait by itself if two programs switch a new file at the same time.
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

/// Turns an empty file into a ledger of the newest version, in a transaction of the caller.
pub(super) fn lay(writing: &Connection) -> Result<(), LedgerError> {
    writing.execute_batch(TABLES)?;
    writing.execute_batch(REST)?;
    mark(writing)
}

/// Converts an older ledger's tables to the newest version in a transaction of the caller. The
/// entries are kept; what is computed from them is not filled in.
pub(super) fn raise(writing: &Connection) -> Result<(), LedgerError> {
    writing.execute_batch(TABLES)?;
    writing.execute_batch(
        "INSERT INTO entry_3 (id, kind, session, at, engine, body, prev, hash)
           SELECT id, kind, session, at, engine, body, prev, hash FROM entry ORDER BY id;
         CREATE TEMP TABLE typed AS SELECT session, position, text FROM draft;
         DROP TABLE total; DROP TABLE volume; DROP TABLE dealt; DROP TABLE evening;
         DROP TABLE name; DROP TABLE draft; DROP TABLE entry;",
    )?;
    writing.execute_batch(REST)?;
    writing.execute_batch(
        "INSERT INTO draft (session, position, text) SELECT session, position, text FROM typed;
         DROP TABLE typed;",
    )?;
    mark(writing)
}

fn mark(writing: &Connection) -> Result<(), LedgerError> {
    writing.pragma_update(None, "application_id", APPLICATION_ID)?;
    writing.pragma_update(None, "user_version", Version::NEWEST.0)?;
    Ok(())
}

/// A table, index, trigger or view, as the file describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Object {
    pub(super) name: String,
    kind: String,
    table: String,
    sql: Option<String>,
}

/// Returns everything that the file holds, sorted by name, except the tables in which `SQLite`
/// itself keeps the results of `ANALYZE`.
pub(super) fn objects(connection: &Connection) -> Result<Vec<Object>, LedgerError> {
    let mut query = connection.prepare(
        "SELECT CAST(name AS TEXT), CAST(type AS TEXT), CAST(tbl_name AS TEXT), CAST(sql AS TEXT)
         FROM sqlite_schema ORDER BY name",
    )?;
    let rows = query.query_map([], |row| {
        Ok(Object {
            name: row.get::<_, Option<String>>(0)?.unwrap_or_default(),
            kind: row.get::<_, Option<String>>(1)?.unwrap_or_default(),
            table: row.get::<_, Option<String>>(2)?.unwrap_or_default(),
            sql: row.get(3)?,
        })
    })?;
    let mut found: Vec<Object> = rows.collect::<Result<_, _>>()?;
    found.retain(|object| !object.is_statistics());
    Ok(found)
}

/// Returns whether the file has a table that no version of this program creates.
pub(super) fn has_strange_table(connection: &Connection) -> Result<bool, LedgerError> {
    let mut here = objects(connection)?;
    here.retain(|object| object.kind == "table");
    let mut known = due(Version::NEWEST)?;
    known.extend(due(Version::OLDER)?);
    Ok(!here.iter().all(|object| known.contains(object)))
}

impl Object {
    /// Returns whether this is exactly a table that `ANALYZE` creates.
    fn is_statistics(&self) -> bool {
        let sql = self.sql.as_deref().unwrap_or_default();
        let made = OF_STATISTICS.contains(&sql) && sql.split(['(', ' ']).nth(2) == Some(&self.name);
        made && self.kind == "table" && self.table == self.name
    }
}

/// The checksums of each version's unaltered objects.
const SUMS: [(Version, &str); 2] = [
    (
        Version::OLDER,
        "cea3b54e61970a3c24a71fc63a6d70502fee793c990509b6febb462b6d2cdec2",
    ),
    (
        Version::NEWEST,
        "ef29316d0557f9554e64ee369a976792168286384038fe1eafde062cf86fb704",
    ),
];

/// Returns whether objects are exactly those of a version. If they are not, `due` returns what they
/// should be; creating that takes as long as everything else about a small ledger.
pub(super) fn are_untouched(objects: &[Object], version: Version) -> bool {
    let sum = sum_of(objects);
    SUMS.contains(&(version, sum.as_str()))
}

/// Returns the checksum of all fields of the objects.
fn sum_of(objects: &[Object]) -> String {
    chain::sum_of(objects.iter().flat_map(|object| {
        let (sql, has_sql) = object.sql.as_deref().map_or(("", ""), |sql| (sql, "sql"));
        [
            object.name.as_str(),
            object.kind.as_str(),
            object.table.as_str(),
            has_sql,
            sql,
        ]
    }))
}

/// Returns what `objects` should return for an unaltered ledger of this version.
pub(super) fn due(version: Version) -> Result<Vec<Object>, LedgerError> {
    let memory = Connection::open_in_memory()?;
    if version == Version::OLDER {
        memory.execute_batch(OLDER)?;
    } else {
        lay(&memory)?;
    }
    objects(&memory)
}

/// Returns the file's list of kinds, each with whether such an entry belongs to a session.
pub(super) fn kinds(connection: &Connection) -> Result<Vec<(String, String)>, LedgerError> {
    let mut query = connection.prepare("SELECT word, place FROM kind ORDER BY word")?;
    let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns a number that changes whenever a table, index, trigger or view is changed.
pub(super) fn edition(connection: &Connection) -> Result<i64, LedgerError> {
    let mut query = connection.prepare_cached("PRAGMA schema_version")?;
    Ok(query.query_row([], |row| row.get(0))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sums_are_those_of_what_each_version_makes() {
        for (version, sum) in SUMS {
            let due = due(version).unwrap();
            assert_eq!(sum_of(&due), sum, "{version:?}");
            assert!(are_untouched(&due, version));
        }
    }

    #[test]
    fn every_word_of_an_object_is_in_the_sum() {
        let due = due(Version::NEWEST).unwrap();
        let changes: [fn(&mut Object); 5] = [
            |object| object.name.push('x'),
            |object| object.kind.push('x'),
            |object| object.table.push('x'),
            |object| object.sql = Some("x".to_owned()),
            |object| object.sql = Some(String::new()),
        ];
        for (at, change) in (0..due.len()).flat_map(|at| changes.map(|change| (at, change))) {
            let mut touched = due.clone();
            change(&mut touched[at]);
            assert!(!are_untouched(&touched, Version::NEWEST), "{touched:?}");
        }
        assert!(!are_untouched(&due[1..], Version::NEWEST));
        assert!(!are_untouched(&due, Version::OLDER));
    }
}
