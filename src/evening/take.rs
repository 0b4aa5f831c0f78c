//! Taking a step of an evening.

use super::hand::Position;
use super::play::HandInPlay;
use super::state::{Evening, Input, Leaving, Mode};
use super::step::{Step, Stop, Then, Written};
use super::sure::Sure;
use super::told::{SessionStanding, Told};
use crate::ledger::SessionId;
use std::sync::Arc;

impl Evening {
    /// Handles an input, according to what the evening is waiting for.
    pub(super) fn take(&mut self, input: &Input, step: &mut Step<'_>) -> Result<(), Stop> {
        if let Input::LeaveAt(sure, leaving) = input {
            return self.leave_at(sure, *leaving, step);
        }
        let mode = std::mem::replace(&mut self.mode, Mode::Left(Leaving::Done));
        match mode {
            Mode::GoOn(session) => self.resume_or_not(session, input, step),
            Mode::Setup(setup) => self.in_setup(setup, input, step),
            Mode::Hand(play) => self.in_hand(play, input, step),
            Mode::Entry { play, at, text } => self.in_entry(play, (at, text), input, step),
            Mode::Again(again, back) => self.in_again(again, back, input, step),
            Mode::Dispute(dispute, back) => self.in_dispute(dispute, back, input, step),
            Mode::Over(session, over) => self.when_over(session, over, input, step),
            Mode::Left(leaving) => {
                self.mode = Mode::Left(leaving);
                Ok(())
            }
        }
    }

    /// Continues once all writes of a step are carried out.
    pub(super) fn carry_on(
        &mut self,
        then: Then,
        written: Written,
        step: &mut Step<'_>,
    ) -> Result<(), Stop> {
        match then {
            Then::Nothing => Ok(()),
            Then::Begin(session) => self.begin(session, step),
            Then::HandWritten { session, number } => {
                self.hand_written(session, number, written, step)
            }
            Then::Opened => match written.session {
                Some(session) => self.begin(session, step),
                None => Ok(()),
            },
            Then::GoneOn { session, played } => {
                if played {
                    step.tell(Told::SettledBefore(session));
                }
                step.tell(Told::GoneOn);
                match written.session {
                    Some(next) => self.begin(next, step),
                    None => Ok(()),
                }
            }
            Then::Closed => {
                step.tell(Told::Closed);
                self.mode = Mode::Left(Leaving::Done);
                Ok(())
            }
            Then::Corrected(correction, back) => self.corrected(correction, back, step),
        }
    }

    /// Leaves the evening while a step asks something back; the step's input is dropped.
    fn leave_at(&mut self, sure: &Sure, leaving: Leaving, step: &mut Step<'_>) -> Result<(), Stop> {
        match (&self.mode, sure) {
            (Mode::Dispute(dispute, back), _) => {
                let (dispute, back) = (Arc::clone(dispute), back.clone());
                return self.leave_dispute(&dispute, back, leaving, step);
            }
            (Mode::Hand(play) | Mode::Entry { play, .. }, sure) if *sure != Sure::End => {
                step.tell(self.kept(play));
            }
            _ => {}
        }
        self.mode = Mode::Left(leaving);
        Ok(())
    }

    /// Returns the fact that the hand in play is kept.
    pub(super) fn kept(&self, play: &HandInPlay) -> Told {
        let game = play.state().ruleset.game();
        Told::Kept {
            game,
            hand: play.number().spoken(game),
            entries: play.kept().len(),
            tracked: self.wishes.tracked,
        }
    }

    /// Tells the current state of a hand.
    pub(super) fn stands(&mut self, now: Arc<Position>, step: &mut Step<'_>) {
        self.doubted = false;
        step.tell(Told::Stands(now));
    }

    /// Tells the standings of a session's players.
    pub(super) fn tell_standing(session: SessionId, step: &mut Step<'_>) -> Result<(), Stop> {
        let so_far = step.book.so_far(session)?;
        step.tell(Told::Standing(SessionStanding::from_session(&so_far)));
        Ok(())
    }
}
