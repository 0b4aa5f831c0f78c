//! Where answers come from: a terminal with its keys, menus and completions, or the lines of a
//! script. Also questions that are asked outside of an evening.

pub(in crate::cli) mod alone;
pub(in crate::cli) mod answers;
pub(in crate::cli) mod complete;
pub(in crate::cli) mod decision;
pub(in crate::cli) mod initial;
pub(in crate::cli) mod keyboard;
pub(in crate::cli) mod keys;
pub(in crate::cli) mod listing;
pub(in crate::cli) mod menu;
mod mode;
pub(in crate::cli) mod preview;
pub(in crate::cli) mod prompter;
