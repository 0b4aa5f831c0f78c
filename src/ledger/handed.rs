//! Money that was handed over: who gave whom how much, one by one or by a whole plan.

use super::decoded::{DecodedEntry, OUTSIDE};
use super::entry::{PaidBody, SettledBody};
use super::refused::HandoverFault;
use super::standing::LedgerStanding;
use super::{EntryId, EntryKind, Ledger, LedgerError, Period, chain};
use crate::letters::same_name;
use crate::record::{ChipValue, Name};
use rusqlite::Connection;

/// Money that somebody handed to somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handover {
    /// The entry that says so.
    pub entry: EntryId,
    /// The day on which it was handed over, such as `2026-11-22`.
    pub day: String,
    /// Who handed it over, as the name was written.
    pub from: Name,
    /// Who has it now, as the name was written.
    pub to: Name,
    /// How much, and in which currency.
    pub amount: ChipValue,
    /// What for, if that was said.
    pub note: Option<String>,
    /// Whether it is one of the transfers of a plan that were all handed over.
    pub settled: bool,
}

/// Returns an amount of money; `None` where the number and the currency do not say one.
pub fn money(number: &str, currency: &str) -> Option<ChipValue> {
    let is_number = number.chars().all(|one| one.is_ascii_digit() || one == '.');
    let found = ChipValue::written(format!("{number} {currency}").trim_end())?;
    (is_number && found.currency == currency).then_some(found)
}

impl Ledger {
    /// Returns what was handed over on some days, what was said first before the rest, wherever it was
    /// said, and once where an evening was kept twice. Entries that say no amount are passed over, as
    /// [`Self::no_amounts`] names them.
    pub fn handovers(&self, period: Period) -> Result<Vec<Handover>, LedgerError> {
        self.handed(period, false)
    }

    /// Returns the names of the kitties: those by which money was handed over and which nobody has.
    pub fn kitties(&self) -> Result<Vec<Name>, LedgerError> {
        let people = self.people()?;
        let mut found: Vec<Name> = Vec::new();
        for handover in self.noted_handovers(Period::default())? {
            for name in [handover.from, handover.to] {
                if people.find(&name).is_none() && !found.iter().any(|one| same_name(one, &name)) {
                    found.push(name);
                }
            }
        }
        Ok(found)
    }

    /// Returns the same with all notes of an evening that was kept twice.
    pub fn noted_handovers(&self, period: Period) -> Result<Vec<Handover>, LedgerError> {
        self.handed(period, true)
    }

    /// Returns the entries by which money was handed over and which say no amount, each with why.
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

/// Returns what was handed over; where it is given what holds, without the notes that do not count.
fn handovers(
    connection: &Connection,
    standing: Option<&LedgerStanding>,
) -> Result<Vec<Handover>, LedgerError> {
    let own = chain::numbered(connection, EntryId(1))?;
    let own = own.map(|first| first.hash).unwrap_or_default();
    let mut found = Vec::new();
    each(connection, |told, here| {
        if standing.is_none_or(|standing| standing.says(&told, &here)) {
            // What says no amount is named by `no_amounts`.
            if let Ok(handed) = of_entry(&told)? {
                found.push((told.turn(&own, here), handed));
            }
        }
        Ok(())
    })?;
    // In one order, whichever of two ledgers took in the other.
    found.sort_by(|(one, _), (other, _)| one.cmp(other));
    Ok(found.into_iter().flat_map(|(_, all)| all).collect())
}

/// Goes through the entries by which money was handed over, each with its hash here.
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

/// Returns what an entry says was handed over, or why that is no money.
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
