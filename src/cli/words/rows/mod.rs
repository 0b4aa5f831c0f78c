//! Plain sentences of the command line, with all languages side by side.

pub(in crate::cli::words) mod again;
pub(in crate::cli::words) mod aloud;
pub(in crate::cli::words) mod composed;
pub(in crate::cli::words) mod files;
pub(in crate::cli::words) mod ledger;
pub(in crate::cli::words) mod menu;
pub(in crate::cli::words) mod notes;
pub(in crate::cli::words) mod page;
pub(in crate::cli::words) mod questions;
pub(in crate::cli::words) mod rules;
pub(in crate::cli::words) mod safekeeping;
pub(in crate::cli::words) mod share;
pub(in crate::cli::words) mod stats;
