//! Whether cards that are entered more often than the pack has them are meant.

use super::hand::{self, HandState};
use super::step::{Step, Stop};
use super::sure::Sure;

/// Asks about a card that is too often in one pile, once. A script means what it says.
pub(super) fn means(
    before: &HandState,
    state: &HandState,
    step: &mut Step<'_>,
) -> Result<(), Stop> {
    let Some(player) = hand::newly_surplus(before, state) else {
        return Ok(());
    };
    let slip = Sure::Surplus {
        player: player.name.to_string(),
        cards: player.surplus.clone(),
        calendar: state.ruleset.rules.calendar(),
    };
    if step.sure(slip, false)? {
        return Err(Stop::Slip);
    }
    Ok(())
}
