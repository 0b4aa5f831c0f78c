//! `dokbak settled`: all that was to be paid was handed over.

use super::paid::refused;
use super::{Books, day_of_now, draw, opened_to_add};
use crate::cli::args::SettledArgs;
use crate::cli::error::{Denied, Failure, Misuse, Status};
use crate::cli::period;
use crate::cli::screen::Screen;
use crate::cli::session::ENGINE;
use crate::cli::words::say;
use crate::date::Date;
use crate::ledger::{Ledger, Period, SettledBody};
use crate::report::Account;
use std::path::Path;

pub(in crate::cli) fn run(
    args: &SettledArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    screen.outlives_its_reader();
    if let Some(date) = &args.date {
        period::day(date)?;
    }
    let mut ledger = opened_to_add(screen, path)?;
    told(args, &mut ledger, screen)?;
    Ok(Status::Done)
}

/// Writes down in an open ledger that everything which was to be paid was handed over.
pub(in crate::cli) fn told(
    args: &SettledArgs,
    ledger: &mut Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
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
    let mut transfers = Vec::new();
    for account in accounts {
        let plan = account.settle_up().ok_or(Denied::UnevenChips)?;
        for payment in plan.payments {
            let amount = draw::amount(lang, &payment.amount);
            screen.line(say!(lang, pays(&payment.from, &payment.to, &amount)))?;
            let number = payment.amount.to_string();
            transfers.push((payment.from, payment.to, number, account.currency.clone()));
        }
    }
    if transfers.is_empty() {
        return Ok(screen.line(say!(lang, all_even()))?);
    }
    let day = match &args.date {
        Some(date) => period::day(date)?,
        None => day_of_now(ledger)?,
    };
    let day = day.to_string();
    let (_, at) = Date::now();
    let body = SettledBody { day, transfers };
    let entry = ledger.append_settled(&at, ENGINE, &body).map_err(refused)?;
    Ok(screen.prose(&say!(lang, all_handed_over(&body.day, entry.0)))?)
}
