//! Checks whether cards entered more often than the pack has them were meant.

use super::hand::{self, HandState};
use super::step::{Step, Stop};
use super::sure::Sure;

/// Asks once about cards that are too often in one pile. A script is taken at its word.
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
