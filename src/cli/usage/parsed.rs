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
        let mut matches = Cli::command().try_get_matches_from(words)?;
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
