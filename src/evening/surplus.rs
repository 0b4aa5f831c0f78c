//! Asks whether a card that was entered more often than the pack has it is a slip.

use super::hand::{self, HandState};
use super::step::{Step, Stop};
use super::sure::Sure;

/// Asks once whether cards that are too often in one pile are a slip. A script is not asked.
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
