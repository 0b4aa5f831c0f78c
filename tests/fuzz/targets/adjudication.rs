//! Verdicts compared with the literal second reading of the rules, in all games.

use crate::deals::Deal;
use crate::koikoi_rounds::Rules;
use crate::laws::same_losses;
use crate::minhwatu::counted;
use crate::support::Numbers;

/// The first byte selects the game; the hand must settle as in the second reading.
pub(super) fn law(bytes: &[u8]) -> bool {
    let (game, bytes) = bytes.split_first().unwrap_or((&0, &[]));
    let mut numbers = Numbers::told(bytes);
    match game % 4 {
        0 => {
            counted(2 + numbers.below(4), &mut numbers);
            true
        }
        1 => {
            let rules = Rules::random(&mut numbers);
            rules.is_some_and(|rules| rules.round(&mut numbers).is_some())
        }
        _ => same_losses(&Deal::random(&mut numbers)) > 0,
    }
}
