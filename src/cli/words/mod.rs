//! The words of the command line: commands, options, failures. What the engine and an evening have
//! to say is in `crate::words`, and is said from here too.

pub(super) mod again;
pub(super) mod en;
pub(super) mod explained;
mod faults;
pub(super) mod ja;
pub(super) mod ko;
pub(super) mod page;

pub(super) use crate::words::evening::lot_fault;
pub(super) use crate::words::{Lang, Text, at_place, number, signed};
pub(super) use faults::{config_faults, faults_in};

use std::path::{Display, Path};

/// Returns the hour and minute of a moment of the ledger, which is in UTC.
fn hour(at: &str) -> &str {
    at.get(11..16).unwrap_or_default()
}

/// Returns the day of a moment of the ledger in UTC.
fn day_in_utc(at: &str) -> &str {
    at.get(..10).unwrap_or(at)
}

/// Returns the folder of a file as it is named.
fn folder(path: &Path) -> Display<'_> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new(".")).display()
}

/// Says something in a language: `say!(lang, sessions_line(day))` calls the function of that
/// language's words, of the command line or of the engine.
macro_rules! say {
    ($($call:tt)+) => { $crate::words::chosen!([cli::words] $($call)+) };
}

pub(super) use say;
