//! What was won and lost since everybody last settled up.

use crate::cli::error::Failure;
use crate::cli::reading::money::draw::some;
use crate::ledger::Ledger;
use crate::letters::key;
use crate::record::currency_key;
use crate::report::account::Books;
use crate::report::{Account, Purse, Standing};
use std::collections::HashMap;

/// Where everybody stands since a whole plan was handed over last, in each currency by itself.
pub(super) struct Since {
    pub(super) settled: Vec<Settled>,
    /// Whether one day is that of all currencies of the ledger and of everybody.
    one_day: bool,
    /// How many currencies the ledger has.
    currencies: usize,
    /// By the name as it is compared.
    purses: HashMap<String, Purse>,
}

/// When a whole plan was handed over last in one currency.
pub(super) struct Settled {
    /// The currency, as it was written first.
    pub(super) currency: String,
    pub(super) day: String,
    /// In whose circles, where not in those of all.
    pub(super) people: Vec<String>,
}

impl Since {
    /// Returns where everybody stands since then; `None` where no plan was ever handed over.
    pub(super) fn of(ledger: &Ledger) -> Result<Option<Self>, Failure> {
        let Some(books) = Books::if_settled(ledger)? else {
            return Ok(None);
        };
        let mut days = books.accounts.iter().map(Account::settled);
        let first = days.next();
        let is_of_all = |days: &Vec<(&str, Vec<&str>)>| matches!(days.as_slice(), [(_, people)] if people.is_empty());
        let mut since = Self {
            settled: Vec::new(),
            one_day: first.as_ref().is_some_and(is_of_all)
                && days.all(|day| Some(&day) == first.as_ref()),
            currencies: books.accounts.len(),
            purses: HashMap::new(),
        };
        for account in &books.accounts {
            let settled = account.settled();
            since
                .settled
                .extend(settled.iter().map(|(day, people)| Settled {
                    currency: account.currency.clone(),
                    day: (*day).to_owned(),
                    people: people.iter().map(|one| (*one).to_owned()).collect(),
                }));
            if settled.is_empty() {
                continue;
            }
            for balance in &account.balances {
                let purse = since.purses.entry(key(&balance.person)).or_default();
                purse.put(balance.since.clone());
            }
        }
        Ok(Some(since))
    }

    /// Returns what somebody has won or lost since then.
    pub(super) fn purse(&self, player: &str) -> Purse {
        self.purses.get(&key(player)).cloned().unwrap_or_default()
    }

    /// Returns the same of several in one currency, in their order; `None` where nobody ever settled up
    /// in it.
    pub(super) fn of_list(&self, of: &[Standing], currency: &str) -> Option<Vec<Purse>> {
        let key = currency_key(currency);
        let mut settled = self.settled.iter();
        settled.find(|one| currency_key(&one.currency) == key)?;
        let own = |one: &Standing| {
            let mut purse = Purse::default();
            let all = self.purse(&one.player);
            if let Some(amount) = all.of_currency(currency) {
                purse.put(amount.clone());
            }
            purse
        };
        Some(of.iter().map(own).collect())
    }

    /// Returns the days, each with its currencies, or with people where there are others of the same
    /// currency; a day alone where it is that of all.
    pub(super) fn days(&self) -> Vec<(Vec<&str>, &str)> {
        let mut days: Vec<(Vec<&str>, &str)> = Vec::new();
        for one in &self.settled {
            let people: Vec<&str> = one.people.iter().map(String::as_str).collect();
            let mut of = some(&people);
            if of.is_empty() || self.currencies > 1 {
                of.push(&one.currency);
            }
            match days.iter_mut().find(|(_, known)| *known == one.day) {
                Some((known, _)) => known.append(&mut of),
                None => days.push((of, &one.day)),
            }
        }
        if self.one_day {
            for (of, _) in &mut days {
                of.clear();
            }
        }
        days
    }
}
