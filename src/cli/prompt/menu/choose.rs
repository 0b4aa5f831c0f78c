//! Choosing in a terminal: one of several, several of them, yes or no.

use crate::letters::inert;
use console::{Term, truncate_str};
use dialoguer::theme::SimpleTheme;
use dialoguer::{Confirm, FuzzySelect, MultiSelect, Select};
use std::io;

/// Returns whether a question is answered with yes; Esc chooses nothing.
pub(super) fn confirm(question: &str) -> io::Result<Option<bool>> {
    Confirm::with_theme(&SimpleTheme)
        .with_prompt(inert(question))
        .report(false)
        .interact_opt()
        .map_err(io_error)
}

/// Returns the items cut to the width of the terminal: a longer one would leave stale rows.
fn fitted(items: &[String]) -> Vec<String> {
    let width = usize::from(Term::stderr().size().1)
        .saturating_sub(6)
        .max(10);
    items
        .iter()
        .map(|item| truncate_str(&inert(item), width, "~").into_owned())
        .collect()
}

/// How many rows a menu shows at once.
pub(super) fn rows() -> usize {
    usize::from(Term::stderr().size().0)
        .saturating_sub(4)
        .clamp(5, 24)
}

/// Returns which of some items is chosen; Esc chooses nothing. Of more than are shown at once it is
/// found by typing.
pub(super) fn select(question: &str, items: &[String]) -> io::Result<Option<usize>> {
    if items.len() > rows() {
        return fuzzy(question, items);
    }
    Select::with_theme(&SimpleTheme)
        .with_prompt(inert(question))
        .items(fitted(items))
        .default(0)
        .max_length(rows())
        .report(false)
        .interact_opt()
        .map_err(io_error)
}

/// Returns which of some items is chosen, found by typing; Esc chooses nothing.
pub(super) fn fuzzy(question: &str, items: &[String]) -> io::Result<Option<usize>> {
    FuzzySelect::with_theme(&SimpleTheme)
        .with_prompt(inert(question))
        .items(fitted(items))
        .default(0)
        .max_length(rows())
        .report(false)
        .interact_opt()
        .map_err(io_error)
}

/// Returns which of some items are chosen, no more than a menu shows at once; Esc chooses nothing.
pub(super) fn several(question: &str, items: &[String]) -> io::Result<Option<Vec<usize>>> {
    MultiSelect::with_theme(&SimpleTheme)
        .with_prompt(inert(question))
        .items(fitted(items))
        .max_length(rows())
        .report(false)
        .interact_opt()
        .map_err(io_error)
}

fn io_error(error: dialoguer::Error) -> io::Error {
    match error {
        dialoguer::Error::IO(error) => error,
    }
}
