//! The cells of statistics.

use crate::cli::figures::{self, FigureContext, percent};
use crate::cli::screen::Styled;
use crate::ledger::Mark;
use crate::report::stats::Interval;
use crate::words::Lang;

/// Returns a cell of which there is nothing to say.
pub(super) fn nothing() -> Styled {
    Styled::said("-", "")
}

/// Returns how many there are of how many.
pub(super) fn count_of_all(number: usize, all: usize) -> Styled {
    Styled::from(format!("{number}/{all}"))
}

/// Returns a rate in words; with a question mark where it tells nothing yet.
pub(super) fn rate(number: usize, of: usize, few: bool) -> Styled {
    match percent(number, of) {
        None => nothing(),
        Some(percent) if few => Styled::hint(format!("{percent}?")),
        Some(percent) => Styled::from(percent),
    }
}

/// Returns between which rates one lies.
pub(super) fn between_rates(lang: Lang, interval: Option<Interval>) -> Styled {
    figures::between_rates(lang, interval).map_or_else(nothing, Styled::from)
}

/// Returns between which numbers of chips one lies.
pub(super) fn between_chips(told: FigureContext<'_>, interval: Option<Interval>) -> Styled {
    figures::between_chips(told, interval).map_or_else(nothing, Styled::from)
}

/// Returns a bar of so many cells for all.
pub(super) fn bar(number: usize, of: usize, few: bool, mark: Mark, all: usize) -> Styled {
    let cells = (number * all * 2 + of).checked_div(of * 2).unwrap_or(0);
    if few {
        Styled::hint("█".repeat(cells)).or_said("")
    } else {
        Styled::bar(mark, cells)
    }
}

/// Returns chips with their sign, or money.
pub(super) fn counted(told: FigureContext<'_>, chips: i64) -> Styled {
    Styled::chips(chips, told.number(chips))
}

/// Returns chips shared among hands, to two decimals.
pub(super) fn each(told: FigureContext<'_>, chips: i64, hands: usize, few: bool) -> Styled {
    let Some(text) = figures::each(chips, hands).map(|each| told.hundredths(each)) else {
        return nothing();
    };
    if few {
        Styled::hint(text.then("?"))
    } else {
        Styled::chips(chips, text)
    }
}
