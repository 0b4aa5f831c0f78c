//! The payments due after an evening, as far as they come from that evening.

use super::books::AccountsView;
use super::currencies::Currencies;
use super::left::{Left, PlayedEvening, place};
use super::payments::payments;
use crate::date::{Date, Now};
use crate::ledger::{Ledger, People, Period};
use crate::report::session::SessionSoFar;
use crate::report::{MoneyPayment, ReportError};
use std::collections::BTreeSet;

/// The payments due after an evening, given what was played and what was handed over since.
#[derive(Clone, Debug)]
pub(crate) struct EveningDebts {
    pub(crate) payments: Vec<MoneyPayment>,
    pub(crate) left: Left,
    pub(crate) day: Date,
    /// The day on which the evening began.
    began: String,
    /// Who sat at the table, by place among all people.
    table: BTreeSet<usize>,
}

impl EveningDebts {
    /// Computes the payments due if the evening ends here, in the currencies it was played for.
    pub(crate) fn read(
        so_far: &SessionSoFar,
        ledger: &Ledger,
        now: &Now,
    ) -> Result<Self, ReportError> {
        let evening = PlayedEvening::read(so_far, ledger)?;
        let (payments, left) = evening.left()?;
        let currencies = &evening.called;
        let payments = payments.into_iter();
        let payments = payments.map(|one| called_now(one, &evening.people, currencies));
        Ok(Self {
            payments: payments.collect(),
            left,
            day: so_far.day(now),
            began: evening.day,
            table: evening.table,
        })
    }

    /// Returns whether nothing is to be paid.
    pub(crate) const fn is_nothing(&self) -> bool {
        self.payments.is_empty()
    }

    /// Returns what earlier evenings left open for the people of this one, once this evening's
    /// payments are made.
    pub(crate) fn left_from_before(
        &self,
        ledger: &Ledger,
    ) -> Result<Vec<MoneyPayment>, ReportError> {
        self.open_of(Period::default(), ledger)
    }

    /// Returns what days before this evening left open for its people, while its own payments may be
    /// open; nothing if they have it among them.
    pub(crate) fn open_before(&self, ledger: &Ledger) -> Result<Vec<MoneyPayment>, ReportError> {
        let before = Period {
            since: None,
            until: Date::read(&self.began).and_then(|day| day.days_before(1)),
        };
        match &self.left {
            Left::Everything(_) | Left::Adjusted { alone: false, .. } => Ok(Vec::new()),
            Left::Settled(_) => self.left_from_before(ledger),
            // What was handed over since was for this evening.
            Left::AsPlayed { .. } | Left::Evening(_) | Left::Adjusted { alone: true, .. } => {
                self.open_of(before, ledger)
            }
        }
    }

    /// Returns what a period leaves open for the people of this evening.
    fn open_of(&self, period: Period, ledger: &Ledger) -> Result<Vec<MoneyPayment>, ReportError> {
        let books = AccountsView::read(ledger, period)?;
        let mut open = payments(&books.accounts.iter().collect::<Vec<_>>())?;
        let sat = |name: &str| {
            let place = place(&books.people, name);
            place.is_some_and(|place| self.table.contains(&place))
        };
        open.retain(|one| sat(&one.from) || sat(&one.to));
        Ok(open)
    }
}

/// Replaces the names of the people and of the currency in a payment by the current ones.
fn called_now(mut payment: MoneyPayment, people: &People, currencies: &Currencies) -> MoneyPayment {
    for name in [&mut payment.from, &mut payment.to] {
        *name = people.called(name).into();
    }
    let currency = &mut payment.amount.currency;
    *currency = currencies.name(currency).to_owned();
    payment
}
