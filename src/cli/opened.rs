//! Opening the ledger that a command reads or writes.

use super::club::{self, OpenedLedger};
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

/// Returns the path of the ledger. Errors: the platform gives no place for a ledger.
pub(super) fn ledger_path(path: Option<&Path>) -> Result<&Path, Failure> {
    Ok(path.ok_or(Misuse::NoPlace)?)
}

/// Opens the ledger for a command that reads it.
pub(super) fn opened(screen: &Screen, path: Option<&Path>) -> Result<Ledger, Failure> {
    let path = ledger_path(path)?;
    let ledger = reading(path)?.ok_or_else(|| Denied::NoLedger(path.to_owned()))?;
    warn(screen, &ledger);
    Ok(ledger)
}

/// Opens a ledger for reading; `None` if there is none.
pub(super) fn reading(path: &Path) -> Result<Option<Ledger>, Failure> {
    let ledger = Ledger::open_reading(path)?;
    ledger.map(club::seated).transpose()
}

/// Opens a ledger for writing. If it is a club's copy, it follows the club. If its log of the
/// latest entries is damaged, asks a person whether to continue without them. Errors: those of
/// `open`; what says that the ledger is a club's copy cannot be read.
pub(super) fn asking<T: OpenedLedger>(
    path: &Path,
    screen: &mut Screen,
    open: impl Fn(&Path) -> Result<T, LedgerError>,
) -> Result<T, Failure> {
    let mut opened = opened_or_asking(path, screen, open)?;
    club::attach(&mut opened, screen.lang())?;
    Ok(opened)
}

fn opened_or_asking<T>(
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

/// Opens the ledger for a command that writes to it.
pub(super) fn opened_to_write(screen: &mut Screen, path: Option<&Path>) -> Result<Ledger, Failure> {
    let path = ledger_path(path)?;
    let ledger = asking(path, screen, Ledger::open_existing)?;
    let ledger = ledger.ok_or_else(|| Denied::NoLedger(path.to_owned()))?;
    say_at_opening(screen, &ledger);
    Ok(ledger)
}

/// Loads an old version's ledger into memory, so that a command can try its entry there. An entry
/// that is refused then leaves the file at its old version. `None` if the file has today's version,
/// or must be opened for writing before it can be read.
pub(super) fn older(path: Option<&Path>) -> Result<Option<Ledger>, Failure> {
    let read = reading(ledger_path(path)?).ok().flatten();
    let Some(older) = read.filter(Ledger::is_older) else {
        return Ok(None);
    };
    let Some((last, _)) = older.head()? else {
        return Ok(None);
    };
    Ok(Some(older.as_of(last)?))
}

/// Loads a ledger into memory, so that a command can try there what it will not write; an empty one
/// if there is no ledger yet.
pub(super) fn trial(path: &Path) -> Result<Ledger, Failure> {
    let Some(ledger) = reading(path)? else {
        return Ok(Ledger::trial(path)?);
    };
    match ledger.head()? {
        Some((last, _)) => Ok(ledger.as_of(last)?),
        None => Ok(Ledger::trial(path)?),
    }
}

/// Opens the ledger for a command that writes to it, and keeps anybody else from playing meanwhile.
pub(super) fn opened_to_play(screen: &mut Screen, path: Option<&Path>) -> Result<Ledger, Failure> {
    let path = ledger_path(path)?;
    let ledger = asking(path, screen, Ledger::open_existing_to_play)?;
    let ledger = ledger.ok_or_else(|| Denied::NoLedger(path.to_owned()))?;
    say_at_opening(screen, &ledger);
    Ok(ledger)
}

/// Warns if a ledger opened for reading was changed from outside, and names entries that are
/// skipped because their amount is unreadable; such entries also change the exit status. Entries
/// that cannot be read at all are reported later, when a command reads them.
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

/// Names the entries whose amount is unreadable; returns whether there are any.
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

/// After opening a ledger for writing, says whether it was upgraded, which entries have an
/// unreadable amount, and whether this machine's clock is behind the last entry, whose time is then
/// used.
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

/// Opens the ledger for reading. If there is no ledger yet, says so (unless `by_program`) and
/// returns `None`.
pub(super) fn existing(
    path: Option<&Path>,
    by_program: bool,
    screen: &mut Screen,
) -> Result<Option<Ledger>, Failure> {
    let lang = screen.lang();
    let path = ledger_path(path)?;
    let ledger = reading(path)?;
    match &ledger {
        Some(ledger) => warn(screen, ledger),
        None if by_program => {}
        None => screen.line(say!(lang, no_ledger(&path)))?,
    }
    Ok(ledger)
}
