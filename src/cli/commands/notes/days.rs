//! The days of hands that were noted down.

use crate::cli::error::Failure;
use crate::cli::facts::input::{InputSource, ScriptLine};
use crate::cli::future;
use crate::cli::screen::Screen;
use crate::cli::words::say;
use crate::date::Date;
use crate::report::notes::Noted;

/// The first day that noted hands may belong to.
const FIRST: &str = "1900-01-01";

/// How many days after today a hand may belong to, because the machine's clock or time zone may be
/// wrong.
const LATE: usize = 2;

/// True if the day of every hand is possible; otherwise reports the first impossible days, with
/// their lines in the notes.
pub(super) fn can_be(
    input: &InputSource,
    noted: &[Noted],
    screen: &Screen,
) -> Result<bool, Failure> {
    /// How many wrong days are reported.
    const TOLD: usize = 5;
    let today = Date::now().day;
    let last = std::iter::successors(Some(today), |day| day.next()).nth(LATE);
    let is_one = |day: Date| {
        Date::read(FIRST).is_none_or(|first| day >= first) && last.is_none_or(|last| day <= last)
    };
    // A day that carries over from hand to hand is reported once.
    let mut wrong: Vec<&Noted> = noted.iter().filter(|hand| !is_one(hand.day)).collect();
    wrong.dedup_by_key(|hand| hand.day);
    for hand in wrong.iter().take(TOLD) {
        let line = ScriptLine {
            script: input.clone(),
            number: hand.line,
        };
        let day = hand.day.to_string();
        screen.complain([say!(screen.lang(), no_day_of_notes(&line, &day, FIRST))])?;
    }
    Ok(wrong.is_empty())
}

/// Asks about the latest day of the hands if it is in the future; returns whether to go on.
pub(super) fn are_meant(noted: &[Noted], asks: bool, screen: &mut Screen) -> Result<bool, Failure> {
    match noted.iter().map(|hand| hand.day).max() {
        Some(last) => future::is_meant(last, asks, screen),
        None => Ok(true),
    }
}
