//! Says what became of what was entered while a club's server did not answer.

use super::evening::EveningPrompt;
use super::spoken::spoken;
use crate::cli::error::Failure;
use crate::cli::screen::Styled;
use crate::cli::words::{Lang, refused, say};
use crate::date::{Date, Now};
use crate::evening::step::Door;

impl EveningPrompt<'_> {
    /// If it was unknown whether something is written, and the club's server tells now, says so, and
    /// goes on as if it had answered at once.
    pub(super) fn tell_outcome(&mut self) -> Result<(), Failure> {
        let lang = self.screen.lang();
        let now = Date::now();
        let found = match self.keeper.find_out(door(&now, lang)) {
            Ok(None) => return Ok(()),
            Ok(Some(found)) => found,
            Err(not_taken) => return self.not_taken(not_taken, ""),
        };
        if !found.outcome.is_written {
            let why = refused(say!(lang, club_has_it_not()).to_owned());
            return Ok(self.screen.paragraph(&Styled::error(why))?);
        }
        let entries = found
            .outcome
            .entries
            .first()
            .zip(found.outcome.entries.last());
        let Some((first, last)) = entries else {
            return Ok(());
        };
        self.screen
            .prose(&say!(lang, club_has_it(first.id, last.id)))?;
        for told in &found.told {
            self.tell_in_turn(told)?;
        }
        Ok(())
    }
}

/// Returns the terminal's door, at which somebody can be asked.
pub(super) fn door(now: &Now, lang: Lang) -> Door<'_> {
    Door {
        now,
        asks: true,
        spoken: spoken(lang),
        giver: "",
        replies: &[],
    }
}
