//! The page of `dokbak report` in real Chromium, driven by Playwright's library from Node: each
//! test makes a page, gets the expected content from other commands, and lets a script of this
//! folder check it (`look.mjs`).
//!
//! `.ci/programs` installs the tools. If they are missing, the tests are skipped with a note; with
//! `DOKBAK_PROGRAMS=must` they fail.
#![cfg(unix)]
#![expect(
    clippy::unwrap_used,
    reason = "a test stops where something is not as it must be"
)]

mod browser;
#[path = "../support/programs.rs"]
mod programs;
#[path = "../support/scripts.rs"]
mod scripts;
#[path = "../page/support.rs"]
#[expect(dead_code, reason = "tests of its bytes use the rest")]
mod support;
#[path = "../support/year.rs"]
#[expect(dead_code, reason = "tests of ledgers use the rest")]
mod year;

use browser::Browser;
use dokbak::ledger::{HandBody, Ledger, SessionBody, Worth};
use dokbak::rules::load;
use dokbak::words::Lang;
use dokbak::{Case, Opening};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use support::Circle;
use year::{ENGINE, SEED, notes};

/// Two evenings of every game, in the family and in the club.
fn circle() -> Circle {
    Circle::of(&["family", "club"], 2)
}

fn read(circle: &Circle, args: &[&str]) -> Value {
    serde_json::from_str(&circle.done(args)).unwrap()
}

/// A hand from the table for spreadsheets.
#[derive(Default)]
struct Hand {
    month: String,
    people: BTreeSet<String>,
}

/// Returns the hands of a ledger, by entry.
fn hands(circle: &Circle) -> BTreeMap<i64, Hand> {
    let told = circle.done(&["export", "--csv"]);
    let mut table = csv::Reader::from_reader(told.as_bytes());
    let mut hands: BTreeMap<i64, Hand> = BTreeMap::new();
    for row in table.deserialize() {
        let row: BTreeMap<String, String> = row.unwrap();
        if row["what"] != "hand" {
            continue;
        }
        let hand = hands.entry(row["entry"].parse().unwrap()).or_default();
        row["day"][..7].clone_into(&mut hand.month);
        hand.people.insert(row["player"].clone());
    }
    hands
}

/// Returns everything that the page of a ledger must show, according to other commands.
fn due(circle: &Circle) -> Value {
    let hands = hands(circle);
    let months: BTreeSet<&str> = hands.values().map(|hand| hand.month.as_str()).collect();
    let months: BTreeMap<&str, Value> = months
        .into_iter()
        .map(|month| {
            (
                month,
                read(circle, &["standings", "--json", "--month", month]),
            )
        })
        .collect();
    let stats = read(circle, &["stats", "--json"]);
    let mut jokbo: BTreeMap<String, BTreeSet<i64>> = BTreeMap::new();
    for person in stats["people"].as_array().unwrap() {
        for one in person["jokbo"].as_array().unwrap() {
            let own = jokbo.entry(one["id"].as_str().unwrap().to_owned());
            let entries = one["hands"].as_array().unwrap().iter();
            own.or_default()
                .extend(entries.map(|entry| entry.as_i64().unwrap()));
        }
    }
    let groups: BTreeMap<&str, Value> = ["seat", "dealer", "ruleset", "month", "game"]
        .into_iter()
        .map(|by| {
            (
                by,
                read(circle, &["stats", "--by", by, "--json"])["groups"].clone(),
            )
        })
        .collect();
    let hand = |(entry, hand): (&i64, &Hand)| json!({"entry": entry, "month": hand.month, "people": hand.people});
    json!({
        "standings": read(circle, &["standings", "--json"]),
        "stats": stats,
        "people": read(circle, &["people", "--json"]),
        "groups": groups,
        "months": months,
        "jokbo": jokbo.into_values().collect::<Vec<_>>(),
        "hands": hands.iter().map(hand).collect::<Vec<_>>(),
    })
}

#[test]
fn numbers_are_those_of_the_ledger() {
    let Some(browser) = Browser::new() else {
        return;
    };
    // All chips have one worth, so they are shown as chips.
    let circle = Circle::of(&["club"], 4);
    for lang in Lang::SPOKEN.map(Lang::code) {
        browser.look("numbers", &circle, lang, &due(&circle));
    }
}

#[test]
fn what_is_chosen_is_shown() {
    let Some(browser) = Browser::new() else {
        return;
    };
    let circle = circle();
    browser.look("filters", &circle, "en", &due(&circle));
}

/// Returns the codes of the cards that won each hand, by entry.
fn scored(circle: &Circle, entries: impl Iterator<Item = i64>) -> BTreeMap<i64, Value> {
    let cards = |entry: i64| {
        let verdict = read(circle, &["show", &entry.to_string(), "--json"]);
        let lines = verdict["score"]["jokbo"].as_array().cloned();
        let cards = lines.unwrap_or_default().into_iter();
        let cards = cards.flat_map(|line| line["cards"].as_array().cloned().unwrap_or_default());
        (entry, Value::Array(cards.collect()))
    };
    entries.map(cards).collect()
}

#[test]
fn hands_are_stepped_through() {
    let Some(browser) = Browser::new() else {
        return;
    };
    let circle = circle();
    let entries = hands(&circle).into_keys();
    let scored = scored(&circle, entries);
    // Only in English are the words those of a record.
    let langs = [
        (
            "en",
            "^.+ (plays|flips|draws|shows|heundeum|go|stop|bombs|grenades)",
            r"^(Table \(stock \d+\)|.+, (hand|pile))$",
        ),
        (
            "ko",
            "^.+: .+(\\.|\\))$|→",
            r"^(바닥패 \(더미 \d+장\)|.+의 (손패|먹은 패))$",
        ),
        (
            "ja",
            "^.+: .+(。|）)$|→",
            r"^(場札（山札\d+枚）|.+の(手札|取り札))$",
        ),
    ];
    for (lang, said, places) in langs {
        let due = json!({"least": 5, "scored": scored, "said": said, "places": places});
        browser.look("replay", &circle, lang, &due);
    }
}

#[test]
fn nothing_is_cut_at_any_width() {
    let Some(browser) = Browser::new() else {
        return;
    };
    let circle = circle();
    for lang in Lang::SPOKEN.map(Lang::code) {
        browser.look("whole", &circle, lang, &Value::Null);
    }
}

/// Games for points have a table of their own, which is not on the poster.
#[test]
fn it_prints_as_a_poster() {
    let Some(browser) = Browser::new() else {
        return;
    };
    for circle in [circle(), Circle::of(&["friends"], 3)] {
        browser.look("poster", &circle, "en", &Value::Null);
    }
}

#[test]
fn everybody_can_read_it() {
    let Some(browser) = Browser::new() else {
        return;
    };
    browser.look("access", &circle(), "en", &Value::Null);
}

#[test]
fn links_land_where_they_point() {
    let Some(browser) = Browser::new() else {
        return;
    };
    let circle = Circle::of(&["family", "club"], 6);
    browser.look("links", &circle, "en", &Value::Null);
}

#[test]
fn it_is_read_without_script() {
    let Some(browser) = Browser::new() else {
        return;
    };
    let circle = circle();
    browser.look("plain", &circle, "ko", &due(&circle));
}

/// Names that try to be HTML. Today's program rejects direction marks, but older versions accepted
/// them, so a ledger may have them.
#[test]
fn hostile_names_are_letters() {
    let Some(browser) = Browser::new() else {
        return;
    };
    let circle = Circle::new();
    let names = [
        "<img src=x onerror=harmed=1>",
        "</script><script>harmed=1",
        "x' onload='harmed=1",
        "\u{202e}nnA",
        "{{7*7}}<!--",
        "</option><svg onload=harmed=1>",
    ];
    write(&circle, &names);
    let mut shown = names.map(str::to_owned);
    "\\u{202e}nnA".clone_into(&mut shown[3]);
    browser.look("hostile", &circle, "en", &json!({"names": shown}));
}

/// Writes sessions of two players at a time, each with a hand.
fn write(circle: &Circle, names: &[&str]) {
    let mut ledger = Ledger::open(&circle.ledger()).unwrap();
    let ruleset = load("pagat", Path::new(".")).unwrap();
    let at = "2026-01-02T12:00:00Z";
    for pair in names.chunks(2) {
        let session = SessionBody {
            players: pair.iter().map(|name| (*name).into()).collect(),
            rules: "pagat".to_owned(),
            ruleset: ruleset.text(),
            chip: Some(Worth::new("100 KRW")),
            length: None,
            day: Some("2026-01-02".to_owned()),
            follows: None,
            is_result: false,
            table: None,
        };
        let session = ledger.open_session(at, ENGINE, &session).unwrap();
        let record = "players A B\nA takes 1t 2t 3t 6t 9t 10t\nA stop\n";
        let verdict = Case::read(record, Opening::default()).settle().unwrap();
        let by_pair = |text: &str| {
            // As JSON has them.
            let name = |name: &str| serde_json::to_string(name).unwrap();
            let text = text.replace("\"A\"", &name(pair[0]));
            text.replace("\"B\"", &name(pair[1]))
        };
        let chips = verdict.net.iter().map(|(_, chips)| *chips);
        let body = HandBody {
            number: 1,
            record: record.to_owned(),
            verdict: by_pair(&verdict.to_json()),
            net: pair.iter().map(|name| (*name).into()).zip(chips).collect(),
        };
        ledger.append_hand(session, at, ENGINE, &body).unwrap();
    }
}

/// Measures the time to first paint with 10,000 hands: `cargo test --release --test browser
/// first_paint -- --ignored --nocapture`.
#[test]
#[ignore = "it measures, and makes 10,000 hands first"]
fn first_paint() {
    let Some(browser) = Browser::new() else {
        return;
    };
    let circle = Circle::new();
    for seed in 0..5 {
        let year = notes(SEED + seed, u32::MAX);
        let year: Vec<&str> = year.iter().map(String::as_str).collect();
        year::write_evenings(&mut Ledger::open(&circle.ledger()).unwrap(), &year);
    }
    browser.look("paint", &circle, "en", &Value::Null);
}

/// Takes pictures of the page for people to look at: `DOKBAK_PICTURES=FOLDER cargo test --test
/// browser pictures -- --ignored`.
#[test]
#[ignore = "it draws for people to look at"]
fn pictures() {
    let Some(browser) = Browser::new() else {
        return;
    };
    let folder = std::env::var("DOKBAK_PICTURES").unwrap_or_else(|_| ".".to_owned());
    let circle = circle();
    for lang in Lang::SPOKEN.map(Lang::code) {
        let folder = format!("{folder}/{lang}");
        browser.look("pictures", &circle, lang, &json!({"folder": folder}));
    }
}
