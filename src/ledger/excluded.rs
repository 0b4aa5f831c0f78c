//! What was said of evenings that were kept twice, as what does not count by it.

use super::Seal;
use super::decoded::DecodedEntry;
use super::entry::TwiceBody;
use std::collections::HashMap;

/// Which hands, and which notes of money, do not count, by their hashes where they were written first.
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

    /// Returns what does not count, but did by another state of things.
    pub(super) fn without(&self, other: &Self) -> Vec<Seal> {
        let own = self.0.values().filter(|seal| !other.has(seal));
        own.cloned().collect()
    }

    /// Returns whether what an entry says counts, by its hash here.
    pub(super) fn counts(&self, told: &DecodedEntry, here: &str) -> bool {
        self.0.is_empty() || !self.0.contains_key(told.first_hash(here))
    }

    /// Returns whether a hand or a note does not count.
    pub(super) fn has(&self, seal: &Seal) -> bool {
        self.0.contains_key(&seal.hash)
    }
}

/// What was said of evenings, taken one after another in the order in which it holds.
#[derive(Clone, Debug, Default)]
pub(super) struct RulingWalk {
    /// By the last that was said of each.
    beside: Excluded,
    /// What was said of each hand and note, by its hash: the places in the order in which all was said.
    of: HashMap<String, Vec<usize>>,
    /// How many were taken.
    taken: usize,
}

impl RulingWalk {
    /// Takes what was said after all before.
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

    /// Returns where something was said of a hand or a note, the last first.
    pub(super) fn about(&self, seal: &Seal) -> impl Iterator<Item = usize> {
        let places = self.of.get(&seal.hash).into_iter().flatten();
        places.rev().copied()
    }
}

impl TwiceBody {
    /// Returns whether something was said of a hand or a note by this.
    pub(super) fn names(&self, seal: &Seal) -> bool {
        holds(&self.counts, seal) || holds(&self.beside, seal)
    }

    /// Returns all of which something was said by this.
    pub(super) fn all(&self) -> impl Iterator<Item = &Seal> {
        self.counts.iter().chain(&self.beside)
    }
}

/// Returns whether a seal is one of these; whether its number is told makes it no other.
pub(super) fn holds(seals: &[Seal], one: &Seal) -> bool {
    seals.iter().any(|seal| seal.hash == one.hash)
}
