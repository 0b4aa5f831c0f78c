//! `dokbak settle-up`: who is owed how much, and who pays whom.

use super::{draw, due, json, why};
use crate::cli::args::SettleUpArgs;
use crate::cli::error::{Failure, Status};
use crate::cli::opened::existing;
use crate::cli::reading::counting::last_verified;
use crate::cli::screen::{Screen, Styled};
use crate::cli::somebody::somebody;
use crate::cli::words::say;
use crate::ledger::{Adjustment, Ledger, Period};
use crate::report::account::why::rows;
use crate::report::account::{AccountsView, Later, has_kitty};
use std::path::Path;

pub(in crate::cli) fn run(
    args: &SettleUpArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    args.period.check()?;
    let Some(ledger) = existing(path, args.json, screen)? else {
        if args.json {
            screen.json(json::settle_up_json(&[], None)?)?;
        }
        return Ok(Status::Done);
    };
    drawn(args, args.period.in_ledger(&ledger)?, &ledger, screen)?;
    Ok(Status::Done)
}

/// Shows who pays whom according to an open ledger.
pub(in crate::cli) fn told(
    args: &SettleUpArgs,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    drawn(args, args.period.in_ledger(ledger)?, ledger, screen)
}

fn drawn(
    args: &SettleUpArgs,
    period: Period,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let is_whole = args.club || args.json || args.why.is_some() || period != Period::default();
    if !is_whole && let Some(evening) = due::of_this_table(ledger)? {
        return due::tell_table(&evening, ledger, screen);
    }
    let books = AccountsView::read(ledger, period)?;
    let rows = match &args.why {
        None => None,
        Some(name) => {
            let person = somebody(name, &books.people)?;
            Some((person, rows(person, &books, ledger, period)?))
        }
    };
    if args.json {
        return Ok(screen.json(json::settle_up_json(
            &books.accounts,
            rows.as_ref().map(|(_, rows)| rows.as_slice()),
        )?)?);
    }
    if books.accounts.is_empty() {
        screen.line(say!(lang, no_money()))?;
    } else if let Some((person, rows)) = &rows {
        why::draw(person, rows, &books.accounts, screen)?;
    } else {
        for (at, account) in books.accounts.iter().enumerate() {
            if at > 0 {
                screen.line("")?;
            }
            let later = Later::find(account, period, &books, ledger)?;
            draw::account(account, period, later.as_ref(), screen)?;
        }
    }
    let owed = |one: &&Adjustment| one.worth().is_some() && !has_kitty(one, &books.people);
    let counted = books.adjusted.iter().filter(owed);
    let counted = counted.count();
    if counted > 0 && rows.is_none() {
        screen.paragraph(&Styled::hint(say!(lang, adjustments_counted(counted))))?;
    }
    if books.worthless {
        screen.paragraph(&Styled::hint(say!(lang, worthless_chips())))?;
    }
    last_verified(ledger, screen)
}
