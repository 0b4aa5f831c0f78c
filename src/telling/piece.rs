//! What a line is cut into.

use super::letters::Gap;
use crate::card::Card;
use crate::record::Seat;
use crate::vocabulary::Word;

/// A part of what was typed, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// The text as it was typed.
    pub text: String,
    /// The column of its first letter, from 1.
    pub column: u32,
}

impl Spoken {
    /// Returns no text at all.
    pub(super) const fn none() -> Self {
        Self {
            text: String::new(),
            column: 1,
        }
    }
}

/// What a piece of a line is.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Sense {
    /// A player.
    Name(Seat),
    /// A player whose name means something else as well.
    NameOr(Seat, Word),
    /// A number.
    Number(i64),
    /// A number that can only count what comes right after it.
    Counting(i64),
    /// A number with its sign.
    Signed(i64),
    /// How often, in a word.
    Often(i64),
    /// A month by its name.
    Month(u8),
    /// A word.
    Word(Word),
    /// Cards by their codes or names.
    Cards(Vec<Card>),
    /// What is put behind another word; whether it joins a name to the next.
    Particle { joins: bool },
    /// What nobody understands.
    Unknown,
}

/// A piece of a line.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Piece {
    pub(super) sense: Sense,
    /// What stands before it.
    pub(super) gap: Gap,
    pub(super) spoken: Spoken,
    /// What it may have been meant as, where it was mistyped; then that is its sense.
    pub(super) slip: Option<String>,
    /// Whether it is a letter that stands for a kind of cards.
    pub(super) letter: bool,
    /// Whether a number belongs to what follows it, in the language of this word.
    pub(super) number_first: bool,
}

impl Piece {
    pub(super) const fn word(&self) -> Option<Word> {
        match self.sense {
            Sense::Word(word) => Some(word),
            _ => None,
        }
    }

    /// Returns whether nothing stands between this piece and the one before it.
    pub(super) fn touches(&self) -> bool {
        self.gap == Gap::Nothing
    }
}
