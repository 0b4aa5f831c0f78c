//! A single hand: entering it, going back, and ending it.

use super::answer;
use super::ask::{Question, WaitingFor};
use super::asking::entered;
use super::chip::TableChip;
use super::command::PromptCommand;
use super::given::Given;
use super::hand::{self, HandState};
use super::last_written::offer_last;
use super::play::HandInPlay;
use super::reach::out_of_reach;
use super::refusal::{BadSeating, Why};
use super::seating::{self, SeatingRequest};
use super::state::{Back, Evening, Input, Leaving, Mode};
use super::step::{NextMode, Step, Stop, Then, Write};
use super::sure::Sure;
use super::surplus::means;
use super::told::Told;
use crate::case::Case;
use crate::ledger::{DraftSubject, EntryId, HandBody, HandRef, SessionId};
use crate::limits::Limit;
use crate::record::{Line, Seat, Turn};
use std::sync::Arc;

impl Evening {
    /// Handles input for a hand.
    pub(super) fn in_hand(
        &mut self,
        play: Arc<HandInPlay>,
        input: &Input,
        step: &mut Step<'_>,
    ) -> Result<(), Stop> {
        let mode = match input {
            Input::Line(line) => self.obey(play, line, step)?,
            Input::Given(given) => self.enter(play, given, step)?,
            Input::Tap(tap) => Self::tap(play, tap, step)?,
            Input::Tapped(words) => self.tapped(play, words, step)?,
            Input::Back => self.back(play, step)?,
            Input::Confirm | Input::Sure(true) => Self::write_hand(play, step)?,
            Input::Leave(leaving) => {
                step.tell(self.kept(&play));
                Mode::Left(*leaving)
            }
            _ => Mode::Hand(play),
        };
        // After a hand is written, `carry_on` sets the next mode.
        self.mode = mode;
        Ok(())
    }

    /// Carries out a line: a command, or something to enter.
    fn obey(&mut self, play: Arc<HandInPlay>, line: &str, step: &mut Step<'_>) -> NextMode {
        if let Some(seating) = SeatingRequest::parse(line) {
            return Self::seat(play, &seating, step);
        }
        if let Some(chip) = TableChip::parse(line)
            && (play.texts().is_empty() || play.stored.body.chip.is_some())
        {
            if play.texts().is_empty() {
                return Self::change_chip(play, chip, step);
            }
            return Err(Stop::mend(BadSeating::HandBegun));
        }
        match PromptCommand::parse(line) {
            Some((PromptCommand::Undo, _)) => self.back(play, step),
            Some((PromptCommand::Quit, _)) => {
                step.tell(self.kept(&play));
                Ok(Mode::Left(Leaving::Done))
            }
            Some((PromptCommand::Edit, number)) => edit(play, number),
            Some((PromptCommand::End, _)) if play.texts().is_empty() => Self::end(play, step),
            Some((PromptCommand::End, _)) => Err(Stop::refuse(Why::Unfinished)),
            // `correct` alone says that the verdict is wrong.
            Some((PromptCommand::Correct, "")) if play.state().ask == WaitingFor::Verdict => {
                self.judge(play, line, step)
            }
            Some((PromptCommand::Correct, hand)) => {
                let hand = self.hand_meant(play.id(), hand, step)?;
                self.ask_again(hand, Back::Hand(play), step)
            }
            Some((PromptCommand::Dispute, hand)) => {
                let hand = self.hand_meant(play.id(), hand, step)?;
                self.dispute(hand, Back::Hand(play), step)
            }
            // The door handles commands that only show something.
            Some(_) => Ok(Mode::Hand(play)),
            None if play.state().ask == WaitingFor::Verdict => self.judge(play, line, step),
            None => self.enter_text(play, line, step),
        }
    }

    /// Lets players sit out from this hand on, or come back; refused once the hand has begun.
    fn seat(play: Arc<HandInPlay>, seating: &SeatingRequest, step: &mut Step<'_>) -> NextMode {
        if !play.texts().is_empty() {
            return Err(Stop::mend(BadSeating::HandBegun));
        }
        match seating.seated(&play.start).map_err(Stop::mend)? {
            Some(seated) => Ok(reseat(play, vec![seating::kept(&seated)], step)),
            None => Self::change_seats(play, seating, step),
        }
    }

    /// Enters a typed line.
    fn enter_text(&mut self, play: Arc<HandInPlay>, line: &str, step: &mut Step<'_>) -> NextMode {
        let text = line.trim();
        if text.is_empty() && play.state().ask.takes_lines() {
            return Ok(Mode::Hand(play));
        }
        self.enter(play, &Given::Text(text.to_owned()), step)
    }

    /// Enters an input and continues, or returns why the input is not accepted.
    pub(super) fn enter(
        &mut self,
        mut play: Arc<HandInPlay>,
        given: &Given,
        step: &mut Step<'_>,
    ) -> NextMode {
        if play.texts().len() >= Limit::Entries.most() {
            return Err(Stop::mend(Why::TooLong(Limit::Entries)));
        }
        let (text, next) = play.history.now().with_given(given).map_err(Stop::mend)?;
        means(play.state(), &next.state, step)?;
        if play.edit.is_some()
            && let Some(edit) = Arc::make_mut(&mut play).edit.take()
        {
            return self.go_on_editing(play, edit, (text, next), step);
        }
        step.mends = true;
        step.write(Write::Push {
            about: DraftSubject::Hand(play.id()),
            position: play.kept_before() + play.texts().len(),
            text: text.clone(),
        });
        let before = play.history.here();
        Arc::make_mut(&mut play).history.add(text, next);
        let after = play.history.here();
        // The entered line may belong earlier in the record; then the last line is no news.
        let last = |state: &HandState| state.case.entries().next_back().cloned();
        let told = last(&after.state) != last(&before.state);
        let open = matches!(after.state.ask, WaitingFor::Quick(Question::Onto(..)));
        // If a call ended the hand, the verdict shows that; if a turn did, the turn is still news.
        let over = after.state.ask == WaitingFor::Verdict && !tells_turn(&after.state);
        self.doubted = false;
        step.tell(Told::Taken {
            line: told && !open && !over,
            board: !open && !over && moved(&before.state, &after.state),
            before,
            after,
        });
        Ok(Mode::Hand(play))
    }

    /// Takes back the last entry.
    fn back(&mut self, mut play: Arc<HandInPlay>, step: &mut Step<'_>) -> NextMode {
        if play.edit.is_some()
            && let Some(edit) = Arc::make_mut(&mut play).edit.take()
        {
            self.leave_edit(Arc::make_mut(&mut play), edit.before, step);
            return Ok(Mode::Hand(play));
        }
        if play.was_tapped_last() {
            return Ok(Self::untap(play, step));
        }
        if play.texts().is_empty() {
            return match play.before_seated() {
                Some(draft) => Ok(reseat(play, draft, step)),
                None => self.back_to_written(play, step),
            };
        }
        Self::untext(&mut play, step)?;
        // What was tapped whole was entered in one step, and is taken back in one.
        while play
            .texts()
            .last()
            .is_some_and(|text| play.is_tapped_pile(text))
        {
            Self::untext(&mut play, step)?;
        }
        self.stands(play.history.here(), step);
        Ok(Mode::Hand(play))
    }

    /// Takes back the last text.
    fn untext(play: &mut Arc<HandInPlay>, step: &mut Step<'_>) -> Result<(), Stop> {
        let Some(left) = play.texts().len().checked_sub(1) else {
            return Ok(());
        };
        let (session, length) = (play.id(), play.kept_before() + left);
        let lines = step.book.ledger().draft_lines(session)?;
        let giver = lines.into_iter().nth(length).map(|line| line.giver);
        step.write(Write::Truncate {
            about: DraftSubject::Hand(session),
            length,
        });
        if let Some(text) = Arc::make_mut(play).history.back() {
            let giver = giver.unwrap_or_default();
            step.tell(Told::TakenBack { text, giver });
        }
        Ok(())
    }

    /// Offers to correct the hand that was written last; called if nothing is entered for this one.
    fn back_to_written(&mut self, play: Arc<HandInPlay>, step: &mut Step<'_>) -> NextMode {
        let game = play.state().ruleset.game();
        match offer_last(play.id(), game, step)? {
            Some(hand) => self.ask_again(hand, Back::Hand(play), step),
            None => Ok(Mode::Hand(play)),
        }
    }

    /// Returns the written hand that a text asks for; an empty text asks for the last hand. A
    /// number alone counts hands in the evening, as everywhere at the table.
    pub(super) fn hand_meant(
        &self,
        here: SessionId,
        text: &str,
        step: &Step<'_>,
    ) -> Result<EntryId, Stop> {
        let ledger = step.book.ledger();
        let numbered = match (self.session, answer::number(text)) {
            (Some(session), Some(number)) => {
                let evening = ledger.whole_evening(session)?;
                let hand = ledger.hand_of(&evening, number)?;
                hand.map(|hand| hand.name().to_string())
            }
            _ => None,
        };
        let asked = match numbered.unwrap_or_else(|| text.to_owned()).parse() {
            Ok(asked) => asked,
            Err(_) if text.is_empty() => HandRef::Last,
            Err(_) => return Err(Stop::mend(Why::NoHand(text.to_owned()))),
        };
        let found = ledger.find_hand(asked, Some(here));
        Ok(found.map_err(Stop::NotFound)?.id)
    }

    /// Handles an answer to whether the verdict is right.
    fn judge(&mut self, play: Arc<HandInPlay>, line: &str, step: &mut Step<'_>) -> NextMode {
        let line = line.trim();
        match answer::yes_or_no(line) {
            Some(true) => return Self::write_hand(play, step),
            None if line.is_empty() => return Self::write_hand(play, step),
            Some(false) => {}
            None if answer::corrects(line) => {}
            None => {
                return match answer::player(line, &play.state().players()) {
                    Some(winner) => self.change_winner(play, winner, step),
                    None => self.enter_text(play, line, step),
                };
            }
        }
        self.doubted = true;
        step.tell(Told::Doubted(play.history.here()));
        step.tell(Told::Entered(entered(&play.history)));
        Ok(Mode::Hand(play))
    }

    /// Makes this player the winner, instead of whoever was entered before.
    fn change_winner(
        &mut self,
        mut play: Arc<HandInPlay>,
        winner: Seat,
        step: &mut Step<'_>,
    ) -> NextMode {
        let Some((at, text)) = hand::won_by(&play.history, winner) else {
            return Err(Stop::mend(super::refusal::BadEntry::Over));
        };
        let players = play.state().players();
        let name = players.names().get(winner.0);
        let told = name.cloned().map(Told::WonInstead);
        self.change(Arc::make_mut(&mut play), at, &text, told, step)?;
        Ok(Mode::Hand(play))
    }

    /// Writes the hand to the ledger.
    fn write_hand(play: Arc<HandInPlay>, step: &mut Step<'_>) -> NextMode {
        let state = play.state();
        let Some(verdict) = &state.verdict else {
            return Ok(Mode::Hand(play));
        };
        let body = HandBody {
            number: play.stored.hands + 1,
            record: state.case.record().print(state.ruleset.rules.calendar()),
            verdict: verdict.to_json(),
            net: verdict.net.clone(),
        };
        // A record must settle to the same verdict when it is read back.
        let again = Case::written(&body.record, &state.ruleset).settle();
        if !again.is_ok_and(|again| again.net == verdict.net) {
            return Err(Stop::refuse(Why::ReadsOtherwise));
        }
        let so_far = step.book.so_far(play.id())?;
        if !so_far.has_room(step.book.ledger(), verdict)? {
            return Err(Stop::refuse(Why::TooManyChips));
        }
        if let Some(day) = out_of_reach(&body.record, step.now().day) {
            return Err(Stop::refuse(Why::FarDay(day.to_string())));
        }
        let (session, number) = (play.id(), body.number);
        step.write(Write::Hand { session, body });
        step.then = Then::HandWritten { session, number };
        Ok(Mode::Hand(play))
    }

    /// Ends the session before its last hand and settles up, if the user is sure.
    fn end(play: Arc<HandInPlay>, step: &mut Step<'_>) -> NextMode {
        let so_far = step.book.so_far(play.id())?;
        step.tell(Told::SettledUp(Arc::clone(&so_far)));
        if step.asks() {
            Self::tell_of_money(&so_far, step)?;
        }
        if step.sure(Sure::End, true)? {
            super::over::close(&so_far, step)?;
        }
        Ok(Mode::Hand(play))
    }
}

/// Restarts a hand for which nothing is entered, with `lines` as its draft: who plays.
fn reseat(play: Arc<HandInPlay>, lines: Vec<String>, step: &mut Step<'_>) -> Mode {
    let about = DraftSubject::Hand(play.id());
    step.write(Write::Draft { about, lines });
    step.then = Then::Begin(play.id());
    Mode::Hand(play)
}

/// Begins replacing an entry, by its number from 1.
fn edit(play: Arc<HandInPlay>, number: &str) -> NextMode {
    let at = answer::number(number).and_then(|number| usize::try_from(number).ok()?.checked_sub(1));
    let entry = at.and_then(|at| Some((at, play.texts().get(at)?.clone())));
    match entry {
        Some((at, text)) => Ok(Mode::Entry { play, at, text }),
        None => Err(Stop::mend(super::refusal::BadEdit::NoEntry {
            entries: play.texts().len(),
        })),
    }
}

/// Returns whether the last line of a hand's record is a turn.
fn tells_turn(state: &HandState) -> bool {
    let last = state.case.entries().next_back();
    match last.and_then(|last| last.line.as_ref()) {
        Some(Line::Act(_, act)) => Turn::from_act(act).is_some(),
        _ => false,
    }
}

/// Returns whether the layout, the stock or the size of a player's hand differs between the states.
fn moved(before: &HandState, state: &HandState) -> bool {
    let seen = |state: &HandState| {
        let (hand, _) = state.gostop()?;
        let table = hand.table.as_ref()?;
        let hands: Vec<u32> = table.hands().map(|held| held.count).collect();
        Some((table.layout.clone(), table.stock, hands))
    };
    seen(before) != seen(state)
}
