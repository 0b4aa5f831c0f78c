//! A written hand whose questions are asked again, each with its earlier answer.

use super::asked::QuestionId;
use super::edited::fitting;
use super::history::History;
use super::position::Position;
use crate::evening::ask::WaitingFor;
use crate::evening::given::Given;
use crate::evening::hand_start::HandStart;
use crate::evening::refusal::Refusal;
use std::sync::Arc;

/// A text that was entered in the earlier telling.
#[derive(Clone, Debug)]
struct OldAnswer {
    text: String,
    /// The question that the prompt asked when the text was entered.
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

/// A hand that is being entered again, and the old texts that are not used yet.
#[derive(Clone, Debug)]
pub(crate) struct AskedAgain {
    pub(crate) history: History,
    old: Vec<OldAnswer>,
}

impl AskedAgain {
    /// Returns a hand with nothing entered, and all texts of its earlier telling as old texts.
    pub(crate) fn new(start: &Arc<HandStart>, told: &History) -> Result<Self, Refusal> {
        let old = told.steps();
        let old = old.map(|(text, before, after)| OldAnswer::new(text, before, after));
        Ok(Self {
            history: History::nothing(start)?,
            old: old.collect(),
        })
    }

    /// Returns the index of the old text that answers the current question; `None` if none does.
    fn next(&self) -> Option<usize> {
        let old = self.old.iter();
        fitting(self.history.now(), old.map(|old| (&old.asked, old.by_line)))
    }

    /// Returns the old answer to the current question; `None` without one that is still accepted.
    pub(crate) fn old(&self) -> Option<&str> {
        let old = self.old.get(self.next()?)?;
        let holds = self.history.now().with(&old.text).is_ok();
        holds.then_some(&*old.text)
    }

    /// Enters an answer, or returns why the answer is not accepted. Once the hand is over, the old
    /// lines that are left are added again if they are accepted.
    pub(crate) fn with(&self, given: &Given) -> Result<Self, Refusal> {
        let now = self.history.now();
        let (text, next) = now.with_given(given)?;
        let mut again = self.clone();
        if let Some(at) = self.next()
            && let Some(old) = self.old.get(at)
        {
            // A line entered in place of an old answer leaves the question open, so the answer
            // stays.
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

    /// Takes back the last answer, which becomes an old text again; returns whether there was one.
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
