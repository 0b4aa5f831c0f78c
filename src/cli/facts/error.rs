//! Failures of commands, as facts, and the exit status of each. Their words are in `cli/words`.

mod from;
mod status;

pub(in crate::cli) use status::{ErrorSubject, Status};

use super::input::{InputSource, OwnFile, ScriptLine};
use super::mistake::Mistake;
use super::not_copied::NotCopied;
use super::period_option::PeriodOption;
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

/// Why a command could not do what it was asked.
#[derive(Debug)]
pub(in crate::cli) enum Failure {
    /// What was asked cannot be.
    Denied(Denied),
    /// The command line asks for nothing that there is.
    Misuse(Box<Misuse>),
    /// A record, or a line of it, has faults.
    Faulty(Box<Faulty>),
    /// A line of a script is not accepted.
    InScript(ScriptLine, Refusal),
    /// A command in a script is not written as it has to be.
    MistakeInScript(ScriptLine, Box<Mistake>),
    /// What a line of a script asks for cannot be had.
    AskedInScript(ScriptLine, Box<Self>),
    /// What was typed before is not accepted any more.
    AtPrompt(Refusal),
    /// The ledger could not be used.
    Ledger(LedgerError),
    /// The output is gone or full.
    Output(io::Error),
}

/// What cannot be, though the command line is right.
#[derive(Debug)]
pub(in crate::cli) enum Denied {
    /// Nothing is written yet: there is no ledger here.
    NoLedger(PathBuf),
    /// A file cannot be read; it may have so much.
    NotRead {
        input: InputSource,
        why: Unreadable,
        limit: Limit,
    },
    /// A file is no text at this place.
    NotUtf8 {
        input: InputSource,
        line: usize,
        column: usize,
    },
    /// A line of a script is no text.
    LineNotUtf8(ScriptLine),
    /// A file to be taken in is one that dokbak wrote, and has no hands to be read.
    OfOurOwn(InputSource, OwnFile),
    /// The entries of a ledger end in the middle of this line.
    CutOff(ScriptLine),
    /// A line that should be an entry of a ledger is none.
    NoEntryOn(ScriptLine),
    /// A file with hands has none.
    NothingNoted(InputSource),
    /// A script does not say who plays.
    NoPlayers,
    /// The rules that are kept with a session, or that were to be written, have faults.
    Ruleset(Vec<FileFault>),
    /// A stored verdict cannot be read, as its reader says.
    VerdictUnreadable(String),
    /// A text is not in the clipboard.
    NotCopied(NotCopied),
    /// Chips are too many to add up.
    TooManyChips,
    /// Chips do not sum to zero.
    UnevenChips,
    /// No session is open that could be closed.
    NothingOpen,
    /// Several evenings are open, each by its name with its players, and none is named.
    SeveralOpen(Vec<(String, Vec<Name>)>),
    /// The evening was to be opened again and is not closed.
    EveningOpen(String),
    /// The same evening was named twice.
    SameEvening(String),
    /// A hand of the evening is begun, of which so much is entered.
    HandBegun { evening: String, entries: usize },
    /// This cannot be said about a person; somebody of another name may be meant.
    Person {
        fault: PersonFault,
        nearest: Option<String>,
    },
    /// Nobody and no kitty is called so, neither the one nor the other.
    TwoNewNames(String, String),
    /// A kitty that is to begin is called nearly like somebody.
    NearKitty { name: String, near: String },
    /// Nobody has a name, and no kitty; who may be meant.
    NoKitty {
        name: String,
        nearest: Option<String>,
    },
    /// Money cannot have been handed over so.
    Handover(HandoverFault),
    /// Two sessions cannot be one evening, kept twice.
    Twice(TwiceFault),
    /// A ruleset of this name is shipped.
    Shipped(String),
    /// A file of this name is there already.
    FileThere(PathBuf),
    /// A file cannot be written.
    NotWritten(PathBuf, io::Error),
    /// The config file is not of a form in which a key could be set.
    ConfigUnfit(PathBuf),
}

/// What is wrong with the command line.
#[derive(Debug)]
pub(in crate::cli) enum Misuse {
    /// There is no terminal to play at, to argue or to learn.
    NoTerminal(Wants),
    /// The page of a year would be shown at a terminal, where nobody can read it.
    PageOnScreen,
    /// It is not known where the ledger is.
    NoPlace,
    /// It is not known where the config file is.
    NoConfigPlace,
    /// A variable of the environment says what its key does not take.
    Variable(WrongVariable),
    /// A key of the config file does not take this.
    Setting { key: SettingKey, value: String },
    /// The manual has no page of a command.
    Page(Mistake),
    /// A ruleset that was named does not exist, or has faults.
    Ruleset(Vec<FileFault>),
    /// A key does not exist or does not take this value.
    Key(KeyFault),
    /// What `--name` says is no name with another.
    NoTwoNames(String),
    /// What `--set` says is no key with its value.
    NoKeyIn(String),
    /// A text is no key with its value.
    NoKey(String),
    /// What `--set` says fits no game.
    SetKey { set: String, fault: KeyFault },
    /// What an option says is no day, month or length of time.
    NoTime { option: PeriodOption, text: String },
    /// The last day that is asked for comes before the first.
    NoDayBetween { since: Date, until: Date },
    /// A text is no amount of money.
    NoMoney(String),
    /// An amount is one of chips or points.
    ChipsAsMoney(String),
    /// An amount has parts of a won or a yen.
    PartOfMoney(String),
    /// The ledger has no money of this currency, but of these; perhaps one of them was meant.
    NewCurrency {
        currency: String,
        names: Vec<String>,
        nearest: Option<String>,
    },
    /// A day that has not come for long.
    Future(String),
    /// A day of which nobody has anything written.
    LongAgo(String),
    /// A text says no currency of the ledger, or none where it has several: these.
    WhichCurrency(String, Vec<String>),
    /// The evening is closed.
    Closed { evening: String },
    /// The game has no piles that score alone.
    NoSinglePile,
    /// A word has no card.
    NoCard(String),
    /// A picture in dots has one card alone.
    SeveralInPicture(PathBuf),
    /// The name of a file is that of no picture.
    NoPicture(PathBuf),
    /// Night and day decide nothing in Koi-Koi.
    NoHour,
    /// The people who draw cannot be called so.
    Names {
        problem: Problem,
        calendar: Calendar,
    },
    /// What is missing for a drawing.
    Lots {
        faults: Vec<LotFault>,
        calendar: Calendar,
    },
    /// A file cannot be called so.
    NoFileName(String),
    /// Rulesets of different games are compared.
    OtherGames([(String, Game); 2]),
    /// Only rulesets of Go-Stop can be played out.
    NotGoStop { name: String, game: Game },
    /// The record has no such line, but this many.
    NoLine { asked: AskedLine, lines: u32 },
    /// A hand cannot be seen with this change.
    Change(BadChange),
}

/// What wants a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Wants {
    Play,
    Dispute,
    Tutorial,
}

/// Why a hand or a session is not seen with a change.
#[derive(Debug)]
pub(in crate::cli) enum BadChange {
    /// A hand of one game is judged by a ruleset of another.
    OtherGame {
        rules: String,
        its: Game,
        wanted: Game,
    },
    /// Nothing would be different.
    NothingChanged,
    /// A line that is to be put in says nothing.
    EmptyLine(String),
    /// The line that names the ruleset cannot be left out.
    RulesLine,
    /// The line that sets this key cannot be left out.
    RulesGone { key: String },
}

/// How the command line names a line of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum AskedLine {
    /// By its number alone.
    Number(u32),
    /// As one to be left out.
    Without(u32),
    /// As one that another is put in before.
    With(u32),
}

/// What has faults.
#[derive(Debug)]
pub(in crate::cli) enum Faulty {
    /// A record of the ledger.
    Record {
        record: Box<Record>,
        faults: Faults,
        calendar: Calendar,
    },
    /// A line that is to be put in.
    Line {
        line: String,
        faults: Vec<Fault>,
        calendar: Calendar,
    },
    /// A deal that the program played, by its number from 0, under a ruleset of this name.
    Deal {
        deal: u64,
        rules: String,
        fault: Fault,
        calendar: Calendar,
    },
}

impl Faulty {
    /// Returns that a record cannot be settled under a ruleset.
    pub(in crate::cli) fn of_record(record: &Record, faults: Faults, ruleset: &Ruleset) -> Self {
        Self::Record {
            record: Box::new(record.clone()),
            faults,
            calendar: ruleset.rules.calendar(),
        }
    }

    /// Returns whether the mistake is the program's own.
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
    /// Returns whether the reader of the output has just gone away, which is no failure.
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
