//! The end of a hand, a session or an evening.

use super::command::PromptCommand;
use super::last_written::offer_last;
use super::state::{Back, Evening, Input, Mode};
use super::step::{Step, Stop, Then, Write, Written};
use super::told::Told;
use crate::ledger::{HandName, SessionId};
use crate::report::account::EveningDebts;
use crate::report::session::{Over, SessionSoFar};
use std::sync::Arc;

impl Evening {
    /// Tells the standings after a hand was written, and continues.
    pub(super) fn hand_written(
        &mut self,
        session: SessionId,
        number: u32,
        written: Written,
        step: &mut Step<'_>,
    ) -> Result<(), Stop> {
        if let Some(entry) = written.entry {
            step.tell(Told::HandWritten(HandName {
                session,
                number,
                entry,
            }));
        }
        Self::tell_standing(session, step)?;
        self.next_of(session, step)
    }

    /// Continues a session with the hand that is due, unless all agreed hands were played.
    pub(super) fn next_of(&mut self, session: SessionId, step: &mut Step<'_>) -> Result<(), Stop> {
        let so_far = step.book.so_far(session)?;
        let Some(over) = so_far.over() else {
            drop(so_far);
            return self.begin(session, step);
        };
        if step.asks() {
            Self::tell_of_money(&so_far, step)?;
        }
        self.session = Some(session);
        self.mode = Mode::Over(session, over);
        Ok(())
    }

    /// After all agreed hands, settles up or plays on.
    pub(super) fn when_over(
        &mut self,
        session: SessionId,
        over: Over,
        input: &Input,
        step: &mut Step<'_>,
    ) -> Result<(), Stop> {
        match input {
            Input::Sure(true) => {
                let so_far = step.book.so_far(session)?;
                step.tell(Told::SettledUp(Arc::clone(&so_far)));
                close(&so_far, step)?;
                self.mode = Mode::Over(session, over);
            }
            Input::Sure(false) => {
                self.begin(session, step)?;
            }
            // Going back from here leads to the hand that was written last.
            Input::Back => {
                let game = step.book.so_far(session)?.ruleset.game();
                match offer_last(session, game, step)? {
                    Some(hand) => self.mode = self.ask_again(hand, Back::Over(session), step)?,
                    None => self.next_of(session, step)?,
                }
            }
            Input::Line(line) => match PromptCommand::parse(line) {
                Some((PromptCommand::Correct, hand)) => {
                    let hand = self.hand_meant(session, hand, step)?;
                    self.mode = self.ask_again(hand, Back::Over(session), step)?;
                }
                Some((PromptCommand::Dispute, hand)) => {
                    let hand = self.hand_meant(session, hand, step)?;
                    self.mode = self.dispute(hand, Back::Over(session), step)?;
                }
                _ => self.mode = Mode::Over(session, over),
            },
            Input::Leave(leaving) => self.mode = Mode::Left(*leaving),
            _ => self.mode = Mode::Over(session, over),
        }
        Ok(())
    }

    /// Tells that a word records all money as handed over, if there is money to hand over. A game's
    /// points are not money before the game is settled.
    pub(super) fn tell_of_money(so_far: &SessionSoFar, step: &mut Step<'_>) -> Result<(), Stop> {
        let ledger = step.book.ledger();
        if !so_far.for_points() && !EveningDebts::read(so_far, ledger, step.now())?.is_nothing() {
            step.tell(Told::WordForMoney);
        }
        Ok(())
    }
}

/// Writes the entry that closes a session.
pub(super) fn close(so_far: &SessionSoFar, step: &mut Step<'_>) -> Result<(), Stop> {
    let session = so_far.stored.id;
    let body = so_far.closing()?;
    step.write(Write::Close { session, body });
    step.then = Then::Closed;
    Ok(())
}
