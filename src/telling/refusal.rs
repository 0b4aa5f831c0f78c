//! Why a told hand is refused.

use super::fact::{Set, ToldBak};
use super::piece::Spoken;
use crate::record::{CountKind, Fault, Name};

/// Why a told hand is refused, with the words at fault.
#[derive(Clone, Debug, PartialEq)]
pub struct Misheard {
    /// The words at fault; for a contradiction, the words on both sides.
    pub words: Vec<Spoken>,
    /// What is wrong with the words.
    pub why: MisheardReason,
}

/// The kinds of problems that programs tell apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// A word is not understood, or has no meaning in its place.
    NotUnderstood,
    /// Two words cannot both be true.
    Contradiction,
    /// What was told cannot have happened.
    Impossible,
    /// The table does not play what was told.
    NotInForce,
}

/// What is wrong with the words.
#[derive(Clone, Debug, PartialEq)]
pub enum MisheardReason {
    /// The word is not understood.
    Unknown,
    /// A number, or cards, that no word goes with.
    NoWord,
    /// The word has no meaning in its place.
    Misplaced,
    /// The text does not answer the question.
    NoAnswer,
    /// The text says nothing about a hand.
    Nothing,
    /// The set has a different number of cards.
    SetSize {
        /// The set.
        set: Set,
        /// How many cards the set has.
        cards: u32,
    },
    /// Several ribbons can make the set, and they were not named.
    WhichRibbons,
    /// Something that exists only once was told twice.
    Twice,
    /// The set is worth a different number of points.
    SetWorth {
        /// The set.
        set: Set,
        /// How many points the set is worth.
        points: i64,
    },
    /// What was told is worth more than the points given.
    MoreThanPoints {
        /// How many points the told cards and sets are worth.
        sum: i64,
        /// The points that were told.
        points: i64,
    },
    /// The points are too few to win.
    TooFewPoints {
        /// The points that were told.
        points: i64,
        /// The points needed to win.
        target: i64,
    },
    /// No pile can be worth the told points.
    TooManyPoints {
        /// The most points that a pile can be worth.
        most: i64,
    },
    /// More goes were told than are possible.
    TooManyGoes {
        /// The highest possible number of goes.
        most: u32,
    },
    /// More cards of a kind were told than there are.
    TooMany {
        /// The kind of the cards.
        kind: CountKind,
        /// How many cards of the kind there are at most.
        most: u32,
    },
    /// Different numbers were told for the same thing.
    NotTheSame,
    /// A bak for a kind that the winner cannot have scored.
    NoRoom(ToldBak),
    /// The table does not play this.
    Off,
    /// The words belong to another game.
    OtherGame,
    /// Only another player can have what was told.
    OfTheWinner,
    /// What a loser counts the sake cup as, which only numbers of cards can say.
    CupOfLoser,
    /// Somebody who is at the table and not in the hand.
    Away,
    /// Who gave whom something, which is told one payment at a time.
    OnePayment,
    /// What is played for, which is a line of its own.
    StakeLine,
    /// The amounts do not sum to zero.
    NotZero {
        /// The sum of the amounts.
        sum: i64,
    },
    /// Money at a table where a chip is worth no such money, or no whole number of chips.
    NoChips,
    /// Money that was handed over, which is told by a command.
    Handed {
        /// Who gave it.
        from: Name,
        /// Who got it.
        to: Name,
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
            | MisheardReason::WhichRibbons
            | MisheardReason::OfTheWinner
            | MisheardReason::CupOfLoser
            | MisheardReason::StakeLine
            | MisheardReason::OnePayment
            | MisheardReason::Handed { .. }
            | MisheardReason::NoChips => Code::NotUnderstood,
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
            | MisheardReason::TooMany { .. }
            | MisheardReason::Away => Code::Impossible,
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
    /// Returns the name of the problem in programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NotUnderstood => "not-understood",
            Self::Contradiction => "contradiction",
            Self::Impossible => "impossible",
            Self::NotInForce => "not-in-force",
        }
    }
}
