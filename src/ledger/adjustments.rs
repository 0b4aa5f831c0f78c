//! Adjustments: chips and money that passed from some people to others without a hand.

use super::decoded::DecodedEntry;
use super::kept_body::{AdjustBody, AdjustmentBody, AdjustmentUnit};
use super::kind::EntryKind;
use super::saying::{SAYING, Saying, in_force, sayings};
use super::standing::LedgerStanding;
use super::{EntryId, Ledger, LedgerError, Period, Seal, chain};
use crate::record::{ChipValue, Name};
use rusqlite::Connection;
use std::collections::HashMap;

/// SQL condition for adjustments; `SQLite` uses the index of rare entries only for this text.
const ADJUST: &str =
    "what = 'adjust' AND what IN ('adjust', 'day', 'note', 'reopen', 'season', 'void')";

/// An adjustment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Adjustment {
    /// The entry that notes the adjustment.
    pub entry: EntryId,
    /// The ledger that first wrote the entry; `None` if this one.
    pub ledger: Option<String>,
    /// The day to which it belongs, such as `2026-11-22`.
    pub day: String,
    /// Why there is an adjustment.
    pub reason: String,
    /// What the shares are counted in.
    pub unit: AdjustmentUnit,
    /// What each person or kitty gets, or gives if negative, in units; the names as they were
    /// written.
    pub shares: Vec<(Name, i64)>,
    /// Whether it counts: it was not taken back, nor noted in another ledger too that counts.
    pub counts: bool,
    /// The entry that took the adjustment back, if it was.
    pub undone_by: Option<EntryId>,
}

impl Adjustment {
    /// Returns what a unit is worth; `None` for chips that are worth nothing.
    pub const fn worth(&self) -> Option<&ChipValue> {
        self.unit.worth()
    }

    /// Returns the adjustment that a body makes, before it is written.
    pub fn of_body(entry: EntryId, body: AdjustmentBody) -> Option<Self> {
        let (unit, shares) = body.parsed().ok()?;
        Some(Self {
            entry,
            ledger: None,
            day: body.day,
            reason: body.reason,
            unit,
            shares,
            counts: true,
            undone_by: None,
        })
    }
}

impl Ledger {
    /// Returns the adjustments of some days that count, in the order in which they were first
    /// noted, in any ledger.
    pub fn adjustments(&self, period: Period) -> Result<Vec<Adjustment>, LedgerError> {
        let mut found = self.noted_adjustments(period)?;
        found.retain(|one| one.counts);
        Ok(found)
    }

    /// Returns the adjustments of some days as [`Self::adjustments`] does, with those that do not
    /// count.
    pub fn noted_adjustments(&self, period: Period) -> Result<Vec<Adjustment>, LedgerError> {
        let mut found = self.at_one_moment(|| {
            let standing = self.standing()?;
            self.with_read(|look| adjustments(look, &standing))
        })?;
        found.retain(|one| period.has(&one.day));
        Ok(found)
    }
}

/// Returns all adjustments. One that cannot be understood is left out: `verify` names it.
fn adjustments(
    connection: &Connection,
    standing: &LedgerStanding,
) -> Result<Vec<Adjustment>, LedgerError> {
    // Version 2 had none.
    if standing.is_older() {
        return Ok(Vec::new());
    }
    let mut found = Vec::new();
    let own = chain::numbered(connection, EntryId(1))?;
    let own = own.map(|first| first.hash).unwrap_or_default();
    let undone = undone(connection)?;
    let query =
        format!("SELECT id, kind, at, engine, body, hash FROM entry WHERE {ADJUST} ORDER BY id");
    let mut query = connection.prepare_cached(&query)?;
    let mut rows = query.query([])?;
    while let Some(row) = rows.next()? {
        let (told, here) = (DecodedEntry::from_row(row, 0)?, row.get::<_, String>(5)?);
        let AdjustBody::Move(body) = told.body()? else {
            continue;
        };
        let Some(mut one) = Adjustment::of_body(told.id, body) else {
            continue;
        };
        one.ledger = told.origin().map(|origin| origin.ledger.clone());
        one.undone_by = undone.get(told.first_hash(&here)).copied();
        one.counts = one.undone_by.is_none() && standing.says(&told, &here);
        found.push((told.turn(&own, here), one));
    }
    found.sort_by(|(one, _), (other, _)| one.cmp(other));
    Ok(found.into_iter().map(|(_, one)| one).collect())
}

/// Returns the adjustments that are taken back, by the hash of their original seals, each with the
/// entry that took it back.
fn undone(connection: &Connection) -> Result<HashMap<String, EntryId>, LedgerError> {
    let mut of: HashMap<String, Vec<Saying>> = HashMap::new();
    for (seal, one) in said(connection)? {
        of.entry(seal.hash).or_default().push(one);
    }
    let mut found = HashMap::new();
    for (hash, all) in of {
        let Some(last) = in_force(&all) else { continue };
        if matches!(last.told.body()?, AdjustBody::Undo { undone: true, .. }) {
            found.insert(hash, last.told.id);
        }
    }
    Ok(found)
}

/// Returns all statements that take adjustments back or make them count again, each with the
/// original seal of the adjustment.
fn said(connection: &Connection) -> Result<Vec<(Seal, Saying)>, LedgerError> {
    let query = format!("SELECT {SAYING} FROM entry WHERE {ADJUST} ORDER BY id");
    let mut found = Vec::new();
    for one in sayings(connection, &query, [], |_| Ok(()))? {
        if let AdjustBody::Undo { adjustment, .. } = one.told.body()? {
            found.push((adjustment, one));
        }
    }
    Ok(found)
}

/// Returns what was said about one adjustment.
pub(super) fn said_of_adjustment(
    connection: &Connection,
    seal: &Seal,
) -> Result<Vec<Saying>, LedgerError> {
    let found = said(connection)?.into_iter();
    Ok(found
        .filter(|(of, _)| of.hash == seal.hash)
        .map(|(_, one)| one)
        .collect())
}

/// An entry about an adjustment.
pub(super) enum AboutAdjustment {
    /// The adjustment itself, with its original seal.
    Move(Seal),
    /// A statement that takes it back, or makes it count again: the adjustment's seal, and whether
    /// it is taken back.
    Undo(Seal, bool),
}

/// Returns what an entry has to do with an adjustment; `None` if nothing.
/// Errors: no such entry.
pub(super) fn about_adjustment(
    connection: &Connection,
    entry: EntryId,
) -> Result<Option<AboutAdjustment>, LedgerError> {
    let query = "SELECT id, kind, at, engine, body, hash FROM entry WHERE id = ?1";
    let mut query = connection.prepare_cached(query)?;
    let mut rows = query.query([entry.0])?;
    let row = rows.next()?.ok_or(LedgerError::NoSuchEntry(entry))?;
    let told = DecodedEntry::from_row(row, 0)?;
    if told.kind() != EntryKind::Adjust {
        return Ok(None);
    }
    Ok(Some(match told.body()? {
        AdjustBody::Move(_) => AboutAdjustment::Move(told.first_seal(row.get(5)?)),
        AdjustBody::Undo { adjustment, undone } => AboutAdjustment::Undo(adjustment, undone),
    }))
}
