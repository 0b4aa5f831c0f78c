//! The words of the command line: commands, options, failures. What the engine and an evening have
//! to say is in `crate::words`, and is said from here too.

pub(super) mod again;
pub(super) mod en;
pub(super) mod explained;
mod faults;
pub(super) mod ja;
pub(super) mod ko;
pub(super) mod page;
pub(super) mod rows;

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

/// Makes the functions of rows for the words of the command line.
macro_rules! messages {
    ($($rows:tt)*) => {
        $crate::words::messages_of! { [cli::words] [pub(in crate::cli)] $($rows)* }
    };
}

/// Makes functions of the command line that are the same in each language, but for the words that
/// they use.
macro_rules! composed {
    ($($rows:tt)*) => {
        $crate::words::composed_of! { [cli::words] [pub(in crate::cli)] $($rows)* }
    };
}

pub(super) use {composed, messages, say};

/// Returns a question with how it is answered, where Enter says yes.
pub(super) fn yes_or_no(lang: Lang, question: impl Into<String>) -> String {
    question.into() + say!(lang, enter_says_yes()).as_ref()
}

/// Returns a question with how it is answered, where Enter says no.
pub(super) fn no_or_yes(lang: Lang, question: impl Into<String>) -> String {
    question.into() + say!(lang, enter_says_no()).as_ref()
}

/// Returns the question whether something is a slip, with how it is answered.
pub(super) fn a_slip_or_not(lang: Lang, question: impl Into<String>) -> String {
    question.into() + say!(lang, enter_says_slip()).as_ref()
}

/// Returns a text that stands below what it belongs to.
pub(super) fn below(text: impl Into<Text>) -> Text {
    Text::new("  ", "").then(text)
}

/// Returns why something is not accepted, behind the mark for that.
pub(super) fn refused(why: impl Into<Text>) -> Text {
    Text::new("  ! ", "").then(why)
}
