//! Draws balances and payments.

pub(super) use crate::cli::draw::amount;

use crate::cli::draw::glued;
use crate::cli::error::{Denied, Failure};
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::words::say;
use crate::ledger::Period;
use crate::report::account::Later;
use crate::report::{Account, Amount, Balance, MoneyPayment};

/// Draws everybody's balance in one currency, and who pays whom. If a later payment has changed who
/// pays whom, says so instead.
pub(super) fn account(
    account: &Account,
    period: Period,
    later: Option<&Later>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    if account.balances.is_empty() {
        return kitties(account, screen);
    }
    let lang = screen.lang();
    let settled = account.settled();
    let days: Vec<_> = settled
        .iter()
        .map(|(day, people)| (some(people), *day))
        .collect();
    let head = say!(lang, account_head(&account.currency, &days));
    screen.paragraph(&Styled::heading(head))?;
    let whole = period == Period::default();
    let handed = handed(account)?;
    let any = |amounts: &[Amount]| amounts.iter().any(|amount| amount.signum() != 0);
    let (since, moved) = (!settled.is_empty(), any(&handed));
    let headings = say!(lang, account_headings(whole, since, moved));
    // On a narrow screen the open balance always stays; the payments column goes first, the
    // all-time column next.
    let spare: Vec<usize> = (1..headings.len().saturating_sub(1)).rev().collect();
    let mut grid = Grid::new(&headings).spare(&spare);
    for (balance, handed) in account.balances.iter().zip(&handed) {
        let mut row = vec![Styled::from(glued(&balance.person))];
        if since || moved {
            row.push(styled(screen, &balance.won));
        }
        if since {
            row.push(styled(screen, &balance.since));
        }
        if moved {
            row.push(styled(screen, handed));
        }
        row.push(styled(screen, &balance.open));
        grid.styled_row(row);
    }
    screen.table(grid)?;
    match later {
        None => plan(account, screen)?,
        Some(Later::Settled(day)) => screen.prose(&say!(lang, settled_since(day)))?,
        Some(Later::Handed(day)) => screen.prose(&say!(lang, handed_over_since(day)))?,
    }
    kitties(account, screen)
}

/// Shortens a list of people for a heading.
pub(in crate::cli::reading) fn some<'a>(people: &[&'a str]) -> Vec<&'a str> {
    match people {
        [first, second, third, _, _, ..] => vec![*first, *second, *third, "…"],
        few => few.to_vec(),
    }
}

/// Draws the contents of each kitty.
fn kitties(account: &Account, screen: &mut Screen) -> Result<(), Failure> {
    let lang = screen.lang();
    for kitty in &account.kitties {
        let (name, holds) = (&kitty.name, amount(lang, &kitty.holds));
        if kitty.holds.signum() < 0 {
            screen.prose(&say!(lang, kitty_overdrawn(name, &holds)))?;
        } else {
            screen.line(say!(lang, in_kitty(name, &holds)))?;
        }
    }
    Ok(())
}

/// Returns what each person has paid since the last settling, less what they received.
fn handed(account: &Account) -> Result<Vec<Amount>, Denied> {
    let less = |balance: &Balance| balance.open.less(&balance.since);
    let handed: Option<Vec<Amount>> = account.balances.iter().map(less).collect();
    handed.ok_or(Denied::TooManyChips)
}

/// Draws what is left to pay after a payment.
pub(super) fn left(account: &Account, screen: &mut Screen) -> Result<(), Failure> {
    if !account.balances.is_empty() {
        plan(account, screen)?;
    }
    kitties(account, screen)
}

/// Draws who pays whom.
fn plan(account: &Account, screen: &mut Screen) -> Result<(), Failure> {
    let plan = account.settle_up().ok_or(Denied::UnevenChips)?;
    payments(&plan.payments, screen)?;
    if !plan.fewest {
        let hint = say!(screen.lang(), not_surely_fewest());
        screen.paragraph(&Styled::hint(hint))?;
    }
    Ok(())
}

/// Draws payments, or says that there are none.
pub(super) fn payments(payments: &[MoneyPayment], screen: &mut Screen) -> Result<(), Failure> {
    let lang = screen.lang();
    for payment in payments {
        let amount = amount(lang, &payment.amount);
        screen.line(say!(lang, pays(&payment.from, &payment.to, &amount)))?;
    }
    if payments.is_empty() {
        screen.line(say!(lang, all_even()))?;
    }
    Ok(())
}

/// Returns an amount, styled as won or lost.
pub(super) fn styled(screen: &Screen, money: &Amount) -> Styled {
    Styled::chips(money.signum(), amount(screen.lang(), money))
}
