//! Shows how a sheet was understood.

use super::seats::adjusted;
use crate::cli::commands::notes::shown;
use crate::cli::error::Failure;
use crate::cli::facts::input::InputSource;
use crate::cli::facts::sheet::Lines;
use crate::cli::screen::Screen;
use crate::cli::words::say;
use crate::report::notes::Noted;
use crate::report::sheets::{OmittedAs, RowIs, Sheet, SheetAnswers, SheetHand};

/// Says in which form a sheet is, and names the rows and columns that are left out.
pub(super) fn form(input: &InputSource, sheet: &Sheet, screen: &mut Screen) -> Result<(), Failure> {
    let lang = screen.lang();
    screen.prose(&say!(lang, sheet_read(input, sheet.form, sheet.separator)))?;
    for why in [
        OmittedAs::Heading,
        OmittedAs::Sum,
        OmittedAs::Opening,
        OmittedAs::Fee,
        OmittedAs::Nothing,
        OmittedAs::NotUnderstood,
    ] {
        let left = sheet.left().iter().filter(|left| left.why == why);
        let lines: Vec<u32> = left.map(|left| left.line).collect();
        if !lines.is_empty() {
            screen.prose(&say!(lang, rows_left_out(why, &Lines::new(lines))))?;
        }
    }
    let columns: Vec<&str> = sheet.columns().iter().map(String::as_str).collect();
    let columns: Vec<&str> = columns
        .into_iter()
        .filter(|name| !name.is_empty())
        .collect();
    if !columns.is_empty() {
        screen.prose(&say!(lang, columns_left_out(&columns.join(", "))))?;
    }
    if !sheet.others().is_empty() {
        screen.prose(&say!(lang, other_lines(sheet.others().len())))?;
    }
    Ok(())
}

/// Says what a row is, what the numbers are, and how days are read.
pub(super) fn meaning(
    sheet: &Sheet,
    answers: &SheetAnswers,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    if let Some(order) = sheet.order(answers) {
        screen.prose(&say!(lang, days_are_in(order)))?;
    }
    match answers.row {
        RowIs::Hand => screen.prose(say!(lang, each_is_a_hand()))?,
        RowIs::Evening => screen.prose(say!(lang, each_is_an_evening()))?,
    }
    if sheet.has_bare_numbers() {
        match &answers.chip {
            Some(chip) if answers.is_money() => {
                let chip = say!(lang, money(1, chip)).into_seen();
                screen.prose(&say!(lang, numbers_are_money(&chip)))?;
            }
            _ => screen.prose(say!(lang, numbers_are_chips()))?,
        }
    }
    Ok(())
}

/// Says how to keep what was won and lost before the first row.
pub(super) fn openings(
    sheet: &Sheet,
    answers: &SheetAnswers,
    hands: &[SheetHand],
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let Some(day) = hands.iter().map(|hand| hand.day).min() else {
        return Ok(());
    };
    for opening in sheet.openings() {
        let chip = answers.chip.as_ref().filter(|_| answers.is_money());
        let currency = opening.currency.or(chip.map(|chip| chip.currency.clone()));
        let shares = opening.amounts.iter().map(|(name, amount)| {
            let currency = currency.as_deref().unwrap_or_default();
            (name, format!("{amount}{currency}"))
        });
        let command = adjusted(say!(lang, from_before()), shares, day, None);
        screen.prose(&say!(lang, keep_opening(&command)))?;
    }
    Ok(())
}

/// Shows the first results.
pub(super) fn results(noted: &[Noted], screen: &mut Screen) -> Result<(), Failure> {
    /// How many are shown.
    const SHOWN: usize = 12;
    for hand in noted.iter().take(SHOWN) {
        let row = shown(hand, screen);
        screen.prose(row)?;
    }
    let more = noted.len().saturating_sub(SHOWN);
    if more > 0 {
        screen.prose(&say!(screen.lang(), more_results(more)))?;
    }
    Ok(())
}
