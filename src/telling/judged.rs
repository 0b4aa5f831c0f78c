//! What a told hand comes to under the rules of its game.

use super::ask::Ask;
use super::gostop::said::SaidHand;
use super::piece::Spoken;
use crate::record::{Act, Line, Name, Seat};

/// What a told hand comes to at a table.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct JudgedHand {
    /// The questions to ask.
    pub(super) asks: Vec<Ask>,
    /// The lines of the record, with the answers that Enter gives; empty if Enter cannot answer a
    /// question.
    pub(super) lines: Vec<Line>,
    /// For each line of the record, the words that said it.
    pub(super) words: Vec<Vec<Spoken>>,
    /// The winner, if known.
    pub(super) winner: Option<Seat>,
    /// What those won of whom no line of amounts told it by name.
    pub(super) untold: Vec<(Seat, i64)>,
    /// What was said about a hand of Go-Stop, sorted by player; `None` in other games.
    pub(super) hand: Option<SaidHand>,
}

impl JudgedHand {
    /// Appends an act, with the words that said it.
    pub(super) fn act(&mut self, players: &[Name], seat: Seat, act: Act, words: &[Spoken]) {
        let Some(name) = players.get(seat.0) else {
            return;
        };
        self.lines.push(Line::act(name.as_str(), act));
        self.words.push(words.to_vec());
    }
}
