//! The words of the command line: prompts, menus, commands. What the engine has to say is in
//! `words`.

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

pub(super) use crate::words::*;
pub(super) use closing::*;
pub(super) use compare::*;
pub(super) use dispute::*;
pub(super) use help::*;
pub(super) use house::*;
pub(super) use ledger::*;
pub(super) use lots::*;
pub(super) use menu::*;
pub(super) use play::*;
pub(super) use questions::*;
pub(super) use rules::*;
pub(super) use setup::*;
pub(super) use track::*;
pub(super) use ways::*;
pub(super) use whatif::*;
