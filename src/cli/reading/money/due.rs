//! What is to be paid after an evening, apart from all that other evenings left open.

use super::currencies::Currencies;
use super::paid::refused;
use super::settled::{payments, settled};
use super::{Books, draw, total};
use crate::cli::error::{Denied, Failure};
use crate::cli::screen::{Screen, Styled};
use crate::cli::session::{ENGINE, SessionSoFar};
use crate::cli::words::say;
use crate::date::Date;
use crate::ledger::{Handover, Ledger, People, Period, SessionId, StoredSession, Total};
use crate::report::{Payment, accounts};
use std::collections::BTreeSet;

/// What is to be paid after an evening, by what was played in it and handed over since it began.
pub(in crate::cli) struct Due {
    pub(super) payments: Vec<Payment>,
    /// Whether the last session of the evening alone comes to that.
    alone: bool,
    day: Date,
    /// Who sat at the table, by their places among all people.
    table: BTreeSet<usize>,
}

impl Due {
    /// Returns what is to be paid in the money of an evening that ends here.
    pub(in crate::cli) fn of(so_far: &SessionSoFar, ledger: &Ledger) -> Result<Self, Failure> {
        let people = ledger.people()?;
        let evening = ledger.evening(so_far.stored.id)?;
        let sat = evening.iter().flat_map(|session| &session.body.players);
        let table: BTreeSet<usize> = sat.filter_map(|name| place(&people, name)).collect();
        let handed = ledger.handovers(Period::default())?;
        let currencies = Currencies::of(ledger, &handed)?;
        let handed = of_evening(handed, &evening, &table, &people, ledger)?;
        let alone = evening.len() == 1 && handed.is_empty();
        let payments = if so_far.is_beside() {
            Vec::new()
        } else if alone {
            so_far.payments()?
        } else {
            let totals = totals(so_far, &evening, ledger)?;
            // All of the evening is one circle.
            let accounts = accounts(&totals, &people, &handed, &[]);
            let accounts = accounts.ok_or(Denied::TooManyChips)?;
            payments(&accounts.iter().collect::<Vec<_>>())?
        };
        let payments = payments.into_iter();
        let payments = payments.map(|one| called_now(one, &people, &currencies));
        Ok(Self {
            payments: payments.collect(),
            alone,
            day: so_far.day(),
            table,
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
        let SessionId(number) = session;
        screen.line(say!(lang, session_closed(number)))?;
        if !self.alone {
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

fn place(people: &People, name: &str) -> Option<usize> {
    people.of(name).map(|(place, _)| place)
}

/// Returns of all that was handed over what the people of an evening handed each other since it began.
fn of_evening(
    mut handed: Vec<Handover>,
    evening: &[StoredSession],
    table: &BTreeSet<usize>,
    people: &People,
    ledger: &Ledger,
) -> Result<Vec<Handover>, Failure> {
    let Some(first) = evening.first().map(|session| session.id) else {
        return Ok(Vec::new());
    };
    let day = ledger.day(first)?;
    let sat = |name: &str| place(people, name).is_some_and(|place| table.contains(&place));
    handed.retain(|one| {
        one.entry > first.entry() && one.day >= day && sat(&one.from) && sat(&one.to)
    });
    Ok(handed)
}

/// Returns what the sessions of an evening bring everybody, the last one as if it ended here.
fn totals(
    so_far: &SessionSoFar,
    evening: &[StoredSession],
    ledger: &Ledger,
) -> Result<Vec<Total>, Failure> {
    let mut found = Vec::new();
    for session in evening {
        let earlier = (session.id != so_far.stored.id)
            .then(|| SessionSoFar::of(ledger, session.id))
            .transpose()?;
        let session = earlier.as_ref().unwrap_or(so_far);
        if !session.is_beside() {
            let shares = session.balances().iter();
            found.extend(shares.map(|share| total(session, share)));
        }
    }
    Ok(found)
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
