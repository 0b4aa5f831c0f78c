//! Why a told hand is refused.

use super::fact::{Set, ToldBak};
use super::piece::Spoken;
use crate::record::{CountKind, Fault};

/// Why a told hand is refused, with the words at fault.
#[derive(Clone, Debug, PartialEq)]
pub struct Misheard {
    /// The words at fault; for a contradiction, both.
    pub words: Vec<Spoken>,
    /// What is wrong with them.
    pub why: MisheardReason,
}

/// The name of the problem in programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// A word is not understood, or has no meaning where it is.
    NotUnderstood,
    /// Two words cannot both be true.
    Contradiction,
    /// It cannot have happened.
    Impossible,
    /// The table does not play it.
    NotInForce,
}

/// What is wrong with the words.
#[derive(Clone, Debug, PartialEq)]
pub enum MisheardReason {
    /// The word is not understood.
    Unknown,
    /// A number, or cards, without a word to go with.
    NoWord,
    /// The word has no meaning where it is.
    Misplaced,
    /// It does not answer the question.
    NoAnswer,
    /// It says nothing about a hand.
    Nothing,
    /// The set has a different number of cards.
    SetSize {
        /// The set.
        set: Set,
        /// How many it has.
        cards: u32,
    },
    /// Something that exists only once was told twice.
    Twice,
    /// The set is worth a different number of points.
    SetWorth {
        /// The set.
        set: Set,
        /// Its value.
        points: i64,
    },
    /// What was told is worth more than the points given.
    MoreThanPoints {
        /// Its value.
        sum: i64,
        /// The points given.
        points: i64,
    },
    /// The points are too few to win.
    TooFewPoints {
        /// The points.
        points: i64,
        /// The points needed.
        target: i64,
    },
    /// No pile can have that many points.
    TooManyPoints {
        /// The most that a pile can have.
        most: i64,
    },
    /// There cannot have been that many goes.
    TooManyGoes {
        /// The most that there can have been.
        most: u32,
    },
    /// There are not that many cards of the kind.
    TooMany {
        /// The kind.
        kind: CountKind,
        /// The most that there are.
        most: u32,
    },
    /// Different numbers for the same kind.
    NotTheSame,
    /// A bak for a kind that the winner cannot have scored.
    NoRoom(ToldBak),
    /// The table does not play this.
    Off,
    /// It belongs to another game.
    OtherGame,
    /// Only another player can have it.
    OfTheWinner,
    /// The amounts do not sum to zero.
    NotZero {
        /// Their sum.
        sum: i64,
    },
    /// The fault that the record would have.
    Fault(Box<Fault>),
}

impl Misheard {
    pub(super) const fn new(words: Vec<Spoken>, why: MisheardReason) -> Self {
        Self { words, why }
    }

    /// Returns the name of the problem in programs.
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

    /// Returns the column of the first word at fault.
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
