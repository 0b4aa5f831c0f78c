//! `dokbak close`: ends a session and settles it up.

use crate::cli::args::CloseArgs;
use crate::cli::error::{Denied, Failure, Misuse, Status};
use crate::cli::opened::{older, opened_to_play};
use crate::cli::prompt::told_of_the_hand;
use crate::cli::reading::money::due::Due;
use crate::cli::screen::{Screen, has_person};
use crate::cli::session::{ENGINE, SessionSoFar};
use crate::cli::words::say;
use crate::ledger::{Ledger, SessionId, StoredSession};
use std::path::Path;

pub(in crate::cli) fn run(
    args: &CloseArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    screen.outlives_its_reader();
    if let Some(older) = older(path)? {
        closable(args, &older)?;
    }
    let mut ledger = opened_to_play(screen, path)?;
    let (session, left) = closable(args, &ledger)?;
    // A program is asked nothing.
    for other in left {
        screen.prose(&say!(screen.lang(), left_open(other.0)))?;
    }
    let so_far = SessionSoFar::of(&ledger, session)?;
    so_far.draw(screen)?;
    Due::tell(&so_far, &ledger, screen)?;
    let due = Due::of(&so_far, &ledger)?;
    if args.settled && !due.is_nothing() {
        due.close(&so_far, &mut ledger, screen)?;
        return Ok(Status::Done);
    }
    so_far.close(&mut ledger, screen, ENGINE)?;
    if args.settled {
        due.left_from_before(&ledger, screen)?;
        return Ok(Status::Done);
    }
    due.tell_together(screen)?;
    if !due.is_nothing() && has_person() {
        screen.prose(&say!(screen.lang(), stays_open()))?;
    }
    Ok(Status::Done)
}

/// Returns the session that can be closed, the one that is asked for or the newest open one, and
/// those that stay open.
fn closable(args: &CloseArgs, ledger: &Ledger) -> Result<(SessionId, Vec<SessionId>), Failure> {
    let mut left = Vec::new();
    let session = if let Some(number) = args.session {
        ledger.session(SessionId(number))?
    } else {
        let open = ledger.open_sessions()?.into_iter();
        let open = open.map(|session| ledger.session(session));
        let mut open: Vec<StoredSession> = open.collect::<Result<_, _>>()?;
        if open.len() > 1 && has_person() {
            let open = open.into_iter();
            let open = open.map(|session| (session.id.0, session.body.players));
            return Err(Denied::SeveralOpen(open.collect()).into());
        }
        let newest = open.pop().ok_or(Denied::NothingOpen)?;
        left.extend(open.into_iter().map(|session| session.id));
        newest
    };
    if session.closed.is_some() {
        let session = session.id.0;
        return Err(Misuse::Closed { session }.into());
    }
    let begun = told_of_the_hand(&ledger.draft(session.id)?);
    if begun > 0 && !args.discard {
        let why = Denied::HandBegun {
            session: session.id.0,
            entries: begun,
        };
        return Err(why.into());
    }
    Ok((session.id, left))
}
