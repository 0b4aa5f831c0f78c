//! The arithmetic of losses and rounds, written the same in every language.

use crate::verdict::{Effect, Loss, RoundPoints};

/// Returns the terms of a loss: `(5 + 2) × 2 × 2`, followed by flat chips.
pub(crate) fn terms(loss: &Loss) -> String {
    let effects = || loss.steps.iter().map(|step| step.effect);
    let added: Vec<i64> = effects().filter_map(Effect::added).collect();
    let times: Vec<i64> = effects().filter_map(Effect::times).collect();
    let points = loss.points - added.iter().sum::<i64>();
    let mut text = points.to_string();
    for chips in &added {
        text = format!("{text} + {chips}");
    }
    if !added.is_empty() && !times.is_empty() {
        text = format!("({text})");
    }
    for times in &times {
        text = format!("{text} × {times}");
    }
    if loss.flat > 0 {
        text = format!("{text} + {}", loss.flat);
    }
    text
}

/// Returns what a loser would owe without the ceiling; `None` if no ceiling lowered the loss.
pub(crate) fn above_ceiling(loss: &Loss) -> Option<i128> {
    let held = loss.steps.iter().any(|step| step.effect.to().is_some());
    let product = i128::from(loss.points) * i128::from(loss.multiplier);
    held.then_some(product + i128::from(loss.flat))
}

/// Returns the terms of a round of Koi-Koi: `8 × 2 × 2`.
pub(crate) fn round_terms(base: i64, round: &RoundPoints) -> String {
    let times = round.steps.iter().filter_map(|step| step.effect.times());
    times.fold(base.to_string(), |text, times| format!("{text} × {times}"))
}
