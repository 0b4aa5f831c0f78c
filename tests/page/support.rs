//! The program on ledgers of a generated year.

use crate::year::{CIRCLES, SEED, notes, write};
use dokbak::ledger::Ledger;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;

/// A folder with a ledger.
pub(crate) struct Circle {
    folder: TempDir,
}

impl Circle {
    /// Returns a ledger without an entry.
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let circle = Self { folder };
        Ledger::open(&circle.ledger()).unwrap();
        circle
    }

    /// Returns the ledger of these circles, with at most this many evenings of each of their games.
    pub(crate) fn of(which: &[&str], evenings: u32) -> Self {
        let circle = Self::new();
        let all = notes(SEED, evenings);
        let noted = all.iter().zip(CIRCLES);
        let noted = noted.filter(|(_, name)| which.contains(name));
        let noted: Vec<&str> = noted.map(|(text, _)| text.as_str()).collect();
        write(&mut Ledger::open(&circle.ledger()).unwrap(), &noted);
        circle
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn ledger(&self) -> PathBuf {
        self.folder.path().join("ledger.db")
    }

    /// Runs the program on it, in a time zone.
    pub(crate) fn run_in(&self, zone: &str, args: &[&str]) -> Output {
        self.run_with(&[("TZ", zone)], args)
    }

    /// Runs the program on it, with these variables and no others of the machine.
    pub(crate) fn run_with(&self, variables: &[(&str, &str)], args: &[&str]) -> Output {
        let mut program = Command::new(env!("CARGO_BIN_EXE_dokbak"));
        program
            .env_clear()
            .envs(variables.iter().copied())
            .env("HOME", self.folder());
        program.env("DOKBAK_LEDGER", self.ledger());
        program
            .current_dir(self.folder())
            .args(args)
            .output()
            .unwrap()
    }

    pub(crate) fn run(&self, args: &[&str]) -> Output {
        self.run_in("UTC", args)
    }

    /// Runs a command that must succeed; returns its output.
    pub(crate) fn done(&self, args: &[&str]) -> String {
        let told = self.run(args);
        let stderr = String::from_utf8_lossy(&told.stderr).into_owned();
        assert_eq!(
            (told.status.code(), stderr.as_str()),
            (Some(0), ""),
            "{args:?}"
        );
        String::from_utf8(told.stdout).unwrap()
    }

    /// Returns the page of everything.
    pub(crate) fn page(&self) -> String {
        self.done(&["report"])
    }
}

/// Returns the first text between two others.
pub(crate) fn between<'t>(text: &'t str, before: &str, after: &str) -> &'t str {
    let (_, rest) = text.split_once(before).unwrap();
    rest.split_once(after).unwrap().0
}
