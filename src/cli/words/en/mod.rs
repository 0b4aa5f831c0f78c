//! English at the command line.

mod cards;
mod closing;
mod compare;
mod dispute;
mod examples;
mod failure;
mod help;
mod house;
mod ledger;
mod lots;
mod menu;
mod play;
mod questions;
mod refusal;
mod rules;
mod settings;
mod setup;
mod share;
mod telling;
mod track;
mod tutorial;
mod usage;
mod verdict;
mod ways;
mod whatif;

use crate::words::Lang;
pub(in crate::cli) use crate::words::en::*;
pub(in crate::cli) use cards::*;
pub(in crate::cli) use closing::*;
pub(in crate::cli) use compare::*;
pub(in crate::cli) use dispute::*;
pub(in crate::cli) use examples::*;
pub(in crate::cli) use failure::*;
pub(in crate::cli) use help::*;
pub(in crate::cli) use house::*;
pub(in crate::cli) use ledger::*;
pub(in crate::cli) use lots::*;
pub(in crate::cli) use menu::*;
pub(in crate::cli) use play::*;
pub(in crate::cli) use questions::*;
pub(in crate::cli) use refusal::*;
pub(in crate::cli) use rules::*;
pub(in crate::cli) use settings::*;
pub(in crate::cli) use setup::*;
pub(in crate::cli) use share::*;
pub(in crate::cli) use telling::*;
pub(in crate::cli) use track::*;
pub(in crate::cli) use tutorial::*;
pub(in crate::cli) use usage::*;
pub(in crate::cli) use verdict::*;
pub(in crate::cli) use ways::*;
pub(in crate::cli) use whatif::*;

/// The language of these words.
const LANG: Lang = Lang::English;
