//! Why the prompt does not accept a text, as facts; `cli/words` has the sentences.

use super::ask::Question;
use super::deal_draw::{DrawTurn, LotFault};
use super::sheet::SheetAsks;
use crate::card::{Calendar, Card, Pile};
use crate::gostop::Calls;
use crate::limits::Limit;
use crate::record::{Name, Problem};
use crate::rules::{FileFault, KeyFault};
use crate::telling;

/// Why a text was not accepted, and where.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Refusal {
    /// The column of the text where the fault is; `None` if the fault has no place in the text.
    pub(crate) column: Option<u32>,
    /// What is wrong with the text.
    pub(crate) why: Box<Why>,
}

/// Why a text is not accepted.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Why {
    /// The text cannot be read as a line of a record, or breaks a rule.
    Problem {
        problem: Problem,
        calendar: Calendar,
    },
    /// The text does not fit the hand being played.
    Entry(BadEntry),
    /// The text cannot replace an entry.
    Edit(BadEdit),
    /// The text does not answer the question before the first hand.
    Setup(BadSetup),
    /// The text is not a claim about the disputed hand, or the claims cannot be agreed on.
    Claim(BadClaim),
    /// The text, or the number of texts or claims, exceeds this limit.
    TooLong(Limit),
    /// The text is neither yes nor no.
    YesOrNo,
    /// The text is neither yes nor no, nor the number of the session that should count.
    WhichCounts,
    /// The answer names none of the networks that are listed.
    WhichNetwork,
    /// The text does not answer what a sheet of results leaves open.
    Sheet(SheetAsks),
    /// The text would end the session, which is impossible at this question.
    EndsElsewhere,
    /// The text asks for menus, but this question has none.
    NoMenus,
    /// No phones come in here.
    NoPhones,
    /// The hand is not finished, so the session cannot end.
    Unfinished,
    /// The record to be written would have another result when read back.
    ReadsOtherwise,
    /// With this hand, the session's chips would be too many to add up.
    TooManyChips,
    /// No hand can have been played on this day, which the record gives.
    FarDay(String),
    /// The people at the table cannot change like this.
    Seating(BadSeating),
    /// The text should name a hand of the ledger, but does not.
    NoHand(String),
}

/// Why a text cannot be entered for a hand.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum BadEntry {
    /// A name with several words lacks quotes; `line` is the text with quotes.
    Quotes { line: String },
    /// The hand is over.
    Over,
    /// The question which card of `among` the card `card` took must be answered first.
    OntoFirst {
        card: Card,
        among: Pile,
        calendar: Calendar,
    },
    /// The text does not answer the question.
    NoAnswer { question: Question, text: String },
    /// The text tells something about the hand that is not accepted.
    Told(telling::Misheard),
    /// Several names begin with the text.
    Ambiguous { text: String, names: Vec<Name> },
    /// The text is neither one of `names` nor the beginning of a line.
    Nobody { text: String, names: Vec<Name> },
    /// The text does not fit a hand that is followed turn by turn.
    Turn(BadTurn),
    /// It is about somebody who does not play this hand; these do.
    PlaysNot { name: Name, names: Vec<Name> },
    /// Somebody else has this card.
    Held { card: Card, holder: Name },
}

/// Why a text does not fit a hand that is followed turn by turn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum BadTurn {
    /// The text is no turn of `player`, whose turn it is.
    NoTurn { player: Name, text: String },
    /// The text is a call, but nobody has taken a turn yet; the first turn is `player`'s.
    NoTurnYet { player: Name },
    /// The text is no call, but `player` must make one of `calls`.
    NoCall {
        player: Name,
        text: String,
        calls: Calls,
    },
    /// The text is a turn, but the hand is not followed turn by turn.
    WithoutTurns,
    /// The text names `told` cards on the table, but `dealt` are dealt to it with `players`
    /// players.
    LayoutSize {
        told: u32,
        dealt: u32,
        players: usize,
    },
    /// The text names these jokers, which cannot be on the table.
    JokersLaid { jokers: Pile, calendar: Calendar },
}

/// Why the people at the table cannot change: sit out, play again, join or go home.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum BadSeating {
    /// The hand has begun: something was entered for it.
    HandBegun,
    /// The person `name` is not one of the session's `players`.
    NotOfSession { name: String, players: Vec<Name> },
    /// Something must first be played out with the present players and chips.
    Pending(Pending),
    /// This player already sits out.
    OutAlready(Name),
    /// This player already plays.
    PlaysAlready(Name),
    /// This player plays at another table of the club.
    PlaysElsewhere { name: Name, table: String },
    /// Somebody else in the club has this name.
    NeedsOwnName(Name),
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
    /// The hand has no entry with that number, only this many entries.
    NoEntry { entries: usize },
    /// With the change, the hand would be over before this later entry.
    Ends { entry: usize },
    /// With the change, this later entry would no longer be accepted.
    Breaks { entry: usize, why: Box<Why> },
}

/// Why a text does not answer a question before the first hand.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum BadSetup {
    /// The text names nobody.
    NoNames,
    /// The text says how many people play, but not who.
    HowMany,
    /// Nobody can play under `name`, which the prompt would take for something else.
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
    /// The text does not name a ruleset.
    NoRules,
    /// The ruleset has faults.
    Ruleset(Vec<FileFault>),
    /// The text is not a key with its value.
    NoKey { text: String },
    /// The key does not exist or does not accept this value.
    Key(KeyFault),
    /// The text is not an amount of money.
    NoChip,
    /// The text gives an amount in chips or points, which are no money.
    ChipsAsMoney(String),
    /// The text gives a fraction of a won or a yen.
    PartOfMoney(String),
    /// The text is not a number of hands.
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
    /// The text is neither a line nor a change to a line.
    NoClaim,
    /// The text does not say which line to drop.
    NoNumber,
    /// The record has no line with this number.
    NoLine { number: String },
    /// The line is already struck.
    Struck { line: u32 },
    /// The text does not say how the line should read.
    NoText { line: u32 },
    /// The text does not say what to add after the line.
    NothingBehind { line: u32 },
    /// With the claims, the hand would be played by another ruleset.
    OtherRules,
    /// With the claims, the hand would be played by other people.
    OtherPlayers,
    /// With the claims, this key would no longer be set, and its default is unknown.
    RulesGone { key: String },
    /// Nothing has been claimed yet.
    Nothing,
    /// The reason for the correction is missing.
    NoReason,
    /// The record with the claims cannot be settled.
    NotSettled,
    /// The record with the claims says the same as before.
    Same,
    /// The record with the claims would not settle to the verdict that was shown.
    NotAsShown,
}

impl Refusal {
    /// Returns the refusal for a problem in a record, without a column.
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

    /// Returns the refusal without its column.
    pub(crate) fn unplaced(self) -> Self {
        Self {
            column: None,
            ..self
        }
    }

    /// Returns whether the program, not the text, is at fault.
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
