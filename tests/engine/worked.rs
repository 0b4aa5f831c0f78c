//! Worked hands: records that end with comments on what they come to.
//!
//! The program's result is printed in exactly the form of those comments, so a wrong or missing
//! comment is a line that differs. `docs/CONTRIBUTING.md` describes the form.

use crate::comments::lines;
use crate::support::{files, repository};
use dokbak::case::{Case, Opening};
use dokbak::rules::Ruleset;
use std::fs;
use std::path::PathBuf;

/// The prefix of a record's source.
const SOURCE: &str = "# source: ";

/// A record of `tests/cases` or `tests/errors`.
pub(crate) struct Worked {
    pub(crate) path: PathBuf,
    /// The record without the comments at its end.
    pub(crate) text: String,
    /// The comments at its end, without the source.
    pub(crate) told: Vec<String>,
    /// Where its rule comes from.
    pub(crate) source: Option<String>,
}

/// Reads every record below a folder of the repository.
pub(crate) fn records(folder: &str) -> Vec<Worked> {
    files(folder, "hwatu").into_iter().map(read).collect()
}

/// Reads the record in a file.
pub(crate) fn read(path: PathBuf) -> Worked {
    let record = fs::read_to_string(&path).unwrap();
    let source = record.lines().find_map(|line| line.strip_prefix(SOURCE));
    let (text, told) = parted(&record);
    Worked {
        path,
        text,
        told,
        source: source.map(str::to_owned),
    }
}

impl Worked {
    /// Returns the record as a case.
    pub(crate) fn case(&self) -> Case {
        let base = self.path.parent().unwrap();
        let opening = Opening {
            base,
            ..Opening::default()
        };
        Case::read(&self.text, opening)
    }

    /// Returns the folder of the record, relative to a folder of the repository, such as
    /// `gostop/pi-bak`.
    pub(crate) fn folder(&self, root: &str) -> String {
        let below = self.path.parent().unwrap();
        let below = below.strip_prefix(repository(root)).unwrap();
        below.display().to_string()
    }

    /// Returns how the record's comments differ from its result, both in full.
    pub(crate) fn difference(&self) -> Option<String> {
        let found = found(&self.case());
        let name = self.path.strip_prefix(repository("")).unwrap();
        (self.told != found).then(|| beside(&name.to_string_lossy(), &self.told, &found))
    }
}

/// Splits off the comments at the end of a record, without the source.
fn parted(record: &str) -> (String, Vec<String>) {
    let lines: Vec<&str> = record.lines().collect();
    let last = lines.iter().rposition(|line| !line.starts_with("# "));
    let (body, told) = lines.split_at(last.map_or(0, |last| last + 1));
    let told = told.iter().filter(|line| !line.starts_with(SOURCE));
    let told = told.map(|line| line[2..].to_owned());
    (body.join("\n") + "\n", told.collect())
}

/// Returns how an abbreviated expectation differs from a record's result: it has the `settles to:`
/// line or every error, and any number of the other lines.
pub(crate) fn short(name: &str, record: &str, ruleset: Option<&Ruleset>) -> Option<String> {
    let opening = Opening {
        ruleset,
        ..Opening::default()
    };
    let (text, told) = parted(record);
    let found = found(&Case::read(&text, opening));
    let needed = |line: &&String| line.starts_with("settles to:") || line.starts_with("error ");
    let same = told.iter().filter(needed).eq(found.iter().filter(needed));
    let true_ones = told.iter().all(|line| found.contains(line));
    (!(same && true_ones)).then(|| beside(name, &told, &found))
}

/// Lists the expected lines that are missing, each next to one that was found instead.
fn beside(name: &str, told: &[String], found: &[String]) -> String {
    let but = |lines: &[String], others: &[String]| -> Vec<String> {
        let lines = lines.iter().filter(|line| !others.contains(line));
        lines.cloned().collect()
    };
    let (mut wrong, mut missing) = (but(told, found), but(found, told));
    if wrong.is_empty() && missing.is_empty() {
        (wrong, missing) = (told.to_vec(), found.to_vec());
    }
    let lines = (0..wrong.len().max(missing.len())).map(|at| {
        let line = |of: &[String]| {
            of.get(at)
                .map_or("(nothing)".to_owned(), |of| format!("# {of}"))
        };
        let (wrong, missing) = (line(&wrong), line(&missing));
        format!("  expected  {wrong}\n  found     {missing}")
    });
    format!("{name}:\n{}", lines.collect::<Vec<String>>().join("\n"))
}

/// Returns a record's result, in the words of the comments.
pub(crate) fn found(case: &Case) -> Vec<String> {
    match case.settle() {
        Ok(verdict) => lines(&verdict),
        Err(faults) => faults
            .iter()
            .map(|fault| {
                let (place, code) = (fault.place, fault.problem.code());
                format!("error {}:{} {code}", place.line, place.column)
            })
            .collect(),
    }
}
