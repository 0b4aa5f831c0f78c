//! How answers are read.

use super::*;
use crate::card::{Calendar, Pile, read_word};
use crate::evening::players::TableNumbers;
use crate::record::{Act, Name, Seat};

#[test]
fn a_player_is_a_name_a_number_or_the_beginning_of_a_name() {
    let at_table = |names: &[&str]| {
        let names: Vec<Name> = names.iter().map(|name| (*name).into()).collect();
        TableNumbers::new(&names).number(names)
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
        ("ㅇ", Some(Act::Stays)),
        ("ㄴ", None),
        ("drop", Some(Act::Drops(false))),
        ("d", Some(Act::Drops(false))),
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
    let among = Pile::from_cards(&[card("5y"), card("5t")]);
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

#[test]
fn calls_are_counted_as_people_count_them() {
    for (text, count) in [
        ("2", Some(2)),
        ("2번", Some(2)),
        ("1回", Some(1)),
        ("2 times", Some(2)),
        ("없음", Some(0)),
        ("なし", Some(0)),
        ("번", None),
        ("often", None),
    ] {
        assert_eq!(times(text), count, "{text}");
    }
}

/// Returns the names of all the readers that accept a text.
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
    let said = yes_or_no(text);
    let (yes, no) = (said == Some(true), said == Some(false));
    let read = [
        ("yes", yes),
        ("no", no),
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
        "y", "Ｙ", "yes", "ㅛ", "네", "예", "응", "어", "O", "はい", "うん",
    ] {
        assert_eq!(read(text), ["yes"], "{text}");
    }
    // "There is none" does not answer a question such as whether to write a hand.
    for text in ["없음", "없다", "없어요", "없었어", "なし", "無し"] {
        let says = ["none", "nothing", "nobody won"];
        assert_eq!(read(text), says, "{text}");
    }
    for text in ["-", "nothing"] {
        assert_eq!(read(text), ["none", "nothing"], "{text}");
    }
    for text in ["none", "nobody", "아무도"] {
        assert_eq!(read(text), ["none", "nothing", "nobody won"], "{text}");
    }
    for (text, what) in [
        ("ㅇ", &["yes", "stays"][..]),
        ("ㄴ", &["no", "none", "nobody won", "stop"]),
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
        // These texts are lines of a record, so they are no answers.
        ("draw", &[]),
        ("무승부", &[]),
        ("ナガリ", &["nobody won"]),
        ("0", &["none"]),
        ("０", &["none"]),
        ("maybe", &[]),
        ("X", &["no", "none"]),
        ("나리", &[]),
    ] {
        assert_eq!(read(text), what, "{text}");
    }
    assert_eq!(accepts("받아요"), Some(true));
    assert_eq!(accepts("断る"), Some(false));
    assert_eq!(accepts("ㅛ"), Some(true));
    assert_eq!(number("１２"), Some(12));
}
