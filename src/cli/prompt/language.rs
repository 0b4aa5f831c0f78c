//! The language of a first evening: that of the names, if the person wants.

use super::evening::Evening;
use crate::cli::error::{Failure, Status};
use crate::cli::settings::Key;
use crate::cli::words::{Lang, say};
use crate::evening::decision::Decision;
use crate::letters::{Writing, writing_of};

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
        match self.yes(&say!(lang, suggests_itself()), Decision::Language)? {
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
