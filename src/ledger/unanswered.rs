//! Finds out what became of a commit on a club's server that nobody answered: the club has the entries
//! if it has their last hash.

use super::batch::{Batch, after};
use super::chain::RawEntry;
use super::club_turn::{PATIENCE, waited_for};
use super::outcome::CommitOutcome;
use super::server_fault::ServerFault;
use super::{EntryId, Ledger, LedgerError, Seal};
use std::time::Duration;

impl Ledger {
    /// Returns the last entry of a commit on a club's server that nobody answered, until it is known
    /// what became of it.
    pub fn unanswered(&self) -> Option<Seal> {
        self.unanswered.entries.last().map(Seal::from)
    }

    /// Asks the club's server once what became of a commit that nobody answered. Returns that, or what
    /// was found out since it was last told; `None` if there was no such commit, or the server still
    /// does not tell.
    pub fn find_out(&mut self) -> Option<CommitOutcome> {
        if self.unanswered().is_some()
            && let Ok(is_written) = self.is_there(Duration::ZERO)
        {
            self.settle(is_written);
        }
        self.unanswered.outcome.take()
    }

    /// Finds out what became of a commit that nobody answered, before something is written. If the
    /// club has it and `write` writes just the same, returns what `write` returns: it is written
    /// already.
    /// Errors: the server still does not tell.
    pub(super) fn written_already<T, E>(
        &mut self,
        write: &impl Fn(&mut Batch<'_>) -> Result<T, E>,
    ) -> Result<Option<T>, LedgerError> {
        if self.unanswered().is_none() {
            return Ok(None);
        }
        let is_written = self.is_there(PATIENCE)?;
        if is_written && let Some(same) = self.writes_the_same(write)? {
            self.unanswered.entries.clear();
            return Ok(Some(same));
        }
        self.settle(is_written);
        Ok(None)
    }

    fn settle(&mut self, is_written: bool) {
        self.unanswered.outcome = Some(CommitOutcome {
            entries: std::mem::take(&mut self.unanswered.entries),
            is_written,
        });
    }

    /// Returns whether the club has what nobody answered, and takes it in then.
    /// Errors: the server does not tell for as long as `patience`.
    fn is_there(&mut self, patience: Duration) -> Result<bool, LedgerError> {
        let (Some(last), Some(server)) = (self.unanswered(), &mut self.club) else {
            return Ok(false);
        };
        let told = waited_for(&mut **server, patience, |server| server.confirm(&last));
        let told = match told {
            Ok(true) => self.catch_up().map(|_| true),
            told => told.map_err(LedgerError::from),
        };
        told.map_err(|error| match error {
            // Nothing was written now, which says nothing of what was written then.
            LedgerError::Server(ServerFault::Away(why) | ServerFault::Again(why)) => {
                ServerFault::Unknown(why).into()
            }
            LedgerError::Server(fault) if fault.wrote_nothing() => {
                ServerFault::Unknown(fault.to_string()).into()
            }
            error => error,
        })
    }

    /// Returns what `write` returns if it writes exactly what nobody answered, where that was written.
    fn writes_the_same<T, E>(
        &self,
        write: &impl Fn(&mut Batch<'_>) -> Result<T, E>,
    ) -> Result<Option<T>, LedgerError> {
        let before: &[RawEntry] = &self.unanswered.entries;
        let Some(first) = before.first() else {
            return Ok(None);
        };
        let end = EntryId(first.id.0.saturating_sub(1));
        let mut then = self.as_of(end)?;
        let mut batch = then.begin(true)?;
        batch.repeats_at = Some(first.at.clone());
        let Ok(written) = write(&mut batch) else {
            return Ok(None);
        };
        let again = after(&batch.writing, end)?;
        Ok((again == before).then_some(written))
    }
}
