//! Who has won and lost how much.

use crate::ledger::NetLine;

/// What one player has won or lost over some hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The player.
    pub player: String,
    /// Chips won, or lost where negative.
    pub chips: i64,
    /// Hands played.
    pub hands: u32,
    /// Hands with a gain.
    pub gains: u32,
    /// The largest gain of one hand.
    pub best: i64,
    /// The largest loss of one hand, as a number of at most 0.
    pub worst: i64,
}

/// Returns the standing of every player, in the order in which they first appear; `None` where
/// chips do not fit.
pub fn standings(lines: &[NetLine]) -> Option<Vec<Standing>> {
    let mut found: Vec<Standing> = Vec::new();
    for line in lines {
        let at = found
            .iter()
            .position(|standing| standing.player == line.player);
        let at = at.unwrap_or_else(|| {
            let player = line.player.clone();
            found.push(Standing {
                player,
                chips: 0,
                hands: 0,
                gains: 0,
                best: 0,
                worst: 0,
            });
            found.len() - 1
        });
        let standing = &mut found[at];
        standing.chips = standing.chips.checked_add(line.chips)?;
        standing.hands += 1;
        standing.gains += u32::from(line.chips > 0);
        standing.best = standing.best.max(line.chips);
        standing.worst = standing.worst.min(line.chips);
    }
    Some(found)
}
