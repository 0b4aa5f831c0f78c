//! What currencies are called: as each was written first.

use crate::date::Date;
use crate::ledger::{Handover, Ledger, Period, Total, Worth};
use crate::record::{ChipValue, currency_key};
use crate::report::{Measure, ReportError};
use std::collections::BTreeSet;

/// The currencies of a ledger, as each was written first.
pub(crate) struct Currencies(Vec<String>);

impl Currencies {
    /// Returns the currencies of a ledger with all that was handed over: by the day to which they belong,
    /// so that it is the same whichever of two ledgers took in the other.
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
        let mut all: Vec<(String, String)> = cards.chain(handed).collect();
        // What was played for on a day comes before what was handed over on it.
        all.sort_by(|(one, _), (other, _)| one.cmp(other));
        Ok(Self(
            all.into_iter().map(|(_, currency)| currency).collect(),
        ))
    }

    /// Returns the currencies of these totals: no more of the ledger is looked at where each is written
    /// in one way alone.
    pub(crate) fn of_totals(ledger: &Ledger, totals: &[Total]) -> Result<Self, ReportError> {
        let handed = ledger.handovers(Period::default())?;
        let chips = totals.iter().filter_map(Total::worth);
        let written: BTreeSet<String> = chips.map(|chip| chip.currency.clone()).collect();
        let names: BTreeSet<String> = written.iter().map(|name| currency_key(name)).collect();
        if handed.is_empty() && names.len() == written.len() {
            return Ok(Self(written.into_iter().collect()));
        }
        Self::read(ledger, &handed)
    }

    /// Returns what a chip is worth, its currency called as here.
    pub(crate) fn worth(&self, chip: &ChipValue) -> ChipValue {
        ChipValue {
            currency: self.name(&chip.currency).to_owned(),
            ..*chip
        }
    }

    /// Returns in what these totals are counted, currencies called as here.
    pub(crate) fn measures(&self, totals: &[Total]) -> Vec<Measure> {
        let worth = |total: &Total| Some(self.worth(total.worth()?));
        let worths: Vec<Option<ChipValue>> = totals.iter().map(worth).collect();
        Measure::from_chips(worths.iter().map(Option::as_ref))
    }

    /// Returns what a currency is called that is written in any way.
    pub(crate) fn name<'a>(&'a self, currency: &'a str) -> &'a str {
        let name = currency_key(currency);
        let mut all = self.0.iter();
        let found = all.find(|known| currency_key(known) == name);
        found.map_or(currency, String::as_str)
    }
}

/// Returns when the first session of a day was opened whose chips were worth what a text says; nothing
/// where only hands belong to that day.
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
