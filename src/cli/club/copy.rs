//! Opening a club's copy, and bringing it up to date.

use super::of_address::copy_of;
use super::{Membership, go_on_alone, join, membership};
use crate::cli::args::Command;
use crate::cli::error::{Denied, Failure, Misuse};
use crate::cli::facts::club::ClubDenied;
use crate::cli::opened::asking;
use crate::cli::screen::{Screen, has_person};
use crate::cli::settings::{Settings, World};
use crate::cli::terminal::alone::yes_alone;
use crate::cli::words::{say, yes_or_no};
use crate::evening::decision::Decision;
use crate::ledger::postgres::{ClubAddress, PostgresServer};
use crate::ledger::{Ledger, LedgerError, ServerFault};
use std::path::{Path, PathBuf};

/// The version of this program, as a club compares it: `0.3`.
pub(in crate::cli) const VERSION: &str = concat!(
    env!("CARGO_PKG_VERSION_MAJOR"),
    ".",
    env!("CARGO_PKG_VERSION_MINOR")
);

/// Gets the ledger of a command ready: the address of a club becomes the path of its copy, and a
/// club's copy is brought up to date.
/// Errors: those of [`prepare`]; the address is none.
pub(in crate::cli) fn make_ready(
    settings: &mut Settings,
    world: &World,
    command: &Command,
    screen: &mut Screen,
) -> Result<(), Failure> {
    if matches!(command, Command::Config(_)) {
        // A setting is shown as it was made, and can be mended.
        return Ok(());
    }
    let Some(path) = &mut settings.ledger.value else {
        return Ok(());
    };
    if let Some(url) = path.to_str().filter(|text| ClubAddress::is_meant_by(text)) {
        *path = copy_of(url, &world.clubs().ok_or(Misuse::NoPlace)?)?;
    }
    if let Some(purpose) = LedgerUse::by_command(command) {
        *path = prepare(path, purpose, screen)?;
    }
    Ok(())
}

/// What a command does with a ledger, as far as a club is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LedgerUse {
    /// It reads, or writes what can wait for the server.
    Any,
    /// It writes something of an evening, such as a payment.
    Noted,
    /// It begins or continues an evening.
    Evening,
    /// It does so at a table, and shows the hall's board at none.
    #[cfg(feature = "serve")]
    Served,
}

impl LedgerUse {
    /// Returns what a command does at this table, or at none.
    fn at(self, table: Option<&str>) -> Self {
        match self {
            #[cfg(feature = "serve")]
            Self::Served if table.is_some() => Self::Evening,
            #[cfg(feature = "serve")]
            Self::Served => Self::Any,
            other => other,
        }
    }

    /// Returns what a command does with the ledger; `None` if it does not use it, or manages the
    /// club itself.
    fn by_command(command: &Command) -> Option<Self> {
        match command {
            Command::Tutorial
            | Command::Settle(_)
            | Command::Score(_)
            | Command::Draw(_)
            | Command::Cards(_)
            | Command::Card(_)
            | Command::Rules(_)
            | Command::Config(_)
            | Command::Completions { .. }
            | Command::Man(_)
            | Command::Restore(_)
            | Command::Club(_) => None,
            Command::Play(_) => Some(Self::Evening),
            #[cfg(feature = "serve")]
            Command::Serve(_) => Some(Self::Served),
            Command::Settled(_) | Command::Close(_) | Command::Dispute(_) => Some(Self::Noted),
            Command::Paid(args) if !args.is_list() => Some(Self::Noted),
            Command::Adjust(args) if args.reason.is_some() => Some(Self::Noted),
            Command::Note(args) if args.notes() => Some(Self::Noted),
            _ => Some(Self::Any),
        }
    }
}

/// Brings a club's copy up to date before a command uses it, and takes in what was played without
/// the server. Returns the ledger to use: while the server is away, that in which the table goes
/// on alone, if there is one. Does nothing to a ledger that is no club's copy.
/// Errors: an evening is to be played by a program that the club no longer lets write, or at no
/// table.
fn prepare(path: &Path, purpose: LedgerUse, screen: &mut Screen) -> Result<PathBuf, Failure> {
    let Some(membership) = Membership::beside(path)? else {
        return Ok(path.to_owned());
    };
    let purpose = purpose.at(membership.table.as_deref());
    if purpose == LedgerUse::Evening && membership.table.is_none() {
        return Err(Denied::Club(ClubDenied::NoTable).into());
    }
    let lang = screen.lang();
    let Ok(mut copy) = asking(path, screen, Ledger::open) else {
        // What is wrong with the file is for the command to say.
        return Ok(path.to_owned());
    };
    let alone = membership::alone(path);
    match copy.catch_up() {
        Ok(_) => {}
        Err(LedgerError::Server(ServerFault::Away(why))) => {
            let last = copy.last_time()?;
            screen.tell([say!(lang, club_away(&why, last.as_deref()))])?;
            if !alone.exists() && (purpose == LedgerUse::Any || !begins_alone(&copy, screen)?) {
                return Ok(path.to_owned());
            }
            return Ok(alone);
        }
        Err(error) => {
            screen.complain(say!(lang, failure(&Failure::Ledger(error))))?;
            return Ok(path.to_owned());
        }
    }
    if alone.exists() {
        match join(&mut copy, &alone) {
            Ok(joined) => screen.tell([say!(lang, club_joined_again(joined.new))])?,
            // Somebody plays with it just now.
            Err(Failure::Ledger(LedgerError::Playing { .. })) if purpose != LedgerUse::Evening => {
                return Ok(alone);
            }
            Err(failure) => return Err(failure),
        }
    }
    if purpose == LedgerUse::Evening {
        may_write(&mut membership.server(lang))?;
    }
    Ok(path.to_owned())
}

/// Asks a person whether an evening begins or goes on without the club's server, and makes its ledger.
fn begins_alone(copy: &Ledger, screen: &mut Screen) -> Result<bool, Failure> {
    let question = yes_or_no(screen.lang(), say!(screen.lang(), club_go_on_alone()));
    if !has_person() || yes_alone(&question, Decision::Alone, screen)? != Some(true) {
        return Ok(false);
    }
    go_on_alone(copy)?;
    Ok(true)
}

/// After an evening, joins what was written while the club's server was away, if the server is there
/// again; `ledger` is the one that the evening began with.
pub(in crate::cli) fn after_evening(
    ledger: Option<&Path>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let Some(ledger) = ledger else {
        return Ok(());
    };
    let copy = membership::of_alone(ledger).unwrap_or_else(|| ledger.to_owned());
    if membership::alone(&copy).exists() {
        prepare(&copy, LedgerUse::Any, screen)?;
    }
    Ok(())
}

/// Errors: the club asks for a newer program than this.
pub(in crate::cli) fn may_write(server: &mut PostgresServer) -> Result<(), Failure> {
    let needs = server.writes().map_err(LedgerError::from)?;
    if version(&needs) > version(VERSION) {
        return Err(Denied::Club(ClubDenied::TooOld(needs)).into());
    }
    Ok(())
}

/// Returns the numbers of a version such as `0.3`.
fn version(text: &str) -> Vec<u32> {
    text.split('.')
        .map(|part| part.parse().unwrap_or_default())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::version;

    #[test]
    fn versions_are_compared_by_their_numbers() {
        assert!(version("0.10") > version("0.9"));
        assert!(version("1.0") > version("0.30"));
        assert!(version("0.3") <= version("0.3"));
    }
}
