//! The prompt as one door among several: what phones entered meanwhile.

use super::evening::EveningPrompt;
use crate::cli::error::Failure;
#[cfg(feature = "serve")]
use crate::cli::words::{below, say};
use crate::evening::asking::entered;
#[cfg(feature = "serve")]
use crate::evening::play::HandInPlay;
use crate::evening::state::{Leaving, Mode};
use crate::evening::told::{SessionStanding, Told};
use crate::ledger::SessionId;
use std::sync::Arc;

impl EveningPrompt<'_> {
    /// Looks at the evening again; returns whether another door changed it since the question was
    /// asked.
    pub(super) fn is_left_behind(&mut self) -> Result<bool, Failure> {
        Ok(self.keeper.renew()?)
    }

    /// Shows how the evening stands, because another door changed it. What was typed is put back on
    /// the line.
    pub(super) fn catch_up(&mut self, line: &str) -> Result<(), Failure> {
        self.again = self.pasted_behind(line);
        #[cfg(feature = "serve")]
        self.screen.prose(say!(self.screen.lang(), meanwhile()))?;
        let evening = self.keeper.evening().clone();
        match &evening.mode {
            Mode::Hand(play) | Mode::Entry { play, .. } => {
                let shown = self.shown.take();
                if !shown.is_some_and(|shown| Arc::ptr_eq(&shown, &play.start)) {
                    if play.stored.hands > 0 {
                        self.show_standing(play.id())?;
                    }
                    self.tell(&Told::HandBegins {
                        start: Arc::clone(&play.start),
                        number: play.number(),
                        now: play.history.here(),
                    })?;
                }
                if !play.texts().is_empty() {
                    self.tell(&Told::Entered(entered(&play.history)))?;
                }
                #[cfg(feature = "serve")]
                self.show_taps(play)?;
                self.tell(&Told::Stands(play.history.here()))
            }
            Mode::Again(again, _) => {
                let hand = &again.written.hand;
                let game = again.state().ruleset.game();
                self.tell(&Told::AskedAgain(hand.name(), game))
            }
            Mode::Dispute(dispute, _) => self.tell(&Told::Disputed(Arc::clone(dispute))),
            Mode::Over(session, _) => self.show_standing(*session),
            Mode::Left(Leaving::Done) => match evening.session {
                Some(session) => self.tell_end(session),
                None => Ok(()),
            },
            Mode::GoOn(_) | Mode::Setup(_) | Mode::Left(Leaving::Interrupted) => Ok(()),
        }
    }

    /// Shows what is tapped of a hand, in the words of the table.
    #[cfg(feature = "serve")]
    fn show_taps(&mut self, play: &HandInPlay) -> Result<(), Failure> {
        let lang = self.screen.lang();
        if let Some(line) = play.taps_in_words(lang.vocabulary()) {
            self.screen.prose(below(say!(lang, tapped_so_far(&line))))?;
        }
        Ok(())
    }

    fn show_standing(&mut self, session: SessionId) -> Result<(), Failure> {
        let so_far = self.keeper.book().so_far(session)?;
        self.tell_standing(&SessionStanding::from_session(&so_far))
    }

    /// Reports the end of an evening that another door ended.
    fn tell_end(&mut self, session: SessionId) -> Result<(), Failure> {
        if self.keeper.ledger().session(session)?.closed.is_none() {
            return Ok(());
        }
        let so_far = self.keeper.book().so_far(session)?;
        self.tell(&Told::SettledUp(so_far))?;
        self.tell(&Told::Closed)
    }
}
