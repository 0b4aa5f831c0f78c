//! Words about hands that were noted down elsewhere.

use super::{input, on_day};
use crate::cli::facts::input::{InputSource, ScriptLine};
use crate::ledger::{EveningName, HandCalled};
use crate::report::notes::Tie;
use crate::words::Text;

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

/// Says that hands of notes cannot belong to a day.
pub(in crate::cli) fn no_day_of_notes(line: &ScriptLine, day: &str, first: &str) -> String {
    let (script, number) = (input(&line.script), line.number);
    format!(
        "{script}:{number}: no hand was played on {day}; write a day from {first} to today, such as \
         `date 2026-03-01`"
    )
}

/// Returns the reason of a correction that notes bring.
pub(in crate::cli) fn mended_in(notes: &InputSource) -> String {
    format!("mended in {}", input(notes))
}

/// Says which hand of the ledger a noted one nearly is; both follow.
pub(in crate::cli) fn nearly_here(line: &ScriptLine, hand: &HandCalled, day: &str) -> String {
    let (script, number, day) = (input(&line.script), line.number, on_day(day));
    format!("{script}:{number} is nearly hand {hand}, of {day}:")
}

pub(in crate::cli) fn as_it_is_here(ended: &str, net: &Text) -> Text {
    Text::new("here:  ", "here: ")
        .then(format!("{ended} "))
        .then(net)
}

pub(in crate::cli) fn as_it_is_noted(ended: &str, net: &Text) -> Text {
    Text::from(format!("noted: {ended} ")).then(net)
}

/// Asks whether a noted hand corrects one of the ledger.
pub(in crate::cli) fn is_it_mended() -> &'static str {
    "Is that hand to be corrected? (n: this is another one) [Y/n] "
}

/// Asks whether a noted hand is one of the ledger that it cannot correct.
pub(in crate::cli) fn is_it_that_hand() -> &'static str {
    "Is it that hand, which stays as it is? (n: this is another one) [Y/n] "
}

/// Says why a hand of the ledger cannot be corrected by the noted one.
pub(in crate::cli) fn no_correction(tie: Tie, hand: &HandCalled) -> String {
    let why = match tie {
        Tie::Chip => "a chip was worth something else there",
        Tie::Rules => "other rules were played there",
        Tie::Correction | Tie::Players => "others played there",
    };
    format!(
        "That hand cannot be corrected by it: {why}. If it was a slip, make it void: \
         `dokbak dispute {hand}`."
    )
}

/// Says how to answer what a noted hand is that is nearly one of the ledger.
pub(in crate::cli) fn mended_unsaid(correct: &str, new: &str) -> String {
    format!(
        "It was not taken in. To correct the hand: `{correct}`; if it is another hand: `{new}`."
    )
}

/// Says how to take in a noted hand that cannot correct the one that it nearly is.
pub(in crate::cli) fn other_unsaid(command: &str) -> String {
    format!("It was not taken in. If it is another hand: `{command}`.")
}

/// Says how to answer whose name is in a noted hand that is here but for that name.
pub(in crate::cli) fn spelled_unsaid(name: &str, near: &str, same: &str, other: &str) -> String {
    format!(
        "It was not taken in, as {name} may be {near}. If so: `{same}`; if they are two people: \
         `{other}`."
    )
}

/// Says that hands of a day are the same as some of the ledger, which follow.
pub(in crate::cli) fn equal_of_day(day: &str) -> String {
    format!(
        "Hands of {} are the same as these, but the notes lack other hands of that session:",
        on_day(day)
    )
}

/// Asks whether noted hands are those of the ledger.
pub(in crate::cli) fn are_they_the_same() -> &'static str {
    "Are they these hands? (n: they are other hands) [Y/n] "
}

/// Says that hands that may be others were passed over; they follow.
pub(in crate::cli) fn equal_passed_over() -> &'static str {
    "Passed over, though the notes lack other hands of that session:"
}

/// Says how to take in noted hands that are the same as some of the ledger.
pub(in crate::cli) fn equal_unsaid(command: &str) -> String {
    format!("If they are other hands, as a second file of the evening has them: `{command}`.")
}

/// Says which hands were here already; they follow.
pub(in crate::cli) fn passed_over() -> &'static str {
    "Here already:"
}

pub(in crate::cli) fn more_passed_over(hands: usize) -> String {
    format!("  and {} more", hands_of(hands))
}

/// Returns a hand of the ledger in a line.
pub(in crate::cli) fn hand_in_words(hand: &HandCalled, day: &str, ended: &str, net: &Text) -> Text {
    Text::from(format!("{hand}, {}: {ended} ", on_day(day))).then(net)
}

/// Says that notes have another worth of a chip than a session.
pub(in crate::cli) fn other_worth(
    name: &EveningName,
    here: Option<&str>,
    noted: Option<&str>,
) -> String {
    let worth = |chip: Option<&str>| chip.map_or("no money".to_owned(), str::to_owned);
    format!(
        "A chip of the evening {name} is worth {}, and {} in the notes. That cannot be corrected; \
         it stays as it is.",
        worth(here),
        worth(noted)
    )
}

/// Says how two names become those of one person.
pub(in crate::cli) fn joined_later(command: &str) -> String {
    format!("If the two are one person: `{command}`.")
}

/// Returns the question whether a name of the ledger is a slip for a new one.
pub(in crate::cli) fn is_a_slip(known: &str, new: &str) -> String {
    format!("{new} is a new name. Is {known}, who is here, a slip for it? [Y/n] ")
}
