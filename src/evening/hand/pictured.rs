//! What is known of a hand, for who shows its cards as pictures.

use super::{HandState, piles, playing};
use crate::card::Card;
use crate::record::Name;
use crate::telling::FactKind;
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
        self.at_table(|table| told.parts_beside_cards(words, table))
    }
}

/// Returns the cards that are known, each with whose they are: those that were told, which are
/// codes in `understood`, and the piles in the record.
pub(crate) fn known_cards(state: &HandState) -> Vec<(Name, Vec<Card>)> {
    let names = playing(&state.told);
    let mut told: Vec<(Name, Vec<Card>)> = Vec::new();
    for fact in state.telling.iter().flat_map(|told| &told.facts) {
        let name = fact.seat.and_then(|seat| names.get(seat.0));
        let (Some(name), FactKind::Cards(cards)) = (name, &fact.what) else {
            continue;
        };
        match told.iter_mut().find(|(of, _)| of == name) {
            Some((_, known)) => known.extend(cards),
            None => told.push((name.clone(), cards.clone())),
        }
    }
    for (name, pile) in names.into_iter().zip(piles(&state.told)) {
        if !pile.is_empty() && !told.iter().any(|(of, _)| *of == name) {
            told.push((name, pile.iter().collect()));
        }
    }
    told
}
