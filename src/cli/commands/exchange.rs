//! `dokbak export` and `import`: the entries of a ledger as lines of JSON, out of one and into another.

use crate::cli::args::{ExportArgs, ImportArgs};
use crate::cli::error::{Denied, Failure, Status};
use crate::cli::intake::{self, Input, ScriptLine};
use crate::cli::opened::{ledger_path, opened, say_at_opening};
use crate::cli::screen::Screen;
use crate::cli::session::ENGINE;
use crate::cli::words::say;
use crate::date::Date;
use crate::files::{Unreadable, read_up_to};
use crate::ledger::{EntryId, Ledger, Written};
use crate::limits::Limit;
use std::fs::OpenOptions;
use std::io::{self, BufWriter, Write as _};
use std::path::Path;

/// How many entries are read at a time.
const STRETCH: u32 = 1024;

pub(in crate::cli) fn export(
    args: &ExportArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let ledger = opened(screen, path)?;
    let Some(to) = &args.output else {
        lines(&ledger, &mut |line| Ok(screen.line(line)?))?;
        return Ok(Status::Done);
    };
    screen.outlives_its_reader();
    let refused = |error: io::Error| match error.kind() {
        io::ErrorKind::AlreadyExists => Denied::FileThere(to.clone()),
        _ => Denied::NotWritten(to.clone(), error),
    };
    let file = OpenOptions::new().write(true).create_new(true).open(to);
    let mut file = BufWriter::new(file.map_err(refused)?);
    let written = lines(&ledger, &mut |line| {
        Ok(writeln!(file, "{line}").map_err(refused)?)
    });
    let written = written.and_then(|entries| {
        let whole = file.flush().and_then(|()| file.get_ref().sync_all());
        whole.map_err(refused)?;
        Ok(entries)
    });
    let entries = written.inspect_err(|_| {
        // What is half written helps nobody; the disk may be full of it.
        let _ = std::fs::remove_file(to);
    })?;
    let lang = screen.lang();
    screen.prose(&say!(lang, exported(entries, to)))?;
    Ok(Status::Done)
}

/// Writes every entry as a line; returns how many there are.
fn lines(
    ledger: &Ledger,
    write: &mut dyn FnMut(&str) -> Result<(), Failure>,
) -> Result<usize, Failure> {
    let (mut last, mut entries) = (EntryId(0), 0);
    loop {
        let stretch = ledger.written(last, STRETCH)?;
        let Some(end) = stretch.last() else {
            return Ok(entries);
        };
        last = end.id;
        entries += stretch.len();
        for entry in &stretch {
            write(&entry.to_line())?;
        }
    }
}

pub(in crate::cli) fn import(
    args: &ImportArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    screen.outlives_its_reader();
    let entries = read(&args.file)?;
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

/// Returns the entries of a file of lines of JSON, or of standard input (`-`).
fn read(path: &Path) -> Result<Vec<Written>, Failure> {
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
    let mut entries = Vec::new();
    for (line, number) in bytes.split(|byte| *byte == b'\n').zip(1..) {
        let on = || ScriptLine {
            script: Input::of(path),
            number,
        };
        let line = std::str::from_utf8(line).map_err(|_| Denied::LineNotUtf8(on()))?;
        if !line.trim().is_empty() {
            let entry = Written::from_line(line);
            entries.push(entry.map_err(|_| Denied::NoEntryOn(on()))?);
        }
    }
    Ok(entries)
}
