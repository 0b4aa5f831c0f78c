//! The contents of table cells.

use crate::cli::screen::{GLUE, Styled};
use crate::cli::words::{Lang, Text, say};
use crate::report::{Amount, Purse};
use console::measure_text_width;

/// Returns an amount of money with its currency.
pub(in crate::cli) fn amount(lang: Lang, amount: &Amount) -> Text {
    match amount.as_chip() {
        Some((chips, chip)) => say!(lang, money(chips, &chip)),
        None => format!("{amount} {}", amount.currency).into(),
    }
}

/// Returns the contents of a purse, each currency separately.
pub(super) fn worth(lang: Lang, purse: &Purse) -> Styled {
    let amounts = purse.amounts();
    let texts: Vec<Text> = amounts.iter().map(|one| amount(lang, one)).collect();
    let all = Text::both(|form| form.each(&texts).join(", "));
    match amounts {
        [only] => Styled::chips(only.signum(), all),
        _ => Styled::from(all),
    }
}

/// Joins the words of a name or day so that it stays on one line, unless it is long.
pub(in crate::cli) fn glued(text: &str) -> String {
    match measure_text_width(text) {
        ..=GLUED => text.replace(' ', &GLUE.to_string()),
        _ => text.to_owned(),
    }
}

/// The widest text that is kept on one line.
const GLUED: usize = 16;
