//! `dokbak people`: which names belong to whom.

use crate::support::{Dokbak, has, key};
use serde_json::{Value, json};

/// Three brights: 3 from a player with a bright, 6 from one without.
fn evening(third: &str) -> String {
    format!(
        "players Ann Bo {third}\nrules pagat\nAnn has 1g 3g 8g\nBo counts p6\n\
         {third} counts g1 p6\nAnn stop\n"
    )
}

/// Returns a ledger in which Ann has won 9 from Bo (6) and 철수 (3), and on another day the same from
/// Bo and 철스.
fn circle() -> Dokbak {
    let dokbak = Dokbak::new();
    for (day, third) in [("2026-11-20", "철수"), ("2026-11-21", "철스")] {
        let script = evening(third);
        let line = format!("play --new --date {day} --script -");
        dokbak.line(&line).stdin(&script).run().done();
    }
    dokbak
}

fn people(dokbak: &Dokbak) -> Value {
    let told = dokbak.line("people --json").run();
    assert_eq!(told.status, Some(0), "{told:?}");
    serde_json::from_str::<Value>(&told.stdout).unwrap()["people"].clone()
}

#[test]
fn everybody_is_listed_with_names_hands_and_the_first_day() {
    let dokbak = circle();
    dokbak.line("people join 철스 철수").run().done();
    dokbak.line("people rename 철스 김철수").run().done();
    dokbak.line("people guest Bo").run().done();
    let expected = json!([
        {"name": "Ann", "names": ["Ann"], "guest": false, "since": "2026-11-20", "hands": 2},
        {"name": "Bo", "names": ["Bo"], "guest": true, "since": "2026-11-20", "hands": 2},
        {"name": "김철수", "names": ["철수", "철스", "김철수"], "guest": false,
         "since": "2026-11-20", "hands": 2},
    ]);
    assert_eq!(people(&dokbak), expected);
    let told = dokbak.line("people").run().done();
    has(&told, &["Bo (guest) DATE 2", "김철수 DATE 2 철수, 철스"]);
    // Two hands at 3 each, under one name.
    has(
        &dokbak.line("standings").run().done(),
        &["김철수 -6 2 0 0 -3"],
    );
    dokbak.line("people part 철스").run().done();
    dokbak.line("people guest Bo --no").run().done();
    let apart = people(&dokbak);
    assert_eq!(apart[1]["guest"], json!(false));
    assert_eq!(apart[3]["name"], json!("철스"));
    assert_eq!(apart[3]["since"], json!("2026-11-21"));
    dokbak.line("verify").run().done();
}

#[test]
fn what_cannot_be_is_refused_with_what_would_be_right() {
    let dokbak = circle();
    for (line, right) in [
        ("people join 철즈 Ann", "did you mean 철스?"),
        ("people part Ann", "Ann has no other name to part from"),
        (
            "people rename Ann bo",
            "bo is a name of Bo, who is somebody else",
        ),
        ("people guest Zebedee", "`dokbak people` lists everybody"),
        ("people join Ann ann", "Ann and ann are already one person"),
        ("people rename Ann n", "it is an answer at the prompt"),
        (
            "people join 철수 Bo",
            "철수 and Bo sat at one table in session 1, so they are two people",
        ),
    ] {
        let told = dokbak.line(line).run();
        assert_eq!(told.status, Some(1), "{line}: {told:?}");
        assert!(told.stderr.contains(right), "{line}: {}", told.stderr);
    }
}

#[test]
fn where_nobody_has_played_there_is_nobody() {
    let dokbak = Dokbak::new();
    assert_eq!(people(&dokbak), json!([]));
    let told = dokbak.line("people part Ann").run();
    assert_eq!(told.status, Some(1), "{told:?}");
}

#[test]
fn what_is_said_of_people_is_said_in_every_language() {
    for (lang, join, unknown) in [
        (
            "ko",
            "이제 같은 사람이에요. 이름은 철수예요. 다른 이름: 철스.",
            "혹시 철스예요?",
        ),
        (
            "ja",
            "同じ人として数えます。名前は철수です（別の名前: 철스）。",
            "철스のことですか。",
        ),
    ] {
        let dokbak = circle();
        let told = dokbak
            .line(&format!("people part 철즈 --lang {lang}"))
            .run();
        assert!(told.stderr.contains(unknown), "{}", told.stderr);
        let told = dokbak
            .line(&format!("people join 철스 철수 --lang {lang}"))
            .run();
        let told = told.done().replace('\n', " ");
        assert!(told.contains(join), "{told}");
    }
}

/// Everybody's names, in alphabetical order.
fn called(dokbak: &Dokbak) -> Vec<String> {
    let all = people(dokbak);
    let all = all.as_array().unwrap().iter();
    let mut names: Vec<String> = all
        .map(|one| one["name"].as_str().unwrap().to_owned())
        .collect();
    names.sort();
    names
}

const WHO: &str = "누가 쳐요? 선부터 차례로 적어 주세요. [Ann Bo 철수] ";
const MEANT: &str = "철스: 처음 보는 이름이에요. 혹시 철수예요? [Y/n] ";

/// Returns a ledger in which Ann, Bo and 철수 have played one hand; nothing is open.
fn played() -> Dokbak {
    let dokbak = Dokbak::new().variable("DOKBAK_LANG", "ko");
    let script = format!("{}end\n", evening("철수"));
    dokbak.line("play --script -").stdin(&script).run().done();
    dokbak
}

/// Answers the questions before the first hand, with the names and what is asked about them.
fn sit_down(dokbak: &Dokbak, names: &str, about: &[(&str, &str)], dealt: &str) {
    let mut pty = dokbak.line("play").terminal(24, 80);
    pty.answer(WHO, names);
    for (question, answer) in about {
        pty.answer(question, answer);
    }
    pty.answer("어느 규칙으로 칠까요? [pagat] ", "");
    pty.answer("점당 얼마예요? [없음] ", "");
    pty.answer("몇 판 칠까요? (12, 6, 3, 안 정하면 -) [12] ", "1");
    pty.wait_for(dealt);
    pty.press(key::CTRL_C);
    pty.end();
}

#[test]
fn a_name_near_a_known_one_is_asked_about_before_the_first_hand() {
    let dokbak = played();
    sit_down(
        &dokbak,
        "철스 Ann Bo",
        &[(MEANT, "")],
        "선 철수, 다음 Ann, Bo.",
    );
    assert_eq!(called(&dokbak), ["Ann", "Bo", "철수"]);
}

#[test]
fn cards_that_were_drawn_stay_with_who_was_meant() {
    sit_down(
        &played(),
        "철스=3t Bo=1p Ann 밤",
        &[(MEANT, "ㅛ")],
        "선 Bo, 다음 Ann, 철수.",
    );
}

#[test]
fn who_is_somebody_new_is_asked_about_once() {
    let dokbak = played();
    sit_down(
        &dokbak,
        "철스 Ann Bo",
        &[(MEANT, "n")],
        "선 철스, 다음 Ann, Bo.",
    );
    assert_eq!(called(&dokbak), ["Ann", "Bo", "철수", "철스"]);
    // Now 철스 is known.
    let mut pty = dokbak.line("play --new").terminal(24, 80);
    pty.answer(
        "누가 쳐요? 선부터 차례로 적어 주세요. [철스 Ann Bo] ",
        "Bo 철스",
    );
    pty.prompt("어느 규칙으로 칠까요? [pagat] ");
    pty.press(key::CTRL_C);
    pty.end();
}

#[test]
fn nobody_is_asked_who_is_not_at_a_terminal_or_when_both_sit_down() {
    let dokbak = played();
    let script = format!("{}end\n", evening("철스"));
    let told = dokbak.line("play --script -").stdin(&script).run().done();
    assert!(!told.contains("처음 보는"), "{told}");
    assert_eq!(called(&dokbak), ["Ann", "Bo", "철수", "철스"]);
    let mut pty = played().line("play").terminal(24, 80);
    pty.answer(WHO, "Ann 철스 철수");
    pty.prompt("어느 규칙으로 칠까요? [pagat] ");
    pty.press(key::CTRL_C);
    pty.end();
}

#[test]
fn one_person_does_not_sit_at_a_table_twice() {
    for (lang, told) in [
        ("en", "철수 and 철스 are one person"),
        ("ko", "철수와 철스는 같은 사람이에요."),
        ("ja", "철수と철스は同じ人です。"),
    ] {
        let dokbak = circle();
        dokbak.line("people join 철스 철수").run().done();
        let script = "players Ann 철수 철스\nrules pagat\n";
        let line = format!("play --new --script - --lang {lang}");
        let refused = dokbak.line(&line).stdin(script).run();
        assert_eq!(refused.status, Some(1), "{refused:?}");
        assert!(refused.stderr.contains(told), "{}", refused.stderr);
        // Nor during an evening.
        let script = "join 철수\n";
        let line = format!("play --script - --lang {lang}");
        let refused = dokbak.line(&line).stdin(script).run();
        assert_eq!(refused.status, Some(1), "{refused:?}");
    }
}

/// The circle's two evenings, where 철스 is now 철수 and Ann is 안나.
fn renamed() -> Dokbak {
    let dokbak = circle();
    dokbak.line("people join 철스 철수").run().done();
    dokbak.line("people rename Ann 안나").run().done();
    dokbak
}

#[test]
fn people_are_shown_as_they_are_called_now() {
    let dokbak = renamed();
    let told = |line: &str| dokbak.line(line).run().done();
    let log = told("log");
    for shown in [
        "안나, Bo and 철수, pagat",
        "안나 stops",
        "안나 +9, Bo -6, 철수 -3",
    ] {
        assert_eq!(log.matches(shown).count(), 2, "{shown}: {log}");
    }
    assert!(!log.contains("Ann") && !log.contains("철스"), "{log}");
    for line in ["show 1.1", "show last", "why last"] {
        let shown = told(line);
        // The record is unchanged, with a note on who that is.
        assert!(shown.contains("Ann has 1g 3g 8g"), "{shown}");
        assert!(shown.contains("Ann is called 안나 now."), "{shown}");
        assert!(shown.contains("안나 stops with 3 points."), "{shown}");
        assert!(
            !shown.contains("Ann stops") && !shown.contains("철스 owes"),
            "{shown}"
        );
    }
    for line in [
        "share last",
        "share --session 3",
        "standings --session 3",
        "standings",
    ] {
        let shown = told(line);
        assert!(shown.contains("안나") && shown.contains("철수"), "{shown}");
        assert!(!shown.contains("Ann") && !shown.contains("철스"), "{shown}");
    }
    // The result without a line uses today's names on both sides.
    let why = told("why last 6");
    assert!(!why.contains("철스 owes"), "{why}");
}

/// Without gwang-bak Bo owes 3 instead of 6, so 안나 wins 6.
#[test]
fn what_might_have_been_is_told_by_the_names_of_now() {
    let dokbak = renamed();
    let told = dokbak.line("whatif last --set gwang_bak=off").run().done();
    has(
        &told,
        &[
            "Ann is called 안나 now.",
            "* 안나 +9 +6",
            "* Bo -6 -3",
            "철수 -3 -3",
        ],
    );
    let told = told
        .replace("Ann is called", "")
        .replace("철스 is called", "");
    assert!(!told.contains("Ann") && !told.contains("철스"), "{told}");
    let told = dokbak.line("whatif --session 3 --set gwang_bak=off");
    let told = told.run().done();
    has(
        &told,
        &[
            "1 안나 +9, Bo -6, 철수 -3 안나 +6, Bo -3, 철수 -3 *",
            "안나 +9 +6 -3",
        ],
    );
    assert!(!told.contains("Ann") && !told.contains("철스"), "{told}");
}

/// Claims use the names of the record; their results use today's.
#[test]
fn a_dispute_is_told_by_the_names_of_now() {
    let dokbak = renamed();
    let _ = dokbak.line("close --session 1").run();
    let claims = "Bo counts g1 p6\nagree Bo had a bright\n";
    let told = dokbak.line("dispute 1.1 --script -").stdin(claims);
    let told = told.run().done();
    has(
        &told,
        &[
            "Ann is called 안나 now.",
            "Claims use the names in the record.",
            "* 안나 +9 +6",
            "The evening is already closed. Compared with what was paid then:",
            "안나 -3",
        ],
    );
    let log = dokbak.line("log --session 1").run().done();
    assert!(log.contains("안나 +6, Bo -3, 철수 -3"), "{log}");
}

#[test]
fn the_ledger_and_what_programs_read_of_a_record_stay_as_written() {
    let dokbak = circle();
    let told = |line: &str| dokbak.line(line).run().done();
    let written = ["show last --json", "show 1.1 --json", "log --json"].map(told);
    let entries = |dokbak: &Dokbak| dokbak.line("export --jsonl").run().done();
    let before = entries(&dokbak);
    dokbak.line("people join 철스 철수").run().done();
    dokbak.line("people rename Ann 안나").run().done();
    assert_eq!(
        ["show last --json", "show 1.1 --json", "log --json"].map(told),
        written
    );
    assert!(entries(&dokbak).starts_with(&before));
    dokbak.line("verify --deep").run().done();
}

/// Returns what everybody has won, without names.
fn sums(dokbak: &Dokbak) -> Vec<i64> {
    let told = dokbak.line("standings --json").run().done();
    let all = serde_json::from_str::<Value>(&told).unwrap()["players"].clone();
    let all = all.as_array().unwrap().iter();
    let mut sums: Vec<i64> = all.map(|one| one["chips"].as_i64().unwrap()).collect();
    sums.sort_unstable();
    sums
}

/// Ann has won 9 twice, Bo lost 6 twice, and the third player 3 under each of two names.
#[test]
fn a_new_name_changes_no_sum_and_joining_adds_up_whichever_way() {
    let dokbak = circle();
    assert_eq!(sums(&dokbak), [-12, -3, -3, 18]);
    dokbak.line("people rename 철수 민수").run().done();
    assert_eq!(sums(&dokbak), [-12, -3, -3, 18]);
    for line in ["people join 철스 철수", "people join 철수 철스"] {
        let dokbak = circle();
        dokbak.line(line).run().done();
        assert_eq!(sums(&dokbak), [-12, -6, 18], "{line}");
        dokbak.line("people part 철스").run().done();
        assert_eq!(sums(&dokbak), [-12, -3, -3, 18], "{line}");
    }
}

#[test]
fn who_is_called_otherwise_now_is_said_in_every_language() {
    for (lang, said) in [
        ("ko", "철스: 지금 이름은 철수예요."),
        ("ja", "철스の今の名前は철수です。"),
    ] {
        let told = renamed()
            .line(&format!("show last --lang {lang}"))
            .run()
            .done();
        assert!(told.contains(said), "{told}");
    }
}

/// Eight evenings of four hands, of which Ann wins three and Bo one.
fn year() -> Dokbak {
    let dokbak = Dokbak::new();
    let hand = |winner: &str, other: &str| {
        format!("{winner} has 1g 3g 8g\n{other} counts p6\n철수 counts g1 p6\n{winner} stop\n")
    };
    let hands = [hand("Ann", "Bo").repeat(3), hand("Bo", "Ann")].concat();
    for day in 1..=8 {
        let script = format!("players Ann Bo 철수\nrules pagat\n{hands}end\n");
        let line = format!("play --new --date 2026-11-0{day} --script -");
        dokbak.line(&line).stdin(&script).run().done();
    }
    dokbak
}

/// Ann sat down first, so her bar is cyan (36) and Bo's magenta (35), whoever leads, whoever is
/// named first, and whatever they are called.
#[test]
fn a_bar_has_the_colour_of_its_person() {
    let dokbak = year();
    let (ann, bo) = ("\u{1b}[36m████████\u{1b}[0m", "\u{1b}[35m███\u{1b}[0m");
    for (line, first, then) in [
        ("stats", ann, bo),
        ("stats Bo Ann", bo, ann),
        ("people rename Ann 안나", "", ""),
        ("stats 안나 Bo", ann, bo),
    ] {
        let told = dokbak.line(&format!("{line} --color always")).run().done();
        let (at, after) = (told.find(first), told.rfind(then));
        assert!(at.is_some() && at <= after, "{line}: {told:?}");
    }
}

/// Two hands: 18 for Ann, -12 for Bo, who is a guest, and -3 for each name.
#[test]
fn a_guest_is_marked_and_counts() {
    for (lang, bo) in [
        ("en", "Bo (guest)"),
        ("ko", "Bo (손님)"),
        ("ja", "Bo（ゲスト）"),
    ] {
        let dokbak = circle();
        dokbak.line("people guest Bo").run().done();
        let told = |line: &str| dokbak.line(&format!("{line} --lang {lang}")).run().done();
        has(&told("standings"), &[&format!("{bo} -12 2 0 0 -6")]);
        has(&told("standings"), &["Ann +18 2 2 +9 0"]);
        dokbak.line("people guest Bo --no").run().done();
        assert!(!told("standings").contains(bo));
    }
}

/// `--player` selects a person in every list of people, and an unknown name gets the same message
/// everywhere.
#[test]
fn somebody_is_named_alike_everywhere() {
    let dokbak = Dokbak::new();
    for players in ["Ann Bo", "Ann Chul"] {
        let script = format!("players {players}\nrules pagat\nchip 100 KRW\nlength 1\nnagari\ny\n");
        dokbak
            .line("play --new --script -")
            .stdin(&script)
            .run()
            .done();
    }
    for (line, missing) in [("paid Bo Ann 300", ""), ("paid Chul Ann 200", "")] {
        assert_eq!(dokbak.line(line).run().stderr, missing);
    }
    let log = dokbak.line("log --player Chul").run().done();
    assert!(log.contains("Ann and Chul") && !log.contains("Bo"), "{log}");
    let paid = dokbak.line("paid --player Chul").run().done();
    assert!(paid.contains("Chul") && !paid.contains("Bo"), "{paid}");
    for (one, other) in [
        ("settle-up --player Bo", "settle-up --why Bo"),
        ("stats --player Bo", "stats Bo"),
    ] {
        let [one, other] = [one, other].map(|line| dokbak.line(line).run().done());
        assert_eq!(one, other);
    }
    for command in ["log", "standings", "settle-up", "stats", "settled", "paid"] {
        for (name, lang, said) in [
            (
                "Zed",
                "en",
                "nobody called Zed has played; `dokbak people` lists everybody\n",
            ),
            (
                "Anm",
                "en",
                "nobody called Anm has played; did you mean Ann?\n",
            ),
        ] {
            let line = format!("--lang {lang} {command} --player {name}");
            dokbak.line(&line).run().is(1, "", said);
        }
    }
}
