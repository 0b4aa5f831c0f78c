//! Offering to correct the hand that was written last.

use super::step::{Step, Stop};
use super::sure::Sure;
use super::told::Told;
use crate::ledger::{EntryId, SessionId, StoredHand};
use crate::rules::Game;

/// Asks whether to correct the last written hand of this session or of an earlier one in the same
/// evening. Returns that hand if yes; `None` if no, or if there is no such hand or nobody to ask.
pub(super) fn offer_last(
    session: SessionId,
    game: Game,
    step: &mut Step<'_>,
) -> Result<Option<EntryId>, Stop> {
    let last = last_of_evening(session, step)?;
    let Some(last) = last.filter(|_| step.asks()) else {
        step.tell(Told::NothingToUndo);
        return Ok(None);
    };
    let hand = last.name();
    Ok(step
        .sure(Sure::Written { game, hand }, false)?
        .then_some(last.id))
}

/// Returns the last written hand of this session or of an earlier one in the same evening.
fn last_of_evening(session: SessionId, step: &Step<'_>) -> Result<Option<StoredHand>, Stop> {
    let ledger = step.book.ledger();
    for session in ledger.evening(session)?.iter().rev() {
        if let Some(last) = ledger.last_hand(Some(session.id))? {
            return Ok(Some(last));
        }
    }
    Ok(None)
}
