//! `dokbak club create`, `join` and `leave`.

use super::named::{NamedServer, member};
use crate::cli::args::{ClubCreateArgs, ClubJoinArgs};
use crate::cli::club::{Membership, VERSION, alone_of, may_write};
use crate::cli::error::{Denied, Failure, Status};
use crate::cli::facts::club::ClubDenied;
use crate::cli::opened::{asking, say_at_opening};
use crate::cli::screen::Screen;
use crate::cli::words::say;
use crate::ledger::postgres::ClubRoles;
use crate::ledger::{ClubServer as _, EntryId, Ledger, LedgerError, ServerFault};
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
    is_free(path)?;
    let mut ledger = asking(path, screen, Ledger::open)?;
    say_at_opening(screen, &ledger);
    let faults = ledger.verify()?;
    if !faults.is_empty() {
        return Err(Denied::Club(ClubDenied::Damaged(faults)).into());
    }
    let mut server = named.server(screen);
    let roles = ClubRoles::from(&args.roles);
    server.create(&roles, VERSION).map_err(LedgerError::from)?;
    ledger.follow(Box::new(server));
    let given = ledger.give_back()?;
    let address = named.address.clone();
    screen.prose(&say!(lang, club_made(&address.to_string(), given)))?;
    Membership { address, table }.write(path)?;
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
    let head = server.head().map_err(LedgerError::from)?;
    let mut ledger = asking(path, screen, Ledger::open_to_play)?;
    say_at_opening(screen, &ledger);
    ledger.follow(Box::new(server));
    match ledger.catch_up() {
        Err(LedgerError::Server(ServerFault::Differs(_))) => {
            return Err(other_entries(path));
        }
        // A club without entries is made from a ledger by `create`.
        Err(LedgerError::Server(ServerFault::Forgot { .. })) if head.is_none() => {
            return Err(other_entries(path));
        }
        caught_up => caught_up?,
    };
    let membership = Membership {
        address: named.address.clone(),
        table,
    };
    membership.write(path)?;
    named.tell_password(screen)?;
    told(&membership, &ledger, screen)?;
    warn_of_others(&membership, &mut ledger, screen)?;
    Ok(Status::Done)
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
