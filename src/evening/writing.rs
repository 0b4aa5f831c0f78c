//! Carrying out what a step writes.

use super::state::Evening;
use super::step::{Step, Then, Write, Written};
use super::told::Told;
use crate::ledger::{Batch, DraftSubject, LedgerError};
#[cfg(feature = "club")]
use crate::ledger::{EntryKind, RawEntry, SessionId};
use crate::report::session::ENGINE;

/// A step as far as it was taken: what it told and writes, and the evening that it leads to.
#[derive(Debug)]
pub(super) struct PlannedStep {
    pub(super) evening: Evening,
    pub(super) told: Vec<Told>,
    pub(super) writes: Vec<Write>,
    pub(super) then: Then,
    pub(super) mends: bool,
}

impl PlannedStep {
    pub(super) fn new(evening: Evening, step: Step<'_>) -> Self {
        Self {
            evening,
            told: step.told,
            writes: step.writes,
            then: step.then,
            mends: step.mends,
        }
    }
}

/// Carries out these writes.
pub(super) fn write_all(
    batch: &mut Batch<'_>,
    writes: &[Write],
    at: &str,
    giver: &str,
) -> Result<Written, LedgerError> {
    let mut written = Written::default();
    for write in writes {
        match write {
            Write::Push {
                about,
                position,
                text,
            } => batch.push_draft(*about, *position, text, giver)?,
            Write::Truncate { about, length } => batch.truncate_draft(*about, *length)?,
            Write::Draft { about, lines } => batch.replace_draft(*about, lines)?,
            Write::Hand { session, body } => {
                written.entry = Some(batch.append_hand(*session, at, ENGINE, body)?);
            }
            Write::Correction { session, body } => {
                written.entry = Some(batch.append_correction(*session, at, ENGINE, body)?);
            }
            Write::Open(body) => written.session = Some(batch.open_session(at, ENGINE, body)?),
            Write::GoOn { session, going } => {
                written.session = Some(batch.go_on(*session, at, ENGINE, going)?);
            }
            Write::Close { session, body } => {
                written.entry = Some(batch.close_session(*session, at, ENGINE, body)?);
            }
            Write::Paid(body) => {
                written.entry = Some(batch.append_paid(at, ENGINE, body)?);
            }
            Write::Settled(body) => {
                written.entry = Some(batch.append_settled(at, ENGINE, body)?);
            }
            Write::Adjustment(body) => {
                written.entry = Some(batch.append_adjustment(at, ENGINE, body)?);
            }
            Write::UndoAdjustment(entry) => {
                written.entry = Some(batch.undo_adjustment(at, ENGINE, entry)?);
            }
            Write::Note { session, body } => {
                written.entry = Some(batch.append_note(*session, at, ENGINE, body)?);
            }
            Write::SameMoney { notes, is_one } => {
                let said = batch.append_same_money(at, ENGINE, *notes, *is_one)?;
                written.entry = Some(said);
            }
        }
    }
    Ok(written)
}

/// Returns what the ledger gave to entries that were written.
#[cfg(feature = "club")]
pub(super) fn written_by(entries: &[RawEntry]) -> Written {
    let sessions = entries.iter().rev();
    let mut sessions = sessions.filter(|entry| entry.kind == EntryKind::Session);
    Written {
        session: sessions.next().map(|entry| SessionId(entry.id.0)),
        entry: entries.last().map(|entry| entry.id),
    }
}

/// Returns whether people may sit down by a write.
pub(super) const fn is_of_seats(write: &Write) -> bool {
    matches!(write, Write::Open(_) | Write::GoOn { .. })
}

/// Returns whether a write is a draft's, which belongs to this machine alone.
pub(super) const fn is_draft(write: &Write) -> bool {
    matches!(
        write,
        Write::Push { .. } | Write::Truncate { .. } | Write::Draft { .. }
    )
}

/// Returns whether a write only keeps input for next time, and not for the hand in play.
pub(super) const fn is_kept_alone(write: &Write) -> bool {
    matches!(
        write,
        Write::Draft {
            about: DraftSubject::Setup | DraftSubject::Again(_) | DraftSubject::Dispute(_),
            ..
        }
    )
}
