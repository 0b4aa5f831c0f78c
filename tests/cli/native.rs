//! The reader's own words for the record language, language-dependent suggestions, and money as
//! people write it.

use crate::support::{Dokbak, shows};

/// Every way that a rejection suggests is accepted as printed.
#[test]
fn korean_and_japanese_lines_are_read() {
    let record = "규칙 pagat\n선수 영희 철수 민수\n영희 먹음 1g 1p\n철수 뻑 4 첫\n영희 밀어줌 1g\n";
    let dokbak = Dokbak::new().file("hand.hwatu", record);
    let told = dokbak.args(["--lang", "ko", "settle", "hand.hwatu"]).run();
    assert_eq!(told.status, Some(1), "{told:?}");
    let record = "players 英子 太郎 次郎\n英子 取り札 1g 3g 8g\n太郎 枚数 光1 カス9\n次郎 枚数 光0\n\
                  英子 ストップ\n";
    let dokbak = Dokbak::new().file("hand.hwatu", record);
    let told = dokbak.line("settle hand.hwatu").run().done();
    shows(&told, &["from 太郎 3, 次郎 6"]);
    let record = "players 영희 철수 민수\n영희 보유 1g 3g 8g\n철수 셈 광1 피9\n민수 셈 광0 열2 띠1 피4\n영희 스톱\n";
    let dokbak = Dokbak::new().file("hand.hwatu", record);
    let told = dokbak.line("settle hand.hwatu").run().done();
    shows(&told, &["from 철수 3, 민수 6"]);
}

#[test]
fn a_refusal_shows_how_a_line_is_written_in_the_readers_words() {
    for (lang, line, said) in [
        ("ko", "Ann quads 5 5", "쓰는 법: `이름 총통 [월]`"),
        ("ko", "Ann counts q", "쓰는 법: `이름 셈 광0 열2 띠1 피4`"),
        ("ko", "Ann syodang x", "쓰는 법: `이름 쇼당`"),
        (
            "ko",
            "Ann ppuk 4 x",
            "쓰는 법: `이름 뻑 [월] [첫|둘째|셋째]`",
        ),
        ("ko", "nagari x", "쓰는 법: `나가리`"),
        ("ja", "Ann chok x", "名前 チョク [初]"),
        ("ja", "Ann counts q", "名前 枚数 光0 タネ2 短1 カス4"),
    ] {
        let record = format!("players Ann Bo Chul\n{line}\n");
        let dokbak = Dokbak::new().file("hand.hwatu", &record);
        let told = dokbak.args(["--lang", lang, "settle", "hand.hwatu"]).run();
        assert!(told.stderr.contains(said), "{line}: {told:?}");
    }
}

#[test]
fn rules_are_suggested_by_the_language_and_how_many_play() {
    for (lang, players, rules) in [
        ("ko", "Ann Bo Chul", "korean"),
        ("ko", "Ann Bo", "matgo"),
        ("ko", "영희 철수", "matgo"),
        ("ja", "Aki Ben", "koikoi"),
        ("ja", "Aki Ben Chie", "pagat"),
        ("en", "Ann Bo", "pagat"),
    ] {
        let dokbak = Dokbak::new().unsettled();
        let mut pty = dokbak.args(["--lang", lang, "play"]).terminal(24, 80);
        pty.wait_for(match lang {
            "ko" => "누가 쳐요?",
            "ja" => "だれが遊びますか。",
            _ => "Who plays",
        });
        pty.send(&format!("{players}\r"));
        pty.wait_for(&format!("[{rules}]"));
        pty.leave();
    }
}

#[test]
fn money_is_taken_as_people_write_it() {
    for (lang, chip, worth) in [
        ("en", "$0.10", "$0.90"),
        ("en", "€5", "€45"),
        ("en", "EUR 5", "45 EUR"),
        ("en", "₩100", "₩900"),
        ("ko", "100", "900원"),
        ("ko", "점 100", "900원"),
        ("ja", "10", "90円"),
    ] {
        let script = format!(
            "players Ann Bo Chul\nrules pagat\nchip {chip}\nlength 1\nAnn takes 1g 3g 8g\n\
             Bo takes 11g\nAnn stop\ny\n"
        );
        let dokbak = Dokbak::new();
        let told = dokbak.args(["--lang", lang, "play", "--script", "-"]);
        shows(&told.stdin(&script).run().done(), &[worth]);
    }
}

#[test]
fn no_hanja_is_suggested_to_who_types_hangul() {
    for word in ["광", "홍딴", "오링", "쌍", "똥광피"] {
        let record = format!("players 영희 철수 민수\n영희 먹음 {word}\n");
        let dokbak = Dokbak::new().file("hand.hwatu", &record);
        let told = dokbak.args(["--lang", "ko", "settle", "hand.hwatu"]).run();
        let has_hanja = told.stderr.chars().any(|one| matches!(one, '一'..='鿿'));
        assert!(!has_hanja, "{word}: {told:?}");
    }
}
