//! A hand that is being played: where it is in its session, and what was entered of it.

use super::ask::Asking;
use super::asking::{asking, asks};
use super::hand::{Edited, HandState, History};
use super::hand_start::{HandNumber, HandStart};
use super::seating;
use crate::ledger::{SessionId, StoredSession};
use crate::record::Name;
use std::rc::Rc;

/// A hand that is being played: where it is in its session, and what was entered.
#[derive(Clone, Debug)]
pub(crate) struct HandInPlay {
    pub(crate) stored: StoredSession,
    /// Hands before it that were not dealt again.
    pub(crate) played: u32,
    pub(crate) start: Rc<HandStart>,
    /// Who plays it, where that was said before it began.
    pub(crate) seated: Option<Vec<Name>>,
    /// What was entered.
    pub(crate) history: History,
    /// An entry is being changed.
    pub(crate) edit: Option<InEdit>,
}

impl HandInPlay {
    pub(crate) fn id(&self) -> SessionId {
        self.stored.id
    }

    pub(crate) fn state(&self) -> &HandState {
        &self.history.now().state
    }

    /// Returns which hand of the session it is.
    pub(crate) fn number(&self) -> HandNumber {
        self.start.number(&self.stored, self.played)
    }

    /// Returns what the ledger keeps of the hand, if these texts were entered.
    pub(crate) fn draft(&self, texts: &[String]) -> Vec<String> {
        let seated = self.seated.iter().map(|seated| seating::kept(seated));
        seated.chain(texts.iter().cloned()).collect()
    }

    /// Returns how much the ledger keeps before what was entered.
    pub(crate) fn kept_before(&self) -> usize {
        usize::from(self.seated.is_some())
    }

    /// Returns what was entered.
    pub(crate) fn texts(&self) -> &[String] {
        self.history.texts()
    }

    /// Returns what the ledger keeps: while an entry is being changed, what was entered before.
    pub(crate) fn kept(&self) -> &[String] {
        let history = self.edit.as_ref().map(|edit| &edit.before);
        history.unwrap_or(&self.history).texts()
    }

    /// Returns what the hand asks.
    pub(crate) fn asking(&self) -> Asking {
        asks(&self.history)
    }

    /// Returns what the hand asked where a text was entered, counted from 0, unless that is a line.
    pub(crate) fn asked_at(&self, at: usize) -> Option<Asking> {
        let (_, before, after) = self.history.steps().nth(at)?;
        (!after.by_line).then(|| asking(&before.state, at > 0))
    }

    /// Returns what the ledger keeps of the hand when the last word on who plays it is taken back;
    /// `None` where there was none.
    pub(crate) fn before_seated(&self) -> Option<Vec<String>> {
        let seated = self.seated.as_ref()?;
        if !self.start.goes_on {
            return Some(Vec::new());
        }
        // The dealer follows from the session before.
        let mut all = self.start.everybody.clone();
        let dealer = all.iter().position(|name| Some(name) == seated.first());
        all.rotate_left(dealer.unwrap_or(0));
        (all != *seated).then(|| vec![seating::kept(&all)])
    }
}

/// A hand of which an entry is changed, where something is to be answered before the rest can follow.
/// The ledger keeps it as it was until then.
#[derive(Clone, Debug)]
pub(crate) struct InEdit {
    /// The hand as it was.
    pub(crate) before: History,
    pub(crate) edited: Edited,
}
