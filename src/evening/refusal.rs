//! Why the prompt does not accept a text, as facts; `cli/words` has the sentences.

use super::ask::Question;
use super::deal_draw::{DrawTurn, LotFault};
use crate::card::{Calendar, Card, Pile};
use crate::gostop::Calls;
use crate::limits::Limit;
use crate::record::{Name, Problem};
use crate::rules::{FileFault, KeyFault};
use crate::telling;

/// Why a text was not accepted, and where.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Refusal {
    /// The column of the text that is to blame, if there is one.
    pub(crate) column: Option<u32>,
    /// What is wrong.
    pub(crate) why: Box<Why>,
}

/// Why a text is not accepted.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Why {
    /// It cannot be read, or it breaks a rule.
    Problem {
        problem: Problem,
        calendar: Calendar,
    },
    /// It does not fit the hand being played.
    Entry(BadEntry),
    /// It changes an entry that must stay.
    Edit(BadEdit),
    /// It does not answer a question before the first hand.
    Setup(BadSetup),
    /// It is not a claim about a disputed hand.
    Claim(BadClaim),
    /// There is too much of it.
    TooLong(Limit),
    /// It is neither yes nor no.
    YesOrNo,
    /// It is neither yes nor no, nor the number of a session that counts.
    WhichCounts,
    /// It would end the session in a place where a hand begins.
    EndsElsewhere,
    /// There are no menus here.
    NoMenus,
    /// The hand is not finished, so the session cannot end.
    Unfinished,
    /// The record to be written would have another result when read back.
    ReadsOtherwise,
    /// The session's chips would be too many to add up.
    TooManyChips,
    /// No hand can have been played on its day.
    FarDay(String),
    /// Nobody can sit out or come back like this.
    Seating(BadSeating),
    /// It does not ask for a hand.
    NoHand(String),
}

/// Why a text cannot be entered for a hand.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum BadEntry {
    /// A name with several words lacks quotes; this is the line with them.
    Quotes { line: String },
    /// The hand is over.
    Over,
    /// First it must be said which of two cards another one took.
    OntoFirst {
        card: Card,
        among: Pile,
        calendar: Calendar,
    },
    /// It does not answer the question.
    NoAnswer { question: Question, text: String },
    /// What it tells about a hand is not accepted.
    Told(telling::Misheard),
    /// Several names begin with it.
    Ambiguous { text: String, names: Vec<Name> },
    /// It is neither one of these names nor the beginning of a line.
    Nobody { text: String, names: Vec<Name> },
    /// It does not fit a hand that is followed turn by turn.
    Turn(BadTurn),
}

/// Why a text does not fit a hand that is followed turn by turn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum BadTurn {
    /// It is not a turn of the player whose turn it is.
    NoTurn { player: Name, text: String },
    /// It is a call before the first turn, which is this player's.
    NoTurnYet { player: Name },
    /// It is not a call of the player who must call.
    NoCall {
        player: Name,
        text: String,
        calls: Calls,
    },
    /// It is a turn, but the hand's end was entered without turns.
    WithoutTurns,
    /// The number of cards on the table is not the number dealt to it.
    LayoutSize {
        told: u32,
        dealt: u32,
        players: usize,
    },
    /// These jokers cannot be on the table.
    JokersLaid { jokers: Pile, calendar: Calendar },
}

/// Why nobody can sit out, come back, come or go.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum BadSeating {
    /// The hand has begun: something was entered for it.
    HandBegun,
    /// This is not one of the session's `players`.
    NotOfSession { name: String, players: Vec<Name> },
    /// Something must still be played out at this table, with these chips.
    Pending(Pending),
    /// This player already sits out.
    OutAlready(Name),
    /// This player already plays.
    PlaysAlready(Name),
}

/// What must be played out before a table can change.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Pending {
    /// Hands without a winner have raised the stake of the next one.
    Carry,
    /// This many chips are in the boar's pot.
    Pot(i64),
    /// Every loser owes a seller this many chips.
    Dues(Name, i64),
    /// A game of Koi-Koi is under way.
    Game,
}

/// Why an entry cannot be changed. Entries count from 1.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum BadEdit {
    /// There is no such entry; there are this many.
    NoEntry { entries: usize },
    /// The hand would be over before this later entry.
    Ends { entry: usize },
    /// This later entry would no longer hold.
    Breaks { entry: usize, why: Box<Why> },
}

/// Why a text does not answer a question before the first hand.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum BadSetup {
    /// It names nobody.
    NoNames,
    /// It says how many people play, but not who.
    HowMany,
    /// Nobody can play under this name.
    NameTaken { name: String, by: TakenFor },
    /// Both names belong to one person.
    OnePerson { one: Name, other: Name },
    /// These players drew cards of the same rank and must draw again.
    DrawAgain {
        again: Vec<DrawTurn>,
        calendar: Calendar,
    },
    /// A drawn card cannot be used.
    Lot { fault: LotFault, calendar: Calendar },
    /// It does not name a ruleset.
    NoRules,
    /// The ruleset has faults.
    Ruleset(Vec<FileFault>),
    /// It is not a key with its value.
    NoKey { text: String },
    /// The key does not exist or does not accept this value.
    Key(KeyFault),
    /// It is not an amount of money.
    NoChip,
    /// It gives money in chips or points.
    ChipsAsMoney(String),
    /// It gives a fraction of a won or a yen.
    PartOfMoney(String),
    /// It is not a number of hands.
    NoLength,
}

/// What a name would be mistaken for at the prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TakenFor {
    /// A player's number at the table.
    Number,
    /// A command of the prompt.
    Command,
    /// A word that begins a line of the record.
    Keyword,
    /// A short answer, such as no.
    Answer,
    /// A kitty, which is not a person.
    Kitty,
}

/// Why a text is not a claim, or why claims cannot be agreed on.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum BadClaim {
    /// It is neither a line nor a change to one.
    NoClaim,
    /// It does not say which line to drop.
    NoNumber,
    /// The record has no line with this number.
    NoLine { number: String },
    /// The line is already struck.
    Struck { line: u32 },
    /// It does not say how the line should read.
    NoText { line: u32 },
    /// It does not say what to add after the line.
    NothingBehind { line: u32 },
    /// The hand would be played by another ruleset.
    OtherRules,
    /// The hand would be played by other people.
    OtherPlayers,
    /// This key would no longer be set, and its value without that is unknown.
    RulesGone { key: String },
    /// There are no claims.
    Nothing,
    /// The reason is missing.
    NoReason,
    /// The record with the claims cannot be settled.
    NotSettled,
    /// The record with the claims says the same as before.
    Same,
    /// The record with the claims would not settle to what was shown.
    NotAsShown,
}

impl Refusal {
    /// Returns the refusal for a problem in a record, without a place.
    pub(crate) fn from_problem(problem: &Problem, calendar: Calendar) -> Self {
        let problem = problem.clone();
        Why::Problem { problem, calendar }.into()
    }

    /// Returns the refusal for a problem at a column of the text.
    pub(crate) fn at(column: u32, problem: &Problem, calendar: Calendar) -> Self {
        Self {
            column: Some(column),
            ..Self::from_problem(problem, calendar)
        }
    }

    /// Shifts the column of the refusal by this many columns to the right.
    pub(crate) fn behind(self, more: u32) -> Self {
        let column = self.column.map(|column| column.saturating_add(more));
        Self { column, ..self }
    }

    /// Returns the refusal without a place.
    pub(crate) fn unplaced(self) -> Self {
        Self {
            column: None,
            ..self
        }
    }

    /// Returns whether the program itself is at fault.
    pub(crate) fn is_internal(&self) -> bool {
        matches!(&*self.why, Why::Problem { problem, .. } if problem.is_internal())
    }
}

impl<W: Into<Why>> From<W> for Refusal {
    fn from(why: W) -> Self {
        Self {
            column: None,
            why: Box::new(why.into()),
        }
    }
}

impl From<BadEntry> for Why {
    fn from(why: BadEntry) -> Self {
        Self::Entry(why)
    }
}

impl From<BadTurn> for Why {
    fn from(why: BadTurn) -> Self {
        Self::Entry(BadEntry::Turn(why))
    }
}

impl From<BadEdit> for Why {
    fn from(why: BadEdit) -> Self {
        Self::Edit(why)
    }
}

impl From<BadSetup> for Why {
    fn from(why: BadSetup) -> Self {
        Self::Setup(why)
    }
}

impl From<BadSeating> for Why {
    fn from(why: BadSeating) -> Self {
        Self::Seating(why)
    }
}

impl From<BadClaim> for Why {
    fn from(why: BadClaim) -> Self {
        Self::Claim(why)
    }
}
