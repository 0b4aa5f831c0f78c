//! One module for each command; those that only read the ledger are in `reading`.

pub(super) mod backup;
pub(super) mod card;
pub(super) mod cards;
mod changed;
pub(super) mod close;
pub(super) mod config;
pub(super) mod dispute;
pub(super) mod draw;
pub(super) mod evening;
pub(super) mod export;
pub(super) mod import;
pub(super) mod man;
mod notes;
pub(super) mod people;
pub(super) mod play;
pub(super) mod report;
pub(super) mod rules;
pub(super) mod score;
#[cfg(feature = "serve")]
pub(super) mod serve;
pub(super) mod settle;
mod sheets;
mod spelled;
pub(super) mod stats;
pub(super) mod tutorial;
pub(super) mod twice;
pub(super) mod verify;

use super::error::{Denied, Failure, Status};
use super::screen::Screen;
use super::words::{self, say};
use crate::card::Calendar;
use crate::limits::cut;
use crate::record::{Fault, Place};
use crate::words::fault_json;
use serde_json::{Value, json};
use std::fs::OpenOptions;
use std::io::{self, Write as _};
use std::path::Path;

/// Writes a new file, which must not exist yet.
fn write_new(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let refused = |error: io::Error| match error.kind() {
        io::ErrorKind::AlreadyExists => Denied::FileThere(path.to_owned()),
        _ => Denied::NotWritten(path.to_owned(), error),
    };
    let mut options = OpenOptions::new();
    let opened = options.write(true).create_new(true).open(path);
    let mut file = opened.map_err(refused)?;
    if let Err(error) = file.write_all(bytes).and_then(|()| file.sync_all()) {
        let _ = std::fs::remove_file(path);
        return Err(Denied::NotWritten(path.to_owned(), error).into());
    }
    Ok(())
}

/// Reports faults on standard error and, for programs, as JSON on standard output; long lists are
/// cut.
fn refuse(
    name: &str,
    faults: &[Fault],
    calendar: Calendar,
    as_json: bool,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let lang = screen.lang();
    let (told, more) = cut(faults);
    let lines = told.iter().map(|fault| {
        let Place { line, column } = fault.place;
        let message = say!(lang, problem(&fault.problem, calendar));
        words::at_place(name, line, column, &message)
    });
    screen.complain(lines.chain(say!(lang, and_more(more))))?;
    if as_json {
        let told: Vec<Value> = told
            .iter()
            .map(|fault| fault_json(lang, fault, calendar))
            .collect();
        screen.json(errors(&told, more))?;
    }
    let own = faults.iter().any(Fault::is_internal);
    Ok(if own {
        Status::Internal
    } else {
        Status::Refused
    })
}

/// Returns errors as JSON: the first, all that are listed, and how many more there are.
fn errors(told: &[Value], more: usize) -> Value {
    let mut all = json!({"error": told.first(), "errors": told});
    if more > 0 {
        all["more"] = more.into();
    }
    all
}
