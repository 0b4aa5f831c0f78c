//! Commands and what they take, a row each: what help, the manual and shells say of them, and what
//! is done alike for several. The names and types are in `cli/args`; a test holds both together.

mod evenings;
mod figures;
mod file;
mod hands;
mod money;
mod people;
mod program;
mod rules;
mod shared;
mod value;
mod written;

pub(super) use value::{COMMAND, OPTIONS};
pub(in crate::cli) use value::{Completes, ValueKind};

use crate::cli::settings::SettingKey;
use crate::cli::wording::Wording;
use crate::vocabulary::commands::Alias;

/// A command.
#[derive(Debug)]
pub(in crate::cli) struct CommandRow {
    /// How it is called after `dokbak`; empty for the program.
    pub(in crate::cli) path: &'static str,
    /// What it does.
    pub(in crate::cli) about: Wording,
    /// What people call it on the command line; the words that call it at the prompt too are in
    /// `vocabulary/commands.rs`.
    also: Synonyms,
    /// When its output goes to a pager.
    pub(in crate::cli) paged: Paged,
    /// The arguments whose rows are its own.
    own: &'static [ArgumentRow],
    /// The arguments that it shares with other commands.
    shared: &'static [&'static [ArgumentRow]],
    /// Command lines that its help shows.
    pub(super) examples: &'static [ExampleRow],
}

/// Further words for a command, folded, in each language.
#[derive(Clone, Copy, Debug)]
struct Synonyms {
    en: &'static [&'static str],
    ko: &'static [&'static str],
    ja: &'static [&'static str],
}

/// When the output of a command goes to a pager: where it only prints, and asks nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Paged {
    Never,
    Always,
    /// Unless this argument is given.
    Unless(&'static str),
}

/// An option or another argument of a command.
#[derive(Debug)]
pub(in crate::cli) struct ArgumentRow {
    /// The name of its field in `cli/args`.
    id: &'static str,
    /// What it is for.
    pub(super) about: Wording,
    /// What its value is; `None` for a flag.
    pub(in crate::cli) value: Option<ValueKind>,
    /// The setting whose value it gives for this time.
    pub(super) setting: Option<SettingKey>,
}

/// A command line that help shows.
#[derive(Debug)]
pub(super) struct ExampleRow {
    /// It without `dokbak`. People stand there as `ANN`, `BO` and `CHUL`, and money that is nobody's
    /// as `KITTY`.
    pub(super) line: &'static str,
    /// What it does.
    pub(super) does: Wording,
}

/// Makes rows of arguments: the id, the kind of its value unless it is a flag, the setting that it
/// gives, and what it is for.
macro_rules! arguments {
    ($($id:ident $(: $value:ident)? $(sets $key:ident)? { $($about:tt)* })*) => {
        &[$(ArgumentRow {
            id: stringify!($id),
            about: Wording { $($about)* },
            value: $crate::cli::usage::rows::given!($($value)?),
            setting: $crate::cli::usage::rows::given!($(SettingKey::$key)?),
        },)*]
    };
}

/// Makes the rows of commands: the path, and what the fields of [`CommandRow`] say.
macro_rules! commands {
    ($($path:literal {
        about: { $($about:tt)* }
        $(also: { $($also:tt)* })?
        paged: $paged:expr,
        takes: [$($shared:ident),*] { $($own:tt)* }
        examples: { $($line:literal { $($does:tt)* })+ }
    })+) => {
        pub(super) const COMMANDS: &[CommandRow] = &[$(CommandRow {
            path: $path,
            about: Wording { $($about)* },
            also: $crate::cli::usage::rows::synonyms!($($($also)*)?),
            paged: $paged,
            own: arguments! { $($own)* },
            shared: &[$($shared),*],
            examples: &[$(ExampleRow { line: $line, does: Wording { $($does)* } },)+],
        },)+];
    };
}

/// Makes an `Option` of what may be there.
macro_rules! given {
    () => {
        None
    };
    ($given:expr) => {
        Some($given)
    };
}

/// Makes the further words of a command, if it has some.
macro_rules! synonyms {
    () => {
        $crate::cli::usage::rows::Synonyms::NONE
    };
    ($($also:tt)+) => {
        $crate::cli::usage::rows::Synonyms { $($also)+ }
    };
}

use {arguments, commands, given, synonyms};

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

impl CommandRow {
    /// Returns its arguments.
    fn arguments(&self) -> impl Iterator<Item = &'static ArgumentRow> {
        self.own.iter().chain(self.shared.iter().copied().flatten())
    }
}

impl Synonyms {
    const NONE: Self = Self {
        en: &[],
        ko: &[],
        ja: &[],
    };

    /// Returns the words of all languages.
    fn all(self) -> impl Iterator<Item = &'static str> {
        let Self { en, ko, ja } = self;
        en.iter().chain(ko).chain(ja).copied()
    }
}

#[cfg(test)]
mod tests;
