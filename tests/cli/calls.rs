//! A player who may stop is asked before anybody else plays, also when lines are entered one by
//! one.

use super::support::Dokbak;

/// Six turns; after the last one Ann has three brights.
const TURNS: &str = "players Ann Bo Chul\nrules pagat\nchip none\nlength open\n\
    Ann takes 1g 1p\nBo takes 2y 2p\nChul takes 5t 5p\nAnn takes 3g 3p\nBo takes 4y 4p\n\
    Chul takes 6t 6p\nAnn takes 8g 8p\n";

fn says(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "no {part:?} in\n{text}");
    }
}

/// Returns the lines of a shown record, without their numbers.
fn lines_of(shown: &str) -> String {
    let said = |line: &str| {
        let (number, said) = line.trim().split_once("  ")?;
        number.parse::<u32>().ok()?;
        Some(format!("{}\n", said.trim()))
    };
    shown.lines().filter_map(said).collect()
}

#[test]
fn nobody_plays_before_a_call_that_is_due() {
    let asked = "Ann has 3 points: stop or go? (s/g) ";
    for next in ["Bo takes 8y 8p", "Bo heundeum 9", "Bo stop", "nagari"] {
        let dokbak = Dokbak::new();
        let script = format!("{TURNS}{next}\n");
        let told = dokbak.line("play --script -").stdin(&script).run();
        assert_eq!(told.status, Some(1), "{told:?}");
        assert_eq!(
            told.stderr,
            "standard input:12:1: Ann may stop, so the call comes first, such as \"Ann stop\" or \
             \"Ann go\"\n",
            "{next}"
        );
        says(&told.stdout, &[asked]);
    }
}

#[test]
fn the_call_is_written() {
    for call in ["g", "Ann go"] {
        let script = format!("{TURNS}{call}\nBo takes 8y 8p\ns\ny\n");
        let dokbak = Dokbak::new();
        let told = dokbak.line("play --script -").stdin(&script).run().done();
        says(&told, &["Bo has 5 points: stop or go? (s/g) s"]);
        let shown = dokbak.line("show 2").run().done();
        let lines = lines_of(&shown);
        says(
            &lines,
            &["\nAnn takes 8gp\nAnn go\nBo takes 8yp\nBo stop\n"],
        );
        // Go-bak: Ann pays for Chul as well.
        let log = dokbak.line("log").run().done();
        says(&log, &["Ann -10, Bo +10, Chul 0"]);
    }
}

#[test]
fn junk_of_the_turn_and_piles_that_are_counted_come_before_the_call() {
    let script = format!("{TURNS}Ann chok\nChul gives 6p to Ann\nBo has 2y 2p 4y 4p\nAnn\ny\n");
    let dokbak = Dokbak::new();
    dokbak.line("play --script -").stdin(&script).run().done();
    let shown = dokbak.line("show 2").run().done();
    let lines = lines_of(&shown);
    says(
        &lines,
        &["\nChul gives 6p to Ann\nBo has 2yp 4yp\nAnn stop\n"],
    );
}

/// A line with cards of three months is not a turn.
#[test]
fn piles_can_be_told_one_after_the_other() {
    let start = "players Ann Bo Chul\nrules pagat\nchip none\nlength open\n";
    let script = format!("{start}Ann takes 1g 3g 8g\nBo takes 2y\nChul takes 5t\nAnn stop\ny\n");
    let told = Dokbak::new().line("play --script -").stdin(&script).run();
    says(
        &told.done(),
        &["Ann has 3 points: stop or go? (s/g) Bo takes 2y\n"],
    );
    // After it, the hand cannot have ended without a winner.
    let script = format!("{start}Ann takes 1g 3g 8g\nnagari\n");
    let told = Dokbak::new().line("play --script -").stdin(&script).run();
    assert!(
        told.stderr.starts_with("standard input:6:1: Ann may stop"),
        "{told:?}"
    );
    let more = "Bo takes 2y 2p\nChul takes 5t 5p\nAnn takes 6t 6p\nnagari\n";
    let script = format!("{start}Ann takes 1g 3g 8g\n{more}");
    let told = Dokbak::new().line("play --script -").stdin(&script).run();
    assert!(
        told.stderr.starts_with("standard input:9:1: Ann may stop"),
        "{told:?}"
    );
}

#[test]
fn a_call_that_is_missing_in_a_file_is_noted() {
    let record = format!("{TURNS}Bo takes 8y 8p\nBo stop\n").replace("length open\n", "");
    let record = record.replace("chip none\n", "");
    for (lang, note) in [
        (
            "en",
            "Line 9: Ann could stop here with 3 points, and no line says",
        ),
        ("ko", "9번째 줄: Ann은 여기서 3점으로 스톱할 수 있었는데"),
        ("ja", "9行目: Annはここで3点で上がれましたが"),
    ] {
        let dokbak = Dokbak::new().file("hand.hwatu", &record);
        let told = dokbak.args(["--lang", lang, "settle", "hand.hwatu"]).run();
        says(&told.done(), &[note]);
    }
    let dokbak = Dokbak::new().file("hand.hwatu", &record);
    let told = dokbak.line("settle hand.hwatu --json").run().done();
    says(
        &told,
        &[r#""irregular":[{"player":"Ann","line":9,"kind":"call-missing","points":3}]"#],
    );
}

#[test]
fn what_is_paid_at_once_is_told_when_it_is_entered() {
    for (lang, players, chip, line, said) in [
        (
            "ko",
            "영희 철수 민수",
            "100원",
            "철수 첫뻑 4",
            "첫뻑: 영희, 민수 → 철수 300원씩 (3점)\n",
        ),
        (
            "en",
            "Ann Bo Chul",
            "0.10 USD",
            "Bo ppuk 4 first",
            "Ann and Chul pay Bo 3 chips each (0.30 USD) now, for ",
        ),
        (
            "ja",
            "英子 太郎",
            "none",
            "太郎 ppuk 4 first",
            "英子 → 太郎 3チップ\n",
        ),
    ] {
        let script = format!("players {players}\nrules pagat\nchip {chip}\nlength 1\n{line}\n");
        let dokbak = Dokbak::new();
        let told = dokbak.args(["--lang", lang, "play", "--script", "-"]);
        says(&told.stdin(&script).run().done(), &[said]);
    }
}
