//! The words around help texts, and what is wrong with a command line.

use super::settings::unknown_setting;
use super::{LANG, list};
use crate::cli::facts::mistake::{Mistake, Takes};
use std::path::Path;

/// Returns the headings of the usage, the options, the arguments and the commands.
pub(in crate::cli) const fn help_headings() -> [&'static str; 4] {
    ["Usage", "Options", "Arguments", "Commands"]
}

/// Returns the help on an argument: its purpose, its default, and the environment variable that can
/// set it.
pub(in crate::cli) fn argument_help(
    says: &str,
    default: &str,
    environment: Option<&str>,
) -> String {
    let default = match default {
        "" => String::new(),
        default => format!(" [default: {default}]"),
    };
    let environment = environment.map_or_else(String::new, |name| format!(" [env: {name}]"));
    format!("{says}{default}{environment}")
}

/// Returns the headings of a manual page for the command's purpose and its usage.
pub(in crate::cli) const fn man_headings() -> [&'static str; 2] {
    ["NAME", "SYNOPSIS"]
}

/// Says that the manual pages were written.
pub(in crate::cli) fn pages_written(count: usize, folder: &Path) -> String {
    format!("{count} pages written to {}.", folder.display())
}

/// Says in one sentence what is wrong with a command line.
pub(in crate::cli) fn mistake(mistake: &Mistake) -> String {
    match mistake {
        Mistake::Unknown { argument, nearest } => {
            let what = format!("there is no {argument} here");
            match nearest {
                Some(nearest) => format!("{what}; did you mean {nearest}?"),
                None => what,
            }
        }
        Mistake::UnknownCommand { command, nearest } => match nearest {
            Some(nearest) => format!("there is no command {command}; did you mean {nearest}?"),
            None => format!("there is no command {command}; dokbak help lists them"),
        },
        Mistake::NoCommand { commands } => format!("say which one: {}", commands.join(", ")),
        Mistake::Missing { arguments } => match arguments.as_slice() {
            [one] => format!("{one} is missing"),
            several => format!("{} are missing", list(several)),
        },
        Mistake::NoValue { argument } => format!("{argument} needs a value"),
        Mistake::ValueTooMany { argument, value } => {
            format!("{argument} does not take \"{value}\"")
        }
        Mistake::UnknownSetting { name, nearest } => unknown_setting(name, nearest.as_deref()),
        Mistake::BadValue {
            argument,
            value,
            takes,
            nearest,
        } => {
            let taken = taken(takes);
            match nearest {
                Some(nearest) => format!(
                    "{argument} cannot be \"{value}\"; did you mean {nearest}? It takes {taken}"
                ),
                None => format!("{argument} cannot be \"{value}\"; it takes {taken}"),
            }
        }
        Mistake::Conflict { argument, with } => {
            format!("{argument} cannot be used with {}", list(with))
        }
        Mistake::Twice { argument } => format!("{argument} is given twice; leave one out"),
        Mistake::NotUtf8 => "an argument is not UTF-8 text".to_owned(),
    }
}

/// Says what an argument accepts.
fn taken(takes: &Takes) -> String {
    match takes {
        Takes::Number => "a whole number, 0 or more".to_owned(),
        Takes::OneOf(words) => either(words),
        Takes::Said(wording) => wording.in_lang(LANG).to_owned(),
    }
}

/// Joins words to choose from.
fn either(words: &[String]) -> String {
    match words {
        [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
        words => words.concat(),
    }
}

/// Says how to write a command, and where to read more.
pub(in crate::cli) fn usage_lines(usage: &str, command: &str) -> [String; 2] {
    [format!("Usage: {usage}"), format!("More: {command} --help")]
}
