//! Results of whole evenings, which are no hands, beside hands; and evenings, which are days.

use crate::support::{Dokbak, has, shows};
use serde_json::{Value, json};

/// Two tables on one day, the second with another worth of a chip, and a hand that was dealt again.
const HANDS: &str = "date 2026-01-03\nchip 100 KRW\nplayers Ann Bo Chul\nnet Ann +4 Chul -4\n\n\
     date 2026-01-03\nchip 50 KRW\nplayers Ann Bo Chul\nnet Ann +6 Bo -6\n\n\
     players Ann Bo Chul\nvoid\n";

/// Two whole evenings.
const SHEET: &str = "date,Ann,Bo,Chul\n2026-01-10,37,-17,-20\n2026-01-17,5,5,-10\n";

fn read(dokbak: &Dokbak, line: &str) -> Value {
    let told = dokbak.line(line).run();
    assert_eq!((told.stderr.as_str(), told.status), ("", Some(0)), "{line}");
    serde_json::from_str(&told.stdout).unwrap()
}

/// Returns a ledger with two hands on one day and the results of two later evenings.
fn hands_and_results() -> Dokbak {
    let dokbak = Dokbak::new()
        .file("hands.hwatu", HANDS)
        .file("results.csv", SHEET);
    dokbak.line("import hands.hwatu").run().done();
    dokbak
        .typed("import results.csv --each evening --amounts chips --chip |100 KRW|")
        .run()
        .done();
    dokbak
}

/// An evening is a day, for a season as for the statistics and the page: two tables of one day are
/// one, and a hand that was dealt again is none.
#[test]
fn a_season_counts_evenings_as_statistics_do() {
    let dokbak = Dokbak::new().file("hands.hwatu", HANDS);
    dokbak.line("import hands.hwatu").run().done();
    dokbak
        .line("season Winter 2026-01-01 to 2026-01-31")
        .run()
        .done();
    assert_eq!(read(&dokbak, "stats --json")["evenings"], json!(1));
    shows(
        &dokbak.line("season Winter").run().done(),
        &["DATE to DATE: 1 evening, 2 hands\n"],
    );
    let found = read(&dokbak, "season Winter --json");
    assert_eq!(found["evenings"], json!(1));
    assert_eq!(found["hands"], json!(2));
    assert_eq!(found.get("results"), None);
    let all = json!([
        {"player": "Ann", "evenings": 1, "in_a_row": 1},
        {"player": "Bo", "evenings": 1, "in_a_row": 1},
        {"player": "Chul", "evenings": 1, "in_a_row": 1},
    ]);
    assert_eq!(found["attendance"], all);
    shows(
        &dokbak.line("share --month 2026-01").run().done(),
        &["1 evening, 2 hands\n"],
    );
}

/// Ann has 400 + 300 on the first day; 3,700 and 500 on the others.
#[test]
fn a_season_and_a_text_for_a_chat_say_how_many_evenings_are_results() {
    let dokbak = hands_and_results();
    dokbak
        .line("season Winter 2026-01-01 to 2026-01-31")
        .run()
        .done();
    for (lang, said) in [
        ("en", ": 3 evenings (2 only as results), 2 hands"),
        ("ko", ": 모임 3번 (그중 2번은 결과만), 2판"),
        ("ja", ": 3回（うち2回は結果のみ）、2局"),
    ] {
        let of = |line: &str| {
            let told = dokbak.line(&format!("{line} --lang {lang}")).run().done();
            told.replace("\n  ", if lang == "ja" { "" } else { " " })
        };
        shows(&of("season Winter"), &[said]);
        shows(&of("share --month 2026-01"), &[said]);
    }
    let found = read(&dokbak, "season Winter --json");
    let counted = ["evenings", "results", "hands"].map(|key| found[key].clone());
    assert_eq!(counted, [json!(3), json!(2), json!(2)]);
    let told = dokbak.line("share --month 2026-01").run().stdout;
    shows(
        &told,
        &[
            "Ann 4,900 KRW\n",
            // The gain of a whole evening is not that of a hand.
            "Biggest hand: Ann 400 KRW (hand 1 of 3 Jan 2026, 1/3.1)\n",
            "3 Jan 2026: Ann 700 KRW, Bo -300 KRW, Chul -400 KRW\n",
            "10 Jan 2026: Ann +37 (3,700 KRW), Bo -17 (-1,700 KRW), Chul -20 (-2,000 KRW)\n",
        ],
    );
}

#[test]
fn days_with_nothing_but_results_have_no_hands_to_count() {
    let dokbak = Dokbak::new().file("results.csv", SHEET);
    dokbak
        .line("import results.csv --each evening")
        .run()
        .done();
    for (line, said) in [
        (
            "share --month 2026-01",
            "Jan 2026: 2 evenings (only as results)\n",
        ),
        (
            "share --since 2026-01-17 --until 2026-01-17 --lang en",
            ": 1 evening (only as a result)\n",
        ),
        ("share --month 2026-01 --lang ko", ": 모임 2번 (결과만)\n"),
        ("share --month 2026-01 --lang ja", ": 2回（結果のみ）\n"),
    ] {
        let told = dokbak.line(line).run().stdout;
        shows(&told, &[said]);
        assert!(!told.contains("Biggest hand"), "{told}");
    }
}

#[test]
fn lists_of_single_hands_leave_results_out() {
    let dokbak = hands_and_results();
    let chosen = |line: &str| -> Vec<String> {
        let found = read(&dokbak, &format!("log --json {line}"));
        let sessions = found["sessions"].as_array().unwrap().clone();
        let hand = |session: &Value| {
            let evening = session["evening"].as_str().unwrap().to_owned();
            let hands = session["hands"].as_array().unwrap().len();
            vec![evening; hands]
        };
        sessions.iter().flat_map(hand).collect()
    };
    let table = ["2026-01-03", "2026-01-03b"];
    for (line, due) in [
        ("--outcome net", vec![table[0], table[1]]),
        ("--min 1", vec![table[0], table[1]]),
        ("--min 5", vec![table[1]]),
        ("--min 1 --player Bo", vec![]),
        // 400 KRW against 300.
        ("--sort chips -n 1", vec![table[0]]),
        ("--jokbo godori", vec![]),
        // In the order of the days nothing is compared.
        ("-n 3", vec![table[1], "2026-01-10", "2026-01-17"]),
        (
            "--player Bo",
            vec![table[0], table[1], table[1], "2026-01-10", "2026-01-17"],
        ),
    ] {
        assert_eq!(chosen(line), due, "{line}");
    }
    let found = read(&dokbak, "log --json");
    let is_result = |at: usize| found["sessions"][at].get("is_result").cloned();
    assert_eq!([is_result(0), is_result(2)], [None, Some(json!(true))]);
    for (lang, said, result) in [
        (
            "en",
            "2 whole evenings' results are no hands and are left out.\n",
            "The result of a whole evening.",
        ),
        (
            "ko",
            "모임 하나의 결과 2건은 판이 아니라서 뺐어요.\n",
            "모임 하나의 결과예요.",
        ),
        (
            "ja",
            "1回分の結果2件は局ではないので入っていません。\n",
            "1回分の結果です。",
        ),
    ] {
        for line in ["log --min 1", "log --sort chips", "log --sort points"] {
            let told = dokbak.line(&format!("{line} --lang {lang}")).run().done();
            assert!(told.ends_with(said), "{line}: {told}");
            assert!(!told.contains("1/10.1"), "{line}: {told}");
        }
        let told = dokbak.line(&format!("log -n 2 --lang {lang}")).run().done();
        shows(&told, &["1/10.1", result, "1/17.1", result]);
        assert!(!told.contains(said), "{told}");
    }
    // An end that only hands have says enough.
    let told = dokbak.line("log --outcome net").run().done();
    assert!(!told.contains("left out"), "{told}");
}

#[test]
fn a_result_is_shown_as_one_and_has_no_reasons() {
    let dokbak = hands_and_results();
    for line in [
        "show 1/10.1",
        "show 1/10.1 --explain",
        "why 1/10.1",
        "why 1/10.1 2",
    ] {
        for (lang, said) in [
            (
                "en",
                "DATE: a whole evening's result, entered from a sheet (1/10.1)\n",
            ),
            ("ko", ": 표에서 가져온 모임 하나의 결과 (1/10.1)\n"),
            ("ja", ": 表から取り込んだ1回分の結果（1/10.1）\n"),
        ] {
            let told = dokbak.line(&format!("{line} --lang {lang}")).run().done();
            shows(&told, &[said]);
            assert!(!told.contains("pagat"), "{told}");
        }
        let told = dokbak.line(line).run().done();
        has(
            &told,
            &[
                "Ann +37 3,700 KRW",
                "Bo -17 -1,700 KRW",
                "Chul -20 -2,000 KRW",
                "It counts in money and standings, but is no hand: nobody noted what was played.",
            ],
        );
    }
    // Programs read it as before.
    assert_eq!(read(&dokbak, "show 1/10.1 --json")["net"]["Ann"], json!(37));
    for line in [
        "whatif 1/10.1 --rules korean",
        "whatif --evening 1/10 --rules korean",
    ] {
        let told = dokbak.line(line).run();
        assert_eq!(told.status, Some(1), "{told:?}");
        shows(&told.stderr, &["of 1/10 only the result was entered"]);
    }
    shows(
        &dokbak.line("share 1/10.1").run().done(),
        &["DATE (1/10): the result of the evening\n"],
    );
    // A picture of it is that of its day.
    for line in ["share 1/10.1", "share --evening 1/10"] {
        let line = format!("{line} --picture {}.png", line.len());
        shows(&dokbak.line(&line).run().done(), &["is written"]);
    }
    shows(
        &dokbak.line("evening 1/10").run().done(),
        &["The result of a whole evening.\n"],
    );
}

#[test]
fn rows_of_results_say_what_they_are() {
    let dokbak = hands_and_results();
    has(
        &dokbak.line("standings --player Ann").run().done(),
        &[
            "DATE 1/3.1 +4 400 KRW",
            "DATE 1/10.1 +37 3,700 KRW a whole evening's result",
        ],
    );
    shows(
        &dokbak.line("settle-up --why Ann").run().done(),
        &["1/10.1", "3,700 KRW", "a whole evening's result"],
    );
    let found = read(&dokbak, "settle-up --why Ann --json");
    let what: Vec<&Value> = found["entries"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["what"])
        .collect();
    assert_eq!(what, ["hand", "hand", "hand", "result", "result"]);
    let told = dokbak.line("export --csv").run().done();
    assert_eq!(told.matches(",hand,").count(), 1 + 9, "{told}");
    assert_eq!(told.matches(",result,").count(), 6, "{told}");
}
