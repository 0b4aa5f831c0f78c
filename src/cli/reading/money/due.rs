//! What people have to pay after an evening.

use super::adding::refused;
use super::draw;
use crate::cli::draw::session as drawn;
use crate::cli::error::Failure;
use crate::cli::screen::{Screen, Styled};
use crate::cli::words::{Lang, Text, say};
use crate::date::Date;
use crate::ledger::{Ledger, Period};
use crate::report::account::{AccountsView, EveningDebts, Left, paid_by, settled};
use crate::report::session::{ENGINE, SessionSoFar};
use crate::report::{MoneyPayment, ReportError};
use crate::settle_up::settle_up;

/// Draws how to settle a session, taking into account what was handed over since it began.
pub(in crate::cli) fn tell(
    so_far: &SessionSoFar,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    if so_far.stored.hands == 0 {
        return Ok(());
    }
    drawn::rest(so_far, screen)?;
    for line in lines(so_far, ledger, screen.lang())? {
        screen.prose(&line)?;
    }
    Ok(())
}

/// Draws who pays whom for the whole evening, if it had several sessions and nothing was handed
/// over. Combines what was shown for each session.
pub(in crate::cli) fn tell_together(
    due: &EveningDebts,
    screen: &mut Screen,
) -> Result<(), Failure> {
    if due.is_nothing() || !matches!(due.left, Left::AsPlayed { alone: false }) {
        return Ok(());
    }
    let lang = screen.lang();
    screen.line("")?;
    screen.paragraph(&Styled::heading(say!(lang, evening_together())))?;
    draw::payments(&due.payments, screen)
}

/// Returns what the last evening at this table of a club left open; `None` if the ledger is at no
/// table, or nothing was played there for money.
pub(super) fn of_this_table(ledger: &Ledger) -> Result<Option<EveningDebts>, Failure> {
    if ledger.table().is_none() {
        return Ok(None);
    }
    let Some(last) = ledger.last_hand(None)? else {
        return Ok(None);
    };
    let evening = ledger.whole_evening(last.session)?;
    let last = evening.last().copied().unwrap_or(last.session);
    let so_far = SessionSoFar::read(ledger, last)?;
    if so_far.chip().is_none() {
        return Ok(None);
    }
    Ok(Some(EveningDebts::read(&so_far, ledger, &Date::now())?))
}

/// Draws who pays whom after the last evening at this table of a club, and what its people owe from
/// before.
pub(super) fn tell_table(
    evening: &EveningDebts,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let head = say!(lang, this_tables_evening(&evening.day.to_string()));
    screen.paragraph(&Styled::heading(head))?;
    draw::payments(&evening.payments, screen)?;
    tell_before(&evening.open_before(ledger)?, screen)?;
    Ok(screen.paragraph(&Styled::hint(say!(lang, all_tables())))?)
}

/// Describes how to settle a session, one line for each payment.
pub(in crate::cli) fn lines(
    so_far: &SessionSoFar,
    ledger: &Ledger,
    lang: Lang,
) -> Result<Vec<Text>, Failure> {
    if so_far.is_beside() {
        return Ok(Vec::new());
    }
    let due = EveningDebts::read(so_far, ledger, &Date::now())?;
    Ok(match in_lines(&due, lang) {
        Some(lines) if so_far.chip().is_some() => lines,
        _ => in_chips(so_far, lang)?,
    })
}

/// Describes the payments still open, one line each; `None` if nothing has been handed over.
pub(in crate::cli) fn in_lines(due: &EveningDebts, lang: Lang) -> Option<Vec<Text>> {
    let head = match &due.left {
        Left::AsPlayed { .. } => return None,
        Left::Settled(day) => return Some(vec![say!(lang, all_of_it_handed_over(day)).into()]),
        Left::Evening(day) => say!(lang, left_of_evening(day)),
        Left::Everything(day) => say!(lang, left_of_all(day)),
        Left::Adjusted { day, alone: true } => say!(lang, left_of_adjusted(day)),
        Left::Adjusted { day, alone: false } => say!(lang, left_with_adjusted(day)),
    };
    let pays = in_words(&due.payments, lang);
    Some(std::iter::once(head.into()).chain(pays).collect())
}

/// Closes the session and writes that everything was handed over: both or neither.
pub(in crate::cli) fn close(
    due: &EveningDebts,
    so_far: &SessionSoFar,
    ledger: &mut Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let (lang, session) = (screen.lang(), so_far.stored.id);
    let at = Date::now().at;
    let closing = so_far.closing()?;
    let body = settled(&due.payments, due.day);
    let entry = ledger.in_transaction(|batch| -> Result<_, Failure> {
        batch.close_session(session, &at, ENGINE, &closing)?;
        batch.append_settled(&at, ENGINE, &body).map_err(refused)
    })?;
    screen.line(say!(lang, session_closed()))?;
    if matches!(due.left, Left::AsPlayed { alone: false }) {
        screen.paragraph(&Styled::heading(say!(lang, with_what_was_handed())))?;
        draw::payments(&due.payments, screen)?;
    }
    screen.prose(&say!(lang, all_handed_over(&body.day, entry.0)))?;
    left_from_before(due, ledger, screen)
}

/// Draws what the people of this evening still owe each other from earlier evenings.
pub(in crate::cli) fn left_from_before(
    due: &EveningDebts,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    tell_before(&due.left_from_before(ledger)?, screen)
}

fn tell_before(open: &[MoneyPayment], screen: &mut Screen) -> Result<(), Failure> {
    if open.is_empty() {
        return Ok(());
    }
    let head = say!(screen.lang(), left_from_before());
    screen.paragraph(&Styled::heading(head))?;
    draw::payments(open, screen)
}

/// Closes a session without payments.
pub(in crate::cli) fn close_alone(
    so_far: &SessionSoFar,
    ledger: &mut Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let at = Date::now().at;
    ledger.close_session(so_far.stored.id, &at, ENGINE, &so_far.closing()?)?;
    Ok(screen.line(say!(screen.lang(), session_closed()))?)
}

/// Describes who pays whom for everything played and handed over so far, one line each; empty if
/// nothing was played for money.
pub(in crate::cli::reading) fn open_now(ledger: &Ledger, lang: Lang) -> Result<Vec<Text>, Failure> {
    let books = AccountsView::read(ledger, Period::default())?;
    if books
        .accounts
        .iter()
        .all(|account| account.balances.is_empty())
    {
        return Ok(Vec::new());
    }
    let open = paid_by(&books.accounts)?;
    if open.is_empty() {
        return Ok(vec![say!(lang, all_even()).into()]);
    }
    let head = say!(lang, open_now()).into();
    Ok(std::iter::once(head).chain(in_words(&open, lang)).collect())
}

fn in_words(payments: &[MoneyPayment], lang: Lang) -> impl Iterator<Item = Text> {
    payments.iter().map(move |one| {
        let amount = draw::amount(lang, &one.amount);
        say!(lang, pays(&one.from, &one.to, &amount))
    })
}

/// Describes how to settle a session by itself.
fn in_chips(so_far: &SessionSoFar, lang: Lang) -> Result<Vec<Text>, ReportError> {
    let chip = so_far.chip();
    let transfers = settle_up(so_far.balances()).ok_or(ReportError::UnevenChips)?;
    if transfers.is_empty() {
        return Ok(vec![say!(lang, all_even()).into()]);
    }
    let transfers = transfers.iter();
    let lines = transfers.map(|one| say!(lang, transfer(one, chip)));
    Ok(lines.collect())
}
