//! Audits a ledger: whether entries agree with what they rest on, such as their verdicts, their
//! records, or the hands that a close adds up.

//!
//! `found`: settings and results. `around`: the context of an entry. `alone`: whether an entry is
//! acceptable in itself. `audited`: whether it fits those before it, with `company` for who is one
//! person. `task`: whether a hand agrees with what it rests on. `books`: sessions and what their
//! closes add up. `intake`: taking in another ledger if all of this is right.

mod alone;
mod around;
mod audited;
mod books;
mod company;
mod found;
mod intake;
mod task;

use crate::ledger::{Body, Entries, Entry, EntryId, Ledger, LedgerError, LedgerView, SessionId};
use around::AroundEntry;
use books::AuditState;
use std::collections::HashSet;
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use task::{AuditTask, Examined};

pub use found::{Audit, Auditing, Discrepancy, Incoming, Otherwise, Recomputed};
pub use intake::{IntakeResult, take_in};

/// How many entries a thread takes at a time.
const PORTION: usize = 16;

/// Some consecutive entries.
struct EntryRange {
    /// How many entries there are, including unreadable ones.
    length: u64,
    /// The readable entries, each with its context.
    entries: Vec<(Entry, AroundEntry)>,
}

impl Auditing<'_> {
    /// Audits the entries of a ledger and returns what is wrong with them. Unreadable entries are
    /// skipped; `Ledger::verify` reports those. `done` is called again and again, with the number
    /// of entries audited since the last call.
    pub fn audit(self, ledger: &Ledger, done: &(dyn Fn(u64) + Sync)) -> Result<Audit, LedgerError> {
        self.audit_view(ledger.view(), done)
    }

    /// Audits the entries of a view, which may be of a ledger that is being written.
    pub(crate) fn audit_view(
        self,
        view: LedgerView<'_>,
        done: &(dyn Fn(u64) + Sync),
    ) -> Result<Audit, LedgerError> {
        let incoming = self.incoming.map(|incoming| incoming.after);
        let touched = incoming
            .map(|after| view.sessions_after(after))
            .transpose()?;
        thread::scope(|scope| {
            // The next group of entries is read while one is audited.
            let (ready, stretches) = mpsc::sync_channel(1);
            let looking = scope.spawn(move || self.look(stretches, done));
            for stretch in view.stretches() {
                let stretch = self.stretch(view, touched.as_ref(), stretch?)?;
                if ready.send(stretch).is_err() {
                    break;
                }
            }
            drop(ready);
            let audit = looking.join();
            Ok(audit.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
        })
    }

    /// Adds the context to entries; `touched` are the sessions to audit, or `None` for all.
    fn stretch(
        self,
        view: LedgerView<'_>,
        touched: Option<&HashSet<SessionId>>,
        entries: Entries,
    ) -> Result<EntryRange, LedgerError> {
        let length = entries.len() as u64;
        let entries = entries.into_iter().filter_map(|(_, entry)| entry);
        let with_those_around = |entry: Entry| {
            let is_touched = |session| touched.is_none_or(|touched| touched.contains(&session));
            let mut around = AroundEntry {
                is_needed: entry.session.is_some_and(is_touched),
                ..AroundEntry::default()
            };
            if !self.looks_at(entry.id) {
                return Ok((entry, around));
            }
            around.names_what_is_not = !view.has_what_is_named(&entry)?;
            around.is_misplaced = !view.is_in_its_place(&entry)?;
            match &entry.body {
                Body::Correction(body) if self.deep => around.record = record_of(view, body.of)?,
                Body::Close(_) => around.verdicts = view.summed_up(&entry)?,
                _ => {}
            }
            Ok((entry, around))
        };
        let entries = entries
            .map(with_those_around)
            .collect::<Result<_, LedgerError>>()?;
        Ok(EntryRange { length, entries })
    }

    /// Audits groups of entries, one after another.
    fn look(self, stretches: Receiver<EntryRange>, done: &(dyn Fn(u64) + Sync)) -> Audit {
        let mut books = AuditState::default();
        for EntryRange { length, entries } in stretches {
            let tasks = books.tasks(self, entries);
            for (task, seen) in tasks.iter().zip(self.all(&tasks)) {
                books.take(self, task, seen);
            }
            done(length);
        }
        let mut audit = books.audit;
        audit.wrong.sort_by_key(|(entry, _)| *entry);
        audit
    }

    /// Checks entries on all cores; returns the results in the order of the tasks.
    fn all(self, tasks: &[AuditTask]) -> Vec<Examined> {
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

/// Returns the record of a hand as it was first written, if it can be read.
fn record_of(view: LedgerView<'_>, hand: EntryId) -> Result<Option<String>, LedgerError> {
    match view.entry(hand).map(|hand| hand.body) {
        Ok(Body::Hand(body)) => Ok(Some(body.record)),
        Ok(_) | Err(LedgerError::NoSuchEntry(_) | LedgerError::Body { .. }) => Ok(None),
        Err(error) => Err(error),
    }
}
