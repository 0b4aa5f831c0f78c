//! A written hand whose questions come once more, each with its old answer, and the correction that
//! comes of it.

use super::complete::Completions;
use super::evening::Evening;
use super::offered::completions;
use super::preview::Preview;
use super::prompter::{Chosen, Reply};
use super::show;
use crate::card::Calendar;
use crate::cli::draw;
use crate::cli::error::{Failure, Status};
use crate::cli::future::out_of_reach;
use crate::cli::prompt::corrected;
use crate::cli::screen::Styled;
use crate::cli::words::{asking_again, say};
use crate::evening::ask::Ask;
use crate::evening::asking::{asks, entered};
use crate::evening::command::Command;
use crate::evening::given::Given;
use crate::evening::hand::{AskedAgain, HandState, History, answers, as_recorded};
use crate::evening::hand_start::HandStart;
use crate::evening::refusal::{BadClaim, BadEdit, BadSeating, Why};
use crate::evening::seating::Seating;
use crate::evening::written::WrittenHand;
use crate::evening::{answer, old};
use crate::ledger::{EntryId, HandRef, Ledger};
use crate::record::Record;
use crate::report::session::SessionSoFar;
use std::rc::Rc;
use std::sync::Arc;

/// A written hand that is asked again.
struct Again {
    written: WrittenHand,
    /// Its record, as its questions are asked today.
    record: Record,
    /// The hand as it was told.
    told: History,
    asked: AskedAgain,
}

/// What is to be done after an answer.
enum Then {
    Ask,
    /// Something was answered or taken back.
    Moved,
    /// Nothing is written.
    Leave(Status),
    /// The correction is written.
    Corrected,
    /// The hand is disputed line by line.
    Dispute,
}

impl Again {
    /// Returns a written hand with its answers, if the questions can tell it.
    fn of(ledger: &Ledger, written: WrittenHand) -> Result<Result<Self, EntryId>, Failure> {
        let so_far = SessionSoFar::of(ledger, written.hand.session)?;
        let record = written.asked();
        let evening = ledger.evening(written.hand.session)?;
        let start = HandStart::of_record(&so_far, &evening, &written.rules.ruleset, &record);
        let start = Rc::new(start);
        let Some(told) = answers(&start, &record, &written.before) else {
            return Ok(Err(written.hand.id));
        };
        let asked = AskedAgain::new(&start, &told).map_err(Failure::AtPrompt)?;
        Ok(Ok(Self {
            written,
            record,
            told,
            asked,
        }))
    }

    fn state(&self) -> &HandState {
        &self.asked.history.now().state
    }

    fn calendar(&self) -> Calendar {
        self.state().ruleset.rules.calendar()
    }

    /// Returns the old answer to what is asked: what was entered, or else what the record says of it.
    fn old(&self) -> Option<String> {
        if let Some(old) = self.asked.old() {
            return Some(old.to_owned());
        }
        let old = as_recorded(&self.record, self.state())?;
        self.asked.history.now().with(&old).is_ok().then_some(old)
    }

    /// Returns whether all is answered as it was.
    fn is_the_same(&self) -> bool {
        let lines = |record: &Record| {
            let entries = record.entries.iter();
            let lines = entries.filter_map(|entry| entry.line.as_ref());
            let mut lines: Vec<String> = lines.map(|line| line.print(self.calendar())).collect();
            lines.sort();
            lines
        };
        let before = self.told.now().state.case.record();
        lines(&before) == lines(&self.state().case.record())
    }
}

impl Evening<'_> {
    /// Asks the questions of a written hand once more, and writes the correction that comes of it;
    /// a hand that the questions cannot tell is disputed.
    pub(super) fn ask_again(&mut self, hand: EntryId) -> Result<Status, Failure> {
        let before = std::mem::replace(&mut self.spoken_of, HandRef::Entry(hand));
        let status = self.ask_again_of(hand);
        self.spoken_of = before;
        status
    }

    fn ask_again_of(&mut self, hand: EntryId) -> Result<Status, Failure> {
        let lang = self.screen.lang();
        let written = WrittenHand::of(&self.ledger, hand)?;
        let name = self.ledger.hand_called(&written.hand.name())?;
        let game = written.rules.ruleset.game();
        draw::hand_head(self.screen, &written.hand, &name, None)?;
        let verdict = written.names.in_verdict(written.before.clone());
        draw::hand_in_words(self.screen, &verdict)?;
        let mut again = match Again::of(&self.ledger, written)? {
            Ok(again) => again,
            Err(hand) => {
                self.screen
                    .prose(&say!(lang, not_asked_again(game, &name)))?;
                return self.dispute(hand);
            }
        };
        self.screen
            .paragraph(&Styled::hint(say!(lang, asked_again(game, &name))))?;
        loop {
            let then = match again.state().ask {
                Ask::Verdict => self.reason(&mut again)?,
                _ => self.question_again(&mut again)?,
            };
            match then {
                Then::Moved if again.state().ask == Ask::Verdict => {
                    if again.is_the_same() {
                        self.screen.prose(&say!(lang, all_as_before(game, &name)))?;
                        return Ok(Status::Done);
                    }
                    self.compare(&again)?;
                }
                Then::Ask | Then::Moved => {}
                Then::Corrected => return Ok(Status::Done),
                Then::Dispute => return self.dispute(hand),
                Then::Leave(status) => {
                    self.screen
                        .prose(&say!(lang, stays_as_written(game, &name)))?;
                    return Ok(status);
                }
            }
        }
    }

    /// Asks a question with its old answer, and does what the answer says.
    fn question_again(&mut self, again: &mut Again) -> Result<Then, Failure> {
        let lang = self.screen.lang();
        let asking = asks(&again.asked.history);
        let question = self.question(&asking);
        let old = again.old();
        let prompt = match old.and_then(|old| old::shown(again.state(), &old)) {
            Some(old) => asking_again(lang, &asking, &question, &old),
            None => question,
        };
        // What comes and goes behind the cursor cannot be heard.
        let preview = Preview::of(lang, again.state()).filter(|_| !self.screen.is_plain());
        let words = Completions {
            preview: preview.map(Arc::new),
            ..completions(lang, again.state())
        };
        match self.ask(&prompt, &words)? {
            Reply::Line(line) => self.obey_again(again, &line),
            Reply::Back => Ok(back(again)),
            Reply::Interrupt => Ok(Then::Leave(Status::Interrupted)),
            Reply::End => Ok(Then::Leave(Status::Done)),
        }
    }

    /// Does what a line says: a command, or an answer.
    fn obey_again(&mut self, again: &mut Again, line: &str) -> Result<Then, Failure> {
        if Seating::of(line).is_some() {
            self.refuse(BadSeating::HandBegun, line)?;
            return Ok(Then::Ask);
        }
        match Command::of(line) {
            Some((Command::Undo, _)) => Ok(back(again)),
            Some((Command::Quit, _)) => Ok(Then::Leave(Status::Done)),
            Some((Command::Dispute, _)) => Ok(Then::Dispute),
            Some((Command::Menu, _)) => self.menu_again(again),
            Some((Command::Edit, number)) => self.edit_again(again, number),
            Some((Command::Show, _)) => {
                show::table(self.screen, again.state())?;
                show::entered(self.screen, &entered(&again.asked.history))?;
                Ok(Then::Ask)
            }
            Some((Command::Help, _)) => {
                let begun = !again.asked.history.texts().is_empty();
                show::explain(self.screen, again.state(), begun)?;
                Ok(Then::Ask)
            }
            Some((Command::End, _)) => {
                self.refuse(Why::Unfinished, "")?;
                Ok(Then::Ask)
            }
            // What only reads was done where it was asked.
            Some((Command::Correct | Command::Read(_), _)) => Ok(Then::Ask),
            None => {
                let text = line.trim();
                let old = again.old().filter(|_| text.is_empty());
                if text.is_empty() && old.is_none() && again.state().ask.takes_lines() {
                    self.needs_more_than_enter(&asks(&again.asked.history))?;
                    return Ok(Then::Ask);
                }
                let given = Given::Text(old.unwrap_or_else(|| text.to_owned()));
                self.enter_again(again, &given, line)
            }
        }
    }

    /// Takes an answer; `line` is what is put in the line again.
    fn enter_again(
        &mut self,
        again: &mut Again,
        given: &Given,
        line: &str,
    ) -> Result<Then, Failure> {
        let next = match again.asked.with(given) {
            Ok(next) => next,
            Err(refusal) => {
                self.refuse(refusal, line)?;
                return Ok(Then::Ask);
            }
        };
        if !self.means(again.state(), &next.history.now().state, line)? {
            return Ok(Then::Ask);
        }
        let before = again.state().understood(self.screen.lang().vocabulary());
        again.asked = next;
        self.read_back(before.as_deref(), again.state())?;
        Ok(Then::Moved)
    }

    /// Takes what is chosen from menus.
    fn menu_again(&mut self, again: &mut Again) -> Result<Then, Failure> {
        let given = match self.prompter.menu(self.screen, again.state())? {
            Chosen::Given(given) => given,
            Chosen::Nothing => return Ok(Then::Ask),
            Chosen::NoMenus => {
                self.refuse(Why::NoMenus, "")?;
                return Ok(Then::Ask);
            }
        };
        let text = given.text(again.calendar());
        self.screen.line(format!("> {text}"))?;
        match given {
            Given::Text(text) => self.obey_again(again, &text),
            given => self.enter_again(again, &given, &text),
        }
    }

    /// Goes back to the question of an entry.
    fn edit_again(&mut self, again: &mut Again, number: &str) -> Result<Then, Failure> {
        let entries = again.asked.history.texts().len();
        let number = answer::number(number).and_then(|number| usize::try_from(number).ok());
        let Some(number) = number.filter(|number| (1..=entries).contains(number)) else {
            self.refuse(BadEdit::NoEntry { entries }, "")?;
            return Ok(Then::Ask);
        };
        while again.asked.history.texts().len() >= number && again.asked.back() {}
        Ok(Then::Moved)
    }

    /// Shows what the hand came to, what it comes to now, and what is different in its record.
    fn compare(&mut self, again: &Again) -> Result<(), Failure> {
        let lang = self.screen.lang();
        for line in again.asked.left_out() {
            self.screen.line(say!(lang, left_out(line)))?;
        }
        let Some(after) = &again.state().verdict else {
            return Ok(());
        };
        self.screen.line("")?;
        corrected::beside(&again.written, after, self.screen)?;
        self.screen.line("")?;
        let before = again.told.now().state.case.record();
        let record = again.state().case.record();
        draw::changed_lines(self.screen, &before, &record, again.calendar())?;
        Ok(())
    }

    /// Asks why the hand is corrected, and writes the correction.
    fn reason(&mut self, again: &mut Again) -> Result<Then, Failure> {
        let lang = self.screen.lang();
        let line = match self.ask(&say!(lang, why_corrected()), &Completions::default())? {
            Reply::Line(line) => line,
            Reply::Back => return Ok(back(again)),
            Reply::Interrupt => return Ok(Then::Leave(Status::Interrupted)),
            Reply::End => return Ok(Then::Leave(Status::Done)),
        };
        match Command::of(&line) {
            Some((Command::Help, "")) => {
                self.screen.prose(&say!(lang, why_corrected_help()))?;
                return Ok(Then::Ask);
            }
            Some((Command::Menu, "")) => return Ok(Then::Leave(Status::Done)),
            Some((
                Command::Undo
                | Command::Quit
                | Command::Dispute
                | Command::Show
                | Command::Edit
                | Command::End,
                _,
            )) => return self.obey_again(again, &line),
            _ => {}
        }
        let reason = match answer::yes_or_no(&line) {
            Some(false) => return Ok(Then::Leave(Status::Done)),
            Some(true) => say!(lang, entered_wrongly()),
            None if line.trim().is_empty() => say!(lang, entered_wrongly()),
            None => line.trim().to_owned(),
        };
        self.write_again(again, &reason, &line)
    }

    /// Writes the correction, if it can be written; `line` is what was typed as its reason.
    fn write_again(&mut self, again: &Again, reason: &str, line: &str) -> Result<Then, Failure> {
        let state = again.state();
        let record = state.case.record().print(again.calendar());
        let settled = again.written.settled(&record).ok();
        let Some(after) = settled.filter(|settled| state.verdict.as_ref() == Some(settled)) else {
            self.refuse(BadClaim::NotAsShown, "")?;
            return Ok(Then::Ask);
        };
        let so_far = self.so_far(again.written.hand.session)?;
        if !so_far.has_room(&self.ledger, &after)? {
            self.refuse(Why::TooManyChips, "")?;
            return Ok(Then::Ask);
        }
        if let Some(day) = out_of_reach(&record) {
            self.refuse(Why::FarDay(day.to_string()), "")?;
            return Ok(Then::Ask);
        }
        if self.correct(&again.written, reason, record, &after, line)? {
            Ok(Then::Corrected)
        } else {
            Ok(Then::Ask)
        }
    }
}

/// Takes back the last answer; before the first one the hand is left.
fn back(again: &mut Again) -> Then {
    if again.asked.back() {
        Then::Moved
    } else {
        Then::Leave(Status::Done)
    }
}

#[cfg(test)]
mod tests;
