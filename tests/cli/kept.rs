//! What is kept beside hands: `adjust`, `season` and `note`. After the evening of three hands
//! (entries 1 to 5) at 100 KRW a chip, 안나 has 9 chips (900 KRW), 보 8 (800), 철수 -17 (-1,700).

use crate::support::{Dokbak, after_the_evening, has, shows};
use serde_json::{Value, json};

fn read(dokbak: &Dokbak, line: &str) -> Value {
    let told = dokbak.line(line).run();
    assert_eq!((told.stderr.as_str(), told.status), ("", Some(0)), "{line}");
    serde_json::from_str(&told.stdout).unwrap()
}

/// Returns what is open for each person, and what is in each kitty.
fn open(dokbak: &Dokbak) -> (Vec<(String, i64)>, Value) {
    let found = read(dokbak, "settle-up --json");
    let money = &found["currencies"][0];
    let people = money["people"].as_array().unwrap().iter();
    let people = people.map(|one| {
        let name = one["player"].as_str().unwrap().to_owned();
        (name, one["open"].as_i64().unwrap())
    });
    (people.collect(), money["kitties"].clone())
}

fn of(open: [(&str, i64); 3]) -> Vec<(String, i64)> {
    open.map(|(name, amount)| (name.to_owned(), amount))
        .to_vec()
}

#[test]
fn an_opening_balance_counts_in_standings_and_in_who_owes_whom() {
    let dokbak = after_the_evening();
    let before = read(&dokbak, "stats --json");
    let told = dokbak
        .typed("adjust |the old book| 안나 +120 보 -120 --date 2026-01-01")
        .run()
        .done();
    shows(
        &told,
        &[
            "Adjusted, the old book: 안나 +120, 보 -120",
            "entry 6",
            "A chip counts as 100 KRW.",
            "보 hands 안나 11,200 KRW.",
        ],
    );
    // 900 + 12,000; 800 - 12,000.
    let due = of([("안나", 12_900), ("보", -11_200), ("철수", -1_700)]);
    assert_eq!(open(&dokbak), (due, json!([])));
    let found = read(&dokbak, "standings --json");
    let chips = found["players"].as_array().unwrap().iter();
    let chips: Vec<(&Value, &Value)> = chips.map(|one| (&one["player"], &one["chips"])).collect();
    let due = [("안나", 129), ("보", -112), ("철수", -17)]
        .map(|(name, chips)| (json!(name), json!(chips)));
    assert_eq!(
        chips,
        due.iter()
            .map(|(name, chips)| (name, chips))
            .collect::<Vec<_>>()
    );
    assert_eq!(found["adjustments"][0]["reason"], json!("the old book"));
    for line in ["standings", "settle-up"] {
        let told = dokbak.line(line).run().done();
        shows(&told, &["With 1 adjustment; `dokbak adjust` lists it."]);
    }
    let told = dokbak.line("settle-up --why 보").run().done();
    has(
        &told,
        &[
            "DATE 6 -120 -12,000 KRW -12,000 KRW",
            "adjusted: the old book",
        ],
    );
    // No figure of hands changes, and the figures say so.
    assert_eq!(read(&dokbak, "stats --json"), before);
    let told = dokbak.line("stats").run().done();
    shows(&told, &["1 adjustment is no hand and is left out."]);
    dokbak.line("verify --deep").run().done();
}

#[test]
fn what_goes_into_a_kitty_is_owed_to_nobody() {
    let dokbak = after_the_evening();
    let due = of([("안나", 900), ("보", 800), ("철수", -1_700)]);
    let told = dokbak
        .line("adjust 지각 철수=-5천원 --kitty 회비")
        .run()
        .done();
    shows(&told, &["철수 -5,000 KRW, 회비 +5,000 KRW"]);
    let kitty = json!([{"name": "회비", "amount": 5000}]);
    assert_eq!(open(&dokbak), (due.clone(), kitty));
    let found = read(&dokbak, "standings --json");
    // -1,700 - 5,000.
    assert_eq!(found["players"][2]["money"][0]["amount"], json!(-6700));
    // What people owe each other is another adjustment.
    let line = "adjust 내기 안나 +500 보 -700 원 --kitty 회비";
    let told = dokbak.line(line).run();
    assert_eq!(told.status, Some(1), "{told:?}");
    shows(&told.stderr, &["write one for each"]);
    dokbak
        .line("adjust 상금 안나 +2000원 회비 -2000원")
        .run()
        .done();
    let kitty = json!([{"name": "회비", "amount": 3000}]);
    assert_eq!(open(&dokbak), (due, kitty));
    dokbak.line("verify --deep").run().done();
}

#[test]
fn an_adjustment_is_taken_back_and_counts_again() {
    let dokbak = after_the_evening();
    let before = open(&dokbak);
    dokbak
        .line("adjust late 안나 +100 보 -100 KRW")
        .run()
        .done();
    let with = open(&dokbak);
    assert_eq!(with.0, of([("안나", 1000), ("보", 700), ("철수", -1_700)]));
    shows(
        &dokbak.line("adjust --undo 6").run().done(),
        &["Entry 6 is taken back (entry 7)."],
    );
    assert_eq!(open(&dokbak), before);
    has(
        &dokbak.line("adjust").run().done(),
        &["DATE late 안나 +100 KRW, 보 -100 KRW 6 taken back (entry 7)"],
    );
    let told = dokbak.line("adjust --undo 6").run();
    assert_eq!(told.status, Some(1), "{told:?}");
    dokbak.line("adjust --undo 7").run().done();
    assert_eq!(open(&dokbak), with);
    for (line, said) in [
        ("adjust --undo 2", "entry 2 is not an adjustment"),
        ("adjust --undo 99", "the ledger has no entry 99"),
    ] {
        let told = dokbak.line(line).run();
        assert_eq!(told.status, Some(1), "{told:?}");
        shows(&told.stderr, &[said]);
    }
    dokbak.line("verify --deep").run().done();
}

#[test]
fn what_cannot_be_an_adjustment_is_refused_with_what_would_be_right() {
    let dokbak = after_the_evening();
    let before = dokbak.line("seal").run().done();
    for (line, status, said) in [
        ("adjust late 안나 +5 보 -4", 2, "come to +1 instead of 0"),
        (
            "adjust late 안나 +5000원 보 -4000원",
            2,
            "come to +1,000 KRW instead of 0",
        ),
        ("adjust late 안나 +5", 2, "--kitty NAME"),
        ("adjust late 안나 보", 2, "안나: an amount must follow"),
        (
            "adjust late 안나 +5 KRW 보 -5 EUR",
            2,
            "KRW and EUR cannot be in one adjustment",
        ),
        ("adjust late 안나 +5 EUR 보 -5 EUR", 2, "EUR is new here"),
        (
            "adjust late 안나 +0 보 -0",
            2,
            "0: write a whole number of chips",
        ),
        (
            "adjust late 안나 +1.5 보 -1.5",
            2,
            "1.5: write a whole number of chips",
        ),
        ("adjust late 안나 +5 안나 -5", 1, "`안나` is named twice"),
        (
            "adjust late 안나 +5 댄 -5",
            1,
            "nobody called 댄 has played",
        ),
        (
            "adjust late 안나 +5 보 -5 --kitty 회비",
            2,
            "nothing is left for it",
        ),
        (
            "adjust late 안나 +10 보 -10 --kitty 보",
            2,
            "보 is a player, not a kitty",
        ),
        (
            "adjust late 안나 +10 --kitty 보",
            2,
            "보 is a player, not a kitty",
        ),
        (
            "paid 안나 보 500 KRW --kitty",
            2,
            "안나 and 보 are players, and neither is a kitty",
        ),
        (
            "adjust || 안나 +5 보 -5",
            1,
            "write why, in quotation marks",
        ),
        (
            "adjust late 안나 +5 보 -5 --date 2026-13-01",
            2,
            "--date 2026-13-01: write a day",
        ),
        (
            "adjust late 안나 +5 보 -5 --chip much",
            2,
            "--chip much: write what a chip is worth",
        ),
        ("adjust late", 2, "say who gets and who gives"),
    ] {
        let told = dokbak.typed(line).run();
        assert_eq!(told.status, Some(status), "{line}: {told:?}");
        shows(&told.stderr, &[said]);
    }
    assert_eq!(dokbak.line("seal").run().done(), before);
}

/// A player as a kitty is named before anything else is asked for.
#[test]
fn a_player_is_no_kitty_in_any_language() {
    let notes = "date 2026-03-07\nchip 100 KRW\nplayers Ann Bo\nnet Ann +4 Bo -4\n\n\
         date 2026-03-08\nchip 50 KRW\nplayers Ann Bo\nnet Ann +4 Bo -4\n";
    let dokbak = Dokbak::new().file("two.hwatu", notes);
    dokbak.line("import two.hwatu").run().done();
    for (lang, said) in [
        ("en", "--kitty bo: Bo is a player, not a kitty"),
        ("ko", "--kitty bo: Bo는 치는 사람이라"),
        ("ja", "--kitty bo: Boは遊ぶ人の名前なので"),
    ] {
        let line = format!("adjust late Ann +10 Bo -10 --kitty bo --lang {lang}");
        let told = dokbak.line(&line).run();
        assert_eq!(told.status, Some(2), "{told:?}");
        shows(&told.stderr, &[said]);
    }
}

#[test]
fn chips_of_several_worths_have_to_be_said() {
    let notes = "date 2026-03-07\nchip 100 KRW\nplayers Ann Bo\nnet Ann +4 Bo -4\n\n\
         date 2026-03-08\nchip 50 KRW\nplayers Ann Bo\nnet Ann +4 Bo -4\n";
    let dokbak = Dokbak::new().file("two.hwatu", notes);
    let told = dokbak.line("adjust late Ann +5 Bo -5").run();
    assert_eq!(told.status, Some(1), "{told:?}");
    dokbak.line("import two.hwatu").run().done();
    let told = dokbak.line("adjust late Ann +5 Bo -5").run();
    assert_eq!(told.status, Some(2), "{told:?}");
    shows(&told.stderr, &["100 KRW", "50 KRW", "--chip"]);
    dokbak
        .typed("adjust late Ann +5 Bo -5 --chip |50 KRW|")
        .run()
        .done();
    // 4 x 100 + 4 x 50 + 5 x 50.
    let found = read(&dokbak, "settle-up --json");
    assert_eq!(found["currencies"][0]["people"][0]["open"], json!(850));
    dokbak
        .line("adjust late Ann +5 Bo -5 --chip none")
        .run()
        .done();
    let found = read(&dokbak, "settle-up --json");
    assert_eq!(found["currencies"][0]["people"][0]["open"], json!(850));
}

#[test]
fn the_same_adjustment_of_two_laptops_is_asked_about() {
    let notes = "date 2026-03-07\nchip 100 KRW\nplayers Ann Bo Chul\nnet Ann +4 Chul -4\n";
    let here = Dokbak::new().file("evening.hwatu", notes);
    here.line("import evening.hwatu").run().done();
    let export = here.line("export --jsonl").run().stdout;
    let there = Dokbak::new();
    there.line("import -").stdin(&export).run().done();
    let line = "adjust late Ann +300 Bo -300 KRW --date 2026-03-07";
    here.line(line).run().done();
    there.line("people guest Bo").run().done();
    there.line(line).run().done();
    let theirs = there.line("export --jsonl").run().stdout;
    let told = here.line("import -").stdin(&theirs).run().done();
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    let command = told
        .split('`')
        .find(|part| part.starts_with("dokbak adjust --same"))
        .unwrap_or_else(|| panic!("{told}"));
    let ann = |dokbak: &Dokbak| open(dokbak).0[0].1;
    assert_eq!(ann(&here), 400 + 300 + 300);
    here.line(command.strip_prefix("dokbak ").unwrap())
        .run()
        .done();
    assert_eq!(ann(&here), 400 + 300);
    // Undone on one laptop, it is undone on both.
    here.line("verify --deep").run().done();
    let export = here.line("export --jsonl").run().stdout;
    let third = Dokbak::new();
    third.line("import -").stdin(&export).run().done();
    assert_eq!(ann(&third), 400 + 300);
    let again = Dokbak::new();
    again
        .line("import - --money here")
        .stdin(&theirs)
        .run()
        .done();
    assert_eq!(ann(&again), 400 + 300);
}

#[test]
fn tables_and_journals_have_adjustments() {
    let dokbak = after_the_evening();
    dokbak
        .line("adjust late 안나 +2 보 -2 --date 2026-03-07")
        .run()
        .done();
    dokbak
        .line("adjust fine 철수 -500원 --kitty 회비 --date 2026-03-08")
        .run()
        .done();
    let told = dokbak.line("export --csv").run().done();
    for row in [
        "DATE,,,6,adjust,,,100 KRW,안나,,,2,200,KRW,,,,,late\n",
        "DATE,,,6,adjust,,,100 KRW,보,,,-2,-200,KRW,,,,,late\n",
        "DATE,,,7,adjust,,,,철수,,,,-500,KRW,,,,,fine\n",
        "DATE,,,7,adjust,,,,회비,,,,500,KRW,,,,,fine\n",
    ] {
        assert!(told.contains(row), "{told}");
    }
    let told = dokbak.line("export --hledger").run().done();
    has(
        &told,
        &[
            "DATE * adjusted, late ; entry:6",
            "people:안나 200 KRW ; chips:2",
            "DATE * adjusted, fine ; entry:7",
            "pockets:철수 -500 KRW",
            "kitties:회비 500 KRW",
        ],
    );
    let told = dokbak.line("export --beancount").run().done();
    shows(&told, &["\"adjusted, late\"", "Equity:Pockets"]);
}

#[test]
fn adjustments_and_notes_are_written_between_hands() {
    let dokbak = Dokbak::new();
    let script = "players Ann Bo\nrules pagat target.two=3\nchip 100 KRW\nlength open\n\
         Ann has 1g 3g 8g\nBo counts g1 p9\nAnn stop\ny\n\
         adjust \"came late\" Ann +5 Bo -5\n메모 \"비 오는 날\" --place 호수\nnote\nadjust\nend\n";
    let told = dokbak.line("play --script -").stdin(script).run().done();
    shows(
        &told,
        &[
            "Adjusted, came late: Ann +5, Bo -5",
            "비 오는 날 (호수)",
            "With the adjustment of DATE:\nBo hands Ann 800 KRW.\n",
        ],
    );
    // 3 chips for three brights and 5 more.
    let found = read(&dokbak, "settle-up --json");
    assert_eq!(found["currencies"][0]["people"][0]["open"], json!(800));
    let told = dokbak.line("log").run().done();
    shows(&told, &["비 오는 날 (호수)"]);
    dokbak.line("verify --deep").run().done();
}

#[test]
fn the_page_and_the_text_for_a_chat_count_adjustments_and_show_notes() {
    let dokbak = after_the_evening();
    let line = "adjust late 안나 +100 보 -100 --date 2026-03-07";
    dokbak.line(line).run().done();
    dokbak
        .typed("note |비 오는 날| 3/7 --place 호수")
        .run()
        .done();
    for (lang, counted) in [
        (
            "en",
            "The standings and the curve count 1 adjustment, which no other figure does.",
        ),
        ("ko", "순위와 흐름에만 조정 1건이 들어 있고"),
        ("ja", "順位と推移には調整1件を含みますが"),
    ] {
        let file = format!("{lang}.html");
        dokbak
            .line(&format!("report --lang {lang} -o {file}"))
            .run()
            .done();
        let page = std::fs::read_to_string(dokbak.home().join(&file)).unwrap();
        assert!(page.contains(counted), "{lang}");
        assert!(page.contains("비 오는 날 · 호수"), "{lang}");
        dokbak.line(&format!("verify --report {file}")).run().done();
    }
    let told = dokbak.line("share --month 2026-03").run().done();
    // 9 + 100, and 8 - 100.
    shows(&told, &["안나 +109", "보 -92", "(with 1 adjustment)"]);
}

/// A penalty of another day, or with somebody who is not there, is no part of this evening alone.
#[test]
fn an_evening_is_settled_with_what_was_adjusted_for_it() {
    let evening = |adjusted: &str| {
        let dokbak = Dokbak::new();
        let script = format!(
            "players Ann Bo\nrules pagat target.two=3\nchip 100 KRW\nlength open\n\
             Ann has 1g 3g 8g\nBo counts g1 p9\nAnn stop\ny\n{adjusted}\nend\n"
        );
        let told = dokbak.line("play --script -").stdin(&script).run().done();
        let at = told.rfind("This evening").unwrap();
        told[at..].to_owned()
    };
    // Ann has won 3 chips.
    let told = evening("adjust old Ann +5 Bo -5 --date 2026-01-01");
    assert!(told.contains("Bo hands Ann 3 chips (300 KRW)."), "{told}");
    assert!(!told.contains("adjustment"), "{told}");
    let told = evening("adjust late Ann +5 Bo -5");
    shows(
        &told,
        &["With the adjustment of DATE:\nBo hands Ann 800 KRW.\n"],
    );
    let told = evening("adjust late Bo -5 --kitty cake");
    assert!(told.contains("Bo hands Ann 3 chips (300 KRW)."), "{told}");
}

/// Three evenings of 4 chips a hand: Ann and Bo were at all, Chul at the first and the third.
const EVENINGS: &str = "date 2026-03-07\nchip 100 KRW\nplayers Ann Bo Chul\nnet Ann +4 Chul -4\n\n\
     date 2026-03-14\nchip 100 KRW\nplayers Ann Bo\nnet Ann +4 Bo -4\n\n\
     date 2026-04-04\nchip 100 KRW\nplayers Ann Bo Chul\nnet Bo +6 Chul -6\n";

fn evenings() -> Dokbak {
    let dokbak = Dokbak::new().file("spring.hwatu", EVENINGS);
    dokbak.line("import spring.hwatu").run().done();
    dokbak
}

#[test]
fn a_season_has_its_standings_and_who_was_there() {
    let dokbak = evenings();
    let told = dokbak
        .line("season Spring 2026-03-01 to 2026-03-31")
        .run()
        .done();
    shows(&told, &["Season Spring: "]);
    let told = dokbak.line("season spring").run().done();
    has(
        &told,
        &[
            "Spring, DATE to DATE: 2 evenings, 2 hands",
            "Ann +8 800 KRW 2 2 +4 0",
            "Ann 2 of 2 2",
            "Bo 2 of 2 2",
            "Chul 1 of 2 1",
            "The season is over.",
        ],
    );
    // Said again, it is corrected.
    for line in [
        "season Spring 2026-03-01~2026-05-31",
        "season Spring 2026-03-01부터 2026-05-31까지",
        "season Spring 2026-03-01から 2026-05-31まで",
    ] {
        dokbak.line(line).run().done();
        let told = dokbak.line("season Spring").run().done();
        has(
            &told,
            &[
                "Spring, DATE to DATE: 3 evenings, 3 hands",
                "Ann 3 of 3 3",
                "Chul 2 of 3 1",
            ],
        );
    }
    let found = read(&dokbak, "season --json");
    let spring = &found["seasons"][0];
    assert_eq!(spring["leads"], json!(["Ann"]));
    let due = json!([
        {"player": "Ann", "evenings": 3, "in_a_row": 3},
        {"player": "Bo", "evenings": 3, "in_a_row": 3},
        {"player": "Chul", "evenings": 2, "in_a_row": 1},
    ]);
    assert_eq!(spring["attendance"], due);
    dokbak.line("season Spring --remove").run().done();
    shows(
        &dokbak.line("season").run().done(),
        &["No season has a name yet."],
    );
}

#[test]
fn a_season_is_a_period_wherever_a_month_is() {
    let dokbak = evenings();
    dokbak
        .line("season Spring 2026-03-01 to 2026-03-31")
        .run()
        .done();
    let of_month = |line: &str| {
        let season = dokbak.line(&format!("{line} --season Spring")).run();
        let month = dokbak.line(&format!("{line} --month 2026-03")).run();
        assert_eq!(
            (season.stdout, season.status),
            (month.stdout, month.status),
            "{line}"
        );
    };
    for line in [
        "standings",
        "stats",
        "log",
        "log --json",
        "settle-up",
        "paid",
        "adjust",
        "share",
        "export --csv",
    ] {
        of_month(line);
    }
    let told = dokbak.line("share --season Spring").run().done();
    shows(&told, &["Spring ("]);
    dokbak
        .line("report --season Spring -o spring.html")
        .run()
        .done();
    let page = std::fs::read_to_string(dokbak.home().join("spring.html")).unwrap();
    assert!(
        page.contains("<title>Spring (Mar 2026)"),
        "{}",
        &page[..400]
    );
    dokbak.line("verify --report spring.html").run().done();
    for (lang, said) in [
        ("en", "there are: Spring"),
        ("ko", "있는 시즌: Spring"),
        ("ja", "あるのはSpringです"),
    ] {
        let told = dokbak
            .line(&format!("standings --season Winter --lang {lang}"))
            .run();
        assert_eq!(told.status, Some(1), "{told:?}");
        shows(&told.stderr, &[said]);
    }
    let told = dokbak.line("standings --season Spring --year 2026").run();
    assert_eq!(told.status, Some(2), "{told:?}");
}

#[test]
fn what_comes_next_in_a_season() {
    let dokbak = evenings();
    dokbak
        .line("season Always 2000-01-01 to 2999-12-31")
        .run()
        .done();
    // Ann has 8; Bo, with 2, won one evening, by 6; Chul won none.
    let told = dokbak.line("season Always").run().done();
    shows(
        &told,
        &["Bo can catch Ann in one evening: 6 behind", "brings 6."],
    );
    assert!(!told.contains("Chul can catch"), "{told}");
    dokbak
        .line("season Later 2998-01-01 to 2999-12-31")
        .run()
        .done();
    shows(
        &dokbak.line("season Later").run().done(),
        &["It begins in "],
    );
    for line in [
        "season Bad 2026-03-01",
        "season Bad 2026-03-01 to June",
        "season Bad 2026-03-01 2026-02-01",
        "season Nobody",
        "season Nobody --remove",
    ] {
        let told = dokbak.line(line).run();
        assert!(matches!(told.status, Some(1 | 2)), "{line}: {told:?}");
    }
}

#[test]
fn of_two_ledgers_that_name_a_season_the_later_word_holds() {
    let here = evenings();
    let export = here.line("export --jsonl").run().stdout;
    let there = Dokbak::new();
    there.line("import -").stdin(&export).run().done();
    here.line("season Spring 2026-03-01 to 2026-03-31")
        .run()
        .done();
    std::thread::sleep(std::time::Duration::from_millis(1100));
    there
        .line("season Spring 2026-03-01 to 2026-05-31")
        .run()
        .done();
    let theirs = there.line("export --jsonl").run().stdout;
    let told = here.line("import -").stdin(&theirs).run().done();
    shows(&told, &["the season Spring"]);
    let ours = here.line("export --jsonl").run().stdout;
    there.line("import -").stdin(&ours).run().done();
    for dokbak in [&here, &there] {
        let found = read(dokbak, "season --json");
        assert_eq!(found["seasons"][0]["until"], json!("2026-05-31"));
        dokbak.line("verify --deep").run().done();
    }
}

#[test]
fn a_note_stands_beside_its_evening() {
    let dokbak = evenings();
    let told = dokbak
        .typed("note |rain all night| --place |the lake|")
        .run()
        .done();
    shows(&told, &["rain all night (the lake)"]);
    dokbak.typed("note |first with Chul| 3/7").run().done();
    for line in ["log", "evening last", "show last"] {
        shows(
            &dokbak.line(line).run().done(),
            &["rain all night (the lake)"],
        );
    }
    let found = read(&dokbak, "log --json");
    assert_eq!(found["sessions"][0]["note"], json!("first with Chul"));
    assert_eq!(found["sessions"][0].get("place"), None);
    assert_eq!(found["sessions"][2]["place"], json!("the lake"));
    // Said again, it is corrected; what is not said stays.
    dokbak.typed("note |no rain at all|").run().done();
    shows(
        &dokbak.line("note").run().done(),
        &["no rain at all (the lake)"],
    );
    dokbak.line("note --place Busan 3/7").run().done();
    shows(
        &dokbak.line("note --place Busan 3/7").run().done(),
        &["first with Chul (Busan)"],
    );
    dokbak.line("note --remove").run().done();
    shows(&dokbak.line("note").run().done(), &["Nothing is noted for"]);
    shows(
        &dokbak.line("log").run().done(),
        &["first with Chul (Busan)"],
    );
    let told = dokbak.line("note --remove").run();
    assert_eq!(told.status, Some(1), "{told:?}");
    dokbak.line("verify --deep").run().done();
}

/// `note 3/7` names an evening and says nothing about it.
#[test]
fn an_evening_without_a_text_is_no_note() {
    let dokbak = evenings();
    dokbak.typed("note |first with Chul| 3/7").run().done();
    let before = dokbak.line("seal").run().done();
    for (line, evening) in [
        ("note 3/7", "3/7"),
        ("note ３／７", "3/7"),
        ("note 3월7일", "3/7"),
        ("note 3/7.1", "3/7"),
        ("note last", "last"),
        ("note 1", "1"),
    ] {
        for (lang, said) in [
            (
                "en",
                format!("{evening} says which evening, but not what to note"),
            ),
            (
                "ko",
                format!("{evening}: 어느 모임인지만 있고 메모가 없어요."),
            ),
            (
                "ja",
                format!("「{evening}」だけでは、どの回かは分かりますがメモがありません。"),
            ),
        ] {
            let told = dokbak.line(&format!("{line} --lang {lang}")).run();
            assert_eq!(told.status, Some(2), "{told:?}");
            shows(&told.stderr, &[&said, &format!("\" {evening}`")]);
        }
    }
    assert_eq!(dokbak.line("seal").run().done(), before);
    // What the refusal offers.
    let told = dokbak.args(["note", "", "3/7"]).run().done();
    shows(&told, &["(3/7): first with Chul"]);
    // A word that is no evening is a note, and so is one beside an evening.
    for (args, noted) in [
        (["note", "rain", "3/7"], "rain"),
        (["note", "3/7", "3/7"], "3/7"),
    ] {
        let told = dokbak.args(args).run().done();
        shows(&told, &[&format!("(3/7): {noted}\n")]);
    }
    let script = "players Ann Bo\nrules pagat\nlength open\nnote 3/7\n";
    let told = dokbak.line("play --new --script -").stdin(script).run();
    let said = format!("{}{}", told.stdout, told.stderr);
    shows(&said, &["3/7 says which evening, but not what to note"]);
}

/// A win of 6 chips at 100 KRW is less than one of 4 at 200 KRW; 9 at 10 JPY follow by themselves.
#[test]
fn hands_of_chips_of_different_worth_are_ordered_by_money() {
    let dokbak = Dokbak::new().file(
        "hands.hwatu",
        "date 2026-03-07\nchip 100 KRW\nplayers 안나 보\nnet 안나 +6 보 -6\n\n\
         date 2026-03-08\nchip 10 JPY\nplayers 안나 보\nnet 안나 +9 보 -9\n\n\
         date 2026-03-09\nchip 200 KRW\nplayers 안나 보\nnet 보 +4 안나 -4\n",
    );
    dokbak.line("import hands.hwatu").run().done();
    let told = dokbak.line("log --sort chips").run().done();
    let rows = [
        "안나 -4, 보 +4 (800 KRW)",
        "안나 +6, 보 -6 (600 KRW)",
        "안나 +9, 보 -9 (90 JPY)",
    ];
    let places = rows.map(|row| told.find(row).unwrap_or_else(|| panic!("{row}\n{told}")));
    assert!(places.is_sorted(), "{told}");
}

/// 안나 stops with 3 and 7 points, 보 with godori.
const HANDS: &str = "date 2026-03-07\nchip 100 KRW\nplayers 안나 보 철수\n안나 has 1g 3g 8g\n\
     보 counts g1 p6\n철수 counts g1 p6\n안나 stop\n\nplayers 안나 보 철수\n보 has 2y 4y 8y\n\
     안나 counts y1 p6\n철수 counts y1 p6\n보 stop\n\nplayers 안나 보 철수\nnagari\n";

#[test]
fn hands_of_the_log_are_found_by_what_happened() {
    let dokbak = Dokbak::new().file("hands.hwatu", HANDS);
    dokbak.line("import hands.hwatu").run().done();
    let hands = |line: &str| -> Vec<i64> {
        let found = read(&dokbak, &format!("log --json {line}"));
        let sessions = found["sessions"].as_array().unwrap().iter();
        let hands = sessions.flat_map(|one| one["hands"].as_array().unwrap());
        hands.map(|hand| hand["entry"].as_i64().unwrap()).collect()
    };
    for (line, due) in [
        ("--jokbo godori", vec![3]),
        ("--jokbo 고도리", vec![3]),
        ("--jokbo 삼광", vec![2]),
        ("--jokbo godori --player 안나", vec![]),
        ("--outcome nagari", vec![4]),
        ("--outcome 나가리", vec![4]),
        ("--outcome ナガリ", vec![4]),
        // 3 from each of two, and 5 from each.
        ("--min 7", vec![3]),
        ("--min 7 --player 안나", vec![]),
        ("--min 6", vec![2, 3]),
        ("-n 2", vec![3, 4]),
        ("--sort chips -n 1", vec![3]),
    ] {
        assert_eq!(hands(line), due, "{line}");
    }
    let found = read(&dokbak, "log --json --jokbo godori");
    assert_eq!(found["sessions"][0]["hands"][0]["jokbo"], json!(["godori"]));
    let told = dokbak.line("log --sort chips").run().done();
    let places = ["3/7.2", "3/7.1", "3/7.3"].map(|name| told.find(name).unwrap());
    assert!(places.is_sorted(), "{told}");
    assert!(!told.contains('('), "{told}");
    for (line, said) in [
        ("log --jokbo xyz", "five-brights"),
        ("log --jokbo xyz --lang ko", "고도리"),
        ("log --outcome xyz", "nagari"),
        ("log --outcome xyz --lang ja", "ナガリ"),
        ("log -n 0", "a whole number, 1 or more"),
        ("log -n 0 --lang ko", "1 이상의 수"),
        ("log -n 0 --lang ja", "1以上の整数"),
    ] {
        let told = dokbak.line(line).run();
        assert_eq!(told.status, Some(2), "{told:?}");
        shows(&told.stderr, &[said]);
    }
}

#[test]
fn words_are_found_in_reasons_and_notes() {
    let dokbak = Dokbak::new().file("hands.hwatu", HANDS);
    dokbak.line("import hands.hwatu").run().done();
    let told = dokbak
        .line("dispute 3/7.3 --script -")
        .stdin("void\nagree Rain stopped it\n")
        .run();
    assert_eq!(told.status, Some(0), "{told:?}");
    dokbak.typed("note |the night it rained|").run().done();
    dokbak
        .typed("adjust |umbrella for the rain| 안나 +5 보 -5")
        .run()
        .done();
    dokbak
        .typed("paid 철수 안나 500 KRW --note |Rainy day|")
        .run()
        .done();
    for word in ["rain", "RAIN"] {
        let told = dokbak.line(&format!("log --search {word}")).run().done();
        shows(
            &told,
            &[
                "the night it rained",
                "adjusted: umbrella for the rain (안나 +5, 보 -5)",
                "(Rainy day)",
                "(corrected: Rain",
            ],
        );
    }
    // Decomposed letters are the same letters.
    dokbak.line("note 카페").run().done();
    let told = dokbak
        .line("log --search \u{110f}\u{1161}\u{1111}\u{1166}")
        .run()
        .done();
    shows(&told, &["카페"]);
    shows(
        &dokbak.line("log --search snow").run().done(),
        &["No reason and no note has that."],
    );
}
