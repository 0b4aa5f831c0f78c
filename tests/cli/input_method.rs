//! What an input method sends at the prompt: syllables assembled letter by letter, bytes that
//! arrive one by one, decomposed letters, and full-width forms.

use crate::support::{Dokbak, Pty, key, shows};

const NAMES: &str = "누가 쳐요? 선부터 차례로 적어 주세요. ";
const RULES: &str = "어느 규칙으로 칠까요? [pagat] ";
const CHIP: &str = "점당 얼마예요? [없음] ";
const LENGTH: &str = "몇 판 칠까요? (12, 6, 3, 안 정하면 -) [12] ";

/// What is visible of each syllable while it is typed; the last form is complete.
fn stages(syllable: char) -> &'static [&'static str] {
    match syllable {
        '영' => &["ㅇ", "여", "영"],
        '희' => &["ㅎ", "흐", "희"],
        '철' => &["ㅊ", "처", "철"],
        '수' => &["ㅅ", "수"],
        '고' => &["ㄱ", "고"],
        '도' => &["ㄷ", "도"],
        '리' => &["ㄹ", "리"],
        '홍' => &["ㅎ", "호", "홍"],
        '단' => &["ㄷ", "다", "단"],
        '없' => &["ㅇ", "어", "업", "없"],
        '음' => &["ㅇ", "으", "음"],
        '네' => &["ㄴ", "네"],
        '쉼' => &["ㅅ", "수", "쉬", "쉼"],
        _ => &[],
    }
}

/// Types a text like an input method that shows each syllable as it grows, deleting the old form
/// before sending the next.
#[track_caller]
fn compose(pty: &mut Pty, text: &str) {
    for letter in text.chars() {
        match stages(letter) {
            [] => pty.send(&letter.to_string()),
            stages => {
                for (at, stage) in stages.iter().enumerate() {
                    if at > 0 {
                        pty.send(key::BACKSPACE);
                    }
                    pty.send(stage);
                }
            }
        }
    }
}

fn korean() -> Dokbak {
    Dokbak::new().variable("DOKBAK_LANG", "ko")
}

/// Types an answer once the title of its hand is on the screen.
#[track_caller]
fn after(pty: &mut Pty, title: &str, text: &str) {
    pty.wait_for(title);
    pty.wait_for("n 나가리");
    pty.send(text);
    pty.wait_for(text);
    pty.press(key::ENTER);
}

/// Returns a terminal with three players, whose names were typed by `names`.
fn seated(dokbak: &Dokbak, names: impl Fn(&mut Pty)) -> Pty {
    let mut pty = dokbak.line("play").terminal(24, 120);
    pty.prompt(NAMES);
    names(&mut pty);
    pty.press(key::ENTER);
    pty.answer(RULES, "korean");
    pty.prompt(CHIP);
    compose(&mut pty, "없음");
    pty.line_is(&format!("{CHIP}없음"));
    pty.press(key::ENTER);
    pty.answer(LENGTH, "");
    pty
}

#[test]
fn syllables_are_put_together_at_every_question() {
    let dokbak = korean();
    let mut pty = seated(&dokbak, |pty| {
        compose(pty, "영희 철수");
        pty.line_is(&format!("{NAMES}영희 철수"));
    });
    pty.wait_for("선 영희, 다음 철수.");
    pty.wait_for("n 나가리");
    compose(&mut pty, "철수");
    pty.press(key::ENTER);
    pty.prompt("철수는 뭘로 났어요? (족보, 장수, 점수) ");
    compose(&mut pty, "고도리 홍단");
    pty.line_is("철수는 뭘로 났어요? (족보, 장수, 점수) 고도리 홍단");
    pty.press(key::ENTER);
    pty.leave();
    let mut pty = dokbak.line("play").terminal(24, 120);
    pty.prompt("하던 모임을 이어서 할까요? [Y/n] ");
    compose(&mut pty, "네");
    pty.line_is("하던 모임을 이어서 할까요? [Y/n] 네");
    pty.press(key::ENTER);
    pty.wait_for("고도리 홍단");
    pty.leave();
    let kept = dokbak.line("play --script -").stdin("show\n").run().done();
    shows(&kept, &["철수", "1t 2yt 3t 4y 8y"]);
}

#[test]
fn bytes_may_come_one_by_one() {
    let dokbak = korean();
    let pty = seated(&dokbak, |pty| {
        pty.send_bytewise("영희 철수 민수".as_bytes());
        pty.line_is(&format!("{NAMES}영희 철수 민수"));
    });
    pty.wait_for("선 영희, 다음 철수, 민수.");
    pty.leave();
}

/// A file name from a Mac, for example: each syllable consists of two or three letters.
#[test]
fn letters_in_pieces_are_the_same_name() {
    let dokbak = korean();
    let pieces = "\u{110b}\u{1167}\u{11bc}\u{1112}\u{1174} \u{110e}\u{1165}\u{11af}\u{1109}\u{116e} \u{1106}\u{1175}\u{11ab}\u{1109}\u{116e}";
    let mut pty = seated(&dokbak, |pty| pty.send(pieces));
    pty.wait_for("선 영희, 다음 철수, 민수.");
    pty.wait_for("n 나가리");
    pty.send("\u{110e}\u{1165}\u{11af}\u{1109}\u{116e} \u{1109}\u{1171}\u{11b7}");
    pty.press(key::ENTER);
    pty.wait_for("선 영희, 다음 민수.");
    pty.leave();
    let told = dokbak.line("play --script -").stdin("철수 들어옴\n").run();
    assert!(
        told.stdout.contains("선 영희, 다음 철수, 민수."),
        "{told:?}"
    );
}

#[test]
fn wide_letters_and_spaces_are_read() {
    let dokbak = korean();
    let mut pty = seated(&dokbak, |pty| {
        pty.send("영희　철수　민수");
        pty.line_is(&format!("{NAMES}영희　철수　민수"));
    });
    after(&mut pty, "선 영희, 다음 철수, 민수.", "철수　쉼");
    after(&mut pty, "선 영희, 다음 민수.", "＜");
    pty.wait_for("나가리");
    pty.send("２");
    pty.press(key::ENTER);
    pty.answer(
        "철수는 뭘로 났어요? (족보, 장수, 점수) ",
        "１ｇ　３ｇ８ｇ　１ｔ２ｔ３ｔ",
    );
    pty.wait_for("철수 1g");
    pty.leave();
    let kept = dokbak.line("play --script -").stdin("show\n").run().done();
    shows(&kept, &["알아들은 것: 철수 1g", "3t", "8g"]);
}
