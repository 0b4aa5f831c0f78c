//! Whole turns against the literal second mover.

use crate::support::Numbers;
use crate::turns::{Tally, hand, rules};

/// A hand of whole turns, dealt, played and called as the bytes say under the rules that they
/// choose, moves as the literal reading has it and settles as its record in lines of events does.
pub(super) fn law(bytes: &[u8]) -> bool {
    let mut numbers = Numbers::told(bytes);
    let ruleset = rules(&mut numbers);
    hand(&mut numbers, &ruleset, &mut Tally::default()).is_some()
}
