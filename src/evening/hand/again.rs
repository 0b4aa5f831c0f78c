//! A written hand whose questions are asked again, each with its earlier answer.

use super::asked::QuestionId;
use super::edited::fitting;
use super::history::History;
use super::position::Position;
use crate::evening::ask::WaitingFor;
use crate::evening::given::Given;
use crate::evening::hand_start::HandStart;
use crate::evening::refusal::Refusal;
use std::rc::Rc;

/// A text that was entered before.
#[derive(Clone, Debug)]
struct OldAnswer {
    text: String,
    /// What it answered, or what was asked when it was entered.
    asked: QuestionId,
    by_line: bool,
}

impl OldAnswer {
    fn new(text: &str, before: &Position, after: &Position) -> Self {
        Self {
            text: text.to_owned(),
            asked: before.asked(),
            by_line: after.by_line,
        }
    }
}

/// A hand that is being entered again, and its old texts that were not used yet.
#[derive(Clone, Debug)]
pub(crate) struct AskedAgain {
    pub(crate) history: History,
    old: Vec<OldAnswer>,
}

impl AskedAgain {
    /// Returns a hand with nothing entered, and the old texts of its earlier telling.
    pub(crate) fn new(start: &Rc<HandStart>, told: &History) -> Result<Self, Refusal> {
        let old = told.steps();
        let old = old.map(|(text, before, after)| OldAnswer::new(text, before, after));
        Ok(Self {
            history: History::nothing(start)?,
            old: old.collect(),
        })
    }

    /// Returns which of the old texts answers the current question.
    fn next(&self) -> Option<usize> {
        let old = self.old.iter();
        fitting(self.history.now(), old.map(|old| (&old.asked, old.by_line)))
    }

    /// Returns the old answer to the current question, if it is still accepted.
    pub(crate) fn old(&self) -> Option<&str> {
        let old = self.old.get(self.next()?)?;
        let holds = self.history.now().with(&old.text).is_ok();
        holds.then_some(&*old.text)
    }

    /// Enters an answer, or returns why it is not accepted. Lines that followed the end of the hand
    /// are added again.
    pub(crate) fn with(&self, given: &Given) -> Result<Self, Refusal> {
        let now = self.history.now();
        let (text, next) = now.with_given(given)?;
        let mut again = self.clone();
        if let Some(at) = self.next()
            && let Some(old) = self.old.get(at)
        {
            // A line that is not an answer leaves the question open.
            if old.by_line || !next.by_line || old.text == text {
                again.old.remove(at);
            }
        }
        again.history.add(text, next);
        again.follow();
        Ok(again)
    }

    fn follow(&mut self) {
        if self.history.now().state.ask != WaitingFor::Verdict {
            return;
        }
        for old in std::mem::take(&mut self.old) {
            match self.history.now().with(&old.text) {
                Ok(next) if old.by_line => self.history.add(old.text, next),
                _ => self.old.push(old),
            }
        }
    }

    /// Takes back the last answer, which becomes an old one; returns whether there was one.
    pub(crate) fn back(&mut self) -> bool {
        let Some(last) = self.history.steps().last() else {
            return false;
        };
        let (text, before, after) = last;
        let old = OldAnswer::new(text, before, after);
        let over = before.state.ask == WaitingFor::Verdict;
        self.old.insert(0, old);
        self.history.back();
        !over || self.back()
    }

    /// Returns the old lines that the current hand leaves out.
    pub(crate) fn left_out(&self) -> impl Iterator<Item = &str> {
        let lines = self.old.iter().filter(|old| old.by_line);
        lines.map(|old| &*old.text)
    }
}
