//! One module for each command; those that only read the ledger are in `reading`.

pub(super) mod backup;
pub(super) mod card;
pub(super) mod cards;
mod changed;
pub(super) mod close;
#[cfg(feature = "club")]
pub(super) mod club;
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

use super::error::{Failure, Status};
use super::screen::Screen;
use super::words::{self, say};
use crate::card::Calendar;
use crate::limits::cut;
use crate::record::{Fault, Place};
use crate::words::fault_json;
use serde_json::{Value, json};

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
