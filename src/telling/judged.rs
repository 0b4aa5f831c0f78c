//! What a told hand comes to by the rules of its game.

use super::ask::Ask;
use super::gostop::said::SaidHand;
use super::piece::Spoken;
use crate::record::{Act, Line, Name, Seat};

/// What a told hand comes to at a table.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct JudgedHand {
    /// What has to be asked.
    pub(super) asks: Vec<Ask>,
    /// The lines of the record with what Enter answers; none where something is asked that it does
    /// not.
    pub(super) lines: Vec<Line>,
    /// The words behind each line.
    pub(super) words: Vec<Vec<Spoken>>,
    /// Who won, as far as it is known.
    pub(super) winner: Option<Seat>,
    /// What was said of a hand of Go-Stop, sorted.
    pub(super) hand: Option<SaidHand>,
}

impl JudgedHand {
    /// Adds what a player did, and the words that say so.
    pub(super) fn act(&mut self, players: &[Name], seat: Seat, act: Act, words: &[Spoken]) {
        let Some(name) = players.get(seat.0) else {
            return;
        };
        self.lines.push(Line::act(name.as_str(), act));
        self.words.push(words.to_vec());
    }
}
