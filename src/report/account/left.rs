//! What is left to pay for an evening, after everything that was handed over since.

use super::adjusted::has_kitty;
use super::books::{AccountsView, total};
use super::currencies::Currencies;
use super::payments::payments;
use crate::date::Date;
use crate::ledger::{Adjustment, Handover, Ledger, People, Period, StoredSession, Total};
use crate::record::currency_key;
use crate::report::session::SessionSoFar;
use crate::report::{Account, MoneyPayment, ReportError, accounts};
use std::collections::BTreeSet;

/// What happened to the money of an evening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Left {
    /// Nobody at the table has handed over any money since, so everything that was won is still
    /// due. `alone` says whether the evening has only one session.
    AsPlayed { alone: bool },
    /// The evening's money was handed over completely, by this day.
    Settled(String),
    /// Some of the evening's money was handed over, the last of it on this day.
    Evening(String),
    /// Money was handed over, the last of it on this day, but not for this evening alone. What is
    /// left to pay is then what all evenings leave between these people and others.
    Everything(String),
    /// Nobody has handed over any money since, but something was adjusted, the last of it on this
    /// day. Unless that was for this evening `alone`, what is left to pay is what all evenings leave.
    Adjusted { day: String, alone: bool },
}

/// An evening up to one of its sessions, and everything that people at its table handed over or
/// received since the evening began.
pub(super) struct PlayedEvening<'a> {
    so_far: &'a SessionSoFar,
    ledger: &'a Ledger,
    pub(super) people: People,
    /// The currencies, for their first spelling.
    pub(super) called: Currencies,
    evening: Vec<StoredSession>,
    /// Who sat at the table, by place among all people.
    pub(super) table: BTreeSet<usize>,
    /// The currencies that were played for.
    money: BTreeSet<String>,
    /// What the evening brought everybody.
    totals: Vec<Total>,
    /// What people at the table handed over or received since the evening began.
    handed: Vec<Handover>,
    /// What was adjusted for people at the table since the evening began.
    adjusted: Vec<Adjustment>,
    /// The day on which the evening began.
    pub(super) day: String,
}

impl<'a> PlayedEvening<'a> {
    pub(super) fn read(so_far: &'a SessionSoFar, ledger: &'a Ledger) -> Result<Self, ReportError> {
        let people = ledger.people()?;
        let evening = ledger.evening(so_far.stored.id)?;
        let sat = evening.iter().flat_map(|session| &session.body.players);
        let table = sat.filter_map(|name| place(&people, name)).collect();
        let handed = ledger.handovers(Period::default())?;
        let called = Currencies::read(ledger, &handed)?;
        let first = evening.first().map_or(so_far.stored.id, |first| first.id);
        let mut played = Self {
            so_far,
            ledger,
            money: evening.iter().filter_map(currency).collect(),
            totals: totals(so_far, &evening, ledger)?,
            people,
            called,
            evening,
            table,
            handed: Vec::new(),
            adjusted: Vec::new(),
            day: ledger.day(first)?,
        };
        let concerns = |one: &Handover| {
            let since = one.entry > first.entry() || one.day > played.day;
            let [from, to] = [&one.from, &one.to].map(|name| place(&played.people, name));
            let sat = |place| played.table.contains(&place);
            since
                && played.is_money(&one.amount.currency)
                && from.zip(to).is_some_and(|(from, to)| sat(from) || sat(to))
        };
        played.handed = handed.into_iter().filter(concerns).collect();
        let mut adjusted = ledger.adjustments(Period::default())?;
        adjusted.retain(|one| {
            // An opening balance may be noted tonight, but belongs to an earlier day.
            let since =
                one.day > played.day || (one.day == played.day && one.entry > first.entry());
            let worth = one.worth();
            since
                && !has_kitty(one, &played.people)
                && worth.is_some_and(|worth| played.is_money(&worth.currency))
                && one.shares.iter().any(|(name, _)| played.sat(name))
        });
        played.adjusted = adjusted;
        Ok(played)
    }

    /// Returns the payments that are left, and what happened to the evening's money.
    pub(super) fn left(&self) -> Result<(Vec<MoneyPayment>, Left), ReportError> {
        let alone = self.evening.len() == 1;
        if self.so_far.is_beside() {
            return Ok((Vec::new(), Left::AsPlayed { alone }));
        }
        let last = self.handed.iter().map(|one| &one.day).max();
        let adjusted = self.adjusted.iter().map(|one| &one.day).max();
        if let (None, Some(last)) = (last, adjusted) {
            let day = last.clone();
            let own = self.own(None)?;
            let alone = self.is_for_evening_alone(&own)?;
            let left = if alone {
                paid_by(&own)?
            } else {
                self.with_others()?
            };
            return Ok((left, Left::Adjusted { day, alone }));
        }
        let Some(last) = last.cloned() else {
            let found = if alone {
                self.so_far.payments()?
            } else {
                paid_by(&self.own(None)?)?
            };
            return Ok((found, Left::AsPlayed { alone }));
        };
        if let Some(day) = self.settled(&last)? {
            return Ok((Vec::new(), Left::Settled(day)));
        }
        let own = self.own(None)?;
        if self.is_for_evening_alone(&own)? {
            return Ok((paid_by(&own)?, Left::Evening(last)));
        }
        Ok((self.with_others()?, Left::Everything(last)))
    }

    /// Returns the payments between people at the table and anybody that all evenings leave.
    fn with_others(&self) -> Result<Vec<MoneyPayment>, ReportError> {
        let books = AccountsView::read(self.ledger, Period::default())?;
        let mut all = paid_by(&self.accounts(&books))?;
        all.retain(|one| self.sat(&one.from) || self.sat(&one.to));
        Ok(all)
    }

    /// Returns the day by which all of the evening's money was handed over; `None` if some is still
    /// due. `last` is the day of the last handover.
    fn settled(&self, last: &str) -> Result<Option<String>, ReportError> {
        if self.is_even(Period::default(), None)? {
            return Ok(Some(last.to_owned()));
        }
        let played = match self.so_far.verdicts().last() {
            Some((hand, _)) => self.ledger.day_of_hand(hand.entry)?,
            None => self.day.clone(),
        };
        let days = self.handed.iter().map(|one| &one.day);
        let days: BTreeSet<&String> = days.filter(|day| **day >= played).collect();
        for day in days {
            let until = Period {
                since: None,
                until: Date::read(day),
            };
            if self.is_even(until, Some(day))? {
                return Ok(Some(day.clone()));
            }
        }
        Ok(None)
    }

    /// Returns whether everybody at the table is even, either by this evening alone, with handovers
    /// up to the day `until`, or by everything in the period.
    fn is_even(&self, period: Period, until: Option<&str>) -> Result<bool, ReportError> {
        let own = self.own(until)?;
        let mut own = own.iter().flat_map(|account| &account.balances);
        if own.all(|balance| balance.open.signum() == 0) {
            return Ok(true);
        }
        let books = AccountsView::read(self.ledger, period)?;
        let accounts = self.accounts(&books);
        let mut all = accounts.iter().flat_map(|account| &account.balances);
        Ok(all.all(|one| one.open.signum() == 0 || !self.sat(&one.person)))
    }

    /// Returns whether all handovers were for this evening: they were between people at the table,
    /// nobody handed over more than the evening had cost them, and nobody has played since.
    fn is_for_evening_alone(&self, own: &[Account]) -> Result<bool, ReportError> {
        let within = |one: &Handover| self.sat(&one.from) && self.sat(&one.to);
        let all_sat = |one: &Adjustment| one.shares.iter().all(|(name, _)| self.sat(name));
        if !self.handed.iter().all(within) || !self.adjusted.iter().all(all_sat) {
            return Ok(false);
        }
        for balance in own.iter().flat_map(|account| &account.balances) {
            let handed = balance.won.less(&balance.open);
            let handed = handed.ok_or(ReportError::TooManyChips)?.signum();
            let won = balance.won.signum();
            if (handed != 0 && handed != won) || ![0, won].contains(&balance.open.signum()) {
                return Ok(false);
            }
        }
        Ok(!self.went_on()?)
    }

    /// Returns whether somebody at the table has played for the same currency since.
    fn went_on(&self) -> Result<bool, ReportError> {
        for session in self.ledger.session_ids(Period::default())? {
            if session <= self.so_far.stored.id {
                continue;
            }
            let session = self.ledger.session(session)?;
            let same = currency(&session).is_some_and(|money| self.money.contains(&money));
            let mut players = session.body.players.iter();
            if session.hands > 0 && same && players.any(|name| self.sat(name)) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Returns the accounts of the evening alone, with what people at its table handed each other
    /// up to the day `until`.
    fn own(&self, until: Option<&str>) -> Result<Vec<Account>, ReportError> {
        let mut handed = self.handed.clone();
        handed.retain(|one| {
            let by_then = until.is_none_or(|until| *one.day <= *until);
            by_then && self.sat(&one.from) && self.sat(&one.to)
        });
        let mut adjusted = self.adjusted.clone();
        adjusted.retain(|one| {
            let by_then = until.is_none_or(|until| *one.day <= *until);
            by_then && one.shares.iter().all(|(name, _)| self.sat(name))
        });
        // Everybody in one evening is in one circle.
        let found = accounts(&self.totals, &self.people, &handed, &adjusted, &[]);
        found.ok_or(ReportError::TooManyChips)
    }

    /// Returns those of the accounts whose currencies the evening was played for.
    fn accounts(&self, books: &AccountsView) -> Vec<Account> {
        let accounts = books.accounts.iter();
        let own = accounts.filter(|account| self.is_money(&account.currency));
        own.cloned().collect()
    }

    fn is_money(&self, currency: &str) -> bool {
        self.money.contains(&currency_key(currency))
    }

    fn sat(&self, name: &str) -> bool {
        place(&self.people, name).is_some_and(|place| self.table.contains(&place))
    }
}

pub(super) fn place(people: &People, name: &str) -> Option<usize> {
    people.find(name).map(|(place, _)| place)
}

pub(crate) fn paid_by(accounts: &[Account]) -> Result<Vec<MoneyPayment>, ReportError> {
    payments(&accounts.iter().collect::<Vec<_>>())
}

/// Returns the currency that a session was played for; `None` if its chips are worthless.
fn currency(session: &StoredSession) -> Option<String> {
    let chip = session.body.worth()?;
    Some(currency_key(&chip.currency))
}

/// Returns what the sessions of an evening bring everybody, the last one as if it ended here.
fn totals(
    so_far: &SessionSoFar,
    evening: &[StoredSession],
    ledger: &Ledger,
) -> Result<Vec<Total>, ReportError> {
    let mut found = Vec::new();
    for session in evening {
        let earlier = (session.id != so_far.stored.id)
            .then(|| SessionSoFar::read(ledger, session.id))
            .transpose()?;
        let session = earlier.as_ref().unwrap_or(so_far);
        if !session.is_beside() {
            let shares = session.balances().iter();
            found.extend(shares.map(|share| total(session, share)));
        }
    }
    Ok(found)
}
