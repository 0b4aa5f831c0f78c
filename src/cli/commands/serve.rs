//! `dokbak serve`: an evening at the table, with phones.

use super::play::PlayOptions;
use crate::cli::args::ServeArgs;
use crate::cli::club::{hall_beside, is_at_no_table};
use crate::cli::error::{Denied, Failure, Misuse, Status};
use crate::cli::facts::club::ClubDenied;
use crate::cli::opened::ledger_path;
use crate::cli::period;
use crate::cli::phones::{OpenDoor, PhoneWishes, asked_network, by_option};
use crate::cli::prompt::EveningPrompt;
use crate::cli::screen::{Screen, has_person};
use crate::cli::settings::InUse;
use crate::cli::signals::{Ending, Endings, Hangup};
use crate::cli::terminal::answers::Answers;
use crate::date::Date;
use crate::evening::handle::KeeperHandle;
use crate::evening::keeper::NotTaken;
use crate::evening::state::{WhichSession, Wishes};
use crate::evening::step::Door;
use crate::ledger::{Ledger, LedgerError};
use crate::serve::hall::Hall;
use crate::serve::network::Network;
use std::net::Ipv4Addr;
use std::path::Path;

pub(in crate::cli) fn run(
    args: &ServeArgs,
    chosen: InUse<'_>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    screen.outlives_its_reader();
    let begin = PlayOptions {
        new: args.new,
        evening: args.evening,
        track: args.track,
        date: args.date.as_deref().map(period::day).transpose()?,
        asks: has_person(),
    };
    let wishes = PhoneWishes {
        lan: args.lan.clone(),
        port: args.port,
        confirm: args.confirm.unwrap_or_default().into(),
    };
    // A network that is not there is said before anything is written.
    if let Some(name) = &wishes.lan {
        by_option(name)?;
    }
    let path = ledger_path(chosen.settings.ledger.value.as_deref())?;
    if is_at_no_table(path)?
        && let Some(hall) = hall_beside(path)?
    {
        return of_hall(hall, path, begin, &wishes, screen);
    }
    let Some(ledger) = begin.opened(chosen, screen)? else {
        return Ok(Status::Done);
    };
    if !has_person() {
        return alone(ledger, begin, &wishes, chosen, screen);
    }
    let source = Answers::terminal(screen)?;
    let evening = EveningPrompt::new(ledger, source, screen, begin.wishes(chosen));
    let evening = evening.welcomes_phones(wishes);
    evening.greeting()?.serve(begin.which())
}

/// Serves the board of a club's hall at no table, until a signal ends it.
/// Errors: an evening is asked for.
fn of_hall(
    hall: Hall,
    copy: &Path,
    begin: PlayOptions,
    wishes: &PhoneWishes,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    if begin.is_for_an_evening() {
        return Err(Denied::Club(ClubDenied::NoTable).into());
    }
    let mut endings = Endings::expected(Hangup::Default)?;
    let network = match &wishes.lan {
        None if has_person() => asked_network(screen)?,
        named => Some(network(named.as_deref())?),
    };
    let Some(network) = network else {
        return Ok(Status::Done);
    };
    let door = OpenDoor::of_hall(hall, copy, network, wishes)?;
    if has_person() {
        door.show(screen)?;
    } else {
        screen.data(&door.address_with_key())?;
    }
    let status = awaited(&mut endings);
    door.close();
    Ok(status)
}

/// Waits for a signal; returns the status with which to end.
fn awaited(endings: &mut Endings) -> Status {
    match endings.awaited().first() {
        Some(Ending::Interrupt) => Status::Interrupted,
        _ => Status::Done,
    }
}

/// Returns the network of this name; without one, this machine alone.
fn network(name: Option<&str>) -> Result<Network, Failure> {
    match name {
        Some(name) => by_option(name),
        None => Ok(Network {
            name: String::new(),
            address: Ipv4Addr::LOCALHOST.into(),
            leads_out: false,
        }),
    }
}

/// Serves phones without a terminal, until a signal ends it. Standard input is not read.
fn alone(
    ledger: Ledger,
    begin: PlayOptions,
    phones: &PhoneWishes,
    chosen: InUse<'_>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let mut endings = Endings::expected(Hangup::Default)?;
    let network = network(phones.lan.as_deref())?;
    let wishes = Wishes {
        rules: chosen.settings.rules.value.clone(),
        date: begin.date,
        tracked: begin.track,
    };
    let mut keeper = KeeperHandle::new(ledger, wishes);
    let which = match begin.which() {
        WhichSession::Ask => WhichSession::Open,
        which => which,
    };
    let now = Date::now();
    let door = Door {
        now: &now,
        // Phones are asked.
        asks: true,
        spoken: None,
        giver: "",
        replies: &[],
    };
    if let Err(why) = keeper.start(which, door) {
        return Err(not_begun(why, keeper.ledger()));
    }
    let door = OpenDoor::open(&mut keeper, network, phones, None)?;
    screen.data(&door.address_with_key())?;
    let status = awaited(&mut endings);
    door.close();
    Ok(status)
}

/// Returns why an evening could not begin.
fn not_begun(why: NotTaken, ledger: &Ledger) -> Failure {
    match why {
        NotTaken::Refused(refusal, _) | NotTaken::Unfit(refusal) => Failure::AtPrompt(refusal),
        NotTaken::Unsaved(error, _) | NotTaken::NotFound(error) => error.into(),
        NotTaken::Unread(error) => error.into(),
        NotTaken::Closed(session) => match ledger.called(session) {
            Ok(called) => {
                let evening = called.evening.to_string();
                Misuse::Closed { evening }.into()
            }
            Err(error) => error.into(),
        },
        // PlayOptions asks nothing, and nobody else is there yet.
        NotTaken::Asks(..) | NotTaken::Stale | NotTaken::Overtaken | NotTaken::Slip => {
            LedgerError::NotWritten.into()
        }
    }
}
