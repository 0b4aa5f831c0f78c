//! `dokbak import`: the entries of another ledger, or hands that were noted down.

use super::notes;
use crate::cli::args::ImportArgs;
use crate::cli::error::{Denied, Failure, Status};
use crate::cli::intake::{self, Input, ScriptLine};
use crate::cli::opened::{ledger_path, say_at_opening};
use crate::cli::period;
use crate::cli::screen::Screen;
use crate::cli::session::ENGINE;
use crate::cli::words::say;
use crate::date::Date;
use crate::files::{Unreadable, read_up_to};
use crate::ledger::{Ledger, Written};
use crate::limits::Limit;
use std::path::Path;

pub(in crate::cli) fn run(
    args: &ImportArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    screen.outlives_its_reader();
    let date = args.date.as_deref().map(period::day).transpose()?;
    let text = read(&args.file)?;
    if !text.trim_start().starts_with('{') {
        return notes::take_in(&args.file, &text, date, path, screen);
    }
    let entries = entries(&args.file, &text)?;
    let path = ledger_path(path)?;
    let mut ledger = Ledger::open(path)?;
    say_at_opening(screen, &ledger);
    let (_, at) = Date::now();
    let mut batch = ledger.batch()?;
    let taken = batch.take_in(&at, ENGINE, &entries)?;
    batch.commit()?;
    let lang = screen.lang();
    screen.prose(&say!(lang, taken_in(taken.new, taken.known)))?;
    for (here, there) in &taken.apart {
        screen.prose(&say!(lang, went_on_apart(here.0, there.0)))?;
    }
    Ok(Status::Done)
}

/// Returns the text of a file, or of standard input (`-`).
fn read(path: &Path) -> Result<String, Failure> {
    let limit = Limit::ImportBytes;
    let unreadable = |why| Denied::NotRead {
        input: Input::of(path),
        why,
        limit,
    };
    let bytes = intake::open(path).and_then(|input| Ok(read_up_to(input, limit.most())?));
    let bytes = bytes.map_err(unreadable)?;
    if limit.is_crossed_by(bytes.len()) {
        return Err(unreadable(Unreadable::TooLong).into());
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let good = error.as_bytes().get(..error.utf8_error().valid_up_to());
        let lines = good.unwrap_or_default().split(|byte| *byte == b'\n');
        Denied::LineNotUtf8(line_of(path, lines.count()))
    })?;
    Ok(text)
}

/// Returns the entries of lines of JSON.
fn entries(path: &Path, text: &str) -> Result<Vec<Written>, Failure> {
    let lines = (1..).zip(text.split('\n'));
    let written = lines.filter(|(_, line)| !line.trim().is_empty());
    let entries = written.map(|(number, line)| {
        Written::from_line(line).map_err(|_| Denied::NoEntryOn(line_of(path, number)))
    });
    Ok(entries.collect::<Result<_, _>>()?)
}

fn line_of(path: &Path, number: usize) -> ScriptLine {
    ScriptLine {
        script: Input::of(path),
        number: u32::try_from(number).unwrap_or(u32::MAX),
    }
}
