//! What is to be paid after an evening, apart from all that other evenings left open.

use super::currencies::Currencies;
use super::left::{Left, Played, place};
use super::paid::refused;
use super::settled::{payments, settled};
use super::{Books, draw};
use crate::cli::error::Failure;
use crate::cli::screen::{Screen, Styled};
use crate::cli::session::{ENGINE, SessionSoFar};
use crate::cli::words::say;
use crate::date::Date;
use crate::ledger::{Ledger, People, Period};
use crate::report::Payment;
use std::collections::BTreeSet;

/// What is to be paid after an evening, by what was played in it and handed over since.
pub(in crate::cli) struct Due {
    pub(super) payments: Vec<Payment>,
    pub(super) left: Left,
    day: Date,
    /// Who sat at the table, by their places among all people.
    table: BTreeSet<usize>,
}

impl Due {
    /// Returns what is to be paid in the money of an evening that ends here.
    pub(in crate::cli) fn of(so_far: &SessionSoFar, ledger: &Ledger) -> Result<Self, Failure> {
        let evening = Played::of(so_far, ledger)?;
        let (payments, left) = evening.left()?;
        let currencies = &evening.called;
        let payments = payments.into_iter();
        let payments = payments.map(|one| called_now(one, &evening.people, currencies));
        Ok(Self {
            payments: payments.collect(),
            left,
            day: so_far.day(),
            table: evening.table,
        })
    }

    /// Returns whether nothing is to be paid.
    pub(in crate::cli) const fn is_nothing(&self) -> bool {
        self.payments.is_empty()
    }

    /// Closes the session and writes down that all of it was handed over: both, or neither.
    pub(in crate::cli) fn close(
        &self,
        so_far: &SessionSoFar,
        ledger: &mut Ledger,
        screen: &mut Screen,
    ) -> Result<(), Failure> {
        let (lang, session) = (screen.lang(), so_far.stored.id);
        let (_, at) = Date::now();
        let closing = so_far.closing()?;
        let body = settled(&self.payments, self.day);
        let mut batch = ledger.batch()?;
        batch.close_session(session, &at, ENGINE, &closing)?;
        let entry = batch.append_settled(&at, ENGINE, &body).map_err(refused)?;
        batch.commit()?;
        screen.line(say!(lang, session_closed()))?;
        if matches!(self.left, Left::AsPlayed { alone: false }) {
            screen.paragraph(&Styled::heading(say!(lang, with_what_was_handed())))?;
            draw::payments(&self.payments, screen)?;
        }
        screen.prose(&say!(lang, all_handed_over(&body.day, entry.0)))?;
        self.left_from_before(ledger, screen)
    }

    /// Draws what earlier evenings left open between the people of this one, once it is paid.
    pub(in crate::cli) fn left_from_before(
        &self,
        ledger: &Ledger,
        screen: &mut Screen,
    ) -> Result<(), Failure> {
        let books = Books::of(ledger, Period::default())?;
        let mut open = payments(&books.accounts.iter().collect::<Vec<_>>())?;
        let sat = |name: &str| {
            let place = place(&books.people, name);
            place.is_some_and(|place| self.table.contains(&place))
        };
        open.retain(|one| sat(&one.from) || sat(&one.to));
        if open.is_empty() {
            return Ok(());
        }
        let head = say!(screen.lang(), left_from_before());
        screen.paragraph(&Styled::heading(head))?;
        draw::payments(&open, screen)
    }
}

/// Returns a payment with both people and the currency called as they are everywhere.
fn called_now(mut payment: Payment, people: &People, currencies: &Currencies) -> Payment {
    for name in [&mut payment.from, &mut payment.to] {
        *name = people.called(name).to_owned();
    }
    let currency = &mut payment.amount.currency;
    *currency = currencies.name(currency).to_owned();
    payment
}
