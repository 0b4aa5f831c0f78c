//! Arguments of commands about the ledger.

use super::rules::RulesArgs;
use crate::cli::period::PeriodArgs;
use crate::ledger::{EntryId, EveningRef, HandRef, Seal};
use crate::report::sheets::SheetEncoding;
use crate::report::stats::By;
use crate::rules::Game;
use clap::{Args, Subcommand, ValueEnum};
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(in crate::cli) struct LogArgs {
    #[arg(long, alias = "session", value_name = "EVENING")]
    pub(in crate::cli) evening: Option<EveningRef>,
    #[arg(long, value_name = "NAME")]
    pub(in crate::cli) player: Option<String>,
    #[arg(long, value_name = "JOKBO")]
    pub(in crate::cli) jokbo: Option<String>,
    #[arg(long, value_name = "OUTCOME")]
    pub(in crate::cli) outcome: Option<String>,
    #[arg(long, value_name = "CHIPS", allow_negative_numbers = true, value_parser = clap::value_parser!(i64).range(0..))]
    pub(in crate::cli) min: Option<i64>,
    #[arg(long, value_name = "TEXT")]
    pub(in crate::cli) search: Option<String>,
    #[arg(long, value_enum, value_name = "BY")]
    pub(in crate::cli) sort: Option<LogOrder>,
    #[arg(short = 'n', value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(in crate::cli) number: Option<u32>,
    #[command(flatten)]
    pub(in crate::cli) period: PeriodArgs,
    #[arg(long)]
    pub(in crate::cli) json: bool,
}

/// In which order hands are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum LogOrder {
    Day,
    Chips,
    Points,
}

#[derive(Args, Debug)]
pub(in crate::cli) struct WhyArgs {
    #[arg(default_value = "last")]
    pub(in crate::cli) hand: HandRef,
    pub(in crate::cli) line: Option<u32>,
}

#[derive(Args, Debug)]
pub(in crate::cli) struct WhatifArgs {
    #[arg(conflicts_with = "evening", default_value = "last")]
    pub(in crate::cli) hand: HandRef,
    #[arg(long, alias = "session", value_name = "EVENING")]
    pub(in crate::cli) evening: Option<EveningRef>,
    #[command(flatten)]
    pub(in crate::cli) rules: RulesArgs,
    #[arg(long, value_name = "LINE", conflicts_with = "evening")]
    pub(in crate::cli) without: Vec<u32>,
    #[arg(long, value_name = "LINE", conflicts_with = "evening")]
    pub(in crate::cli) with: Vec<String>,
}

#[derive(Args, Debug)]
pub(in crate::cli) struct DisputeArgs {
    #[arg(default_value = "last")]
    pub(in crate::cli) hand: HandRef,
    #[arg(long, value_name = "FILE")]
    pub(in crate::cli) script: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(in crate::cli) struct ShareArgs {
    #[arg(conflicts_with_all = ["evening", "since", "until", "month", "year", "last", "season"])]
    pub(in crate::cli) hand: Option<HandRef>,
    #[arg(long, alias = "session", value_name = "EVENING")]
    #[arg(conflicts_with_all = ["since", "until", "month", "year", "last", "season"])]
    pub(in crate::cli) evening: Option<EveningRef>,
    #[command(flatten)]
    pub(in crate::cli) period: PeriodArgs,
    #[arg(long)]
    pub(in crate::cli) copy: bool,
    #[arg(long)]
    pub(in crate::cli) no_titles: bool,
    #[arg(long, value_name = "FILE", conflicts_with = "copy")]
    pub(in crate::cli) picture: Option<PathBuf>,
    #[arg(long, requires = "picture")]
    pub(in crate::cli) money: bool,
}

#[derive(Args, Debug)]
pub(in crate::cli) struct EveningArgs {
    #[arg(default_value = "last")]
    pub(in crate::cli) evening: EveningRef,
    #[command(flatten)]
    pub(in crate::cli) change: EveningChange,
    #[arg(long, requires = "void")]
    pub(in crate::cli) undo: bool,
    #[arg(long, value_name = "TEXT", requires = "void")]
    pub(in crate::cli) reason: Option<String>,
}

/// What to change about an evening; at most one of these.
#[derive(Args, Debug)]
#[group(multiple = false)]
pub(in crate::cli) struct EveningChange {
    #[arg(long)]
    pub(in crate::cli) reopen: bool,
    #[arg(long)]
    pub(in crate::cli) void: bool,
    #[arg(long, value_name = "DATE")]
    pub(in crate::cli) date: Option<String>,
}

#[derive(Args, Debug)]
pub(in crate::cli) struct CloseArgs {
    #[arg(long, alias = "session", value_name = "EVENING")]
    pub(in crate::cli) evening: Option<EveningRef>,
    #[arg(long)]
    pub(in crate::cli) discard: bool,
    #[arg(long)]
    pub(in crate::cli) settled: bool,
    #[arg(long, conflicts_with_all = ["evening", "settled"])]
    pub(in crate::cli) club: bool,
}

#[derive(Args, Debug)]
pub(in crate::cli) struct VerifyArgs {
    #[arg(long, value_name = "NUMBER:HASH")]
    pub(in crate::cli) head: Option<Seal>,
    #[arg(long, value_name = "FILE")]
    pub(in crate::cli) report: Option<PathBuf>,
    #[arg(long)]
    pub(in crate::cli) deep: bool,
    #[arg(long)]
    pub(in crate::cli) recount: bool,
}

#[derive(Args, Debug)]
pub(in crate::cli) struct ShowArgs {
    #[arg(default_value = "last")]
    pub(in crate::cli) hand: HandRef,
    #[arg(long)]
    pub(in crate::cli) original: bool,
    #[arg(long)]
    pub(in crate::cli) json: bool,
    #[arg(long, conflicts_with = "json")]
    pub(in crate::cli) explain: bool,
}

impl ShowArgs {
    /// Returns the arguments that show a hand as it is now.
    pub(in crate::cli) const fn for_hand(hand: HandRef) -> Self {
        Self {
            hand,
            original: false,
            json: false,
            explain: false,
        }
    }
}

#[derive(Args, Debug, Default)]
pub(in crate::cli) struct StandingsArgs {
    #[arg(long, alias = "session", value_name = "EVENING")]
    pub(in crate::cli) evening: Option<EveningRef>,
    #[command(flatten)]
    pub(in crate::cli) period: PeriodArgs,
    #[arg(long, value_name = "NAME")]
    pub(in crate::cli) player: Option<String>,
    #[arg(long = "in", value_name = "CURRENCY")]
    pub(in crate::cli) currency: Option<String>,
    #[arg(long)]
    pub(in crate::cli) json: bool,
}

#[derive(Args, Debug)]
pub(in crate::cli) struct StatsArgs {
    #[arg(value_name = "NAME", num_args = 0..=2)]
    pub(in crate::cli) names: Vec<String>,
    /// The people, named with an option instead of in `names`.
    #[arg(long = "player", value_name = "NAME", conflicts_with = "names")]
    pub(in crate::cli) players: Vec<String>,
    #[command(flatten)]
    pub(in crate::cli) period: PeriodArgs,
    #[arg(long, value_enum, value_name = "WHAT")]
    pub(in crate::cli) by: Option<ByChoice>,
    #[arg(long = "in", value_name = "CURRENCY")]
    pub(in crate::cli) currency: Option<String>,
    #[arg(long, conflicts_with = "json")]
    pub(in crate::cli) csv: bool,
    #[arg(long)]
    pub(in crate::cli) json: bool,
}

/// What statistics group hands by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum ByChoice {
    Seat,
    Dealer,
    Ruleset,
    Month,
    Game,
}

impl From<ByChoice> for By {
    fn from(choice: ByChoice) -> Self {
        match choice {
            ByChoice::Seat => Self::Seat,
            ByChoice::Dealer => Self::Dealer,
            ByChoice::Ruleset => Self::Ruleset,
            ByChoice::Month => Self::Month,
            ByChoice::Game => Self::Game,
        }
    }
}

#[derive(Args, Debug)]
pub(in crate::cli) struct ReportArgs {
    #[arg(short, long, value_name = "FILE")]
    pub(in crate::cli) output: Option<PathBuf>,
    #[command(flatten)]
    pub(in crate::cli) period: PeriodArgs,
    #[arg(long = "in", value_name = "CURRENCY")]
    pub(in crate::cli) currency: Option<String>,
    #[arg(long, value_name = "NAME", num_args = 1..)]
    pub(in crate::cli) people: Vec<String>,
    #[arg(long, value_name = "RULES")]
    pub(in crate::cli) rules: Option<String>,
    #[arg(long, value_enum, value_name = "GAME")]
    pub(in crate::cli) game: Option<GameChoice>,
    #[arg(long, value_name = "NAME")]
    pub(in crate::cli) person: Option<String>,
    #[arg(long)]
    pub(in crate::cli) no_titles: bool,
    /// What a picture shows, and of which hand or person.
    #[arg(long, value_names = ["WHAT", "WHICH"], num_args = 1..=2)]
    pub(in crate::cli) picture: Vec<String>,
    #[arg(long, requires = "picture")]
    pub(in crate::cli) money: bool,
}

/// The games that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum GameChoice {
    Gostop,
    Koikoi,
    Minhwatu,
}

impl From<GameChoice> for Game {
    fn from(choice: GameChoice) -> Self {
        match choice {
            GameChoice::Gostop => Self::GoStop,
            GameChoice::Koikoi => Self::KoiKoi,
            GameChoice::Minhwatu => Self::MinHwatu,
        }
    }
}

#[derive(Args, Debug)]
pub(in crate::cli) struct PeopleArgs {
    #[command(subcommand)]
    pub(in crate::cli) command: Option<PeopleCommand>,
    #[arg(long)]
    pub(in crate::cli) json: bool,
}

#[derive(Clone, Debug, Subcommand)]
pub(in crate::cli) enum PeopleCommand {
    Rename {
        who: String,
        name: String,
    },
    Join {
        who: String,
        with: String,
    },
    Part {
        who: String,
    },
    Guest {
        who: String,
        #[arg(long)]
        no: bool,
    },
}

#[derive(Args, Debug)]
pub(in crate::cli) struct PaidArgs {
    // `from`, `to` and `amount` come together; without them, the payments are listed.
    #[arg(requires_all = ["to", "amount"])]
    #[arg(conflicts_with_all = ["since", "until", "month", "year", "last", "season", "json"])]
    pub(in crate::cli) from: Option<String>,
    pub(in crate::cli) to: Option<String>,
    #[arg(allow_negative_numbers = true)]
    pub(in crate::cli) amount: Option<String>,
    pub(in crate::cli) currency: Option<String>,
    #[arg(long, value_name = "DATE", requires = "from")]
    pub(in crate::cli) date: Option<String>,
    #[arg(long, value_name = "TEXT", requires = "from")]
    pub(in crate::cli) note: Option<String>,
    #[arg(long, requires = "from")]
    pub(in crate::cli) kitty: bool,
    #[arg(long, requires = "from")]
    pub(in crate::cli) new_currency: bool,
    #[arg(long, value_name = "NAME", conflicts_with = "from")]
    pub(in crate::cli) player: Option<String>,
    #[command(flatten)]
    pub(in crate::cli) notes: NotesArgs,
    #[command(flatten)]
    pub(in crate::cli) period: PeriodArgs,
    #[arg(long)]
    pub(in crate::cli) json: bool,
}

/// Two recorded payments, and whether they are the same.
#[derive(Args, Debug)]
pub(in crate::cli) struct NotesArgs {
    #[arg(long, value_name = "ENTRY", num_args = 2)]
    #[arg(conflicts_with_all = ["from", "player", "since", "until", "month", "year", "last", "season", "json"])]
    same: Vec<i64>,
    #[arg(long, requires = "same")]
    pub(in crate::cli) both: bool,
}

impl NotesArgs {
    /// Returns the two payments, if they are named.
    pub(in crate::cli) fn named(&self) -> Option<(EntryId, EntryId)> {
        match self.same.as_slice() {
            [one, other] => Some((EntryId(*one), EntryId(*other))),
            _ => None,
        }
    }
}

impl PaidArgs {
    /// True if nobody is named, so that the payments are listed.
    pub(in crate::cli) fn is_list(&self) -> bool {
        self.from.is_none()
    }
}

#[derive(Args, Debug)]
pub(in crate::cli) struct SettleUpArgs {
    #[command(flatten)]
    pub(in crate::cli) period: PeriodArgs,
    // Naming a player asks for the items that make up the balance.
    #[arg(long, value_name = "NAME", visible_alias = "player")]
    pub(in crate::cli) why: Option<String>,
    #[arg(long)]
    pub(in crate::cli) club: bool,
    #[arg(long)]
    pub(in crate::cli) json: bool,
}

#[derive(Args, Debug)]
pub(in crate::cli) struct SettledArgs {
    pub(in crate::cli) currency: Option<String>,
    /// The people who paid or were paid; everybody if empty.
    #[arg(long = "player", value_name = "NAME")]
    pub(in crate::cli) players: Vec<String>,
    #[arg(long)]
    pub(in crate::cli) club: bool,
    #[arg(long, value_name = "DATE")]
    pub(in crate::cli) date: Option<String>,
}

#[derive(Args, Debug)]
pub(in crate::cli) struct ExportArgs {
    #[command(flatten)]
    pub(in crate::cli) form: FormArgs,
    #[arg(long, requires = "csv", conflicts_with_all = ["jsonl", "hledger", "beancount"])]
    pub(in crate::cli) wide: bool,
    #[command(flatten)]
    pub(in crate::cli) period: PeriodArgs,
    #[arg(short, long, value_name = "FILE")]
    pub(in crate::cli) output: Option<PathBuf>,
}

/// The format of an export; exactly one of these.
#[derive(Args, Debug)]
#[group(required = true, multiple = false)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an option, of which one is there"
)]
pub(in crate::cli) struct FormArgs {
    // This format always holds the whole ledger.
    #[arg(long, conflicts_with_all = ["since", "until", "month", "year", "last", "season"])]
    pub(in crate::cli) jsonl: bool,
    #[arg(long)]
    pub(in crate::cli) csv: bool,
    #[arg(long)]
    pub(in crate::cli) hledger: bool,
    #[arg(long)]
    pub(in crate::cli) beancount: bool,
}

#[derive(Args, Debug)]
pub(in crate::cli) struct ImportArgs {
    pub(in crate::cli) file: PathBuf,
    #[arg(long, value_name = "DAY")]
    pub(in crate::cli) date: Option<String>,
    #[arg(long, value_enum, value_name = "WHICH")]
    pub(in crate::cli) twice: Option<WhichCounts>,
    #[arg(long, value_enum, value_name = "WHAT")]
    pub(in crate::cli) mended: Option<MendedIs>,
    #[arg(long, value_enum, value_name = "WHAT")]
    pub(in crate::cli) equal: Option<EqualIs>,
    #[arg(long, value_name = "NAME=NAME")]
    pub(in crate::cli) name: Vec<String>,
    #[arg(long, value_enum, value_name = "WHICH")]
    pub(in crate::cli) money: Option<WhichCounts>,
    #[command(flatten)]
    pub(in crate::cli) sheet: SheetArgs,
    #[arg(long)]
    pub(in crate::cli) dry_run: bool,
}

/// How a sheet of results is meant.
#[derive(Args, Clone, Debug, Default)]
pub(in crate::cli) struct SheetArgs {
    #[arg(long, value_enum, value_name = "WHAT")]
    pub(in crate::cli) each: Option<EachIs>,
    #[arg(long, value_enum, value_name = "ORDER")]
    pub(in crate::cli) dates: Option<DateOrder>,
    #[arg(long, value_name = "YEAR", value_parser = clap::value_parser!(i32).range(1900..=2999))]
    pub(in crate::cli) year: Option<i32>,
    #[arg(long, value_name = "AMOUNT", num_args = 1..=2)]
    pub(in crate::cli) chip: Vec<String>,
    #[arg(long, value_enum, value_name = "WHAT")]
    pub(in crate::cli) amounts: Option<AmountsAre>,
    #[arg(long, value_name = "ENCODING", value_parser = encoding)]
    pub(in crate::cli) encoding: Option<SheetEncoding>,
    #[arg(long, value_name = "RULES")]
    pub(in crate::cli) rules: Option<String>,
}

/// Returns the encoding with this name; the error text lists all.
fn encoding(name: &str) -> Result<SheetEncoding, String> {
    let names = || SheetEncoding::ALL.map(SheetEncoding::name).join(", ");
    SheetEncoding::named(name).ok_or_else(names)
}

/// What a result of a sheet is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum EachIs {
    Hand,
    Evening,
}

/// In which order a sheet writes the numbers of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum DateOrder {
    Ymd,
    Mdy,
    Dmy,
}

/// What the bare numbers of a sheet count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum AmountsAre {
    Chips,
    Money,
}

/// What to do with a noted hand that nearly matches one of the ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum MendedIs {
    Correct,
    New,
}

/// What to do with a noted hand that looks the same as one of the ledger, when other hands are
/// missing from the notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum EqualIs {
    Same,
    New,
}

/// Which ledger's record counts for an evening that both have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum WhichCounts {
    Here,
    There,
    Both,
}

#[derive(Args, Debug)]
pub(in crate::cli) struct TwiceArgs {
    #[arg(value_name = "EVENING", requires = "other")]
    pub(in crate::cli) counts: Option<EveningRef>,
    #[arg(value_name = "EVENING")]
    pub(in crate::cli) other: Option<EveningRef>,
    #[arg(long, requires = "other")]
    pub(in crate::cli) both: bool,
}

#[derive(Args, Debug)]
pub(in crate::cli) struct BackupArgs {
    pub(in crate::cli) file: PathBuf,
}

#[derive(Args, Debug)]
pub(in crate::cli) struct RestoreArgs {
    pub(in crate::cli) file: PathBuf,
}
