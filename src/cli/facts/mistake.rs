//! What is wrong with a command line, as facts.

use crate::cli::wording::Wording;

/// What is wrong with a command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Mistake {
    /// There is no such option, or one argument too many; and what may be meant, which may be a
    /// whole command line.
    Unknown {
        argument: String,
        nearest: Option<String>,
    },
    /// There is no such command; and what may be meant, which may be a whole command line.
    UnknownCommand {
        command: String,
        nearest: Option<String>,
    },
    /// A command of this one is missing.
    NoCommand { commands: Vec<String> },
    /// These arguments are missing.
    Missing { arguments: Vec<String> },
    /// An option is without its value.
    NoValue { argument: String },
    /// An option that takes no value has one.
    ValueTooMany { argument: String, value: String },
    /// A value is none that its argument takes; and which may be meant.
    BadValue {
        argument: String,
        value: String,
        takes: Takes,
        nearest: Option<String>,
    },
    /// There is no such setting; and which may be meant.
    UnknownSetting {
        name: String,
        nearest: Option<String>,
    },
    /// Two arguments exclude each other.
    Conflict { argument: String, with: Vec<String> },
    /// An option is there twice.
    Twice { argument: String },
    /// Some argument is no text in UTF-8.
    NotUtf8,
}

/// What an argument takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Takes {
    /// Any whole number.
    Number,
    /// One of these words.
    OneOf(Vec<String>),
    /// What is said here.
    Said(Wording),
}
