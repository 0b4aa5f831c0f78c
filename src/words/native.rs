//! Words of the record language in Korean or Japanese letters, which records may have too.

use crate::record::{Keyword, Verb};

/// Returns the first synonym of a verb or keyword in a language's own letters; `None` if records
/// accept none.
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

/// Translates the words of a line's form into the language of these letters: by `told`, otherwise
/// by an accepted synonym; words without either stay.
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

/// Returns a line of a record with the words of a language, as far as the reader of records has them.
#[cfg(feature = "ledger")]
#[cfg_attr(
    not(feature = "serve"),
    expect(dead_code, reason = "phones show records so")
)]
pub(crate) fn line(lang: super::Lang, line: &str) -> String {
    match lang {
        super::Lang::Korean => way(line, is_hangul, |_| None),
        super::Lang::Japanese => way(line, is_japanese, |_| None),
        _ => line.to_owned(),
    }
}

/// True for Hangul.
pub(crate) const fn is_hangul(letter: char) -> bool {
    matches!(letter, '가'..='힣')
}

/// True for kana and Han.
pub(crate) const fn is_japanese(letter: char) -> bool {
    matches!(letter, 'ぁ'..='鿿')
}

/// Returns the first word of a verb or keyword in a language's own letters, or else its word in the
/// record language.
#[cfg(feature = "ledger")]
pub(crate) fn word(words: &'static [&'static str], is_own: fn(char) -> bool) -> &'static str {
    let mut own = words.iter().filter(|word| word.chars().any(is_own));
    own.next().or(words.first()).copied().unwrap_or_default()
}
