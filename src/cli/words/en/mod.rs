//! English at the command line.

mod closing;
mod compare;
mod dispute;
mod help;
mod house;
mod ledger;
mod lots;
mod menu;
mod play;
mod questions;
mod rules;
mod setup;
mod track;
mod ways;
mod whatif;

pub(in crate::cli) use crate::words::*;
pub(in crate::cli) use closing::*;
pub(in crate::cli) use compare::*;
pub(in crate::cli) use dispute::*;
pub(in crate::cli) use help::*;
pub(in crate::cli) use house::*;
pub(in crate::cli) use ledger::*;
pub(in crate::cli) use lots::*;
pub(in crate::cli) use menu::*;
pub(in crate::cli) use play::*;
pub(in crate::cli) use questions::*;
pub(in crate::cli) use rules::*;
pub(in crate::cli) use setup::*;
pub(in crate::cli) use track::*;
pub(in crate::cli) use ways::*;
pub(in crate::cli) use whatif::*;
