//! The command line, as names and values. What each is for is said in the words
//! (`cli/words/en/usage.rs`).

use super::period::PeriodArgs;
use super::screen::HELP_WIDTH;
use super::settings::{ColorChoice, Key};
use crate::ledger::{HandRef, Seal};
use crate::limits::Limit;
use crate::words::Lang;
use clap::{Args, Parser, Subcommand, ValueEnum};
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

/// Returns the language of a code, or the codes there are.
fn lang(code: &str) -> Result<Lang, String> {
    let codes = || Lang::ALL.iter().map(|lang| lang.code()).collect::<Vec<_>>();
    Lang::of_code(code).ok_or_else(|| codes().join(", "))
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    Play(PlayArgs),
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
    Paid(PaidArgs),
    SettleUp(SettleUpArgs),
    Settled(SettledArgs),
    People(PeopleArgs),
    Why(WhyArgs),
    Whatif(WhatifArgs),
    Dispute(DisputeArgs),
    Close(CloseArgs),
    Verify(VerifyArgs),
    Seal,
    Export(ExportArgs),
    Import(ImportArgs),
    Backup(BackupArgs),
    Restore(RestoreArgs),
    Share(ShareArgs),
    Config(ConfigArgs),
    Completions {
        shell: clap_complete::Shell,
    },
    Man(ManArgs),
}

/// Playing is what is meant where nothing is said.
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
    #[arg(long, conflicts_with = "session")]
    pub(super) new: bool,
    #[arg(long, value_name = "SESSION")]
    pub(super) session: Option<i64>,
    #[arg(long, value_name = "DATE")]
    pub(super) date: Option<String>,
}

#[derive(Args, Debug)]
pub(super) struct SettleArgs {
    pub(super) file: PathBuf,
    #[command(flatten)]
    pub(super) rules: RulesArgs,
    #[arg(long)]
    pub(super) json: bool,
    #[arg(long, conflicts_with = "json")]
    pub(super) explain: bool,
}

#[derive(Args, Debug)]
pub(super) struct RulesArgs {
    #[arg(long, value_name = "RULES")]
    pub(super) rules: Option<String>,
    #[arg(long, value_name = "KEY=VALUE")]
    pub(super) set: Vec<String>,
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

/// When to show pictures in the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum PicturesChoice {
    Auto,
    Always,
    Never,
}

#[derive(Debug, Subcommand)]
pub(super) enum RulesCommand {
    List,
    Show {
        name: String,
        #[arg(long)]
        all: bool,
    },
    Check {
        #[arg(required = true)]
        files: Vec<String>,
    },
    Diff {
        left: String,
        right: String,
    },
    Compare(CompareArgs),
    New(NewRulesArgs),
    Schema,
    Book,
}

#[derive(Args, Debug)]
pub(super) struct CompareArgs {
    pub(super) left: String,
    pub(super) right: String,
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=Limit::Deals.most() as u64))]
    pub(super) deals: u64,
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(super) seed: u64,
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u8).range(2..=3))]
    pub(super) players: u8,
    #[arg(long, value_enum, value_name = "STYLE", default_value_t = StyleChoice::Mixed)]
    pub(super) style: StyleChoice,
    #[arg(long)]
    pub(super) json: bool,
}

/// How the players of a comparison play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum StyleChoice {
    Random,
    Greedy,
    Cautious,
    Mixed,
}

#[derive(Args, Debug)]
pub(super) struct NewRulesArgs {
    pub(super) name: String,
    #[arg(long, value_name = "RULES")]
    pub(super) from: Option<String>,
    #[arg(long, value_name = "KEY=VALUE")]
    pub(super) set: Vec<String>,
    #[arg(long)]
    pub(super) yes: bool,
}

#[derive(Args, Debug)]
pub(super) struct LogArgs {
    #[arg(long, value_name = "SESSION")]
    pub(super) session: Option<i64>,
    #[command(flatten)]
    pub(super) period: PeriodArgs,
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Args, Debug)]
pub(super) struct WhyArgs {
    pub(super) hand: HandRef,
    pub(super) line: Option<u32>,
}

#[derive(Args, Debug)]
pub(super) struct WhatifArgs {
    #[arg(required_unless_present = "session", conflicts_with = "session")]
    pub(super) hand: Option<HandRef>,
    #[arg(long, value_name = "SESSION")]
    pub(super) session: Option<i64>,
    #[command(flatten)]
    pub(super) rules: RulesArgs,
    #[arg(long, value_name = "LINE", conflicts_with = "session")]
    pub(super) without: Vec<u32>,
    #[arg(long, value_name = "LINE", conflicts_with = "session")]
    pub(super) with: Vec<String>,
}

#[derive(Args, Debug)]
pub(super) struct DisputeArgs {
    pub(super) hand: HandRef,
    #[arg(long, value_name = "FILE")]
    pub(super) script: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(super) struct ShareArgs {
    #[arg(conflicts_with = "session")]
    pub(super) hand: Option<HandRef>,
    #[arg(long, value_name = "SESSION")]
    pub(super) session: Option<i64>,
    #[arg(long)]
    pub(super) copy: bool,
}

#[derive(Args, Debug)]
pub(super) struct CloseArgs {
    #[arg(long, value_name = "SESSION")]
    pub(super) session: Option<i64>,
    #[arg(long)]
    pub(super) discard: bool,
    #[arg(long)]
    pub(super) settled: bool,
}

#[derive(Args, Debug)]
pub(super) struct VerifyArgs {
    #[arg(long, value_name = "NUMBER:HASH")]
    pub(super) head: Option<Seal>,
    #[arg(long)]
    pub(super) deep: bool,
    #[arg(long)]
    pub(super) recount: bool,
}

#[derive(Args, Debug)]
pub(super) struct ConfigArgs {
    #[arg(value_parser = key)]
    pub(super) key: Option<Key>,
    pub(super) value: Option<String>,
    #[arg(long, value_name = "KEY", value_parser = key, conflicts_with_all = ["key", "path"])]
    pub(super) unset: Option<Key>,
    #[arg(long, conflicts_with = "key")]
    pub(super) path: bool,
}

/// Returns the key of a name.
fn key(name: &str) -> Result<Key, String> {
    Key::of_name(name).ok_or_else(|| Key::names().collect::<Vec<_>>().join(", "))
}

#[derive(Args, Debug)]
pub(super) struct ShowArgs {
    pub(super) hand: HandRef,
    #[arg(long)]
    pub(super) original: bool,
    #[arg(long)]
    pub(super) json: bool,
    #[arg(long, conflicts_with = "json")]
    pub(super) explain: bool,
}

#[derive(Args, Debug, Default)]
pub(super) struct StandingsArgs {
    #[arg(long, value_name = "SESSION")]
    pub(super) session: Option<i64>,
    #[command(flatten)]
    pub(super) period: PeriodArgs,
    #[arg(long, value_name = "NAME")]
    pub(super) player: Option<String>,
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Args, Debug)]
pub(super) struct StatsArgs {
    #[arg(value_name = "NAME", num_args = 0..=2)]
    pub(super) names: Vec<String>,
    #[command(flatten)]
    pub(super) period: PeriodArgs,
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Args, Debug)]
pub(super) struct PeopleArgs {
    #[command(subcommand)]
    pub(super) command: Option<PeopleCommand>,
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Clone, Debug, Subcommand)]
pub(super) enum PeopleCommand {
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
pub(super) struct PaidArgs {
    pub(super) from: String,
    pub(super) to: String,
    pub(super) amount: String,
    pub(super) currency: Option<String>,
    #[arg(long, value_name = "DATE")]
    pub(super) date: Option<String>,
    #[arg(long, value_name = "TEXT")]
    pub(super) note: Option<String>,
    #[arg(long)]
    pub(super) kitty: bool,
}

#[derive(Args, Debug)]
pub(super) struct SettleUpArgs {
    #[command(flatten)]
    pub(super) period: PeriodArgs,
    #[arg(long, value_name = "NAME")]
    pub(super) why: Option<String>,
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Args, Debug)]
pub(super) struct SettledArgs {
    pub(super) currency: Option<String>,
    #[arg(long, value_name = "DATE")]
    pub(super) date: Option<String>,
}

#[derive(Args, Debug)]
pub(super) struct ManArgs {
    pub(super) command: Vec<String>,
    #[arg(long, value_name = "DIR", conflicts_with = "command")]
    pub(super) dir: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(super) struct ExportArgs {
    #[arg(long, required = true)]
    pub(super) jsonl: bool,
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(super) struct ImportArgs {
    pub(super) file: PathBuf,
    #[arg(long, value_name = "DAY")]
    pub(super) date: Option<String>,
}

#[derive(Args, Debug)]
pub(super) struct BackupArgs {
    pub(super) file: PathBuf,
}

#[derive(Args, Debug)]
pub(super) struct RestoreArgs {
    pub(super) file: PathBuf,
}
