//! Taking in entries of another ledger if an audit finds nothing wrong with them.

use super::audited::AuditedLedger;
use super::found::{Audit, Auditing, Discrepancy, Incoming};
use crate::date::Date;
use crate::ledger::{Batch, Each, EntryId, EntryKind, LedgerError, RawEntry, Seal, TakenIn};
use std::collections::HashMap;

/// The result of taking in the entries of another ledger in a batch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IntakeResult {
    /// All entries are right and were taken in; this version would write some of them differently.
    In(Box<TakenIn>, Audit),
    /// These entries, by their numbers in the other ledger, are wrong. The batch must not be
    /// committed.
    Amiss(Vec<(EntryId, Discrepancy)>),
}

/// Takes in the entries of another ledger as [`Batch::take_in`] does, and audits the new entries as
/// [`Auditing::audit`] does. `done` is called again and again, with the number of entries audited
/// since the last call.
///
/// Errors: as for [`Batch::take_in`].
pub fn take_in<E: From<LedgerError>>(
    batch: &mut Batch<'_>,
    (today, at): (Date, &str),
    engine: &str,
    entries: &mut dyn FnMut(&mut Each<'_>) -> Result<(), E>,
    done: &(dyn Fn(u64) + Sync),
) -> Result<IntakeResult, E> {
    let after = batch.view().last()?;
    let mut theirs = Theirs::default();
    let taken = batch.take_in(at, engine, &mut |take: &mut Each<'_>| {
        entries(&mut |entry| {
            theirs.see(&entry);
            take(entry)
        })
    })?;
    let how = Auditing {
        engine,
        deep: true,
        incoming: Some(Incoming { after, today }),
    };
    let audit = how.audit_view(batch.view(), done)?;
    let mut wrong = there(batch, &audit, entries)?;
    for (seal, amiss) in theirs.wrong {
        let found = (seal.entry, amiss);
        let here = batch.view().here(&seal)?;
        if here.is_some_and(|here| here > after) && !wrong.contains(&found) {
            wrong.push(found);
        }
    }
    wrong.sort_by_key(|(entry, _)| *entry);
    Ok(if wrong.is_empty() {
        IntakeResult::In(Box::new(taken), audit)
    } else {
        IntakeResult::Amiss(wrong)
    })
}

/// Returns what is wrong, with each entry's number in the other ledger.
fn there<E: From<LedgerError>>(
    batch: &Batch<'_>,
    audit: &Audit,
    entries: &mut dyn FnMut(&mut Each<'_>) -> Result<(), E>,
) -> Result<Vec<(EntryId, Discrepancy)>, E> {
    if audit.wrong.is_empty() {
        return Ok(Vec::new());
    }
    let mut hashes = HashMap::new();
    for (entry, _) in &audit.wrong {
        let found = batch.view().entry(*entry)?;
        let hash = found.origin.map_or(found.hash, |origin| origin.hash);
        hashes.insert(hash, *entry);
    }
    let mut numbers: HashMap<EntryId, EntryId> = HashMap::new();
    entries(&mut |entry| {
        if let Some(here) = hashes.get(entry.first_hash().as_ref()) {
            numbers.entry(*here).or_insert(entry.id);
        }
        Ok(())
    })?;
    let number = |here: EntryId| numbers.get(&here).copied().unwrap_or(here);
    let wrong = audit.wrong.iter();
    Ok(wrong
        .map(|(entry, wrong)| (number(*entry), wrong.clone()))
        .collect())
}

/// Checks each entry of the other ledger against those before it in that ledger, since their order
/// in this one is different.
#[derive(Default)]
struct Theirs {
    beside: AuditedLedger,
    last: Option<EntryId>,
    wrong: Vec<(Seal, Discrepancy)>,
}

impl Theirs {
    /// Takes the next entry; ignores an entry that was already taken.
    fn see(&mut self, entry: &RawEntry) {
        if self.last >= Some(entry.id) {
            return;
        }
        self.last = Some(entry.id);
        let is_own = entry.kind != EntryKind::Import;
        let body = entry.says();
        let wrong = body.and_then(|body| self.beside.see((entry.id, entry.session), &body, is_own));
        let wrong = wrong.filter(|_| is_own);
        self.wrong
            .extend(wrong.map(|wrong| (Seal::from(entry), wrong)));
    }
}
