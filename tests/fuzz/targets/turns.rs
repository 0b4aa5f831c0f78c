//! Whole turns compared with a literal second reading of the moves.

use crate::support::Numbers;
use crate::turns::{Tally, hand, rules};

/// Plays a hand of whole turns; the bytes choose the rules, the deal, the plays and the calls.
/// Cards move as in the literal reading, and the hand settles like its record in lines of events.
pub(super) fn law(bytes: &[u8]) -> bool {
    let mut numbers = Numbers::told(bytes);
    let ruleset = rules(&mut numbers);
    hand(&mut numbers, &ruleset, &mut Tally::default()).is_some()
}
