//! Money that was handed over: who gave whom how much, one by one or by a whole plan.

use super::decoded::{DecodedEntry, OUTSIDE};
use super::entry::{PaidBody, SettledBody};
use super::refused::HandoverFault;
use super::standing::LedgerStanding;
use super::worth::money;
use super::{EntryId, EntryKind, Ledger, LedgerError, Period, chain};
use crate::letters::same_name;
use crate::record::{ChipValue, Name};
use rusqlite::Connection;

/// Money that one person handed to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handover {
    /// The entry that notes the handover.
    pub entry: EntryId,
    /// The day on which the money was handed over, such as `2026-11-22`.
    pub day: String,
    /// Who handed over the money; the name as it was written.
    pub from: Name,
    /// Who received the money; the name as it was written.
    pub to: Name,
    /// How much money, and in which currency.
    pub amount: ChipValue,
    /// What the money was for, if that was said.
    pub note: Option<String>,
    /// Whether the handover is one of the transfers of a plan.
    pub settled: bool,
}

impl Ledger {
    /// Returns the handovers of some days in the order in which they were first noted, in any
    /// ledger. A handover that two ledgers noted for an evening kept twice appears once. Entries
    /// without a valid amount are skipped; [`Self::no_amounts`] lists them.
    pub fn handovers(&self, period: Period) -> Result<Vec<Handover>, LedgerError> {
        self.handed(period, false)
    }

    /// Returns the names of the kitties: names in handovers and adjustments that belong to nobody.
    pub fn kitties(&self) -> Result<Vec<Name>, LedgerError> {
        let people = self.people()?;
        let mut found: Vec<Name> = Vec::new();
        let handed = self.noted_handovers(Period::default())?.into_iter();
        let handed = handed.flat_map(|handover| [handover.from, handover.to]);
        let adjusted = self.noted_adjustments(Period::default())?.into_iter();
        let adjusted = adjusted.flat_map(|adjustment| adjustment.shares);
        for name in handed.chain(adjusted.map(|(name, _)| name)) {
            if people.find(&name).is_none() && !found.iter().any(|one| same_name(one, &name)) {
                found.push(name);
            }
        }
        Ok(found)
    }

    /// Returns the handovers of some days as [`Self::handovers`] does, but with the duplicates from
    /// evenings that were kept twice.
    pub fn noted_handovers(&self, period: Period) -> Result<Vec<Handover>, LedgerError> {
        self.handed(period, true)
    }

    /// Returns the entries about handovers whose amount is not valid, each with what is wrong.
    pub fn no_amounts(&self) -> Result<Vec<(EntryId, HandoverFault)>, LedgerError> {
        self.with_read(|look| {
            let mut found = Vec::new();
            each(look, |told, _| {
                let why = of_entry(&told)?.err();
                found.extend(why.map(|why| (told.id, why)));
                Ok(())
            })?;
            Ok(found)
        })
    }

    fn handed(&self, period: Period, all: bool) -> Result<Vec<Handover>, LedgerError> {
        let mut found = self.at_one_moment(|| {
            let standing = self.standing()?;
            self.with_read(|look| handovers(look, (!all).then_some(&*standing)))
        })?;
        found.retain(|handover| period.has(&handover.day));
        Ok(found)
    }
}

/// Returns all handovers; given a `standing`, only those that count.
fn handovers(
    connection: &Connection,
    standing: Option<&LedgerStanding>,
) -> Result<Vec<Handover>, LedgerError> {
    let own = chain::numbered(connection, EntryId(1))?;
    let own = own.map(|first| first.hash).unwrap_or_default();
    let mut found = Vec::new();
    each(connection, |told, here| {
        if standing.is_none_or(|standing| standing.says(&told, &here)) {
            // `no_amounts` lists the entries without a valid amount.
            if let Ok(handed) = of_entry(&told)? {
                found.push((told.turn(&own, here), handed));
            }
        }
        Ok(())
    })?;
    // This order is the same, whichever of two ledgers took in the other.
    found.sort_by(|(one, _), (other, _)| one.cmp(other));
    Ok(found.into_iter().flat_map(|(_, all)| all).collect())
}

/// Calls `take` for each entry about a handover, with the entry's hash in this ledger.
fn each(
    connection: &Connection,
    mut take: impl FnMut(DecodedEntry, String) -> Result<(), LedgerError>,
) -> Result<(), LedgerError> {
    let query = format!(
        "SELECT id, kind, at, engine, body, hash FROM entry WHERE {OUTSIDE} AND what <> 'person'"
    );
    let mut query = connection.prepare_cached(&query)?;
    let mut rows = query.query([])?;
    while let Some(row) = rows.next()? {
        take(DecodedEntry::from_row(row, 0)?, row.get(5)?)?;
    }
    Ok(())
}

/// Returns the handovers that an entry notes, or what is wrong with an amount.
fn of_entry(told: &DecodedEntry) -> Result<Result<Vec<Handover>, HandoverFault>, LedgerError> {
    let said = |number: &str, currency: &str| {
        let text = || format!("{number} {currency}").trim_end().to_owned();
        money(number, currency).ok_or_else(|| HandoverFault::BadAmount(text()))
    };
    if told.kind() == EntryKind::Paid {
        let body: PaidBody = told.body()?;
        let handed = |amount| Handover {
            entry: told.id,
            amount,
            day: body.day,
            from: body.from,
            to: body.to,
            note: body.note,
            settled: false,
        };
        let amount = said(&body.amount, &body.currency);
        return Ok(amount.map(|amount| vec![handed(amount)]));
    }
    let SettledBody { day, transfers } = told.body()?;
    let of_plan = |(from, to, number, currency): (Name, Name, String, String)| {
        Ok(Handover {
            entry: told.id,
            day: day.clone(),
            from,
            to,
            amount: said(&number, &currency)?,
            note: None,
            settled: true,
        })
    };
    Ok(transfers.into_iter().map(of_plan).collect())
}
