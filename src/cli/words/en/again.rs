//! Words of a written hand that is asked again.

use crate::ledger::HandCalled;
use crate::rules::Game;
use crate::words::en::evening::play::hand_word;

/// Returns what is said before the questions of a written hand come again.
pub(crate) fn asked_again(game: Game, hand: &HandCalled) -> String {
    let word = hand_word(game).to_lowercase();
    format!(
        "The questions of {word} {} again: Enter keeps the answer in brackets, < goes back.",
        hand.number
    )
}

/// Returns that the questions cannot tell a hand as it is recorded, so that it is disputed.
pub(crate) fn not_asked_again(game: Game, hand: &HandCalled) -> String {
    let word = hand_word(game).to_lowercase();
    format!(
        "The questions cannot tell {word} {} as it is recorded; it is corrected line by line.",
        hand.number
    )
}

pub(crate) fn stays_as_written(game: Game, hand: &HandCalled) -> String {
    let word = hand_word(game).to_lowercase();
    format!(
        "Nothing was written; {word} {} stays as it was.",
        hand.number
    )
}

/// Returns that no answer was changed.
pub(crate) fn all_as_before(game: Game, hand: &HandCalled) -> String {
    let word = hand_word(game).to_lowercase();
    format!(
        "Every answer is as before, so nothing was written; {word} {} stays as it was.",
        hand.number
    )
}

/// Returns the question for the reason of a correction.
pub(crate) fn why_corrected() -> String {
    format!(
        "Why is it corrected? [{}] (n leaves it as it was, < back) ",
        entered_wrongly()
    )
}

/// Returns the reason of a correction for which nobody gave one.
pub(crate) fn entered_wrongly() -> String {
    "entered wrongly".to_owned()
}

pub(crate) fn why_corrected_help() -> String {
    "The correction is written with this reason, and the hand as it was stays in the ledger. Enter \
     takes the reason in brackets; n leaves the hand as it was; < goes back to the last question, \
     edit N to that of answer N; show lists the answers."
        .to_owned()
}
