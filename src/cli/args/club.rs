//! Arguments of commands about a club.

use clap::{Args, Subcommand};
use std::path::PathBuf;

#[derive(Debug, Subcommand)]
pub(in crate::cli) enum ClubCommand {
    Create(ClubCreateArgs),
    Join(ClubJoinArgs),
    Status,
    Check(ClubCheckArgs),
    Leave,
    Copy(ClubCopyArgs),
    Upgrade,
}

#[derive(Args, Debug)]
pub(in crate::cli) struct ClubCreateArgs {
    #[arg(value_name = "URL")]
    pub(in crate::cli) url: String,
    #[arg(long, value_name = "TABLE")]
    pub(in crate::cli) table: Option<String>,
    #[arg(long, value_name = "CERTIFICATES")]
    pub(in crate::cli) ca: Option<PathBuf>,
    #[command(flatten)]
    pub(in crate::cli) roles: ClubRoleArgs,
}

#[derive(Args, Debug)]
pub(in crate::cli) struct ClubRoleArgs {
    #[arg(long, value_name = "ROLE", default_value = "dokbak_table")]
    pub(in crate::cli) table_role: String,
    #[arg(long, value_name = "ROLE", default_value = "dokbak_reader")]
    pub(in crate::cli) reader_role: String,
}

#[derive(Args, Debug)]
pub(in crate::cli) struct ClubJoinArgs {
    // Without an address, the copy that joined already sits down at another table.
    #[arg(value_name = "URL", required_unless_present = "table")]
    pub(in crate::cli) url: Option<String>,
    #[arg(long, value_name = "TABLE")]
    pub(in crate::cli) table: Option<String>,
    #[arg(long, value_name = "CERTIFICATES", requires = "url")]
    pub(in crate::cli) ca: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(in crate::cli) struct ClubCheckArgs {
    #[arg(long)]
    pub(in crate::cli) give_back: bool,
    #[arg(long, conflicts_with = "give_back")]
    pub(in crate::cli) rejoin: bool,
}

#[derive(Args, Debug)]
pub(in crate::cli) struct ClubCopyArgs {
    #[arg(value_name = "TO")]
    pub(in crate::cli) to: String,
    #[arg(long, value_name = "CERTIFICATES")]
    pub(in crate::cli) ca: Option<PathBuf>,
    #[command(flatten)]
    pub(in crate::cli) roles: ClubRoleArgs,
}
