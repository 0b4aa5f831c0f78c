//! An entry that says something anew, with what whoever wrote it knew of the same thing.

use super::batch::add;
use super::saying::{Saying, unanswered};
use super::stamp::EntryStamp;
use super::{EntryId, EntryKind, LedgerError, Seal, SessionId};
use rusqlite::Transaction;
use serde::Serialize;

/// A body with what it knew.
#[derive(Serialize)]
struct Knowing<'a, B> {
    #[serde(flatten)]
    body: &'a B,
    over: Vec<Seal>,
}

/// Writes an entry that says something of a thing of which this was said before, and holds over all of
/// it.
pub(super) fn add_over<B: Serialize>(
    writing: &Transaction<'_>,
    kind: EntryKind,
    session: Option<SessionId>,
    stamp: EntryStamp<'_>,
    body: &B,
    before: &[Saying],
) -> Result<EntryId, LedgerError> {
    let over = unanswered(before).map(|one| one.seal.clone()).collect();
    add_knowing(writing, kind, session, stamp, body, over)
}

/// Writes an entry that says something and knew this of the same thing.
pub(super) fn add_knowing<B: Serialize>(
    writing: &Transaction<'_>,
    kind: EntryKind,
    session: Option<SessionId>,
    stamp: EntryStamp<'_>,
    body: &B,
    over: Vec<Seal>,
) -> Result<EntryId, LedgerError> {
    add(writing, kind, session, stamp, &Knowing { body, over })
}
