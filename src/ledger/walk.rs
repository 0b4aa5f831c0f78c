//! Checking the chain: from an entry to the end, or in portions shared by several threads.

use super::chain::{COLUMNS, Content, START, stored_hash};
use super::entry::{Body, ImportBody};
use super::kind::EntryKind;
use super::{ChainFault, EntryId, LedgerError, moment};
use rusqlite::{Connection, Row};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

#[cfg(test)]
mod tests;

/// The value of `next` when no portion is left.
const NONE: i64 = 0;

/// Checks the chain from an entry on.
pub(super) fn walk(connection: &Connection, first: i64) -> Result<Vec<ChainFault>, LedgerError> {
    let from_start = first == 1;
    let query = if from_start {
        format!("SELECT {COLUMNS} FROM entry ORDER BY id")
    } else {
        format!("SELECT {COLUMNS} FROM entry WHERE id >= {first} - 1 ORDER BY id")
    };
    let mut query = connection.prepare(&query)?;
    let mut rows = query.query([])?;
    let mut walk = Walk::from_start();
    if let Some(row) = (!from_start).then(|| rows.next()).transpose()?.flatten() {
        walk = Walk::behind(row)?;
    }
    while let Some(row) = rows.next()? {
        walk.step(row)?;
    }
    Ok(walk.faults)
}

/// The chain in portions, each with the same number of entry numbers; threads take them in turn.
///
/// A check of the whole chain carries along only three things: the last number, the last hash, and
/// the last readable time. If `SQLite`'s own check finds the tables in order, all three are in the
/// entry before a portion, provided that this entry exists and its time can be read. Then checking
/// the portion alone finds exactly what the whole check finds there. Otherwise the chain is not
/// checked in portions.
#[derive(Debug)]
pub(super) struct Portions {
    /// The number of the last entry; entries written later belong to the last portion.
    last: i64,
    size: i64,
    /// The first entry of the next portion to take, or `NONE`.
    next: AtomicI64,
    /// Whether the entry before some portion is missing or unreadable.
    in_vain: AtomicBool,
}

/// The faults found in some portions; each portion is identified by its first entry.
pub(super) type PortionResults = Vec<(i64, Vec<ChainFault>)>;

impl Portions {
    /// Splits a chain that ends with `last` into portions.
    pub(super) fn new(last: i64, size: i64) -> Self {
        Self {
            last,
            size: size.max(1),
            next: AtomicI64::new(1),
            in_vain: AtomicBool::new(false),
        }
    }

    /// Checks portions that no other thread has taken, until none is left; `None` if the entry
    /// before a portion is missing or unreadable.
    pub(super) fn walk(
        &self,
        connection: &Connection,
    ) -> Result<Option<PortionResults>, LedgerError> {
        let mut found = Vec::new();
        while let Some(first) = self.take() {
            if self.in_vain.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let Some(faults) = self.portion(connection, first)? else {
                self.in_vain.store(true, Ordering::Relaxed);
                return Ok(None);
            };
            found.push((first, faults));
        }
        Ok(Some(found))
    }

    /// Takes a portion for the caller and returns its first entry; `None` if no portion is left.
    fn take(&self) -> Option<i64> {
        let left = |first: i64| (first != NONE).then(|| self.after(first).unwrap_or(NONE));
        let next = &self.next;
        next.fetch_update(Ordering::Relaxed, Ordering::Relaxed, left)
            .ok()
    }

    /// Returns the first entry of the portion after the one that begins with `first`; `None` if
    /// that is the last.
    fn after(&self, first: i64) -> Option<i64> {
        let next = first.checked_add(self.size);
        next.filter(|next| *next <= self.last)
    }

    /// Returns the faults in a portion; `None` if the entry before it is missing or unreadable. The
    /// first portion includes all entries with lower numbers, the last all with higher numbers.
    fn portion(
        &self,
        connection: &Connection,
        first: i64,
    ) -> Result<Option<Vec<ChainFault>>, LedgerError> {
        let query = format!("SELECT {COLUMNS} FROM entry WHERE id BETWEEN ?1 AND ?2 ORDER BY id");
        let mut query = connection.prepare_cached(&query)?;
        let from = if first == 1 { i64::MIN } else { first - 1 };
        let to = self.after(first).map_or(i64::MAX, |next| next - 1);
        let mut rows = query.query([from, to])?;
        let mut walk = Walk::from_start();
        if first > 1 {
            walk = match rows.next()? {
                Some(row) => Walk::behind(row)?,
                None => return Ok(None),
            };
            if walk.expected != first || walk.time.is_empty() {
                return Ok(None);
            }
        }
        while let Some(row) = rows.next()? {
            walk.step(row)?;
        }
        Ok(Some(walk.faults))
    }
}

/// Returns the faults of all portions in the order of the chain.
pub(super) fn in_order(found: Vec<PortionResults>) -> Vec<ChainFault> {
    let mut portions: PortionResults = found.into_iter().flatten().collect();
    portions.sort_by_key(|(first, _)| *first);
    portions
        .into_iter()
        .flat_map(|(_, faults)| faults)
        .collect()
}

/// The state of a check along the chain.
struct Walk {
    /// The number that the next entry should have.
    expected: i64,
    /// The hash of the last entry; `None` if entries are missing.
    before: Option<Vec<u8>>,
    /// The time of the last entry whose time can be read.
    time: String,
    faults: Vec<ChainFault>,
}

impl Walk {
    fn from_start() -> Self {
        Self {
            expected: 1,
            before: Some(START.as_bytes().to_vec()),
            time: String::new(),
            faults: Vec::new(),
        }
    }

    /// Starts after an entry that is not itself checked.
    fn behind(row: &Row<'_>) -> Result<Self, LedgerError> {
        Ok(Self {
            expected: row.get::<_, i64>(0)?.saturating_add(1),
            before: Some(stored_hash(row).to_vec()),
            time: time(&Content::from_row(row, 0))
                .unwrap_or_default()
                .to_owned(),
            faults: Vec::new(),
        })
    }

    /// Checks the next entry.
    fn step(&mut self, row: &Row<'_>) -> Result<(), LedgerError> {
        let id = row.get(0)?;
        let entry = EntryId(id);
        if id < self.expected {
            self.faults.push(ChainFault::Stray { entry });
            return Ok(());
        }
        if id > self.expected {
            self.faults.push(ChainFault::Missing {
                first: EntryId(self.expected),
                last: EntryId(id - 1),
            });
            self.before = None;
        }
        self.expected = id.saturating_add(1);
        let content = Content::from_row(row, id);
        let hash = stored_hash(row);
        let before = self.before.get_or_insert_with(|| content.prev.to_vec());
        if before != content.prev {
            self.faults.push(ChainFault::Link { entry });
        }
        if content.hash().as_bytes() != hash {
            self.faults.push(ChainFault::Content { entry });
        }
        before.clear();
        before.extend_from_slice(hash);
        let at = time(&content);
        if at.is_none() || !readable(&content) {
            self.faults.push(ChainFault::Unreadable { entry });
        }
        if let Some(at) = at {
            if at < self.time.as_str() {
                self.faults.push(ChainFault::Time { entry });
            }
            self.time.clear();
            self.time.push_str(at);
        }
        Ok(())
    }
}

/// Returns the time of an entry in a form that can be compared; `None` if it cannot be read.
fn time<'a>(content: &Content<'a>) -> Option<&'a str> {
    let at = std::str::from_utf8(content.at).ok()?;
    moment::check(at).ok()?;
    moment::beginning(at).ok()
}

fn readable(content: &Content<'_>) -> bool {
    let kind = std::str::from_utf8(content.kind)
        .ok()
        .and_then(EntryKind::of_word);
    let body = std::str::from_utf8(content.body).ok();
    kind.zip(body).is_some_and(|(kind, body)| match kind {
        EntryKind::Import => serde_json::from_str::<ImportBody>(body).is_ok(),
        kind => Body::read(kind, body).is_ok(),
    })
}
