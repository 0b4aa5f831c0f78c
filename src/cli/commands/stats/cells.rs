//! Cells in the tables of statistics.

use crate::cli::figures::{self, FigureContext, percent};
use crate::cli::screen::Styled;
use crate::ledger::Mark;
use crate::report::stats::Interval;
use crate::words::Lang;

/// Returns a cell without a value.
pub(super) fn nothing() -> Styled {
    Styled::said("-", "")
}

/// Returns a cell like `3/10`.
pub(super) fn count_of_all(number: usize, all: usize) -> Styled {
    Styled::from(format!("{number}/{all}"))
}

/// Returns a percentage, with a question mark if there are too few hands to mean anything.
pub(super) fn rate(number: usize, of: usize, few: bool) -> Styled {
    match percent(number, of) {
        None => nothing(),
        Some(percent) if few => Styled::hint(format!("{percent}?")),
        Some(percent) => Styled::from(percent),
    }
}

/// Returns an interval of rates.
pub(super) fn between_rates(lang: Lang, interval: Option<Interval>) -> Styled {
    figures::between_rates(lang, interval).map_or_else(nothing, Styled::from)
}

/// Returns an interval of chips.
pub(super) fn between_chips(told: FigureContext<'_>, interval: Option<Interval>) -> Styled {
    figures::between_chips(told, interval).map_or_else(nothing, Styled::from)
}

/// Returns a bar for a share, where `all` cells stand for 100 %.
pub(super) fn bar(number: usize, of: usize, few: bool, mark: Mark, all: usize) -> Styled {
    let cells = (number * all * 2 + of).checked_div(of * 2).unwrap_or(0);
    if few {
        Styled::hint("█".repeat(cells)).or_said("")
    } else {
        Styled::bar(mark, cells)
    }
}

/// Formats chips with their sign, or money if the unit of the figures is money.
pub(super) fn counted(told: FigureContext<'_>, chips: i64) -> Styled {
    Styled::chips(chips, told.number(chips))
}

/// Returns chips per hand, to two decimals.
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
