//! Whole evenings in a terminal, in Korean and in Japanese.

use crate::support::{Dokbak, key, shows};

/// Plays an evening, one answer per line; returns the screen at the end.
fn evening(lang: &str, lines: &[&str]) -> String {
    let dokbak = Dokbak::new().args(["--lang", lang, "play"]);
    let mut pty = dokbak.terminal(200, 80);
    for line in lines {
        pty.send(&format!("{}{line}", key::CTRL_U));
        pty.press(key::ENTER);
    }
    let ended = pty.end();
    assert_eq!(ended.status, 0, "{:#?}", ended.rows);
    ended.rows.join("\n")
}

/// Godori is 5 points, so each loser owes 5 chips: 철수 wins 10, then 영희, after a wrong winner was
/// typed at first. In total 영희 +5, 철수 +5, 민수 -10.
#[test]
fn go_stop_in_korean() {
    let shown = evening(
        "ko",
        &[
            "영희 철수 민수",
            "",
            "100원",
            "2",
            "2 고도리",
            "",
            "1 8광피",
            "3 고도리",
            "뒤로",
            "1 고도리",
            "네",
            "네",
        ],
    );
    shows(
        &shown,
        &[
            "누가 쳐요?",
            "어느 규칙으로 칠까요? [pagat]",
            "점당 얼마예요?",
            "몇 판 칠까요?",
            "2판 중 1번째 판: 선 영희",
            "누가 났어요?",
            "철수가 5점으로 났어요.",
            "고도리",
            "이대로 적을까요?",
            "2판 중 2번째 판: 선 철수",
            "광은 모두 5장이에요.",
            "영희가 5점으로 났어요.",
            "영희 +5, 철수 +5, 민수 -10",
            "민수 → 영희 500원 (5점)",
            "민수 → 철수 500원 (5점)",
        ],
    );
}

/// Four brights are 8, and from 7 on the payment doubles: 16. Three brights are 6 in the Fuda
/// Wiki's rules, so 太郎 hands over 10 chips.
#[test]
fn koi_koi_in_japanese() {
    let shown = evening(
        "ja",
        &[
            "花子 太郎",
            "koikoi",
            "",
            "2",
            "花子",
            "1g 3g 8g 12g",
            "x",
            "",
            "",
            "太郎",
            "1g 3g 8g",
            "",
            "はい",
            "はい",
        ],
    );
    shows(
        &shown,
        &[
            "だれが遊びますか。",
            "どのルールですか。",
            "勝負したのはだれですか。",
            "花子は何で上がりましたか。",
            "太郎のこいこいは何回ですか。[0、最大8] x",
            "「x」はここでは使えません。",
            "勝負: 花子が16文を得ました。",
            "四光",
            "8 × 2 = 16文",
            "これで記録しますか。",
            "勝負: 太郎が6文を得ました。",
            "花子 16文、太郎 6文",
            "太郎 → 花子 10チップ",
        ],
    );
}

/// It makes no difference which three brights are in 三光, so that is not asked.
#[test]
fn a_set_is_written_as_it_was_told() {
    let shown = evening(
        "ja",
        &[
            "花子 太郎",
            "koikoi",
            "",
            "3",
            "太郎 三光",
            "",
            "はい",
            "ログ",
            "終了",
        ],
    );
    shows(&shown, &["勝負: 太郎が6文を得ました。", "三光"]);
}
