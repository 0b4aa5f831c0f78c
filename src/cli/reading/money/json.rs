//! Who is owed what, as JSON; `docs/LEDGER.md` explains each field.

use crate::cli::error::{Denied, Failure};
use crate::cli::json::written;
use crate::ledger::{EntryId, Handover, SessionId};
use crate::record::Name;
use crate::report::account::why::{BalanceCause, BalanceItem};
use crate::report::{Account, Amount, MoneyPayment, SettleUp};
use serde::Serialize;
use serde_json::value::RawValue;

/// The full output of `dokbak settle-up`.
#[derive(Serialize)]
struct SettleUpJson<'a> {
    currencies: Vec<CurrencyJson<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    entries: Option<Vec<BalanceLineJson<'a>>>,
}

#[derive(Serialize)]
struct CurrencyJson<'a> {
    currency: &'a str,
    settled: Option<&'a str>,
    people: Vec<BalanceJson<'a>>,
    transfers: Vec<MoneyTransferJson>,
    fewest: bool,
    kitties: Vec<KittyJson<'a>>,
}

#[derive(Serialize)]
struct BalanceJson<'a> {
    player: &'a str,
    won: Box<RawValue>,
    /// The day when the person last settled up; left out of the JSON if it is everybody's day.
    #[serde(skip_serializing_if = "Option::is_none")]
    settled: Option<&'a str>,
    since: Box<RawValue>,
    open: Box<RawValue>,
}

#[derive(Serialize)]
struct MoneyTransferJson {
    from: Name,
    to: Name,
    amount: Box<RawValue>,
}

#[derive(Serialize)]
struct KittyJson<'a> {
    name: &'a str,
    amount: Box<RawValue>,
}

/// One of the items that make up a person's balance.
#[derive(Serialize)]
struct BalanceLineJson<'a> {
    entry: EntryId,
    date: &'a str,
    what: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    session: Option<SessionId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chips: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    with: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<&'a str>,
    /// Why the hand was corrected.
    #[serde(skip_serializing_if = "Option::is_none")]
    corrected: Option<&'a str>,
    /// Why something was adjusted.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'a str>,
    currency: &'a str,
    amount: Box<RawValue>,
}

/// Returns who is owed what as one line of JSON, with the items that make up one person's balances.
pub(super) fn settle_up_json(
    accounts: &[Account],
    rows: Option<&[BalanceItem]>,
) -> Result<String, Failure> {
    let currencies: Result<Vec<CurrencyJson<'_>>, Denied> = accounts.iter().map(currency).collect();
    let entries = rows.map(|rows| rows.iter().map(entry).collect());
    Ok(written(&SettleUpJson {
        currencies: currencies?,
        entries,
    }))
}

/// Returns an amount as an exact decimal number.
pub(super) fn number(amount: &Amount) -> Box<RawValue> {
    // A number is always valid JSON.
    RawValue::from_string(amount.to_string()).unwrap_or_default()
}

fn currency(account: &Account) -> Result<CurrencyJson<'_>, Denied> {
    let SettleUp { payments, fewest } = account.settle_up().ok_or(Denied::UnevenChips)?;
    let transfer = |MoneyPayment { from, to, amount }| MoneyTransferJson {
        amount: number(&amount),
        from,
        to,
    };
    let days = account.settled();
    let of_all = days.iter().all(|(_, people)| people.is_empty());
    let people = account.balances.iter().map(|balance| BalanceJson {
        player: &balance.person,
        won: number(&balance.won),
        settled: balance.settled.as_deref().filter(|_| !of_all),
        since: number(&balance.since),
        open: number(&balance.open),
    });
    let kitties = account.kitties.iter().map(|kitty| KittyJson {
        name: &kitty.name,
        amount: number(&kitty.holds),
    });
    Ok(CurrencyJson {
        currency: &account.currency,
        settled: days.iter().map(|(day, _)| *day).max(),
        people: people.collect(),
        transfers: payments.into_iter().map(transfer).collect(),
        fewest,
        kitties: kitties.collect(),
    })
}

/// Returns how a payment was written: by itself, or as part of a plan.
pub(super) fn what(handover: &Handover) -> &'static str {
    if handover.settled { "settled" } else { "paid" }
}

fn entry(row: &BalanceItem) -> BalanceLineJson<'_> {
    let (what, session, chips, with, note) = match &row.what {
        BalanceCause::Hand {
            session,
            is_result,
            chips,
            ..
        } => {
            let what = if *is_result { "result" } else { "hand" };
            (what, Some(*session), Some(*chips), None, None)
        }
        BalanceCause::End { session, chips } => ("end", Some(*session), Some(*chips), None, None),
        BalanceCause::Open { session, chips, .. } => {
            ("open", Some(*session), Some(*chips), None, None)
        }
        BalanceCause::To { name, handover } | BalanceCause::From { name, handover } => {
            let note = handover.note.as_deref();
            (self::what(handover), None, None, Some(name.as_str()), note)
        }
        BalanceCause::Adjusted { chips, .. } => ("adjust", None, *chips, None, None),
    };
    BalanceLineJson {
        entry: row.entry,
        date: &row.day,
        what,
        session,
        chips,
        with,
        note,
        corrected: match &row.what {
            BalanceCause::Hand { corrected, .. } => corrected.as_deref(),
            _ => None,
        },
        reason: match &row.what {
            BalanceCause::Adjusted { reason, .. } => Some(reason),
            _ => None,
        },
        currency: &row.amount.currency,
        amount: number(&row.amount),
    }
}
