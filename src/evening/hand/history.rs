//! The texts entered for a hand, and the position after each.

use super::position::Position;
use crate::evening::hand_start::HandStart;
use crate::evening::refusal::Refusal;
use std::sync::Arc;

/// The accepted texts of a hand, and the position after each.
#[derive(Clone, Debug)]
pub(crate) struct History {
    texts: Vec<String>,
    /// The position before the first text.
    begun: Arc<Position>,
    /// The position after each text.
    after: Vec<Arc<Position>>,
}

impl History {
    /// Returns a hand with nothing entered.
    pub(crate) fn nothing(start: &Arc<HandStart>) -> Result<Self, Refusal> {
        Ok(Self {
            texts: Vec::new(),
            begun: Arc::new(Position::new(start)?),
            after: Vec::new(),
        })
    }

    /// Returns the hand after these texts. Errors: the first text that is not accepted, and why.
    pub(crate) fn all(start: &Arc<HandStart>, texts: &[String]) -> Result<Self, (usize, Refusal)> {
        let mut history = Self::nothing(start).map_err(|refusal| (0, refusal))?;
        for (at, text) in texts.iter().enumerate() {
            let next = history.now().with(text).map_err(|refusal| (at, refusal))?;
            history.add(text.clone(), next);
        }
        Ok(history)
    }

    /// Returns the hand before a text, counted from 0.
    pub(crate) fn until(&self, at: usize) -> Self {
        let mut until = self.clone();
        until.texts.truncate(at);
        until.after.truncate(at);
        until
    }

    /// Returns the texts, in the form in which the ledger keeps them.
    pub(crate) fn texts(&self) -> &[String] {
        &self.texts
    }

    /// Returns the current position.
    pub(crate) fn now(&self) -> &Position {
        self.after.last().unwrap_or(&self.begun)
    }

    /// Returns the current position, shared.
    pub(crate) fn here(&self) -> Arc<Position> {
        Arc::clone(self.after.last().unwrap_or(&self.begun))
    }

    /// Returns the position before a text, counted from 0.
    pub(crate) fn before(&self, at: usize) -> &Position {
        let last = at.checked_sub(1).and_then(|last| self.after.get(last));
        last.unwrap_or(&self.begun)
    }

    /// Returns each text with the positions before and after it.
    pub(crate) fn steps(&self) -> impl Iterator<Item = (&String, &Position, &Position)> {
        let before = std::iter::once(&self.begun).chain(&self.after);
        let steps = self.texts.iter().zip(before).zip(&self.after);
        steps.map(|((text, before), after)| (text, &**before, &**after))
    }

    /// Adds a text and the position after it.
    pub(crate) fn add(&mut self, text: String, after: Position) {
        self.texts.push(text);
        self.after.push(Arc::new(after));
    }

    /// Drops and returns the last text, if there is one.
    pub(crate) fn back(&mut self) -> Option<String> {
        self.after.pop();
        self.texts.pop()
    }
}
