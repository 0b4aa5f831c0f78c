//! Whether the entries of a ledger say what they rest on: their verdicts, their records, the hands
//! that a close sums up.

mod books;
mod task;

use crate::ledger::{Entry, EntryId, Ledger, LedgerError};
use crate::record::Faults;
use books::Books;
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use task::{Task, Told};

/// How many entries are read at a time.
const STRETCH: u32 = 1024;
/// How many of them a thread takes at a time.
const PORTION: usize = 16;

/// In what an entry contradicts what it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// Its verdict cannot be read.
    Verdict,
    /// Its net is not that of its verdict.
    Net,
    /// The net of its verdict is not what the payments come to, the pot included.
    Payments,
    /// Its net names somebody who does not play.
    Stranger(String),
    /// The ruleset that is kept with the session cannot be read.
    Rules,
    /// Its record comes to something else, by the same version of the program.
    Settled(Settled),
    /// The net of a close is not what the hands came to, but this is; by the same version.
    Sum(Vec<(String, i64)>),
    /// The net of a close does not sum to zero.
    Uneven,
    /// The transfers of a close do not even out its net.
    Transfers,
}

/// What something comes to that is worked out again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Settled {
    /// The record breaks rules.
    Refused(Faults),
    /// Other chips.
    Net(Vec<(String, i64)>),
    /// The same chips, for other reasons.
    Reasons,
}

/// An entry by another version of the program, which this one would write otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Otherwise {
    /// The entry.
    pub entry: EntryId,
    /// The version that wrote it.
    pub engine: String,
    /// What this version makes of it.
    pub settled: Settled,
}

/// What was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Audit {
    /// What is wrong, whatever version wrote it.
    pub wrong: Vec<(EntryId, Wrong)>,
    /// What this version sees differently.
    pub otherwise: Vec<Otherwise>,
}

/// How an audit is done.
#[derive(Clone, Copy, Debug)]
pub struct Auditing<'a> {
    /// This version of the program, as it writes itself into entries.
    pub engine: &'a str,
    /// Whether records are settled again.
    pub deep: bool,
}

impl Auditing<'_> {
    /// Returns what is wrong with what the entries of a ledger say. What cannot be read is passed
    /// over, as `Ledger::verify` names it. `done` is told how many entries more are looked at.
    pub fn audit(self, ledger: &Ledger, done: &dyn Fn(u64)) -> Result<Audit, LedgerError> {
        let mut books = Books::default();
        let mut last = EntryId(0);
        loop {
            let stretch = ledger.stretch(last, STRETCH)?;
            let Some((end, _)) = stretch.last() else {
                return Ok(books.audit);
            };
            last = *end;
            let read = stretch.len() as u64;
            let entries: Vec<Entry> = stretch.into_iter().filter_map(|(_, it)| it).collect();
            let tasks = books.tasks(self, ledger, entries)?;
            for (task, told) in tasks.iter().zip(self.all(&tasks)) {
                books.take(self, task, told);
            }
            done(read);
        }
    }

    /// Looks at entries on all cores; returns what each tells, in their order.
    fn all(self, tasks: &[Task]) -> Vec<Told> {
        let threads = thread::available_parallelism().map_or(1, NonZero::get);
        let threads = threads.min(tasks.len().div_ceil(PORTION));
        let next = AtomicUsize::new(0);
        let work = || {
            let mut found = Vec::new();
            loop {
                let first = next.fetch_add(PORTION, Ordering::Relaxed);
                let end = tasks.len().min(first.saturating_add(PORTION));
                let Some(portion) = tasks.get(first..end) else {
                    return found;
                };
                if portion.is_empty() {
                    return found;
                }
                found.push((first, portion.iter().map(|task| task.told(self)).collect()));
            }
        };
        let mut portions: Vec<(usize, Vec<Told>)> = thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            let joined = workers.into_iter().map(thread::ScopedJoinHandle::join);
            joined
                .flat_map(|found| found.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .collect()
        });
        portions.sort_by_key(|(first, _)| *first);
        portions.into_iter().flat_map(|(_, told)| told).collect()
    }
}
