//! `dokbak evening`: describes an evening, reopens it, voids it or changes its date.

use crate::cli::args::EveningArgs;
use crate::cli::error::{Denied, Failure, Status};
use crate::cli::opened::{older, opened, opened_to_play};
use crate::cli::screen::{Screen, has_person};
use crate::cli::terminal::alone::asked_alone;
use crate::cli::words::say;
use crate::cli::{future, period, reading};
use crate::date::Date;
use crate::evening::answer::yes_or_no;
use crate::evening::decision::Decision;
use crate::ledger::{DayBody, EveningName, Ledger, LedgerError, ReopenBody, SessionId, VoidBody};
use crate::report::session::ENGINE;
use std::path::Path;

/// What to change about an evening.
enum AskedChange {
    Reopen,
    Void(VoidBody),
    Date(Date),
}

pub(in crate::cli) fn run(
    args: &EveningArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let Some(change) = change(args)? else {
        let ledger = opened(screen, path)?;
        let sessions = ledger.find_evening(args.evening)?;
        reading::evening_in_words(&sessions, &ledger, screen)?;
        return Ok(Status::Done);
    };
    screen.outlives_its_reader();
    if let Some(mut older) = older(path)? {
        let sessions = older.find_evening(args.evening)?;
        write(&sessions, &change, &mut older)?;
    }
    let mut ledger = opened_to_play(screen, path)?;
    let sessions = ledger.find_evening(args.evening)?;
    reading::evening_in_words(&sessions, &ledger, screen)?;
    let before = name(&sessions, &ledger)?;
    if !is_meant(&change, screen)? {
        return Ok(Status::Done);
    }
    write(&sessions, &change, &mut ledger)?;
    let lang = screen.lang();
    let said = match &change {
        AskedChange::Reopen => say!(lang, evening_reopened(&before)),
        AskedChange::Void(body) if body.void => say!(lang, evening_void(&before)),
        AskedChange::Void(_) => say!(lang, evening_counts(&before)),
        AskedChange::Date(_) => say!(lang, evening_dated(&before, &name(&sessions, &ledger)?)),
    };
    screen.prose(&said)?;
    Ok(Status::Done)
}

/// Returns the change that the options ask for, if any.
fn change(args: &EveningArgs) -> Result<Option<AskedChange>, Failure> {
    if args.change.reopen {
        return Ok(Some(AskedChange::Reopen));
    }
    if args.change.void {
        return Ok(Some(AskedChange::Void(VoidBody {
            void: !args.undo,
            reason: args.reason.clone().unwrap_or_default(),
        })));
    }
    let day = args.change.date.as_deref().map(period::day).transpose()?;
    Ok(day.map(AskedChange::Date))
}

/// Confirms the change: asks a person at the terminal before voiding an evening or moving it to a
/// future day.
fn is_meant(change: &AskedChange, screen: &mut Screen) -> Result<bool, Failure> {
    match change {
        AskedChange::Void(body) if body.void && has_person() => {
            let question = say!(screen.lang(), void_sure());
            let sure = asked_alone(question, &yes_or_no, Decision::Void, screen)?;
            Ok(sure == Some(true))
        }
        AskedChange::Date(day) => future::is_meant(*day, has_person(), screen),
        _ => Ok(true),
    }
}

fn name(sessions: &[SessionId], ledger: &Ledger) -> Result<EveningName, Failure> {
    let first = sessions.first().copied().ok_or(Denied::NothingOpen)?;
    Ok(ledger.called(first)?.evening)
}

/// Writes the change for every session of the evening. Reopening applies only to the last one.
fn write(sessions: &[SessionId], change: &AskedChange, ledger: &mut Ledger) -> Result<(), Failure> {
    let at = Date::now().at;
    let name = name(sessions, ledger)?.to_string();
    let last = sessions.last().copied();
    if let (AskedChange::Reopen, Some(last)) = (change, last)
        && ledger.session(last)?.body.is_result
    {
        return Err(Denied::EveningIsResult(name).into());
    }
    ledger.in_transaction(|batch| {
        for session in sessions {
            let written = match change {
                AskedChange::Reopen if Some(*session) != last => continue,
                AskedChange::Reopen => batch.reopen_session(*session, &at, ENGINE, &ReopenBody {}),
                AskedChange::Void(body) => batch.void_session(*session, &at, ENGINE, body),
                AskedChange::Date(day) => {
                    let day = day.to_string();
                    batch.date_session(*session, &at, ENGINE, &DayBody { day })
                }
            };
            written.map_err(|error| match error {
                LedgerError::Open(_) => Denied::EveningOpen(name.clone()).into(),
                error => Failure::from(error),
            })?;
        }
        Ok(())
    })
}
