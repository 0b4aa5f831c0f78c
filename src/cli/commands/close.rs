//! `dokbak close`: ends a session and settles it up.

use crate::cli::args::CloseArgs;
use crate::cli::copied;
use crate::cli::draw::session as drawn;
use crate::cli::error::{Denied, Failure, Misuse, Status};
use crate::cli::opened::{older, opened_to_play};
use crate::cli::reading::money::due;
use crate::cli::screen::{Screen, has_person};
use crate::cli::words::say;
use crate::date::Date;
use crate::evening::seating::told_of_the_hand;
use crate::ledger::{Ledger, LedgerError, SessionId, StoredSession};
use crate::report::account::EveningDebts;
use crate::report::session::SessionSoFar;
use std::path::Path;

pub(in crate::cli) fn run(
    args: &CloseArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    screen.outlives_its_reader();
    if let Some(older) = older(path)?
        && !args.club
    {
        closable(args, &older)?;
    }
    let mut ledger = opened_to_play(screen, path)?;
    if args.club {
        return all(args, &mut ledger, screen);
    }
    let (session, left) = closable(args, &ledger)?;
    // Report the sessions that stay open, without asking: a program may have run the command.
    for other in left {
        let other = ledger.called(other)?.evening;
        screen.prose(&say!(screen.lang(), left_open(&other)))?;
    }
    close(session, args.settled, &mut ledger, screen)?;
    copied::remind(&ledger, screen)?;
    Ok(Status::Done)
}

/// Closes a session and says who pays whom; if `settled`, writes that it was paid.
fn close(
    session: SessionId,
    settled: bool,
    ledger: &mut Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let so_far = SessionSoFar::read(ledger, session)?;
    drawn::table(&so_far, ledger, screen)?;
    due::tell(&so_far, ledger, screen)?;
    let left = EveningDebts::read(&so_far, ledger, &Date::now())?;
    if settled && !left.is_nothing() {
        return due::close(&left, &so_far, ledger, screen);
    }
    due::close_alone(&so_far, ledger, screen)?;
    if settled {
        return due::left_from_before(&left, ledger, screen);
    }
    due::tell_together(&left, screen)?;
    if !left.is_nothing() && has_person() {
        screen.prose(say!(screen.lang(), stays_open()))?;
    }
    Ok(())
}

/// Closes the open evenings of all tables.
fn all(args: &CloseArgs, ledger: &mut Ledger, screen: &mut Screen) -> Result<Status, Failure> {
    let open = ledger.open_sessions()?;
    if open.is_empty() {
        return Err(Denied::NothingOpen.into());
    }
    for session in &open {
        may_close(*session, args, ledger)?;
    }
    for (at, session) in open.into_iter().enumerate() {
        if at > 0 {
            screen.line("")?;
        }
        let called = ledger.called(session)?.evening.to_string();
        let players = ledger.session(session)?.body.players;
        screen.prose(&say!(screen.lang(), closing_of(&called, &players)))?;
        close(session, false, ledger, screen)?;
    }
    copied::remind(ledger, screen)?;
    Ok(Status::Done)
}

/// Returns the session to close (the one asked for, or the newest open one) and the sessions that
/// stay open.
fn closable(args: &CloseArgs, ledger: &Ledger) -> Result<(SessionId, Vec<SessionId>), Failure> {
    let mut left = Vec::new();
    let session = if let Some(asked) = args.evening {
        ledger.last_of_evening(asked)?
    } else {
        let open = ledger.open_sessions()?.into_iter();
        let open = open.map(|session| ledger.session(session));
        let mut open: Vec<StoredSession> = open.collect::<Result<_, _>>()?;
        open.retain(|session| ledger.is_ours(&session.body));
        if open.len() > 1 && has_person() {
            let called = |session: StoredSession| {
                let evening = ledger.called(session.id)?.evening;
                Ok((evening.to_string(), session.body.players))
            };
            let open = open.into_iter().map(called);
            let open = open.collect::<Result<_, LedgerError>>()?;
            return Err(Denied::SeveralOpen(open).into());
        }
        let newest = open.pop().ok_or(Denied::NothingOpen)?;
        left.extend(open.into_iter().map(|session| session.id));
        newest
    };
    if session.closed.is_some() {
        let evening = ledger.called(session.id)?.evening.to_string();
        return Err(Misuse::Closed { evening }.into());
    }
    may_close(session.id, args, ledger)?;
    Ok((session.id, left))
}

/// Errors: something of the session's next hand was entered, and is not to be discarded.
fn may_close(session: SessionId, args: &CloseArgs, ledger: &Ledger) -> Result<(), Failure> {
    let begun = told_of_the_hand(&ledger.draft(session)?);
    if begun > 0 && !args.discard {
        let why = Denied::HandBegun {
            evening: ledger.called(session)?.evening.to_string(),
            entries: begun,
        };
        return Err(why.into());
    }
    Ok(())
}
