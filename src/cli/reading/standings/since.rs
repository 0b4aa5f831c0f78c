//! What was won and lost since everybody last settled up.

use crate::cli::error::Failure;
use crate::cli::reading::money::Books;
use crate::ledger::Ledger;
use crate::letters::key;
use crate::report::{Purse, Standing};
use std::collections::HashMap;

/// Where everybody stands since a whole plan was handed over last, in each currency by itself.
pub(super) struct Since {
    /// The currencies of which one was, each as it was written first, with the day.
    pub(super) settled: Vec<(String, String)>,
    /// Whether these are all currencies of the ledger, and one day is that of all.
    one_day: bool,
    /// By the name as it is compared.
    purses: HashMap<String, Purse>,
}

impl Since {
    /// Returns where everybody stands since then; `None` where no plan was ever handed over.
    pub(super) fn of(ledger: &Ledger) -> Result<Option<Self>, Failure> {
        let Some(books) = Books::if_settled(ledger)? else {
            return Ok(None);
        };
        let mut days = books.accounts.iter().map(|account| &account.settled);
        let first = days.next();
        let mut since = Self {
            settled: Vec::new(),
            one_day: days.all(|day| Some(day) == first),
            purses: HashMap::new(),
        };
        for account in &books.accounts {
            let Some(day) = &account.settled else {
                continue;
            };
            let of = (account.currency.clone(), day.clone());
            since.settled.push(of);
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

    /// Returns the same of several, in their order.
    pub(super) fn purses(&self, of: &[Standing]) -> Vec<Purse> {
        of.iter().map(|one| self.purse(&one.player)).collect()
    }

    /// Returns the days, each with its currencies; a day alone where it is that of all.
    pub(super) fn days(&self) -> Vec<(Vec<&str>, &str)> {
        let mut days: Vec<(Vec<&str>, &str)> = Vec::new();
        for (currency, day) in &self.settled {
            match days.iter_mut().find(|(_, known)| known == day) {
                Some((currencies, _)) => currencies.push(currency),
                None => days.push((vec![currency], day)),
            }
        }
        if self.one_day {
            for (currencies, _) in &mut days {
                currencies.clear();
            }
        }
        days
    }
}
