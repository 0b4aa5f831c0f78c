//! The words of the command line: prompts, menus, commands. What the engine has to say is in
//! `crate::words`.

mod en;

pub(super) use en::*;
