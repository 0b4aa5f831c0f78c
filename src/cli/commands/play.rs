//! `dokbak play`: an evening at the table, at a terminal or from a script.

use crate::cli::args::PlayArgs;
use crate::cli::error::{Denied, Failure, Misuse, Status, Wants};
use crate::cli::facts::input::InputSource;
use crate::cli::opened::{asking, ledger_path, older, say_at_opening};
use crate::cli::prompt::{EveningPrompt, PromptWishes};
use crate::cli::screen::{Screen, has_person};
use crate::cli::settings::InUse;
use crate::cli::terminal::answers::Answers;
use crate::cli::{future, intake, period};
use crate::evening::state::WhichSession;
use crate::ledger::Ledger;
use crate::limits::Limit;
use std::io::BufReader;
use std::path::Path;

pub(in crate::cli) fn run(
    args: &PlayArgs,
    chosen: InUse<'_>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    screen.outlives_its_reader();
    let date = args.date.as_deref().map(period::day).transpose()?;
    let source = source(args.script.as_deref(), Wants::Play, screen)?;
    if let Some(day) = date
        && !future::is_meant(day, args.script.is_none(), screen)?
    {
        return Ok(Status::Done);
    }
    let settings = chosen.settings;
    let ledger = settings.ledger.value.as_deref();
    if let (Some(evening), Some(older)) = (args.evening, older(ledger)?) {
        older.last_of_evening(evening)?;
    }
    let opened = asking(ledger_path(ledger)?, screen, Ledger::open_to_play)?;
    say_at_opening(screen, &opened);
    let start = match (args.new, args.evening) {
        (true, _) => WhichSession::New,
        (false, Some(evening)) => WhichSession::Of(evening),
        (false, None) => WhichSession::Ask,
    };
    let wishes = PromptWishes {
        rules: settings.rules.value.clone(),
        date,
        tracked: args.track,
        lang: (!settings.lang.origin.is_chosen()).then(|| chosen.file.clone()),
    };
    let evening = EveningPrompt::new(opened, source, screen, wishes);
    evening.greeting()?.run(start)
}

/// Returns where answers come from: a script, or the terminal.
pub(super) fn source(
    file: Option<&Path>,
    wants: Wants,
    screen: &Screen,
) -> Result<Answers, Failure> {
    match file {
        Some(file) => script(file),
        None if has_person() => Ok(Answers::terminal(screen)?),
        None => Err(Misuse::NoTerminal(wants).into()),
    }
}

fn script(file: &Path) -> Result<Answers, Failure> {
    let input = InputSource::from_path(file);
    match intake::open(file) {
        Ok(lines) => Ok(Answers::script(input, BufReader::new(lines))),
        Err(why) => {
            let limit = Limit::LineBytes;
            Err(Denied::NotRead { input, why, limit }.into())
        }
    }
}
