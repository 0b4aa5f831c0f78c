//! `dokbak play`: an evening at the table, at a terminal or from a script.

use super::{ledger_path, warn_of_clock};
use crate::cli::args::PlayArgs;
use crate::cli::error::{Failure, Misuse, Refused, Status};
use crate::cli::intake::{self, Input};
use crate::cli::prompt::{Evening, Source, Start};
use crate::cli::screen::{Screen, has_person};
use crate::ledger::Ledger;
use crate::limits::Limit;
use std::io::BufReader;
use std::path::Path;

pub(in crate::cli) fn run(
    args: &PlayArgs,
    ledger: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    screen.outlives_its_reader();
    let source = source(args.script.as_deref())?;
    let opened = Ledger::open_to_play(&ledger_path(ledger)?)?;
    warn_of_clock(screen.lang(), &opened);
    let start = match (args.new, args.session) {
        (true, _) => Start::New,
        (false, Some(session)) => Start::Session(session),
        (false, None) => Start::Ask,
    };
    let evening = Evening::new(opened, source, screen);
    evening.tracked(args.track).run(start)
}

/// Returns where answers come from: a script, or the terminal.
pub(super) fn source(file: Option<&Path>) -> Result<Source, Failure> {
    match file {
        Some(file) => script(file),
        None if has_person() => Ok(Source::terminal()?),
        None => Err(Misuse::NoTerminal.into()),
    }
}

fn script(file: &Path) -> Result<Source, Failure> {
    let input = Input::of(file);
    match intake::open(file) {
        Ok(lines) => Ok(Source::script(input, BufReader::new(lines))),
        Err(why) => {
            let limit = Limit::LineBytes;
            Err(Refused::NotRead { input, why, limit }.into())
        }
    }
}
