//! What an evening would have that a ledger does not know: people, and currencies. Either may be a slip
//! for what it knows.

use super::error::Denied;
use crate::card::nearest_of;
use crate::ledger::{Ledger, LedgerError, People, Period, Person, PersonFault};
use crate::letters::nearest_name;
use crate::record::ChipValue;
use crate::report::currency_key;

/// Currencies that are known wherever nobody played for money yet.
const COMMON: [&str; 8] = ["KRW", "JPY", "USD", "EUR", "GBP", "CNY", "원", "円"];

/// A name that a ledger does not know, with the one that it does and that may be meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) struct New {
    pub(in crate::cli) name: String,
    pub(in crate::cli) near: Option<String>,
}

/// Returns the person of the ledger who is called so. Errors: nobody is.
pub(in crate::cli) fn somebody<'p>(name: &str, people: &'p People) -> Result<&'p Person, Denied> {
    let found = people.of(name).map(|(_, person)| person);
    found.ok_or_else(|| Denied::Person {
        fault: PersonFault::Unknown(name.to_owned()),
        nearest: nearest_person(name, people),
    })
}

/// Returns who may be meant by a name that nobody has.
pub(in crate::cli) fn nearest_person(name: &str, people: &People) -> Option<String> {
    let known = || people.all().iter().flat_map(|person| &person.names);
    let near = nearest_name(name, known()).cloned();
    near.or_else(|| nearest_of(name, known()))
}

/// What a ledger knows.
pub(in crate::cli) struct Known {
    people: People,
    currencies: Vec<String>,
}

impl Known {
    pub(in crate::cli) fn of(ledger: &Ledger) -> Result<Self, LedgerError> {
        let worths = ledger.worths()?.into_iter();
        let played = worths.filter_map(|(_, worth)| Some(ChipValue::written(&worth)?.currency));
        let handed = ledger.handovers(Period::default())?.into_iter();
        let handed = handed.map(|one| one.amount.currency);
        let mut currencies: Vec<String> = played.chain(handed).collect();
        currencies.retain(|currency| !currency.is_empty());
        Ok(Self {
            people: ledger.people()?,
            currencies,
        })
    }

    /// Returns a currency that is new, where there are others, or where it is nearly one that everybody
    /// knows.
    pub(in crate::cli) fn money(&self, currency: &str) -> Option<New> {
        let key = currency_key(currency);
        let is_it = |known: &str| currency_key(known) == key;
        if currency.is_empty() || self.currencies.iter().any(|known| is_it(known)) {
            return None;
        }
        let name = currency.to_owned();
        let mut near = nearest_of(currency, &self.currencies);
        if self.currencies.is_empty() {
            let is_common = COMMON.iter().any(|known| is_it(known));
            near = nearest_of(currency, COMMON).filter(|_| !is_common);
            near.as_ref()?;
        }
        Some(New { name, near })
    }

    /// Returns those of these players who are new, where there are others.
    pub(in crate::cli) fn people(&self, players: &[String]) -> Vec<New> {
        if self.people.all().is_empty() {
            return Vec::new();
        }
        let seated = |known: &&String| players.iter().any(|one| self.people.are_one(one, known));
        let all = self.people.all().iter().flat_map(|person| &person.names);
        let away: Vec<&String> = all.filter(|known| !seated(known)).collect();
        let new = players.iter().filter(|name| self.people.of(name).is_none());
        let new = new.map(|name| New {
            name: name.clone(),
            near: nearest_name(name, away.iter().copied()).cloned(),
        });
        new.collect()
    }
}
