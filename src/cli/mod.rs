//! The command line: arguments in, exit status out. Only this room knows the terminal, the
//! environment and the clock.

mod args;
mod commands;
mod draw;
mod error;
mod intake;
mod json;
mod limits;
mod lots;
mod progress;
mod prompt;
mod screen;
mod session;
mod usage;
mod words;

use crate::letters::inert;
use args::{Cli, Command};
use clap::Parser as _;
use error::{Failure, Status};
use screen::Screen;
use std::ffi::OsString;
use std::io;
use std::process::ExitCode;
use words::say;

/// Runs the program; returns 0 settled, 1 the record breaks a rule or cannot be read, 2 wrong
/// command line, 3 the ledger could not be used, 70 the program made a mistake, 130 interrupted.
pub fn run(args: impl Iterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.collect();
    let Ok(cli) = Cli::try_parse_from(&args) else {
        return unparsed(&args).unwrap_or(Status::Usage).into();
    };
    limits::survive_file_size();
    let mut screen = Screen::of_stdout(cli.color, cli.lang);
    let ledger = cli.ledger.clone();
    match dispatch(cli, &mut screen) {
        Ok(status) => status.into(),
        Err(failure) => {
            let path = commands::ledger_path(ledger.as_deref());
            let lang = screen.lang();
            let mut messages = say!(lang, failure(&failure));
            if let (Status::Ledger, Ok(path)) = (failure.status(), path) {
                for message in &mut messages {
                    *message = say!(lang, ledger_failed(&path, message));
                }
            }
            let _ = screen::tell(messages);
            failure.status().into()
        }
    }
}

/// Answers a command line that the parser does not take: with help where that was asked for.
fn unparsed(args: &[OsString]) -> io::Result<Status> {
    let lang = usage::lang_of(args);
    let shown: Vec<String> = args
        .iter()
        .map(|arg| inert(&arg.to_string_lossy()).into_owned())
        .collect();
    match usage::answer(&shown, lang) {
        usage::Instead::Asked(help) => {
            screen::help(&help)?;
            return Ok(Status::Done);
        }
        usage::Instead::Incomplete(help) => screen::help_instead(&help)?,
        usage::Instead::Wrong {
            mistake,
            usage,
            command,
        } => {
            let lines = say!(lang, usage_lines(&usage, &command));
            screen::tell(
                [say!(lang, mistake(&mistake)), String::new()]
                    .iter()
                    .chain(&lines),
            )?;
        }
    }
    Ok(Status::Usage)
}

fn dispatch(cli: Cli, screen: &mut Screen) -> Result<Status, Failure> {
    let ledger = cli.ledger.as_deref();
    match cli
        .command
        .unwrap_or_else(|| Command::Play(args::PlayArgs::default()))
    {
        Command::Play(args) => commands::play::run(&args, ledger, screen),
        Command::Settle(args) => commands::settle::run(&args, screen),
        Command::Score(args) => commands::score::run(&args, screen),
        Command::Draw(args) => commands::draw::run(&args, screen),
        Command::Cards(args) => commands::cards::run(&args, screen),
        Command::Rules(command) => commands::rules::run(&command, screen),
        Command::Log(args) => commands::ledger::log(&args, ledger, screen),
        Command::Show(args) => commands::show::run(&args, ledger, screen),
        Command::Standings(args) => commands::standings::run(&args, ledger, screen),
        Command::Why(args) => commands::why::run(&args, ledger, screen),
        Command::Whatif(args) => commands::whatif::run(&args, ledger, screen),
        Command::Dispute(args) => commands::dispute::run(&args, ledger, screen),
        Command::Close(args) => commands::close::run(&args, ledger, screen),
        Command::Verify(args) => commands::verify::run(&args, ledger, screen),
        Command::Seal => commands::verify::seal(ledger, screen),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            let mut command = usage::worded(screen.lang());
            clap_complete::generate(shell, &mut command, "dokbak", &mut script);
            screen.text(&String::from_utf8_lossy(&script))?;
            Ok(Status::Done)
        }
    }
}
