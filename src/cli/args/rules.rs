//! Arguments of commands about rules.

use crate::limits::Limit;
use clap::{Args, Subcommand, ValueEnum};

#[derive(Args, Debug)]
pub(in crate::cli) struct RulesArgs {
    #[arg(long, value_name = "RULES")]
    pub(in crate::cli) rules: Option<String>,
    #[arg(long, value_name = "KEY=VALUE")]
    pub(in crate::cli) set: Vec<String>,
}

#[derive(Debug, Subcommand)]
pub(in crate::cli) enum RulesCommand {
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
pub(in crate::cli) struct CompareArgs {
    pub(in crate::cli) left: String,
    pub(in crate::cli) right: String,
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=Limit::Deals.most() as u64))]
    pub(in crate::cli) deals: u64,
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(in crate::cli) seed: u64,
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u8).range(2..=3))]
    pub(in crate::cli) players: u8,
    #[arg(long, value_enum, value_name = "STYLE", default_value_t = StyleChoice::Mixed)]
    pub(in crate::cli) style: StyleChoice,
    #[arg(long)]
    pub(in crate::cli) json: bool,
}

/// How the players of a comparison play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum StyleChoice {
    Random,
    Greedy,
    Cautious,
    Mixed,
}

#[derive(Args, Debug)]
pub(in crate::cli) struct NewRulesArgs {
    pub(in crate::cli) name: String,
    #[arg(long, value_name = "RULES")]
    pub(in crate::cli) from: Option<String>,
    #[arg(long, value_name = "KEY=VALUE")]
    pub(in crate::cli) set: Vec<String>,
    #[arg(long)]
    pub(in crate::cli) yes: bool,
}
