//! Finds handovers that seem to have been noted in two ledgers.

use super::likely_duplicates::{TransferKey, transfers};
use crate::ledger::{EntryId, Handover, Ledger, LedgerError, People, Period};
use std::collections::BTreeMap;

/// Two entries from different ledgers that note the same handovers: the same people handed each
/// other the same amounts on the same day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SameMoney {
    /// The entry that was written or taken in here first.
    pub one: EntryId,
    /// The other entry.
    pub other: EntryId,
    /// The handovers that both entries note.
    pub handed: Vec<Handover>,
}

/// What an entry notes: the day, and who handed whom how much.
type NoteContent = (String, Vec<TransferKey>);

/// Returns pairs of entries that seem to note the same handovers in two ledgers, if nobody has
/// ruled on them yet. An entry is in at most one pair. Entries that do not count are left out.
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
