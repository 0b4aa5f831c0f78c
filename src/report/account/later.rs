//! What happened after a period to the money that the period left open.

use super::books::AccountsView;
use crate::date::Date;
use crate::ledger::{Handover, Ledger, Period};
use crate::record::currency_key;
use crate::report::{Account, ReportError};

/// What people who were not even at the end of a period handed over later.
pub(crate) enum Later {
    /// Enough: by this day, all of these people were even.
    Settled(String),
    /// Something, though not all of these people are even; the last of it on this day.
    Handed(String),
}

impl Later {
    /// Returns what people who were not even at the end of a period handed over after it; `None` if
    /// nothing.
    pub(crate) fn find(
        account: &Account,
        period: Period,
        books: &AccountsView,
        ledger: &Ledger,
    ) -> Result<Option<Self>, ReportError> {
        let Some(until) = period.until.map(|day| day.to_string()) else {
            return Ok(None);
        };
        let uneven = |name: &str| {
            let person = books.people.find(name).map(|(_, person)| &person.name);
            let mut all = account.balances.iter();
            all.any(|one| Some(&one.person) == person && one.open.signum() != 0)
        };
        let name = currency_key(&account.currency);
        let is_later = |one: &Handover| {
            one.day > until
                && currency_key(&one.amount.currency) == name
                && (uneven(&one.from) || uneven(&one.to))
        };
        let mut later = ledger.handovers(Period::default())?;
        later.retain(is_later);
        let Some(last) = later.iter().map(|one| &one.day).max() else {
            return Ok(None);
        };
        let mut days: Vec<&String> = later.iter().map(|one| &one.day).collect();
        days.sort();
        days.dedup();
        for day in days {
            let until = Period {
                since: None,
                until: Date::read(day),
            };
            let then = AccountsView::read(ledger, until)?;
            let mut open = then.account(&name).into_iter().flat_map(|it| &it.balances);
            if open.all(|one| one.open.signum() == 0 || !uneven(&one.person)) {
                return Ok(Some(Self::Settled(day.clone())));
            }
        }
        Ok(Some(Self::Handed(last.clone())))
    }
}
