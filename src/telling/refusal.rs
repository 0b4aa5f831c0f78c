//! Why a told hand is not taken.

use super::fact::{Set, ToldBak};
use super::piece::Spoken;
use crate::record::{CountKind, Fault};

/// Why a told hand is not taken, with the words to blame.
#[derive(Clone, Debug, PartialEq)]
pub struct Misheard {
    /// The words; of a contradiction both.
    pub words: Vec<Spoken>,
    /// What is wrong with them.
    pub why: MisheardReason,
}

/// How programs call what is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// A word is not understood, or says nothing where it stands.
    NotUnderstood,
    /// Two words cannot both be true.
    Contradiction,
    /// It cannot have happened.
    Impossible,
    /// The table does not play it.
    NotInForce,
}

/// What is wrong with words.
#[derive(Clone, Debug, PartialEq)]
pub enum MisheardReason {
    /// Nobody understands the word.
    Unknown,
    /// A number, or cards, without a word.
    NoWord,
    /// The word says nothing where it stands.
    Misplaced,
    /// It answers no question.
    NoAnswer,
    /// It tells nothing of a hand.
    Nothing,
    /// A set has another number of cards.
    SetSize {
        /// The set.
        set: Set,
        /// How many it has.
        cards: u32,
    },
    /// Two of something that there is one of.
    Twice,
    /// A set is worth another number of points.
    SetWorth {
        /// The set.
        set: Set,
        /// What it is worth.
        points: i64,
    },
    /// What was told is worth more than the points.
    MoreThanPoints {
        /// What it is worth.
        sum: i64,
        /// The points.
        points: i64,
    },
    /// There are too few points to win.
    TooFewPoints {
        /// The points.
        points: i64,
        /// What is needed.
        target: i64,
    },
    /// No pile comes to so much.
    TooManyPoints {
        /// What any pile comes to at most.
        most: i64,
    },
    /// There cannot have been so many goes.
    TooManyGoes {
        /// How many there can have been.
        most: u32,
    },
    /// There are not so many cards of a kind.
    TooMany {
        /// The kind.
        kind: CountKind,
        /// How many there can be.
        most: u32,
    },
    /// More than once of a kind, and not the same.
    NotTheSame,
    /// A bak of a kind that the winner does not score.
    NoRoom(ToldBak),
    /// The table does not play it.
    Off,
    /// It belongs to another game.
    OtherGame,
    /// Only somebody else can have it.
    OfTheWinner,
    /// Amounts that do not sum to zero.
    NotZero {
        /// What they sum to.
        sum: i64,
    },
    /// What the record of it would break.
    Fault(Box<Fault>),
}

impl Misheard {
    pub(super) const fn new(words: Vec<Spoken>, why: MisheardReason) -> Self {
        Self { words, why }
    }

    /// Returns how programs call what is wrong.
    pub fn code(&self) -> Code {
        use crate::record::Problem;
        match &self.why {
            MisheardReason::Unknown
            | MisheardReason::NoWord
            | MisheardReason::Misplaced
            | MisheardReason::NoAnswer
            | MisheardReason::Nothing
            | MisheardReason::OfTheWinner => Code::NotUnderstood,
            MisheardReason::Twice
            | MisheardReason::NotTheSame
            | MisheardReason::MoreThanPoints { .. }
            | MisheardReason::SetWorth { .. }
            | MisheardReason::SetSize { .. }
            | MisheardReason::NoRoom(_)
            | MisheardReason::NotZero { .. } => Code::Contradiction,
            MisheardReason::TooFewPoints { .. }
            | MisheardReason::TooManyPoints { .. }
            | MisheardReason::TooManyGoes { .. }
            | MisheardReason::TooMany { .. } => Code::Impossible,
            MisheardReason::Off | MisheardReason::OtherGame => Code::NotInForce,
            MisheardReason::Fault(fault) => match fault.problem {
                Problem::NotInForce(_) => Code::NotInForce,
                Problem::Contradiction(_) | Problem::BadArgument { .. } => Code::Contradiction,
                _ => Code::Impossible,
            },
        }
    }

    /// Returns the column of the first word to blame.
    pub fn column(&self) -> u32 {
        let columns = self.words.iter().map(|word| word.column);
        columns.min().unwrap_or(1)
    }
}

impl Code {
    /// Returns its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NotUnderstood => "not-understood",
            Self::Contradiction => "contradiction",
            Self::Impossible => "impossible",
            Self::NotInForce => "not-in-force",
        }
    }
}
