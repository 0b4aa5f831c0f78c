//! The command line: arguments in, exit status out. Only this room knows the terminal, the
//! environment and the clock.

mod args;
mod asked_rules;
mod club;
mod commands;
mod complete;
mod copied;
mod draw;
mod facts;
mod figures;
mod future;
mod intake;
mod json;
mod limits;
mod new_file;
mod opened;
mod page;
mod period;
#[cfg(feature = "serve")]
mod phones;
mod progress;
mod prompt;
mod reading;
mod screen;
mod settings;
mod sheet;
mod signals;
mod somebody;
mod terminal;
mod usage;
mod wording;
mod words;

use crate::ledger::LedgerError;
use crate::letters::inert;
use args::Command;
use facts::error::{self, ErrorSubject, Failure, Misuse, Status};
use screen::Screen;
use settings::{ConfigFile, InUse, Options, Pager, Settings, World};
use std::ffi::OsString;
use std::process::ExitCode;
use usage::CommandLine;
use words::{Lang, say};

/// Runs the program and returns its exit status: 0 done, 1 the request cannot be carried out or a
/// record breaks a rule, 2 wrong command line, 3 a ledger is damaged or was tampered with, 70 a
/// mistake in the program, 130 interrupted.
pub fn run(args: impl Iterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.collect();
    if complete::answered(&args) {
        return Status::Done.into();
    }
    let typed = match CommandLine::parse(&args) {
        Ok(typed) => typed,
        Err(error) => return unparsed(&args, &error).into(),
    };
    let is_for_reading = typed.is_for_reading;
    let cli = typed.cli;
    limits::survive_file_size();
    let world = World::of_process();
    let file = ConfigFile::read(&world);
    let options = Options {
        lang: cli.lang,
        ledger: cli.ledger.map(Some),
        color: cli.color,
        plain: cli.plain.then_some(true),
        pager: cli.no_pager.then_some(Pager::NONE),
        ..Options::default()
    };
    let (settings, wrong) = Settings::choose(options, &world, &file);
    let mut settings = settings.for_the_ear();
    let mut screen = Screen::of_stdout(&settings);
    // The program works even with mistakes in the config file.
    let _ = screen.tell(words::config_faults(screen.lang(), &file.faults));
    let command = cli.command.unwrap_or_default();
    let ready = match wrong.into_iter().next() {
        Some(wrong) => Err(Misuse::Variable(wrong).into()),
        None => club::make_ready(&mut settings, &world, &command, &mut screen),
    };
    let chosen = InUse {
        file: &file,
        settings: &settings,
    };
    let plays = command.plays();
    let done = ready.and_then(|()| {
        if is_for_reading {
            return screen.paged(|screen| dispatch(command, &chosen, screen));
        }
        let status = dispatch(command, &chosen, &mut screen)?;
        if plays {
            club::after_evening(chosen.settings.ledger.value.as_deref(), &mut screen)?;
        }
        Ok(status)
    });
    match done {
        Ok(Status::Done) if screen.passed_over_entries() => Status::Damaged,
        Ok(status) => status,
        Err(failure) => tell_failure(&failure, &settings, &screen),
    }
    .into()
}

/// Says why a command failed; returns the exit status.
fn tell_failure(failure: &Failure, settings: &Settings, screen: &Screen) -> Status {
    let _ = screen.complain(messages(failure, settings, screen.lang()));
    failure.status()
}

/// Returns the messages for a failure, each after the script line or ledger that it is about.
fn messages(failed: &Failure, settings: &Settings, lang: Lang) -> Vec<String> {
    if let Failure::AskedInScript(line, failed) = failed {
        let messages = messages(failed, settings, lang).into_iter();
        return messages
            .map(|message| say!(lang, at_script_line(line, &message)))
            .collect();
    }
    let messages = say!(lang, failure(failed)).into_iter();
    match (failed, &settings.ledger.value) {
        (Failure::Ledger(error), Some(path)) if is_of_the_file(error) => messages
            .map(|message| say!(lang, ledger_failed(path, &message)))
            .collect(),
        _ => messages.collect(),
    }
}

/// True if an error is about the ledger's file but does not name it.
fn is_of_the_file(error: &LedgerError) -> bool {
    ErrorSubject::classify(error) != ErrorSubject::Request && !error.names_its_file()
}

/// Answers a command line that the parser rejects; shows help if the command line asks for help.
fn unparsed(args: &[OsString], error: &clap::Error) -> Status {
    let world = World::of_process();
    let options = Options {
        lang: usage::lang_of(args),
        plain: usage::is_plain(args).then_some(true),
        pager: usage::is_unpaged(args).then_some(Pager::NONE),
        ..Options::default()
    };
    let (settings, _) = Settings::choose(options, &world, &ConfigFile::read(&world));
    let settings = settings.for_the_ear();
    let mut screen = Screen::of_stdout(&settings);
    let lang = screen.lang();
    let shown: Vec<String> = args
        .iter()
        .map(|arg| inert(&arg.to_string_lossy()).into_owned())
        .collect();
    // If the message cannot be printed, the exit status is all we can give.
    let _ = match usage::answer(&shown, error, lang, screen.room()) {
        usage::ParseReply::Asked(help) => {
            let shown = screen.paged(|screen| screen.help(&help));
            return match shown {
                Ok(()) => Status::Done,
                Err(error) => tell_failure(&Failure::Output(error), &settings, &screen),
            };
        }
        usage::ParseReply::Incomplete(help) => screen.help_instead(&help),
        usage::ParseReply::Wrong {
            mistake,
            usage,
            command,
        } => {
            let lines = say!(lang, usage_lines(&usage, &command));
            let told = screen.complain([say!(lang, mistake(&mistake))]);
            told.and_then(|()| screen.tell([String::new()].into_iter().chain(lines)))
        }
    };
    Status::Usage
}

fn dispatch(command: Command, chosen: &InUse<'_>, screen: &mut Screen) -> Result<Status, Failure> {
    let ledger = chosen.settings.ledger.value.as_deref();
    match command {
        Command::Play(args) => commands::play::run(&args, *chosen, screen),
        #[cfg(feature = "serve")]
        Command::Serve(args) => commands::serve::run(&args, *chosen, screen),
        Command::Tutorial => commands::tutorial::run(screen),
        Command::Settle(args) => commands::settle::run(&args, screen),
        Command::Score(args) => commands::score::run(&args, screen),
        Command::Draw(args) => commands::draw::run(&args, screen),
        Command::Card(args) => commands::card::run(&args, screen),
        Command::Cards(args) => commands::cards::run(&args, screen),
        Command::Rules(command) => commands::rules::run(&command, screen),
        Command::Log(args) => reading::log::run(&args, ledger, screen),
        Command::Show(args) => reading::outside(ledger, screen, |ledger, screen| {
            reading::show::told(&args, ledger, None, screen)
        }),
        Command::Standings(args) => reading::standings::run(&args, ledger, screen),
        Command::Stats(args) => commands::stats::run(&args, ledger, screen),
        Command::Report(args) => commands::report::run(&args, ledger, screen),
        Command::Paid(args) => reading::money::paid::run(&args, ledger, screen),
        Command::SettleUp(args) => reading::money::settle_up::run(&args, ledger, screen),
        Command::Settled(args) => reading::money::settled::run(&args, ledger, screen),
        Command::Adjust(args) => reading::money::adjust::run(&args, ledger, screen),
        #[cfg(feature = "club")]
        Command::Club(command) => commands::club::run(&command, ledger, screen),
        Command::Season(args) => reading::season::run(&args, ledger, screen),
        Command::Note(args) => reading::note::run(&args, ledger, screen),
        Command::People(args) => commands::people::run(&args, ledger, screen),
        Command::Why(args) => reading::outside(ledger, screen, |ledger, screen| {
            reading::why::told(&args, ledger, None, screen)
        }),
        Command::Whatif(args) => reading::whatif::run(&args, ledger, screen),
        Command::Dispute(args) => commands::dispute::run(&args, ledger, screen),
        Command::Evening(args) => commands::evening::run(&args, ledger, screen),
        Command::Close(args) => commands::close::run(&args, ledger, screen),
        Command::Verify(args) => commands::verify::run(&args, ledger, screen),
        Command::Config(args) => commands::config::run(&args, chosen, screen),
        Command::Seal => commands::verify::seal(ledger, screen),
        Command::Export(args) => commands::export::run(&args, ledger, screen),
        Command::Import(args) => commands::import::run(&args, ledger, screen),
        Command::Twice(args) => commands::twice::run(&args, ledger, screen),
        Command::Backup(args) => commands::backup::backup(&args, ledger, screen),
        Command::Restore(args) => commands::backup::restore(&args, ledger, screen),
        Command::Share(args) => reading::outside(ledger, screen, |ledger, screen| {
            reading::share::told(&args, ledger, reading::Here::NOWHERE, screen)
        }),
        Command::Completions { shell } => {
            let script = complete::script(&shell.to_string()).unwrap_or_default();
            screen.data(&script)?;
            Ok(Status::Done)
        }
        Command::Man(args) => commands::man::run(&args, screen),
    }
}
