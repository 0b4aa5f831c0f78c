//! Suggestions for mistyped words.

use super::face::written;
use super::fold::fold;
use super::names::{CARD_WORDS, FLOWER_WORDS, KIND_WORDS, MONTH_WORDS, SETS};

use super::{Calendar, Card, Flower, Joker};
use std::borrow::Cow;
use std::sync::LazyLock;
use unicode_normalization::UnicodeNormalization as _;

/// The most characters of a mistyped word; a longer word gets no suggestion.
const LONGEST_COMPARED: usize = 40;

/// Correct words to compare mistyped ones with, each converted to its letters once.
pub(crate) struct KnownWords(Vec<KnownWord>);

struct KnownWord {
    word: Cow<'static, str>,
    letters: Letters,
}

/// A word in the form used for comparison: folded, with Hangul split into jamo.
struct Letters {
    text: String,
    count: usize,
}

impl Letters {
    fn new(word: &str) -> Self {
        let text: String = fold(word).nfd().collect();
        let count = text.chars().count();
        Self { text, count }
    }
}

impl KnownWords {
    /// Prepares words for comparison.
    pub(crate) fn new<W: Into<Cow<'static, str>>>(words: impl IntoIterator<Item = W>) -> Self {
        let known = |word: W| {
            let word = word.into();
            let letters = Letters::new(&word);
            KnownWord { word, letters }
        };
        Self(words.into_iter().map(known).collect())
    }

    /// Returns the known word nearest to `word`, by the measure of [`nearest_of`].
    pub(crate) fn nearest(&self, word: &str) -> Option<&str> {
        let known = self.0.iter().map(|known| (&*known.word, &known.letters));
        nearest(word, known)
    }
}

/// Returns the candidate that takes the fewest edits from `word`, counted in letters (in jamo for
/// Hangul); `None` if every candidate takes more edits than half the length of `word`.
pub(crate) fn nearest_of<S: AsRef<str>>(
    word: &str,
    candidates: impl IntoIterator<Item = S>,
) -> Option<String> {
    let candidates = candidates.into_iter().map(|name| {
        let letters = Letters::new(name.as_ref());
        (name, letters)
    });
    nearest(word, candidates).map(|name| name.as_ref().to_owned())
}

fn nearest<S, L: std::borrow::Borrow<Letters>>(
    word: &str,
    candidates: impl Iterator<Item = (S, L)>,
) -> Option<S> {
    // A word this long is no mistyped name, and comparing it would be slow.
    if word.chars().nth(LONGEST_COMPARED).is_some() {
        return None;
    }
    let word = Letters::new(word);
    let mut best = None;
    // The most edits that the next candidate may need to be the nearest so far.
    let mut within = word.count / 2;
    for (name, letters) in candidates {
        let letters = letters.borrow();
        if letters.count.abs_diff(word.count) > within {
            continue;
        }
        let distance = strsim::osa_distance(&word.text, &letters.text);
        if distance > within {
            continue;
        }
        best = Some(name);
        match distance.checked_sub(1) {
            Some(nearer) => within = nearer,
            None => break,
        }
    }
    best
}

/// Returns every word that names a card or a set of cards.
pub(super) fn card_words(calendar: Calendar) -> &'static KnownWords {
    static KOREAN: LazyLock<KnownWords> = LazyLock::new(|| all_card_words(Calendar::Korean));
    static JAPANESE: LazyLock<KnownWords> = LazyLock::new(|| all_card_words(Calendar::Japanese));
    match calendar {
        Calendar::Korean => &KOREAN,
        Calendar::Japanese => &JAPANESE,
    }
}

/// Returns whether a word contains Hangul syllables.
fn is_hangul(word: &str) -> bool {
    word.chars().any(|letter| matches!(letter, '가'..='힣'))
}

fn all_card_words(calendar: Calendar) -> KnownWords {
    let plain = |word: &'static str| Cow::Borrowed(word);
    let codes = Card::faces().map(|card| Cow::Owned(card.code(calendar)));
    let jokers = Joker::ALL.iter().map(|joker| plain(joker.code()));
    let words = CARD_WORDS.iter().map(|(name, _)| plain(name));
    let sets = SETS.iter().map(|(name, _)| plain(name));
    let spoken = MONTH_WORDS
        .iter()
        .map(|(name, month)| (*name, Flower::of_month(*month, calendar)));
    let named = FLOWER_WORDS
        .iter()
        .map(|(name, flower)| (*name, Some(*flower)));
    let composed = spoken.chain(named).flat_map(|(name, flower)| {
        KIND_WORDS
            .iter()
            .filter(move |(word, _)| is_hangul(name) == is_hangul(word))
            .filter(move |(_, kind)| flower.is_some_and(|flower| written(flower, *kind).is_some()))
            .map(move |(kind, _)| Cow::Owned(format!("{name}{kind}")))
    });
    KnownWords::new(codes.chain(words).chain(sets).chain(jokers).chain(composed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_words_equally_near_the_first_is_named() {
        let words = ["stop", "shop", "step"];
        assert_eq!(KnownWords::new(words).nearest("stpp"), Some("stop"));
        assert_eq!(nearest_of("shpp", words).as_deref(), Some("shop"));
        assert_eq!(
            nearest_of("stop", ["stap", "stop"]).as_deref(),
            Some("stop")
        );
    }

    #[test]
    fn a_word_is_near_within_half_of_its_length() {
        assert_eq!(KnownWords::new(["abcd"]).nearest("abxy"), Some("abcd"));
        assert_eq!(KnownWords::new(["abcd"]).nearest("axyz"), None);
        assert_eq!(KnownWords::new(["ab"]).nearest(&"a".repeat(41)), None);
    }
}
