//! The first question of a hand: the players, an example of a whole hand, and Enter.

use crate::support::{Dokbak, key, shows};
use dokbak::words::Lang;

/// Returns the beginning of a script with these players and rules.
fn begun(players: &str, rules: &str) -> String {
    format!("players {players}\nrules {rules}\nchip none\nlength open\n")
}

/// Returns the whole hand that the question shows, and the prompt's reply to a line.
fn shown(lang: &str, players: &str, rules: &str, line: &str) -> (String, String) {
    let script = begun(players, rules) + line + "\nquit\n";
    let told = Dokbak::new()
        .args(["--lang", lang, "play", "--script", "-"])
        .stdin(&script)
        .run()
        .done();
    let rows: Vec<&str> = told.lines().collect();
    let listed = rows.iter().position(|row| row.starts_with("  1 ")).unwrap();
    let (_, example) = rows[listed - 1].rsplit_once(": ").unwrap();
    (example.to_owned(), told)
}

/// Under every built-in ruleset for these games, the example hand is possible at this table: it is
/// accepted, and something else is asked next.
#[test]
fn the_hand_that_is_shown_is_taken() {
    for (players, rules) in [
        (
            "영희 철수 할머니",
            "pagat korean pagat-2006 pagat-50 wikipedia",
        ),
        (
            "英子 太郎",
            "matgo koikoi koikoi-nintendo koikoi-older fudawiki",
        ),
        ("Ann \"Kim Bo\"", "matgo koikoi korean"),
    ] {
        for rules in rules.split(' ') {
            for lang in Lang::SPOKEN.map(Lang::code) {
                let (example, _) = shown(lang, players, rules, "show");
                let (_, told) = shown(lang, players, rules, &example);
                let (_, after) = told.split_once(&format!("> {example}\n")).unwrap();
                assert!(!after.contains('!'), "{lang} {rules} {example}: {after}");
                assert!(after.contains(" quit\n"), "{lang} {rules}: {after}");
            }
        }
    }
}

/// A player whose name has several words is called by number.
#[test]
fn the_hand_is_fitted_to_the_table() {
    for (lang, players, rules, example) in [
        ("en", "Ann Bo Chul", "pagat", "Bo godori, 11 junk, 1 go"),
        (
            "ko",
            "영희 철수 할머니",
            "korean",
            "철수 고도리 피 11장 1고",
        ),
        (
            "ja",
            "英子 太郎 次郎",
            "pagat",
            "太郎 ゴドリ カス11枚 1ゴー",
        ),
        ("ja", "花子 太郎", "koikoi", "太郎 猪鹿蝶"),
        // Two players need seven points, and one more after a go; godori alone is five.
        ("ko", "영희 철수", "matgo", "철수 고도리 홍단 피 11장 1고"),
        ("en", "Ann \"Kim Bo\"", "koikoi", "2 boar-deer-butterflies"),
    ] {
        assert_eq!(shown(lang, players, rules, "show").0, example);
    }
}

/// Nothing is likely enough to be assumed. A script continues without a message.
#[test]
fn enter_alone_says_what_to_type() {
    let dokbak = Dokbak::new();
    let script = begun("영희 철수 할머니", "korean") + "-\n-\n";
    let told = dokbak.line("play --script -").stdin(&script).run().done();
    assert!(!told.contains('!'), "{told}");
    for (lang, said) in [
        (
            "en",
            "  ! Enter alone does not say who stopped: type a number or a name, or n for nagari.",
        ),
        (
            "ko",
            "  ! Enter만으로는 누가 났는지 알 수 없어요. 번호나 이름을, 나가리면 n을",
        ),
        (
            "ja",
            "  ! Enter だけでは、だれがストップしたか分かりません。",
        ),
    ] {
        let mut pty = dokbak.args(["--lang", lang, "play"]).terminal(30, 100);
        pty.press(key::ENTER);
        pty.wait_for("할머니");
        pty.press(key::ENTER);
        pty.wait_for(said);
        pty.press(key::CTRL_C);
        let ended = pty.end();
        shows(&ended.rows.join("\n"), &["  1 영희"]);
    }
}
