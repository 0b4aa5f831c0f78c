//! `dokbak settle --batch`: reads many records and prints a line of JSON for each, in their order.

use super::errors;
use super::text::{BadText, MOST_BYTES, not_read, text};
use crate::card::Calendar;
use crate::case::{Case, Opening};
use crate::cli::error::{Failure, Status};
use crate::cli::facts::input::InputSource;
use crate::cli::intake;
use crate::cli::screen::Screen;
use crate::cli::words::say;
use crate::files;
use crate::letters::JsonLines;
use crate::limits::cut;
use crate::record::{Fault, Problem, RecordStream, StreamRecord};
use crate::rules::{KeyFault, Ruleset};
use crate::words::{Lang, fault_json};
use serde_json::Value;
use std::fs;
use std::io::{self, BufReader};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

/// How many records go to a core at a time; fewer if they exceed this many bytes.
const PORTION: usize = 64;
const PORTION_BYTES: usize = 1 << 16;

/// How many portions may wait for each core, and how many of its results may wait to be printed.
const WAITING: usize = 2;

/// The settings for settling all records.
#[derive(Clone, Copy)]
pub(super) struct SettleOptions<'a> {
    /// The ruleset that replaces the records' own.
    pub(super) ruleset: Option<&'a Ruleset>,
    /// The keys that are set on top of the ruleset.
    pub(super) sets: &'a [(String, String)],
    pub(super) lang: Lang,
}

/// Where records come from.
struct RecordOrigin {
    input: InputSource,
    /// The folder where relative paths in the records' `rules` lines start.
    base: PathBuf,
}

/// A text that should be a record.
struct SettleTask {
    origin: Arc<RecordOrigin>,
    /// The text's number in the file, counted from 1.
    number: u64,
    piece: Result<StreamRecord, BadText>,
}

/// The results of some records.
#[derive(Default)]
struct Done {
    /// A line of JSON for each record.
    lines: JsonLines,
    all: u64,
    /// How many records could not be settled.
    failed: u64,
    /// Whether one of the failures was the program's own mistake.
    internal: bool,
}

/// Settles all records of a file, or of the files in a folder, on all cores. Memory holds only the
/// records being settled and those next in line.
pub(super) fn run(
    path: &Path,
    terms: SettleOptions<'_>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let tasks = tasks(path)?;
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let (mut all, mut failed, mut internal) = (0_u64, 0_u64, false);
    thread::scope(|scope| -> io::Result<()> {
        let (mut to, mut from) = (Vec::new(), Vec::new());
        for _ in 0..cores {
            let (sender, waiting) = sync_channel(WAITING);
            let (out, done) = sync_channel(WAITING);
            scope.spawn(move || work(&waiting, &out, terms));
            to.push(sender);
            from.push(done);
        }
        scope.spawn(move || feed(tasks, &to));
        for core in from.iter().cycle() {
            // Portions go to the cores in turn, so the first core without a result marks the end.
            let Ok(done) = core.recv() else { break };
            all += done.all;
            failed += done.failed;
            internal |= done.internal;
            screen.json_lines(&done.lines)?;
        }
        Ok(())
    })?;
    if all == 0 {
        screen.complain([say!(
            screen.lang(),
            no_records(&InputSource::from_path(path))
        )])?;
    }
    if failed > 0 {
        screen.complain([say!(screen.lang(), not_settled(failed, all))])?;
    }
    Ok(match (failed, internal) {
        (0, _) => Status::Done,
        (_, false) => Status::Refused,
        (_, true) => Status::Internal,
    })
}

/// Returns the records of a file, separated by empty lines, or of a folder, where each file ending
/// in `.hwatu` is a record.
fn tasks(path: &Path) -> Result<Box<dyn Iterator<Item = SettleTask> + Send>, Failure> {
    let unreadable = |why| Failure::from(not_read(InputSource::from_path(path), why).why);
    if path.is_dir() {
        let mut paths = listed(path).map_err(|why| unreadable(why.into()))?;
        paths.sort();
        return Ok(Box::new(paths.into_iter().map(whole)));
    }
    let origin = Arc::new(RecordOrigin {
        input: InputSource::from_path(path),
        base: path.parent().unwrap_or(Path::new(".")).to_owned(),
    });
    let reader = intake::open(path).map_err(unreadable)?;
    let pieces = RecordStream::new(BufReader::with_capacity(1 << 16, reader));
    let task = move |(number, piece): (u64, io::Result<StreamRecord>)| SettleTask {
        number,
        piece: piece.map_err(|why| not_read(origin.input.clone(), why.into())),
        origin: origin.clone(),
    };
    Ok(Box::new((1..).zip(pieces).map(task)))
}

/// Returns the record files of a folder.
fn listed(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == "hwatu") {
            paths.push(path);
        }
    }
    Ok(paths)
}

/// Reads a file that is a single record.
fn whole(path: PathBuf) -> SettleTask {
    let read = files::open(&path).and_then(|file| Ok(files::read_up_to(file, MOST_BYTES)?));
    let base = path.parent().unwrap_or(Path::new(".")).to_owned();
    let input = InputSource::File(path);
    let piece = |bytes| StreamRecord {
        first_line: 1,
        bytes,
    };
    SettleTask {
        number: 1,
        piece: read.map(piece).map_err(|why| not_read(input.clone(), why)),
        origin: Arc::new(RecordOrigin { input, base }),
    }
}

/// Gives portions to the cores in turn, until there are no more or a core has stopped.
fn feed(mut tasks: impl Iterator<Item = SettleTask>, to: &[SyncSender<Vec<SettleTask>>]) {
    for core in to.iter().cycle() {
        let portion = portion(&mut tasks);
        if portion.is_empty() || core.send(portion).is_err() {
            return;
        }
    }
}

/// Returns the next records; empty at the end.
fn portion(tasks: &mut impl Iterator<Item = SettleTask>) -> Vec<SettleTask> {
    let (mut portion, mut bytes) = (Vec::new(), 0);
    while portion.len() < PORTION && bytes < PORTION_BYTES {
        let Some(task) = tasks.next() else { break };
        bytes += task.piece.as_ref().map_or(0, |piece| piece.bytes.len());
        portion.push(task);
    }
    portion
}

/// Settles portions as they arrive.
fn work(waiting: &Receiver<Vec<SettleTask>>, out: &SyncSender<Done>, terms: SettleOptions<'_>) {
    for portion in waiting {
        let mut done = Done::default();
        for task in portion {
            done.settle(task, terms);
        }
        if out.send(done).is_err() {
            return;
        }
    }
}

impl Done {
    fn settle(&mut self, task: SettleTask, terms: SettleOptions<'_>) {
        let line = match task.settled(terms) {
            Ok(verdict) => verdict,
            Err(wrong) => {
                self.failed += 1;
                self.internal |= wrong.internal;
                wrong.line
            }
        };
        // Escape invisible characters here, where all cores are at work.
        self.lines.push(&line);
        self.all += 1;
    }
}

/// Why a record has no verdict, as a line of JSON.
struct SettleErrorJson {
    line: String,
    internal: bool,
}

impl SettleTask {
    fn settled(self, terms: SettleOptions<'_>) -> Result<String, SettleErrorJson> {
        let at = RecordLocation {
            input: &self.origin.input,
            number: self.number,
            line: self.piece.as_ref().map_or(0, |piece| piece.first_line),
        };
        let read = self.piece;
        let text = read.and_then(|piece| text(piece.bytes, at.input, piece.first_line));
        let text = text.map_err(|why| at.wrong(&[why.to_json(terms.lang)], 0))?;
        let opening = Opening {
            base: &self.origin.base,
            ruleset: terms.ruleset,
            first_line: at.line,
            ..Opening::default()
        };
        let case = Case::read_with(&text, opening, terms.sets);
        let case = case.map_err(|fault| at.unset(fault, terms.lang))?;
        let calendar = case.ruleset().rules.calendar();
        let verdict = case.settle();
        verdict.map(|verdict| verdict.to_json()).map_err(|faults| {
            let (first, more) = cut(&faults);
            let told = first.iter();
            let told: Vec<Value> = told
                .map(|fault| fault_json(terms.lang, fault, calendar))
                .collect();
            SettleErrorJson {
                internal: faults.iter().any(Fault::is_internal),
                ..at.wrong(&told, more)
            }
        })
    }
}

/// Where a record is.
struct RecordLocation<'a> {
    input: &'a InputSource,
    number: u64,
    line: u32,
}

impl RecordLocation<'_> {
    /// Reports that a key of the command line does not belong to the record's game.
    fn unset(&self, fault: KeyFault, lang: Lang) -> SettleErrorJson {
        let fault = Fault::new(self.line, 1, Problem::Key(fault));
        self.wrong(&[fault_json(lang, &fault, Calendar::Korean)], 0)
    }

    /// Returns errors in the format of `settle --json`, plus where the record is.
    fn wrong(&self, told: &[Value], more: usize) -> SettleErrorJson {
        let mut all = errors(told, more);
        all["file"] = match self.input {
            InputSource::Standard => "-".into(),
            InputSource::File(path) => path.display().to_string().into(),
        };
        all["record"] = self.number.into();
        all["line"] = self.line.into();
        SettleErrorJson {
            line: all.to_string(),
            internal: false,
        }
    }
}
