//! Offers to continue the first evening in the language of the players' names.

use super::evening::EveningPrompt;
use super::spoken::language_of;
use crate::cli::error::Failure;
use crate::cli::settings::SettingKey;
use crate::cli::words::say;
use crate::evening::decision::Decision;
use crate::evening::state::Mode;
use crate::letters::writing_of;

impl EveningPrompt<'_> {
    /// Asks, in the language of the names, whether to switch to it. Asked only if nobody chose a
    /// language and nothing was played before.
    pub(super) fn suggest_language_of_names(&mut self) -> Result<(), Failure> {
        let players = match &self.keeper.evening().mode {
            Mode::Setup(setup) if setup.past.is_first() => setup.history.now().players.clone(),
            _ => return Ok(()),
        };
        if !self.asks() {
            return Ok(());
        }
        let Some(lang) = writing_of(&players).and_then(language_of) else {
            return Ok(());
        };
        if lang == self.screen.lang() {
            return Ok(());
        }
        let Some(file) = self.lang.take() else {
            return Ok(());
        };
        // If the answer is not understood, say so in the language of the question.
        let before = self.screen.lang();
        self.screen.speak(lang);
        match self.yes(say!(lang, suggests_itself()), Decision::Language)? {
            Ok(true) => {}
            Ok(false) => {
                self.screen.speak(before);
                return Ok(());
            }
            Err(status) => {
                self.screen.speak(before);
                return self.leave(Self::leaving(status));
            }
        }
        let kept = file.change(SettingKey::Lang, Some(lang.code()));
        let told = match kept {
            Ok(()) => say!(lang, language_kept()).to_owned(),
            Err(why) => say!(lang, failure(&why.into())).join("\n"),
        };
        Ok(self.screen.prose(format!("  {told}"))?)
    }
}
