//! What the chips of hands were worth.

use super::Played;
use crate::ledger::{EntryId, Ledger, LedgerError, SessionId};
use crate::record::ChipValue;
use crate::report::Measure;
use std::collections::HashMap;

/// Notes what the chips of some hands were worth; returns in what they are counted.
pub fn weighed(hands: &mut [Played], ledger: &Ledger) -> Result<Vec<Measure>, LedgerError> {
    let mut worths: HashMap<SessionId, Option<ChipValue>> = HashMap::new();
    for session in ledger.sessions()? {
        let chip = session.body.chip.as_deref().and_then(ChipValue::written);
        worths.insert(session.id, chip);
    }
    let mut sessions: HashMap<EntryId, SessionId> = HashMap::new();
    for hand in ledger.hand_names(None)? {
        sessions.insert(hand.entry, hand.session);
    }
    for hand in &mut *hands {
        let session = sessions.get(&hand.entry);
        let worth = session.and_then(|session| worths.get(session));
        hand.chip = worth.cloned().flatten();
    }
    Ok(Measure::of(hands.iter().map(|hand| hand.chip.as_ref())))
}
