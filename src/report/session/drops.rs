//! Who dropped out of the hands around a hand of an evening.

use super::{named_by, verdict_for_chips};
use crate::case::{Case, DropsAround};
use crate::ledger::{EntryId, Ledger, SessionId, StoredHand, StoredSession};
use crate::record::Name;
use crate::report::ReportError;
use crate::rules;
use crate::verdict::Outcome;
use std::path::Path;
use std::sync::Arc;

/// How many people play a hand of Go-Stop at most.
const PLAYING: usize = 3;

/// Returns who chose to drop out of the hands around a written hand of a session.
pub(crate) fn drops_around(
    ledger: &Ledger,
    (session, hand): (SessionId, EntryId),
) -> Result<DropsAround, ReportError> {
    let evening = ledger.whole_evening(session)?.into_iter();
    let evening = evening.map(|one| ledger.session(one));
    let evening: Vec<StoredSession> = evening.collect::<Result<_, _>>()?;
    let at = evening.iter().position(|one| one.id == session);
    let (before, after) = evening.split_at(at.unwrap_or(0));
    let Some((of_hand, after)) = after.split_first() else {
        return Ok(DropsAround::default());
    };
    let mut around = DropsAround::default();
    if !may_drop(of_hand) {
        return Ok(around);
    }
    let hands = ledger.hands(session)?;
    let number = hands.iter().position(|one| one.id == hand);
    let (earlier, later) = hands.split_at(number.unwrap_or(hands.len()));
    let last = last_played(ledger, of_hand, earlier)?;
    around.before = match last {
        Some(case) => case.dropped(),
        None => dropped_last(ledger, before)?,
    };
    let mut next = next_played(ledger, of_hand, later.get(1..).unwrap_or_default())?;
    for session in after {
        if next.is_some() {
            break;
        }
        next = next_played(ledger, session, &ledger.hands(session.id)?)?;
    }
    around.after = match next.filter(Case::forbids_two_drops) {
        Some(case) => case.dropped(),
        None => Arc::default(),
    };
    Ok(around)
}

/// Returns who chose to drop out of the last hand of these sessions that was not dealt again.
pub(crate) fn dropped_last(
    ledger: &Ledger,
    sessions: &[StoredSession],
) -> Result<Arc<[Name]>, ReportError> {
    for session in sessions.iter().rev() {
        if let Some(case) = last_played(ledger, session, &ledger.hands(session.id)?)? {
            return Ok(case.dropped());
        }
    }
    Ok(Arc::default())
}

/// Returns whether somebody can drop out of a hand of this session: more are at the table than can
/// play.
fn may_drop(session: &StoredSession) -> bool {
    session.body.players.len() > PLAYING
}

/// Returns the last of a session's hands that was not dealt again.
fn last_played(
    ledger: &Ledger,
    session: &StoredSession,
    hands: &[StoredHand],
) -> Result<Option<Case>, ReportError> {
    first_played(ledger, session, hands.iter().rev())
}

/// Returns the first of a session's hands that was not dealt again.
fn next_played(
    ledger: &Ledger,
    session: &StoredSession,
    hands: &[StoredHand],
) -> Result<Option<Case>, ReportError> {
    first_played(ledger, session, hands.iter())
}

fn first_played<'a>(
    ledger: &Ledger,
    session: &StoredSession,
    hands: impl Iterator<Item = &'a StoredHand>,
) -> Result<Option<Case>, ReportError> {
    for hand in hands {
        if verdict_for_chips(hand)?.outcome != Outcome::Void {
            let body = &session.body;
            let ruleset = rules::from_text(&body.ruleset, &body.rules, Path::new("."))
                .map_err(ReportError::Ruleset)?;
            let named = named_by(ledger, hand, &ruleset)?;
            return Ok(Some(Case::written(&hand.record, &named.ruleset)));
        }
    }
    Ok(None)
}
