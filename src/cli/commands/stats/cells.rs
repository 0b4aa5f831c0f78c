//! The cells of statistics.

use crate::cli::screen::Styled;
use crate::cli::words::say;
use crate::ledger::Mark;
use crate::report::stats::Interval;
use crate::words::Lang;

/// Returns a cell of which there is nothing to say.
pub(super) fn nothing() -> Styled {
    Styled::said("-", "")
}

/// Returns how many there are of how many.
pub(super) fn of(number: usize, all: usize) -> Styled {
    Styled::from(format!("{number}/{all}"))
}

/// Returns how often of 100 times something is so, rounded.
fn percent(number: usize, of: usize) -> Option<usize> {
    (number * 200 + of).checked_div(of * 2)
}

/// Returns a rate in words; with a question mark where it tells nothing yet.
pub(super) fn rate(number: usize, of: usize, few: bool) -> Styled {
    match percent(number, of) {
        None => nothing(),
        Some(percent) if few => Styled::hint(format!("{percent}%?")),
        Some(percent) => Styled::from(format!("{percent}%")),
    }
}

/// Returns between which rates one lies, each of them rounded.
pub(super) fn between_rates(lang: Lang, interval: Option<Interval>) -> Styled {
    let Some(Interval { low, high }) = interval else {
        return nothing();
    };
    let whole = |hundredths: i64| (hundredths + 50) / 100;
    Styled::from(say!(lang, between_percents(whole(low), whole(high))))
}

/// Returns between which numbers of chips one lies.
pub(super) fn between_chips(lang: Lang, interval: Option<Interval>) -> Styled {
    let Some(Interval { low, high }) = interval else {
        return nothing();
    };
    Styled::from(say!(lang, between(&hundredths(low), &hundredths(high))))
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

/// Returns a number with its sign, to two decimals.
pub(super) fn hundredths(number: i64) -> String {
    let sign = match number {
        0 => "",
        1.. => "+",
        _ => "-",
    };
    let number = number.unsigned_abs();
    format!("{sign}{}.{:02}", number / 100, number % 100)
}

/// Returns chips shared among hands, to two decimals.
pub(super) fn each(chips: i64, hands: usize, few: bool) -> Styled {
    let Some(hands) = i128::try_from(hands).ok().filter(|hands| *hands > 0) else {
        return nothing();
    };
    let exact = i128::from(chips).abs() * 100;
    let rounded = (exact * 2 + hands) / (hands * 2) * i128::from(chips.signum());
    let text = hundredths(i64::try_from(rounded).unwrap_or(i64::MAX));
    if few {
        Styled::hint(format!("{text}?"))
    } else {
        Styled::chips(chips, text)
    }
}
