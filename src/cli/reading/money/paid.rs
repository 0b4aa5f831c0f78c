//! `dokbak paid`: records that somebody handed money to somebody.

use super::adding::{Handed, add_outside, day_of};
use super::{handed, same};
use crate::card::{Calendar, nearest_of};
use crate::cli::args::PaidArgs;
use crate::cli::error::{Denied, Failure, Misuse, Status};
use crate::cli::facts::kept::KeptMisuse;
use crate::cli::reading::money::MoneyBook;
use crate::cli::screen::{Screen, has_person};
use crate::cli::terminal::alone::yes_alone;
use crate::cli::words::{say, yes_or_no};
use crate::evening::decision::Decision;
use crate::ledger::{Ledger, PaidBody, Period};
use crate::letters::{nearest_name, same_name};
use crate::record::{Beginning, ChipValue, Header, Keyword, Name, Source, parse_rest};
use crate::report::account::AccountsView;
use crate::telling::money::{self, has_parts_of_whole_money};
use std::path::Path;

pub(in crate::cli) fn run(
    args: &PaidArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    if let Some(notes) = args.notes.named() {
        return same::run("paid", notes, args.notes.both, path, screen);
    }
    if args.is_list() {
        return handed::run(args, path, screen);
    }
    add_outside(args.date.as_deref(), path, screen, |ledger, screen| {
        meant(args, has_person(), ledger, screen)
    })
}

/// Writes a payment to an open ledger and shows what is left to pay. Without names, lists all
/// payments.
pub(in crate::cli) fn told(
    args: &PaidArgs,
    asks: bool,
    book: &mut dyn MoneyBook,
    screen: &mut Screen,
) -> Result<(), Failure> {
    if let Some(notes) = args.notes.named() {
        return same::say("paid", notes, !args.notes.both, book, screen);
    }
    if args.is_list() {
        return handed::told(args, book.ledger(), screen);
    }
    match meant(args, asks, book.ledger(), screen)? {
        Some(handed) => handed.write(book, screen),
        None => Ok(()),
    }
}

/// Returns the payment that the arguments describe. If there is somebody to ask, confirms new names
/// and currencies; if that question is left, says so and returns `None`.
fn meant(
    args: &PaidArgs,
    asks: bool,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<Option<Handed>, Failure> {
    let (Some(from), Some(to), Some(amount)) = (&args.from, &args.to, &args.amount) else {
        return Ok(None);
    };
    let lang = screen.lang();
    let books = AccountsView::read(ledger, Period::default())?;
    let mut money = money(amount, args.currency.as_deref(), &books)?;
    let Some(currency) = currency(&money.currency, args.new_currency, asks, &books, screen)? else {
        screen.line(say!(lang, not_written()))?;
        return Ok(None);
    };
    money.currency = currency;
    let Some([from, to]) = names([from, to], args.kitty, asks, &books, screen)? else {
        screen.line(say!(lang, not_written()))?;
        return Ok(None);
    };
    let Some(day) = day_of(args.date.as_deref(), asks, ledger, screen)? else {
        screen.line(say!(lang, not_written()))?;
        return Ok(None);
    };
    let number = ChipValue {
        currency: String::new(),
        ..money.clone()
    };
    let body = PaidBody {
        from,
        to,
        amount: number.to_string(),
        currency: money.currency.clone(),
        day: day.to_string(),
        note: args.note.clone().filter(|note| !note.trim().is_empty()),
    };
    Ok(Some(Handed::Money(body, money)))
}

/// Parses the amount; if no currency is named, uses the ledger's. Errors: it is not an amount, or
/// the ledger has no currency or several.
pub(super) fn money(
    amount: &str,
    currency: Option<&str>,
    books: &AccountsView,
) -> Result<ChipValue, Failure> {
    let text = match currency {
        Some(currency) => format!("{amount} {currency}"),
        None => amount.to_owned(),
    };
    let text = money::plain(&text);
    let beginning = Beginning::Keyword(Keyword::Chip);
    // Money in something that an older version took for a currency can still be paid back.
    let known = books.accounts.iter();
    let known: Vec<String> = known.map(|account| account.currency.clone()).collect();
    let source = Source::Table(&known);
    let read = parse_rest(source, beginning, &text, Calendar::Korean, &[]);
    let header = read.record.headers().next().map(|(_, header)| header);
    let mut money = match header {
        Some(Header::Chip(chip)) if read.faults.is_empty() => chip.clone(),
        _ if money::is_of_chips(&text) => return Err(Misuse::ChipsAsMoney(text).into()),
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
    if has_parts_of_whole_money(&money) {
        return Err(Misuse::PartOfMoney(text).into());
    }
    Ok(money)
}

/// Returns the currency that a typed one stands for; `None` if the question was not answered.
/// Errors: it is new, and there is nobody to ask.
pub(super) fn currency(
    typed: &str,
    is_new: bool,
    asks: bool,
    books: &AccountsView,
    screen: &mut Screen,
) -> Result<Option<String>, Failure> {
    let known: Vec<String> = books
        .accounts
        .iter()
        .map(|account| account.currency.clone())
        .collect();
    if known.is_empty() || is_new || books.account(typed).is_some() {
        return Ok(Some(typed.to_owned()));
    }
    let nearest = nearest_of(typed, &known);
    if !asks {
        return Err(Misuse::NewCurrency {
            currency: typed.to_owned(),
            names: known,
            nearest,
        }
        .into());
    }
    let lang = screen.lang();
    if let Some(near) = nearest {
        match yes_alone(
            &yes_or_no(lang, say!(lang, money_meant(typed, &near))),
            Decision::NearName,
            screen,
        )? {
            Some(true) => return Ok(Some(near)),
            Some(false) => {}
            None => return Ok(None),
        }
    }
    let sure = yes_alone(
        &yes_or_no(lang, say!(lang, is_it_new_money(typed))),
        Decision::NewMoney,
        screen,
    )?;
    Ok((sure == Some(true)).then(|| typed.to_owned()))
}

/// Returns the names of both parties (people or kitties) for the typed names; `None` if a question
/// was not answered. Errors: nobody has one of the names, and no new kitty was asked for.
fn names(
    typed: [&str; 2],
    begins: bool,
    asks: bool,
    books: &AccountsView,
    screen: &mut Screen,
) -> Result<Option<[Name; 2]>, Failure> {
    let [from, to] = typed.map(|name| known(name, books));
    if begins && from.is_none() && to.is_none() {
        let [from, to] = typed.map(str::to_owned);
        return Err(Denied::TwoNewNames(from, to).into());
    }
    if let (true, Some(from), Some(to)) = (begins, &from, &to)
        && [from, to].iter().all(|name| is_player(name, books))
    {
        let [from, to] = [from, to].map(Name::to_string);
        return Err(Misuse::Kept(KeptMisuse::PlayersAsKitty(from, to)).into());
    }
    let mut named = |found: Option<Name>, typed: &str| match found {
        Some(found) => Ok(Some(found)),
        None if begins => kitty(typed, asks, books, screen),
        None => Err(Denied::NoKitty {
            name: typed.to_owned(),
            nearest: nearest(typed, books),
        }
        .into()),
    };
    let (from, to) = (named(from, typed[0])?, named(to, typed[1])?);
    Ok(from.zip(to).map(|(from, to)| [from, to]))
}

/// Returns whether a name belongs to somebody who sat at a table.
fn is_player(name: &str, books: &AccountsView) -> bool {
    books.people.find(name).is_some()
}

/// Rejects the name of a player where that of a kitty belongs.
pub(super) fn no_player(name: &str, books: &AccountsView) -> Result<(), Misuse> {
    let Some((_, person)) = books.people.find(name) else {
        return Ok(());
    };
    Err(Misuse::Kept(KeptMisuse::PlayerAsKitty {
        typed: name.to_owned(),
        player: person.name.to_string(),
    }))
}

/// Finds the person or kitty with the typed name, if there is one, and returns the proper name.
pub(super) fn known(name: &str, books: &AccountsView) -> Option<Name> {
    let person = books.people.find(name).map(|(_, person)| &person.name);
    let kitty = || books.kitties().find(|kitty| same_name(kitty, name));
    person.or_else(kitty).cloned()
}

/// Returns the name of a new kitty, or of the known person or kitty that was meant instead; `None`
/// if the question was not answered. Errors: the name is close to a person's, and there is nobody
/// to ask.
pub(super) fn kitty(
    name: &str,
    asks: bool,
    books: &AccountsView,
    screen: &mut Screen,
) -> Result<Option<Name>, Failure> {
    let people = books.people.all().iter();
    let people = people.flat_map(|person| &person.names);
    let Some(near) = nearest_name(name, people.chain(books.kitties())) else {
        return Ok(Some(name.into()));
    };
    let near = known(near, books).unwrap_or_else(|| near.clone());
    if !asks {
        let name = name.to_owned();
        return Err(Denied::NearKitty {
            name,
            near: near.to_string(),
        }
        .into());
    }
    let question = yes_or_no(screen.lang(), say!(screen.lang(), name_meant(name, &near)));
    let meant = yes_alone(&question, Decision::NearName, screen)?;
    Ok(meant.map(|meant| if meant { near } else { name.into() }))
}

/// Returns the name that may be meant by one that nobody has; `None` if no name is close.
pub(super) fn nearest(name: &str, books: &AccountsView) -> Option<String> {
    let people = books.people.all().iter().flat_map(|person| &person.names);
    let known: Vec<&Name> = people.chain(books.kitties()).collect();
    nearest_of(name, &known)
}
