//! Words of a written hand that is asked again.

use crate::cli::prompt::{OldAnswer, OldBesides};
use crate::ledger::HandName;
use crate::record::Scored;

/// Returns what is said before the questions of a written hand come again.
pub(in crate::cli) fn asked_again(hand: &HandName) -> String {
    format!(
        "The questions of hand {} again: Enter keeps the answer in brackets, < goes back.",
        hand.number
    )
}

/// Returns that the questions cannot tell a hand as it is recorded, so that it is disputed.
pub(in crate::cli) fn not_asked_again(hand: &HandName) -> String {
    format!(
        "The questions cannot tell hand {} as it is recorded; it is corrected line by line.",
        hand.number
    )
}

pub(in crate::cli) fn stays_as_written(hand: &HandName) -> String {
    format!("Nothing was written; hand {} stays as it was.", hand.number)
}

/// Returns that no answer was changed.
pub(in crate::cli) fn all_as_before(hand: &HandName) -> String {
    format!(
        "Every answer is as before, so nothing was written; hand {} stays as it was.",
        hand.number
    )
}

/// Returns the question for the reason of a correction.
pub(in crate::cli) fn why_corrected() -> String {
    format!(
        "Why is it corrected? [{}] (n leaves it as it was, < back) ",
        entered_wrongly()
    )
}

/// Returns the reason of a correction for which nobody gave one.
pub(in crate::cli) fn entered_wrongly() -> String {
    "entered wrongly".to_owned()
}

pub(in crate::cli) fn why_corrected_help() -> String {
    "The correction is written with this reason, and the hand as it was stays in the ledger. Enter \
     takes the reason in brackets; n leaves the hand as it was; < goes back to the last question, \
     edit N to that of answer N; show lists the answers."
        .to_owned()
}

/// Returns an old answer as it can be typed.
pub(super) fn old_answer(old: &OldAnswer) -> String {
    match old {
        OldAnswer::Typed(text) => text.clone(),
        OldAnswer::Points(scored) => points(*scored),
        OldAnswer::Besides(besides) => besides_cards(besides),
    }
}

fn points(scored: Scored) -> String {
    let parts = [
        Some(format!("{}pts", scored.points)),
        scored.brights.then(|| "g".to_owned()),
        scored.animals.map(|animals| format!("y{animals}")),
        scored.ribbons.then(|| "t".to_owned()),
        scored.junk.then(|| "p".to_owned()),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn besides_cards(told: &OldBesides) -> String {
    let goes = (told.goes > 0).then(|| format!("go{}", told.goes));
    let months = |word: &'static str, months: &[u8]| -> Vec<String> {
        months
            .iter()
            .map(|month| format!("{word}{month}"))
            .collect()
    };
    let own = goes
        .into_iter()
        .chain(months("s", &told.shown))
        .chain(months("b", &told.bombed))
        .chain(months("grenade ", &told.grenades))
        .chain(months("f", &told.first_sweep));
    let own = own.collect::<Vec<_>>().join(" ");
    let others = told.others_go.iter().map(|name| format!("{name} go"));
    let parts = Some(own).filter(|own| !own.is_empty()).into_iter();
    parts.chain(others).collect::<Vec<_>>().join(", ")
}
