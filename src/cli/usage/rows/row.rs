//! The rows of commands, arguments and examples, and the macros for their tables.

use super::value::ValueKind;
use crate::cli::settings::SettingKey;
use crate::cli::wording::{InEachLang, Wording};

/// A command.
#[derive(Debug)]
pub(in crate::cli) struct CommandRow {
    /// The words after `dokbak` that call the command; empty for the program itself.
    pub(in crate::cli) path: &'static str,
    /// What the command does.
    pub(in crate::cli) about: Wording,
    /// Other words for the command on the command line; words that also work at the prompt are in
    /// `vocabulary/commands.rs`.
    pub(super) also: Synonyms,
    /// When the command's output goes to a pager.
    pub(in crate::cli) paged: Paged,
    /// The arguments that only this command takes.
    pub(super) own: &'static [ArgumentRow],
    /// The arguments that the command shares with other commands.
    pub(super) shared: &'static [&'static [ArgumentRow]],
    /// Command lines that the command's help shows.
    pub(in crate::cli::usage) examples: &'static [ExampleRow],
}

/// Other words for a command, folded, in each language.
pub(super) type Synonyms = InEachLang<&'static [&'static str]>;

/// When the output of a command goes to a pager: never while the command asks something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Paged {
    Never,
    Always,
    /// Always, unless this argument is given.
    Unless(&'static str),
}

/// An option or another argument of a command.
#[derive(Debug)]
pub(in crate::cli) struct ArgumentRow {
    /// The name of the argument's field in `cli/args`.
    pub(super) id: &'static str,
    /// What the argument is for.
    pub(in crate::cli::usage) about: Wording,
    /// The kind of the argument's value; `None` for a flag.
    pub(in crate::cli) value: Option<ValueKind>,
    /// The setting that the argument overrides for this call, if any.
    pub(in crate::cli::usage) setting: Option<SettingKey>,
}

/// A command line that help shows.
#[derive(Debug)]
pub(in crate::cli::usage) struct ExampleRow {
    /// The words after `dokbak`. `ANN`, `BO` and `CHUL` stand for people, `KITTY` for a kitty, and
    /// the words of `example_words` for what each language says there.
    pub(in crate::cli::usage) line: &'static str,
    /// What the command line does.
    pub(in crate::cli::usage) does: Wording,
}

/// Defines rows of arguments: the id, the kind of its value unless it is a flag, the setting that
/// it overrides, and what it is for.
macro_rules! arguments {
    ($($id:ident $(: $value:ident)? $(sets $key:ident)? { $($about:tt)* })*) => {
        &[$(ArgumentRow {
            id: stringify!($id),
            about: Wording { $($about)* },
            value: $crate::cli::usage::rows::row::given!($($value)?),
            setting: $crate::cli::usage::rows::row::given!($(SettingKey::$key)?),
        },)*]
    };
}

/// Defines the rows of commands: the path, and the fields of [`CommandRow`].
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
            also: $crate::cli::usage::rows::row::synonyms!($($($also)*)?),
            paged: $paged,
            own: arguments! { $($own)* },
            shared: &[$($shared),*],
            examples: &[$(ExampleRow { line: $line, does: Wording { $($does)* } },)+],
        },)+];
    };
}

/// Makes an `Option` of an expression that may be absent.
macro_rules! given {
    () => {
        None
    };
    ($given:expr) => {
        Some($given)
    };
}

/// Makes the [`Synonyms`] of a command, which may have none.
macro_rules! synonyms {
    () => {
        $crate::cli::usage::rows::row::Synonyms::NONE
    };
    ($($also:tt)+) => {
        $crate::cli::usage::rows::row::Synonyms { $($also)+ }
    };
}

impl CommandRow {
    /// Returns the command's arguments.
    pub(super) fn arguments(&self) -> impl Iterator<Item = &'static ArgumentRow> {
        self.own.iter().chain(self.shared.iter().copied().flatten())
    }
}

impl Synonyms {
    pub(super) const NONE: Self = Self {
        en: &[],
        ko: &[],
        ja: &[],
    };
}

pub(super) use {arguments, commands, given, synonyms};
