//! By what a line that tells a hand is read.

use crate::card::Calendar;
use crate::cli::prompt::players::Players;
use crate::record::{CountKind, Seat};
use crate::rules::{Game, Rules};

/// What a text is read by.
#[derive(Clone, Copy)]
pub(in crate::cli::prompt) struct Terms<'a> {
    /// Those who play.
    pub(in crate::cli::prompt) players: &'a Players,
    pub(in crate::cli::prompt) rules: &'a Rules,
    /// Who won, where that is known before.
    pub(in crate::cli::prompt) winner: Option<Seat>,
    /// Whether the winner's pile is known before, so that a number alone is no number of points.
    pub(in crate::cli::prompt) pile: bool,
}

impl Terms<'_> {
    pub(in crate::cli::prompt) const fn game(&self) -> Game {
        self.rules.game()
    }

    pub(in crate::cli::prompt) fn calendar(&self) -> Calendar {
        self.rules.calendar()
    }

    /// Returns from how many cards on a kind scores in Go-Stop; nothing where it does not.
    pub(super) fn scores_from(&self, kind: CountKind) -> Option<u32> {
        let Rules::GoStop(rules) = self.rules else {
            return None;
        };
        let from = match kind {
            CountKind::Brights => 3,
            CountKind::Animals => rules.animals_from,
            CountKind::Ribbons => rules.ribbons_from,
            CountKind::Junk => rules.junk_from,
        };
        (from > 0).then_some(from)
    }
}
