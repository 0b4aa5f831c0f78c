//! Changing an entry of a hand that is being played.

use super::evening::{AfterStep, Evening};
use super::offered::completions;
use super::prompter::Reply;
use super::show;
use crate::card::Pile;
use crate::cli::error::{Failure, Status};
use crate::cli::words::say;
use crate::evening::answer;
use crate::evening::command::Command;
use crate::evening::hand::{Edited, HandState, History, Position, won_by};
use crate::evening::play::{HandInPlay, InEdit};
use crate::evening::refusal::{BadEdit, BadEntry};
use crate::record::{Name, Seat};

/// Returns which cards players now take that they did not before, where a hand is followed turn by
/// turn.
fn otherwise(before: &HandState, after: &HandState) -> Vec<(Name, Pile)> {
    let turns = before.gostop().zip(after.gostop());
    let turns = turns.map(|((before, _), (after, _))| {
        let both = before.turns.iter().zip(&after.turns);
        let differ = both.filter(|(before, after)| before.took != after.took);
        let taken = differ.map(|(_, turn)| (after.name(turn.seat), turn.took));
        taken.collect()
    });
    turns.unwrap_or_default()
}

/// Returns the prompt for an entry, with the question that it answers.
fn prompt_at(number: usize, question: &str) -> String {
    match question.trim_end() {
        "" => format!("{number}: "),
        question => format!("{number}: {question} "),
    }
}

impl Evening<'_> {
    /// Changes one entry: what follows it is kept where it is still asked for.
    pub(super) fn edit(
        &mut self,
        play: &mut HandInPlay,
        number: &str,
        line: &str,
    ) -> Result<AfterStep, Failure> {
        let lang = self.screen.lang();
        let at = answer::number(number)
            .and_then(|number| usize::try_from(number).ok()?.checked_sub(1))
            .filter(|at| *at < play.texts().len());
        let Some(at) = at else {
            let entries = play.texts().len();
            self.refuse(BadEdit::NoEntry { entries }, line)?;
            return Ok(AfterStep::Hand);
        };
        let mut text = play.texts()[at].clone();
        let question = play.asked_at(at).map(|asked| say!(lang, asking(&asked)));
        let prompt = prompt_at(at + 1, question.as_deref().unwrap_or_default());
        let words = completions(self.screen.lang(), &play.history.before(at).state);
        loop {
            self.again.clone_from(&text);
            // To leave an entry as it was takes nothing back.
            self.refused = false;
            text = match self.ask(&prompt, &words)? {
                Reply::Line(line) if self.helps_editing(play, at, &line)? => continue,
                Reply::Line(line) => line.trim().to_owned(),
                Reply::Back => return Ok(AfterStep::Hand),
                Reply::Interrupt => return self.leave(play, Status::Interrupted),
                Reply::End => return self.leave(play, Status::Done),
            };
            if self.change(play, at, &text, None)? {
                return Ok(AfterStep::Hand);
            }
        }
    }

    /// Explains the question of an entry that is changed, or shows the hand, where a line asks for that;
    /// returns whether it did.
    fn helps_editing(&mut self, play: &HandInPlay, at: usize, line: &str) -> Result<bool, Failure> {
        match Command::of(line) {
            Some((Command::Help, _)) => {
                show::explain(self.screen, &play.history.before(at).state, at > 0)?;
                Ok(true)
            }
            Some((Command::Show, "")) => {
                show::table(self.screen, play.state())?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// Lets this player have won, whoever it was by what was entered.
    pub(super) fn change_winner(
        &mut self,
        play: &mut HandInPlay,
        winner: Seat,
        line: &str,
    ) -> Result<(), Failure> {
        match won_by(&play.history, winner) {
            Some((at, text)) => {
                let name = play.state().players().names()[winner.0].clone();
                let note = say!(self.screen.lang(), won_instead(&name));
                self.change(play, at, &text, Some(&note)).map(|_| ())
            }
            None => self.refuse(BadEntry::Over, line),
        }
    }

    /// Puts a text in the place of an entry, counted from 0, and says so with this note; returns
    /// whether that is accepted.
    fn change(
        &mut self,
        play: &mut HandInPlay,
        at: usize,
        text: &str,
        note: Option<&str>,
    ) -> Result<bool, Failure> {
        let edited = match Edited::new(&play.history, at, text) {
            Ok(edited) => edited,
            Err(refusal) => {
                self.refuse(refusal, "")?;
                return Ok(false);
            }
        };
        if !self.means(play.state(), &edited.history.now().state, text)? {
            return Ok(false);
        }
        if let Some(note) = note {
            self.screen.prose(note)?;
        }
        let before = play
            .edit
            .take()
            .map_or_else(|| play.history.clone(), |edit| edit.before);
        self.take_over(play, before, edited)?;
        Ok(true)
    }

    /// Goes on with a hand of which an entry is changed, after one more answer.
    pub(super) fn go_on_editing(
        &mut self,
        play: &mut HandInPlay,
        edit: InEdit,
        (text, next): (String, Position),
    ) -> Result<(), Failure> {
        match edit.edited.with(text, next) {
            Ok(edited) => self.take_over(play, edit.before, edited),
            Err(refusal) => {
                self.refuse(refusal, "")?;
                self.leave_edit(play, edit.before)
            }
        }
    }

    /// Takes a hand of which an entry is changed in the place of the one before: for good once
    /// nothing is to be asked before the rest of the entries can follow.
    fn take_over(
        &mut self,
        play: &mut HandInPlay,
        before: History,
        edited: Edited,
    ) -> Result<(), Failure> {
        let lang = self.screen.lang();
        play.history = edited.history.clone();
        if edited.is_open() {
            play.edit = Some(InEdit { before, edited });
            return Ok(());
        }
        let draft = play.draft(play.texts());
        let kept = self.ledger.replace_draft(play.id(), &draft);
        if self.saved(kept, "")?.is_none() {
            return self.leave_edit(play, before);
        }
        let calendar = play.state().ruleset.rules.calendar();
        for (name, took) in otherwise(&before.now().state, play.state()) {
            let note = say!(lang, takes_now(&name, took, calendar));
            self.screen.prose(&note)?;
        }
        self.draw_state(play.state())
    }

    /// Leaves the entries as they were before one of them was changed.
    pub(super) fn leave_edit(
        &mut self,
        play: &mut HandInPlay,
        before: History,
    ) -> Result<(), Failure> {
        let lang = self.screen.lang();
        play.history = before;
        self.screen.line(say!(lang, nothing_changed()))?;
        self.draw_state(play.state())
    }
}
