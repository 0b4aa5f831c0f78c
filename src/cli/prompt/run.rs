//! An evening from its beginning to its end: setup, hand after hand, and settling up.

use super::evening::{AfterStep, Evening, WhichSession};
use super::prompter::Coming;
use crate::cli::copied;
use crate::cli::draw::session as drawn;
use crate::cli::error::{Failure, Status};
use crate::cli::reading::money::due;
use crate::cli::screen::Styled;
use crate::cli::words::say;
use crate::date::Date;
use crate::evening::decision::Decision;
use crate::evening::seating::told_of_the_hand;
use crate::ledger::SessionId;
use crate::report::account::Due;
use crate::report::session::{ENGINE, SessionSoFar};

impl Evening<'_> {
    /// Greets a person with the keys that are good to know.
    pub(in crate::cli) fn greeting(mut self) -> Result<Self, Failure> {
        if self.prompter.coming() == Coming::Unknown {
            let greeting = Styled::hint(say!(self.screen.lang(), greeting(ENGINE)));
            self.screen.paragraph(&greeting)?;
        }
        Ok(self)
    }

    /// Plays until the session is closed or the prompt is left.
    pub(in crate::cli) fn run(mut self, start: WhichSession) -> Result<Status, Failure> {
        let session = match self.choose(start)? {
            Ok(session) => session,
            Err(status) => return Ok(status),
        };
        self.session = Some(session);
        if let Some(status) = self.resumed(session)? {
            return Ok(status);
        }
        loop {
            if let Some(status) = self.hand(self.session.unwrap_or(session))? {
                return Ok(status);
            }
        }
    }

    /// Settles up where the session was left over and not closed, if the person wants; returns the
    /// status to leave with, if the session ends.
    fn resumed(&mut self, session: SessionId) -> Result<Option<Status>, Failure> {
        let begun = told_of_the_hand(&self.ledger.draft(session)?) > 0;
        if begun || self.prompter.coming() != Coming::Unknown {
            return Ok(None);
        }
        self.settle_up_when_over(session)
    }

    /// Tells the standing after a hand, and settles up after the last one; returns the status to
    /// leave with, if the session ends.
    pub(super) fn after(&mut self, session: SessionId) -> Result<Option<Status>, Failure> {
        let so_far = self.so_far(session)?;
        self.tell_standing(&so_far)?;
        // What was read goes on as long as nobody else has it.
        drop(so_far);
        self.settle_up_when_over(session)
    }

    /// Tells where the players stand, in one line.
    pub(super) fn tell_standing(&mut self, so_far: &SessionSoFar) -> Result<(), Failure> {
        let lang = self.screen.lang();
        let points = so_far.points();
        let standing = if points.is_empty() {
            say!(lang, standing_line(&so_far.net()))
        } else {
            say!(lang, points_line(points, so_far.ruleset.rules.unit()))
        };
        Ok(self.screen.prose(&standing)?)
    }

    /// Settles up where all is played that was agreed on, if the person wants; returns the status
    /// to leave with, if the session ends.
    fn settle_up_when_over(&mut self, session: SessionId) -> Result<Option<Status>, Failure> {
        let lang = self.screen.lang();
        loop {
            let so_far = self.so_far(session)?;
            let Some(over) = so_far.over() else {
                return Ok(None);
            };
            let settles = match self.prompter.coming() {
                Coming::Unknown => {
                    self.tell_of_money(&so_far)?;
                    self.decided_or_back(
                        &say!(lang, session_over(&over)),
                        true,
                        Decision::SettleUp,
                    )?
                }
                Coming::Line(_) => Ok(Some(false)),
                Coming::End => Ok(Some(true)),
            };
            match settles {
                Ok(Some(true)) => {
                    self.tell_end(&so_far)?;
                    if self.close(&so_far)? {
                        return Ok(Some(Status::Done));
                    }
                }
                Ok(Some(false)) => return Ok(None),
                // The step before is the hand that was written last.
                Ok(None) => {
                    if let Err(status) = self.offer_written(session, so_far.ruleset.game())? {
                        return Ok(Some(status));
                    }
                }
                Err(status) => return Ok(Some(status)),
            }
        }
    }

    /// Tells what a session comes to, and how it is settled.
    fn tell_end(&mut self, so_far: &SessionSoFar) -> Result<(), Failure> {
        drawn::table(so_far, &self.ledger, self.screen)?;
        due::tell(so_far, &self.ledger, self.screen)
    }

    /// Writes the end of a session, and tells the evening; returns whether it could be saved.
    fn close(&mut self, so_far: &SessionSoFar) -> Result<bool, Failure> {
        let (session, at) = (so_far.stored.id, Date::now().at);
        let closed = self
            .ledger
            .close_session(session, &at, ENGINE, &so_far.closing()?);
        if self.saved(closed, "")?.is_none() {
            return Ok(false);
        }
        self.screen
            .line(say!(self.screen.lang(), session_closed()))?;
        self.tell_evening()?;
        if self.prompter.coming() == Coming::Unknown {
            copied::remind(&self.ledger, self.screen)?;
        }
        Ok(true)
    }

    /// Says at the end of a session by which word all of its money is handed over, where there is some.
    /// The points of a game are no money before it is settled.
    fn tell_of_money(&mut self, so_far: &SessionSoFar) -> Result<(), Failure> {
        if !so_far.for_points() && !Due::of(so_far, &self.ledger, &Date::now())?.is_nothing() {
            let hint = say!(self.screen.lang(), word_for_handed_over());
            self.screen.paragraph(&Styled::hint(hint))?;
        }
        Ok(())
    }

    /// Settles up before the last hand, if the person is sure.
    pub(super) fn end(&mut self, session: SessionId) -> Result<AfterStep, Failure> {
        let lang = self.screen.lang();
        let so_far = self.so_far(session)?;
        self.tell_end(&so_far)?;
        let sure = match self.prompter.coming() {
            Coming::Unknown => {
                self.tell_of_money(&so_far)?;
                self.yes(&say!(lang, close_prompt()), Decision::End)?
            }
            Coming::Line(_) | Coming::End => Ok(true),
        };
        match sure {
            Ok(true) if self.close(&so_far)? => Ok(AfterStep::Leave(Status::Done)),
            Ok(_) => Ok(AfterStep::Hand),
            Err(status) => Ok(AfterStep::Leave(status)),
        }
    }
}
