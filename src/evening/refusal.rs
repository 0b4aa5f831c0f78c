//! Why the prompt does not accept a text: facts, whose words are in `cli/words`.

use super::ask::Question;
use super::deal_draw::{DrawTurn, LotFault};
use crate::card::{Calendar, Card, Pile};
use crate::gostop::Calls;
use crate::limits::Limit;
use crate::record::{Name, Problem};
use crate::rules::{FileFault, KeyFault};
use crate::telling;

/// A text that is not accepted.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Refusal {
    /// The column of the text, where one is to blame.
    pub(crate) column: Option<u32>,
    /// What is wrong with it.
    pub(crate) why: Box<Why>,
}

/// Why a text is not accepted.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Why {
    /// What it says cannot be read, or breaks a rule.
    Problem {
        problem: Problem,
        calendar: Calendar,
    },
    /// It does not fit the hand that is played.
    Entry(BadEntry),
    /// It changes an entry that has to stay.
    Edit(BadEdit),
    /// It does not answer what is asked before the first hand.
    Setup(BadSetup),
    /// It is no claim about a hand under dispute.
    Claim(BadClaim),
    /// It is too much.
    TooLong(Limit),
    /// It is neither yes nor no.
    YesOrNo,
    /// It is neither yes nor no, nor the number of a session that counts.
    WhichCounts,
    /// A session is ended where a hand begins.
    EndsElsewhere,
    /// There are no menus here.
    NoMenus,
    /// The hand is not finished, so that the session cannot end.
    Unfinished,
    /// The record that would be written does not come to the same when it is read again.
    ReadsOtherwise,
    /// The chips of the session would be too many to add up.
    TooManyChips,
    /// No hand can have been played on its day.
    FarDay(String),
    /// Nobody can sit out or come back so.
    Seating(BadSeating),
    /// It asks for no hand.
    NoHand(String),
}

/// Why a text is nothing that can be entered of a hand.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum BadEntry {
    /// A name of several words has no quotes; the line would be this one.
    Quotes { line: String },
    /// The hand is over.
    Over,
    /// It is to be said first which of two cards another took.
    OntoFirst {
        card: Card,
        among: Pile,
        calendar: Calendar,
    },
    /// It is no answer to the question.
    NoAnswer { question: Question, text: String },
    /// What it tells of a hand is not taken.
    Told(telling::Misheard),
    /// It is the beginning of several names.
    Ambiguous { text: String, names: Vec<Name> },
    /// It is neither a name of these nor the beginning of a line.
    Nobody { text: String, names: Vec<Name> },
    /// It does not tell a hand that is followed turn by turn.
    Turn(BadTurn),
}

/// Why a text means nothing for a hand that is followed turn by turn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum BadTurn {
    /// It is no turn of the player whose turn it is.
    NoTurn { player: Name, text: String },
    /// It is a call before the first turn, which is this player's.
    NoTurnYet { player: Name },
    /// It is no call of the player who has to call.
    NoCall {
        player: Name,
        text: String,
        calls: Calls,
    },
    /// It is a turn of a hand whose end was entered without turns.
    WithoutTurns,
    /// The cards on the table are not as many as are dealt to it.
    LayoutSize {
        told: u32,
        dealt: u32,
        players: usize,
    },
    /// These jokers cannot lie on the table.
    JokersLaid { jokers: Pile, calendar: Calendar },
}

/// Why nobody sits out, or comes back.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum BadSeating {
    /// The hand is begun, of which so much is entered.
    HandBegun,
    /// These players are of the session, and not this one.
    NotOfSession { name: String, players: Vec<Name> },
    /// Something is to be played for at this table, and with these chips.
    Pending(Pending),
    /// This player sits out already.
    OutAlready(Name),
    /// This player plays already.
    PlaysAlready(Name),
}

/// What keeps a table together until it is played out.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Pending {
    /// Hands without a winner make the next one dearer.
    Carry,
    /// So many chips lie in the boar's pot.
    Pot(i64),
    /// So many chips are owed to a seller by every loser.
    Dues(Name, i64),
    /// A game of Koi-Koi is under way.
    Game,
}

/// Why an entry is not changed. Entries count from 1.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum BadEdit {
    /// There is no such entry, but this many.
    NoEntry { entries: usize },
    /// The hand would be over before this later entry.
    Ends { entry: usize },
    /// This later entry would no longer hold.
    Breaks { entry: usize, why: Box<Why> },
}

/// Why a text answers nothing that is asked before the first hand.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum BadSetup {
    /// It names nobody.
    NoNames,
    /// It says how many play, and not who.
    HowMany,
    /// Nobody can play under this name.
    NameTaken { name: String, by: TakenFor },
    /// Both names are one person's.
    OnePerson { one: Name, other: Name },
    /// These drew cards of the same worth and draw again.
    DrawAgain {
        again: Vec<DrawTurn>,
        calendar: Calendar,
    },
    /// A card that was drawn cannot be used.
    Lot { fault: LotFault, calendar: Calendar },
    /// It names no ruleset.
    NoRules,
    /// The ruleset has faults.
    Ruleset(Vec<FileFault>),
    /// It is no key with its value.
    NoKey { text: String },
    /// The key does not exist or does not take this value.
    Key(KeyFault),
    /// It is no amount of money.
    NoChip,
    /// It is one of chips or points.
    ChipsAsMoney(String),
    /// It has parts of a won or a yen.
    PartOfMoney(String),
    /// It is no number of hands.
    NoLength,
}

/// What a name would be taken for at the prompt.
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
    /// A kitty, which is nobody.
    Kitty,
}

/// Why a text is no claim, or claims cannot be agreed on.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum BadClaim {
    /// It is no line and no change of one.
    NoClaim,
    /// It does not say which line is dropped.
    NoNumber,
    /// The record has no line of this number.
    NoLine { number: String },
    /// The line is struck already.
    Struck { line: u32 },
    /// It does not say how the line is to read.
    NoText { line: u32 },
    /// It does not say what is added after the line.
    NothingBehind { line: u32 },
    /// The hand would be one of another ruleset.
    OtherRules,
    /// The hand would be one of other players.
    OtherPlayers,
    /// This key would no longer be set, and it is not known what it would be without.
    RulesGone { key: String },
    /// Nothing is claimed.
    Nothing,
    /// The reason is missing.
    NoReason,
    /// The record as it is claimed cannot be settled.
    NotSettled,
    /// The record as it is claimed says what it said before.
    Same,
    /// The record as it is claimed would settle to something other than was shown.
    NotAsShown,
}

impl Refusal {
    /// Returns the refusal of a text for what is wrong in a record, whatever its place.
    pub(crate) fn from_problem(problem: &Problem, calendar: Calendar) -> Self {
        let problem = problem.clone();
        Why::Problem { problem, calendar }.into()
    }

    /// Returns the refusal of a text for what is wrong at a column of it.
    pub(crate) fn at(column: u32, problem: &Problem, calendar: Calendar) -> Self {
        Self {
            column: Some(column),
            ..Self::from_problem(problem, calendar)
        }
    }

    /// Returns the refusal of a text that has this many more columns before it.
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

    /// Returns whether the mistake is the program's own.
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
