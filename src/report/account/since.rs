//! What was won and lost since everybody last settled up.

use super::books::AccountsView;
use crate::ledger::Ledger;
use crate::letters::key;
use crate::record::{Name, currency_key};
use crate::report::{Account, Purse, ReportError, Standing};
use std::collections::HashMap;

/// What everybody won or lost since a whole plan was last handed over, in each currency separately.
pub(crate) struct Since {
    pub(crate) settled: Vec<SettledPlan>,
    /// Whether one day applies to everybody and to all currencies of the ledger.
    one_day: bool,
    /// How many currencies the ledger has.
    currencies: usize,
    /// What each person won or lost since the last plan, by folded name.
    purses: HashMap<String, Purse>,
}

/// When a whole plan was last handed over in one currency.
pub(crate) struct SettledPlan {
    /// The currency, in its first spelling.
    pub(crate) currency: String,
    pub(crate) day: String,
    /// The people whose circles the plan settled; empty if it settled everybody's circle.
    pub(crate) people: Vec<Name>,
}

/// The people and the currency that a day applies to. People are named if others have another day
/// in the same currency; the currency is named if the ledger has several, or if no people are
/// named.
pub(crate) struct DayScope<'a> {
    pub(crate) people: Vec<&'a str>,
    pub(crate) currency: Option<&'a str>,
}

impl Since {
    /// Computes what everybody won or lost since the last plan; `None` if no plan was ever handed
    /// over.
    pub(crate) fn read(ledger: &Ledger) -> Result<Option<Self>, ReportError> {
        let Some(books) = AccountsView::if_settled(ledger)? else {
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
                .extend(settled.iter().map(|(day, people)| SettledPlan {
                    currency: account.currency.clone(),
                    day: (*day).to_owned(),
                    people: people.iter().map(|one| Name::from(*one)).collect(),
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

    /// Returns what somebody has won or lost since the last plan.
    pub(crate) fn purse(&self, player: &str) -> Purse {
        self.purses.get(&key(player)).cloned().unwrap_or_default()
    }

    /// Returns what each of these people has won or lost in one currency since the last plan, in
    /// the same order; `None` if no plan in that currency was ever handed over.
    pub(crate) fn of_list(&self, of: &[Standing], currency: &str) -> Option<Vec<Purse>> {
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

    /// Returns the days of the last plans, each with the currencies or people that it applies to;
    /// without any of these if one day applies to everything.
    pub(crate) fn days(&self) -> Vec<(Vec<DayScope<'_>>, &str)> {
        let mut days: Vec<(Vec<DayScope<'_>>, &str)> = Vec::new();
        for one in &self.settled {
            let people: Vec<&str> = one.people.iter().map(Name::as_str).collect();
            let is_named = people.is_empty() || self.currencies > 1;
            let of = DayScope {
                people,
                currency: is_named.then_some(one.currency.as_str()),
            };
            match days.iter_mut().find(|(_, known)| *known == one.day) {
                Some((known, _)) => known.push(of),
                None => days.push((vec![of], &one.day)),
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
