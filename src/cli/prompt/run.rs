//! Runs an evening at the terminal or from a script, from beginning to end.

use super::evening::EveningPrompt;
use super::spoken::spoken;
use crate::cli::error::{Denied, Failure, Misuse, Status};
use crate::cli::screen::Styled;
use crate::cli::terminal::prompter::{Coming, PromptReply};
use crate::cli::words::say;
use crate::date::Date;
use crate::evening::answer;
use crate::evening::ask::WaitingFor;
use crate::evening::command::PromptCommand;
use crate::evening::hand::Position;
use crate::evening::handle::KeeperHandle;
use crate::evening::keeper::{NotTaken, TakenStep};
use crate::evening::setup::{Setup, SetupAsk, is_any_line, is_setup_line, names_players};
use crate::evening::state::{Input, Leaving, Mode, WhichSession};
use crate::evening::step::Door;
use crate::evening::told::Told;
use crate::ledger::EntryId;
use crate::report::session::ENGINE;
use std::sync::Arc;

impl EveningPrompt<'_> {
    /// Greets a person and mentions the useful keys.
    pub(in crate::cli) fn greeting(mut self) -> Result<Self, Failure> {
        if self.asks() {
            let greeting = Styled::hint(say!(self.screen.lang(), greeting(ENGINE)));
            self.screen.paragraph(&greeting)?;
        }
        Ok(self)
    }

    /// Plays until the session is closed or the player leaves.
    pub(in crate::cli) fn run(mut self, start: WhichSession) -> Result<Status, Failure> {
        self.begin(start)?;
        self.play()
    }

    /// Begins the evening.
    pub(super) fn begin(&mut self, start: WhichSession) -> Result<(), Failure> {
        let beside = match (start, self.prompter.coming()) {
            // A script that names its players begins a session; any other continues the open one.
            (WhichSession::Ask, Coming::Line(line)) => Some(names_players(&line)),
            (WhichSession::Ask, Coming::End) => Some(false),
            _ => None,
        };
        match beside {
            Some(true) => self.take("", KeeperHandle::start_beside)?,
            Some(false) => self.take("", |keeper, door| keeper.start(WhichSession::Open, door))?,
            None => self.take("", |keeper, door| keeper.start(start, door))?,
        };
        Ok(())
    }

    /// Runs a dispute about a hand until the table agrees or the player leaves.
    pub(in crate::cli) fn dispute(mut self, hand: EntryId) -> Result<Status, Failure> {
        self.take("", |keeper, door| keeper.dispute(hand, door))?;
        self.play()
    }

    /// Plays an evening that has begun. At its end, phones are out.
    pub(super) fn play(mut self) -> Result<Status, Failure> {
        let status = self.play_on().and_then(|status| {
            self.let_phones_settle()?;
            Ok(status)
        });
        self.close_to_phones();
        status
    }

    fn play_on(&mut self) -> Result<Status, Failure> {
        loop {
            if let Mode::Left(leaving) = self.keeper.evening().mode {
                return Ok(match leaving {
                    Leaving::Done => Status::Done,
                    Leaving::Interrupted => Status::Interrupted,
                });
            }
            let went = self.asked_once();
            if let (Err(_), Mode::Dispute(dispute, _)) = (&went, &self.keeper.evening().mode)
                && dispute.claims() > 0
            {
                // The script ends here, and its claims have not ended the dispute.
                let left = Told::DisputeLeft(dispute.claims());
                self.tell(&left)?;
            }
            went?;
        }
    }

    /// Asks once and carries out the answer. A script may also answer without a word.
    fn asked_once(&mut self) -> Result<(), Failure> {
        if let Some(input) = self.answered_by_silence()? {
            return self.enter(&input, "").map(|_| ());
        }
        #[cfg(feature = "club")]
        self.tell_outcome()?;
        let (prompt, words) = self.prompt()?;
        self.shown = self
            .keeper
            .evening()
            .play()
            .map(|play| Arc::clone(&play.start));
        let Some(reply) = self.ask_unless_it_changes(&prompt, &words)? else {
            return Ok(());
        };
        let is_old = self.is_left_behind()?;
        #[cfg(feature = "club")]
        if let PromptReply::Line(line) = &reply
            && self.phones_need_an_answer(line)?
        {
            return Ok(());
        }
        match reply {
            PromptReply::Line(line) if is_old => self.catch_up(&line),
            PromptReply::Line(line) => self.line(&line),
            PromptReply::Back if is_old => self.catch_up(""),
            PromptReply::Back => self.enter(&Input::Back, "").map(|_| ()),
            PromptReply::Interrupt => self.leave(Leaving::Interrupted),
            PromptReply::End => self.leave(Leaving::Done),
        }
    }

    pub(super) fn leave(&mut self, leaving: Leaving) -> Result<(), Failure> {
        self.enter(&Input::Leave(leaving), "").map(|_| ())
    }

    /// True if a person can be asked.
    pub(super) fn asks(&mut self) -> bool {
        self.prompter.coming() == Coming::Unknown
    }

    /// Enters something; `line` is what was typed. Returns whether it was accepted.
    pub(super) fn enter(&mut self, input: &Input, line: &str) -> Result<bool, Failure> {
        let version = self.keeper.version();
        if !self.goes_over_objections(input)? {
            return Ok(false);
        }
        self.take(line, |keeper, door| keeper.take(version, input, door))
    }

    /// Takes a step and asks its follow-up questions; returns whether the step was accepted.
    fn take(
        &mut self,
        line: &str,
        step: impl Fn(&mut KeeperHandle, Door<'_>) -> Result<TakenStep, NotTaken>,
    ) -> Result<bool, Failure> {
        let now = Date::now();
        let asks = self.asks();
        let mut replies = Vec::new();
        let mut drawn = 0;
        loop {
            let door = Door {
                now: &now,
                asks,
                spoken: spoken(self.screen.lang()),
                giver: "",
                replies: &replies,
            };
            match step(&mut self.keeper, door) {
                Ok(TakenStep { told, unkept }) => {
                    if let Some(error) = unkept {
                        self.unkept(error)?;
                    }
                    self.suggest_language_of_names()?;
                    for told in told.iter().skip(drawn) {
                        self.tell_in_turn(told)?;
                    }
                    return Ok(true);
                }
                Err(NotTaken::Asks(sure, told)) => {
                    for told in told.iter().skip(drawn) {
                        self.tell(told)?;
                    }
                    drawn = told.len();
                    match self.sure(&sure)? {
                        Ok(yes) => replies.push(yes),
                        Err(leaving) => {
                            return self.enter(&Input::LeaveAt(sure, leaving), line);
                        }
                    }
                }
                // It is asked anew: what was replied may be about something else.
                Err(NotTaken::Overtaken) => replies.clear(),
                Err(not_taken) => {
                    self.not_taken(not_taken, line)?;
                    return Ok(false);
                }
            }
        }
    }

    /// Says why a step was rejected.
    pub(super) fn not_taken(&mut self, why: NotTaken, line: &str) -> Result<(), Failure> {
        match why {
            NotTaken::Refused(refusal, mends) => {
                self.refuse(refusal, if mends { line } else { "" })
            }
            NotTaken::Unsaved(error, mends) => self.unsaved(error, if mends { line } else { "" }),
            NotTaken::Slip => {
                self.again = self.pasted_behind(line);
                Ok(())
            }
            NotTaken::Stale => self.catch_up(line),
            NotTaken::Closed(session) => {
                let evening = self.keeper.ledger().called(session)?.evening.to_string();
                Err(Misuse::Closed { evening }.into())
            }
            NotTaken::NotFound(error) => self.not_read(error.into()),
            NotTaken::Unfit(refusal) => Err(Failure::AtPrompt(refusal)),
            NotTaken::Unread(error) => Err(error.into()),
            // The question was asked already, and the step taken again.
            NotTaken::Asks(..) | NotTaken::Overtaken => Ok(()),
        }
    }

    /// Returns the answer that a script gives without a word, because its next line is about
    /// something else or because it ends; `None` if the question must be asked.
    fn answered_by_silence(&mut self) -> Result<Option<Input>, Failure> {
        let coming = self.prompter.coming();
        if coming == Coming::Unknown {
            return Ok(None);
        }
        let evening = self.keeper.evening();
        Ok(match &evening.mode {
            Mode::Hand(play) if play.state().ask == WaitingFor::Verdict && !evening.doubted => {
                confirms(&coming, play.history.now()).then_some(Input::Confirm)
            }
            Mode::Over(..) => Some(Input::Sure(coming == Coming::End)),
            Mode::Setup(setup) => {
                begins_a_hand(&coming, setup.history.now())?.then_some(Input::Complete)
            }
            _ => None,
        })
    }
}

/// True if a script confirms the verdict by going on or ending without a word about it.
fn confirms(coming: &Coming, position: &Position) -> bool {
    match coming {
        Coming::Unknown => false,
        Coming::End => true,
        Coming::Line(line) => {
            !is_about_the_verdict(line)
                && answer::yes_or_no(line).is_none()
                && !position.goes_on_with(line)
        }
    }
}

/// True if a line of a script is about the verdict shown, and does not confirm it.
fn is_about_the_verdict(line: &str) -> bool {
    matches!(line.trim(), "<" | "-")
        || answer::corrects(line)
        || matches!(
            PromptCommand::parse(line),
            Some((
                PromptCommand::Undo
                    | PromptCommand::Show
                    | PromptCommand::Edit
                    | PromptCommand::Help
                    | PromptCommand::Quit,
                _
            ))
        )
}

/// True if a script has finished the setup. Errors: it has not named the players.
fn begins_a_hand(coming: &Coming, setup: &Setup) -> Result<bool, Failure> {
    let named = setup.next() != Some(SetupAsk::Players);
    match coming {
        Coming::Line(line) if is_setup_line(line) => Ok(false),
        Coming::Line(line) if !named && !is_any_line(line) => Ok(false),
        Coming::Line(_) | Coming::End if named => Ok(true),
        _ => Err(Denied::NoPlayers.into()),
    }
}
