//! `dokbak adjust`: chips and money that pass without a hand, such as an opening balance, a penalty
//! or a mistake that was paid for.

use super::adding::{Handed, add_outside, day_of};
use super::shares::{TypedShare, TypedShares, typed};
use super::{adjusted, draw, paid, same};
use crate::cli::args::AdjustArgs;
use crate::cli::error::{Denied, Failure, Misuse, Status};
use crate::cli::facts::kept::KeptMisuse;
use crate::cli::opened::{older, opened_to_write};
use crate::cli::reading::Here;
use crate::cli::reading::money::MoneyBook;
use crate::cli::screen::{Screen, has_person};
use crate::cli::words::say;
use crate::evening::step::Write;
use crate::ledger::{AdjustmentBody, EntryId, Grain, Ledger, Period, Total, Worth};
use crate::record::{ChipValue, Name, currency_key};
use crate::report::Amount;
use crate::report::account::AccountsView;
use crate::telling::money::plain;
use std::path::Path;

pub(in crate::cli) fn run(
    args: &AdjustArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    if let Some(notes) = args.named() {
        return same::run("adjust", notes, args.both, path, screen);
    }
    if let Some(entry) = args.undone() {
        return undo_outside(entry, path, screen);
    }
    if args.reason.is_none() {
        return adjusted::run(args, path, screen);
    }
    // Report what cannot be understood before anything is opened.
    let typed = typed(&args.shares).map_err(Misuse::Kept)?;
    let here = Here {
        asks: has_person(),
        ..Here::NOWHERE
    };
    let added = add_outside(args.date.as_deref(), path, screen, |ledger, screen| {
        meant(args, &typed, here, ledger, screen)
    });
    // With a kitty the name may be wrong, but an old book has none.
    added.map_err(|failure| match failure {
        Failure::Denied(why @ (Denied::NoLedger(_) | Denied::NoKitty { .. }))
            if args.kitty.is_none() =>
        {
            Denied::NoHandYet(Box::new(why), args.shares.join(" ").replace('−', "-")).into()
        }
        failure => failure,
    })
}

/// Writes an adjustment to an open ledger, or takes one back. Without a reason, lists all of them.
pub(in crate::cli) fn told(
    args: &AdjustArgs,
    here: Here<'_>,
    book: &mut dyn MoneyBook,
    screen: &mut Screen,
) -> Result<(), Failure> {
    if let Some(notes) = args.named() {
        return same::say("adjust", notes, !args.both, book, screen);
    }
    if let Some(entry) = args.undone() {
        return undo(entry, book, screen);
    }
    if args.reason.is_none() {
        return adjusted::told(args, book.ledger(), screen);
    }
    let typed = typed(&args.shares).map_err(Misuse::Kept)?;
    match meant(args, &typed, here, book.ledger(), screen)? {
        Some(handed) => handed.write(book, screen),
        None => Ok(()),
    }
}

fn undo_outside(
    entry: EntryId,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    screen.outlives_its_reader();
    if let Some(mut older) = older(path)? {
        older.append(Write::UndoAdjustment(entry))?;
    }
    let mut ledger = opened_to_write(screen, path)?;
    undo(entry, &mut ledger, screen)?;
    Ok(Status::Done)
}

/// Takes an adjustment back, and says so.
fn undo(entry: EntryId, book: &mut dyn MoneyBook, screen: &mut Screen) -> Result<(), Failure> {
    let by = book.append(Write::UndoAdjustment(entry))?;
    let noted = book.ledger().noted_adjustments(Period::default())?;
    let lang = screen.lang();
    let is_back = noted.iter().any(|one| one.undone_by == Some(by));
    let said = if is_back {
        say!(lang, adjustment_undone(entry, by))
    } else {
        say!(lang, adjustment_counts_again(by))
    };
    Ok(screen.prose(&said)?)
}

/// Returns the adjustment that the arguments describe. If there is somebody to ask, confirms new
/// names and currencies; if that question is left, says so and returns `None`.
fn meant(
    args: &AdjustArgs,
    (shares, currency): &TypedShares,
    here: Here<'_>,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<Option<Handed>, Failure> {
    let reason = args.reason.as_deref().unwrap_or_default().trim();
    let books = AccountsView::read(ledger, Period::default())?;
    if let Some(kitty) = &args.kitty {
        paid::no_player(kitty, &books)?;
    }
    let unit = match currency {
        Some(currency) => in_money(shares, currency, args, here.asks, &books, screen)?,
        None => Some(in_chips(shares, args, here, ledger)?),
    };
    let Some(Counted {
        chip,
        currency,
        amounts,
        left,
    }) = unit
    else {
        return not_written(screen);
    };
    let mut named = Vec::new();
    for (share, amount) in shares.iter().zip(amounts) {
        let is_new_kitty = args.kitty.as_deref() == Some(share.name.as_str());
        match name(&share.name, is_new_kitty, here.asks, &books, screen)? {
            Some(name) => named.push((name, amount)),
            None => return not_written(screen),
        }
    }
    let is_named = |kitty: &str| shares.iter().any(|share| share.name == kitty);
    match (&args.kitty, left) {
        (Some(kitty), Some(left)) => match name(kitty, true, here.asks, &books, screen)? {
            Some(kitty) => {
                // Asked whether a slip was meant, somebody may have named a player.
                paid::no_player(&kitty, &books)?;
                named.push((kitty, left.rest));
            }
            None => return not_written(screen),
        },
        (Some(kitty), None) if !is_named(kitty) => {
            return Err(Misuse::Kept(KeptMisuse::NothingLeft(kitty.clone())).into());
        }
        (None, Some(left)) => return Err(Misuse::Kept(KeptMisuse::Uneven(left.sum)).into()),
        (_, None) => {}
    }
    let Some(day) = day_of(args.date.as_deref(), here.asks, ledger, screen)? else {
        return not_written(screen);
    };
    Ok(Some(Handed::Adjustment(AdjustmentBody {
        day: day.to_string(),
        reason: reason.to_owned(),
        chip,
        currency,
        shares: named,
    })))
}

fn not_written(screen: &mut Screen) -> Result<Option<Handed>, Failure> {
    screen.line(say!(screen.lang(), not_written()))?;
    Ok(None)
}

/// The shares in one unit.
struct Counted {
    /// What a chip is worth, if the amounts are chips that are worth money.
    chip: Option<Worth>,
    /// The currency, if the amounts are money.
    currency: Option<String>,
    amounts: Vec<String>,
    /// What is missing for a sum of zero; `None` if nothing is.
    left: Option<LeftOver>,
}

/// What the shares come to if that is not zero.
struct LeftOver {
    /// The sum, for people.
    sum: String,
    /// What makes the sum zero.
    rest: String,
}

/// Returns the shares as chips.
fn in_chips(
    shares: &[TypedShare],
    args: &AdjustArgs,
    here: Here<'_>,
    ledger: &Ledger,
) -> Result<Counted, Failure> {
    let chips = shares.iter().map(TypedShare::chips);
    let chips: Vec<i64> = chips.collect::<Result<_, _>>().map_err(Misuse::Kept)?;
    let sum = chips
        .iter()
        .try_fold(0_i64, |sum, one| sum.checked_add(*one));
    let sum = sum.ok_or(Denied::TooManyChips)?;
    let chip = match &args.chip {
        Some(text) => said_worth(text)?,
        None => usual_worth(here, ledger)?,
    };
    Ok(Counted {
        chip: chip.as_ref().map(Worth::from),
        currency: None,
        amounts: chips.iter().map(ToString::to_string).collect(),
        left: (sum != 0).then(|| LeftOver {
            sum: format!("{sum:+}"),
            rest: (-sum).to_string(),
        }),
    })
}

/// Returns what `--chip` says a chip is worth; `None` if nothing.
fn said_worth(text: &str) -> Result<Option<ChipValue>, Failure> {
    if ["none", "없음", "なし"].contains(&text.trim().to_lowercase().as_str()) {
        return Ok(None);
    }
    let worth = ChipValue::written(&plain(text));
    let bad = || Misuse::Kept(KeptMisuse::BadChip(text.to_owned()));
    Ok(Some(worth.ok_or_else(bad)?))
}

/// Returns what a chip is worth where nobody says it: at a table what it is worth there, otherwise
/// what it was worth in all hands. Errors: that was not always the same.
fn usual_worth(here: Here<'_>, ledger: &Ledger) -> Result<Option<ChipValue>, Failure> {
    let table = match here.session {
        Some(session) => Some(session),
        None => ledger.open_session_to_resume()?.map(|session| session.id),
    };
    if let Some(session) = table {
        return Ok(ledger.session(session)?.body.worth().cloned());
    }
    let totals = ledger.totals(Period::default(), Grain::Whole)?;
    let mut worths: Vec<Option<ChipValue>> = Vec::new();
    for worth in totals.iter().map(Total::worth) {
        let is_same = |known: &Option<ChipValue>| match (known.as_ref(), worth) {
            (Some(one), Some(other)) => {
                (one.units, one.places, currency_key(&one.currency))
                    == (other.units, other.places, currency_key(&other.currency))
            }
            (None, None) => true,
            _ => false,
        };
        if !worths.iter().any(is_same) {
            worths.push(worth.cloned());
        }
    }
    if worths.len() > 1 {
        let text = |worth: &Option<ChipValue>| {
            worth
                .as_ref()
                .map_or_else(|| "none".to_owned(), ToString::to_string)
        };
        let worths = worths.iter().map(text).collect();
        return Err(Misuse::Kept(KeptMisuse::WhichChip(worths)).into());
    }
    let none = || Misuse::Kept(KeptMisuse::NoChipYet);
    Ok(worths.into_iter().next().ok_or_else(none)?)
}

/// Returns the shares as money; `None` if a question was not answered.
fn in_money(
    shares: &[TypedShare],
    currency: &str,
    args: &AdjustArgs,
    asks: bool,
    books: &AccountsView,
    screen: &mut Screen,
) -> Result<Option<Counted>, Failure> {
    let read = shares
        .iter()
        .map(|share| paid::money(&share.number, Some(currency), books));
    let read: Vec<ChipValue> = read.collect::<Result<_, _>>()?;
    let Some(first) = read.first() else {
        return Ok(None);
    };
    let found = paid::currency(&first.currency, args.new_currency, asks, books, screen)?;
    let Some(currency) = found else {
        return Ok(None);
    };
    let mut sum: Option<Amount> = None;
    let mut amounts = Vec::new();
    for (share, mut money) in shares.iter().zip(read) {
        money.currency.clone_from(&currency);
        let sign = if share.gives { -1 } else { 1 };
        let amount = Amount::from_chips(sign, &money).ok_or(Denied::TooManyChips)?;
        amounts.push(amount.to_string());
        sum = Some(match sum {
            Some(sum) => sum.plus(&amount).ok_or(Denied::TooManyChips)?,
            None => amount,
        });
    }
    let sum = sum.filter(|sum| sum.signum() != 0);
    let left = match sum {
        None => None,
        Some(sum) => {
            let sign = if sum.signum() > 0 { "+" } else { "" };
            let said = draw::amount(screen.lang(), &sum).into_seen();
            let nothing = sum.less(&sum).ok_or(Denied::TooManyChips)?;
            let rest = nothing.less(&sum).ok_or(Denied::TooManyChips)?;
            Some(LeftOver {
                sum: format!("{sign}{said}"),
                rest: rest.to_string(),
            })
        }
    };
    Ok(Some(Counted {
        chip: None,
        currency: Some(currency),
        amounts,
        left,
    }))
}

/// Returns the person or kitty that a typed name means; `None` if a question was not answered.
/// Errors: nobody has the name, and no new kitty was asked for.
fn name(
    typed: &str,
    is_new_kitty: bool,
    asks: bool,
    books: &AccountsView,
    screen: &mut Screen,
) -> Result<Option<Name>, Failure> {
    match paid::known(typed, books) {
        Some(found) => Ok(Some(found)),
        None if is_new_kitty => paid::kitty(typed, asks, books, screen),
        None => Err(Denied::NoKitty {
            name: typed.to_owned(),
            nearest: paid::nearest(typed, books),
        }
        .into()),
    }
}
