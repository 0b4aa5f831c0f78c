//! Reading numbers of cards, people and times in answers, and which card a word names.

use super::said::{is_one_of, says_nothing};
use crate::card::{Calendar, Card, Pile, fold, read_word};

/// Words for counting cards, alone or with words that may follow them.
const COUNTERS: &[&str] = &["장", "개", "枚", "まい", "cards", "card"];
const SAID_OF_CARDS: &[&str] = &[
    "있어요",
    "있어",
    "있음",
    "이에요",
    "이요",
    "요",
    "あります",
    "ある",
    "です",
];
/// Words for counting people.
const OF_PEOPLE: &[&str] = &["명", "사람", "인", "人", "名", "players", "people"];
/// Words for counting calls.
const TIMES: &[&str] = &["번", "회", "回", "times"];
/// Number words as Korean counts cards: those for one first.
const IN_WORDS: &[&[&str]] = &[
    &["한", "하나"],
    &["두", "둘"],
    &["세", "셋"],
    &["네", "넷"],
    &["다섯"],
    &["여섯"],
    &["일곱"],
    &["여덟"],
    &["아홉"],
    &["열"],
];

/// Returns the card of `among`, all of one month, that an answer names by code or only by kind.
pub(crate) fn one_of(text: &str, among: Pile, calendar: Calendar) -> Option<Card> {
    let word = text.trim();
    let month = among.iter().next()?.flower()?.month(calendar);
    let whole = [word.to_owned(), format!("{month}{word}")];
    let named = whole
        .iter()
        .filter_map(|word| read_word(word, calendar).ok());
    let named = named.filter_map(|cards| <[Card; 1]>::try_from(cards).ok());
    named.map(|[card]| card).find(|card| among.contains(*card))
}

/// Returns the number that a text consists of: digits only, without a sign.
pub(crate) fn number(text: &str) -> Option<u32> {
    let text = fold(text.trim());
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| plain)
}

/// Returns the number of cards in an answer: `3`, `3장 있어요`, 세 장, `3枚`.
pub(crate) fn cards(text: &str) -> Option<u32> {
    let text = fold(text.trim());
    let counted = without(without(&text, SAID_OF_CARDS), COUNTERS);
    let mut spelled = IN_WORDS.iter().zip(1..);
    let mut spelled = || spelled.find(|(words, _)| is_one_of(counted, words));
    number(counted).or_else(|| spelled().map(|(_, count)| count))
}

/// Returns the number of people in an answer: `3명`, 세 사람, `3 players`.
pub(crate) fn people(text: &str) -> Option<u32> {
    let text = fold(text.trim());
    let counted = without(&text, OF_PEOPLE);
    if counted.len() == text.len() {
        return number(&text);
    }
    let mut spelled = IN_WORDS.iter().zip(1..);
    let mut spelled = || spelled.find(|(words, _)| is_one_of(counted, words));
    number(counted).or_else(|| spelled().map(|(_, count)| count))
}

/// Returns the number of times in an answer: `2`, `2번`, `2回`, 없음.
pub(crate) fn times(text: &str) -> Option<u32> {
    let text = fold(text.trim());
    let count = number(without(&text, TIMES));
    count.or_else(|| says_nothing(&text).then_some(0))
}

/// Returns a folded text without its ending, if that is one of these words.
fn without<'t>(text: &'t str, words: &[&str]) -> &'t str {
    let mut words = words.iter();
    let left = words.find_map(|word| text.strip_suffix(fold(word).as_str()));
    left.map_or(text, str::trim_end)
}

pub(super) fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', ',', '，', '、', '\u{3000}', '\t'])
        .filter(|word| !word.is_empty())
}
