//! Which hands of evenings kept twice do not count, according to what people stated.

use super::Seal;
use super::decoded::DecodedEntry;
use super::entry::TwiceBody;
use std::collections::HashMap;

/// The hands and handovers that do not count, by the hashes in their original seals.
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

    /// Returns the hands and handovers that are excluded here but not in `other`.
    pub(super) fn without(&self, other: &Self) -> Vec<Seal> {
        let own = self.0.values().filter(|seal| !other.has(seal));
        own.cloned().collect()
    }

    /// Returns whether an entry counts; `here` is the entry's hash in this ledger.
    pub(super) fn counts(&self, told: &DecodedEntry, here: &str) -> bool {
        self.0.is_empty() || !self.0.contains_key(told.first_hash(here))
    }

    /// Returns whether this hand or handover is excluded.
    pub(super) fn has(&self, seal: &Seal) -> bool {
        self.0.contains_key(&seal.hash)
    }
}

/// All statements about evenings kept twice, added in the order in which they take effect.
#[derive(Clone, Debug, Default)]
pub(super) struct RulingWalk {
    /// The hands and handovers that do not count, according to the last statement about each.
    beside: Excluded,
    /// The positions of the statements about each hand or handover, by the hash in its seal.
    of: HashMap<String, Vec<usize>>,
    /// How many statements were added.
    taken: usize,
}

impl RulingWalk {
    /// Adds a statement that takes effect after all the others.
    pub(super) fn add(&mut self, word: &TwiceBody) {
        self.beside.take(word);
        for seal in word.all() {
            let places = self.of.entry(seal.hash.clone()).or_default();
            places.push(self.taken);
        }
        self.taken += 1;
    }

    /// Returns the hands and handovers that do not count.
    pub(super) const fn beside(&self) -> &Excluded {
        &self.beside
    }

    /// Returns the positions of the statements about a hand or handover, the last first.
    pub(super) fn about(&self, seal: &Seal) -> impl Iterator<Item = usize> {
        let places = self.of.get(&seal.hash).into_iter().flatten();
        places.rev().copied()
    }
}

impl TwiceBody {
    /// Returns whether the statement is about a hand or handover.
    pub(super) fn names(&self, seal: &Seal) -> bool {
        holds(&self.counts, seal) || holds(&self.beside, seal)
    }

    /// Returns the seals of all hands and handovers that the statement is about.
    pub(super) fn all(&self) -> impl Iterator<Item = &Seal> {
        self.counts.iter().chain(&self.beside)
    }
}

/// Returns whether `one` is among the seals; only the hashes are compared, not the numbers.
pub(super) fn holds(seals: &[Seal], one: &Seal) -> bool {
    seals.iter().any(|seal| seal.hash == one.hash)
}
