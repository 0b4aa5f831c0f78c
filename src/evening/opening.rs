//! Before the first hand: which session to play, and its players, rules, stakes and length.

use super::command::PromptCommand;
use super::deal_draw::FirstDeal;
use super::refusal::Refusal;
use super::seating::told_of_the_hand;
use super::setup::{LastTime, SetupHistory};
use super::state::{Evening, InSetup, Input, Leaving, Mode, WhichSession};
use super::step::{Step, Stop, Then, Write};
use super::told::Told;
use crate::ledger::{DraftSubject, EveningRef, SessionId, StoredSession};
use crate::report::newly::KnownBefore;
use std::sync::Arc;

impl Evening {
    /// Begins the evening with an open session, or with the questions before a new one.
    pub(super) fn start(&mut self, which: WhichSession, step: &mut Step<'_>) -> Result<(), Stop> {
        match which {
            WhichSession::Of(evening) => self.start_in(evening, step),
            WhichSession::New => self.start_new(step),
            WhichSession::Open | WhichSession::Ask => {
                let Some(open) = step.book.ledger().open_session_to_resume()? else {
                    return self.start_new(step);
                };
                if which == WhichSession::Open {
                    return self.resumed(open.id, step);
                }
                self.offer_open(&open, step)
            }
        }
    }

    fn start_in(&mut self, evening: EveningRef, step: &mut Step<'_>) -> Result<(), Stop> {
        let session = step.book.ledger().last_of_evening(evening)?;
        if session.closed.is_some() {
            return Err(Stop::Closed(session.id));
        }
        if session.hands > 0 && step.asks() {
            Self::tell_standing(session.id, step)?;
        }
        self.resumed(session.id, step)
    }

    /// Begins a new session although another one is open.
    pub(super) fn start_beside(&mut self, step: &mut Step<'_>) -> Result<(), Stop> {
        if let Some(open) = step.book.ledger().open_session_to_resume()? {
            step.tell(Told::LeftOpen(open.id));
        }
        self.start_new(step)
    }

    /// Offers to continue the open session.
    fn offer_open(&mut self, open: &StoredSession, step: &mut Step<'_>) -> Result<(), Stop> {
        let ledger = step.book.ledger();
        let entries = told_of_the_hand(&ledger.draft(open.id)?);
        let before = ledger.called(open.id)?.before;
        step.tell(Told::StillOpen {
            session: open.id,
            hands: before.saturating_add(open.hands),
            entries,
        });
        if open.hands > 0 {
            Self::tell_standing(open.id, step)?;
        }
        // Until the answer, commands that read the ledger are about the offered session.
        self.session = Some(open.id);
        self.mode = Mode::GoOn(open.id);
        Ok(())
    }

    /// Handles the reply to whether to continue the open session: continues it, or begins another.
    pub(super) fn resume_or_not(
        &mut self,
        session: SessionId,
        input: &Input,
        step: &mut Step<'_>,
    ) -> Result<(), Stop> {
        match input {
            Input::Sure(true) => self.resumed(session, step),
            Input::Sure(false) => {
                self.session = None;
                step.tell(Told::LeftOpen(session));
                self.start_new(step)
            }
            Input::Leave(leaving) => {
                self.mode = Mode::Left(*leaving);
                Ok(())
            }
            // No earlier question exists to go back to.
            _ => {
                self.mode = Mode::GoOn(session);
                Ok(())
            }
        }
    }

    /// Continues a session, or asks whether to settle up if all its agreed hands were played.
    fn resumed(&mut self, session: SessionId, step: &mut Step<'_>) -> Result<(), Stop> {
        self.session = Some(session);
        let begun = told_of_the_hand(&step.book.ledger().draft(session)?) > 0;
        if begun || !step.asks() {
            return self.begin(session, step);
        }
        self.next_of(session, step)
    }

    /// Asks what a session needs to start. The ledger keeps no answers of a script, which can be
    /// run again from its beginning.
    fn start_new(&mut self, step: &mut Step<'_>) -> Result<(), Stop> {
        let ledger = step.book.ledger();
        let kept = step.asks();
        let mut past = LastTime::read(ledger, step.spoken())?;
        let mut texts = Vec::new();
        if kept {
            past = past.suggesting(self.wishes.rules.as_deref());
            texts = ledger.draft(DraftSubject::Setup)?;
        }
        let history =
            SetupHistory::all(&past, texts).unwrap_or_else(|_| SetupHistory::nothing(&past));
        let setup = InSetup {
            past: Arc::new(past),
            told: history.now().first_deal.clone(),
            history,
            kept,
            known: Vec::new(),
        };
        self.go_on_asking(Box::new(setup), false, step)
    }

    /// Handles an answer before the first hand.
    pub(super) fn in_setup(
        &mut self,
        mut setup: Box<InSetup>,
        input: &Input,
        step: &mut Step<'_>,
    ) -> Result<(), Stop> {
        match input {
            Input::Line(line) => match PromptCommand::parse(line) {
                Some((PromptCommand::Undo, "")) => {
                    self.setup_back(setup, step);
                    Ok(())
                }
                Some((PromptCommand::Quit | PromptCommand::End, "")) => {
                    self.leave_setup(&setup, Leaving::Done, step);
                    Ok(())
                }
                _ => {
                    answered(&mut setup, line, step)?;
                    if setup.kept {
                        step.mends = true;
                        step.write(Write::Draft {
                            about: DraftSubject::Setup,
                            lines: setup.history.texts(),
                        });
                    }
                    self.go_on_asking(setup, false, step)
                }
            },
            Input::Complete => self.go_on_asking(setup, true, step),
            Input::Begin(lines) => {
                setup.history = SetupHistory::nothing(&setup.past);
                for line in lines {
                    answered(&mut setup, line, step)?;
                }
                self.go_on_asking(setup, true, step)
            }
            Input::Back => {
                self.setup_back(setup, step);
                Ok(())
            }
            Input::Leave(leaving) => {
                self.leave_setup(&setup, *leaving, step);
                Ok(())
            }
            _ => {
                self.mode = Mode::Setup(setup);
                Ok(())
            }
        }
    }

    /// Goes back to the previous question.
    fn setup_back(&mut self, mut setup: Box<InSetup>, step: &mut Step<'_>) {
        if !setup.history.back() {
            step.tell(Told::NothingToUndo);
        } else if setup.kept {
            step.write(Write::Draft {
                about: DraftSubject::Setup,
                lines: setup.history.texts(),
            });
        }
        let deal = setup.history.now().first_deal.clone();
        tell_deal(&mut setup, deal, step);
        self.mode = Mode::Setup(setup);
    }

    fn leave_setup(&mut self, setup: &InSetup, leaving: Leaving, step: &mut Step<'_>) {
        if !setup.history.texts().is_empty() {
            step.tell(Told::SetupKept);
        }
        self.mode = Mode::Left(leaving);
    }

    /// Asks the next question, or opens the session if everything is answered.
    fn go_on_asking(
        &mut self,
        mut setup: Box<InSetup>,
        complete: bool,
        step: &mut Step<'_>,
    ) -> Result<(), Stop> {
        let deal = setup.history.now().first_deal.clone();
        tell_deal(&mut setup, deal, step);
        if !complete && setup.history.now().next().is_some() {
            self.mode = Mode::Setup(setup);
            return Ok(());
        }
        let mut all = setup.history.now().clone();
        // A script may skip questions, and last time's answers to them may not fit.
        all.fits().map_err(Stop::mend)?;
        match all.complete() {
            Ok(()) => {}
            Err(refusal) if setup.kept => step.tell(Told::Refused(refusal)),
            Err(refusal) => return Err(Stop::refuse(refusal)),
        }
        tell_deal(&mut setup, all.first_deal.clone(), step);
        if !setup.kept {
            let known = KnownBefore::read(step.book.ledger())?;
            let mut new = known.people(&all.players);
            let chip = all.chip.as_ref();
            new.extend(chip.and_then(|chip| known.money(&chip.currency)));
            if !new.is_empty() {
                step.tell(Told::NewHere(new));
            }
        }
        // Another table may have begun since they were named.
        let people = step.book.ledger().people()?;
        super::newcomers::sit_down(&all.players, &mut setup.known, &people, step)?;
        let day = self.wishes.date.unwrap_or(step.now().day);
        step.mends = true;
        step.write(Write::Open(all.body(day)));
        if setup.kept {
            step.write(Write::Draft {
                about: DraftSubject::Setup,
                lines: Vec::new(),
            });
        }
        step.then = Then::Opened;
        self.mode = Mode::Setup(setup);
        Ok(())
    }
}

/// Enters an answer; asks back whose name a new name is, and whether a new currency is meant.
fn answered(setup: &mut InSetup, line: &str, step: &mut Step<'_>) -> Result<(), Stop> {
    let history = &mut setup.history;
    let before = history.now().clone();
    history.add(line.to_owned()).map_err(Stop::mend)?;
    if history.now().players != before.players {
        return super::newcomers::near_names(history, &mut setup.known, step);
    }
    if history.now().chip != before.chip
        && let Some(chip) = history.now().chip.clone()
    {
        match super::newcomers::money_meant(&chip, step)? {
            Some(meant) if meant == chip.currency => {}
            Some(meant) => history.mean_money(&meant).map_err(Stop::refuse)?,
            None => {
                history.back();
            }
        }
    }
    Ok(())
}

/// Tells who deals first according to the drawn cards, unless the same was told before.
fn tell_deal(setup: &mut InSetup, deal: Option<FirstDeal>, step: &mut Step<'_>) {
    let rules = &setup.history.now().ruleset.rules;
    let (game, calendar) = (rules.game(), rules.calendar());
    if let Some(deal) = deal
        .clone()
        .filter(|deal| setup.told.as_ref() != Some(deal))
    {
        step.tell(Told::FirstDeal {
            deal,
            game,
            calendar,
        });
    }
    setup.told = deal;
}

impl From<Refusal> for Stop {
    fn from(refusal: Refusal) -> Self {
        Self::mend(refusal)
    }
}
