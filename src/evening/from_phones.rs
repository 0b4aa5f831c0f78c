//! The keeper's side of what phones write and a club's server did not take.

use super::keeper::Keeper;
use super::step::Write;
use crate::date::Now;
use crate::ledger::{EntryId, LedgerError, ServerFault};

impl Keeper {
    /// Writes something as [`write`](Self::write) does, if `last` is still the last entry.
    /// Errors: somebody else has written since ([`ServerFault::Again`]), which is known here then.
    pub(crate) fn write_after(
        &mut self,
        last: EntryId,
        write: Write,
        now: &Now,
        giver: &str,
    ) -> Result<EntryId, LedgerError> {
        let written = self.perform(&[write], Some(last), now, giver)?;
        written.entry.ok_or(LedgerError::NotWritten)
    }

    /// Remembers that a club's server did not take what was entered on a phone.
    pub(super) fn keep_trouble(&mut self, error: &LedgerError, giver: &str) {
        if let LedgerError::Server(fault) = error
            && !giver.is_empty()
            && !matches!(fault, ServerFault::Again(_))
        {
            self.trouble = Some(fault.clone());
        }
    }

    /// Returns why a club's server did not take what was entered last on a phone, if the terminal was
    /// not told yet.
    pub(crate) const fn trouble(&self) -> Option<&ServerFault> {
        self.trouble.as_ref()
    }

    /// Returns the [`trouble`](Self::trouble), of which the terminal is told now.
    #[cfg(feature = "club")]
    pub(super) const fn take_trouble(&mut self) -> Option<ServerFault> {
        self.trouble.take()
    }
}
