//! The texts of commands and arguments, one row each, for help, the manual and shell completion.
//! Their names and types are in `cli/args`; a test checks that the two agree.

#[cfg(feature = "club")]
mod club;
mod evenings;
mod figures;
mod file;
mod hands;
mod kept;
mod money;
mod people;
#[cfg(feature = "serve")]
mod phones;
mod program;
mod row;
mod rules;
mod shared;
mod value;
mod written;

pub(super) use row::ExampleRow;
pub(in crate::cli) use row::{ArgumentRow, CommandRow, Paged};
pub(in crate::cli) use value::Completes;
pub(super) use value::{COMMAND, OPTIONS};

use crate::vocabulary::commands::Alias;

/// Every command, grouped by subject.
const COMMANDS: &[&[CommandRow]] = &[
    program::COMMANDS,
    #[cfg(feature = "serve")]
    phones::COMMANDS,
    hands::COMMANDS,
    rules::COMMANDS,
    written::COMMANDS,
    figures::COMMANDS,
    money::COMMANDS,
    kept::COMMANDS,
    people::COMMANDS,
    evenings::COMMANDS,
    #[cfg(feature = "club")]
    club::COMMANDS,
    file::COMMANDS,
];

/// Returns every command.
pub(super) fn all() -> impl Iterator<Item = &'static CommandRow> {
    COMMANDS.iter().copied().flatten()
}

/// Returns the command that these words call after `dokbak`, if there is one.
pub(in crate::cli) fn command(path: &str) -> Option<&'static CommandRow> {
    all().find(|row| row.path == path)
}

/// Returns the argument of a command with this id, if there is one: the command's own, or one that
/// every command takes.
pub(in crate::cli) fn argument(path: &str, id: &str) -> Option<&'static ArgumentRow> {
    let of = |path| command(path)?.arguments().find(|row| row.id == id);
    of(path).or_else(|| of(""))
}

/// Returns the command that people may mean by a folded word, if there is one.
pub(super) fn called(word: &str) -> Option<&'static str> {
    let at_the_prompt = Alias::at_the_prompt(word).and_then(Alias::command);
    at_the_prompt.or_else(|| {
        let row = all().find(|row| {
            row.also
                .all()
                .into_iter()
                .flatten()
                .any(|also| *also == word)
        })?;
        Some(row.path)
    })
}

#[cfg(test)]
mod tests;
