//! `dokbak settled`: all that was to be paid was handed over.

use super::paid::refused;
use super::{Books, add_outside, day_of, draw};
use crate::cli::args::SettledArgs;
use crate::cli::error::{Denied, Failure, Misuse, Status};
use crate::cli::prompt::yes_alone;
use crate::cli::screen::{Screen, Styled, has_person};
use crate::cli::session::{ENGINE, SessionSoFar};
use crate::cli::words::say;
use crate::date::Date;
use crate::ledger::{Ledger, Period, SessionId, SettledBody};
use crate::report::{Account, Payment};
use std::path::Path;

pub(in crate::cli) fn run(
    args: &SettledArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    add_outside(args.date.as_deref(), path, screen, |ledger, screen| {
        told(args, has_person(), ledger, screen)
    })
}

/// Writes down in an open ledger that everything which was to be paid was handed over, once somebody
/// has said so where there is somebody who can be asked.
pub(in crate::cli) fn told(
    args: &SettledArgs,
    asks: bool,
    ledger: &mut Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let books = Books::of(ledger, Period::default())?;
    let accounts: Vec<&Account> = match &args.currency {
        None => books.accounts.iter().collect(),
        Some(currency) => {
            let found = books.account(currency);
            let names = || {
                books
                    .accounts
                    .iter()
                    .map(|account| account.currency.clone())
            };
            let unknown = || Misuse::WhichCurrency(currency.clone(), names().collect());
            vec![found.ok_or_else(unknown)?]
        }
    };
    let payments = payments(&accounts)?;
    draw::payments(&payments, screen)?;
    if payments.is_empty() {
        return Ok(());
    }
    let day = day_of(args.date.as_deref(), ledger)?;
    let lang = screen.lang();
    let question = say!(lang, were_they_handed_over(&day.to_string()));
    if asks && yes_alone(&question, screen)? != Some(true) {
        return Ok(screen.line(say!(lang, not_written()))?);
    }
    let body = settled(&payments, day);
    let (_, at) = Date::now();
    let entry = ledger.append_settled(&at, ENGINE, &body).map_err(refused)?;
    Ok(screen.prose(&say!(lang, all_handed_over(&body.day, entry.0)))?)
}

/// Returns all payments that leave everybody even in these currencies.
fn payments(accounts: &[&Account]) -> Result<Vec<Payment>, Denied> {
    let mut found = Vec::new();
    for account in accounts {
        let plan = account.settle_up().ok_or(Denied::UnevenChips)?;
        found.extend(plan.payments);
    }
    Ok(found)
}

/// Returns what says that payments were made, all of them.
fn settled(payments: &[Payment], day: Date) -> SettledBody {
    let transfer = |payment: &Payment| {
        let Payment { from, to, amount } = payment;
        let currency = amount.currency.clone();
        (from.clone(), to.clone(), amount.to_string(), currency)
    };
    SettledBody {
        day: day.to_string(),
        transfers: payments.iter().map(transfer).collect(),
    }
}

/// What is to be paid after an evening.
pub(in crate::cli) struct Due {
    payments: Vec<Payment>,
    day: Date,
}

impl Due {
    /// Returns what is to be paid in the money of an evening that ends here; `None` where it was played
    /// for none, or everybody is even.
    pub(in crate::cli) fn of(
        so_far: &SessionSoFar,
        ledger: &Ledger,
    ) -> Result<Option<Self>, Failure> {
        let Some(chip) = so_far.chip() else {
            return Ok(None);
        };
        let ending = so_far.stored.closed.is_none().then_some(so_far.stored.id);
        let books = Books::after(ledger, ending)?;
        let account = books.account(&chip.currency);
        let payments = payments(&Vec::from_iter(account))?;
        Ok((!payments.is_empty()).then(|| Self {
            payments,
            day: so_far.day(),
        }))
    }

    /// Draws it where it is not what the evening alone came to, with what was left open and handed over
    /// before.
    fn draw(&self, so_far: &SessionSoFar, screen: &mut Screen) -> Result<(), Failure> {
        let of_evening = so_far.payments()?;
        let is_same = of_evening.len() == self.payments.len()
            && of_evening.iter().all(|one| self.payments.contains(one));
        if is_same {
            return Ok(());
        }
        let head = Styled::heading(say!(screen.lang(), with_what_was_before()));
        screen.paragraph(&head)?;
        draw::payments(&self.payments, screen)
    }

    /// Closes the evening and writes down that all of it was handed over: both, or neither.
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
        self.draw(so_far, screen)?;
        Ok(screen.prose(&say!(lang, all_handed_over(&body.day, entry.0)))?)
    }
}
