//! `settled` and `close --settled`: a whole plan, or a whole evening, was handed over.

use super::{FIVE_BRIGHTS, krw, pays, person, read};
use crate::support::{Dokbak, after_the_evening, has, shows};
use serde_json::json;

#[test]
fn since_the_last_settling_stands_beside_all_time() {
    let dokbak = after_the_evening();
    let told = dokbak.line("settled --date 2026-11-21").run().done();
    shows(
        &told,
        &[
            "철수 hands 안나 900 KRW.\n철수 hands 보 800 KRW.\n",
            "All of this was handed over (DATE, entry 6).\n",
        ],
    );
    let told = dokbak.line("settled").run().done();
    assert_eq!(told, "Everyone is even; nothing changes hands.\n");
    // The second hand once more: 보 wins 5 from each.
    let hand = "안나 takes 1t 1p\n보 takes 2y 4y 8y\n철수 takes 3g 3p\n보 stop\n";
    let script = format!("players 안나 보 철수\nrules pagat\nchip 100원\nlength open\n{hand}");
    dokbak.line("play --script -").stdin(&script).run().done();
    let found = krw(&dokbak, "settle-up --json");
    assert_eq!(found["settled"], json!("2026-11-21"));
    assert_eq!(
        found["people"],
        json!([
            person("안나", 400, -500, -500),
            person("보", 1800, 1000, 1000),
            person("철수", -2200, -500, -500)
        ])
    );
    has(
        &dokbak.line("settle-up").run().done(),
        &[
            "To settle up in KRW, last settled on DATE:",
            "Player All time Since then Open",
            "보 1,800 KRW 1,000 KRW 1,000 KRW",
            "안나 hands 보 500 KRW.",
        ],
    );
    standings_have_both(&dokbak);
}

/// After that evening the all-time totals are 안나 9 - 5 = 4 chips, 보 8 + 10 = 18 and 철수 -17 - 5 =
/// -22.
fn standings_have_both(dokbak: &Dokbak) {
    let due = [
        "보 +18 1,800 KRW 1,000 KRW 4 3 +10 -12",
        "안나 +4 400 KRW -500 KRW 4 1 +24 -10",
        "철수 -22 -2,200 KRW -500 KRW 4 0 0 -12",
    ];
    let headings = "Player Chips All time Since then At the table Gains Best Worst";
    let told = dokbak.line("standings").run().done();
    let head = "Standings, last settled on DATE:\n";
    assert!(told.starts_with(head), "{told}");
    has(&told, &[headings]);
    has(&told, &due);
    has(
        &dokbak.line("standings --player 보").run().done(),
        &[headings, due[0]],
    );
    // An evening or a period shows only what was played in it.
    for line in ["standings --session 1", "standings --year 2026"] {
        let told = dokbak.line(line).run().done();
        has(&told, &["Player Chips Money At the table Gains Best Worst"]);
    }
    let script = "players 안나 보 철수\nrules pagat\nchip 100원\nlength open\nstandings all\n";
    let told = dokbak.line("play --script -").stdin(script).run().stdout;
    has(&told, &[headings, due[1]]);
    let krw = |amount: i64| json!([{"currency": "KRW", "amount": amount}]);
    let found = read(dokbak, "standings --json");
    let day = json!([{"currency": "KRW", "date": "2026-11-21"}]);
    assert_eq!(found["settled"], day);
    let since = [("안나", -500), ("보", 1000), ("철수", -500)];
    for (of, (player, amount)) in found["players"].as_array().unwrap().iter().zip(since) {
        assert_eq!(
            (&of["player"], &of["since"]),
            (&json!(player), &krw(amount))
        );
    }
    let found = read(dokbak, "standings --session 1 --json");
    assert_eq!(
        (&found["settled"], &found["players"][0]["since"]),
        (&json!(null), &json!(null))
    );
    // On a phone both columns stay, with their headings on two rows, and the others go.
    let phone = [
        (
            "en",
            "Player All time Since At the",
            "보 1,800 KRW 1,000 KRW 4",
        ),
        (
            "ko",
            "이름 점 전체 정산 뒤 앉은 판",
            "보 +18 1,800원 1,000원 4",
        ),
        ("ja", "名前 通算 精算以降", "보 1,800ウォン 1,000ウォン"),
    ];
    for (lang, headings, of_bo) in phone {
        let told = dokbak.args(["--lang", lang, "standings"]).in_terminal(40);
        told.fits(40);
        let told = console::strip_ansi_codes(&told.rows.join("\n")).into_owned();
        has(&told, &[headings, of_bo]);
    }
}

#[test]
fn an_evening_is_settled_with_its_end_or_left_open() {
    let dokbak = Dokbak::new();
    let evening = || {
        dokbak
            .line("play --new --script -")
            .stdin(FIVE_BRIGHTS)
            .run()
            .done()
    };
    evening();
    let told = dokbak.line("close").run().done();
    assert!(told.ends_with("The evening is closed.\n"), "{told}");
    evening();
    // 3,000 for each evening; the buy-in is handed over during the second one.
    dokbak.line("paid Bo Ann 1000 --note buy-in").run().done();
    let told = dokbak.line("close --settled").run().done();
    shows(
        &told,
        &[
            "Still open after what was handed over, last on DATE:\nBo hands Ann 2,000 KRW.\n",
            "The evening is closed.\nAll of this was handed over (DATE, entry 8).\n",
            "Left open from before:\nBo hands Ann 3,000 KRW.\n",
        ],
    );
    let left = krw(&dokbak, "settle-up --json");
    assert_eq!(left["transfers"], json!([pays("Bo", "Ann", 3000)]));
}

/// Three brights: 3 from each, since both have a bright and enough junk.
const OTHERS: &str = "players Dan Eve Fay\nrules pagat\nchip 100 KRW\nlength open\n\
     Dan has 1g 3g 8g\nEve counts g1 p6\nFay counts g1 p6\nDan stop\n";

#[test]
fn an_evening_that_is_paid_leaves_everybody_elses_debts_open() {
    let owed = [pays("Eve", "Dan", 300), pays("Fay", "Dan", 300)];
    let dokbak = Dokbak::new();
    let evening = |script: &str| {
        let line = dokbak.line("play --new --script -");
        line.stdin(script).run().done()
    };
    evening(OTHERS);
    dokbak.line("close").run().done();
    // Bo's 30 chips for Ann are entry 5; the close is entry 6.
    evening(FIVE_BRIGHTS);
    let told = dokbak.line("close --settled").run().done();
    shows(
        &told,
        &[
            "Bo hands Ann 30 chips (3,000 KRW).\n",
            "The evening is closed.\nAll of this was handed over (DATE, entry 7).\n",
        ],
    );
    assert!(!told.contains("Dan"), "{told}");
    let left = krw(&dokbak, "settle-up --json");
    assert_eq!(left["transfers"], json!(owed));
    // The same with the command at the table.
    let told = evening(&format!("{FIVE_BRIGHTS}settled\n"));
    shows(
        &told,
        &["> settled\n\nBo hands Ann 3,000 KRW.\nAll of this was handed over (DATE, entry 10).\n"],
    );
    let left = krw(&dokbak, "settle-up --json");
    assert_eq!(left["transfers"], json!(owed));
    // What was paid once is not paid again at the end.
    let told = dokbak.line("close --settled").run().done();
    assert!(told.ends_with("The evening is closed.\n"), "{told}");
    let left = krw(&dokbak, "settle-up --json");
    assert_eq!(left["transfers"], json!(owed));
    dokbak.line("verify --deep").run().done();
}

#[test]
fn an_evening_that_went_on_with_others_is_paid_as_a_whole() {
    let dokbak = Dokbak::new();
    // Bo owes Ann 30 chips; then Chul joins and owes Ann 3 for her three brights, as does Bo.
    let script = format!(
        "{FIVE_BRIGHTS}join Chul\nAnn has 1g 3g 8g\nBo counts g1 p6\nChul counts g1 p6\nAnn stop\n"
    );
    dokbak.line("play --script -").stdin(&script).run().done();
    let told = dokbak.line("close --settled").run().done();
    shows(
        &told,
        &[
            "This evening, counting what was handed over:\nBo hands Ann 3,300 KRW.\nChul hands Ann 300 KRW.\n",
        ],
    );
    assert_eq!(krw(&dokbak, "settle-up --json")["transfers"], json!([]));
}

#[test]
fn at_the_table_a_word_says_that_it_is_handed_over() {
    let dokbak = Dokbak::new();
    dokbak
        .line("play --script -")
        .stdin(FIVE_BRIGHTS)
        .run()
        .done();
    let mut pty = dokbak.line("play").terminal(24, 80);
    let end = "End the evening here and settle up? [Y/n] ";
    pty.answer("Continue it? [Y/n] ", "");
    pty.answer(
        "Who stopped? Or the whole hand, such as: Bo godori, hong-dan, 11 junk, 1 go\n  1 Ann (dealer), 2 Bo, n nagari\n> ",
        "end",
    );
    pty.wait_for("Handed over already? `settled` records that");
    pty.answer(end, "settled");
    pty.wait_for("Record that all of this was handed over on");
    pty.press("n\r");
    pty.wait_for("Nothing was written.");
    pty.answer(end, "settled");
    pty.wait_for("[y] ");
    pty.press("y\r");
    pty.wait_for("All of this was handed over (");
    pty.answer(end, "");
    assert_eq!(pty.end().status, 0);
    assert_eq!(krw(&dokbak, "settle-up --json")["transfers"], json!([]));
}

/// 철수 owes 안나 900 and 보 800, and has paid 보.
#[test]
fn what_one_person_hands_over_or_gets_is_settled_alone() {
    let dokbak = after_the_evening();
    let told = dokbak.line("settled --player 보").run().done();
    assert_eq!(
        told,
        "철수 hands 보 800 KRW.\nAll of this was handed over (DATE, entry 6).\n"
    );
    let left = krw(&dokbak, "settle-up --json");
    assert_eq!(left["transfers"], json!([pays("철수", "안나", 900)]));
    // Nothing is open for him; 철수 is named twice but pays once.
    let none = dokbak.line("settled --player 보").run().done();
    assert!(!none.contains("entry"), "{none}");
    let told = dokbak.line("settled KRW --player 철수 --player 안나").run();
    shows(&told.done(), &["철수 hands 안나 900 KRW.\n", "entry 7"]);
    assert_eq!(krw(&dokbak, "settle-up --json")["transfers"], json!([]));
    for (lang, said) in [
        ("en", "nobody called 안니 has played; did you mean 안나?"),
        ("ko", "안니"),
        ("ja", "안니"),
    ] {
        let told = dokbak
            .line(&format!("settled --player 안니 --lang {lang}"))
            .run();
        assert_eq!(told.status, Some(1), "{told:?}");
        assert!(
            told.stderr.contains(said) && told.stderr.contains("안나"),
            "{told:?}"
        );
    }
    dokbak.line("verify --deep").run().done();
}

/// Dae wins 30 chips from Eun, who pays; nothing was handed over at 안나's table.
#[test]
fn a_circle_that_settles_leaves_the_others_as_they_were() {
    let dokbak = after_the_evening();
    let script = FIVE_BRIGHTS.replace("Ann", "Dae").replace("Bo", "Eun");
    dokbak.line("play --script -").stdin(&script).run().done();
    let line = "settled --player Dae --date 2026-11-21";
    let told = dokbak.line(line).run().done();
    shows(&told, &["Eun hands Dae 3,000 KRW.\n"]);
    let told = dokbak.line("standings").run().done();
    let head = "Standings, last settled on DATE (Dae, Eun):\n";
    assert!(told.starts_with(head), "{told}");
    has(
        &told,
        &[
            "Dae +30 3,000 KRW 0 KRW 1 1 +30 0",
            "안나 +9 900 KRW 900 KRW 3 1 +24 -10",
        ],
    );
    let of = json!([{"currency": "KRW", "date": "2026-11-21", "players": ["Dae", "Eun"]}]);
    assert_eq!(read(&dokbak, "standings --json")["settled"], of);
    has(
        &dokbak.line("settle-up").run().done(),
        &[
            "To settle up in KRW, last settled on DATE (Dae, Eun):",
            "철수 -1,700 KRW -1,700 KRW -1,700 KRW",
            "Dae 3,000 KRW 0 KRW 0 KRW",
        ],
    );
    let found = krw(&dokbak, "settle-up --json");
    assert_eq!(found["settled"], json!("2026-11-21"));
    for person in found["people"].as_array().unwrap() {
        let of_dae = ["Dae", "Eun"]
            .map(|name| json!(name))
            .contains(&person["player"]);
        let day = of_dae.then(|| json!("2026-11-21"));
        assert_eq!(person.get("settled"), day.as_ref(), "{person}");
    }
}
