//! Finds notes of money in two ledgers that may be about the same payment.

use super::likely_duplicates::{TransferKey, transfers};
use crate::ledger::{EntryId, Handover, Ledger, LedgerError, People, Period};
use std::collections::BTreeMap;

/// Two notes from different ledgers that say the same: that the same people handed each other the
/// same amounts on the same day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SameMoney {
    /// The entry of the note that was written or taken in here first.
    pub one: EntryId,
    /// The entry of the other note.
    pub other: EntryId,
    /// What both say was handed over.
    pub handed: Vec<Handover>,
}

/// What a note says: the day, and who handed whom how much.
type NoteContent = (String, Vec<TransferKey>);

/// Returns pairs of notes that seem to be the same money, noted in two ledgers, if nobody has said
/// yet whether they are. A note is in at most one pair. Notes that do not count are left out.
pub fn same_money(ledger: &Ledger) -> Result<Vec<SameMoney>, LedgerError> {
    let people = ledger.people()?;
    let mut notes: BTreeMap<EntryId, Vec<Handover>> = BTreeMap::new();
    for handover in ledger.handovers(Period::default())? {
        notes.entry(handover.entry).or_default().push(handover);
    }
    let mut alike: BTreeMap<NoteContent, Vec<EntryId>> = BTreeMap::new();
    for (entry, handed) in &notes {
        let says = says(handed, &people);
        alike.entry(says).or_default().push(*entry);
    }
    let mut found = Vec::new();
    for entries in alike.into_values().filter(|all| all.len() > 1) {
        let mut left: Vec<(EntryId, Option<String>)> = Vec::new();
        for entry in entries {
            let origin = ledger.entry(entry)?.origin.map(|origin| origin.ledger);
            let mut of_another = None;
            for (at, (one, ledger_of)) in left.iter().enumerate() {
                if *ledger_of != origin && !ledger.is_said_of_money(*one, entry)? {
                    of_another = Some(at);
                    break;
                }
            }
            match of_another {
                Some(at) => {
                    let (one, _) = left.remove(at);
                    let handed = notes.get(&one).cloned().unwrap_or_default();
                    let other = entry;
                    found.push(SameMoney { one, other, handed });
                }
                None => left.push((entry, origin)),
            }
        }
    }
    found.sort_by_key(|same| (same.one, same.other));
    Ok(found)
}

fn says(handed: &[Handover], people: &People) -> NoteContent {
    let day = handed.first().map(|one| one.day.clone());
    (day.unwrap_or_default(), transfers(handed, people))
}
