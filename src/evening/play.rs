//! A hand in play: its place in the session, and the texts entered for it.

use super::ask::Asking;
use super::asking::{asking, asks};
use super::hand::{Edited, HandState, History};
use super::hand_start::{HandNumber, HandStart};
use super::seating;
use super::tapped::{GivenTap, TappedHand};
use crate::ledger::{SessionId, StoredSession};
use crate::record::Name;
use std::sync::Arc;

/// A hand in play: its place in the session, and the texts entered for it.
#[derive(Clone, Debug)]
pub(crate) struct HandInPlay {
    pub(crate) stored: StoredSession,
    /// How many of the session's earlier hands were not dealt again.
    pub(crate) played: u32,
    pub(crate) start: Arc<HandStart>,
    /// Who plays the hand, the dealer first, if the table said so before the hand began.
    pub(crate) seated: Option<Vec<Name>>,
    /// The texts entered for the hand, and the position after each.
    pub(crate) history: History,
    /// The change of an entry that is under way, if any.
    pub(crate) edit: Option<InEdit>,
    /// What was tapped of it.
    pub(crate) taps: Vec<GivenTap>,
}

impl HandInPlay {
    pub(crate) fn id(&self) -> SessionId {
        self.stored.id
    }

    pub(crate) fn state(&self) -> &HandState {
        &self.history.now().state
    }

    /// Returns the hand's numbers in the evening and in the session.
    pub(crate) fn number(&self) -> HandNumber {
        self.start.number(&self.stored, self.played)
    }

    /// Returns the lines that the ledger keeps of the hand if these texts are entered.
    pub(crate) fn draft(&self, texts: &[String]) -> Vec<String> {
        let seated = self.seated.iter().map(|seated| seating::kept(seated));
        seated.chain(texts.iter().cloned()).collect()
    }

    /// Returns how many lines the ledger keeps before the entered texts.
    pub(crate) fn kept_before(&self) -> usize {
        usize::from(self.seated.is_some())
    }

    /// Returns the texts entered for the hand.
    pub(crate) fn texts(&self) -> &[String] {
        self.history.texts()
    }

    /// Returns the texts that the ledger keeps: while an entry is being changed, those before the
    /// change.
    pub(crate) fn kept(&self) -> &[String] {
        let history = self.edit.as_ref().map(|edit| &edit.before);
        history.unwrap_or(&self.history).texts()
    }

    /// Returns the hand as it is tapped.
    pub(crate) fn tapped(&self) -> TappedHand {
        TappedHand::from_taps(self.taps.iter().map(|given| &given.tap))
    }

    /// Returns whether a tap is what was given last, and no text.
    pub(crate) fn was_tapped_last(&self) -> bool {
        let last = self.taps.last();
        last.is_some_and(|tap| tap.after >= self.texts().len())
    }

    /// Returns the question that the hand asks.
    pub(crate) fn asking(&self) -> Asking {
        asks(&self.history)
    }

    /// Returns the question that text `at`, counted from 0, answered; `None` if the text is a line.
    pub(crate) fn asked_at(&self, at: usize) -> Option<Asking> {
        let (_, before, after) = self.history.steps().nth(at)?;
        (!after.by_line).then(|| asking(&before.state, at > 0))
    }

    /// Returns the lines that the ledger keeps of the hand after the statement about who plays is
    /// taken back; `None` if there is no such statement.
    pub(crate) fn before_seated(&self) -> Option<Vec<String>> {
        let seated = self.seated.as_ref()?;
        if !self.start.goes_on {
            return Some(Vec::new());
        }
        // The earlier session determines the dealer.
        let mut all = self.start.everybody.clone();
        let dealer = all.iter().position(|name| Some(name) == seated.first());
        all.rotate_left(dealer.unwrap_or(0));
        (all != *seated).then(|| vec![seating::kept(&all)])
    }
}

/// A change of an entry that raised questions. Until they are answered and the later entries can
/// follow, the ledger keeps the old version.
#[derive(Clone, Debug)]
pub(crate) struct InEdit {
    /// The hand before the change.
    pub(crate) before: History,
    pub(crate) edited: Edited,
}
