//! `dokbak paid`: somebody handed money to somebody.

use super::{Books, add_outside, day_of, draw};
use crate::card::{Calendar, nearest_of};
use crate::cli::args::PaidArgs;
use crate::cli::error::{Denied, Failure, Misuse, Status};
use crate::cli::screen::Screen;
use crate::cli::session::ENGINE;
use crate::cli::words::say;
use crate::date::Date;
use crate::ledger::{Ledger, LedgerError, PaidBody, Period};
use crate::letters::same_name;
use crate::record::{Beginning, ChipValue, Header, Keyword, Source, parse_rest};
use crate::report::Amount;
use std::path::Path;

pub(in crate::cli) fn run(
    args: &PaidArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    add_outside(args.date.as_deref(), path, screen, |ledger, screen| {
        told(args, ledger, screen)
    })
}

/// Writes down in an open ledger what was handed over, and shows what is left.
pub(in crate::cli) fn told(
    args: &PaidArgs,
    ledger: &mut Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let books = Books::of(ledger, Period::default())?;
    let money = money(args, &books)?;
    let day = day_of(args.date.as_deref(), ledger)?;
    let number = ChipValue {
        currency: String::new(),
        ..money.clone()
    };
    let body = PaidBody {
        from: named(&args.from, args.kitty, &books)?,
        to: named(&args.to, args.kitty, &books)?,
        amount: number.to_string(),
        currency: money.currency.clone(),
        day: day.to_string(),
        note: args.note.clone().filter(|note| !note.trim().is_empty()),
    };
    let (_, at) = Date::now();
    let entry = ledger.append_paid(&at, ENGINE, &body).map_err(refused)?;
    let amount = Amount::of(1, &money).ok_or(Denied::TooManyChips)?;
    let amount = draw::amount(lang, &amount);
    let (from, to, day) = (&body.from, &body.to, &body.day);
    screen.prose(&say!(lang, handed_over(from, to, &amount, day, entry.0)))?;
    let books = Books::of(ledger, Period::default())?;
    if let Some(account) = books.account(&money.currency) {
        draw::left(account, screen)?;
    }
    Ok(())
}

/// Returns why money is not written down as handed over.
pub(super) fn refused(error: LedgerError) -> Failure {
    match error {
        LedgerError::Handover(fault) => Denied::Handover(fault).into(),
        error => error.into(),
    }
}

/// Returns the amount that is meant, in the currency of the ledger where none is named. Errors: it is
/// none; the ledger has none, or several.
fn money(args: &PaidArgs, books: &Books) -> Result<ChipValue, Failure> {
    let text = match &args.currency {
        Some(currency) => format!("{} {currency}", args.amount),
        None => args.amount.clone(),
    };
    let beginning = Beginning::Keyword(Keyword::Chip);
    let read = parse_rest(Source::New, beginning, &text, Calendar::Korean, &[]);
    let header = read.record.headers().next().map(|(_, header)| header);
    let mut money = match header {
        Some(Header::Chip(chip)) if read.faults.is_empty() => chip.clone(),
        _ => return Err(Misuse::NoMoney(text).into()),
    };
    if money.currency.is_empty() {
        money.currency = match books.accounts.as_slice() {
            [only] => only.currency.clone(),
            several => {
                let names = several.iter().map(|account| account.currency.clone());
                return Err(Misuse::WhichCurrency(text, names.collect()).into());
            }
        };
    } else if let Some(account) = books.account(&money.currency) {
        money.currency.clone_from(&account.currency);
    }
    Ok(money)
}

/// Returns what a person is called, or a kitty, by the name that was typed. Errors: nobody and no
/// kitty has the name, and none is to begin.
fn named(name: &str, begins: bool, books: &Books) -> Result<String, Failure> {
    if let Some((_, person)) = books.people.of(name) {
        return Ok(person.name.clone());
    }
    let kitty = books.kitties().find(|kitty| same_name(kitty, name));
    match kitty {
        Some(kitty) => Ok(kitty.clone()),
        None if begins => Ok(name.to_owned()),
        None => Err(Denied::NoKitty {
            name: name.to_owned(),
            nearest: nearest(name, books),
        }
        .into()),
    }
}

/// Returns who may be meant by a name that nobody has.
fn nearest(name: &str, books: &Books) -> Option<String> {
    let people = books.people.all().iter().flat_map(|person| &person.names);
    let known: Vec<&String> = people.chain(books.kitties()).collect();
    nearest_of(name, &known)
}
