//! `dokbak settled`: records that everything due was handed over.

use super::adding::{Handed, add_outside, day_of};
use super::{draw, due};
use crate::cli::args::SettledArgs;
use crate::cli::error::{Denied, Failure, Misuse, Status};
use crate::cli::period;
use crate::cli::reading::Here;
use crate::cli::reading::money::MoneyBook;
use crate::cli::screen::{Screen, has_person};
use crate::cli::somebody::somebody;
use crate::cli::terminal::alone::yes_alone;
use crate::cli::words::say;
use crate::date::Date;
use crate::evening::decision::Decision;
use crate::ledger::{People, Period, Person};
use crate::report::account::{AccountsView, EveningDebts, payments, settled};
use crate::report::session::SessionSoFar;
use crate::report::{Account, MoneyPayment};
use std::path::Path;

pub(in crate::cli) fn run(
    args: &SettledArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let here = Here {
        asks: has_person(),
        ..Here::NOWHERE
    };
    add_outside(args.date.as_deref(), path, screen, |ledger, screen| {
        let all = match due::of_this_table(ledger)? {
            Some(evening) if !args.club && args.currency.is_none() => evening.payments,
            _ => open(args, &AccountsView::read(ledger, Period::default())?)?,
        };
        let payments = of_people(args, all, &ledger.people()?)?;
        match day_of(args.date.as_deref(), here.asks, ledger, screen)? {
            Some(day) => said(&payments, day, here, screen),
            None => Ok(None),
        }
    })
}

/// Writes to an open ledger that everything due was handed over, after asking if there is somebody
/// to ask. At the table this is the result of the evening, unless a currency is named.
pub(in crate::cli) fn told(
    args: &SettledArgs,
    here: Here<'_>,
    book: &mut dyn MoneyBook,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let ledger = book.ledger();
    let day = args.date.as_deref().map(period::day).transpose()?;
    if let (Some(session), None) = (here.session, &args.currency) {
        let now = Date::now();
        let so_far = SessionSoFar::read(ledger, session)?;
        // The points of a game are not money until it is over.
        if !so_far.for_points() {
            let due = EveningDebts::read(&so_far, ledger, &now)?;
            let payments = of_people(args, due.payments.clone(), &ledger.people()?)?;
            let day = day.unwrap_or_else(|| so_far.day(&now));
            let open = !payments.is_empty();
            let Some(handed) = said(&payments, day, here, screen)? else {
                // If this evening's payments stay open, we cannot tell what is left from before.
                return if open {
                    Ok(())
                } else {
                    due::left_from_before(&due, ledger, screen)
                };
            };
            handed.write(book, screen)?;
            return due::left_from_before(&due, book.ledger(), screen);
        }
    }
    let books = AccountsView::read(ledger, Period::default())?;
    let payments = of_people(args, open(args, &books)?, &books.people)?;
    let Some(day) = day_of(args.date.as_deref(), here.asks, ledger, screen)? else {
        return Ok(());
    };
    match said(&payments, day, here, screen)? {
        Some(handed) => handed.write(book, screen),
        None => Ok(()),
    }
}

/// Returns all open payments, or only those in the named currency.
fn open(args: &SettledArgs, books: &AccountsView) -> Result<Vec<MoneyPayment>, Failure> {
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
    Ok(payments(&accounts)?)
}

/// Returns the payments that involve a named person, or all if nobody is named. Errors: nobody has
/// one of the names.
fn of_people(
    args: &SettledArgs,
    mut payments: Vec<MoneyPayment>,
    people: &People,
) -> Result<Vec<MoneyPayment>, Denied> {
    let named = args.players.iter().map(|name| somebody(name, people));
    let named: Vec<&Person> = named.collect::<Result<_, _>>()?;
    let is_named = |name: &str| named.iter().any(|one| people.are_one(&one.name, name));
    payments.retain(|one| named.is_empty() || is_named(&one.from) || is_named(&one.to));
    Ok(payments)
}

/// Shows payments and returns the entry that says that all of them were made. Asks first, if there
/// is somebody to ask; `None` if the answer is not yes, or if there are no payments.
fn said(
    payments: &[MoneyPayment],
    day: Date,
    here: Here<'_>,
    screen: &mut Screen,
) -> Result<Option<Handed>, Failure> {
    draw::payments(payments, screen)?;
    if payments.is_empty() {
        return Ok(None);
    }
    let lang = screen.lang();
    let question = say!(lang, were_they_handed_over(&day.to_string()));
    if here.asks && yes_alone(&question, Decision::HandedOver, screen)? != Some(true) {
        screen.line(say!(lang, not_written()))?;
        return Ok(None);
    }
    Ok(Some(Handed::Plan(settled(payments, day))))
}
