//! Which hands of evenings kept twice do not count, by what people said about them.

use super::Seal;
use super::decoded::DecodedEntry;
use super::entry::TwiceBody;
use std::collections::HashMap;

/// The hands and notes of money that do not count, by the hashes in their original seals.
#[derive(Clone, Debug, Default)]
pub(super) struct Excluded(HashMap<String, Seal>);

impl Excluded {
    fn take(&mut self, word: &TwiceBody) {
        for seal in &word.counts {
            self.0.remove(&seal.hash);
        }
        let beside = word.beside.iter();
        self.0
            .extend(beside.map(|seal| (seal.hash.clone(), seal.clone())));
    }

    /// Returns what counts in `other` and does not count here.
    pub(super) fn without(&self, other: &Self) -> Vec<Seal> {
        let own = self.0.values().filter(|seal| !other.has(seal));
        own.cloned().collect()
    }

    /// Returns whether what an entry says counts; `here` is its hash in this ledger.
    pub(super) fn counts(&self, told: &DecodedEntry, here: &str) -> bool {
        self.0.is_empty() || !self.0.contains_key(told.first_hash(here))
    }

    /// Returns whether this hand or note does not count.
    pub(super) fn has(&self, seal: &Seal) -> bool {
        self.0.contains_key(&seal.hash)
    }
}

/// Everything that was said about evenings kept twice, added in the order in which it takes effect.
#[derive(Clone, Debug, Default)]
pub(super) struct RulingWalk {
    /// What does not count, by the last statement about each hand or note.
    beside: Excluded,
    /// For each hand and note, by its hash: the positions of the statements about it.
    of: HashMap<String, Vec<usize>>,
    /// How many statements were added.
    taken: usize,
}

impl RulingWalk {
    /// Adds a statement that is later than all before.
    pub(super) fn add(&mut self, word: &TwiceBody) {
        self.beside.take(word);
        for seal in word.all() {
            let places = self.of.entry(seal.hash.clone()).or_default();
            places.push(self.taken);
        }
        self.taken += 1;
    }

    /// Returns what does not count.
    pub(super) const fn beside(&self) -> &Excluded {
        &self.beside
    }

    /// Returns the positions of the statements about a hand or note, the last first.
    pub(super) fn about(&self, seal: &Seal) -> impl Iterator<Item = usize> {
        let places = self.of.get(&seal.hash).into_iter().flatten();
        places.rev().copied()
    }
}

impl TwiceBody {
    /// Returns whether this says something about a hand or note.
    pub(super) fn names(&self, seal: &Seal) -> bool {
        holds(&self.counts, seal) || holds(&self.beside, seal)
    }

    /// Returns everything that this says something about.
    pub(super) fn all(&self) -> impl Iterator<Item = &Seal> {
        self.counts.iter().chain(&self.beside)
    }
}

/// Returns whether a seal is among these; only the hash matters, not the number.
pub(super) fn holds(seals: &[Seal], one: &Seal) -> bool {
    seals.iter().any(|seal| seal.hash == one.hash)
}
