//! Adds payments between people to a ledger.

use super::{adjusted, draw};
use crate::cli::error::{Denied, Failure, Status};
use crate::cli::opened::{older, opened_to_write};
use crate::cli::screen::Screen;
use crate::cli::words::say;
use crate::cli::{future, period};
use crate::date::Date;
use crate::evening::handle::KeeperHandle;
use crate::evening::step::Write;
use crate::ledger::{
    Adjustment, AdjustmentBody, EntryId, Ledger, LedgerError, PaidBody, Period, SettledBody,
};
use crate::record::ChipValue;
use crate::report::Amount;
use crate::report::account::AccountsView;
use crate::report::session::{ENGINE, SessionSoFar};
use std::path::Path;

/// Where a payment is written: in a ledger or, while an evening is played, through its keeper.
pub(in crate::cli) trait MoneyBook {
    /// Returns the ledger.
    fn ledger(&self) -> &Ledger;

    /// Writes the entry; returns its number.
    fn append(&mut self, write: Write) -> Result<EntryId, LedgerError>;
}

impl MoneyBook for Ledger {
    fn ledger(&self) -> &Ledger {
        self
    }

    fn append(&mut self, write: Write) -> Result<EntryId, LedgerError> {
        let at = Date::now().at;
        match write {
            Write::Paid(body) => self.append_paid(&at, ENGINE, &body),
            Write::Settled(body) => self.append_settled(&at, ENGINE, &body),
            Write::Adjustment(body) => self.append_adjustment(&at, ENGINE, &body),
            Write::UndoAdjustment(entry) => self.undo_adjustment(&at, ENGINE, &entry),
            Write::Note { session, body } => self.append_note(session, &at, ENGINE, &body),
            Write::SameMoney { notes, is_one } => {
                self.in_transaction(|batch| batch.append_same_money(&at, ENGINE, notes, is_one))
            }
            // The keeper of an evening writes everything else.
            _ => Err(LedgerError::NotWritten),
        }
    }
}

impl MoneyBook for KeeperHandle {
    fn ledger(&self) -> &Ledger {
        Self::ledger(self)
    }

    fn append(&mut self, write: Write) -> Result<EntryId, LedgerError> {
        self.write(write, &Date::now())
    }
}

/// What somebody says was handed over or adjusted.
pub(super) enum Handed {
    /// Money from one person to another.
    Money(PaidBody, ChipValue),
    /// All payments of a plan.
    Plan(SettledBody),
    /// Chips or money that passed without a hand.
    Adjustment(AdjustmentBody),
}

impl Handed {
    /// Writes the entry.
    fn append(&self, book: &mut dyn MoneyBook) -> Result<EntryId, Failure> {
        let write = match self {
            Self::Money(body, _) => Write::Paid(body.clone()),
            Self::Plan(body) => Write::Settled(body.clone()),
            Self::Adjustment(body) => Write::Adjustment(body.clone()),
        };
        book.append(write).map_err(refused)
    }

    /// Writes the entry, and reports that it was written.
    pub(super) fn write(
        &self,
        book: &mut dyn MoneyBook,
        screen: &mut Screen,
    ) -> Result<(), Failure> {
        let EntryId(entry) = self.append(book)?;
        match self {
            Self::Money(body, money) => say(body, money, entry, book.ledger(), screen),
            Self::Plan(body) => {
                let said = say!(screen.lang(), all_handed_over(&body.day, entry));
                Ok(screen.prose(&said)?)
            }
            Self::Adjustment(body) => say_adjusted(body, entry, book.ledger(), screen),
        }
    }
}

/// Writes the payment that `meant` returns, if any, from outside the prompt. Somebody may be
/// playing with the ledger at the same time. Errors: `date` is not a day.
pub(super) fn add_outside(
    date: Option<&str>,
    path: Option<&Path>,
    screen: &mut Screen,
    meant: impl FnOnce(&Ledger, &mut Screen) -> Result<Option<Handed>, Failure>,
) -> Result<Status, Failure> {
    screen.outlives_its_reader();
    // Report an invalid day before anything is opened.
    date.map(period::day).transpose()?;
    if let Some(mut older) = older(path)? {
        if let Some(handed) = meant(&older, screen)? {
            handed.append(&mut older)?;
            handed.write(&mut opened_to_write(screen, path)?, screen)?;
        }
        return Ok(Status::Done);
    }
    let mut ledger = opened_to_write(screen, path)?;
    if let Some(handed) = meant(&ledger, screen)? {
        handed.write(&mut ledger, screen)?;
    }
    Ok(Status::Done)
}

/// Returns the given day or, by default, today; during an evening, the day of that evening, even
/// after midnight. `None` if the given day is in the future and the person did not confirm it.
pub(super) fn day_of(
    date: Option<&str>,
    asks: bool,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<Option<Date>, Failure> {
    if let Some(date) = date {
        let day = period::day(date)?;
        return Ok(future::is_meant(day, asks, screen)?.then_some(day));
    }
    let now = Date::now();
    Ok(Some(match ledger.open_session_to_resume()? {
        Some(session) => SessionSoFar::read(ledger, session.id)?.day(&now),
        None => now.day,
    }))
}

/// Reports a payment that was written, and what is left to pay.
fn say(
    body: &PaidBody,
    money: &ChipValue,
    entry: i64,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let amount = Amount::from_chips(1, money).ok_or(Denied::TooManyChips)?;
    let amount = draw::amount(lang, &amount);
    let (from, to, day) = (&body.from, &body.to, &body.day);
    screen.prose(&say!(lang, handed_over(from, to, &amount, day, entry)))?;
    let books = AccountsView::read(ledger, Period::default())?;
    if let Some(account) = books.account(&money.currency) {
        draw::left(account, screen)?;
    }
    Ok(())
}

/// Reports an adjustment that was written, and what is left to pay.
fn say_adjusted(
    body: &AdjustmentBody,
    entry: i64,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let Some(one) = Adjustment::of_body(EntryId(entry), body.clone()) else {
        return Ok(());
    };
    let (shares, worth) = (adjusted::shares(lang, &one), adjusted::worth(lang, &one));
    screen.prose(&say!(lang, adjusted(&one.reason, &one.day, entry, &shares)))?;
    if let Some(worth) = worth {
        screen.prose(&say!(lang, adjusted_worth(&worth)))?;
    }
    let Some(money) = one.worth() else {
        return Ok(());
    };
    let books = AccountsView::read(ledger, Period::default())?;
    if let Some(account) = books.account(&money.currency) {
        draw::left(account, screen)?;
    }
    Ok(())
}

/// Turns the ledger's refusal of a payment into a failure.
pub(super) fn refused(error: LedgerError) -> Failure {
    match error {
        LedgerError::Handover(fault) => Denied::Handover(fault).into(),
        error => error.into(),
    }
}
