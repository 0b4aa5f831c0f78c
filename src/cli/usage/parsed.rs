//! A command line that the parser accepted.

use super::rows::{self, Paged};
use crate::cli::args::Cli;
use clap::parser::ValueSource;
use clap::{ArgMatches, CommandFactory as _, FromArgMatches as _};
use std::ffi::OsString;

/// A command line that the parser accepted.
#[derive(Debug)]
pub(in crate::cli) struct CommandLine {
    pub(in crate::cli) cli: Cli,
    /// When the output of the called command goes to a pager.
    pub(in crate::cli) paged: Paged,
    /// Whether the output of this command line goes to a pager.
    pub(in crate::cli) is_for_reading: bool,
}

impl CommandLine {
    /// Reads a command line. Errors: the parser rejects it.
    pub(in crate::cli) fn parse(
        words: impl IntoIterator<Item = impl Into<OsString> + Clone>,
    ) -> Result<Self, clap::Error> {
        let words = words.into_iter().map(Into::into);
        let mut matches = Cli::command().try_get_matches_from(with_amounts(words))?;
        let (path, called) = called(&matches);
        let paged = rows::command(&path).map_or(Paged::Never, |row| row.paged);
        let is_for_reading = match paged {
            Paged::Never => false,
            Paged::Always => true,
            Paged::Unless(id) => called.value_source(id) != Some(ValueSource::CommandLine),
        };
        Ok(Self {
            cli: Cli::from_arg_matches_mut(&mut matches)?,
            paged,
            is_for_reading,
        })
    }
}

/// Replaces the hyphen of negative amounts such as `-500원` and `-$5` by a minus sign. The parser would
/// take such a word for options, as it only knows plain numbers.
fn with_amounts(words: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let mut adjusts = false;
    let each = words.map(|word| {
        adjusts |= word == "adjust";
        let amount = word.to_str().and_then(|text| text.strip_prefix('-'));
        let is_amount = |text: &&str| {
            text.starts_with(|letter: char| letter.is_ascii_digit() || "$€£₩¥".contains(letter))
        };
        match amount.filter(|text| adjusts && is_amount(text)) {
            Some(amount) => OsString::from(format!("−{amount}")),
            None => word,
        }
    });
    each.collect()
}

/// Returns the path of the called command, with its arguments.
fn called(matches: &ArgMatches) -> (String, &ArgMatches) {
    let (mut path, mut called) = (String::new(), matches);
    while let Some((name, inner)) = called.subcommand() {
        if !path.is_empty() {
            path.push(' ');
        }
        path.push_str(name);
        called = inner;
    }
    (path, called)
}
