//! Hands of three whose turns show who could have done otherwise.

use crate::gostop::replay::{HandBuilder, Turns};

/// Returns the turns of a faultless record of three players.
pub(super) fn turns_of_three<'t>(telling: &'t HandBuilder<'_>) -> Option<&'t Turns> {
    let three = telling.hand.players.len() == 3;
    let sound = telling.front.faults.is_empty() && !telling.front.gaps;
    telling.turns.as_ref().filter(|_| three && sound)
}
