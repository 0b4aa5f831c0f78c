//! `dokbak close`: ends a session and settles it up.

use super::opened_to_play;
use crate::cli::args::CloseArgs;
use crate::cli::error::{Failure, Status};
use crate::cli::prompt::ENGINE;
use crate::cli::screen::Screen;
use crate::cli::session::Course;
use crate::cli::words;
use crate::ledger::SessionId;
use std::path::Path;

pub(in crate::cli) fn run(
    args: &CloseArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    screen.outlives_its_reader();
    let mut ledger = opened_to_play(screen.lang(), path)?;
    let session = match args.session {
        Some(number) => ledger.session(SessionId(number))?,
        None => ledger
            .open_session_to_resume()?
            .ok_or_else(|| Failure::Refused(words::nothing_open()))?,
    };
    if session.closed.is_some() {
        return Err(Failure::Usage(words::closed_already(session.id.0)));
    }
    let begun = ledger.draft(session.id)?.len();
    if begun > 0 && !args.discard {
        return Err(Failure::Refused(words::hand_begun(session.id.0, begun)));
    }
    let course = Course::of(&ledger, session.id)?;
    course.draw(screen)?;
    course.close(&mut ledger, screen, ENGINE)?;
    Ok(Status::Done)
}
