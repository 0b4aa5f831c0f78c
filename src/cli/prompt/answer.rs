//! Reading short answers: yes and no, players, numbers, months.

use super::players::Players;
use crate::card::{Calendar, Card, Flower, Pile, fold, read_month, read_word};
use crate::letters::{key, on_latin_keys, same_name};
use crate::record::{Act, Seat};

/// Words for yes, of every language, and that there is one.
const YES: &[&str] = &[
    "y",
    "yes",
    "yeah",
    "yep",
    "ok",
    "네",
    "예",
    "응",
    "ㅇ",
    "ㅇㅇ",
    "맞아",
    "맞아요",
    "있어",
    "있어요",
    "있음",
    "있었어",
    "있었어요",
    "はい",
    "うん",
    "ええ",
    "ある",
    "あります",
    "あった",
];
/// Words for no. The last is what N writes on a Japanese keyboard.
const NO: &[&str] = &[
    "n",
    "no",
    "nope",
    "아니",
    "아니오",
    "아니요",
    "아뇨",
    "ㄴ",
    "ㄴㄴ",
    "안 했어",
    "안 했어요",
    "안함",
    "いいえ",
    "いや",
    "ううん",
    "ん",
];
/// Words for that there is none, which is no and nothing.
const THERE_IS_NONE: &[&str] = &[
    "없음",
    "없어",
    "없어요",
    "없었어",
    "없었어요",
    "なし",
    "無し",
    "ない",
    "ありません",
    "なかった",
];
/// Words for nothing, beside those for no.
const NONE: &[&str] = &["-", "none", "nobody", "nothing", "아무도"];
/// Words for a hand that nobody won, beside those for no.
const NOBODY_WON: &[&str] = &[
    "nobody",
    "nobody won",
    "no one",
    "none",
    "draw",
    "아무도",
    "무승부",
    "파토",
    "ナガリ",
    "流局",
    "引き分け",
    "流れ",
];
/// Words with which a verdict is said to be wrong.
const CORRECT: [&str; 4] = ["c", "correct", "정정", "訂正"];

/// What cards are counted with, and what may be said behind it.
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
/// Numbers as Korean counts cards, from one.
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

/// Words for staying, dropping, and being put out by the iris.
const STAY: [&str; 14] = [
    "s",
    "",
    "stay",
    "stays",
    "참가",
    "들어가",
    "들어가요",
    "들어가기",
    "들어감",
    "들어가자",
    "쳐",
    "쳐요",
    "出る",
    "出ます",
];
const DROP: [&str; 12] = [
    "d",
    "drop",
    "drops",
    "죽음",
    "죽어",
    "죽어요",
    "죽기",
    "죽을래",
    "죽을래요",
    "죽자",
    "降りる",
    "降ります",
];
const IRIS: [&str; 5] = ["i", "iris", "drops iris", "난초", "菖蒲"];
/// What comes before the month of a shown triple.
const SHOWING: [&str; 1] = ["h"];

/// Words for the calls.
const STOP: [&str; 4] = ["s", "stop", "스톱", "ストップ"];
const GO: [&str; 4] = ["g", "go", "고", "ゴー"];
const PUSH: [&str; 4] = ["p", "push", "밀기", "ミルギ"];

/// Words for accepting an offer and for refusing it.
const ACCEPT: [&str; 6] = ["accepts", "accept", "받음", "받아요", "받기", "受ける"];
const REFUSE: [&str; 6] = ["refuses", "refuse", "거절", "거절해요", "안 받아요", "断る"];

/// Returns whether a folded text is one of some words, or its keys are on a Latin keyboard.
fn is_one_of(text: &str, words: &[&str]) -> bool {
    let is = |text: &str| words.iter().any(|word| fold(word) == text);
    is(text) || on_latin_keys(text).is_some_and(|typed| is(&typed))
}

/// Returns the decision of somebody at the table.
pub(super) fn decision(text: &str, iris: bool) -> Option<Act> {
    let text = fold(text.trim());
    if is_one_of(&text, &STAY) {
        Some(Act::Stays)
    } else if is_one_of(&text, &DROP) {
        Some(Act::Drops(false))
    } else {
        (iris && is_one_of(&text, &IRIS)).then_some(Act::Drops(true))
    }
}

/// Returns what comes after the verb in the line of a sale.
pub(super) fn sale(text: &str) -> String {
    let word = |word| {
        if is_one_of(&fold(word), &SHOWING) {
            "heundeum"
        } else {
            word
        }
    };
    let words: Vec<&str> = text.split_whitespace().map(word).collect();
    words.join(" ")
}

/// Returns whether an answer says yes or no.
pub(in crate::cli) fn yes_or_no(text: &str) -> Option<bool> {
    let text = fold(text.trim());
    if is_one_of(&text, YES) {
        Some(true)
    } else {
        let no = is_one_of(&text, NO) || is_one_of(&text, THERE_IS_NONE);
        no.then_some(false)
    }
}

/// Returns the call that an answer makes: a stop, a go or a push.
pub(super) fn call(text: &str) -> Option<Act> {
    let text = fold(text.trim());
    let calls = [(Act::Stop, STOP), (Act::Go(None), GO), (Act::Push, PUSH)];
    let mut calls = calls.into_iter();
    let call = calls.find(|(_, words)| is_one_of(&text, words));
    call.map(|(act, _)| act)
}

/// Returns whether an answer to an offer accepts it.
pub(super) fn accepts(text: &str) -> Option<bool> {
    let word = fold(text.trim());
    if is_one_of(&word, &ACCEPT) {
        Some(true)
    } else if is_one_of(&word, &REFUSE) {
        Some(false)
    } else {
        yes_or_no(text)
    }
}

/// Returns which of these cards of a month an answer names, by its code or by its kind alone.
pub(super) fn one_of(text: &str, among: Pile, calendar: Calendar) -> Option<Card> {
    let word = text.trim();
    let month = among.iter().next()?.flower()?.month(calendar);
    let whole = [word.to_owned(), format!("{month}{word}")];
    let named = whole
        .iter()
        .filter_map(|word| read_word(word, calendar).ok());
    let named = named.filter_map(|cards| <[Card; 1]>::try_from(cards).ok());
    named.map(|[card]| card).find(|card| among.contains(*card))
}

/// Returns whether an answer says that there is nothing.
pub(super) fn is_none(text: &str) -> bool {
    let text = text.trim();
    matches!(fold(text).as_ref(), "" | "0") || says_nothing(text) || yes_or_no(text) == Some(false)
}

/// Returns whether an answer says in so many words that there is nothing, such as that a pile is
/// empty. Enter does not: it slips too easily.
pub(super) fn says_nothing(text: &str) -> bool {
    let text = fold(text.trim());
    is_one_of(&text, NONE) || is_one_of(&text, THERE_IS_NONE)
}

/// Returns whether an answer says that nobody won.
pub(super) fn nobody_won(text: &str) -> bool {
    is_one_of(&fold(text.trim()), NOBODY_WON) || yes_or_no(text) == Some(false)
}

/// Returns whether an answer says that a verdict is to be corrected.
pub(super) fn corrects(text: &str) -> bool {
    is_one_of(&fold(text.trim()), &CORRECT)
}

/// Returns a whole number of at least 0.
pub(super) fn number(text: &str) -> Option<u32> {
    let text = fold(text.trim());
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| plain)
}

/// Returns how many cards an answer says there are: `3`, `3장 있어요`, 세 장, `3枚`.
pub(super) fn cards(text: &str) -> Option<u32> {
    let text = fold(text.trim()).into_owned();
    let without = |text: &str, words: &[&str]| {
        let mut words = words.iter();
        let left = words.find_map(|word| text.strip_suffix(fold(word).as_ref()).map(str::to_owned));
        left.map_or_else(|| text.to_owned(), |left| left.trim_end().to_owned())
    };
    let counted = without(&without(&text, SAID_OF_CARDS), COUNTERS);
    let spelled = IN_WORDS.iter().zip(1..);
    let mut spelled = spelled.filter(|(words, _)| is_one_of(&counted, words));
    number(&counted).or_else(|| spelled.next().map(|(_, count)| count))
}

/// Returns the months that an answer lists, or `None` where a word is no month.
pub(super) fn months(text: &str, calendar: Calendar) -> Option<Vec<Flower>> {
    if is_none(text) {
        return Some(Vec::new());
    }
    words(text).map(|word| read_month(word, calendar)).collect()
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', ',', '，', '、', '\u{3000}', '\t'])
        .filter(|word| !word.is_empty())
}

/// Returns the player that an answer names: the name, the number, or the beginning of the name where
/// it is no one else's.
pub(super) fn player(text: &str, players: &Players) -> Option<Seat> {
    let text = fold(text.trim().trim_matches('"'));
    if text.is_empty() {
        return None;
    }
    if let Some(seat) = named(&text, players.names()) {
        return Some(seat);
    }
    if let Some(number) = number(&text).or_else(|| place_number(&text)) {
        return players.numbered(number);
    }
    match begun_with(&text, players.names()).as_slice() {
        [only] => Some(*only),
        _ => None,
    }
}

/// Returns the number in a folded word that calls somebody by it, such as `3번` or `3番が`.
pub(super) fn place_number(text: &str) -> Option<u32> {
    let at = text.find(['번', '番'])?;
    let (number, called) = text.split_at(at);
    let behind: String = called.chars().skip(1).collect();
    self::number(number).filter(|_| behind.is_empty() || is_particle(&behind))
}

/// Returns whether this is what Korean and Japanese put behind a name.
pub(super) fn is_particle(text: &str) -> bool {
    let particles = [
        "이", "가", "은", "는", "도", "이가", "이는", "이도", "が", "は", "も",
    ];
    particles.iter().any(|particle| fold(particle) == text)
}

/// Returns the player who has exactly this name.
pub(super) fn named(text: &str, names: &[String]) -> Option<Seat> {
    let text = text.trim();
    names
        .iter()
        .position(|name| same_name(name, text))
        .map(Seat)
}

/// Returns the players whose names begin with a text.
pub(super) fn begun_with(text: &str, names: &[String]) -> Vec<Seat> {
    let text = key(text.trim());
    let begun = |at: &usize| !text.is_empty() && key(&names[*at]).starts_with(&text);
    (0..names.len()).filter(begun).map(Seat).collect()
}

/// Returns the players that an answer lists, or `None` where a word names nobody.
pub(super) fn players(text: &str, players: &Players) -> Option<Vec<Seat>> {
    if let Some(seat) = named(text, players.names()) {
        return Some(vec![seat]);
    }
    if is_none(text) {
        return Some(Vec::new());
    }
    if let Some(seat) = player(text, players) {
        return Some(vec![seat]);
    }
    words(text).map(|word| player(word, players)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::players::TableNumbers;
    use super::*;

    #[test]
    fn a_player_is_a_name_a_number_or_the_beginning_of_a_name() {
        let at_table = |names: &[&str]| {
            let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
            TableNumbers::new(&names).of(names)
        };
        let names = at_table(&["Ann", "Bo", "Kim Ann", "김철수"]);
        for (text, seat) in [
            ("Ann", Some(0)),
            ("ann", Some(0)),
            ("b", Some(1)),
            ("kim", Some(2)),
            ("\"Kim Ann\"", Some(2)),
            ("김", Some(3)),
            ("4", Some(3)),
            ("5", None),
            ("0", None),
            ("x", None),
            ("", None),
        ] {
            assert_eq!(player(text, &names), seat.map(Seat), "{text}");
        }
        assert_eq!(players("bo, 김", &names), Some(vec![Seat(1), Seat(3)]));
        assert_eq!(players("", &names), Some(Vec::new()));
        assert_eq!(players("bo zed", &names), None);
        let names = at_table(&["Ann", "Nari"]);
        assert_eq!(players("n", &names), Some(Vec::new()));
        assert_eq!(players("na", &names), Some(vec![Seat(1)]));
    }

    #[test]
    fn a_decision_is_a_letter_or_a_word() {
        for (text, line) in [
            ("", Some(Act::Stays)),
            ("S", Some(Act::Stays)),
            ("ㄴ", Some(Act::Stays)),
            ("drop", Some(Act::Drops(false))),
            ("ㅇ", Some(Act::Drops(false))),
            ("i", Some(Act::Drops(true))),
            ("y", None),
        ] {
            assert_eq!(decision(text, true), line, "{text}");
        }
        assert_eq!(decision("i", false), None);
        assert_eq!(sale(" 1g 11s  H 4"), "1g 11s heundeum 4");
        assert_eq!(sale("광 ㅗ 4"), "광 heundeum 4");
    }

    #[test]
    fn one_of_two_cards_is_named_by_its_code_or_its_kind() {
        let card = |code| read_word(code, Calendar::Korean).unwrap()[0];
        let among = Pile::of(&[card("5y"), card("5t")]);
        for (text, code) in [
            ("5t", Some("5t")),
            ("t", Some("5t")),
            ("T", Some("5t")),
            ("ㅛ", Some("5y")),
            ("띠", Some("5t")),
            ("5p", None),
            ("p", None),
            ("yt", None),
            ("x", None),
            ("", None),
        ] {
            let named = one_of(text, among, Calendar::Korean);
            assert_eq!(named, code.map(card), "{text}");
        }
    }

    #[test]
    fn cards_are_counted_as_people_count_them() {
        for (text, count) in [
            ("3", Some(3)),
            ("3장", Some(3)),
            ("3장 있어요", Some(3)),
            ("세 장", Some(3)),
            ("열 장이요", Some(10)),
            ("둘", Some(2)),
            ("10枚です", Some(10)),
            ("5 cards", Some(5)),
            ("장", None),
            ("있어요", None),
            ("many", None),
        ] {
            assert_eq!(cards(text), count, "{text}");
        }
    }

    /// Which answers a text gives, by the name of what they are read as.
    fn read(text: &str) -> Vec<&'static str> {
        let call = match call(text) {
            Some(Act::Stop) => "stop",
            Some(Act::Go(_)) => "go",
            Some(_) => "push",
            None => "",
        };
        let decision = match decision(text, true) {
            Some(Act::Stays) => "stays",
            Some(Act::Drops(false)) => "drops",
            Some(_) => "iris",
            None => "",
        };
        let read = [
            ("yes", yes_or_no(text) == Some(true)),
            ("no", yes_or_no(text) == Some(false)),
            ("none", is_none(text)),
            ("nothing", says_nothing(text)),
            ("nobody won", nobody_won(text)),
            ("correct", corrects(text)),
            (call, !call.is_empty()),
            (decision, !decision.is_empty()),
        ];
        let read = read.into_iter().filter(|(_, is)| *is);
        read.map(|(what, _)| what).collect()
    }

    #[test]
    fn short_answers_are_read_in_every_language_and_on_a_keyboard_left_in_korean() {
        let no = ["no", "none", "nobody won"];
        for text in [
            "n",
            "N",
            "ｎ",
            "no",
            "ㅜ",
            "아니",
            "아니요",
            "안 했어",
            "いいえ",
            "ん",
        ] {
            assert_eq!(read(text), no, "{text}");
        }
        for text in [
            "y",
            "Ｙ",
            "yes",
            "ㅛ",
            "네",
            "예",
            "응",
            "있어요",
            "はい",
            "うん",
        ] {
            assert_eq!(read(text), ["yes"], "{text}");
        }
        for text in ["없음", "없어요", "없었어", "なし", "無し"] {
            let says = ["no", "none", "nothing", "nobody won"];
            assert_eq!(read(text), says, "{text}");
        }
        for text in ["-", "nothing"] {
            assert_eq!(read(text), ["none", "nothing"], "{text}");
        }
        for text in ["none", "nobody", "아무도"] {
            assert_eq!(read(text), ["none", "nothing", "nobody won"], "{text}");
        }
        for (text, what) in [
            ("ㅇ", &["yes", "drops"][..]),
            ("ㄴ", &["no", "none", "nobody won", "stop", "stays"]),
            ("s", &["stop", "stays"]),
            ("d", &["drops"]),
            ("죽어요", &["drops"]),
            ("죽을래", &["drops"]),
            ("들어감", &["stays"]),
            ("쳐요", &["stays"]),
            ("降りる", &["drops"]),
            ("出る", &["stays"]),
            ("ㅑ", &["iris"]),
            ("ㅎ", &["go"]),
            ("ゴー", &["go"]),
            ("스톱", &["stop"]),
            ("ストップ", &["stop"]),
            ("ㅔ", &["push"]),
            ("c", &["correct"]),
            ("ㅊ", &["correct"]),
            ("訂正", &["correct"]),
            ("流局", &["nobody won"]),
            ("draw", &["nobody won"]),
            ("무승부", &["nobody won"]),
            ("ナガリ", &["nobody won"]),
            ("0", &["none"]),
            ("０", &["none"]),
            ("maybe", &[]),
            ("나리", &[]),
        ] {
            assert_eq!(read(text), what, "{text}");
        }
        assert_eq!(accepts("받아요"), Some(true));
        assert_eq!(accepts("断る"), Some(false));
        assert_eq!(accepts("ㅛ"), Some(true));
        assert_eq!(number("１２"), Some(12));
    }
}
