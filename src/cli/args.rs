//! The command line as names and values. The words (`cli/words/en/usage.rs`) say what each is for.

#[cfg(feature = "club")]
mod club;
mod kept;
mod ledger;
mod rules;

#[cfg(feature = "club")]
pub(super) use club::{
    ClubCheckArgs, ClubCommand, ClubCopyArgs, ClubCreateArgs, ClubJoinArgs, ClubRoleArgs,
};
pub(super) use kept::{AdjustArgs, NoteArgs, SeasonArgs};
pub(super) use ledger::{
    AmountsAre, BackupArgs, CloseArgs, DateOrder, DisputeArgs, EachIs, EqualIs, EveningArgs,
    ExportArgs, ImportArgs, LogArgs, LogOrder, MendedIs, PaidArgs, PeopleArgs, PeopleCommand,
    ReportArgs, RestoreArgs, SettleUpArgs, SettledArgs, ShareArgs, SheetArgs, ShowArgs,
    StandingsArgs, StatsArgs, TwiceArgs, VerifyArgs, WhatifArgs, WhichCounts, WhyArgs,
};
pub(super) use rules::{CompareArgs, NewRulesArgs, RulesArgs, RulesCommand, StyleChoice};

use super::screen::{HELP_WIDTH, PicturesChoice};
use super::settings::{ColorChoice, SettingKey};
#[cfg(feature = "serve")]
use crate::evening::confirms::WhoConfirms;
use crate::ledger::EveningRef;
use crate::words::Lang;
#[cfg(feature = "serve")]
use clap::ValueEnum;
use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;

#[derive(Debug, Parser)]
#[command(name = "dokbak", version, max_term_width = HELP_WIDTH)]
pub(super) struct Cli {
    #[arg(long, global = true, value_name = "FILE")]
    pub(super) ledger: Option<PathBuf>,
    #[arg(long, global = true, value_enum, value_name = "WHEN")]
    pub(super) color: Option<ColorChoice>,
    #[arg(long, global = true, value_name = "LANG", value_parser = lang)]
    pub(super) lang: Option<Lang>,
    #[arg(long, global = true)]
    pub(super) no_pager: bool,
    #[arg(long, global = true)]
    pub(super) plain: bool,
    #[command(subcommand)]
    pub(super) command: Option<Command>,
}

/// Returns the language with this code; the error text lists all codes.
fn lang(code: &str) -> Result<Lang, String> {
    let codes = || Lang::ALL.iter().map(|lang| lang.code()).collect::<Vec<_>>();
    Lang::of_code(code).ok_or_else(|| codes().join(", "))
}

// `defer` defines the arguments of a command only when that command is called.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(super) enum Command {
    Play(PlayArgs),
    #[cfg(feature = "serve")]
    Serve(ServeArgs),
    Tutorial,
    Settle(SettleArgs),
    Score(ScoreArgs),
    Draw(DrawArgs),
    Cards(CardsArgs),
    Card(CardArgs),
    #[command(subcommand)]
    Rules(RulesCommand),
    Log(LogArgs),
    Show(ShowArgs),
    Standings(StandingsArgs),
    Stats(StatsArgs),
    Report(ReportArgs),
    Paid(PaidArgs),
    SettleUp(SettleUpArgs),
    Settled(SettledArgs),
    Adjust(AdjustArgs),
    Season(SeasonArgs),
    #[cfg(feature = "club")]
    #[command(subcommand)]
    Club(ClubCommand),
    Note(NoteArgs),
    People(PeopleArgs),
    Why(WhyArgs),
    Whatif(WhatifArgs),
    Dispute(DisputeArgs),
    Evening(EveningArgs),
    Close(CloseArgs),
    Verify(VerifyArgs),
    Seal,
    Export(ExportArgs),
    Import(ImportArgs),
    Twice(TwiceArgs),
    Backup(BackupArgs),
    Restore(RestoreArgs),
    Share(ShareArgs),
    Config(ConfigArgs),
    Completions {
        shell: clap_complete::Shell,
    },
    Man(ManArgs),
}

impl Command {
    /// Returns whether the command begins or continues an evening.
    pub(super) const fn plays(&self) -> bool {
        match self {
            Self::Play(_) => true,
            #[cfg(feature = "serve")]
            Self::Serve(_) => true,
            _ => false,
        }
    }
}

/// Without a command, the program plays.
impl Default for Command {
    fn default() -> Self {
        Self::Play(PlayArgs::default())
    }
}

#[derive(Args, Debug, Default)]
pub(super) struct PlayArgs {
    #[arg(long, value_name = "FILE")]
    pub(super) script: Option<PathBuf>,
    #[arg(long)]
    pub(super) track: bool,
    #[arg(long, conflicts_with = "evening")]
    pub(super) new: bool,
    #[arg(long, alias = "session", value_name = "EVENING")]
    pub(super) evening: Option<EveningRef>,
    #[arg(long, value_name = "DATE")]
    pub(super) date: Option<String>,
}

#[cfg(feature = "serve")]
#[derive(Args, Debug, Default)]
pub(super) struct ServeArgs {
    #[arg(long, value_name = "NETWORK", num_args = 0..=1, default_missing_value = "")]
    pub(super) lan: Option<String>,
    #[arg(long, value_name = "PORT")]
    pub(super) port: Option<u16>,
    #[arg(long, value_enum, value_name = "WHO")]
    pub(super) confirm: Option<ConfirmChoice>,
    #[arg(long)]
    pub(super) track: bool,
    #[arg(long, conflicts_with = "evening")]
    pub(super) new: bool,
    #[arg(long, alias = "session", value_name = "EVENING")]
    pub(super) evening: Option<EveningRef>,
    #[arg(long, value_name = "DATE")]
    pub(super) date: Option<String>,
}

/// Who may confirm a hand on a phone.
#[cfg(feature = "serve")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum ConfirmChoice {
    /// Whoever has a seat.
    #[default]
    Anyone,
    /// The referee: the terminal, and whom it names.
    Referee,
    /// The winner and a loser.
    WinnerAndLoser,
}

#[cfg(feature = "serve")]
impl From<ConfirmChoice> for WhoConfirms {
    fn from(choice: ConfirmChoice) -> Self {
        match choice {
            ConfirmChoice::Anyone => Self::Anyone,
            ConfirmChoice::Referee => Self::Referee,
            ConfirmChoice::WinnerAndLoser => Self::WinnerAndLoser,
        }
    }
}

#[derive(Args, Debug)]
pub(super) struct SettleArgs {
    #[arg(required_unless_present = "tell", conflicts_with = "tell")]
    pub(super) file: Option<PathBuf>,
    #[arg(
        long,
        value_name = "LINE",
        requires = "players",
        allow_hyphen_values = true
    )]
    pub(super) tell: Option<String>,
    #[arg(long, value_name = "NAMES", requires = "tell")]
    pub(super) players: Option<String>,
    #[arg(long, value_name = "N", requires = "tell")]
    pub(super) carry: Option<u32>,
    #[arg(long, value_name = "N", requires = "tell", value_parser = clap::value_parser!(u32).range(2..=9))]
    pub(super) stake: Option<u32>,
    #[command(flatten)]
    pub(super) rules: RulesArgs,
    #[arg(long)]
    pub(super) json: bool,
    #[arg(long, conflicts_with = "json")]
    pub(super) explain: bool,
    #[arg(long, conflicts_with_all = ["json", "explain", "tell"])]
    pub(super) batch: bool,
}

#[derive(Args, Debug)]
pub(super) struct ScoreArgs {
    #[arg(required = true)]
    pub(super) cards: Vec<String>,
    #[command(flatten)]
    pub(super) rules: RulesArgs,
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Args, Debug)]
pub(super) struct DrawArgs {
    #[arg(required = true, value_name = "NAME=CARD")]
    pub(super) lots: Vec<String>,
    #[arg(long, conflicts_with = "day")]
    pub(super) night: bool,
    #[arg(long)]
    pub(super) day: bool,
    #[command(flatten)]
    pub(super) rules: RulesArgs,
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Args, Debug)]
pub(super) struct CardsArgs {
    #[arg(value_name = "WHICH")]
    pub(super) which: Vec<String>,
    #[arg(long, value_enum, default_value_t = PicturesChoice::Auto, value_name = "WHEN", conflicts_with = "json")]
    pub(super) pictures: PicturesChoice,
    #[command(flatten)]
    pub(super) rules: RulesArgs,
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Args, Debug)]
pub(super) struct CardArgs {
    #[arg(required = true)]
    pub(super) cards: Vec<String>,
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: Option<PathBuf>,
    #[command(flatten)]
    pub(super) rules: RulesArgs,
}

#[derive(Args, Debug)]
pub(super) struct ConfigArgs {
    #[arg(value_parser = key)]
    pub(super) key: Option<SettingKey>,
    pub(super) value: Option<String>,
    #[arg(long, value_name = "KEY", value_parser = key, conflicts_with_all = ["key", "path"])]
    pub(super) unset: Option<SettingKey>,
    #[arg(long, conflicts_with = "key")]
    pub(super) path: bool,
}

/// Returns the setting with this name; the error text lists all names.
fn key(name: &str) -> Result<SettingKey, String> {
    SettingKey::of_name(name).ok_or_else(|| SettingKey::names().collect::<Vec<_>>().join(", "))
}

#[derive(Args, Debug)]
pub(super) struct ManArgs {
    pub(super) command: Vec<String>,
    #[arg(long, value_name = "DIR", conflicts_with = "command")]
    pub(super) dir: Option<PathBuf>,
}
