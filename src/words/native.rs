//! Words of the record language in the language of the reader, as they are read too.

use crate::record::{Keyword, Verb};

/// Returns the first of the words that are read as the same as one of the record language and that is
/// written in letters of another.
fn own(word: &str, is_own: fn(char) -> bool) -> Option<&'static str> {
    let of = |words: &'static [&'static str]| {
        let mut all = words.iter();
        let mut own = words.iter().filter(|one| one.chars().any(is_own));
        all.any(|one| *one == word).then(|| own.next()).flatten()
    };
    let mut verbs = Verb::ALL.iter().map(|verb| verb.words());
    let mut keywords = Keyword::ALL.iter().map(|keyword| keyword.words());
    let found = verbs.find_map(of).or_else(|| keywords.find_map(of));
    found.copied()
}

/// Returns a way to write a line with each of its words in the language of these letters: those that
/// `told` has, and else those that are read as the same.
pub(super) fn way(
    way: &str,
    is_own: fn(char) -> bool,
    told: impl Fn(&str) -> Option<&'static str>,
) -> String {
    let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let mut out = String::new();
    let mut rest = way;
    while let Some(start) = rest.find(is_word) {
        let (before, from) = rest.split_at(start);
        let end = from
            .find(|letter: char| !is_word(letter))
            .unwrap_or(from.len());
        let (word, after) = from.split_at(end);
        out.push_str(before);
        out.push_str(told(word).or_else(|| own(word, is_own)).unwrap_or(word));
        rest = after;
    }
    out + rest
}

/// Returns whether a letter is Hangul.
pub(crate) const fn is_hangul(letter: char) -> bool {
    matches!(letter, '가'..='힣')
}

/// Returns whether a letter is kana or Han.
pub(crate) const fn is_japanese(letter: char) -> bool {
    matches!(letter, 'ぁ'..='鿿')
}

/// Returns the word of a verb or keyword in the language of these letters; where there is none, the one
/// of the record language.
#[cfg(feature = "ledger")]
pub(crate) fn word(words: &'static [&'static str], is_own: fn(char) -> bool) -> &'static str {
    let mut own = words.iter().filter(|word| word.chars().any(is_own));
    own.next().or(words.first()).copied().unwrap_or_default()
}
