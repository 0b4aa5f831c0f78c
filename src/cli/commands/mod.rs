//! One module a command.

pub(super) mod backup;
pub(super) mod card;
pub(super) mod cards;
pub(super) mod close;
pub(super) mod config;
pub(super) mod dispute;
pub(super) mod draw;
pub(super) mod exchange;
pub(super) mod ledger;
pub(super) mod man;
pub(super) mod people;
pub(super) mod play;
pub(super) mod reading;
pub(super) mod rules;
pub(super) mod score;
pub(super) mod settle;
pub(super) mod share;
pub(super) mod show;
pub(super) mod standings;
pub(super) mod stats;
pub(super) mod tutorial;
pub(super) mod verify;
pub(super) mod whatif;
pub(super) mod why;

use super::args::RulesArgs;
use super::error::{Denied, Failure, Misuse, Status};
use super::screen::Screen;
use super::words::{self, say};
use crate::card::Calendar;
use crate::case::DEFAULT_RULES;
use crate::date::Date;
use crate::ledger::Ledger;
use crate::limits::cut;
use crate::record::{Fault, Place};
use crate::rules::{self as rulebook, Game, KeyFault, Rules, Ruleset};
use crate::words::fault_json;
use serde_json::{Value, json};
use std::fs::OpenOptions;
use std::io::{self, Write as _};
use std::path::Path;

/// Returns the file of the ledger, if there is a place for it.
fn ledger_path(path: Option<&Path>) -> Result<&Path, Failure> {
    Ok(path.ok_or(Misuse::NoPlace)?)
}

/// Returns the ledger that a command needs to read.
fn opened(screen: &Screen, path: Option<&Path>) -> Result<Ledger, Failure> {
    let path = ledger_path(path)?;
    let ledger = Ledger::open_reading(path)?.ok_or_else(|| Denied::NoLedger(path.to_owned()))?;
    warn(screen, &ledger);
    Ok(ledger)
}

/// Returns the ledger that a command needs to write on, with the lock of a session.
fn opened_to_play(screen: &Screen, path: Option<&Path>) -> Result<Ledger, Failure> {
    let path = ledger_path(path)?;
    let ledger = Ledger::open_existing_to_play(path)?;
    let ledger = ledger.ok_or_else(|| Denied::NoLedger(path.to_owned()))?;
    say_at_opening(screen, &ledger);
    Ok(ledger)
}

/// Says where a ledger that is only read is not as it was written. What cannot be read at all is
/// reported when it is read.
fn warn(screen: &Screen, ledger: &Ledger) {
    let lang = screen.lang();
    let faults = ledger.verify_tail().unwrap_or_default();
    if !faults.is_empty() {
        let _ = screen.tell([say!(lang, not_as_written(&faults))]);
    }
}

/// Says of a ledger that was opened for writing that it was brought to a newer version, and where the
/// clock of this machine is behind the last entry, whose time is then written.
fn say_at_opening(screen: &Screen, ledger: &Ledger) {
    let lang = screen.lang();
    if let Some(kept) = ledger.kept() {
        let _ = screen.tell([say!(lang, brought_up_to_date(kept))]);
    }
    let (_, now) = Date::now();
    let last = ledger.last_time().ok().flatten();
    if let Some(last) = last.filter(|last| Date::is_later(last, &now)) {
        let _ = screen.tell([say!(lang, clock_behind(&last))]);
    }
}

/// Writes a file that is not there yet.
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

/// Returns the ruleset that a name or path of the command line stands for.
fn ruleset(name: &str) -> Result<Ruleset, Failure> {
    Ok(rulebook::load(name, Path::new(".")).map_err(Misuse::Ruleset)?)
}

/// Returns the keys and values of `--set`.
fn sets(args: &RulesArgs) -> Result<Vec<(String, String)>, Failure> {
    args.set
        .iter()
        .map(|set| {
            let parts = set.split_once('=');
            let (key, value) = parts.ok_or_else(|| Misuse::NoKeyIn(set.clone()))?;
            let (key, value) = (key.trim().to_owned(), value.trim().to_owned());
            match fits_no_game(&key, &value) {
                Some(fault) => {
                    let set = set.clone();
                    Err(Misuse::SetKey { set, fault }.into())
                }
                None => Ok((key, value)),
            }
        })
        .collect()
}

/// Returns what is wrong with a key or its value where no game takes it: that of a game which has
/// the key, if one has.
fn fits_no_game(key: &str, value: &str) -> Option<KeyFault> {
    let mut faults = Vec::new();
    for game in Game::ALL {
        match Rules::of(game).set(key, value) {
            Ok(()) => return None,
            Err(fault) => faults.push(fault),
        }
    }
    let known = |fault: &KeyFault| matches!(fault, KeyFault::BadValue { .. });
    let at = faults.iter().position(known).unwrap_or(0);
    faults.into_iter().nth(at)
}

/// Returns the ruleset of `--rules` and `--set`, or the default one.
fn ruleset_with_sets(args: &RulesArgs) -> Result<Ruleset, Failure> {
    let mut ruleset = ruleset(args.rules.as_deref().unwrap_or(DEFAULT_RULES))?;
    for (key, value) in sets(args)? {
        ruleset.rules.set(&key, &value).map_err(Misuse::Key)?;
    }
    Ok(ruleset)
}

/// Says what is wrong, on standard error and, for programs, as JSON on standard output, as far as it
/// is listed.
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

/// Returns errors as programs read them: the first, all that are listed, and how many more there are.
fn errors(told: &[Value], more: usize) -> Value {
    let mut all = json!({"error": told.first(), "errors": told});
    if more > 0 {
        all["more"] = more.into();
    }
    all
}
