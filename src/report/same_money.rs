//! Finds handovers and adjustments that seem to have been noted in two ledgers.

use super::likely_duplicates::{PersonRef, TransferKey, transfers, who};
use super::money::exact;
use crate::ledger::{Adjustment, EntryId, Handover, Ledger, LedgerError, People, Period};
use crate::record::{Name, currency_key};
use std::collections::BTreeMap;

/// Two entries from different ledgers that note the same money: the same people handed each other
/// the same amounts on the same day, or got and gave the same by an adjustment of that day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SameMoney {
    /// The entry that was written or taken in here first.
    pub one: EntryId,
    /// The other entry.
    pub other: EntryId,
    /// What both entries note.
    pub noted: NotedMoney,
}

/// What an entry about money notes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotedMoney {
    /// Handovers.
    Handed(Vec<Handover>),
    /// An adjustment.
    Adjusted(Adjustment),
}

/// What an entry notes: the day, and who handed whom how much, or got and gave how much.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum NoteContent {
    Handed(String, Vec<TransferKey>),
    Adjusted(String, Option<String>, Vec<(PersonRef, i128)>),
}

/// Returns pairs of entries that seem to note the same money in two ledgers, if nobody has
/// ruled on them yet. An entry is in at most one pair. Entries that do not count are left out.
pub fn same_money(ledger: &Ledger) -> Result<Vec<SameMoney>, LedgerError> {
    let people = ledger.people()?;
    let mut notes: BTreeMap<EntryId, NotedMoney> = BTreeMap::new();
    for handover in ledger.handovers(Period::default())? {
        let note = notes.entry(handover.entry);
        let note = note.or_insert_with(|| NotedMoney::Handed(Vec::new()));
        if let NotedMoney::Handed(all) = note {
            all.push(handover);
        }
    }
    for adjustment in ledger.adjustments(Period::default())? {
        notes.insert(adjustment.entry, NotedMoney::Adjusted(adjustment));
    }
    let mut alike: BTreeMap<NoteContent, Vec<EntryId>> = BTreeMap::new();
    for (entry, money) in &notes {
        let says = says(money, &people);
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
                    let other = entry;
                    let money = notes.get(&one).cloned();
                    found.extend(money.map(|noted| SameMoney { one, other, noted }));
                }
                None => left.push((entry, origin)),
            }
        }
    }
    found.sort_by_key(|same| (same.one, same.other));
    Ok(found)
}

fn says(money: &NotedMoney, people: &People) -> NoteContent {
    match money {
        NotedMoney::Handed(handed) => {
            let day = handed.first().map(|one| one.day.clone());
            NoteContent::Handed(day.unwrap_or_default(), transfers(handed, people))
        }
        NotedMoney::Adjusted(one) => {
            let unit = one.worth();
            let exact = unit.map_or(1, exact);
            let shares = one.shares.iter();
            let share =
                |(name, units): &(Name, i64)| (who(people, name), i128::from(*units) * exact);
            let mut shares: Vec<_> = shares.map(share).collect();
            shares.sort();
            let currency = unit.map(|unit| currency_key(&unit.currency));
            NoteContent::Adjusted(one.day.clone(), currency, shares)
        }
    }
}
