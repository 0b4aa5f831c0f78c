//! Asking the questions of a written hand again, and writing the correction.

use super::again::{Again, Correction};
use super::answer;
use super::asking::entered;
use super::command::PromptCommand;
use super::given::Given;
use super::reach::out_of_reach;
use super::refusal::{BadClaim, BadEdit, BadSeating, Refusal, Why};
use super::seating::SeatingRequest;
use super::state::{Back, Evening, Input, Leaving, Mode};
use super::step::{NextMode, Step, Stop, Then, Write};
use super::surplus::means;
use super::told::Told;
use super::written::WrittenHand;
use crate::ledger::{CorrectionBody, DraftSubject, EntryId, HandRef};
use crate::verdict::Verdict;
use std::sync::Arc;

/// Returns the key under which the ledger keeps the new answers for a written hand.
fn about(again: &Again) -> DraftSubject {
    DraftSubject::Again(again.written.hand.id)
}

/// Returns the write that keeps the new answers for a written hand in the ledger.
fn draft(again: &Again) -> Write {
    Write::Draft {
        about: about(again),
        lines: again.lines(),
    }
}

/// Returns the write that deletes a draft.
pub(super) const fn forgotten(about: DraftSubject) -> Write {
    let lines = Vec::new();
    Write::Draft { about, lines }
}

impl Evening {
    /// Asks the questions of a written hand again, or begins a dispute if no answers produce its
    /// record.
    pub(super) fn ask_again(&mut self, hand: EntryId, back: Back, step: &mut Step<'_>) -> NextMode {
        self.spoken_of = HandRef::Entry(hand);
        let ledger = step.book.ledger();
        let written = Arc::new(WrittenHand::read(ledger, hand)?);
        let (name, game) = (written.hand.name(), written.rules.ruleset.game());
        step.tell(Told::WrittenHand(Arc::clone(&written)));
        let again = Again::read(ledger, written)?.map_err(Stop::Unfit)?;
        let Some(mut again) = again else {
            step.tell(Told::NotAskedAgain(name, game));
            return self.dispute(hand, back, step);
        };
        step.tell(Told::AskedAgain(name, game));
        let kept = ledger.draft(DraftSubject::Again(hand))?;
        if let Some((stamp, texts)) = kept.split_first()
            && *stamp == again.stamp
        {
            for text in texts {
                match again.asked.with(&Given::Text(text.clone())) {
                    Ok(next) => again.asked = next,
                    Err(_) => break,
                }
            }
            if !again.asked.history.texts().is_empty() {
                step.tell(Told::Entered(entered(&again.asked.history)));
            }
        }
        if again.is_answered() {
            return self.moved(again, back, step);
        }
        Ok(Mode::Again(Arc::new(again), back))
    }

    /// Handles input for a hand that is being asked again.
    pub(super) fn in_again(
        &mut self,
        again: Arc<Again>,
        back: Back,
        input: &Input,
        step: &mut Step<'_>,
    ) -> Result<(), Stop> {
        self.mode = match input {
            Input::Line(line) => self.obey_again(again, back, line, step)?,
            Input::Given(given) => self.enter_again(&again, back, given, step)?,
            Input::Reason(reason) if again.is_answered() => {
                write_again(&again, back.clone(), reason, step)?;
                Mode::Again(again, back)
            }
            Input::Back => self.again_back(&again, back, step)?,
            Input::Leave(leaving) => {
                self.leave_again(&again, back, *leaving, step)?;
                return Ok(());
            }
            _ => Mode::Again(again, back),
        };
        Ok(())
    }

    /// Carries out a line: a command or an answer.
    fn obey_again(
        &mut self,
        again: Arc<Again>,
        back: Back,
        line: &str,
        step: &mut Step<'_>,
    ) -> NextMode {
        if !again.is_answered() && SeatingRequest::parse(line).is_some() {
            return Err(Stop::mend(BadSeating::HandBegun));
        }
        match PromptCommand::parse(line) {
            Some((PromptCommand::Undo, _)) => self.again_back(&again, back, step),
            Some((PromptCommand::Quit, _)) => {
                self.leave_again(&again, back, Leaving::Done, step)?;
                Ok(self.mode.clone())
            }
            Some((PromptCommand::Dispute, _)) => self.dispute(again.written.hand.id, back, step),
            Some((PromptCommand::Edit, number)) => self.edit_again(&again, back, number, step),
            Some((PromptCommand::End, _)) => Err(Stop::refuse(Why::Unfinished)),
            // The door handles commands that only show something.
            Some(_) => Ok(Mode::Again(again, back)),
            None if again.is_answered() => {
                // Nobody wants to correct the hand after all.
                self.leave_again(&again, back, Leaving::Done, step)?;
                Ok(self.mode.clone())
            }
            None => {
                let text = line.trim();
                let old = again.old().filter(|_| text.is_empty());
                if text.is_empty() && old.is_none() && again.state().ask.takes_lines() {
                    return Ok(Mode::Again(again, back));
                }
                let given = Given::Text(old.unwrap_or_else(|| text.to_owned()));
                self.enter_again(&again, back, &given, step)
            }
        }
    }

    /// Enters an answer.
    fn enter_again(
        &mut self,
        again: &Again,
        back: Back,
        given: &Given,
        step: &mut Step<'_>,
    ) -> NextMode {
        let next = again.asked.with(given).map_err(Stop::mend)?;
        means(again.state(), &next.history.now().state, step)?;
        step.tell(Told::Understood {
            before: again.asked.history.here(),
            after: next.history.here(),
        });
        let mut again = again.clone();
        again.asked = next;
        step.write(draft(&again));
        self.moved(again, back, step)
    }

    /// Continues after an answer was given or taken back.
    fn moved(&mut self, again: Again, back: Back, step: &mut Step<'_>) -> NextMode {
        if again.is_answered() {
            if again.is_the_same() {
                let name = again.written.hand.name();
                step.tell(Told::AllAsBefore(name, again.game()));
                step.write(forgotten(about(&again)));
                self.go_back(back, Leaving::Done, step)?;
                return Ok(self.mode.clone());
            }
            let again = Arc::new(again);
            step.tell(Told::Compared(Arc::clone(&again)));
            return Ok(Mode::Again(again, back));
        }
        Ok(Mode::Again(Arc::new(again), back))
    }

    /// Takes back the last answer; if there is none, leaves the hand.
    fn again_back(&mut self, again: &Again, back: Back, step: &mut Step<'_>) -> NextMode {
        let mut again = again.clone();
        if again.asked.back() {
            step.write(draft(&again));
            return self.moved(again, back, step);
        }
        self.leave_again(&again, back, Leaving::Done, step)?;
        Ok(self.mode.clone())
    }

    /// Goes back to the question of an entry, by its number from 1.
    fn edit_again(
        &mut self,
        again: &Again,
        back: Back,
        number: &str,
        step: &mut Step<'_>,
    ) -> NextMode {
        let entries = again.asked.history.texts().len();
        let number = answer::number(number).and_then(|number| usize::try_from(number).ok());
        let Some(number) = number.filter(|number| (1..=entries).contains(number)) else {
            return Err(Stop::refuse(BadEdit::NoEntry { entries }));
        };
        let mut again = again.clone();
        while again.asked.history.texts().len() >= number && again.asked.back() {}
        step.write(draft(&again));
        self.moved(again, back, step)
    }

    /// Leaves a hand as it was written. The ledger keeps the new answers if somebody was
    /// interrupted.
    fn leave_again(
        &mut self,
        again: &Again,
        back: Back,
        leaving: Leaving,
        step: &mut Step<'_>,
    ) -> Result<(), Stop> {
        if leaving == Leaving::Done {
            step.write(forgotten(about(again)));
        }
        step.tell(Told::StaysAsWritten(
            again.written.hand.name(),
            again.game(),
        ));
        self.go_back(back, leaving, step)
    }

    /// Continues the evening where it was before a written hand came up.
    pub(super) fn go_back(
        &mut self,
        back: Back,
        leaving: Leaving,
        step: &mut Step<'_>,
    ) -> Result<(), Stop> {
        self.spoken_of = HandRef::Last;
        match back {
            Back::Hand(play) if leaving != Leaving::Done => {
                step.tell(self.kept(&play));
                self.mode = Mode::Left(leaving);
                Ok(())
            }
            Back::Hand(play) => self.begin(play.id(), step),
            Back::Over(session) if leaving == Leaving::Done => self.next_of(session, step),
            Back::Over(_) | Back::Out => {
                self.mode = Mode::Left(leaving);
                Ok(())
            }
        }
    }

    /// Tells that a correction was written, and continues.
    pub(super) fn corrected(
        &mut self,
        correction: Correction,
        back: Back,
        step: &mut Step<'_>,
    ) -> Result<(), Stop> {
        step.tell(Told::Corrected(correction));
        self.go_back(back, Leaving::Done, step)
    }
}

/// Writes the correction of a hand whose questions were asked again, or refuses it.
fn write_again(again: &Again, back: Back, reason: &str, step: &mut Step<'_>) -> Result<(), Stop> {
    let state = again.state();
    let record = state.case.record().print(again.calendar());
    let after = match again.written.settled(&record) {
        Ok(settled) if state.verdict.as_ref() == Some(&settled) => settled,
        Ok(_) => return Err(Stop::refuse(BadClaim::NotAsShown)),
        Err(faults) => {
            let why = faults.first().map_or_else(
                || BadClaim::NotAsShown.into(),
                |fault| Refusal::from_problem(&fault.problem, again.calendar()),
            );
            return Err(Stop::refuse(why));
        }
    };
    can_be_written(&again.written, &record, &after, step)?;
    let about = DraftSubject::Again(again.written.hand.id);
    correct(
        (&again.written, about),
        (reason, record, &after),
        back,
        step,
    );
    Ok(())
}

/// Refuses a correction that the ledger would not accept.
pub(super) fn can_be_written(
    written: &WrittenHand,
    record: &str,
    after: &Verdict,
    step: &Step<'_>,
) -> Result<(), Stop> {
    let so_far = step.book.so_far(written.hand.session)?;
    if !so_far.has_room(step.book.ledger(), after)? {
        return Err(Stop::refuse(Why::TooManyChips));
    }
    match out_of_reach(record, step.now().day) {
        Some(day) => Err(Stop::refuse(Why::FarDay(day.to_string()))),
        None => Ok(()),
    }
}

/// Writes a correction, and deletes the draft `about` it.
pub(super) fn correct(
    (written, about): (&Arc<WrittenHand>, DraftSubject),
    (reason, record, after): (&str, String, &Verdict),
    back: Back,
    step: &mut Step<'_>,
) {
    let body = CorrectionBody {
        of: written.hand.id,
        reason: reason.to_owned(),
        record,
        verdict: after.to_json(),
        net: after.net.clone(),
    };
    let session = written.hand.session;
    step.mends = true;
    step.write(Write::Correction { session, body });
    step.write(forgotten(about));
    let correction = Correction {
        written: Arc::clone(written),
        moves_later: written.followed && after.next != written.before.next,
    };
    step.then = Then::Corrected(correction, back);
}
