//! Noting that money was handed over, one by one or by a whole plan.

use super::batch::{Batch, by_itself};
use super::entry::{PaidBody, SettledBody};
use super::people::People;
use super::refused::HandoverFault;
use super::stamp::EntryStamp;
use super::worth::money;
use super::{EntryId, EntryKind, LedgerError};
use crate::date::Date;
use crate::letters::{check_name, same_name};
use crate::record::ChipValue;

/// Errors: the handover is impossible.
fn check(
    people: &People,
    from: &str,
    to: &str,
    money: Option<&ChipValue>,
    text: &str,
) -> Result<(), LedgerError> {
    let refused = |fault| Err(LedgerError::Handover(fault));
    if money.is_none() {
        return refused(HandoverFault::BadAmount(text.to_owned()));
    }
    let known = |name: &str| people.find(name).map(|(place, _)| place);
    // Names that the ledger has already are accepted, whatever they look like.
    for name in [from, to] {
        if known(name).is_none() && check_name(name).is_err() {
            return refused(HandoverFault::BadName(name.to_owned()));
        }
    }
    let is_one = known(from).is_some() && known(from) == known(to);
    if is_one || same_name(from, to) {
        return refused(HandoverFault::Same(from.into(), to.into()));
    }
    Ok(())
}

fn check_day(day: &str) -> Result<(), LedgerError> {
    match Date::read(day) {
        Some(_) => Ok(()),
        None => Err(LedgerError::BadDay(day.to_owned())),
    }
}

impl Batch<'_> {
    /// Notes that one person handed money to another, and returns the entry; `at` is RFC 3339 in
    /// UTC. A name that never sat down is a kitty.
    /// Errors: an invalid amount, day or name; both names are one person's.
    pub fn append_paid(
        &mut self,
        at: &str,
        engine: &str,
        body: &PaidBody,
    ) -> Result<EntryId, LedgerError> {
        let stamp = EntryStamp::new(at, engine)?;
        check_day(&body.day)?;
        let amount = money(&body.amount, &body.currency);
        let text = format!("{} {}", body.amount, body.currency);
        check(
            &self.people()?,
            &body.from,
            &body.to,
            amount.as_ref(),
            &text,
        )?;
        self.add(EntryKind::Paid, None, stamp, body)
    }

    /// Notes that all transfers of a plan were handed over, and returns the entry; `at` is RFC 3339
    /// in UTC.
    /// Errors: no transfers; an invalid amount, day or name; both names are one person's.
    pub fn append_settled(
        &mut self,
        at: &str,
        engine: &str,
        body: &SettledBody,
    ) -> Result<EntryId, LedgerError> {
        let stamp = EntryStamp::new(at, engine)?;
        check_day(&body.day)?;
        if body.transfers.is_empty() {
            return Err(LedgerError::Handover(HandoverFault::Nothing));
        }
        let people = self.people()?;
        for (from, to, number, currency) in &body.transfers {
            let text = format!("{number} {currency}");
            let amount = money(number, currency);
            check(&people, from, to, amount.as_ref(), &text)?;
        }
        self.add(EntryKind::Settled, None, stamp, body)
    }
}

by_itself! {
    /// Notes a handover, as [`Batch::append_paid`] does, in a batch of its own.
    append_paid(&PaidBody) -> EntryId;
    /// Notes a plan that was handed over, as [`Batch::append_settled`] does, in a batch of its own.
    append_settled(&SettledBody) -> EntryId;
}
