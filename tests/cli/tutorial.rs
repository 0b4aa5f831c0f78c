//! `dokbak tutorial`: from its first step to its last, in every language.

use crate::support::{Dokbak, key};

/// What is typed at each step; each is something the step asks for.
const TYPED: [&str; 8] = [
    "3",
    "3광 고도리 1고",
    "1",
    "y",
    "2 고도리 피 11장 1고",
    "1",
    "",
    "standings",
];

/// The first hand brings 18 and 9 chips: 8 points, one go, and the first player's gwang-bak.
#[test]
fn the_lesson_goes_to_its_end_in_every_language() {
    for (lang, wrong, end) in [
        (
            "en",
            "The lesson continues with: 1\n",
            "Your own evening begins with: dokbak",
        ),
        (
            "ko",
            "여기서는 이렇게 적어 주세요: 1\n",
            "우리 모임은 이렇게 시작해요: dokbak",
        ),
        (
            "ja",
            "ここではこう入力してください: 1\n",
            "自分の回を始めるには: dokbak",
        ),
    ] {
        let dokbak = Dokbak::new();
        let mut pty = dokbak.args(["--lang", lang, "tutorial"]).terminal(250, 80);
        for (at, typed) in TYPED.iter().enumerate() {
            if at == 2 {
                // Input that does not fit the step is rejected; after going back, the step is
                // described again.
                for other in ["9", "<", TYPED[1]] {
                    pty.send(other);
                    pty.press(key::ENTER);
                }
            }
            pty.send(typed);
            pty.press(key::ENTER);
        }
        let ended = pty.end();
        let told = ended.rows.join("\n");
        for part in [wrong, "-18", "+27", "-9", end] {
            assert!(told.contains(part), "{lang}: no {part} in {told}");
        }
        assert!(!dokbak.ledger().exists());
    }
}

#[test]
fn the_lesson_can_be_left() {
    let mut pty = Dokbak::new().args(["tutorial"]).terminal(40, 80);
    pty.press(key::CTRL_C);
    let told = pty.end().rows.join("\n");
    assert!(told.contains("The tutorial ends here"), "{told}");
    // A lesson is not saved, and nobody is told otherwise.
    assert!(!told.contains("keeps everything"), "{told}");
}

#[test]
fn a_lesson_needs_a_terminal() {
    assert_eq!(Dokbak::new().line("tutorial").run().status, Some(2));
}

/// Enter answers no question of the lesson, so the lesson never says that it might be right
/// elsewhere.
#[test]
fn enter_alone_is_no_answer_in_the_lesson() {
    let mut pty = Dokbak::new().line("tutorial").terminal(40, 80);
    pty.wait_for("Who stopped?");
    pty.press(key::ENTER);
    pty.wait_for("The lesson continues with: 3");
    let rows = pty.screen_rows().join("\n");
    assert!(!rows.contains("At your own table"), "{rows}");
    pty.send("9");
    pty.press(key::ENTER);
    pty.wait_for("At your own table that may be right. The lesson continues with: 3");
}
