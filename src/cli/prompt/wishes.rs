//! Wishes given before the first question.

use crate::cli::settings::ConfigFile;
use crate::date::Date;

/// What the user wants, given before the first question.
#[derive(Debug, Default)]
pub(in crate::cli) struct PromptWishes {
    /// The ruleset, if one is set in the configuration.
    pub(in crate::cli) rules: Option<String>,
    /// The day on which the hands were played, if given.
    pub(in crate::cli) date: Option<Date>,
    /// The file to save a suggested language in; `None` if somebody chose a language.
    pub(in crate::cli) lang: Option<ConfigFile>,
    /// Whether hands are followed turn by turn.
    pub(in crate::cli) tracked: bool,
}
