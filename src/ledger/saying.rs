//! Which of several statements about one thing is in force, whichever way ledgers are merged.
//!
//! An entry that restates something names, in `over`, the seals of the earlier statements that its
//! writer knew. It overrides those and all statements that they override. Of two statements whose
//! writers did not know of each other, the later one wins, then the one with the greater hash.
//! Entries of version 0.2 name nothing: of these the later one wins and, within one ledger, the one
//! with the higher number.

use super::chain;
use super::decoded::DecodedEntry;
use super::id::EntryId;
use super::{LedgerError, Seal};
use rusqlite::{Connection, Params, Row};
use serde::Deserialize;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, HashSet};

/// The columns from which a statement is read; a query must begin with these six.
pub(super) const SAYING: &str = "id, kind, at, engine, body, hash";

/// A statement about something that other entries may restate.
#[derive(Clone, Debug)]
pub(super) struct Saying {
    pub(super) told: DecodedEntry,
    /// The statement's original seal.
    pub(super) seal: Seal,
    /// The earlier statements that its writer knew; `None` if the version that wrote it did not
    /// record them.
    over: Option<Vec<Seal>>,
    rank: Rank,
}

/// Ranks two statements whose writers did not know of each other: by time; then, if they do not
/// record what their writers knew, by ledger and number there; finally by hash.
type Rank = (String, String, EntryId, String);

/// The statements that the writer of an entry knew.
#[derive(Deserialize)]
struct Knew {
    #[serde(default)]
    over: Option<Vec<Seal>>,
}

impl Saying {
    /// Decodes a statement; `own` is the hash of this ledger's first entry, `here` the hash of the
    /// statement in this ledger.
    fn new(told: DecodedEntry, own: &str, here: String) -> Result<Self, LedgerError> {
        let Knew { over } = told.body()?;
        let seal = told.first_seal(here);
        let rank = match over {
            Some(_) => (
                told.at.clone(),
                String::new(),
                EntryId(0),
                seal.hash.clone(),
            ),
            None => told.turn(own, seal.hash.clone()),
        };
        Ok(Self {
            told,
            seal,
            over,
            rank,
        })
    }

    /// Returns whether the writer knew all statements among `others` that are not overridden.
    pub(super) fn knows_all(&self, others: &[Self]) -> bool {
        let known: HashSet<&str> = self.known().collect();
        unanswered(others).all(|one| known.contains(one.seal.hash.as_str()))
    }

    /// Returns whether the writer knew all statements with these seals.
    pub(super) fn knows(&self, seals: &[Seal]) -> bool {
        let known: HashSet<&str> = self.known().collect();
        seals.iter().all(|seal| known.contains(seal.hash.as_str()))
    }

    /// Returns the hashes of the statements that the writer knew.
    pub(super) fn known(&self) -> impl Iterator<Item = &str> {
        let over = self.over.iter().flatten();
        over.map(|seal| seal.hash.as_str())
    }
}

/// Returns the statements in the rows of a query whose first columns are `SAYING`; `see` is called
/// with each row.
pub(super) fn sayings(
    connection: &Connection,
    query: &str,
    values: impl Params,
    mut see: impl FnMut(&Row<'_>) -> Result<(), LedgerError>,
) -> Result<Vec<Saying>, LedgerError> {
    let own = chain::numbered(connection, EntryId(1))?;
    let own = own.map(|first| first.hash).unwrap_or_default();
    let mut query = connection.prepare_cached(query)?;
    let mut rows = query.query(values)?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(Saying::new(
            DecodedEntry::from_row(row, 0)?,
            &own,
            row.get(5)?,
        )?);
        see(row)?;
    }
    Ok(found)
}

/// Returns the statements that are not overridden: no other writer among them knew them.
pub(super) fn unanswered(sayings: &[Saying]) -> impl Iterator<Item = &Saying> {
    let known: HashSet<&str> = sayings.iter().flat_map(Saying::known).collect();
    sayings
        .iter()
        .filter(move |one| !known.contains(one.seal.hash.as_str()))
}

/// Returns which statement is in force, given all statements about one thing; `None` if there are
/// none.
pub(super) fn in_force(sayings: &[Saying]) -> Option<&Saying> {
    unanswered(sayings).max_by(|one, other| one.rank.cmp(&other.rank))
}

/// Sorts statements in the order in which they take effect: each after those that its writer knew,
/// otherwise the earlier first.
pub(super) fn in_order(sayings: Vec<Saying>) -> Vec<Saying> {
    let place: HashMap<&str, usize> = sayings
        .iter()
        .enumerate()
        .map(|(place, one)| (one.seal.hash.as_str(), place))
        .collect();
    let mut waits_for = vec![0_usize; sayings.len()];
    let mut waiting: HashMap<usize, Vec<usize>> = HashMap::new();
    for (later, one) in sayings.iter().enumerate() {
        let known: HashSet<usize> = one
            .known()
            .filter_map(|hash| place.get(hash).copied())
            .collect();
        if let Some(waits) = waits_for.get_mut(later) {
            *waits = known.len();
        }
        for earlier in known {
            waiting.entry(earlier).or_default().push(later);
        }
    }
    let next = |at: usize| sayings.get(at).map(|one| Reverse((&one.rank, at)));
    let free = waits_for
        .iter()
        .enumerate()
        .filter(|(_, waits)| **waits == 0);
    let mut ready: BinaryHeap<_> = free.filter_map(|(at, _)| next(at)).collect();
    let mut order = Vec::with_capacity(sayings.len());
    while let Some(Reverse((_, at))) = ready.pop() {
        order.push(at);
        for later in waiting.remove(&at).unwrap_or_default() {
            if let Some(waits) = waits_for.get_mut(later) {
                *waits -= 1;
                if *waits == 0 {
                    ready.extend(next(later));
                }
            }
        }
    }
    drop(ready);
    drop(place);
    let mut sayings: Vec<Option<Saying>> = sayings.into_iter().map(Some).collect();
    let ordered = order
        .into_iter()
        .filter_map(|at| sayings.get_mut(at)?.take());
    let mut found: Vec<Saying> = ordered.collect();
    // Statements that claim to know each other in a circle, which honest ones never do, come last.
    found.extend(sayings.into_iter().flatten());
    found
}
