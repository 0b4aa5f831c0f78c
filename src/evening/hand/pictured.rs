//! A told hand for who shows its cards as pictures.

use super::HandState;
use crate::telling::{FactKind, TellingTable};
use crate::vocabulary::Vocabulary;

impl HandState {
    /// Returns what was understood of a told hand beside its named cards.
    pub(crate) fn understood_beside_cards(&self, words: &'static Vocabulary) -> Vec<String> {
        let Some(told) = &self.telling else {
            return Vec::new();
        };
        // Only the winner is known, and that was just answered.
        if told.facts.iter().all(|fact| fact.what == FactKind::Won) {
            return Vec::new();
        }
        let players = self.players();
        let record = self.case.record();
        told.parts_beside_cards(
            words,
            TellingTable {
                players: players.names(),
                numbers: players.numbers(),
                ruleset: &self.ruleset,
                before: &record,
            },
        )
    }
}
