//! The words of the command line: commands, options and failures. The words of the engine and of an
//! evening are in `crate::words`, and are reachable from here too.

pub(super) mod again;
pub(super) mod en;
pub(super) mod explained;
mod faults;
pub(super) mod help;
pub(super) mod ja;
pub(super) mod ko;
pub(super) mod page;
pub(super) mod rows;

pub(super) use crate::words::evening::lot_fault;
pub(super) use crate::words::{Lang, Text, at_place, number, signed};
pub(super) use faults::{config_faults, faults_in};

use std::path::{Display, Path};

/// Returns the hour and minute of a ledger timestamp, in UTC.
fn hour(at: &str) -> &str {
    at.get(11..16).unwrap_or_default()
}

/// Returns the day of a ledger timestamp, in UTC.
fn day_in_utc(at: &str) -> &str {
    at.get(..10).unwrap_or(at)
}

/// Returns the folder of a file, as named.
fn folder(path: &Path) -> Display<'_> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new(".")).display()
}

/// Says something in a language: `say!(lang, sessions_line(day))` calls that function of the
/// language, from the words of the command line or of the engine.
macro_rules! say {
    ($($call:tt)+) => { $crate::words::chosen!([cli::words] $($call)+) };
}

/// Defines the words of the command line, from rows.
macro_rules! messages {
    ($($rows:tt)*) => {
        $crate::words::messages_of! { [cli::words] [pub(in crate::cli)] $($rows)* }
    };
}

/// Defines functions of the command line whose body is the same in every language; only the words
/// they call differ.
macro_rules! composed {
    ($($rows:tt)*) => {
        $crate::words::composed_of! { [cli::words] [pub(in crate::cli)] $($rows)* }
    };
}

pub(super) use {composed, messages, say};

/// Appends how to answer a question to which Enter means yes.
pub(super) fn yes_or_no(lang: Lang, question: impl Into<String>) -> String {
    question.into() + say!(lang, enter_says_yes()).as_ref()
}

/// Appends how to answer a question to which Enter means no.
pub(super) fn no_or_yes(lang: Lang, question: impl Into<String>) -> String {
    question.into() + say!(lang, enter_says_no()).as_ref()
}

/// Appends how to answer the question whether something is a slip.
pub(super) fn a_slip_or_not(lang: Lang, question: impl Into<String>) -> String {
    question.into() + say!(lang, enter_says_slip()).as_ref()
}

/// Indents a text that belongs to the line above it.
pub(super) fn below(text: impl Into<Text>) -> Text {
    Text::new("  ", "").then(text)
}

/// Puts the mark for rejection in front of a reason.
pub(super) fn refused(why: impl Into<Text>) -> Text {
    Text::new("  ! ", "").then(why)
}
