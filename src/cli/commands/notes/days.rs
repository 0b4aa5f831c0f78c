//! The days of hands that were noted down.

use crate::cli::error::Failure;
use crate::cli::facts::input::{InputSource, ScriptLine};
use crate::cli::future;
use crate::cli::screen::Screen;
use crate::cli::words::say;
use crate::date::Date;
use crate::report::notes::Noted;

/// The first day on which a hand may have been played of which anybody has notes.
const FIRST: &str = "1900-01-01";

/// How many days after today a hand may belong to, at most: the clock of a machine, or its time zone,
/// may be wrong by that much.
const LATE: usize = 2;

/// Returns whether hands were noted on these days, and says of the first ones that cannot be where they
/// are said.
pub(super) fn can_be(
    input: &InputSource,
    noted: &[Noted],
    screen: &Screen,
) -> Result<bool, Failure> {
    /// How many are told of.
    const TOLD: usize = 5;
    let today = Date::now().day;
    let last = std::iter::successors(Some(today), |day| day.next()).nth(LATE);
    let is_one = |day: Date| {
        Date::read(FIRST).is_none_or(|first| day >= first) && last.is_none_or(|last| day <= last)
    };
    // One that goes on from hand to hand is told once.
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

/// Returns whether a day that has not come is meant.
pub(super) fn are_meant(noted: &[Noted], asks: bool, screen: &mut Screen) -> Result<bool, Failure> {
    match noted.iter().map(|hand| hand.day).max() {
        Some(last) => future::is_meant(last, asks, screen),
        None => Ok(true),
    }
}
