//! The numbers that totals add up.

use crate::ledger::LedgerError;
use crate::record::Name;

/// What was won or lost under one name on a day, at one chip value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::ledger) struct DaySums {
    pub(in crate::ledger) chips: i64,
    pub(in crate::ledger) hands: u32,
    /// How many of the hands are Koi-Koi games that were settled as a whole.
    pub(in crate::ledger) games: u32,
    pub(in crate::ledger) gains: u32,
    pub(in crate::ledger) best: i64,
    pub(in crate::ledger) worst: i64,
}

impl DaySums {
    /// Returns the sums for one hand.
    pub(super) fn of_hand(chips: i64) -> Self {
        Self {
            chips,
            hands: 1,
            games: 0,
            gains: u32::from(chips > 0),
            best: chips.max(0),
            worst: chips.min(0),
        }
    }

    /// Returns the sums for a game that was settled as a whole.
    pub(super) fn of_game(chips: i64) -> Self {
        Self {
            games: 1,
            ..Self::of_hand(chips)
        }
    }

    /// Returns the sums for chips that do not come from a hand.
    pub(super) fn beside(chips: i64) -> Self {
        Self {
            chips,
            ..Self::default()
        }
    }

    /// Adds other sums. Errors: the sum of chips is too large.
    pub(super) fn join(&mut self, others: &Self) -> Result<(), LedgerError> {
        let chips = self.chips.checked_add(others.chips);
        self.chips = chips.ok_or(LedgerError::TooManyChips)?;
        self.hands = self.hands.saturating_add(others.hands);
        self.games = self.games.saturating_add(others.games);
        self.gains = self.gains.saturating_add(others.gains);
        self.best = self.best.max(others.best);
        self.worst = self.worst.min(others.worst);
        Ok(())
    }
}

/// Returns the chips that have moved so far plus those of a net, gains and losses alike; saturates.
pub(super) fn volume(so_far: i64, net: &[(Name, i64)]) -> i64 {
    let moved = net.iter().map(|(_, chips)| chips.unsigned_abs());
    moved.fold(so_far, i64::saturating_add_unsigned)
}
