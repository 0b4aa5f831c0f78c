//! A table for the tests: a ledger in its own folder, and bodies to write.

use dokbak::ledger::{
    CloseBody, CorrectionBody, EntryId, HandBody, Ledger, LedgerError, Net, RawEntry, SessionBody,
    SessionId, TakenIn, Worth,
};
use rusqlite::Connection;
use std::path::PathBuf;
use tempfile::TempDir;

pub(crate) const AT: &str = "2026-11-20T19:30:00Z";
pub(crate) const ENGINE: &str = "0.1.0";

/// A ledger in a folder that is removed with it.
pub(crate) struct Table {
    pub(crate) ledger: Ledger,
    pub(crate) path: PathBuf,
    pub(crate) folder: TempDir,
}

impl Table {
    pub(crate) fn new() -> Self {
        Self::within(tempfile::tempdir().unwrap())
    }

    /// Creates a ledger in this folder.
    pub(crate) fn within(folder: TempDir) -> Self {
        let path = folder.path().join("ledger.db");
        let ledger = Ledger::open(&path).unwrap();
        Self {
            ledger,
            path,
            folder,
        }
    }

    /// Closes the ledger; returns its path, and the temporary folder.
    pub(crate) fn left(self) -> (PathBuf, TempDir) {
        (self.path, self.folder)
    }

    /// Returns a table with a session of Ann, Bo and Chul.
    pub(crate) fn seated() -> (Self, SessionId) {
        let mut table = Self::new();
        let session = table.sit();
        (table, session)
    }

    /// Returns a session with three hands, the second one corrected.
    pub(crate) fn played() -> (Self, SessionId) {
        let (mut table, session) = Self::seated();
        for number in 1..=3 {
            table.play(session, number);
        }
        table.correct(session, EntryId(3)).unwrap();
        (table, session)
    }

    pub(crate) fn sit(&mut self) -> SessionId {
        self.ledger.open_session(AT, ENGINE, &session()).unwrap()
    }

    pub(crate) fn play(&mut self, session: SessionId, number: u32) -> EntryId {
        self.ledger
            .append_hand(session, AT, ENGINE, &hand(number))
            .unwrap()
    }

    pub(crate) fn correct(
        &mut self,
        session: SessionId,
        of: EntryId,
    ) -> Result<EntryId, LedgerError> {
        self.ledger
            .append_correction(session, AT, ENGINE, &correction(of))
    }

    pub(crate) fn close(&mut self, session: SessionId) -> Result<EntryId, LedgerError> {
        self.ledger.close_session(session, AT, ENGINE, &close())
    }

    /// Closes the ledger; only the file in its folder is left.
    pub(crate) fn leave(self) -> (PathBuf, TempDir) {
        drop(self.ledger);
        (self.path, self.folder)
    }

    /// Returns a foreign connection, without any settings.
    pub(crate) fn raw(&self) -> Connection {
        Connection::open(&self.path).unwrap()
    }

    /// Returns a connection on which entries can be changed, as a forger would prepare it.
    pub(crate) fn forger(&self) -> Connection {
        let raw = self.raw();
        forger(&raw).unwrap();
        raw
    }
}

/// Removes the guards that keep entries from being changed.
pub(crate) fn forger(raw: &Connection) -> rusqlite::Result<()> {
    let triggers: Vec<String> = raw
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'")?
        .query_map([], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    for name in triggers {
        raw.execute_batch(&format!("DROP TRIGGER {name}"))?;
    }
    raw.execute_batch("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON")
}

pub(crate) fn session() -> SessionBody {
    SessionBody {
        players: names(&["Ann", "Bo", "철수"]),
        rules: "pagat".to_owned(),
        ruleset: "name: pagat\ntarget: 3\n# \"both\" = '양쪽'\n".to_owned(),
        chip: Some(Worth::new("100 KRW")),
        length: Some(12),
        day: None,
        follows: None,
        is_result: false,
        table: None,
    }
}

pub(crate) fn hand(number: u32) -> HandBody {
    HandBody {
        number,
        record: format!("players Ann Bo 철수\nAnn takes 1g 1t\nAnn stop # {number}\n"),
        verdict: r#"{"outcome":"stop","winner":"Ann"}"#.to_owned(),
        net: net(&[("Ann", 12), ("Bo", -8), ("철수", -4)]),
    }
}

pub(crate) fn correction(of: EntryId) -> CorrectionBody {
    CorrectionBody {
        of,
        reason: "Bo had six junk".to_owned(),
        record: "players Ann Bo 철수\nAnn stop\n".to_owned(),
        verdict: r#"{"outcome":"stop"}"#.to_owned(),
        net: net(&[("Ann", 8), ("Bo", -4), ("철수", -4)]),
    }
}

pub(crate) fn close() -> CloseBody {
    CloseBody {
        net: net(&[("Ann", 24), ("Bo", -16), ("철수", -8)]),
        transfers: vec![
            ("Bo".into(), "Ann".into(), 16),
            ("철수".into(), "Ann".into(), 8),
        ],
    }
}

pub(crate) fn names<'a, T: From<&'a str>>(names: &[&'a str]) -> Vec<T> {
    names.iter().map(|&name| name.into()).collect()
}

pub(crate) fn net(net: &[(&str, i64)]) -> Net {
    net.iter()
        .map(|&(name, chips)| (name.into(), chips))
        .collect()
}

/// Imports the entries of another ledger.
pub(crate) fn take_in(
    into: &mut Ledger,
    at: &str,
    entries: &[RawEntry],
) -> Result<TakenIn, LedgerError> {
    let mut batch = into.batch()?;
    let taken = batch.take_in(at, ENGINE, &mut |each| -> Result<(), LedgerError> {
        entries.iter().cloned().try_for_each(each)
    })?;
    batch.commit()?;
    Ok(taken)
}
