//! `dokbak verify` checks that the ledger is unchanged; `seal` prints what proves it to others.

mod report;

use crate::cli::args::VerifyArgs;
use crate::cli::club::compared;
use crate::cli::error::{Failure, Status};
use crate::cli::opened::{asking, ledger_path, reading, say_at_opening};
use crate::cli::progress::ProgressDisplay;
use crate::cli::screen::Screen;
use crate::cli::words::{Text, say};
use crate::date::Date;
use crate::ledger::{ChainFault, EntryId, HandCalled, HandName, Ledger, Seal};
use crate::report::session::ENGINE;
use crate::report::{Audit, Auditing};
use std::cell::LazyCell;
use std::collections::HashMap;
use std::path::Path;

pub(in crate::cli) fn run(
    args: &VerifyArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let lang = screen.lang();
    if args.recount
        && let Some(mut ledger) = asking(ledger_path(path)?, screen, Ledger::open_existing)?
    {
        say_at_opening(screen, &ledger);
        ledger.recount()?;
    }
    let Some(mut ledger) = there(screen, path)? else {
        return Ok(Status::Damaged);
    };
    let in_club = compared(&mut ledger, lang)?;
    let sealed = args.head.as_ref();
    let off = sealed.map(|seal| ledger.verify_seal(seal)).transpose()?;
    let mut faults = ledger.verify()?;
    let audit = audit(&ledger, args.deep, &faults, screen)?;
    faults.extend(off.flatten());
    // Hands are named only if something is wrong.
    let hands = LazyCell::new(|| ReadableHands::read(&ledger));
    let told = |said: Text, entry: Option<EntryId>| match hands.name(entry) {
        Some(hand) => say!(lang, said_of_hand(&said, &hand)),
        None => said,
    };
    let chain = faults.iter();
    screen
        .complain(chain.map(|fault| told(say!(lang, chain_fault(fault)).into(), fault.entry())))?;
    if faults.iter().any(ChainFault::is_counted) {
        screen.tell([say!(lang, count_again())])?;
    }
    let wrong = audit.wrong.iter();
    screen.complain(
        wrong.map(|(entry, wrong)| told(say!(lang, wrong_entry(*entry, wrong)), Some(*entry))),
    )?;
    for otherwise in &audit.otherwise {
        let seen = say!(lang, seen_otherwise(otherwise, ENGINE));
        screen.prose(told(seen, Some(otherwise.entry)))?;
    }
    screen.complain(&in_club)?;
    if let Some(seal) = sealed.filter(|seal| is_as_sealed(seal, &faults, &audit)) {
        screen.line(say!(lang, as_sealed(seal.entry)))?;
    }
    if !faults.is_empty() || !audit.wrong.is_empty() || !in_club.is_empty() {
        return Ok(Status::Damaged);
    }
    let Some((head, hash)) = ledger.head()? else {
        screen.tell([say!(lang, no_entries())])?;
        return Ok(Status::Damaged);
    };
    screen.line(say!(lang, verified(head, &hash, args.deep)))?;
    let status = match &args.report {
        Some(page) => report::told(page, &ledger, screen)?,
        None => Status::Done,
    };
    drop(hands);
    keep(ledger, &Seal { entry: head, hash });
    Ok(status)
}

/// Notes in the ledger's file that everything up to the seal was verified. If the file cannot be
/// written, as on a read-only medium, the result stands without the note.
fn keep(ledger: Ledger, seal: &Seal) {
    if ledger.is_older() {
        return;
    }
    let path = ledger.path().to_owned();
    drop(ledger);
    let now = Date::now().at;
    let _ = Ledger::note_verified(&path, &now, seal);
}

/// The names of those hands of a ledger that can be read.
struct ReadableHands<'a> {
    ledger: &'a Ledger,
    names: HashMap<EntryId, HandName>,
}

impl<'a> ReadableHands<'a> {
    fn read(ledger: &'a Ledger) -> Self {
        let names = ledger.hand_names(None).unwrap_or_default();
        let names = names.into_iter().map(|name| (name.entry, name));
        Self {
            ledger,
            names: names.collect(),
        }
    }

    fn name(&self, entry: Option<EntryId>) -> Option<HandCalled> {
        self.ledger.hand_called(self.names.get(&entry?)?).ok()
    }
}

/// True if everything up to the seal is unchanged; later entries do not matter.
fn is_as_sealed(seal: &Seal, faults: &[ChainFault], audit: &Audit) -> bool {
    let chain = faults.iter().all(|fault| fault.is_beyond(seal.entry));
    chain && audit.wrong.iter().all(|(entry, _)| *entry > seal.entry)
}

/// Returns what is wrong with the content of the entries. If the file itself is damaged (already
/// reported), there may be nothing more to read.
fn audit(
    ledger: &Ledger,
    deep: bool,
    faults: &[ChainFault],
    screen: &Screen,
) -> Result<Audit, Failure> {
    let progress = if deep {
        let entries = ledger.head()?.map_or(0, |(EntryId(last), _)| last);
        ProgressDisplay::with_steps(u64::try_from(entries).unwrap_or(0), screen)
    } else {
        ProgressDisplay::none()
    };
    let how = Auditing {
        engine: ENGINE,
        deep,
        incoming: None,
    };
    match how.audit(ledger, &|done| progress.add(done)) {
        Err(_) if !faults.is_empty() => Ok(Audit::default()),
        audit => Ok(audit?),
    }
}

pub(in crate::cli) fn seal(path: Option<&Path>, screen: &mut Screen) -> Result<Status, Failure> {
    let lang = screen.lang();
    let Some(ledger) = there(screen, path)? else {
        return Ok(Status::Damaged);
    };
    let faults = ledger.verify_tail()?;
    if !faults.is_empty() {
        screen.complain([say!(lang, not_sealed(&faults))])?;
        return Ok(Status::Damaged);
    }
    let Some(seal) = ledger.seal()? else {
        screen.tell([say!(lang, nothing_to_seal())])?;
        return Ok(Status::Damaged);
    };
    screen.data(&seal.to_string())?;
    Ok(Status::Done)
}

/// Opens the ledger; if it is missing, says so and returns `None`.
fn there(screen: &Screen, path: Option<&Path>) -> Result<Option<Ledger>, Failure> {
    let (lang, path) = (screen.lang(), ledger_path(path)?);
    let ledger = reading(path)?;
    if ledger.is_none() {
        screen.tell([say!(lang, not_there(&path, path.exists()))])?;
    }
    Ok(ledger)
}
