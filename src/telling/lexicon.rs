//! The words of all languages, arranged for lookup.

use crate::card::fold;
use crate::vocabulary::{ALL, Vocabulary, Word};
use std::collections::HashMap;
use std::sync::LazyLock;

/// The meaning of a word in the lexicon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LexiconEntry {
    Word(Word),
    Numeral(u32),
    Counting(u32),
    Often(u32),
    Month(u8),
    Particle { joins: bool },
}

/// A word in the form that is compared; its spaces mark where a space may be typed.
#[derive(Clone, Debug)]
pub(super) struct LexiconWord {
    pub(super) letters: Vec<char>,
    pub(super) text: &'static str,
    pub(super) entry: LexiconEntry,
    /// Whether numbers come first in the language of this word.
    pub(super) number_first: bool,
}

/// All words, grouped by their first letter, longer ones first.
pub(super) struct Lexicon(HashMap<char, Vec<LexiconWord>>);

impl Lexicon {
    /// Returns the words of all languages.
    pub(super) fn all() -> &'static Self {
        static LEXICON: LazyLock<Lexicon> = LazyLock::new(|| {
            let mut by_letter: HashMap<char, Vec<LexiconWord>> = HashMap::new();
            for known in ALL.into_iter().flat_map(known) {
                if let Some(first) = known.letters.first() {
                    by_letter.entry(*first).or_default().push(known);
                }
            }
            for words in by_letter.values_mut() {
                words.sort_by_key(|known| {
                    let counting = matches!(known.entry, LexiconEntry::Counting(_));
                    (std::cmp::Reverse(known.letters.len()), !counting)
                });
            }
            Lexicon(by_letter)
        });
        &LEXICON
    }

    /// Returns the words that begin with this letter, longer ones first.
    pub(super) fn beginning(&self, letter: char) -> &[LexiconWord] {
        self.0.get(&letter).map_or(&[], Vec::as_slice)
    }

    /// Returns every word that a mistyped one may have meant.
    pub(super) fn words(&self) -> impl Iterator<Item = &LexiconWord> {
        let all = self.0.values().flatten();
        all.filter(|known| matches!(known.entry, LexiconEntry::Word(_)))
    }
}

fn known(language: &'static Vocabulary) -> Vec<LexiconWord> {
    let number_first = language.number_first;
    let one = |text: &'static str, entry| LexiconWord {
        letters: fold(text).chars().collect(),
        text,
        entry,
        number_first,
    };
    let words = language.words.iter().flat_map(|(meaning, words)| {
        let words = words.iter();
        words.map(|word| (*word, LexiconEntry::Word(*meaning)))
    });
    let numerals = language.numerals.iter();
    let counting = language.before_counters.iter();
    let adverbs = language.adverbs.iter();
    let months = language.months.iter();
    let particles = language.particles.iter().map(|particle| {
        let joins = language.joining.contains(particle);
        (*particle, LexiconEntry::Particle { joins })
    });
    words
        .chain(numerals.map(|(text, number)| (*text, LexiconEntry::Numeral(*number))))
        .chain(counting.map(|(text, number)| (*text, LexiconEntry::Counting(*number))))
        .chain(adverbs.map(|(text, number)| (*text, LexiconEntry::Often(*number))))
        .chain(months.map(|(text, month)| (*text, LexiconEntry::Month(*month))))
        .chain(particles)
        .map(|(text, entry)| one(text, entry))
        .collect()
}
