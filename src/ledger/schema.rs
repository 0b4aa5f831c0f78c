//! The file: whose it is, its versions, and how a connection is set up; `migrate` brings one to the
//! newest.

use super::{LedgerError, chain};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode};
use std::borrow::Cow;
use std::time::Duration;

/// How long a call waits for another program to let go of the file.
const PATIENCE: Duration = Duration::from_secs(5);

/// How many queries a connection keeps ready: an evening asks about this many different ones.
const QUERIES: usize = 64;

/// How many pages the log takes before they go into the file: an evening has fewer, and waits for none.
const LOG_PAGES: i64 = 4000;

/// Marks a file as a ledger: `dokb` in ASCII.
pub(super) const APPLICATION_ID: i32 = 0x646f_6b62;

/// The steps from an empty file to the newest version; step n makes version n + 1 of version n.
pub(super) const VERSIONS: &[&str] =
    &[include_str!("schema/v1.sql"), include_str!("schema/v2.sql")];

/// A version of the file that is known here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Version(u32);

impl Version {
    /// The version that is written.
    pub(super) const NEWEST: Self = Self(2);

    /// Returns whether the file keeps totals.
    pub(super) const fn keeps_totals(self) -> bool {
        self.0 >= 2
    }

    /// Returns a query in the words of this version: before entries of other ledgers were taken in,
    /// what an entry says was its kind.
    pub(super) fn wording(self, query: &str) -> Cow<'_, str> {
        if self.0 == 1 {
            query.replace("what", "kind").into()
        } else {
            query.into()
        }
    }
}

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// Nothing yet.
    Empty,
    /// A ledger of a version that is known here.
    Version(Version),
}

impl State {
    /// Returns whether the file is of the version of this number.
    pub(super) fn is(self, number: u32) -> bool {
        self == Self::Version(Version(number))
    }
}

/// Returns what the file holds, and changes nothing.
/// Errors: another program's file, a newer version, no database.
pub(super) fn inspect(connection: &Connection) -> Result<State, LedgerError> {
    look(connection, newest(VERSIONS))
}

/// Returns what the file holds where only the first of the versions are known.
pub(super) fn look(connection: &Connection, known: u32) -> Result<State, LedgerError> {
    // One transaction, or the answers could straddle somebody else's migration.
    let reading = connection.unchecked_transaction()?;
    let state = state(&reading, known)?;
    reading.finish()?;
    Ok(state)
}

/// Returns the same inside a transaction of the caller.
pub(super) fn state(connection: &Connection, known: u32) -> Result<State, LedgerError> {
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
            Ok(State::Version(Version(found)))
        }
        _ => Err(LedgerError::OtherProgram { application_id }),
    }
}

/// Sets up a connection so that a file from elsewhere can do no harm; `docs/LEDGER.md` says what
/// each setting is for. Nothing is read or written yet.
pub(super) fn distrust(connection: &Connection) -> Result<(), LedgerError> {
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(QUERIES);
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    for (setting, on) in [
        (DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true),
        (DbConfig::SQLITE_DBCONFIG_ENABLE_VIEW, false),
        // A plan never depends on what is asked for: else queries are planned anew each time.
        (DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true),
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
    connection.pragma_update(None, "wal_autocheckpoint", LOG_PAGES)?;
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

/// Takes the steps that are missing, in a transaction of the caller, and returns what the file was.
/// Errors: as `inspect`.
pub(super) fn step(writing: &Connection, versions: &[&str]) -> Result<State, LedgerError> {
    let newest = newest(versions);
    let before = state(writing, newest)?;
    let done = match before {
        State::Empty => 0,
        State::Version(Version(version)) => version as usize,
    };
    for sql in versions.iter().skip(done) {
        writing.execute_batch(sql)?;
    }
    writing.pragma_update(None, "application_id", APPLICATION_ID)?;
    writing.pragma_update(None, "user_version", newest)?;
    Ok(before)
}

/// Returns the number of the last of the versions.
pub(super) fn newest(versions: &[&str]) -> u32 {
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

/// What the objects of each version come to as long as nobody has touched them.
const SUMS: [&str; VERSIONS.len()] = [
    "585148c7baa64a5d0aa49eeafde513edce14eca9317e3ac374664d9a01cbd02c",
    "cea3b54e61970a3c24a71fc63a6d70502fee793c990509b6febb462b6d2cdec2",
];

/// The same of version 2 as it was before any release had it: with an index over hashes. Such a file
/// is written as it is.
const UNRELEASED: &str = "563a9605725ff116ed2f54d3f4ec1eaf883db202f03f43d204799b5f69a9b267";

/// Returns whether objects are those of a version to the byte. Where they are not, `due` tells what
/// there should be: making that takes as long as all else about a small ledger.
pub(super) fn are_untouched(objects: &[Object], version: Version) -> bool {
    let sum = sum_of(objects);
    let at = version.0.checked_sub(1).map(|at| at as usize);
    let due = at.and_then(|at| SUMS.get(at));
    due.is_some_and(|due| *due == sum) || (version == Version(2) && sum == UNRELEASED)
}

/// Returns the sum over everything that objects say of themselves.
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

/// Returns what `objects` returns for a ledger of a version that nobody has touched.
pub(super) fn due(version: Version) -> Result<Vec<Object>, LedgerError> {
    let memory = Connection::open_in_memory()?;
    let versions = VERSIONS.get(..version.0 as usize).unwrap_or(VERSIONS);
    step(&memory, versions)?;
    objects(&memory)
}

/// Returns a number that changes whenever a table, index, trigger or view does.
pub(super) fn edition(connection: &Connection) -> Result<i64, LedgerError> {
    let mut query = connection.prepare_cached("PRAGMA schema_version")?;
    Ok(query.query_row([], |row| row.get(0))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sums_are_those_of_what_each_version_makes() {
        for (at, sum) in (1..).zip(SUMS) {
            let due = due(Version(at)).unwrap();
            assert_eq!(sum_of(&due), sum, "version {at}");
            assert!(are_untouched(&due, Version(at)));
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
        assert!(!are_untouched(&due, Version(1)));
    }
}
