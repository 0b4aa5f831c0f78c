//! `dokbak settled`: all that was to be paid was handed over.

use super::due::Due;
use super::paid::refused;
use super::{Books, add_outside, day_of, draw};
use crate::cli::args::SettledArgs;
use crate::cli::error::{Denied, Failure, Misuse, Status};
use crate::cli::period;
use crate::cli::prompt::yes_alone;
use crate::cli::reading::Here;
use crate::cli::screen::{Screen, has_person};
use crate::cli::session::{ENGINE, SessionSoFar};
use crate::cli::words::say;
use crate::date::Date;
use crate::ledger::{Ledger, Period, SettledBody};
use crate::report::{Account, Payment};
use std::path::Path;

pub(in crate::cli) fn run(
    args: &SettledArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    add_outside(args.date.as_deref(), path, screen, |ledger, screen| {
        let here = Here {
            asks: has_person(),
            ..Here::NOWHERE
        };
        told(args, here, ledger, screen)
    })
}

/// Writes down in an open ledger that everything which was to be paid was handed over, once somebody
/// has said so where there is somebody who can be asked. At the table that is what the evening came
/// to, unless a currency is named.
pub(in crate::cli) fn told(
    args: &SettledArgs,
    here: Here<'_>,
    ledger: &mut Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    if let (Some(session), None) = (here.session, &args.currency) {
        let so_far = SessionSoFar::of(ledger, session)?;
        // Points of a game are no money before it is over.
        if !so_far.for_points() {
            let due = Due::of(&so_far, ledger)?;
            let day = args.date.as_deref().map(period::day).transpose()?;
            let day = day.unwrap_or_else(|| so_far.day());
            written(&due.payments, day, here.asks, ledger, screen)?;
            return due.left_from_before(ledger, screen);
        }
    }
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
    let day = day_of(args.date.as_deref(), ledger)?;
    written(&payments, day, here.asks, ledger, screen)
}

/// Shows payments and writes down that they were made, all of them, once somebody has said so where
/// there is somebody who can be asked.
fn written(
    payments: &[Payment],
    day: Date,
    asks: bool,
    ledger: &mut Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    draw::payments(payments, screen)?;
    if payments.is_empty() {
        return Ok(());
    }
    let lang = screen.lang();
    let question = say!(lang, were_they_handed_over(&day.to_string()));
    if asks && yes_alone(&question, screen)? != Some(true) {
        return Ok(screen.line(say!(lang, not_written()))?);
    }
    let body = settled(payments, day);
    let (_, at) = Date::now();
    let entry = ledger.append_settled(&at, ENGINE, &body).map_err(refused)?;
    Ok(screen.prose(&say!(lang, all_handed_over(&body.day, entry.0)))?)
}

/// Returns all payments that leave everybody even in these currencies.
pub(super) fn payments(accounts: &[&Account]) -> Result<Vec<Payment>, Denied> {
    let mut found = Vec::new();
    for account in accounts {
        let plan = account.settle_up().ok_or(Denied::UnevenChips)?;
        found.extend(plan.payments);
    }
    Ok(found)
}

/// Returns what says that payments were made, all of them.
pub(super) fn settled(payments: &[Payment], day: Date) -> SettledBody {
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
