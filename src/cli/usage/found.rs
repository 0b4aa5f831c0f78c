//! What the parser found wrong with a command line, as facts.

use super::{Completes, meant, rows};
use crate::card::nearest_of;
use crate::cli::facts::mistake::{Mistake, Takes};
use crate::cli::settings::SettingKey;
use clap::Command;
use clap::builder::{Arg, PossibleValue};
use clap::error::{ContextKind, ContextValue, ErrorKind};

impl Mistake {
    /// Returns what the parser found. `called` is the parser, with the path of the command that was
    /// called.
    pub(super) fn from_clap(
        kind: ErrorKind,
        error: &clap::Error,
        called: (&Command, &str),
    ) -> Self {
        let one = |kind| match error.get(kind) {
            Some(ContextValue::String(text)) => text.clone(),
            Some(ContextValue::Strings(texts)) => texts.first().cloned().unwrap_or_default(),
            _ => String::new(),
        };
        let all = |kind| match error.get(kind) {
            Some(ContextValue::String(text)) => vec![text.clone()],
            Some(ContextValue::Strings(texts)) => texts.clone(),
            _ => Vec::new(),
        };
        // The last suggestion is the nearest.
        let nearest = |kind| all(kind).pop();
        let argument = one(ContextKind::InvalidArg);
        match kind {
            ErrorKind::InvalidSubcommand => Self::UnknownCommand {
                command: one(ContextKind::InvalidSubcommand),
                nearest: nearest(ContextKind::SuggestedSubcommand),
            },
            ErrorKind::MissingSubcommand => Self::NoCommand {
                commands: all(ContextKind::ValidSubcommand),
            },
            ErrorKind::MissingRequiredArgument => Self::Missing {
                arguments: all(ContextKind::InvalidArg),
            },
            ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
                match one(ContextKind::InvalidValue) {
                    value if value.is_empty() => Self::NoValue { argument },
                    value => bad_value(argument, value, called),
                }
            }
            ErrorKind::NoEquals | ErrorKind::TooFewValues => Self::NoValue { argument },
            ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues => Self::ValueTooMany {
                argument,
                value: one(ContextKind::InvalidValue),
            },
            ErrorKind::ArgumentConflict => {
                let with = all(ContextKind::PriorArg);
                if with.contains(&argument) {
                    Self::Twice { argument }
                } else {
                    Self::Conflict { argument, with }
                }
            }
            ErrorKind::InvalidUtf8 => Self::NotUtf8,
            _ => Self::Unknown {
                argument,
                nearest: nearest(ContextKind::SuggestedArg),
            },
        }
    }

    /// Adds the command line that these words may have meant, if there is one; `path` is the
    /// command that they call.
    pub(super) fn with_lines(self, shown: &[String], path: &str) -> Self {
        match self {
            Self::UnknownCommand { command, nearest } => {
                let nearest = meant::by_command(shown, path, &command, nearest);
                Self::UnknownCommand { command, nearest }
            }
            Self::Unknown { argument, nearest } => {
                let line = || meant::by_argument(shown, path, &argument);
                let nearest = nearest.or_else(line);
                Self::Unknown { argument, nearest }
            }
            other => other,
        }
    }
}

fn bad_value(argument: String, value: String, (program, path): (&Command, &str)) -> Mistake {
    let arg = named(&argument, program, path);
    let path = path.split_once(' ').map_or("", |(_, path)| path);
    let row = arg.and_then(|arg| rows::argument(path, arg.get_id().as_str()));
    let kind = row.and_then(|row| row.value.as_ref());
    if kind.is_some_and(|kind| kind.completes == Completes::Settings) {
        return Mistake::UnknownSetting {
            nearest: nearest_of(&value, SettingKey::names()),
            name: value,
        };
    }
    let words = arg.map(Arg::get_possible_values).unwrap_or_default();
    let words: Vec<&str> = words.iter().map(PossibleValue::get_name).collect();
    let takes = match kind.and_then(|kind| kind.takes.as_ref()) {
        Some(takes) => Takes::Said(takes),
        None if words.is_empty() => Takes::Number,
        None => Takes::OneOf(words.iter().map(ToString::to_string).collect()),
    };
    Mistake::BadValue {
        nearest: nearest_of(&value, words),
        takes,
        argument,
        value,
    }
}

/// Returns the argument that an error shows as `argument`; `path` is the path of its command.
fn named<'a>(argument: &str, program: &'a Command, path: &str) -> Option<&'a Arg> {
    let mut inner = path.split(' ').skip(1);
    let command = inner.try_fold(program, |command, name| command.find_subcommand(name))?;
    command
        .get_arguments()
        .find(|arg| arg.to_string() == argument)
}

#[cfg(test)]
mod tests {
    use super::super::tests::wrong;
    use super::*;
    use crate::cli::wording::Wording;

    #[test]
    fn what_is_wrong_is_told_as_facts() {
        let of = |line| wrong(line).0;
        let text = |text: &str| text.to_owned();
        assert_eq!(
            of("settel"),
            Mistake::UnknownCommand {
                command: text("settel"),
                nearest: Some(text("settle"))
            }
        );
        assert_eq!(
            of("play --scirpt"),
            Mistake::Unknown {
                argument: text("--scirpt"),
                nearest: Some(text("--script"))
            }
        );
        assert_eq!(
            of("settle"),
            Mistake::Missing {
                arguments: vec![text("<FILE>")]
            }
        );
        assert_eq!(
            of("show eight"),
            Mistake::BadValue {
                takes: Takes::Said(&Wording {
                    en: "a hand: last, or evening and hand such as 3/7.2",
                    ko: "last, 또는 3/7.2 같은 모임과 판",
                    ja: "last、または3/7.2のような回と局",
                }),
                argument: text("[HAND]"),
                value: text("eight"),
                nearest: None
            }
        );
        let twice = "import there.jsonl --twice her";
        assert_eq!(
            wrong(twice).0,
            Mistake::BadValue {
                takes: Takes::OneOf(["here", "there", "both"].map(text).to_vec()),
                argument: text("--twice <WHICH>"),
                value: text("her"),
                nearest: Some(text("here"))
            }
        );
        assert_eq!(
            of("play --new --evening 3/7"),
            Mistake::Conflict {
                argument: text("--new"),
                with: vec![text("--evening <EVENING>")]
            }
        );
        assert_eq!(
            of("play --new --new"),
            Mistake::Twice {
                argument: text("--new")
            }
        );
        // The setting is spelt `color`.
        for line in ["config colour", "config --unset colour"] {
            assert_eq!(
                of(line),
                Mistake::UnknownSetting {
                    name: text("colour"),
                    nearest: Some(text("color"))
                }
            );
        }
        assert_eq!(
            of("play --evening"),
            Mistake::NoValue {
                argument: text("--evening <EVENING>")
            }
        );
    }
}
