//! The command line.

use crate::ledger::Seal;
use crate::letters::inert;
use crate::limits::Limit;
use crate::words::Lang;
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::ffi::OsString;
use std::path::PathBuf;

/// Referee and bookkeeper for hwatu tables: who owes whom what, and why
#[derive(Debug, Parser)]
#[command(name = "dokbak", version, max_term_width = 100)]
pub(super) struct Cli {
    /// Ledger file [default: dokbak/ledger.db in the data directory of the platform]
    #[arg(
        long,
        global = true,
        env = "DOKBAK_LEDGER",
        hide_env_values = true,
        value_name = "FILE"
    )]
    pub(super) ledger: Option<PathBuf>,
    /// When to use colour
    #[arg(long, global = true, value_enum, default_value_t = ColorChoice::Auto, value_name = "WHEN")]
    pub(super) color: ColorChoice,
    /// Language of what is said
    #[arg(
        long,
        global = true,
        env = "DOKBAK_LANG",
        hide = true,
        value_name = "LANG",
        default_value_t,
        value_parser = lang
    )]
    pub(super) lang: Lang,
    #[command(subcommand)]
    pub(super) command: Option<Command>,
}

/// Returns the language of a code, or the codes there are.
fn lang(code: &str) -> Result<Lang, String> {
    let codes = || Lang::ALL.iter().map(|lang| lang.code()).collect::<Vec<_>>();
    Lang::of_code(code).ok_or_else(|| codes().join(", "))
}

/// Returns what the arguments ask for, or what is wrong with them and in them as they are shown.
pub(super) fn parse(args: impl Iterator<Item = OsString>) -> Result<Cli, clap::Error> {
    let args: Vec<OsString> = args.collect();
    Cli::try_parse_from(&args).map_err(|error| {
        // The parser puts its own colours around what it quotes.
        let shown = args
            .iter()
            .map(|arg| inert(&arg.to_string_lossy()).into_owned());
        Cli::try_parse_from(shown).err().unwrap_or(error)
    })
}

/// When to use colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum ColorChoice {
    /// On a terminal, unless `NO_COLOR` is set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Start or resume a session at the table (the default)
    Play(PlayArgs),
    /// Settle one hand from its record
    Settle(SettleArgs),
    /// Score a pile, and tell how far the next jokbo are
    Score(ScoreArgs),
    /// Tell who deals first, by the cards that everybody drew
    Draw(DrawArgs),
    /// List, show, check, compare and write rulesets
    #[command(subcommand)]
    Rules(RulesCommand),
    /// List the sessions and hands of the ledger
    Log(LogArgs),
    /// Show a hand of the ledger
    Show(ShowArgs),
    /// Show who has won and lost how much
    Standings(StandingsArgs),
    /// Give the reasons of a written hand, or of one line of it
    Why(WhyArgs),
    /// Show what a hand, or a whole session, would have come to otherwise
    Whatif(WhatifArgs),
    /// Settle a dispute about a written hand, claim by claim
    Dispute(DisputeArgs),
    /// End a session and settle it up
    Close(CloseArgs),
    /// Check that nothing in the ledger was changed
    Verify(VerifyArgs),
    /// Print the last entry's number and hash, for others to keep
    Seal,
    /// Print completions for a shell
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
}

#[derive(Args, Debug, Default)]
pub(super) struct PlayArgs {
    /// Play the lines of a file instead of asking; `-` is standard input
    #[arg(long, value_name = "FILE")]
    pub(super) script: Option<PathBuf>,
    /// Follow the hands of Go-Stop turn by turn, with what lies on the table
    #[arg(long)]
    pub(super) track: bool,
    /// Begin a new session even if one is open
    #[arg(long, conflicts_with = "session")]
    pub(super) new: bool,
    /// Go on with this session
    #[arg(long, value_name = "SESSION")]
    pub(super) session: Option<i64>,
}

#[derive(Args, Debug)]
pub(super) struct SettleArgs {
    /// The record, or `-` for standard input
    pub(super) file: PathBuf,
    #[command(flatten)]
    pub(super) rules: RulesArgs,
    /// Print one JSON object
    #[arg(long)]
    pub(super) json: bool,
    /// Say which rule each step comes from
    #[arg(long, conflicts_with = "json")]
    pub(super) explain: bool,
}

#[derive(Args, Debug)]
pub(super) struct RulesArgs {
    /// Ruleset to use instead of the record's: a shipped name or a path
    #[arg(long, value_name = "RULES")]
    pub(super) rules: Option<String>,
    /// Set one rule; may be repeated
    #[arg(long, value_name = "KEY=VALUE")]
    pub(super) set: Vec<String>,
}

#[derive(Args, Debug)]
pub(super) struct ScoreArgs {
    /// The cards, such as `1gtpp 3t 8g`
    #[arg(required = true)]
    pub(super) cards: Vec<String>,
    #[command(flatten)]
    pub(super) rules: RulesArgs,
    /// Print the score as JSON
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Args, Debug)]
pub(super) struct DrawArgs {
    /// Who drew which card, in turn order, such as `Ann=3t 'Kim Bo=8g'`
    #[arg(required = true, value_name = "NAME=CARD")]
    pub(super) lots: Vec<String>,
    /// It is night: the earliest month deals, in a tie the lowest card
    #[arg(long, conflicts_with = "day")]
    pub(super) night: bool,
    /// It is day: the latest month deals, in a tie the highest card
    #[arg(long)]
    pub(super) day: bool,
    #[command(flatten)]
    pub(super) rules: RulesArgs,
    /// Print one JSON object
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Debug, Subcommand)]
pub(super) enum RulesCommand {
    /// List the shipped rulesets
    List,
    /// Show what a table plays, as a sheet to read
    Show {
        /// A shipped name or a path
        name: String,
        /// Every key with its value and meaning instead
        #[arg(long)]
        all: bool,
    },
    /// Check a ruleset file and its worked examples
    Check {
        /// The files
        #[arg(required = true)]
        files: Vec<String>,
    },
    /// Show in what two rulesets differ at the table
    Diff {
        /// A shipped name or a path
        left: String,
        /// Another
        right: String,
    },
    /// Play the same deals under two rulesets of Go-Stop, and show what differs
    Compare(CompareArgs),
    /// Write a ruleset file of your own, with a few questions
    New(NewRulesArgs),
    /// Print the JSON Schema of ruleset files, for editors
    Schema,
    /// Print the rule book of all games as Markdown
    Book,
}

#[derive(Args, Debug)]
pub(super) struct CompareArgs {
    /// A shipped name or a path
    pub(super) left: String,
    /// Another
    pub(super) right: String,
    /// How many deals to play under each
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=Limit::Deals.most() as u64))]
    pub(super) deals: u64,
    /// What the shuffles come from
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(super) seed: u64,
    /// How many play, 2 or 3
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u8).range(2..=3))]
    pub(super) players: u8,
    /// How they play
    #[arg(long, value_enum, value_name = "STYLE", default_value_t = StyleChoice::Mixed)]
    pub(super) style: StyleChoice,
    /// Print one JSON object
    #[arg(long)]
    pub(super) json: bool,
}

/// How the players of a comparison play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum StyleChoice {
    /// Any play that is allowed
    Random,
    /// The play that brings the most now
    Greedy,
    /// What brings much and leaves the next player little
    Cautious,
    /// All three, a seat further with every deal
    Mixed,
}

#[derive(Args, Debug)]
pub(super) struct NewRulesArgs {
    /// The name, for NAME.yaml here; or a path with a slash or .yaml
    pub(super) name: String,
    /// The ruleset to start from: a shipped name or a path
    #[arg(long, value_name = "RULES")]
    pub(super) from: Option<String>,
    /// Set one rule without being asked; may be repeated
    #[arg(long, value_name = "KEY=VALUE")]
    pub(super) set: Vec<String>,
    /// Ask nothing, and keep all that is not set
    #[arg(long)]
    pub(super) yes: bool,
}

#[derive(Args, Debug)]
pub(super) struct LogArgs {
    /// Only this session
    #[arg(long, value_name = "SESSION")]
    pub(super) session: Option<i64>,
}

#[derive(Args, Debug)]
pub(super) struct WhyArgs {
    /// The hand, by its number in the log
    pub(super) hand: i64,
    /// A line of its record, by its number
    pub(super) line: Option<u32>,
}

#[derive(Args, Debug)]
pub(super) struct WhatifArgs {
    /// The hand, by its number in the log
    #[arg(required_unless_present = "session", conflicts_with = "session")]
    pub(super) hand: Option<i64>,
    /// All hands of this session
    #[arg(long, value_name = "SESSION")]
    pub(super) session: Option<i64>,
    #[command(flatten)]
    pub(super) rules: RulesArgs,
    /// Leave out a line of the record, by its number; may be repeated
    #[arg(long, value_name = "LINE", conflicts_with = "session")]
    pub(super) without: Vec<u32>,
    /// Put in a line before the one that ends the hand, or before line N with N:LINE
    #[arg(long, value_name = "LINE", conflicts_with = "session")]
    pub(super) with: Vec<String>,
}

#[derive(Args, Debug)]
pub(super) struct DisputeArgs {
    /// The hand, by its number in the log
    pub(super) hand: i64,
    /// Take the claims from a file instead of asking; `-` is standard input
    #[arg(long, value_name = "FILE")]
    pub(super) script: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(super) struct CloseArgs {
    /// The session [default: the one that is open]
    #[arg(long, value_name = "SESSION")]
    pub(super) session: Option<i64>,
    /// Leave out what was entered of a hand that is not finished
    #[arg(long)]
    pub(super) discard: bool,
}

#[derive(Args, Debug)]
pub(super) struct VerifyArgs {
    /// Check too that all up to an entry is as it was when `dokbak seal` printed this
    #[arg(long, value_name = "NUMBER:HASH")]
    pub(super) head: Option<Seal>,
    /// Settle every record again, and every close
    #[arg(long)]
    pub(super) deep: bool,
}

#[derive(Args, Debug)]
pub(super) struct ShowArgs {
    /// The hand, by its number in the log, or a correction by its own
    pub(super) hand: i64,
    /// As it was first written, before any correction
    #[arg(long)]
    pub(super) original: bool,
    /// Print the verdict as JSON
    #[arg(long)]
    pub(super) json: bool,
    /// Say which rule each step comes from
    #[arg(long, conflicts_with = "json")]
    pub(super) explain: bool,
}

#[derive(Args, Debug)]
pub(super) struct StandingsArgs {
    /// Only this session
    #[arg(long, value_name = "SESSION")]
    pub(super) session: Option<i64>,
    /// Only hands since this day, by this machine's time zone
    #[arg(long, value_name = "DATE")]
    pub(super) since: Option<String>,
    /// Only this player, hand by hand
    #[arg(long, value_name = "NAME")]
    pub(super) player: Option<String>,
}
