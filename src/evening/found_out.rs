//! What became of a step whose writes a club's server did not answer.

use super::keeper::{Keeper, NotTaken};
use super::step::Door;
use super::told::Told;
use super::writing::written_by;
use crate::ledger::{CommitOutcome, Seal};

/// What was found out about writes that nobody answered at first.
#[derive(Debug)]
pub(crate) struct FoundOut {
    /// What became of them.
    pub(crate) outcome: CommitOutcome,
    /// The facts that their step told, if it was taken now.
    pub(crate) told: Vec<Told>,
}

impl Keeper {
    /// Asks a club's server what became of writes that nobody answered, if there are any. If the club
    /// has them, their step is taken now. Returns `None` if there are none, or the server still does
    /// not tell.
    /// Errors: what follows from the step cannot be read or written.
    pub(crate) fn find_out(&mut self, door: Door<'_>) -> Result<Option<FoundOut>, NotTaken> {
        let Some(outcome) = self.book.ledger.find_out() else {
            return Ok(None);
        };
        self.seen = None;
        let step = self.unanswered.take();
        let is_its_own =
            |seal: &Seal| outcome.entries.last().map(Seal::from).as_ref() == Some(seal);
        let step = step.filter(|(last, _)| outcome.is_written && is_its_own(last));
        let told = match step {
            Some((_, step)) => {
                let written = written_by(&outcome.entries);
                let mut taken = step.told;
                let next = self.next(step.evening, step.then, written, door)?;
                taken.extend(self.carry_out(next, None, door)?.told);
                taken
            }
            None => Vec::new(),
        };
        Ok(Some(FoundOut { outcome, told }))
    }
}
