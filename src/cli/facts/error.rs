//! Failures of commands as facts, with the exit status of each. Their words are in `cli/words`.

mod from;
mod status;

pub(in crate::cli) use status::{ErrorSubject, Status};

use super::club::ClubDenied;
use super::input::{InputSource, OwnFile, ScriptLine};
use super::kept::KeptMisuse;
use super::missing_letters::MissingLetters;
use super::mistake::Mistake;
use super::not_copied::NotCopied;
use super::period_option::PeriodOption;
#[cfg(feature = "serve")]
use super::phones::PhonesFault;
use super::sheet::NoSheet;
use crate::card::Calendar;
use crate::cli::settings::{SettingKey, WrongVariable};
use crate::date::Date;
use crate::evening::deal_draw::LotFault;
use crate::evening::refusal::Refusal;
use crate::files::Unreadable;
use crate::ledger::{HandoverFault, LedgerError, PersonFault, TwiceFault};
use crate::limits::Limit;
use crate::record::{Fault, Faults, Name, Problem, Record};
use crate::rules::{FileFault, Game, KeyFault, Ruleset};
use std::io;
use std::path::PathBuf;

/// Why a command failed.
#[derive(Debug)]
pub(in crate::cli) enum Failure {
    /// The request cannot be carried out.
    Denied(Denied),
    /// The command line makes no sense here.
    Misuse(Box<Misuse>),
    /// A record, or a line of it, has faults.
    Faulty(Box<Faulty>),
    /// A line of a script was rejected.
    InScript(ScriptLine, Refusal),
    /// A command in a script is written incorrectly.
    MistakeInScript(ScriptLine, Box<Mistake>),
    /// A request in a line of a script failed.
    AskedInScript(ScriptLine, Box<Self>),
    /// A text that somebody typed is not accepted here.
    AtPrompt(Refusal),
    /// The ledger could not be used.
    Ledger(LedgerError),
    /// Phones cannot come in.
    #[cfg(feature = "serve")]
    Phones(PhonesFault),
    /// The output is gone or full.
    Output(io::Error),
}

/// Why a correct command line cannot be carried out.
#[derive(Debug)]
pub(in crate::cli) enum Denied {
    /// There is no ledger here yet.
    NoLedger(PathBuf),
    /// A file cannot be read; `limit` is the most it may hold.
    NotRead {
        input: InputSource,
        why: Unreadable,
        limit: Limit,
    },
    /// A file is not UTF-8 text at this place.
    NotUtf8 {
        input: InputSource,
        line: usize,
        column: usize,
    },
    /// A line of a script is not UTF-8 text.
    LineNotUtf8(ScriptLine),
    /// The file to import was written by dokbak and has no hands to read.
    OfOurOwn(InputSource, OwnFile),
    /// A file is no sheet of results that can be taken in.
    NoSheet(InputSource, NoSheet),
    /// The entries of a ledger stop in the middle of this line.
    CutOff(ScriptLine),
    /// A line that should be an entry of a ledger is not one.
    NoEntryOn(ScriptLine),
    /// A file that should contain hands has none.
    NothingNoted(InputSource),
    /// A script does not say who plays.
    NoPlayers,
    /// The rules stored with a session, or about to be written, have faults.
    Ruleset(Vec<FileFault>),
    /// A stored verdict cannot be read, for the reason in this message.
    VerdictUnreadable(String),
    /// A text could not be copied to the clipboard.
    NotCopied(NotCopied),
    /// The chips are too many to add up.
    TooManyChips,
    /// The chips do not sum to zero.
    UnevenChips,
    /// There is no open session to close.
    NothingOpen,
    /// Several evenings are open and none is named: the name and the players of each.
    SeveralOpen(Vec<(String, Vec<Name>)>),
    /// The evening to reopen is not closed.
    EveningOpen(String),
    /// The evening to reopen is only a result, to which no hands belong.
    EveningIsResult(String),
    /// Of this evening only the result is known, so other rules change nothing that is known.
    OnlyResult(String),
    /// The same evening was named twice.
    SameEvening(String),
    /// The evening has an unfinished hand with this many entries.
    HandBegun { evening: String, entries: usize },
    /// This cannot be said about a person; perhaps somebody else was meant.
    Person {
        fault: PersonFault,
        nearest: Option<String>,
    },
    /// A picture has letters that no font of this machine has.
    MissingLetters(MissingLetters),
    /// A picture is too large to be drawn.
    PictureTooLarge,
    /// Nothing was played by these rules; those that were played by are named.
    RulesNotPlayed { asked: String, played: Vec<Name> },
    /// Neither name belongs to a person or a kitty.
    TwoNewNames(String, String),
    /// The name of a new kitty is too close to a player's.
    NearKitty { name: String, near: String },
    /// No person and no kitty has this name; perhaps another was meant.
    NoKitty {
        name: String,
        nearest: Option<String>,
    },
    /// An adjustment names somebody of whom the ledger has no hand: why it is denied, and its shares.
    NoHandYet(Box<Self>, String),
    /// The payment is impossible.
    Handover(HandoverFault),
    /// These two sessions cannot be one evening kept twice.
    Twice(TwiceFault),
    /// A built-in ruleset has this name.
    Shipped(String),
    /// A file with this name exists already.
    FileThere(PathBuf),
    /// What a club's copy is asked for cannot be.
    Club(ClubDenied),
    /// A file cannot be written.
    NotWritten(PathBuf, io::Error),
    /// The config file is written in a way that does not allow this key to be set.
    ConfigUnfit(PathBuf),
}

/// What is wrong with the command line.
#[derive(Debug)]
pub(in crate::cli) enum Misuse {
    /// There is no terminal for playing, arguing or learning.
    NoTerminal(Wants),
    /// The page of a year would be printed on a terminal, where nobody can read it.
    PageOnScreen,
    /// There is no such picture of a page.
    NoSuchPicture(String),
    /// A page of one person has only the picture of that person.
    PictureOfOthers,
    /// A picture is to be written to a file whose name says that it is something else.
    NotPng(PathBuf),
    /// The platform gives no place for the ledger.
    NoPlace,
    /// The platform gives no place for the config file.
    NoConfigPlace,
    /// An environment variable has a value that its key does not accept.
    Variable(WrongVariable),
    /// A key of the config file does not accept this value.
    Setting { key: SettingKey, value: String },
    /// The manual has no page for a command.
    Page(Mistake),
    /// A named ruleset does not exist, or has faults.
    Ruleset(Vec<FileFault>),
    /// A key does not exist, or does not accept this value.
    Key(KeyFault),
    /// The value of `--name` is not a pair of names.
    NoTwoNames(String),
    /// An option about sheets of results, for a file that is none.
    OnlyForSheets(&'static str),
    /// An option about a hand of Go-Stop, for a hand of another game.
    OnlyForGostop(&'static str),
    /// The value of `--set` is not a key with a value.
    NoKeyIn(String),
    /// A text is not a key with a value.
    NoKey(String),
    /// The value of `--set` fits no game.
    SetKey { set: String, fault: KeyFault },
    /// The value of an option is not a day, month or length of time.
    NoTime { option: PeriodOption, text: String },
    /// The last day asked for is before the first.
    NoDayBetween { since: Date, until: Date },
    /// A text is not an amount of money.
    NoMoney(String),
    /// An amount is in chips or points.
    ChipsAsMoney(String),
    /// An amount has fractions of a won or a yen.
    PartOfMoney(String),
    /// An adjustment or a season makes no sense as it was typed.
    Kept(KeptMisuse),
    /// The ledger has no money in this currency; perhaps one of those it has was meant.
    NewCurrency {
        currency: String,
        names: Vec<String>,
        nearest: Option<String>,
    },
    /// A day too far in the future.
    Future(String),
    /// A day before anybody could write in a ledger.
    LongAgo(String),
    /// The text is no currency of the ledger, or it is empty and the ledger has several.
    WhichCurrency(String, Vec<String>),
    /// The evening is closed.
    Closed { evening: String },
    /// The game does not score single piles.
    NoSinglePile,
    /// A word names no card.
    NoCard(String),
    /// A pixel picture can show only one card.
    SeveralInPicture(PathBuf),
    /// The file name is not that of a picture.
    NoPicture(PathBuf),
    /// Night and day make no difference in Koi-Koi.
    NoHour,
    /// The names of the people drawing are not valid.
    Names {
        problem: Problem,
        calendar: Calendar,
    },
    /// Something is missing for the draw.
    Lots {
        faults: Vec<LotFault>,
        calendar: Calendar,
    },
    /// A file cannot have this name.
    NoFileName(String),
    /// The rulesets to compare belong to different games.
    OtherGames([(String, Game); 2]),
    /// Only Go-Stop rulesets can be played out.
    NotGoStop { name: String, game: Game },
    /// The record, which has this many lines, does not have the line asked for.
    NoLine { asked: AskedLine, lines: u32 },
    /// A hand cannot be replayed with this change.
    Change(BadChange),
}

/// What needs a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Wants {
    Play,
    Dispute,
    Tutorial,
}

/// Why a hand or session cannot be replayed with a change.
#[derive(Debug)]
pub(in crate::cli) enum BadChange {
    /// The hand and the ruleset belong to different games.
    OtherGame {
        rules: String,
        its: Game,
        wanted: Game,
    },
    /// The change makes no difference.
    NothingChanged,
    /// The line to insert is empty.
    EmptyLine(String),
    /// The line that names the ruleset cannot be removed.
    RulesLine,
    /// The line that sets this key cannot be removed.
    RulesGone { key: String },
}

/// How the command line names a line of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum AskedLine {
    /// By nothing but the line's number.
    Number(u32),
    /// As a line to remove.
    Without(u32),
    /// As the line before which another is inserted.
    With(u32),
}

/// Where the faults are.
#[derive(Debug)]
pub(in crate::cli) enum Faulty {
    /// In a record of the ledger.
    Record {
        record: Box<Record>,
        faults: Faults,
        calendar: Calendar,
    },
    /// In a line to insert.
    Line {
        line: String,
        faults: Vec<Fault>,
        calendar: Calendar,
    },
    /// In a deal (numbered from 0) that the program played out under the ruleset with this name.
    Deal {
        deal: u64,
        rules: String,
        fault: Fault,
        calendar: Calendar,
    },
}

impl Faulty {
    /// Returns the failure of a record that cannot be settled under a ruleset.
    pub(in crate::cli) fn of_record(record: &Record, faults: Faults, ruleset: &Ruleset) -> Self {
        Self::Record {
            record: Box::new(record.clone()),
            faults,
            calendar: ruleset.rules.calendar(),
        }
    }

    /// True if the mistake is the program's own.
    fn is_internal(&self) -> bool {
        let faults = match self {
            Self::Record { faults, .. } => faults,
            Self::Line { faults, .. } => faults.as_slice(),
            Self::Deal { fault, .. } => std::slice::from_ref(fault),
        };
        faults.iter().any(Fault::is_internal)
    }
}

impl Failure {
    /// True if the reader of the output has gone away, which is not a failure.
    pub(in crate::cli) fn is_reader_gone(&self) -> bool {
        matches!(self, Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }

    pub(in crate::cli) fn status(&self) -> Status {
        let refused = |internal| {
            if internal {
                Status::Internal
            } else {
                Status::Refused
            }
        };
        match self {
            _ if self.is_reader_gone() => Status::Done,
            Self::InScript(_, refusal) => refused(refusal.is_internal()),
            Self::MistakeInScript(..) => refused(false),
            Self::AskedInScript(_, failure) => failure.status(),
            Self::Faulty(faulty) => refused(faulty.is_internal()),
            Self::Denied(_) | Self::AtPrompt(_) | Self::Output(_) => Status::Refused,
            Self::Misuse(_) => Status::Usage,
            Self::Ledger(error) => status::of_ledger(error),
            #[cfg(feature = "serve")]
            Self::Phones(PhonesFault::NoSuchNetwork { .. }) => Status::Usage,
            #[cfg(feature = "serve")]
            Self::Phones(_) => Status::Refused,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verdict::{Imbalance, Summed};
    use std::process::ExitCode;

    #[test]
    fn a_mistake_of_the_program_has_a_status_of_its_own() {
        let imbalance = Imbalance {
            of: Summed::All,
            is: 1,
            parts: 0,
        };
        let own = Problem::Unbalanced(imbalance);
        let of_record = Problem::AfterEnd;
        let of_deal = |problem: &Problem| {
            Failure::from(Faulty::Deal {
                deal: 0,
                rules: "pagat".to_owned(),
                fault: Fault::new(0, 0, problem.clone()),
                calendar: Calendar::Korean,
            })
        };
        let of_script = |problem: &Problem| {
            let line = ScriptLine {
                script: InputSource::Standard,
                number: 1,
            };
            Failure::InScript(line, Refusal::from_problem(problem, Calendar::Korean))
        };
        for failure in [of_deal(&own), of_script(&own)] {
            assert_eq!(failure.status(), Status::Internal);
        }
        for failure in [of_deal(&of_record), of_script(&of_record)] {
            assert_eq!(failure.status(), Status::Refused);
        }
        assert_eq!(
            format!("{:?}", ExitCode::from(Status::Internal)),
            format!("{:?}", ExitCode::from(70))
        );
    }
}
