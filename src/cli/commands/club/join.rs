//! `dokbak club create`, `join` and `leave`.

use super::named::{NamedServer, has_lost, member};
use crate::cli::args::{ClubCreateArgs, ClubJoinArgs};
use crate::cli::club::{Membership, VERSION, alone_of, may_write};
use crate::cli::error::{Denied, Failure, Status};
use crate::cli::facts::club::ClubDenied;
use crate::cli::opened::{asking, say_at_opening};
use crate::cli::screen::Screen;
use crate::cli::words::say;
use crate::ledger::postgres::{ClubRoles, PostgresServer};
use crate::ledger::{ClubServer as _, EntryId, Ledger, LedgerError, Seal, ServerFault};
use std::path::Path;

/// For how many seconds a table is taken to be played at after it said so.
const RECENTLY: i64 = 60 * 60;
/// The longest name of a table, in letters.
const NAME: usize = 40;

/// Makes a club from the ledger at a path, which becomes its first copy.
pub(super) fn create(
    args: &ClubCreateArgs,
    path: &Path,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let lang = screen.lang();
    let named = NamedServer::parse(&args.url, args.ca.as_deref())?;
    let table = args.table.as_deref().map(table_name).transpose()?;
    let before = Membership::beside(path)?;
    let address = named.address.clone();
    if before.is_none_or(|before| before.address != address) {
        is_free(path)?;
    }
    let mut ledger = asking(path, screen, Ledger::open)?;
    say_at_opening(screen, &ledger);
    let faults = ledger.verify()?;
    if !faults.is_empty() {
        return Err(Denied::Club(ClubDenied::Damaged(faults)).into());
    }
    let mut server = named.server(screen);
    let roles = ClubRoles::from(&args.roles);
    match server.create(&roles, VERSION) {
        // It was cut off, and goes on.
        Err(ServerFault::HasClub) if lacks_the_end(&mut server, &ledger)? => {}
        made => made.map_err(LedgerError::from)?,
    }
    // From here on, what is missing there can also be given by `club check --give-back`.
    let url = address.to_string();
    Membership { address, table }.write(path)?;
    ledger.follow(Box::new(server));
    let given = ledger.give_back()?;
    screen.prose(&say!(lang, club_made(&url, given)))?;
    named.tell_password(screen)?;
    Ok(Status::Done)
}

/// Makes the ledger at a path a club's copy, or seats the copy at another table.
pub(super) fn run(
    args: &ClubJoinArgs,
    path: &Path,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let table = args.table.as_deref().map(table_name).transpose()?;
    let Some(url) = &args.url else {
        let membership = Membership {
            table,
            ..member(path)?
        };
        let ledger = asking(path, screen, Ledger::open_to_play)?;
        membership.write(path)?;
        return told(&membership, &ledger, screen);
    };
    let named = NamedServer::parse(url, args.ca.as_deref())?;
    is_free(path)?;
    let mut server = named.server(screen);
    // Asks the server before anything is made here.
    may_write(&mut server)?;
    let mut ledger = asking(path, screen, Ledger::open_to_play)?;
    say_at_opening(screen, &ledger);
    ledger.follow(Box::new(server));
    let lost = match ledger.catch_up() {
        Err(error) if has_lost(&error) => {
            if !begins_alike(&mut named.server(screen), &ledger)? {
                return Err(other_entries(path));
            }
            Some(error)
        }
        caught_up => {
            caught_up?;
            None
        }
    };
    let membership = Membership {
        address: named.address.clone(),
        table,
    };
    membership.write(path)?;
    named.tell_password(screen)?;
    told(&membership, &ledger, screen)?;
    // As a member, this copy can give the server what it lacks, or take in what it has instead.
    if let Some(lost) = lost {
        return Err(lost.into());
    }
    warn_of_others(&membership, &mut ledger, screen)?;
    Ok(Status::Done)
}

/// Returns whether a server has the beginning of a ledger and lacks the end.
fn lacks_the_end(server: &mut PostgresServer, ledger: &Ledger) -> Result<bool, LedgerError> {
    let Some((last, _)) = ledger.head()? else {
        return Ok(false);
    };
    match server.head()? {
        Some(head) => Ok(head.entry < last && is_here(&head, ledger)?),
        None => Ok(true),
    }
}

/// Returns whether a server and a ledger have the same first entry, so that both are of one club.
fn begins_alike(server: &mut PostgresServer, ledger: &Ledger) -> Result<bool, LedgerError> {
    let first = EntryId(1);
    match server.hash(first)? {
        Some(hash) => is_here(&Seal { entry: first, hash }, ledger),
        None => Ok(false),
    }
}

/// Returns whether a ledger has this entry.
fn is_here(seal: &Seal, ledger: &Ledger) -> Result<bool, LedgerError> {
    let before = EntryId(seal.entry.0 - 1);
    let own = ledger.written(before, 1)?.pop();
    Ok(own.is_some_and(|own| Seal::from(&own) == *seal))
}

/// Says if another machine plays at this table now: two machines of one table get in each other's
/// way.
fn warn_of_others(
    membership: &Membership,
    ledger: &mut Ledger,
    screen: &Screen,
) -> Result<(), Failure> {
    let rows = ledger.playing()?;
    let table = membership.table.as_deref();
    let other = rows.iter().find(|row| Some(row.table.as_str()) == table);
    if let Some(other) = other.filter(|row| row.seconds_ago < RECENTLY) {
        let minutes = other.seconds_ago / 60;
        screen.tell([say!(screen.lang(), club_table_taken(&other.table, minutes))])?;
    }
    Ok(())
}

fn told(membership: &Membership, ledger: &Ledger, screen: &mut Screen) -> Result<Status, Failure> {
    let entries = ledger.head()?.map_or(0, |(EntryId(last), _)| last);
    let entries = u64::try_from(entries).unwrap_or_default();
    let table = membership.table.as_deref();
    screen.prose(&say!(
        screen.lang(),
        club_joined(ledger.path(), entries, table)
    ))?;
    Ok(Status::Done)
}

/// Makes the copy at a path a ledger of its own.
pub(super) fn leave(path: &Path, screen: &mut Screen) -> Result<Status, Failure> {
    member(path)?;
    let alone = alone_of(path);
    if alone.exists() {
        return Err(Denied::Club(ClubDenied::StillAlone(alone)).into());
    }
    // Nobody plays with it meanwhile.
    let _ledger = asking(path, screen, Ledger::open_to_play)?;
    Membership::end(path)?;
    screen.prose(&say!(screen.lang(), club_left(path)))?;
    Ok(Status::Done)
}

/// Errors: the ledger at a path is a club's copy already.
fn is_free(path: &Path) -> Result<(), Failure> {
    match Membership::beside(path)? {
        Some(membership) => {
            Err(Denied::Club(ClubDenied::Here(membership.address.to_string())).into())
        }
        None => Ok(()),
    }
}

fn other_entries(path: &Path) -> Failure {
    Denied::Club(ClubDenied::OtherEntries(path.to_owned())).into()
}

/// Reads the name of a table: a line of some letters.
fn table_name(name: &str) -> Result<String, Failure> {
    let name = name.trim();
    let fits =
        !name.is_empty() && name.chars().count() <= NAME && !name.chars().any(char::is_control);
    if fits {
        Ok(name.to_owned())
    } else {
        Err(Denied::Club(ClubDenied::TableName(name.to_owned())).into())
    }
}
