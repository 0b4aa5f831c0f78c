//! The names of currencies, each in its first spelling.

use crate::date::Date;
use crate::ledger::{Handover, Ledger, Period, Total, Worth};
use crate::record::{ChipValue, currency_key};
use crate::report::ReportError;
use std::collections::BTreeSet;

/// The currencies of a ledger, each in its first spelling.
pub(crate) struct Currencies(Vec<String>);

impl Currencies {
    /// Reads the currencies of a ledger, including those of all handovers and adjustments. The first spelling is
    /// that of the earliest day, so it is the same whichever of two ledgers took in the other.
    pub(crate) fn read(ledger: &Ledger, handed: &[Handover]) -> Result<Self, ReportError> {
        let mut written: Vec<(String, String, String)> = Vec::new();
        for (day, worth) in ledger.worths()? {
            if let Some(chip) = worth.value() {
                let at = opened(ledger, &day, &worth)?;
                written.push((day, at, chip.currency.clone()));
            }
        }
        written.sort();
        let cards = written
            .into_iter()
            .map(|(day, _, currency)| (day, currency));
        let handed = handed.iter();
        let handed = handed.map(|one| (one.day.clone(), one.amount.currency.clone()));
        let adjusted = ledger.adjustments(Period::default())?;
        let adjusted = adjusted.iter().filter_map(|one| {
            let worth = one.worth()?;
            Some((one.day.clone(), worth.currency.clone()))
        });
        let mut all: Vec<(String, String)> = cards.chain(handed).chain(adjusted).collect();
        // On the same day, playing for a currency comes before handing it over.
        all.sort_by(|(one, _), (other, _)| one.cmp(other));
        Ok(Self(
            all.into_iter().map(|(_, currency)| currency).collect(),
        ))
    }

    /// Returns the currencies of these totals. Reads no more of the ledger if nothing was handed
    /// over or adjusted and each currency has only one spelling.
    pub(crate) fn of_totals(ledger: &Ledger, totals: &[Total]) -> Result<Self, ReportError> {
        let handed = ledger.handovers(Period::default())?;
        let chips = totals.iter().filter_map(Total::worth);
        let written: BTreeSet<String> = chips.map(|chip| chip.currency.clone()).collect();
        let names: BTreeSet<String> = written.iter().map(|name| currency_key(name)).collect();
        let adjusted = ledger.adjustments(Period::default())?;
        if handed.is_empty() && adjusted.is_empty() && names.len() == written.len() {
            return Ok(Self(written.into_iter().collect()));
        }
        Self::read(ledger, &handed)
    }

    /// Returns what a chip is worth, with the currency in its first spelling.
    pub(crate) fn worth(&self, chip: &ChipValue) -> ChipValue {
        ChipValue {
            currency: self.name(&chip.currency).to_owned(),
            ..*chip
        }
    }

    /// Returns the first spelling of a currency, given any spelling.
    pub(crate) fn name<'a>(&'a self, currency: &'a str) -> &'a str {
        let name = currency_key(currency);
        let mut all = self.0.iter();
        let found = all.find(|known| currency_key(known) == name);
        found.map_or(currency, String::as_str)
    }
}

/// Returns when the first session of a day whose chips had this worth was opened; empty if only
/// single hands belong to that day.
fn opened(ledger: &Ledger, day: &str, worth: &Worth) -> Result<String, ReportError> {
    let day = Date::read(day);
    let period = Period {
        since: day,
        until: day,
    };
    let mut first: Option<String> = None;
    for session in ledger.session_ids(period)? {
        let session = ledger.session(session)?;
        let earlier = first.as_ref().is_none_or(|first| session.at < *first);
        if earlier && session.body.chip.as_ref() == Some(worth) {
            first = Some(session.at);
        }
    }
    Ok(first.unwrap_or_default())
}
