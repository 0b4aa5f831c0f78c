//! What is suggested to a person before the first hand of a ledger.

use super::evening::Evening;
use crate::cli::error::{Failure, Status};
use crate::cli::settings::{ConfigFile, Key};
use crate::cli::words::{Lang, say};
use crate::date::Date;
use crate::letters::{Writing, writing_of};

/// What was wished for before the first question.
#[derive(Debug, Default)]
pub(in crate::cli) struct Wishes {
    /// The ruleset, if somebody chose one for good.
    pub(in crate::cli) rules: Option<String>,
    /// The day to which what is played belongs, if that was said.
    pub(in crate::cli) date: Option<Date>,
    /// Where a language is kept, unless somebody chose one.
    pub(in crate::cli) lang: Option<ConfigFile>,
}

impl Evening<'_> {
    /// Asks, in the language of the names, whether to go on in it, where nobody chose a language;
    /// returns the status to leave with, if the prompt is left.
    pub(super) fn suggest_language<S: AsRef<str>>(
        &mut self,
        names: &[S],
    ) -> Result<Option<Status>, Failure> {
        let lang = match writing_of(names) {
            Some(Writing::Hangul) => Lang::Korean,
            Some(Writing::Kana) => Lang::Japanese,
            None => return Ok(None),
        };
        if lang == self.screen.lang() {
            return Ok(None);
        }
        let Some(file) = self.wishes.lang.take() else {
            return Ok(None);
        };
        // What is not understood as an answer is said in the language of the question.
        let before = self.screen.lang();
        self.screen.speak(lang);
        match self.yes(&say!(lang, suggests_itself()))? {
            Ok(true) => {}
            Ok(false) => {
                self.screen.speak(before);
                return Ok(None);
            }
            Err(status) => {
                self.screen.speak(before);
                return Ok(Some(status));
            }
        }
        let kept = file.change(Key::Lang, Some(lang.code()));
        let told = match kept {
            Ok(()) => say!(lang, language_kept()).to_owned(),
            Err(why) => say!(lang, failure(&why.into())).join("\n"),
        };
        self.screen.prose(&format!("  {told}"))?;
        Ok(None)
    }
}
