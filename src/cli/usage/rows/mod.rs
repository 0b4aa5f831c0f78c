//! Commands and what they take, a row each: what help, the manual and shells say of them, and what
//! is done alike for several. The names and types are in `cli/args`; a test holds both together.

mod evenings;
mod figures;
mod file;
mod hands;
mod money;
mod people;
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

/// Every command, by what it is about.
const COMMANDS: [&[CommandRow]; 9] = [
    program::COMMANDS,
    hands::COMMANDS,
    rules::COMMANDS,
    written::COMMANDS,
    figures::COMMANDS,
    money::COMMANDS,
    people::COMMANDS,
    evenings::COMMANDS,
    file::COMMANDS,
];

/// Returns every command.
pub(super) fn all() -> impl Iterator<Item = &'static CommandRow> {
    COMMANDS.into_iter().flatten()
}

/// Returns a command by how it is called after `dokbak`.
pub(in crate::cli) fn command(path: &str) -> Option<&'static CommandRow> {
    all().find(|row| row.path == path)
}

/// Returns an argument of a command: its own, or what every command takes.
pub(in crate::cli) fn argument(path: &str, id: &str) -> Option<&'static ArgumentRow> {
    let of = |path| command(path)?.arguments().find(|row| row.id == id);
    of(path).or_else(|| of(""))
}

/// Returns the command that people call by a folded word.
pub(super) fn called(word: &str) -> Option<&'static str> {
    let at_the_prompt = Alias::at_the_prompt(word).and_then(Alias::command);
    at_the_prompt.or_else(|| {
        let row = all().find(|row| row.also.all().any(|also| also == word))?;
        Some(row.path)
    })
}

#[cfg(test)]
mod tests;
