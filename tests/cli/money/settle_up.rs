//! `settle-up`: who is owed how much, who pays whom, and for which hands.

use super::{FIVE_BRIGHTS, krw, pays, person, read};
use crate::support::{Dokbak, after_the_evening, has, masked, shows};
use serde_json::{Value, json};

#[test]
fn what_is_paid_is_not_owed_and_the_rest_of_the_plan_stays() {
    let dokbak = after_the_evening();
    let before = krw(&dokbak, "settle-up --json");
    assert_eq!(
        before["people"],
        json!([
            person("안나", 900, 900, 900),
            person("보", 800, 800, 800),
            person("철수", -1700, -1700, -1700)
        ])
    );
    let both = [pays("철수", "안나", 900), pays("철수", "보", 800)];
    assert_eq!(before["transfers"], json!(both));
    assert_eq!(
        (&before["settled"], &before["fewest"]),
        (&json!(null), &json!(true))
    );
    let told = dokbak.line("paid 철수 보 800").run().done();
    shows(
        &told,
        &[
            "Handed over: 철수 → 보 800 KRW (DATE, entry 6).\n",
            "철수 hands 안나 900 KRW.\n",
        ],
    );
    let after = krw(&dokbak, "settle-up --json");
    assert_eq!(after["transfers"], json!([pays("철수", "안나", 900)]));
    assert_eq!(after["people"][1], person("보", 800, 800, 0));
    has(
        &dokbak.line("settle-up").run().done(),
        &[
            "To settle up in KRW:",
            "Player All time Handed over Open",
            "보 800 KRW -800 KRW 0 KRW",
            "철수 -1,700 KRW 800 KRW -900 KRW",
        ],
    );
    dokbak.line("verify --deep").run().done();
}

#[test]
fn every_won_is_traced_to_its_hand() {
    let dokbak = after_the_evening();
    let paid = ["paid", "철수", "안나", "600", "KRW", "--note", "half of it"];
    dokbak.args(paid).run().done();
    let told = read(&dokbak, "settle-up --why 안나 --json");
    let entries = told["entries"].as_array().unwrap();
    let found: Vec<Value> = entries
        .iter()
        .map(|one| json!([one["entry"], one["what"], one["chips"], one["amount"]]))
        .collect();
    assert_eq!(
        found,
        [
            json!([2, "hand", 24, 2400]),
            json!([3, "hand", -5, -500]),
            json!([4, "hand", -10, -1000]),
            json!([6, "paid", null, -600]),
        ]
    );
    assert_eq!(entries[3]["with"], json!("철수"));
    assert_eq!(entries[3]["note"], json!("half of it"));
    // 2,400 - 500 - 1,000 - 600.
    assert_eq!(told["currencies"][0]["people"][0]["open"], json!(300));
    has(
        &dokbak.line("settle-up --why 안나").run().done(),
        &[
            "안나, in KRW:",
            "DATE 3/7.2 3 -5 -500 KRW 1,900 KRW",
            "DATE 6 -600 KRW 300 KRW from 철수: half of it",
        ],
    );
}

#[test]
fn people_pay_those_whom_they_met() {
    let dokbak = Dokbak::new();
    let wins = |winner: &str, loser: &str| {
        let hand = format!(
            "players {loser} {winner}\nrules pagat\nchip 100 KRW\nlength open\n\
             {winner} has 1g 3g 8g 11g 12g\n{loser} counts p6\n{winner} stop\nend\n"
        );
        let line = dokbak.line("play --new --script -");
        line.stdin(&hand).run().done();
    };
    // Ann and Bo win equal amounts from each other. Then Dan wins from Eve, and Chul, who came
    // last, from Bo. Bo could just as well pay Dan, and Eve Chul, but they never met.
    wins("Ann", "Bo");
    wins("Bo", "Ann");
    wins("Dan", "Eve");
    wins("Chul", "Bo");
    let found = krw(&dokbak, "settle-up --json");
    let both = [pays("Bo", "Chul", 3000), pays("Eve", "Dan", 3000)];
    assert_eq!(found["transfers"], json!(both));
    assert_eq!(found["fewest"], json!(true));
    dokbak.line("paid Eve Dan 3000").run().done();
    let found = krw(&dokbak, "settle-up --json");
    assert_eq!(found["transfers"], json!([both[0]]));
    // A payment puts both people into one circle: Ann gets back what she lent Eve.
    dokbak.line("paid Ann Eve 1000").run().done();
    let found = krw(&dokbak, "settle-up --json");
    let due = [pays("Bo", "Chul", 3000), pays("Eve", "Ann", 1000)];
    assert_eq!(found["transfers"], json!(due));
}

#[test]
fn where_nothing_was_played_for_money_it_is_said() {
    let dokbak = Dokbak::new();
    assert_eq!(read(&dokbak, "settle-up --json"), json!({"currencies": []}));
    let told = dokbak.line("paid Ann Bo 5 KRW").run();
    assert_eq!(told.status, Some(1), "{told:?}");
    let script = "players Ann Bo\nrules pagat\nchip none\nlength open\nAnn has 1g 3g 8g 11g 12g\nBo counts p6\n\
                  Ann stop\n";
    dokbak.line("play --script -").stdin(script).run().done();
    let told = dokbak.line("settle-up").run().done();
    assert_eq!(
        told,
        "Nothing was played for money, and none was handed over.\n\
         Chips that are worth no money are left out; `dokbak standings` lists them.\n"
    );
}

#[test]
fn only_the_days_that_are_asked_for_count() {
    let dokbak = Dokbak::new();
    let hand = "Ann has 1g 3g 8g 11g 12g\nBo counts p6\nAnn stop\n";
    let opening = "players Ann Bo\nrules pagat\nchip 100 KRW\nlength open\n";
    for day in ["2026-10-03", "2026-11-20"] {
        let line = format!("play --new --date {day} --script -");
        let script = format!("{opening}{hand}");
        dokbak.line(&line).stdin(&script).run().done();
    }
    dokbak
        .line("paid Bo Ann 100 --date 2026-10-04")
        .run()
        .done();
    // Five brights: 15, doubled because Bo has none.
    let found = krw(&dokbak, "settle-up --json --month 2026-11");
    assert_eq!(found["transfers"], json!([pays("Bo", "Ann", 3000)]));
    let found = krw(&dokbak, "settle-up --json --until 2026-10-31");
    assert_eq!(found["transfers"], json!([pays("Bo", "Ann", 2900)]));
    let found = krw(&dokbak, "settle-up --json");
    assert_eq!(found["transfers"], json!([pays("Bo", "Ann", 5900)]));
}

#[test]
fn days_that_were_settled_since_ask_for_nothing() {
    let dokbak = Dokbak::new();
    for day in ["2026-06-06", "2026-07-18"] {
        let line = format!("play --new --date {day} --script -");
        let script = format!("{FIVE_BRIGHTS}end\n");
        dokbak.line(&line).stdin(&script).run().done();
    }
    let june = || dokbak.line("settle-up --month 2026-06").run().done();
    assert!(june().ends_with("Bo hands Ann 3,000 KRW.\n"));
    dokbak
        .line("paid Bo Ann 1000 --date 2026-07-02")
        .run()
        .done();
    let told = june();
    shows(
        &told,
        &[
            "Money was handed over since, last on DATE: `dokbak settle-up` shows what\n  is still open.\n",
        ],
    );
    assert!(!told.contains("hands"), "{told}");
    dokbak
        .line("paid Bo Ann 2000 --date 2026-07-04")
        .run()
        .done();
    let told = june();
    assert!(told.ends_with("Settled up since, on DATE.\n"), "{told}");
    assert!(!told.contains("hands"), "{told}");
    let said = |lang: &str| {
        let line = format!("settle-up --month 2026-06 --lang {lang}");
        dokbak.line(&line).run().done()
    };
    let told = said("ko");
    assert!(
        told.ends_with("그 뒤 2026년 7월 4일에 정산했어요.\n"),
        "{told}"
    );
    let told = said("ja");
    assert!(
        told.ends_with("その後、2026年7月4日に精算しました。\n"),
        "{told}"
    );
}

#[test]
fn chips_in_the_pot_of_an_open_evening_go_back_to_who_put_them_in() {
    let dokbak = Dokbak::new();
    // A nagari: each player puts a chip into the boar's pot and gets it back at the end.
    let script = "players Ann Bo Chul\nrules pagat boar.pot=1\nchip 100 KRW\nlength open\nnagari\n";
    dokbak.line("play --script -").stdin(script).run().done();
    let found = krw(&dokbak, "settle-up --json");
    let even = ["Ann", "Bo", "Chul"].map(|name| person(name, 0, 0, 0));
    assert_eq!(found["people"], json!(even));
}

#[test]
fn it_is_said_at_the_table_too() {
    let dokbak = Dokbak::new();
    let script = "players Ann Bo\nrules pagat\nchip 100 KRW\nlength open\nAnn has 1g 3g 8g 11g 12g\nBo counts p6\n\
                  Ann stop\npaid Bo Ann 200\nsettle-up\nAnn takes 1g\nsettled\n";
    let told = dokbak.line("play --script -").stdin(script).run().done();
    shows(
        &told,
        &[
            "> paid Bo Ann 200\n\nHanded over: Bo → Ann 200 KRW (DATE, entry 3).\nBo hands Ann 2,800 KRW.\n",
            "> settle-up\n\nTo settle up in KRW:\n",
            "> settled\n\nBo hands Ann 2,800 KRW.\nAll of this was handed over (DATE, entry 4).\n",
            "is saved with 1 entry",
        ],
    );
}

#[test]
fn money_is_spoken_of_in_every_language() {
    for (lang, lines) in [
        (
            "ko",
            [
                "건넨 돈: 철수 → 안나 500원 (2026년 11월 21일, 기록 6번)",
                "철수 → 안나 400원\n철수 → 보 800원\n",
                "정산 (원):",
                "이름 전체 건넨 돈 남은 돈",
                "모두 건넸어요 (2026년 11월 22일, 기록 7번).",
            ],
        ),
        (
            "ja",
            [
                "受け渡し済み: 철수 → 안나 500ウォン（2026年11月21日、記録6）",
                "철수 → 안나 400ウォン\n철수 → 보 800ウォン\n",
                "精算（ウォン）:",
                "名前 通算 受け渡し 残り",
                "すべて受け渡し済みです（2026年11月22日、記録7）。",
            ],
        ),
    ] {
        let dokbak = after_the_evening();
        let said = |line: &str| dokbak.line(&format!("{line} --lang {lang}")).run().done();
        let told = said("paid 철수 안나 500 --date 2026-11-21");
        shows(&told, &lines[..2]);
        has(&said("settle-up"), &lines[2..4]);
        shows(&said("settled --date 2026-11-22"), &lines[4..]);
    }
}

#[test]
fn an_entry_that_is_no_hand_is_told_as_what_it_is() {
    let dokbak = Dokbak::new();
    let evening = dokbak.line("play --script -").stdin(FIVE_BRIGHTS);
    evening.run().done();
    // Five brights: 15, doubled because Bo has none.
    dokbak.line("close --settled").run().done();
    dokbak.line("people guest Bo").run().done();
    let paid = dokbak.line("paid Bo Ann 100 KRW --note tea");
    paid.run().done();
    for (entry, says) in [
        (
            4,
            "Bo hands Ann 3,000 KRW.\nAll of this was handed over (DATE, entry 4).\n",
        ),
        (5, "Entry 5 says that Bo is a guest.\n"),
        (6, "Handed over: Bo → Ann 100 KRW (DATE, entry 6).\ntea\n"),
    ] {
        let told = dokbak.line(&format!("show {entry}")).run();
        assert_eq!((told.status, told.stdout.as_str()), (Some(1), ""));
        assert!(masked(&told.stderr).starts_with(says), "{told:?}");
        let told = dokbak.line(&format!("show {entry} --json")).run();
        assert_eq!((told.status, told.stdout.as_str()), (Some(1), ""));
    }
}
