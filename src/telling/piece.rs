//! The pieces that a line is cut into.

use super::letters::Gap;
use crate::card::Card;
use crate::record::Seat;
use crate::vocabulary::Word;

/// Part of what a player typed, and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// The text as the player typed it.
    pub text: String,
    /// The column of the text's first letter, from 1.
    pub column: u32,
}

impl Spoken {
    /// Makes an empty text.
    pub(super) const fn none() -> Self {
        Self {
            text: String::new(),
            column: 1,
        }
    }
}

/// The meaning of a piece.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Sense {
    /// A player.
    Name(Seat),
    /// A player whose name has another meaning as well.
    NameOr(Seat, Word),
    /// Somebody who is at the table and not in the hand.
    Away,
    /// A number.
    Number(i64),
    /// A number that can only count the word after it.
    Counting(i64),
    /// A signed number.
    Signed(i64),
    /// A number of times, told in one word.
    Often(i64),
    /// A month, given by its name.
    Month(u8),
    /// A word.
    Word(Word),
    /// Cards, by code or name.
    Cards(Vec<Card>),
    /// A particle after another word, and whether it joins a name to the next.
    Particle { joins: bool },
    /// A piece that is not understood.
    Unknown,
}

/// A piece of a line.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Piece {
    pub(super) sense: Sense,
    /// What separates the piece from the one before.
    pub(super) gap: Gap,
    pub(super) spoken: Spoken,
    /// The word that a mistyped piece was probably meant as; `sense` is the sense of that word.
    pub(super) slip: Option<String>,
    /// Whether the piece is a single letter that stands for a kind of cards.
    pub(super) letter: bool,
    /// Whether numbers come first in the language of the piece.
    pub(super) number_first: bool,
}

impl Piece {
    pub(super) const fn word(&self) -> Option<Word> {
        match self.sense {
            Sense::Word(word) => Some(word),
            _ => None,
        }
    }

    /// Returns whether nothing separates the piece from the one before.
    pub(super) fn touches(&self) -> bool {
        self.gap == Gap::Nothing
    }
}
