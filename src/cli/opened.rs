//! Opening the ledger that a command reads or writes.

use super::error::{Denied, Failure, Misuse};
use super::screen::{Screen, has_person};
use super::terminal::alone::asked_alone;
use super::words::{Text, say};
use crate::date::Date;
use crate::evening::answer::yes_or_no;
use crate::evening::decision::Decision;
use crate::ledger::{ChainFault, Ledger, LedgerError};
use crate::limits::cut;
use crate::report::Discrepancy;
use std::path::Path;

/// Returns the file of the ledger, if there is a place for it.
pub(super) fn ledger_path(path: Option<&Path>) -> Result<&Path, Failure> {
    Ok(path.ok_or(Misuse::NoPlace)?)
}

/// Returns the ledger that a command needs to read.
pub(super) fn opened(screen: &Screen, path: Option<&Path>) -> Result<Ledger, Failure> {
    let path = ledger_path(path)?;
    let ledger = Ledger::open_reading(path)?.ok_or_else(|| Denied::NoLedger(path.to_owned()))?;
    warn(screen, &ledger);
    Ok(ledger)
}

/// Opens a ledger to write on it. Where what was written last is in a log that is damaged, a person is asked
/// whether to go on without that. Errors: as opening it.
pub(super) fn asking<T>(
    path: &Path,
    screen: &mut Screen,
    open: impl Fn(&Path) -> Result<T, LedgerError>,
) -> Result<T, Failure> {
    let error = match open(path) {
        Ok(opened) => return Ok(opened),
        Err(error) => error,
    };
    let lang = screen.lang();
    let asks = has_person()
        && matches!(&error, LedgerError::NotAsWritten(faults)
            if matches!(faults.as_slice(), [ChainFault::Log { .. }]));
    if !asks
        || asked_alone(
            say!(lang, go_on_without()),
            &yes_or_no,
            Decision::Log,
            screen,
        )? != Some(true)
    {
        return Err(error.into());
    }
    let today = Date::now().day;
    let kept = Ledger::set_log_aside(path, &today.to_string())?;
    screen.prose(&say!(lang, log_kept(&kept)))?;
    Ok(open(path)?)
}

/// Returns the ledger that a command needs to write on.
pub(super) fn opened_to_write(screen: &mut Screen, path: Option<&Path>) -> Result<Ledger, Failure> {
    let path = ledger_path(path)?;
    let ledger = asking(path, screen, Ledger::open_existing)?;
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
pub(super) fn opened_to_play(screen: &mut Screen, path: Option<&Path>) -> Result<Ledger, Failure> {
    let path = ledger_path(path)?;
    let ledger = asking(path, screen, Ledger::open_existing_to_play)?;
    let ledger = ledger.ok_or_else(|| Denied::NoLedger(path.to_owned()))?;
    say_at_opening(screen, &ledger);
    Ok(ledger)
}

/// Says where a ledger that is only read is not as it was written, and which of its entries is passed
/// over as it says no amount; with such a one the command ends with the status of a ledger that is not
/// what it should be. What cannot be read at all is reported when it is read.
fn warn(screen: &Screen, ledger: &Ledger) {
    let lang = screen.lang();
    let faults = ledger.verify_tail().unwrap_or_default();
    if !faults.is_empty() {
        let _ = screen.tell([say!(lang, not_as_written(&faults))]);
    }
    if name_no_amounts(screen, ledger) {
        screen.passes_over_entries();
    }
}

/// Names the entries that say no amount; returns whether there are any.
fn name_no_amounts(screen: &Screen, ledger: &Ledger) -> bool {
    let lang = screen.lang();
    let found = ledger.no_amounts().unwrap_or_default();
    let (told, more) = cut(&found);
    let lines = told.iter().map(|(entry, fault)| {
        let wrong = Discrepancy::Handover(fault.clone());
        say!(lang, wrong_entry(*entry, &wrong))
    });
    let more = say!(lang, and_more(more)).map(Text::from);
    let _ = screen.complain(lines.chain(more));
    !found.is_empty()
}

/// Says of a ledger that was opened for writing that it was brought to a newer version, which of its
/// entries say no amount, and where the clock of this machine is behind the last entry, whose time is
/// then written.
pub(super) fn say_at_opening(screen: &Screen, ledger: &Ledger) {
    let lang = screen.lang();
    name_no_amounts(screen, ledger);
    if let Some(kept) = ledger.kept() {
        let _ = screen.tell([say!(lang, brought_up_to_date(kept))]);
    }
    let now = Date::now().at;
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
