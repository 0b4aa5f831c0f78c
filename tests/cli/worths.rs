//! Chips of different worth are never added or ranked together: 55 chips of 10 KRW are less than 24
//! of 100.

use crate::support::{Dokbak, has, masked, shows};
use serde_json::{Value, json};

/// Bo wins 55 chips from Ann at min-hwatu, 550 KRW; then 12 of 100 KRW from each.
const WON: &str = "\
date 2026-01-01
chip 10 KRW
rules minhwatu
players Ann Bo
Ann has 1gtpp 2ytpp 3gtpp 11gspp

date 2026-02-01
chip 100 KRW
rules pagat
players Bo Ann Chul
Bo scores 12
Bo stop
";

/// Ann wins 5 chips of 10 JPY from each.
const OTHERS: &str = "
date 2026-03-01
chip 10 JPY
rules pagat
players Ann Bo Chul
Ann scores 5
Ann stop
";

/// Chul wins 3 worthless chips from each.
const FOR_NOTHING: &str = "\
date 2026-04-01
rules pagat
players Chul Ann Bo
Chul scores 3
Chul stop
";

fn of(notes: &str) -> Dokbak {
    let dokbak = Dokbak::new().file("won.hwatu", notes);
    dokbak.line("import won.hwatu").run().done();
    dokbak
}

fn won() -> Dokbak {
    of(WON)
}

fn all() -> Dokbak {
    let dokbak = of(&format!("{WON}{OTHERS}")).file("free.hwatu", FOR_NOTHING);
    dokbak.line("import free.hwatu").run().done();
    dokbak
}

fn told(dokbak: &Dokbak, line: &str) -> String {
    dokbak.line(line).run().done()
}

fn json(dokbak: &Dokbak, line: &str) -> Value {
    serde_json::from_str(&dokbak.line(line).run().stdout).unwrap()
}

#[test]
fn standings_of_several_worths_are_in_money() {
    let told = told(&won(), "standings");
    has(
        &told,
        &[
            "Player Money At the table Gains Best Worst",
            "Bo 2,950 KRW 2 2 2,400 KRW 0 KRW",
            "Chul -1,200 KRW 1 0 0 KRW -1,200 KRW",
            "Ann -1,750 KRW 2 0 0 KRW -1,200 KRW",
        ],
    );
    assert!(!told.contains("Chips") && !told.contains("+79"), "{told}");
}

#[test]
fn each_currency_is_a_list_and_one_can_be_asked_for() {
    let dokbak = all();
    let told = |line| self::told(&dokbak, line);
    let lists = told("standings");
    has(
        &lists,
        &[
            "In JPY:",
            "Ann +10 100 JPY 1 1 +10 0",
            "In KRW:",
            "Ann -1,750 KRW 2 0 0 KRW -1,200 KRW",
            "In chips that are worth no money:",
            "Chul +6 1 1 +6 0",
        ],
    );
    let krw = told("standings --in 원");
    has(
        &krw,
        &[
            "Bo 2,950 KRW 2 2 2,400 KRW 0 KRW",
            "Left out: JPY and chips that are worth no money.",
        ],
    );
    assert!(!krw.contains("100 JPY"), "{krw}");
    let chips = told("standings --in 점 --lang ko");
    has(&chips, &["Chul +6 1 1 +6 0", "뺀 판: JPY, KRW"]);
    let refused = dokbak.line("standings --in USD").run();
    assert_eq!(refused.status, Some(2), "{refused:?}");
    shows(
        &refused.stderr,
        &["USD: which currency? The ledger has JPY and KRW"],
    );
    let ja = told("standings --in JPY --lang ja");
    shows(&ja, &["除いた分: KRW、お金を賭けていない分"]);
}

#[test]
fn programs_have_the_chips_of_each_worth() {
    let dokbak = all();
    let found = json(&dokbak, "standings --json");
    let bo = &found["players"][1];
    // 55 + 24 - 5 - 3, as ever.
    assert_eq!((&bo["player"], &bo["chips"]), (&json!("Bo"), &json!(71)));
    let part = |chip: Value, chips: i64, won: i64, best: i64, worst: i64| json!({"chip": chip, "chips": chips, "hands": 1, "won": won, "best": best, "worst": worst});
    let mut parts = bo["by_chip"].as_array().unwrap().clone();
    parts.sort_by_key(|part| part["chip"].to_string());
    let due = [
        part(json!("10 JPY"), -5, 0, 0, -5),
        part(json!("10 KRW"), 55, 1, 55, 0),
        part(json!("100 KRW"), 24, 1, 24, 0),
        part(json!(null), -3, 0, 0, -3),
    ];
    assert_eq!(parts, due);
    let found = json(&dokbak, "standings --json --in KRW");
    let krw = json!([{"currency": "KRW", "amount": 2950}]);
    let bo = &found["players"][1];
    assert_eq!((&bo["chips"], &bo["money"]), (&json!(79), &krw));
    let found = json(&dokbak, "standings --json --session 1");
    assert_eq!(found["players"][0]["by_chip"][0]["chip"], json!("10 KRW"));
}

#[test]
fn the_hands_of_one_player_have_their_money() {
    let told = told(&all(), "standings --player Bo");
    has(
        &told,
        &[
            "Day Hand Chips Money",
            "DATE 1/1.1 +55 550 KRW",
            "DATE 2/1.1 +24 2,400 KRW",
        ],
    );
}

#[test]
fn what_is_shared_of_days_is_ranked_by_money() {
    let dokbak = won();
    let shared = |dokbak: &Dokbak, line: &str| masked(&self::told(dokbak, line));
    let text = shared(&dokbak, "share --year 2026");
    shows(
        &text,
        &[
            "2 hands\nBo 2,950 KRW\nChul -1,200 KRW\nAnn -1,750 KRW\n\nBiggest hand: Bo 2,400 KRW (hand 1 of DATE, 2/1.1)",
            "Bo +55 (550 KRW), Ann -55 (-550 KRW)\n",
            "Open now:\n",
        ],
    );
    assert!(!text.contains("+79"), "{text}");
    let text = shared(&all(), "share --year 2026");
    shows(
        &text,
        &[
            "In JPY:\nAnn +10 (100 JPY)\n",
            "In KRW:\nBo 2,950 KRW\n",
            "In chips that are worth no money:\nChul +6\n",
            "Biggest hand: Ann 100 JPY (",
            "Biggest hand: Bo 2,400 KRW (",
            "Biggest hand: Chul +6 (",
        ],
    );
}

/// Ann lost 55 chips of 10 KRW and 12 of 100: 550 + 1,200 in two hands, 875 a hand. Bo won 550 +
/// 2,400 and never fell. Two evenings are too few for any conclusion.
#[test]
fn statistics_of_several_worths_are_in_money() {
    let dokbak = won();
    let text = told(&dokbak, "stats");
    has(
        &text,
        &[
            "Player Money Per hand 95 % Avg win Avg loss",
            "Ann -1,750 KRW -875.00 KRW? - - -875.00 KRW?",
            "Bo 2,950 KRW 1,475.00 KRW? - 1,475.00 KRW? -",
            "Money after each evening, DATE to DATE",
            "From To Money For others Hands",
            "Ann Bo 1,750 KRW 0 KRW 2",
        ],
    );
    has(&text, &["Bo 2,400 KRW 2/1.1 - - 2 0 0 KRW"]);
    assert!(!text.contains("+79") && !text.contains("Chips"), "{text}");
    let by = told(&dokbak, "stats --by month");
    has(&by, &["Month Player Won Win rate 95 % Money Per hand 95 %"]);
    has(&by, &["Jan 2026 Bo 1/1 100%? - 550 KRW 550.00 KRW? -"]);
}

#[test]
fn statistics_stand_currency_by_currency() {
    let dokbak = all();
    let text = told(&dokbak, "stats Ann");
    has(
        &text,
        &[
            "In JPY:",
            "Ann +10 +10.00? - +10.00? -",
            "In KRW:",
            "Ann -1,750 KRW -875.00 KRW? - - -875.00 KRW?",
            "In chips that are worth no money:",
            "Ann -3 -3.00? - - -3.00?",
        ],
    );
    let krw = told(&dokbak, "stats Ann --in KRW");
    has(&krw, &["Left out: JPY and chips that are worth no money."]);
    assert!(!krw.contains("+10"), "{krw}");
    // Programs get chips as they are, unless they ask for one currency: then in tens of won.
    let chips = |line: &str| {
        let found = json(&dokbak, line);
        let ann = &found["people"][0];
        (
            found["unit"].clone(),
            ann["chips"].clone(),
            ann["best"]["chips"].clone(),
        )
    };
    assert_eq!(
        chips("stats Ann --json"),
        (json!(null), json!(-60), json!(10))
    );
    let krw = (json!("10 KRW"), json!(-175), json!(null));
    assert_eq!(chips("stats Ann --json --in KRW"), krw);
    let csv = told(&dokbak, "stats Ann --csv --in KRW");
    assert!(
        csv.contains(",unit\n") && csv.contains(",10 KRW\n"),
        "{csv}"
    );
}

fn page(dokbak: &Dokbak, options: &str) -> String {
    dokbak
        .line(&format!("report --year 2026 {options}"))
        .run()
        .stdout
}

#[test]
fn the_records_and_curves_of_the_page_are_in_money() {
    let text = page(&won(), "");
    for said in [
        "<b>The hand of 2,400 KRW</b> Nobody won more in a single hand than Bo.",
        "<b>2,400 KRW in one evening</b>",
        "Money over time",
        "Bo</bdi> <b>2,950 KRW</b>",
        "<p class=\"nets\">Ann -550 KRW, Bo 550 KRW</p>",
        "<small>1 hand (10 KRW a chip)</small>",
        "data-unit=\"10 KRW\"",
    ] {
        assert!(text.contains(said), "{said}");
    }
    assert!(!text.contains("+79") && !text.contains("id=\"left\""));
}

#[test]
fn the_page_is_of_the_currency_that_most_was_played_for_or_of_the_one_asked_for() {
    let dokbak = all();
    let text = page(&dokbak, "");
    for said in [
        "<h3>In JPY:</h3>",
        "All other figures count only what was played for KRW. Left out: JPY and chips that are worth no money.",
        "<b>The hand of 2,400 KRW</b>",
        "4 hands",
    ] {
        assert!(text.contains(said), "{said}");
    }
    let yen = page(&dokbak, "--in JPY -o yen.html");
    assert!(yen.contains("yen.html is written"), "{yen}");
    let text = std::fs::read_to_string(dokbak.home().join("yen.html")).unwrap();
    for said in [
        "The hand of 100 JPY",
        "Left out: KRW and chips",
        ", 1 hand<",
        " in=JPY by=",
    ] {
        assert!(text.contains(said), "{said}");
    }
    told(&dokbak, "verify --report yen.html");
}
