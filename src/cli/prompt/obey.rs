//! What a line does in a hand: the commands of the prompt, or something that is entered.

use super::evening::{AfterStep, Evening};
use super::prompter::{Chosen, Coming};
use super::show;
use crate::cli::error::{Failure, Status};
use crate::cli::screen::Styled;
use crate::cli::words::say;
use crate::evening::answer;
use crate::evening::ask::{Ask, Asking};
use crate::evening::asking::entered;
use crate::evening::chip::TableChip;
use crate::evening::command::Command;
use crate::evening::decision::Decision;
use crate::evening::given::Given;
use crate::evening::hand::{self, Position};
use crate::evening::play::HandInPlay;
use crate::evening::refusal::{BadSeating, Why};
use crate::evening::seating::{self, Seating};
use crate::ledger::{EntryId, HandRef, SessionId, StoredHand};
use crate::rules::Game;

impl Evening<'_> {
    /// Does what is chosen from menus.
    fn menu(&mut self, play: &mut HandInPlay) -> Result<AfterStep, Failure> {
        let given = match self.prompter.menu(self.screen, play.state())? {
            Chosen::Given(given) => given,
            Chosen::Nothing => return Ok(AfterStep::Hand),
            Chosen::NoMenus => {
                self.refuse(Why::NoMenus, "")?;
                return Ok(AfterStep::Hand);
            }
        };
        let text = given.text(play.state().ruleset.rules.calendar());
        self.screen
            .line(Styled::said("> ", "").then(text.as_str()))?;
        match given {
            Given::Text(text) => self.obey(play, &text),
            given => {
                self.enter(play, &given, &text)?;
                Ok(AfterStep::Hand)
            }
        }
    }

    /// Does what a line says: a command, or something to enter.
    pub(super) fn obey(&mut self, play: &mut HandInPlay, line: &str) -> Result<AfterStep, Failure> {
        if let Some(seating) = Seating::of(line) {
            return self.seat(play, &seating, line);
        }
        if let Some(chip) = TableChip::of(line)
            && (play.texts().is_empty() || play.stored.body.chip.is_some())
        {
            return self.set_chip(play, chip, line);
        }
        match Command::of(line) {
            Some((Command::Undo, _)) => self.back(play),
            Some((Command::Quit, _)) => self.leave(play, Status::Done),
            Some((Command::Menu, _)) => self.menu(play),
            Some((Command::Show, _)) => self.show_hand(play),
            Some((Command::Help, _)) if matches!(line.trim(), "?" | "？") => self.explain(play),
            Some((Command::Help, _)) => self.help_in_hand(play),
            Some((Command::Edit, number)) => self.edit(play, number, line),
            Some((Command::End, _)) => self.end_between_hands(play),
            // Alone it says that the verdict is wrong.
            Some((Command::Correct, "")) if play.state().ask == Ask::Verdict => {
                self.judge(play, line)
            }
            Some((Command::Correct, hand)) => self.correct_inside(play, hand, line),
            Some((Command::Dispute, hand)) => self.dispute_inside(play, hand, line),
            // What only reads was done where it was asked.
            Some((Command::Read(_), _)) => Ok(AfterStep::Hand),
            None if play.state().ask == Ask::Verdict => self.judge(play, line),
            None => {
                self.enter_text(play, line)?;
                Ok(AfterStep::Hand)
            }
        }
    }

    /// Lets players sit out the hands from this one on, or come back, before it begins.
    fn seat(
        &mut self,
        play: &mut HandInPlay,
        seating: &Seating,
        line: &str,
    ) -> Result<AfterStep, Failure> {
        let seated = if play.texts().is_empty() {
            seating.seated(&play.start)
        } else {
            Err(BadSeating::HandBegun.into())
        };
        match seated {
            Ok(Some(seated)) => self.reseat(play, &[seating::kept(&seated)]),
            Ok(None) => self.change_seats(play, seating, line),
            Err(refusal) => {
                self.refuse(refusal, line)?;
                Ok(AfterStep::Hand)
            }
        }
    }

    /// Changes what a chip is worth from this hand on, before it begins.
    fn set_chip(
        &mut self,
        play: &mut HandInPlay,
        chip: TableChip<'_>,
        line: &str,
    ) -> Result<AfterStep, Failure> {
        if play.texts().is_empty() {
            return self.change_chip(play, chip, line);
        }
        self.refuse(BadSeating::HandBegun, line)?;
        Ok(AfterStep::Hand)
    }

    /// Begins a hand anew of which nothing is entered but who plays it.
    pub(super) fn reseat(
        &mut self,
        play: &mut HandInPlay,
        draft: &[String],
    ) -> Result<AfterStep, Failure> {
        let kept = self.ledger.replace_draft(play.id(), draft);
        if self.saved(kept, "")?.is_some() {
            *play = self.begin(play.id())?;
        }
        Ok(AfterStep::Hand)
    }

    /// Shows the table and what was entered.
    fn show_hand(&mut self, play: &HandInPlay) -> Result<AfterStep, Failure> {
        show::table(self.screen, play.state())?;
        show::entered(self.screen, &entered(&play.history))?;
        if play.stored.hands > 0 {
            let so_far = self.so_far(play.id())?;
            self.tell_standing(&so_far)?;
        }
        Ok(AfterStep::Hand)
    }

    /// Explains what is asked.
    fn explain(&mut self, play: &HandInPlay) -> Result<AfterStep, Failure> {
        let begun = !matches!(play.asking(), Asking::First { .. });
        show::explain(self.screen, play.state(), begun)?;
        Ok(AfterStep::Hand)
    }

    fn help_in_hand(&mut self, play: &HandInPlay) -> Result<AfterStep, Failure> {
        self.read_by_somebody(|screen| Ok(show::help(screen, play.state())?))?;
        Ok(AfterStep::Hand)
    }

    /// Settles up, if no hand is begun.
    fn end_between_hands(&mut self, play: &HandInPlay) -> Result<AfterStep, Failure> {
        if play.texts().is_empty() {
            return self.end(play.id());
        }
        self.refuse(Why::Unfinished, "")?;
        Ok(AfterStep::Hand)
    }

    /// Offers to correct the hand that was written last, where nothing is entered of the next.
    pub(super) fn back_to_written(&mut self, play: &mut HandInPlay) -> Result<AfterStep, Failure> {
        match self.offer_written(play.id(), play.state().ruleset.game())? {
            Ok(true) => self.begin_again(play, Status::Done),
            Ok(false) => Ok(AfterStep::Hand),
            Err(status) => self.leave(play, status),
        }
    }

    /// Offers to correct the hand that was written last; returns whether its questions were asked, or
    /// the status to leave with.
    pub(super) fn offer_written(
        &mut self,
        session: SessionId,
        game: Game,
    ) -> Result<Result<bool, Status>, Failure> {
        let lang = self.screen.lang();
        let last = self.last_of_evening(session)?;
        let Some(last) = last.filter(|_| self.prompter.coming() == Coming::Unknown) else {
            self.screen.line(say!(lang, nothing_to_undo()))?;
            return Ok(Ok(false));
        };
        let called = self.ledger.hand_called(&last.name())?;
        let offer = say!(lang, correct_written(game, &called));
        match self.decided(&offer, false, Decision::Written)? {
            Ok(true) => match self.ask_again(last.id)? {
                Status::Done => Ok(Ok(true)),
                status => Ok(Err(status)),
            },
            other => Ok(other),
        }
    }

    /// Returns the hand that was written last, in this session or in one that goes on as it.
    fn last_of_evening(&self, session: SessionId) -> Result<Option<StoredHand>, Failure> {
        for session in self.ledger.evening(session)?.iter().rev() {
            if let Some(last) = self.ledger.last_hand(Some(session.id))? {
                return Ok(Some(last));
            }
        }
        Ok(None)
    }

    /// Asks the questions of a written hand again, and goes on with the one in play as it is after
    /// that.
    fn correct_inside(
        &mut self,
        play: &mut HandInPlay,
        hand: &str,
        line: &str,
    ) -> Result<AfterStep, Failure> {
        match self.hand_meant(play, hand, line)? {
            Some(hand) => {
                let status = self.ask_again(hand)?;
                self.begin_again(play, status)
            }
            None => Ok(AfterStep::Hand),
        }
    }

    /// Argues about a written hand, and goes on with the one in play as it is after that.
    fn dispute_inside(
        &mut self,
        play: &mut HandInPlay,
        hand: &str,
        line: &str,
    ) -> Result<AfterStep, Failure> {
        match self.hand_meant(play, hand, line)? {
            Some(hand) => {
                let status = self.dispute(hand)?;
                self.begin_again(play, status)
            }
            None => Ok(AfterStep::Hand),
        }
    }

    /// Returns the written hand that is asked for, the last one where `text` says nothing; or says
    /// why there is none. A number alone is that of a hand of the evening, as everywhere at the prompt.
    fn hand_meant(
        &mut self,
        play: &HandInPlay,
        text: &str,
        line: &str,
    ) -> Result<Option<EntryId>, Failure> {
        let asked = match self
            .numbered(text)?
            .unwrap_or_else(|| text.to_owned())
            .parse()
        {
            Ok(asked) => asked,
            Err(_) if text.is_empty() => HandRef::Last,
            Err(_) => {
                self.refuse(Why::NoHand(text.to_owned()), line)?;
                return Ok(None);
            }
        };
        match self.ledger.find_hand(asked, Some(play.id())) {
            Ok(hand) => Ok(Some(hand.id)),
            Err(error) => {
                self.not_read(error.into())?;
                Ok(None)
            }
        }
    }

    /// Goes on with the hand in play after a written one was looked at, unless that ended the evening.
    fn begin_again(&mut self, play: &mut HandInPlay, status: Status) -> Result<AfterStep, Failure> {
        if status != Status::Done {
            return self.leave(play, status);
        }
        *play = self.begin(play.id())?;
        Ok(AfterStep::Hand)
    }

    /// Returns whether a script goes on without a word about the verdict, which confirms it.
    pub(super) fn confirmed_by_silence(&mut self, position: &Position) -> bool {
        match self.prompter.coming() {
            Coming::Unknown => false,
            _ if self.doubted => false,
            Coming::End => true,
            Coming::Line(line) => {
                !is_about_the_verdict(&line)
                    && answer::yes_or_no(&line).is_none()
                    && !position.goes_on_with(&line)
            }
        }
    }

    /// Takes an answer about the verdict.
    fn judge(&mut self, play: &mut HandInPlay, line: &str) -> Result<AfterStep, Failure> {
        let lang = self.screen.lang();
        let line = line.trim();
        match answer::yes_or_no(line) {
            Some(true) => return self.write(play),
            None if line.is_empty() => return self.write(play),
            Some(false) => {}
            None if answer::corrects(line) => {}
            None => {
                match answer::player(line, &play.state().players()) {
                    Some(winner) => self.change_winner(play, winner, line)?,
                    None => self.enter_text(play, line)?,
                }
                return Ok(AfterStep::Hand);
            }
        }
        self.doubted = true;
        let further = hand::may_follow(&play.state().told);
        let winner = play.state().has_winner();
        self.screen
            .prose(&say!(lang, verdict_help(further, winner)))?;
        show::entered(self.screen, &entered(&play.history))?;
        Ok(AfterStep::Hand)
    }
}

/// Returns whether a line of a script is about the verdict that was shown, and does not confirm it.
fn is_about_the_verdict(line: &str) -> bool {
    matches!(line.trim(), "<" | "-")
        || answer::corrects(line)
        || matches!(
            Command::of(line),
            Some((
                Command::Undo | Command::Show | Command::Edit | Command::Help | Command::Quit,
                _
            ))
        )
}
