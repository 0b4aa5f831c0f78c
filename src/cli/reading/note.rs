//! `dokbak note`: what people want to remember of an evening, and where it was.

use crate::cli::args::NoteArgs;
use crate::cli::error::{Denied, Failure, Misuse, Status};
use crate::cli::facts::kept::KeptMisuse;
use crate::cli::opened::{older, opened, opened_to_write};
use crate::cli::reading::money::MoneyBook;
use crate::cli::screen::Screen;
use crate::cli::words::{Lang, say};
use crate::evening::step::Write;
use crate::ledger::{
    EveningNote, EveningNotes, EveningRef, KeptFault, Ledger, LedgerError, NoteBody, SessionId,
};
use std::path::Path;

pub(in crate::cli) fn run(
    args: &NoteArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    understood(args)?;
    let asked = args.asked();
    if asked.text.is_none() && asked.place.is_none() && !args.remove {
        told(args, None, &mut opened(screen, path)?, screen)?;
        return Ok(Status::Done);
    }
    screen.outlives_its_reader();
    if let Some(mut older) = older(path)? {
        let (session, body) = meant(args, None, &older)?;
        older.append(Write::Note { session, body })?;
    }
    told(args, None, &mut opened_to_write(screen, path)?, screen)?;
    Ok(Status::Done)
}

/// Notes something about an evening in an open ledger, or shows what is noted; `here` is the session
/// being played.
pub(in crate::cli) fn told(
    args: &NoteArgs,
    here: Option<SessionId>,
    book: &mut dyn MoneyBook,
    screen: &mut Screen,
) -> Result<(), Failure> {
    understood(args)?;
    let lang = screen.lang();
    let asked = args.asked();
    if asked.text.is_some() || asked.place.is_some() || args.remove {
        let (session, body) = meant(args, here, book.ledger())?;
        book.append(Write::Note { session, body })?;
    }
    let session = first_of(asked.evening, here, book.ledger())?;
    let evening = book.ledger().called(session)?.evening;
    let said = match book.ledger().evening_note(session)? {
        Some(note) => say!(lang, noted(&evening, &in_a_line(lang, &note))),
        None if args.remove => say!(lang, note_removed(&evening)),
        None => say!(lang, nothing_noted(&evening)),
    };
    Ok(screen.prose(&said)?)
}

/// Rejects the name of an evening without a text: as a note of its own it would say nothing.
fn understood(args: &NoteArgs) -> Result<(), Misuse> {
    match args.without_text() {
        Some(evening) => Err(Misuse::Kept(KeptMisuse::NoNote(evening))),
        None => Ok(()),
    }
}

/// Returns the session that the evening begins with, and what to note about it. What is not given
/// anew stays as it was noted.
fn meant(
    args: &NoteArgs,
    here: Option<SessionId>,
    ledger: &Ledger,
) -> Result<(SessionId, NoteBody), Failure> {
    let asked = args.asked();
    let session = first_of(asked.evening, here, ledger)?;
    let before = ledger.evening_note(session)?;
    if args.remove {
        return match before {
            Some(_) => Ok((session, NoteBody::default())),
            None => Err(LedgerError::Kept(KeptFault::NothingNoted).into()),
        };
    }
    let (text, place) = before.map_or((None, None), |note| (note.text, note.place));
    let anew = |text: Option<&str>| text.map(|text| text.trim().to_owned());
    let body = NoteBody {
        text: anew(asked.text).or(text),
        place: anew(asked.place)
            .filter(|place| !place.is_empty())
            .or(place),
    };
    Ok((session, body))
}

/// Returns the first session of the evening that is asked for: of the named one, of the one being
/// played, of the open one, or of the last. Errors: there is none.
fn first_of(
    asked: Option<EveningRef>,
    here: Option<SessionId>,
    ledger: &Ledger,
) -> Result<SessionId, Failure> {
    let of = |session| ledger.whole_evening(session);
    let sessions = match (asked, here) {
        (Some(asked), _) => {
            let sessions = ledger.find_evening(asked)?;
            sessions
                .first()
                .map_or(Ok(Vec::new()), |first| of(*first))?
        }
        (None, Some(here)) => of(here)?,
        (None, None) => match ledger.open_session_to_resume()? {
            Some(open) => of(open.id)?,
            None => ledger.find_evening(EveningRef::Last)?,
        },
    };
    Ok(sessions.first().copied().ok_or(Denied::NothingOpen)?)
}

/// Says what is noted about an evening.
pub(in crate::cli) fn in_a_line(lang: Lang, note: &EveningNote) -> String {
    match (&note.text, &note.place) {
        (Some(text), Some(place)) => say!(lang, note_with_place(text, place)),
        (Some(text), None) => text.clone(),
        (None, Some(place)) => say!(lang, place_alone(place)),
        (None, None) => String::new(),
    }
}

/// Shows what is noted about the evening of a session, below its name.
pub(in crate::cli) fn draw(
    session: SessionId,
    notes: &EveningNotes,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    if notes.is_empty() {
        return Ok(());
    }
    if let Some(note) = notes.get(&ledger.whole_evening(session)?) {
        let line = in_a_line(screen.lang(), note);
        screen.prose(format!("  {line}"))?;
    }
    Ok(())
}
