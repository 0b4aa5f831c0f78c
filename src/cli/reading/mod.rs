//! What reads the ledger, or adds to it what is no hand, a file a command: the same at the prompt as
//! outside of it.

mod here;
pub(super) mod log;
pub(super) mod money;
pub(super) mod share;
pub(super) mod show;
pub(super) mod standings;
pub(super) mod whatif;
pub(super) mod why;

pub(super) use here::Here;

use super::facts::mistake::Mistake;
use crate::cli::args::{Cli, Command, StandingsArgs};
use crate::cli::error::{Failure, Status};
use crate::cli::opened::opened;
use crate::cli::screen::{Screen, Styled};
use crate::cli::usage::{self, Instead};
use crate::cli::words::{Lang, say};
use crate::ledger::{Ledger, SessionId};
use crate::letters::inert;
use crate::report::session::NamesNow;
use clap::{CommandFactory as _, Parser as _};
use std::path::Path;

/// Opens a ledger outside of the prompt, and shows what is asked of it.
pub(super) fn outside(
    path: Option<&Path>,
    screen: &mut Screen,
    told: impl FnOnce(&Ledger, &mut Screen) -> Result<(), Failure>,
) -> Result<Status, Failure> {
    let ledger = opened(screen, path)?;
    told(&ledger, screen)?;
    Ok(Status::Done)
}

/// Obeys a command with its arguments that reads an open ledger, or adds to it what is no hand.
/// Returns what is wrong with the command, if it is not obeyed.
pub(in crate::cli) fn read(
    words: &[String],
    ledger: &mut Ledger,
    here: Here<'_>,
    screen: &mut Screen,
) -> Result<Option<Mistake>, Failure> {
    if let Some(argument) = of_the_program(words) {
        return Ok(Some(Mistake::Unknown {
            argument,
            nearest: None,
        }));
    }
    let line = std::iter::once("dokbak").chain(words.iter().map(String::as_str));
    let parsed = match Cli::try_parse_from(line.clone()) {
        Ok(parsed) => parsed,
        Err(error) => {
            let shown: Vec<String> = line.map(|word| inert(word).into_owned()).collect();
            return match usage::answer(&shown, &error, screen.lang(), screen.room()) {
                Instead::Asked(help) | Instead::Incomplete(help) => {
                    if here.asks {
                        screen.paged(|screen| screen.help(&help))?;
                    } else {
                        screen.help(&help)?;
                    }
                    Ok(None)
                }
                Instead::Wrong { mistake, .. } => Ok(Some(mistake)),
            };
        }
    };
    let command = parsed.command;
    // Where something may be asked, it has to be seen at once.
    let is_for_reading = matches!(
        command,
        Some(
            Command::Log(_)
                | Command::Show(_)
                | Command::Standings(_)
                | Command::Why(_)
                | Command::Whatif(_)
                | Command::SettleUp(_)
        )
    );
    if here.asks && is_for_reading {
        screen.paged(|screen| obey(command, ledger, here, screen))?;
    } else {
        obey(command, ledger, here, screen)?;
    }
    Ok(None)
}

/// Reads in an open ledger, or adds to it, as a command says.
fn obey(
    command: Option<Command>,
    ledger: &mut Ledger,
    here: Here<'_>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let Here {
        session, evening, ..
    } = here;
    match command {
        Some(Command::Log(args)) => log::told(&args, evening, ledger, screen)?,
        Some(Command::Show(args)) => show::told(&args, ledger, session, screen)?,
        Some(Command::Standings(args)) => standings::told(&args, evening, ledger, screen)?,
        Some(Command::Why(args)) => why::told(&args, ledger, session, screen)?,
        Some(Command::Share(args)) => share::told(&args, ledger, here, screen)?,
        Some(Command::SettleUp(args)) => money::settle_up::told(&args, ledger, screen)?,
        Some(Command::Paid(args)) => money::paid::told(&args, here.asks, ledger, screen)?,
        Some(Command::Settled(args)) => money::settled::told(&args, here, ledger, screen)?,
        Some(Command::Whatif(args)) => {
            // What would not be possible is told, and is no reason to leave.
            whatif::told(&args, ledger, session, screen)?;
        }
        _ => {}
    }
    Ok(())
}

/// Says how far totals were last found to be what the entries come to, where they ever were: they are read
/// as they are kept.
pub(in crate::cli) fn last_verified(ledger: &Ledger, screen: &mut Screen) -> Result<(), Failure> {
    if let Some(verified) = ledger.last_verified()? {
        let said = say!(screen.lang(), last_verified(&verified));
        screen.paragraph(&Styled::hint(said))?;
    }
    Ok(())
}

/// Says in words which evening some sessions are, with the hands of each.
pub(in crate::cli) fn evening_in_words(
    sessions: &[SessionId],
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let people = ledger.people()?;
    for session in sessions {
        let mut session = ledger.session(*session)?;
        let names = NamesNow::of(&people, &session.body.players);
        let players = session.body.players.iter_mut();
        players.for_each(|name| *name = names.called(name));
        let called = ledger.called(session.id)?;
        screen.paragraph(&Styled::heading(say!(lang, log_session(&session, &called))))?;
        let hands = if session.hands == 0 {
            say!(lang, no_hand_yet())
        } else {
            say!(lang, hands_of_evening(session.hands))
        };
        screen.prose(&format!("  {hands}"))?;
        if let Some(none) = not_counting(lang, ledger, session.id)? {
            screen.prose(&format!("  {none}"))?;
        }
    }
    Ok(())
}

/// Returns that a session does not count where that is so: it is void, or another one is the same
/// evening.
fn not_counting(
    lang: Lang,
    ledger: &Ledger,
    session: SessionId,
) -> Result<Option<String>, Failure> {
    if ledger.session(session)?.void {
        return Ok(Some(say!(lang, is_void())));
    }
    let kept = ledger.kept_twice()?;
    let Some(kept) = kept.iter().find(|kept| kept.beside == session) else {
        return Ok(None);
    };
    let beside = ledger.called(session)?;
    let from = beside.before.saturating_add(kept.from);
    let counts = ledger.called(kept.counts)?;
    Ok(Some(say!(lang, is_beside(from, &counts))))
}

/// Shows where everybody stands after an evening of several sessions.
pub(in crate::cli) fn evening(
    sessions: &[SessionId],
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    standings::told(&StandingsArgs::default(), sessions, ledger, screen)
}

/// Returns the first option of the whole program, which has been told those when it began.
fn of_the_program(words: &[String]) -> Option<String> {
    let program = Cli::command();
    let options: Vec<&str> = program
        .get_arguments()
        .filter(|arg| arg.is_global_set())
        .filter_map(clap::Arg::get_long)
        .collect();
    let mut names = words
        .iter()
        .map(|word| word.split('=').next().unwrap_or_default());
    let found = names.find(|name| {
        let long = name.strip_prefix("--");
        long.is_some_and(|long| options.contains(&long))
    });
    found.map(str::to_owned)
}
