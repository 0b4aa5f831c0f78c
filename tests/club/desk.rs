//! A table's laptop: a copy of the club's ledger, used by the library or by the program.

use crate::server::Server;
use dokbak::ledger::postgres::{ClubAddress, ClubRoles, PasswordPlace, PostgresServer, ServerUser};
use dokbak::ledger::{EntryId, EntryKind, Ledger, PaidBody, RawEntry, SessionId};
use rusqlite::Connection;
use rusqlite::types::Value;
use std::env;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

pub(crate) const AT: &str = "2026-11-20T19:30:00Z";
pub(crate) const ENGINE: &str = "0.3.0";

/// Nobody sits there and knows a password.
struct Nobody;

impl ServerUser for Nobody {
    fn find(&mut self, _: &ClubAddress, _: &PasswordPlace) -> Option<String> {
        None
    }

    fn ask(&mut self, _: &ClubAddress, _: bool) -> Option<String> {
        None
    }

    fn accepted(&mut self, _: &ClubAddress, _: &str) {}

    fn is_waited_for(&mut self) {}
}

pub(crate) fn connected(url: &str) -> PostgresServer {
    let (address, _) = ClubAddress::parse(url).unwrap();
    PostgresServer::new(address, Box::new(Nobody))
}

/// Makes an empty club in a new database of a server and returns the database's name.
pub(crate) fn club(server: &Server) -> String {
    let database = server.database();
    let mut owner = connected(&server.url("postgres", &database));
    owner.create(&ClubRoles::default(), "0.3").unwrap();
    database
}

/// A ledger in a folder of its own.
pub(crate) struct Desk {
    pub(crate) ledger: Ledger,
    pub(crate) folder: TempDir,
}

impl Desk {
    /// Returns a ledger that follows nobody.
    pub(crate) fn alone() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let ledger = Ledger::open(&folder.path().join("ledger.db")).unwrap();
        Self { ledger, folder }
    }

    /// Returns a club's copy.
    pub(crate) fn at(url: &str) -> Self {
        let mut desk = Self::alone();
        desk.ledger.follow(Box::new(connected(url)));
        desk
    }

    pub(crate) fn path(&self) -> PathBuf {
        self.folder.path().join("ledger.db")
    }

    /// Returns all entries.
    pub(crate) fn entries(&self) -> Vec<RawEntry> {
        self.ledger.written(EntryId(0), u32::MAX).unwrap()
    }

    /// Notes that Ann handed something to Bo, for which the note stands.
    pub(crate) fn pay(&mut self, note: &str) -> Result<EntryId, dokbak::ledger::LedgerError> {
        self.ledger.append_paid(AT, ENGINE, &paid(note))
    }

    /// Notes many payments in one go.
    pub(crate) fn pay_often(&mut self, times: u32) {
        let mut batch = self.ledger.batch().unwrap();
        for number in 0..times {
            let body = paid(&number.to_string());
            batch.append_paid(AT, ENGINE, &body).unwrap();
        }
        batch.commit().unwrap();
    }

    /// Asserts that nothing is wrong with the ledger.
    pub(crate) fn is_sound(&self) {
        assert_eq!(self.ledger.verify().unwrap(), []);
    }

    /// Returns everything that is counted, row by row.
    pub(crate) fn counted(&self) -> Vec<String> {
        counted(&self.path())
    }

    /// Returns what the entries say, without hashes, which depend on the time.
    pub(crate) fn said(&self) -> Vec<(EntryKind, Option<SessionId>, String)> {
        said(&self.entries())
    }
}

pub(crate) fn paid(note: &str) -> PaidBody {
    PaidBody {
        from: "Ann".into(),
        to: "Bo".into(),
        amount: "100".to_owned(),
        currency: "KRW".to_owned(),
        day: "2026-11-20".to_owned(),
        note: Some(note.to_owned()),
    }
}

/// Returns the notes of all payments among some entries.
pub(crate) fn notes(entries: &[RawEntry]) -> Vec<String> {
    let paid = entries.iter().filter(|entry| entry.kind == EntryKind::Paid);
    paid.map(|entry| {
        let body: PaidBody = serde_json::from_str(&entry.body).unwrap();
        body.note.unwrap()
    })
    .collect()
}

/// Returns everything that is counted in a file, row by row.
pub(crate) fn counted(path: &Path) -> Vec<String> {
    let raw = Connection::open(path).unwrap();
    let mut rows = Vec::new();
    for table in ["total", "dealt", "evening", "name"] {
        let mut query = raw.prepare(&format!("SELECT * FROM {table}")).unwrap();
        let columns = query.column_count();
        let mut found = query.query([]).unwrap();
        while let Some(row) = found.next().unwrap() {
            let values: Vec<Value> = (0..columns).map(|at| row.get(at).unwrap()).collect();
            rows.push(format!("{table} {values:?}"));
        }
    }
    rows.sort();
    rows
}

/// Returns what entries say, with the number of an entry in place of its hash.
pub(crate) fn said(entries: &[RawEntry]) -> Vec<(EntryKind, Option<SessionId>, String)> {
    let numbered = |body: &str| {
        entries.iter().fold(body.to_owned(), |body, entry| {
            body.replace(&entry.hash, &format!("hash of {}", entry.id))
        })
    };
    let said = |entry: &RawEntry| (entry.kind, entry.session, numbered(&entry.body));
    entries.iter().map(said).collect()
}

/// Returns the entries on a server, column by column as they stand there.
pub(crate) fn rows_of_server(server: &Server, database: &str) -> Vec<String> {
    let query = "SELECT concat_ws('|', id, kind, coalesce(session::text, '-'), at, engine, prev, body, hash)
        FROM dokbak.entry ORDER BY id";
    let rows = server.superuser(database).query(query, &[]).unwrap();
    rows.iter().map(|row| row.get(0)).collect()
}

/// Returns the entries in a file in the same way.
pub(crate) fn rows_of_file(path: &Path) -> Vec<String> {
    let raw = Connection::open(path).unwrap();
    let query =
        "SELECT id || '|' || kind || '|' || coalesce(session, '-') || '|' || at || '|' || engine
        || '|' || prev || '|' || body || '|' || hash FROM entry ORDER BY id";
    let mut query = raw.prepare(query).unwrap();
    let rows = query.query_map([], |row| row.get(0)).unwrap();
    rows.map(Result::unwrap).collect()
}

/// Returns a command that runs the program on a ledger: the program that `DOKBAK_PROGRAM` names,
/// otherwise the one just built.
pub(crate) fn program(ledger: &Path) -> Command {
    let built = env!("CARGO_BIN_EXE_dokbak");
    let program = env::var_os("DOKBAK_PROGRAM").unwrap_or_else(|| built.into());
    let mut program = Command::new(program);
    program
        .env_clear()
        .env("DOKBAK_LEDGER", ledger)
        .env("DOKBAK_LANG", "en")
        .env("HOME", ledger.parent().unwrap())
        .env("TZ", "UTC0")
        .current_dir(ledger.parent().unwrap());
    program
}

/// Runs a command of the program to its end.
pub(crate) fn told(program: &mut Command, stdin: &str) -> Output {
    let mut program = program
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that is refused at once does not read its input.
    let _ = program.stdin.take().unwrap().write_all(stdin.as_bytes());
    program.wait_with_output().unwrap()
}

/// Runs the program on a ledger.
pub(crate) fn run(ledger: &Path, args: &[&str], stdin: &str) -> Output {
    told(program(ledger).args(args), stdin)
}

/// Runs the program on a ledger, which must succeed.
pub(crate) fn done(ledger: &Path, args: &[&str], stdin: &str) -> String {
    let run = run(ledger, args, stdin);
    let said = String::from_utf8_lossy(&run.stderr).into_owned();
    assert_eq!(run.status.code(), Some(0), "{args:?}: {said}");
    String::from_utf8(run.stdout).unwrap()
}

/// Returns what the program told on both streams.
pub(crate) fn all_told(run: &Output) -> String {
    let streams = [&run.stdout, &run.stderr];
    streams
        .map(|stream| String::from_utf8_lossy(stream))
        .concat()
}
