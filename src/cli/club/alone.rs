//! How a table goes on without the club's server, and how that is joined again.

use super::membership;
use crate::cli::error::{Denied, Failure};
use crate::cli::facts::club::ClubDenied;
use crate::date::Date;
use crate::ledger::{Each, EntryId, Ledger, LedgerError, ServerFault};
use crate::report::session::ENGINE;
use crate::report::{IntakeResult, take_in};
use std::path::{Path, PathBuf};
use std::{fs, iter};

/// How many entries are read at a time.
const STRETCH: u32 = 500;

/// What was joined again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) struct Joined {
    /// How many entries the club did not have.
    pub(in crate::cli) new: usize,
}

/// Opens a copy of a club's copy beside it, with the right to play, in which a table goes on while
/// the server is away.
pub(in crate::cli) fn go_on_alone(copy: &Ledger) -> Result<Ledger, LedgerError> {
    let path = membership::alone(copy.path());
    if !path.exists() {
        copy.back_up(&path)?;
    }
    let mut alone = Ledger::open_to_play(&path)?;
    alone.take_unanswered(copy)?;
    if let Some(table) = copy.table() {
        alone.sit_at(table);
    }
    Ok(alone)
}

/// Returns whether an evening goes on in this ledger because the club's server was away.
pub(in crate::cli) fn is_alone(ledger: &Ledger) -> bool {
    membership::of_alone(ledger.path()).is_some()
}

/// Moves the ledger at a path to a free name beside it, with what belongs to it; returns that name.
/// If it is free, that is the name from which the next command takes in what the club lacks.
/// Errors: somebody is playing with the ledger; it cannot be moved.
pub(in crate::cli) fn aside(path: &Path) -> Result<PathBuf, Failure> {
    let further = (1..).map(|number| membership::beside(path, &format!(".apart{number}")));
    let names = iter::once(membership::alone(path)).chain(further);
    let mut free = names.filter(|name| !name.exists());
    let Some(kept) = free.next() else {
        return Ok(path.to_owned());
    };
    loop {
        let Some(ledger) = Ledger::open_existing_to_play(path)? else {
            return Ok(path.to_owned());
        };
        let last = ledger.back_up(&kept)?;
        drop(ledger);
        if Ledger::remove(path, last.as_ref())? {
            return Ok(kept);
        }
        // Somebody wrote after the copy was made.
        fs::remove_file(&kept).map_err(|error| Denied::NotWritten(kept.clone(), error))?;
    }
}

/// Takes the entries of another ledger of the club into its copy, and so into the club, and removes
/// the other ledger once nothing in it is missing here.
/// Errors: somebody is playing with the other ledger, or writes to it for too long; the server cannot
/// be reached; the entries do not fit. The other ledger is then kept.
pub(in crate::cli) fn join(copy: &mut Ledger, other: &Path) -> Result<Joined, Failure> {
    let mut joined = Joined { new: 0 };
    loop {
        let Some(apart) = Ledger::open_existing_to_play(other)? else {
            return Ok(joined);
        };
        // Whoever only notes something writes without the right to play, so also after this.
        let last = apart.head()?;
        if last.is_some() {
            joined.new += take_all(copy, &apart)?;
        }
        copy.take_drafts(&apart)?;
        drop(apart);
        if Ledger::remove(other, last.as_ref())? {
            return Ok(joined);
        }
        // Somebody wrote meanwhile. What was taken in is known by its hash.
    }
}

/// Takes the entries of another ledger of the club into its copy. Returns how many were new.
fn take_all(copy: &mut Ledger, apart: &Ledger) -> Result<usize, Failure> {
    let entries = |take: &mut Each<'_>| -> Result<(), Failure> {
        let mut after = EntryId(0);
        loop {
            let stretch = apart.written(after, STRETCH)?;
            let Some(last) = stretch.last() else {
                return Ok(());
            };
            after = last.id;
            for entry in stretch {
                take(entry)?;
            }
        }
    };
    let now = Date::now();
    loop {
        let joined = copy.in_transaction(|batch| {
            let day = (now.day, now.at.as_str());
            match take_in(batch, day, ENGINE, &mut { entries }, &|_| {})? {
                IntakeResult::In(taken, _) => Ok(taken.new),
                IntakeResult::Amiss(wrong) => {
                    let entry = wrong.first().map_or(EntryId(0), |(entry, _)| *entry);
                    Err(Failure::from(Denied::Club(ClubDenied::NotJoined(
                        apart.path().to_owned(),
                        entry,
                    ))))
                }
            }
        });
        match joined {
            // The entries that are there are recognized.
            Err(Failure::Ledger(LedgerError::Server(ServerFault::Partly { .. }))) => {}
            joined => return joined,
        }
    }
}
