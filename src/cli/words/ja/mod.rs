//! Japanese at the command line.

mod aloud;
mod cards;
mod compare;
mod decision;
mod dispute;
mod examples;
mod explained;
mod failure;
mod files;
mod help;
mod house;
mod ledger;
mod ledger_faults;
mod menu;
mod notes;
mod page;
mod people;
mod period;
mod questions;
mod rules;
mod safekeeping;
mod settings;
mod setup;
mod share;
mod stats;
mod tutorial;
mod usage;

pub(in crate::cli) use crate::cli::words::page::ja::*;
pub(in crate::cli) use crate::cli::words::rows::{
    again::ja::*, aloud::ja::*, composed::ja::*, files::ja::*, ledger::ja::*, menu::ja::*,
    notes::ja::*, page::ja::*, questions::ja::*, rules::ja::*, safekeeping::ja::*, share::ja::*,
    stats::ja::*,
};
use crate::words::Lang;
pub(in crate::cli) use crate::words::ja::*;
pub(in crate::cli) use aloud::*;
pub(in crate::cli) use cards::*;
pub(in crate::cli) use compare::*;
pub(in crate::cli) use decision::*;
pub(in crate::cli) use dispute::*;
pub(in crate::cli) use examples::*;
pub(in crate::cli) use explained::*;
pub(in crate::cli) use failure::*;
use files::cannot_write;
pub(in crate::cli) use help::*;
pub(in crate::cli) use house::*;
pub(in crate::cli) use ledger::*;
pub(in crate::cli) use ledger_faults::chain_fault;
pub(in crate::cli) use menu::*;
pub(in crate::cli) use notes::*;
pub(in crate::cli) use page::*;
pub(in crate::cli) use people::*;
pub(in crate::cli) use period::*;
pub(in crate::cli) use questions::*;
pub(in crate::cli) use rules::*;
pub(in crate::cli) use safekeeping::*;
pub(in crate::cli) use settings::*;
pub(in crate::cli) use setup::*;
pub(in crate::cli) use share::*;
pub(in crate::cli) use stats::*;
pub(in crate::cli) use tutorial::*;
pub(in crate::cli) use usage::*;

const LANG: Lang = Lang::Japanese;
