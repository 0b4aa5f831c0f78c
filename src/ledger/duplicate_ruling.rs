//! Stating whether two sessions are one evening, or whether two handover entries are one payment.

use super::batch::{Batch, by_itself};
use super::duplicates::{DuplicateRuling, DuplicateStatement, entry_seal, hands, place};
use super::entry::TwiceBody;
use super::said::Sayings as Before;
use super::stamp::EntryStamp;
use super::{EntryId, EntryKind, LedgerError, Seal, SessionId, totals};
use rusqlite::{Connection, OptionalExtension as _};
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// Returns the seals of everything else that was stated to be the same evening as `all`, by hash.
fn with_them(before: &Before, all: &[Seal]) -> BTreeMap<String, Seal> {
    let own: HashSet<&str> = all.iter().map(|seal| seal.hash.as_str()).collect();
    let last = |seal: &Seal| before.words().about(seal).next();
    let places: BTreeSet<usize> = all.iter().filter_map(last).collect();
    let words = places.into_iter().filter_map(|at| before.twice().get(at));
    let mut found = BTreeMap::new();
    for word in words.filter(|word| !word.beside.is_empty()) {
        let others = word.all().filter(|one| !own.contains(one.hash.as_str()));
        found.extend(others.map(|one| (one.hash.clone(), one.clone())));
    }
    found
}

/// Returns the sessions of hands, given their original seals.
fn sessions<'a>(
    connection: &Connection,
    seals: impl Iterator<Item = &'a Seal>,
) -> Result<Vec<SessionId>, LedgerError> {
    let mut found = Vec::new();
    for seal in seals {
        found.extend(place(connection, seal)?.map(|(session, _)| session));
    }
    found.sort_unstable();
    found.dedup();
    Ok(found)
}

impl Batch<'_> {
    /// States whether two sessions are one evening kept twice, and which of them counts; returns
    /// the entry. `at` is RFC 3339 in UTC. Earlier statements about the two are overridden.
    /// Errors: no such session, a session without a hand that the other lacks, the same session
    /// twice.
    pub fn append_twice(
        &mut self,
        at: &str,
        engine: &str,
        word: &DuplicateStatement,
    ) -> Result<EntryId, LedgerError> {
        let stamp = EntryStamp::new(at, engine)?;
        let before = self.standing()?;
        let body = self.twice_body(word, before.said())?;
        let over = before.said().open().to_vec();
        drop(before);
        let entry = self.add_knowing(EntryKind::Person, None, stamp, &body, over)?;
        // The statement can change only whether these sessions count.
        let sessions = sessions(&self.writing, body.all())?;
        totals::counted_anew(&self.writing, &sessions, &*self.standing()?)?;
        Ok(entry)
    }

    fn twice_body(
        &self,
        word: &DuplicateStatement,
        before: &Before,
    ) -> Result<TwiceBody, LedgerError> {
        let DuplicateStatement { one, other, .. } = *word;
        let (mut first, mut second) = hands(&self.writing, one, other)?;
        let notes = [&word.handed.0, &word.handed.1];
        for (seals, entries) in [&mut first, &mut second].into_iter().zip(notes) {
            for entry in entries {
                seals.push(entry_seal(&self.writing, *entry)?);
            }
        }
        let (counts, mut beside) = match word.said {
            Some(DuplicateRuling::Twice(counts)) if counts == other => (second, first),
            Some(DuplicateRuling::Twice(_)) => (first, second),
            Some(DuplicateRuling::Both) | None => {
                first.extend(second);
                return Ok(TwiceBody {
                    counts: first,
                    beside: Vec::new(),
                });
            }
        };
        // If one evening was kept in three ledgers, only one of the sessions counts.
        let all: Vec<Seal> = counts.iter().chain(&beside).cloned().collect();
        beside.extend(with_them(before, &all).into_values());
        Ok(TwiceBody { counts, beside })
    }
}

impl Batch<'_> {
    /// Rules on two recorded payments: if `is_one`, they are the same and only the first counts;
    /// otherwise both count. Returns the entry. `at` is RFC 3339 in UTC.
    /// Errors: no such entry, an entry that is not about money, the same entry twice.
    pub fn append_same_money(
        &mut self,
        at: &str,
        engine: &str,
        (one, other): (EntryId, EntryId),
        is_one: bool,
    ) -> Result<EntryId, LedgerError> {
        let stamp = EntryStamp::new(at, engine)?;
        if one == other {
            return Err(LedgerError::NotMoney(one));
        }
        for entry in [one, other] {
            let query = "SELECT what IN ('paid', 'settled', 'adjust') FROM entry WHERE id = ?1";
            let mut query = self.writing.prepare_cached(query)?;
            let is_money = query.query_row([entry.0], |row| row.get(0)).optional()?;
            match is_money {
                Some(true) => {}
                Some(false) => return Err(LedgerError::NotMoney(entry)),
                None => return Err(LedgerError::NoSuchEntry(entry)),
            }
        }
        let (one, other) = (
            entry_seal(&self.writing, one)?,
            entry_seal(&self.writing, other)?,
        );
        let (counts, beside) = if is_one {
            (vec![one], vec![other])
        } else {
            (vec![one, other], Vec::new())
        };
        let body = TwiceBody { counts, beside };
        let over = self.standing()?.said().open().to_vec();
        self.add_knowing(EntryKind::Person, None, stamp, &body, over)
    }
}

by_itself! {
    /// States whether two sessions are one evening, as [`Batch::append_twice`] does, in a batch of
    /// its own.
    append_twice(&DuplicateStatement) -> EntryId;
}
