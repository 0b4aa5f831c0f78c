//! `dokbak close`: ends a session and settles it up.

use super::opened_to_play;
use crate::cli::args::CloseArgs;
use crate::cli::error::{Denied, Failure, Misuse, Status};
use crate::cli::screen::Screen;
use crate::cli::session::{ENGINE, SessionSoFar};
use crate::ledger::SessionId;
use std::path::Path;

pub(in crate::cli) fn run(
    args: &CloseArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    screen.outlives_its_reader();
    let mut ledger = opened_to_play(screen, path)?;
    let session = if let Some(number) = args.session {
        ledger.session(SessionId(number))?
    } else {
        let open = ledger.open_session_to_resume()?;
        open.ok_or(Denied::NothingOpen)?
    };
    if session.closed.is_some() {
        let session = session.id.0;
        return Err(Misuse::Closed { session }.into());
    }
    let begun = ledger.draft(session.id)?.len();
    if begun > 0 && !args.discard {
        let why = Denied::HandBegun {
            session: session.id.0,
            entries: begun,
        };
        return Err(why.into());
    }
    let so_far = SessionSoFar::of(&ledger, session.id)?;
    so_far.draw(screen)?;
    so_far.close(&mut ledger, screen, ENGINE)?;
    Ok(Status::Done)
}
