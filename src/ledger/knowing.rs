//! Entries that restate something, with the seals of the earlier statements that their writer knew.

use super::batch::Batch;
use super::saying::{Saying, unanswered};
use super::stamp::EntryStamp;
use super::{EntryId, EntryKind, LedgerError, Seal, SessionId};
use serde::Serialize;

/// A body, and the seals of the statements that its writer knew.
#[derive(Serialize)]
struct Knowing<'a, B> {
    #[serde(flatten)]
    body: &'a B,
    over: Vec<Seal>,
}

impl Batch<'_> {
    /// Writes an entry that overrides the earlier statements in `before`.
    pub(super) fn add_over<B: Serialize>(
        &self,
        kind: EntryKind,
        session: Option<SessionId>,
        stamp: EntryStamp<'_>,
        body: &B,
        before: &[Saying],
    ) -> Result<EntryId, LedgerError> {
        let over = unanswered(before).map(|one| one.seal.clone()).collect();
        self.add_knowing(kind, session, stamp, body, over)
    }

    /// Writes an entry, with `over`, the seals of the statements that its writer knew.
    pub(super) fn add_knowing<B: Serialize>(
        &self,
        kind: EntryKind,
        session: Option<SessionId>,
        stamp: EntryStamp<'_>,
        body: &B,
        over: Vec<Seal>,
    ) -> Result<EntryId, LedgerError> {
        self.add(kind, session, stamp, &Knowing { body, over })
    }
}
