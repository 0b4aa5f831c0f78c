//! The words of the command line: prompts, menus, commands. What the engine has to say is in
//! `crate::words`, and is said from here too.

pub(super) mod en;
mod faults;
pub(super) mod ja;
pub(super) mod ko;
mod money;

pub(super) use faults::faults_in;

pub(super) use crate::words::{Lang, at_place, signed};

/// Says something in a language: `say!(lang, sessions_line(day))` calls the function of that
/// language's words, of the command line or of the engine.
macro_rules! say {
    ($($call:tt)+) => { $crate::words::chosen!([cli::words] $($call)+) };
}

pub(super) use say;
