//! What is wrong with a command line, as facts.

use crate::cli::wording::Wording;

/// What is wrong with a command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Mistake {
    /// There is no such option, or one argument too many. The suggestion may be a whole command
    /// line.
    Unknown {
        argument: String,
        nearest: Option<String>,
    },
    /// There is no such command. The suggestion may be a whole command line.
    UnknownCommand {
        command: String,
        nearest: Option<String>,
    },
    /// A subcommand is missing.
    NoCommand { commands: Vec<String> },
    /// These arguments are missing.
    Missing { arguments: Vec<String> },
    /// An option is without its value.
    NoValue { argument: String },
    /// An option that takes no value was given one.
    ValueTooMany { argument: String, value: String },
    /// An argument does not accept this value; perhaps the nearest accepted one was meant.
    BadValue {
        argument: String,
        value: String,
        takes: Takes,
        nearest: Option<String>,
    },
    /// There is no such setting; perhaps the nearest one was meant.
    UnknownSetting {
        name: String,
        nearest: Option<String>,
    },
    /// Two arguments exclude each other.
    Conflict { argument: String, with: Vec<String> },
    /// An option was given twice.
    Twice { argument: String },
    /// An argument is not UTF-8 text.
    NotUtf8,
}

/// Which values an argument accepts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Takes {
    /// Any whole number.
    Number,
    /// One of these words.
    OneOf(Vec<String>),
    /// The values that this text describes.
    Said(&'static Wording),
}
