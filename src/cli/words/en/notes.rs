//! Words about hands that were noted down elsewhere.

use super::input;
use crate::cli::intake::ScriptLine;

/// Says how many hands that were noted down were taken in, of how many days.
pub(in crate::cli) fn notes_taken_in(new: usize, days: usize, known: usize) -> String {
    match (new, known) {
        (0, _) => "Every hand was here already; nothing is changed.".to_owned(),
        (new, 0) => format!("{} of {} taken in.", hands_of(new), days_of(days)),
        (new, known) => format!(
            "{} of {} taken in; {known} more were here already.",
            hands_of(new),
            days_of(days)
        ),
    }
}

/// Returns the question whether a day that has not come is meant.
pub(in crate::cli) fn is_it_that_day(day: &str) -> String {
    format!("{day} is still to come. Is that the day? (y/n) ")
}

/// Says that a day has not come.
pub(in crate::cli) fn that_day_will_come(day: &str) -> String {
    format!("{day} is still to come.")
}

/// Says that nothing tells the day of a hand that was noted down.
pub(in crate::cli) fn no_day(line: &ScriptLine) -> String {
    let (script, number) = (input(&line.script), line.number);
    format!(
        "{script}:{number}: on which day was this hand played? Write it into the record, such as \
         `date 2026-03-01`, or add `--date 2026-03-01` for the first hands of the file"
    )
}

/// Says why a hand of notes is not taken that is told in words.
pub(in crate::cli) fn hand_refused(line: &ScriptLine, why: &str) -> String {
    format!("{}:{}: {why}", input(&line.script), line.number)
}

/// Says what a hand of notes leaves open that is told in words.
pub(in crate::cli) fn hand_open(line: &ScriptLine, asks: &[String]) -> String {
    let (script, number) = (input(&line.script), line.number);
    format!(
        "{script}:{number}: this line leaves something open. Add it to the line: {}",
        asks.join(" ")
    )
}

pub(in crate::cli) fn more_hands_wrong(hands: usize) -> String {
    match hands {
        1 => "one more hand cannot be read; nothing was taken in".to_owned(),
        hands => format!("{hands} more hands cannot be read; nothing was taken in"),
    }
}

fn hands_of(count: usize) -> String {
    match count {
        1 => "1 hand".to_owned(),
        count => format!("{count} hands"),
    }
}

fn days_of(count: usize) -> String {
    match count {
        1 => "1 day".to_owned(),
        count => format!("{count} days"),
    }
}
