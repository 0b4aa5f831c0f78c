//! Reading short answers: yes and no, players, numbers, months.

use super::players::Players;
use crate::card::{Calendar, Card, Flower, Pile, fold, read_month, read_word};
use crate::letters::{key, same_name};
use crate::record::{Act, Seat};

/// Words for yes; the first of the Korean ones is what Y types on a Korean keyboard.
const YES: [&str; 7] = ["y", "yes", "ok", "ㅛ", "네", "예", "응"];
/// Words for no; the first of the Korean ones is what N types on a Korean keyboard.
const NO: [&str; 6] = ["n", "no", "ㅜ", "아니", "아니오", "아니요"];

/// Words for staying, dropping, and being put out by the iris; the last of each is what its first
/// types on a Korean keyboard.
const STAY: [&str; 6] = ["s", "", "stay", "stays", "참가", "ㄴ"];
const DROP: [&str; 5] = ["d", "drop", "drops", "죽음", "ㅇ"];
const IRIS: [&str; 5] = ["i", "iris", "drops iris", "난초", "ㅑ"];
/// What comes before the month of a shown triple; the last is what H types on a Korean keyboard.
const SHOWING: [&str; 2] = ["h", "ㅗ"];

/// Words for the calls; the last of each is what its first types on a Korean keyboard.
const STOP: [&str; 4] = ["s", "stop", "스톱", "ㄴ"];
const GO: [&str; 4] = ["g", "go", "고", "ㅎ"];
const PUSH: [&str; 4] = ["p", "push", "밀기", "ㅔ"];

/// Returns whether a folded text is one of some words.
fn is_one_of(text: &str, words: &[&str]) -> bool {
    words.iter().any(|word| fold(word) == text)
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
pub(super) fn yes_or_no(text: &str) -> Option<bool> {
    let text = fold(text.trim());
    if is_one_of(&text, &YES) {
        Some(true)
    } else {
        is_one_of(&text, &NO).then_some(false)
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
    match word.as_str() {
        "accepts" | "accept" | "받음" => Some(true),
        "refuses" | "refuse" | "거절" => Some(false),
        _ => yes_or_no(text),
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
    let text = fold(text.trim());
    matches!(text.as_str(), "" | "-" | "none" | "nobody" | "0" | "없음")
        || yes_or_no(&text) == Some(false)
}

/// Returns whether an answer says that a pile is empty. Enter does not: it slips too easily.
pub(super) fn is_empty_pile(text: &str) -> bool {
    let text = fold(text.trim());
    matches!(text.as_str(), "-" | "none" | "nothing" | "없음")
}

/// Returns a whole number of at least 0.
pub(super) fn number(text: &str) -> Option<u32> {
    let text = fold(text.trim());
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| plain)
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
    if let Some(number) = number(&text) {
        return players.numbered(number);
    }
    match begun_with(&text, players.names()).as_slice() {
        [only] => Some(*only),
        _ => None,
    }
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
    fn yes_and_no_are_read_from_a_korean_keyboard_too() {
        assert_eq!(yes_or_no("ㅛ"), Some(true));
        assert_eq!(yes_or_no("ㅜ"), Some(false));
        assert_eq!(yes_or_no("Ｙ"), Some(true));
        assert_eq!(yes_or_no("maybe"), None);
    }
}
