//! The questions before the first hand: how answers are treated, and commands among them.

use crate::support::{Dokbak, Pty};

const WHO: &str = "Who plays, the dealer first? ";
const RULES: &str = "Which rules? [pagat] ";

/// The questions for players and rules, in a language.
const ASKED: [(&str, &str, &str); 3] = [
    ("en", WHO, RULES),
    (
        "ko",
        "누가 쳐요? 선부터 차례로 적어 주세요. ",
        "어느 규칙으로 칠까요? [pagat] ",
    ),
    (
        "ja",
        "だれが遊びますか。親から順に入れてください。 ",
        "どのルールですか。[pagat] ",
    ),
];

fn terminal(lang: &str) -> Pty {
    let play = Dokbak::new().args(["--lang", lang, "play"]);
    play.terminal(24, 80)
}

/// After Enter alone, the program says what to type, not how to write a record line; also if names
/// were taken back.
#[test]
fn enter_alone_does_not_say_who_plays() {
    let said = [
        "write two to seven names, the dealer first",
        "선부터 차례로 이름 둘에서 일곱까지 적어 주세요.",
        "2〜7人の名前を、親から順に入れてください。",
    ];
    for ((lang, who, rules), said) in ASKED.into_iter().zip(said) {
        let mut pty = terminal(lang);
        pty.answer(who, "");
        pty.wait_for(said);
        pty.answer(who, "Ann Bo");
        pty.answer(rules, "<");
        pty.answer(who, "");
        pty.prompt(who);
        assert!(!pty.screen().contents().contains("players"), "{lang}");
    }
}

/// The words that go back or leave during a hand do the same before it.
#[test]
fn the_words_that_go_back_and_leave_are_understood_before_the_first_hand() {
    let words = [("undo", "quit"), ("뒤로", "나가기"), ("もどる", "終了")];
    for ((lang, who, rules), (undo, quit)) in ASKED.into_iter().zip(words) {
        let mut pty = terminal(lang);
        pty.answer(who, "Ann Bo");
        pty.answer(rules, undo);
        pty.answer(who, "Ann Bo Chul");
        pty.answer(rules, quit);
        let ended = pty.end();
        assert_eq!(ended.status, 0, "{lang}");
        let refused = ended.rows.iter().find(|row| row.contains('!'));
        assert_eq!(refused, None, "{lang}");
    }
}

/// Each ruleset is listed with a description; more of them fit two players than three.
#[test]
fn rules_are_listed_with_what_they_are() {
    let titles = [
        (
            "Go-Stop for three as Korean families",
            "Koi-Koi as the Fuda",
        ),
        ("집에서 셋이 치는 고스톱", "Fuda Wiki의 코이코이"),
        ("韓国の家庭の3人ゴーストップ", "Fuda Wikiのこいこい"),
    ];
    for ((lang, who, rules), (korean, koikoi)) in ASKED.into_iter().zip(titles) {
        for (names, two) in [("Ann Bo", true), ("Ann Bo Chul", false)] {
            let mut pty = terminal(lang);
            pty.answer(who, names);
            pty.answer(rules, "?");
            pty.wait_for(korean);
            pty.prompt(rules);
            let rows = pty.screen_rows();
            let asked = rows.iter().rposition(|row| row.ends_with('?')).unwrap();
            let told = &rows[asked + 1..rows.len() - 1];
            assert!(told.len() <= 10, "{told:#?}");
            let has = |text: &str| told.iter().any(|row| row.contains(text));
            assert!(has("6  korean") && has(korean), "{told:#?}");
            assert_eq!(has("8  koikoi") && has(koikoi), two, "{told:#?}");
            pty.leave();
        }
    }
}
