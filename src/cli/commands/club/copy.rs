//! `dokbak club copy`: the club's ledger on another server, or in a file.

use super::named::{NamedServer, copy_at};
use crate::cli::args::ClubCopyArgs;
use crate::cli::club::VERSION;
use crate::cli::error::{Denied, Failure, Status};
use crate::cli::facts::club::ClubDenied;
use crate::cli::screen::Screen;
use crate::cli::words::say;
use crate::ledger::postgres::{ClubAddress, ClubRoles};
use crate::ledger::{EntryId, Ledger, LedgerError};
use std::path::Path;

pub(super) fn run(
    args: &ClubCopyArgs,
    path: &Path,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let lang = screen.lang();
    let (_, mut ledger) = copy_at(path, screen)?;
    ledger.catch_up()?;
    if !ClubAddress::is_meant_by(&args.to) {
        let head = ledger.back_up(Path::new(&args.to))?;
        let entries = head.map_or(0, |(EntryId(last), _)| {
            usize::try_from(last).unwrap_or_default()
        });
        screen.prose(&say!(lang, club_copied(&args.to, entries)))?;
        return Ok(Status::Done);
    }
    let faults = ledger.verify()?;
    if !faults.is_empty() {
        return Err(Denied::Club(ClubDenied::Damaged(faults)).into());
    }
    let named = NamedServer::parse(&args.to, args.ca.as_deref())?;
    let mut server = named.server(screen);
    let roles = ClubRoles::from(&args.roles);
    server.create(&roles, VERSION).map_err(LedgerError::from)?;
    let mut copy = whole(&ledger)?;
    copy.follow(Box::new(server));
    let given = copy.give_back()?;
    screen.prose(&say!(lang, club_copied(&named.address.to_string(), given)))?;
    named.tell_password(screen)?;
    Ok(Status::Done)
}

/// Returns all of a ledger, in memory.
fn whole(ledger: &Ledger) -> Result<Ledger, LedgerError> {
    match ledger.head()? {
        Some((last, _)) => ledger.as_of(last),
        None => Ledger::trial(ledger.path()),
    }
}
