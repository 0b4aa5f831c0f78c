//! Runs a command with its arguments on an open ledger.

use super::money::MoneyBook;
use super::{Here, log, money, note, share, show, standings, whatif, why};
use crate::cli::args::{Cli, Command};
use crate::cli::error::Failure;
use crate::cli::facts::mistake::Mistake;
use crate::cli::screen::Screen;
use crate::cli::usage::{self, CommandLine, Paged, ParseReply};
use crate::letters::inert;
use clap::CommandFactory as _;

/// Runs a command that reads an open ledger or adds an entry that is not a hand. Returns what is
/// wrong with the command, if it was not run.
pub(in crate::cli) fn read(
    words: &[String],
    book: &mut dyn MoneyBook,
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
    let parsed = match CommandLine::parse(line.clone()) {
        Ok(parsed) => parsed,
        Err(error) => {
            let shown: Vec<String> = line.map(|word| inert(word).into_owned()).collect();
            return match usage::answer(&shown, &error, screen.lang(), screen.room()) {
                ParseReply::Asked(help) | ParseReply::Incomplete(help) => {
                    if here.asks {
                        screen.paged(|screen| screen.help(&help))?;
                    } else {
                        screen.help(&help)?;
                    }
                    Ok(None)
                }
                ParseReply::Wrong { mistake, .. } => Ok(Some(mistake)),
            };
        }
    };
    let command = parsed.cli.command;
    // Commands that may ask something are not paged: a question must be seen at once.
    if here.asks && parsed.paged == Paged::Always {
        screen.paged(|screen| obey(command, book, here, screen))?;
    } else {
        obey(command, book, here, screen)?;
    }
    Ok(None)
}

/// Reads an open ledger, or adds to it, as the command says.
fn obey(
    command: Option<Command>,
    book: &mut dyn MoneyBook,
    here: Here<'_>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let Here {
        session, evening, ..
    } = here;
    let ledger = book.ledger();
    match command {
        Some(Command::Log(args)) => log::told(&args, evening, ledger, screen)?,
        Some(Command::Show(args)) => show::told(&args, ledger, session, screen)?,
        Some(Command::Standings(args)) => standings::told(&args, evening, ledger, screen)?,
        Some(Command::Why(args)) => why::told(&args, ledger, session, screen)?,
        Some(Command::Share(args)) => share::told(&args, ledger, here, screen)?,
        Some(Command::SettleUp(args)) => money::settle_up::told(&args, ledger, screen)?,
        Some(Command::Paid(args)) => money::paid::told(&args, here.asks, book, screen)?,
        Some(Command::Settled(args)) => money::settled::told(&args, here, book, screen)?,
        Some(Command::Adjust(args)) => money::adjust::told(&args, here, book, screen)?,
        Some(Command::Note(args)) => note::told(&args, session, book, screen)?,
        Some(Command::Whatif(args)) => {
            // An impossible change is reported, but does not end the evening.
            whatif::told(&args, ledger, session, screen)?;
        }
        _ => {}
    }
    Ok(())
}

/// Returns the first option that belongs to the whole program, if there is one. Such options are
/// read only when the program starts.
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
