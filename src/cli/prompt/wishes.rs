//! What is wished for before the first question.

use crate::cli::settings::ConfigFile;
use crate::date::Date;

/// What was wished for before the first question.
#[derive(Debug, Default)]
pub(in crate::cli) struct PromptWishes {
    /// The ruleset, if somebody chose one for good.
    pub(in crate::cli) rules: Option<String>,
    /// The day to which what is played belongs, if that was said.
    pub(in crate::cli) date: Option<Date>,
    /// Where a language is kept, unless somebody chose one.
    pub(in crate::cli) lang: Option<ConfigFile>,
    /// Whether hands are followed turn by turn.
    pub(in crate::cli) tracked: bool,
}
