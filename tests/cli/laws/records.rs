//! The worked records, and each of them as a hand of a ledger.

use crate::files::files;
use crate::support::Dokbak;
use dokbak::case::{Case, Opening};
use dokbak::rules::Ruleset;
use std::fs;
use std::path::PathBuf;
use std::sync::OnceLock;

/// A worked record of `tests/cases`.
pub(super) struct Record {
    pub(super) path: PathBuf,
    pub(super) text: String,
    pub(super) ruleset: Ruleset,
}

impl Record {
    pub(super) fn name(&self) -> std::borrow::Cow<'_, str> {
        self.path.file_name().unwrap().to_string_lossy()
    }

    /// Returns the value of a header word in the record.
    pub(super) fn header(&self, word: &str) -> Option<&str> {
        let lines = self
            .text
            .lines()
            .map(|line| line.split('#').next().unwrap().trim());
        lines
            .filter_map(|line| line.strip_prefix(word))
            .find_map(|rest| rest.strip_prefix(' '))
    }

    /// Returns a ledger whose entry 2 is this record's hand; `None` if the prompt, given only the
    /// record's lines, does not finish the hand or begins another.
    pub(super) fn in_a_ledger(&self) -> Option<Dokbak> {
        let dokbak = Dokbak::new();
        let script = self.path.display().to_string();
        let told = dokbak.args(["play", "--script", &script]).run();
        let is_written = told.stdout.contains("\nWritten as hand 1.\n") && told.status == Some(0);
        let is_all = !told.stdout.contains(" is kept with ");
        (is_written && is_all).then_some(dokbak)
    }
}

/// Returns every worked record.
pub(super) fn records() -> &'static [Record] {
    static RECORDS: OnceLock<Vec<Record>> = OnceLock::new();
    RECORDS.get_or_init(|| {
        let paths = files("tests/cases", "hwatu").into_iter();
        paths.map(record).collect()
    })
}

fn record(path: PathBuf) -> Record {
    let text = fs::read_to_string(&path).unwrap();
    let opening = Opening {
        base: path.parent().unwrap(),
        ..Opening::default()
    };
    let ruleset = Case::read(&text, opening).ruleset().clone();
    Record {
        path,
        text,
        ruleset,
    }
}
