//! Whether the entries of a ledger say what they rest on: their verdicts, their records, the hands
//! that a close sums up.

mod books;
mod found;
mod task;

use crate::ledger::{Entry, EntryId, Ledger, LedgerError};
pub use found::{Audit, Auditing, Otherwise, Settled, Wrong};

use books::Books;
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use task::{Examined, Task};

/// How many entries are read at a time.
const STRETCH: u32 = 1024;
/// How many of them a thread takes at a time.
const PORTION: usize = 16;

impl Auditing<'_> {
    /// Returns what is wrong with what the entries of a ledger say. What cannot be read is passed
    /// over, as `Ledger::verify` names it. `done` is given how many more entries have been looked at.
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
            for (task, seen) in tasks.iter().zip(self.all(&tasks)) {
                books.take(self, task, seen);
            }
            done(read);
        }
    }

    /// Looks at entries on all cores; returns what each says, in their order.
    fn all(self, tasks: &[Task]) -> Vec<Examined> {
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
                found.push((
                    first,
                    portion.iter().map(|task| task.examined(self)).collect(),
                ));
            }
        };
        let mut portions: Vec<(usize, Vec<Examined>)> = thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            let joined = workers.into_iter().map(thread::ScopedJoinHandle::join);
            joined
                .flat_map(|found| found.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .collect()
        });
        portions.sort_by_key(|(first, _)| *first);
        portions.into_iter().flat_map(|(_, found)| found).collect()
    }
}
