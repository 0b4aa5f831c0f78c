//! What the parser found wrong with a command line, as facts.

use super::meant;
use crate::card::nearest_of;
use crate::cli::facts::mistake::Mistake;
use crate::cli::settings::SettingKey;
use clap::Command;
use clap::builder::Arg;
use clap::error::{ContextKind, ContextValue, ErrorKind};

impl Mistake {
    /// Returns what the parser found.
    pub(super) fn from_clap(kind: ErrorKind, error: &clap::Error, command: &Command) -> Self {
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
        // Of several, the last is the nearest.
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
                    value => bad_value(argument, value, command),
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

    /// Returns the mistake with the command line that may be meant instead of these words, if there
    /// is one; `path` is the command that they call.
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

fn bad_value(argument: String, value: String, command: &Command) -> Mistake {
    let arg = named(&argument, command);
    let id = arg.map_or_else(String::new, |arg| arg.get_id().to_string());
    if matches!(id.as_str(), "key" | "unset") {
        return Mistake::UnknownSetting {
            nearest: nearest_of(&value, SettingKey::names()),
            name: value,
        };
    }
    Mistake::BadValue {
        id,
        nearest: arg.and_then(|arg| meant::value(arg, &value)),
        argument,
        value,
    }
}

/// Returns the argument that is called so in an error.
fn named<'a>(argument: &str, command: &'a Command) -> Option<&'a Arg> {
    let mut own = command.get_arguments();
    own.find(|arg| arg.to_string() == argument).or_else(|| {
        let mut inner = command.get_subcommands();
        inner.find_map(|inner| named(argument, inner))
    })
}

#[cfg(test)]
mod tests {
    use super::super::tests::wrong;
    use super::*;

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
                id: text("hand"),
                argument: text("[HAND]"),
                value: text("eight"),
                nearest: None
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
        // The setting of colours is spelt as in America, and colours are not.
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
