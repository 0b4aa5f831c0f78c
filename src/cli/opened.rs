//! Opening the ledger that a command reads or writes.

use super::error::{Denied, Failure, Misuse};
use super::screen::Screen;
use super::words::say;
use crate::date::Date;
use crate::ledger::{Ledger, Period};
use std::path::Path;

/// Returns the file of the ledger, if there is a place for it.
pub(super) fn ledger_path(path: Option<&Path>) -> Result<&Path, Failure> {
    Ok(path.ok_or(Misuse::NoPlace)?)
}

/// Has the names and notes of a ledger heard to the letter, where all is heard.
fn keep(screen: &Screen, ledger: &Ledger) {
    if !screen.is_plain() {
        return;
    }
    // What cannot be read is reported when it is read.
    if let Ok(people) = ledger.people() {
        screen.keeps(people.all().iter().flat_map(|person| &person.names));
    }
    if let Ok(handed) = ledger.handovers(Period::default()) {
        screen.keeps(handed.iter().flat_map(|one| [&one.from, &one.to]));
        screen.keeps(handed.iter().filter_map(|one| one.note.as_ref()));
    }
}

/// Returns the ledger that a command needs to read.
pub(super) fn opened(screen: &Screen, path: Option<&Path>) -> Result<Ledger, Failure> {
    let path = ledger_path(path)?;
    let ledger = Ledger::open_reading(path)?.ok_or_else(|| Denied::NoLedger(path.to_owned()))?;
    warn(screen, &ledger);
    Ok(ledger)
}

/// Returns the ledger that a command needs to write on.
pub(super) fn opened_to_write(screen: &Screen, path: Option<&Path>) -> Result<Ledger, Failure> {
    let path = ledger_path(path)?;
    let ledger = Ledger::open_existing(path)?;
    let ledger = ledger.ok_or_else(|| Denied::NoLedger(path.to_owned()))?;
    say_at_opening(screen, &ledger);
    Ok(ledger)
}

/// Returns a ledger of an older version in memory, on which a command tries what it is about to write:
/// what is refused is refused before the file is brought up to date. Nothing where the file is of
/// today's version, or can be read only once it is opened for writing.
pub(super) fn older(path: Option<&Path>) -> Result<Option<Ledger>, Failure> {
    let read = Ledger::open_reading(ledger_path(path)?).ok().flatten();
    let Some(older) = read.filter(Ledger::is_older) else {
        return Ok(None);
    };
    let Some((last, _)) = older.head()? else {
        return Ok(None);
    };
    Ok(Some(older.as_of(last)?))
}

/// Returns the ledger that a command needs to write on, with the lock of a session.
pub(super) fn opened_to_play(screen: &Screen, path: Option<&Path>) -> Result<Ledger, Failure> {
    let path = ledger_path(path)?;
    let ledger = Ledger::open_existing_to_play(path)?;
    let ledger = ledger.ok_or_else(|| Denied::NoLedger(path.to_owned()))?;
    say_at_opening(screen, &ledger);
    Ok(ledger)
}

/// Says where a ledger that is only read is not as it was written. What cannot be read at all is
/// reported when it is read.
fn warn(screen: &Screen, ledger: &Ledger) {
    keep(screen, ledger);
    let lang = screen.lang();
    let faults = ledger.verify_tail().unwrap_or_default();
    if !faults.is_empty() {
        let _ = screen.tell([say!(lang, not_as_written(&faults))]);
    }
}

/// Says of a ledger that was opened for writing that it was brought to a newer version, and where the
/// clock of this machine is behind the last entry, whose time is then written.
pub(super) fn say_at_opening(screen: &Screen, ledger: &Ledger) {
    keep(screen, ledger);
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

/// Returns the ledger, or `None` where nothing was written yet, with a word to the reader unless a
/// program reads.
pub(super) fn existing(
    path: Option<&Path>,
    by_program: bool,
    screen: &mut Screen,
) -> Result<Option<Ledger>, Failure> {
    let lang = screen.lang();
    let path = ledger_path(path)?;
    let ledger = Ledger::open_reading(path)?;
    match &ledger {
        Some(ledger) => warn(screen, ledger),
        None if by_program => {}
        None => screen.line(say!(lang, no_ledger(&path)))?,
    }
    Ok(ledger)
}
