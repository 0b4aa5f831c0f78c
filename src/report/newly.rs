//! Finds people and currencies that an evening would introduce to a ledger. A new name may be a
//! misspelling of a known one.

use crate::card::nearest_of;
use crate::ledger::{Ledger, LedgerError, People, Period};
use crate::letters::nearest_name;
use crate::record::{Name, currency_key};

/// Currencies that are known even before anybody has played for money.
const COMMON: [&str; 8] = ["KRW", "JPY", "USD", "EUR", "GBP", "CNY", "원", "円"];

/// Names that people give to currencies, each with the currency's code.
const CALLED: [(&str, &str); 13] = [
    ("$", "USD"),
    ("DOLLAR", "USD"),
    ("DOLLARS", "USD"),
    ("달러", "USD"),
    ("ドル", "USD"),
    ("€", "EUR"),
    ("EURO", "EUR"),
    ("EUROS", "EUR"),
    ("유로", "EUR"),
    ("ユーロ", "EUR"),
    ("£", "GBP"),
    ("POUND", "GBP"),
    ("POUNDS", "GBP"),
];

/// A name that is new to the ledger, and a known name that may have been meant, if any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct New {
    pub(crate) name: String,
    pub(crate) near: Option<String>,
}

/// Returns the known name that may be meant by an unknown one, if any.
pub(crate) fn nearest_person(name: &str, people: &People) -> Option<String> {
    let known = || people.all().iter().flat_map(|person| &person.names);
    let near = nearest_name(name, known()).map(Name::to_string);
    near.or_else(|| nearest_of(name, known()))
}

/// The people and currencies that a ledger knows.
pub(crate) struct KnownBefore {
    people: People,
    currencies: Vec<String>,
}

impl KnownBefore {
    pub(crate) fn read(ledger: &Ledger) -> Result<Self, LedgerError> {
        let worths = ledger.worths()?.into_iter();
        let played = worths.filter_map(|(_, worth)| Some(worth.value()?.currency.clone()));
        let handed = ledger.handovers(Period::default())?.into_iter();
        let handed = handed.map(|one| one.amount.currency);
        let mut currencies: Vec<String> = played.chain(handed).collect();
        currencies.retain(|currency| !currency.is_empty());
        Ok(Self {
            people: ledger.people()?,
            currencies,
        })
    }

    /// Returns the currency if it is new to the ledger and may be a mistake: the ledger knows other
    /// currencies, or a known or common currency has a similar name.
    pub(crate) fn money(&self, currency: &str) -> Option<New> {
        let key = currency_key(currency);
        let is_it = |known: &str| currency_key(known) == key;
        if currency.is_empty() || self.currencies.iter().any(|known| is_it(known)) {
            return None;
        }
        let name = currency.to_owned();
        let near = self.near_money(currency);
        (near.is_some() || !self.currencies.is_empty()).then_some(New { name, near })
    }

    /// Returns whether a currency is neither common nor known to the ledger.
    pub(crate) fn is_strange(&self, currency: &str) -> bool {
        let key = currency_key(currency);
        let mut known = COMMON
            .into_iter()
            .chain(CALLED.iter().map(|(_, code)| *code));
        let mut played = self.currencies.iter();
        !currency.is_empty()
            && !known.any(|known| currency_key(known) == key)
            && !played.any(|known| currency_key(known) == key)
    }

    /// Returns the currency that a new one may be a misspelling of, if any: one that the ledger
    /// knows, or a common one.
    pub(crate) fn near_money(&self, currency: &str) -> Option<String> {
        let key = currency_key(currency);
        let is_sign = !currency.chars().all(char::is_alphabetic);
        let code = CALLED.iter().find(|(word, _)| *word == key);
        let code = code.map(|(_, code)| (*code).to_owned());
        let played = code.clone().filter(|code| {
            let mut known = self.currencies.iter();
            known.any(|known| currency_key(known) == *code)
        });
        let common = || {
            let unknown = !COMMON.iter().any(|known| currency_key(known) == key);
            nearest_of(currency, COMMON).filter(|_| unknown)
        };
        played
            .or_else(|| nearest_of(currency, &self.currencies))
            .or_else(|| code.filter(|_| !is_sign))
            .or_else(common)
    }

    /// Returns the players who are new to a ledger that knows others.
    pub(crate) fn people(&self, players: &[Name]) -> Vec<New> {
        if self.people.all().is_empty() {
            return Vec::new();
        }
        let seated = |known: &&Name| players.iter().any(|one| self.people.are_one(one, known));
        let all = self.people.all().iter().flat_map(|person| &person.names);
        let away: Vec<&Name> = all.filter(|known| !seated(known)).collect();
        let new = players
            .iter()
            .filter(|name| self.people.find(name).is_none());
        let new = new.map(|name| New {
            name: name.to_string(),
            near: nearest_name(name, away.iter().copied()).map(Name::to_string),
        });
        new.collect()
    }
}
