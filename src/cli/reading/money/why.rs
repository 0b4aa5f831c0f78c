//! What makes up a balance.

use super::draw;
use crate::cli::draw as drawing;
use crate::cli::error::{Denied, Failure};
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::words::say;
use crate::ledger::Person;
use crate::record::currency_key;
use crate::report::account::why::{BalanceCause, BalanceItem};
use crate::report::{Account, Amount};

/// Draws what makes up the balances, with running sums for each currency.
pub(super) fn draw(
    person: &Person,
    rows: &[BalanceItem],
    accounts: &[Account],
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let mut first = true;
    for account in accounts {
        let name = currency_key(&account.currency);
        let of = |row: &&BalanceItem| currency_key(&row.amount.currency) == name;
        let mut sum: Option<Amount> = None;
        let mut grid = Grid::new(&say!(lang, balance_headings())).spare(&[2, 3, 5]);
        for row in rows.iter().filter(of) {
            let so_far = match &sum {
                Some(sum) => sum.plus(&row.amount).ok_or(Denied::TooManyChips)?,
                None => row.amount.clone(),
            };
            let (hand, chips, note) = told(row, screen);
            grid.styled_row([
                Styled::from(drawing::glued(&say!(lang, on_day(&row.day)))),
                Styled::from(hand),
                Styled::from(row.entry.to_string()),
                chips,
                draw::styled(screen, &row.amount),
                draw::styled(screen, &so_far),
                Styled::from(note),
            ]);
            sum = Some(so_far);
        }
        if sum.is_none() {
            continue;
        }
        if !std::mem::take(&mut first) {
            screen.line("")?;
        }
        let head = say!(lang, balance_head(&person.name, &account.currency));
        screen.paragraph(&Styled::heading(head))?;
        screen.table(grid)?;
    }
    if first {
        screen.line(say!(lang, no_money()))?;
    }
    Ok(())
}

/// Returns the cells of a row: its hand, its chips, and what the row is if it is not about a hand.
fn told(row: &BalanceItem, screen: &Screen) -> (String, Styled, String) {
    let lang = screen.lang();
    let nothing = || (String::new(), Styled::from(""));
    match &row.what {
        BalanceCause::Hand {
            hand,
            is_result,
            chips,
            corrected,
            ..
        } => {
            let note = match corrected {
                Some(reason) => say!(lang, page_corrected(reason)),
                None if *is_result => say!(lang, result_row()).to_owned(),
                None => String::new(),
            };
            (hand.to_string(), drawing::signed(lang, *chips), note)
        }
        BalanceCause::End { chips, .. } => {
            let note = say!(lang, settled_row()).to_owned();
            (String::new(), drawing::signed(lang, *chips), note)
        }
        BalanceCause::Open { evening, chips, .. } => {
            let note = say!(lang, if_it_ended(evening));
            (String::new(), drawing::signed(lang, *chips), note)
        }
        BalanceCause::To { name, handover } => {
            let (hand, chips) = nothing();
            (hand, chips, say!(lang, handed_to(name, handover)))
        }
        BalanceCause::From { name, handover } => {
            let (hand, chips) = nothing();
            (hand, chips, say!(lang, handed_by(name, handover)))
        }
        BalanceCause::Adjusted { chips, reason } => {
            let chips = chips.map(|chips| drawing::signed(lang, chips));
            let chips = chips.unwrap_or_else(|| Styled::from(""));
            (String::new(), chips, say!(lang, adjusted_row(reason)))
        }
    }
}
