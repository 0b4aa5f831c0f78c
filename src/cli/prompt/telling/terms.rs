//! By what a line that tells a hand is read.

use crate::card::Calendar;
use crate::cli::prompt::players::Players;
use crate::record::Seat;
use crate::rules::Game;

/// What a text is read by.
#[derive(Clone, Copy)]
pub(in crate::cli::prompt) struct Terms<'a> {
    /// Those who play.
    pub(in crate::cli::prompt) players: &'a Players,
    pub(in crate::cli::prompt) game: Game,
    pub(in crate::cli::prompt) calendar: Calendar,
    /// Who won, where that is known before.
    pub(in crate::cli::prompt) winner: Option<Seat>,
    /// Whether the winner's pile is known before, so that a number alone is no number of points.
    pub(in crate::cli::prompt) pile: bool,
}
