//! The bytes of a page: always the same, few, and harmless.

use crate::support::{Circle, between};
use crate::year::{CIRCLES, HANDS};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use dokbak::words::Lang;
use serde_json::Value;
use sha2::{Digest as _, Sha256};

/// The same ledger, days and language give the same page, wherever and whenever it is made.
#[test]
fn the_bytes_are_the_same_everywhere() {
    let circle = Circle::of(&["family", "club"], 2);
    let page = circle.page();
    for zone in ["Asia/Seoul", "America/Los_Angeles"] {
        let other = circle.run_in(zone, &["report"]);
        assert_eq!(String::from_utf8(other.stdout).unwrap(), page, "{zone}");
    }
    circle.done(&["report", "-o", "page.html"]);
    let written = std::fs::read_to_string(circle.folder().join("page.html")).unwrap();
    assert_eq!(written, page);
    // An existing file is left alone.
    let again = circle.run(&["report", "--lang", "ko", "-o", "page.html"]);
    assert_ne!(again.status.code(), Some(0));
    let kept = std::fs::read_to_string(circle.folder().join("page.html")).unwrap();
    assert_eq!(kept, page);
    assert_ne!(circle.done(&["report", "--lang", "ko"]), page);
    assert_ne!(circle.done(&["report", "--month", "2026-01"]), page);
}

/// Returns how many hands a page has, and its size in bytes.
fn size(circle: &Circle, lang: &str) -> (usize, usize) {
    let page = circle.done(&["report", "--lang", lang]);
    (page.matches("<details id=\"h").count(), page.len())
}

/// The size of 1,000 hands, extrapolated from two smaller pages: at most 1.5 MB, in every language.
#[test]
fn a_thousand_hands_would_be_small() {
    // From eight evenings on, every comparison and every group has its rows; further hands add none.
    let (few, more) = (Circle::of(&["family"], 8), Circle::of(&["family"], 12));
    for lang in Lang::SPOKEN.map(Lang::code) {
        let ((few, small), (more, large)) = (size(&few, lang), size(&more, lang));
        assert!(few >= 200 && more >= few + 100, "{few} and {more}");
        let thousand = small + (large - small) * (1_000 - few) / (more - few);
        assert!(thousand <= 1_500_000, "{lang}: {thousand}");
    }
}

/// Steps of whole turns are only cards. Another step begins with a quotation mark if it is a
/// sentence, and with a player's digit if it is words of the record.
#[test]
fn steps_are_said_in_the_language_of_the_page() {
    let circle = Circle::of(&["family", "club"], 2);
    for (lang, stopped) in [("ko", ": 스톱했어요."), ("ja", ": ストップしました。")] {
        let page = circle.done(&["report", "--lang", lang]);
        let replays = page.split(" data-r=\"").skip(1);
        let replays = replays.filter_map(|rest| rest.split_once('"'));
        let steps: Vec<&str> = replays
            .flat_map(|(replay, _)| replay.lines())
            .filter_map(|line| line.split_once('|'))
            .map(|(_, step)| step)
            .collect();
        assert!(steps.iter().any(|step| step.ends_with(stopped)), "{lang}");
        let is_turn = |step: &str| step.chars().nth(1) == Some('!');
        let told = steps.iter().filter(|step| !is_turn(step));
        let of_record = told.filter(|step| step.starts_with(|one: char| one.is_ascii_digit()));
        let of_record: Vec<_> = of_record.collect();
        assert!(of_record.is_empty(), "{lang}: {of_record:?}");
    }
}

/// The same for the whole year.
#[test]
#[ignore = "a minute or two in a debug build"]
fn a_year_is_small() {
    let circle = Circle::of(&CIRCLES, u32::MAX);
    for lang in Lang::SPOKEN.map(Lang::code) {
        let (hands, bytes) = size(&circle, lang);
        assert_eq!(hands, HANDS);
        assert!(bytes <= 1_500 * HANDS, "{lang}: {bytes}");
    }
}

/// The policy allows the page's style and script by their hashes, and nothing else.
#[test]
fn the_policy_knows_what_is_in_the_page() {
    let page = Circle::of(&["club"], 1).page();
    let policy = between(&page, "\"Content-Security-Policy\" content=\"", "\"");
    let hash = |before: &str, after: &str| {
        let text = between(&page, before, after);
        assert!(!text.trim().is_empty());
        format!("'sha256-{}'", STANDARD.encode(Sha256::digest(text)))
    };
    let style = format!("style-src {}", hash("<style>", "</style>"));
    let script = format!("script-src {}", hash("<script>", "</script>"));
    let parts: Vec<&str> = policy.split("; ").collect();
    assert_eq!(
        parts,
        [
            "default-src 'none'",
            &style,
            &script,
            "base-uri 'none'",
            "form-action 'none'"
        ]
    );
    // Nothing that the policy would forbid is there: styles and handlers in tags, and other places.
    for never in [
        " style=",
        " onclick=",
        " onload=",
        " src=",
        "<link",
        "<iframe",
        "@import",
        "url(http",
    ] {
        assert!(!page.contains(never), "{never}");
    }
    assert_eq!(page.matches("<script").count(), 1);
    assert_eq!(page.matches("<style").count(), 1);
}

/// Returns the number of hundredths in an amount such as `0.10 EUR`.
fn hundredths(money: &str) -> i64 {
    let (number, _) = money.split_once(' ').unwrap();
    let (whole, part) = number.split_once('.').unwrap_or((number, ""));
    format!("{whole}{part:0<2}").parse().unwrap()
}

/// The page's tables have the numbers of `standings --json`; those of the family, who play for 100
/// and for 50 won, are in fifties.
#[test]
fn the_numbers_are_those_of_the_standings() {
    let circle = Circle::of(&["family", "club"], 6);
    for days in [&[][..], &["--month", "2026-02"]] {
        let page = circle.done(&[&["report"], days].concat());
        let stands = circle.done(&[&["standings", "--json"], days].concat());
        let stands: Value = serde_json::from_str(&stands).unwrap();
        let table = between(&page, "<section id=\"people\"", "</section>");
        let players = stands["players"].as_array().unwrap();
        assert!(table.contains(" data-unit=\"50 KRW\""));
        assert!(players.len() > 3);
        assert_eq!(table.matches("<tr data-person=").count(), players.len());
        for player in players {
            let name = player["player"].as_str().unwrap().replace('\'', "&#39;");
            let row = between(table, &format!("data-name=\"{name}\""), "\n");
            let parts = player["by_chip"].as_array().unwrap();
            let (before, _) = table.split_once(row).unwrap();
            let (_, list) = before.rsplit_once("<table class=\"data\"").unwrap();
            let unit = list.strip_prefix(" data-unit=\"");
            let unit = unit.map(|unit| hundredths(unit.split('"').next().unwrap()));
            let counted = |key: &'static str| {
                parts.iter().map(move |part| {
                    let number = part[key].as_i64().unwrap();
                    let chip = hundredths(part["chip"].as_str().unwrap());
                    number * unit.map_or(1, |unit| chip / unit)
                })
            };
            let dues = [
                ("chips", counted("chips").sum()),
                ("hands", player["hands"].as_i64().unwrap()),
                ("won", player["won"].as_i64().unwrap()),
                ("best", counted("best").max().unwrap()),
                ("worst", counted("worst").min().unwrap()),
            ];
            for (key, due) in dues {
                let due = format!("data-{key}=\"{due}\"");
                assert!(row.contains(&due), "{name}: {due}");
            }
        }
    }
}

/// Names that would do something elsewhere are only text here.
#[test]
fn hostile_names_are_inert() {
    let circle = Circle::new();
    let names = ["<script>alert(1)</script>", "x' onload='y", "</title>&amp;"];
    let [one, other, third] = names;
    let notes = format!(
        "date 2026-11-22\n# \u{1b}[31m \u{202e}\nplayers \"{one}\" \"{other}\" \"{third}\"\n\"{one}\" has 1t 2t 3t\n\
         \"{other}\" counts g1 p7\n\"{third}\" counts g1 p7\n\"{one}\" stop\n"
    );
    std::fs::write(circle.folder().join("notes.hwatu"), notes).unwrap();
    circle.done(&["import", "notes.hwatu"]);
    let page = circle.page();
    assert!(!page.contains(|letter: char| letter.is_control() && letter != '\n'));
    assert!(!page.contains('\u{202e}') && page.contains("\\u{202e}"));
    assert_eq!(page.matches("<script").count(), 1);
    assert!(!page.contains("alert(1)</script>"));
    assert!(!page.contains("onload='"));
    assert!(!page.contains("</title>&amp;"));
    assert!(page.contains("&#60;script&#62;alert(1)&#60;/script&#62;"));
}

/// The sign of an amount stays before it, whatever the name beside it is written in.
#[test]
fn names_from_right_to_left_stand_by_themselves() {
    let circle = Circle::new();
    let name = "\u{645}\u{631}\u{64a}\u{645}";
    let notes = format!("date 2026-11-22\nplayers {name} Bo Chul\n{name} scores 3\n{name} stop\n");
    std::fs::write(circle.folder().join("notes.hwatu"), notes).unwrap();
    circle.done(&["import", "notes.hwatu"]);
    let page = circle.page();
    let lost = format!("<dd><bdi>{name}</bdi>: -3 chips</div>");
    assert!(page.contains(&lost), "{lost}");
    let story = between(&page, "data-says=\"lead\">", "</span>");
    assert_eq!(
        story,
        format!("<bdi>{name}</bdi> finished first with +6 chips.")
    );
}

/// Godori and ten cards of junk: 5 and 1 points. The two plain cards of a month look alike.
#[test]
fn everything_that_scored_is_named_and_lifted() {
    let circle = Circle::new();
    let notes = "date 2026-11-22\nrules pagat\nplayers Ann Bo Chul\n\
        Ann has 2y 4y 8y 7y 1p 1p 2p 2p 3p 3p 4p 4p 5p 5p\n\
        Bo counts g1 p6\nChul counts g1 p6\nAnn stop\n";
    std::fs::write(circle.folder().join("notes.hwatu"), notes).unwrap();
    circle.done(&["import", "notes.hwatu"]);
    let page = circle.page();
    let record = between(&page, "<article id=\"record-hand\">", "</article>");
    let made = between(record, "<p class=\"made\">", "</p>");
    let (sets, count) = made.split_once(" + ").unwrap();
    assert!(
        sets.starts_with("godori") && count.starts_with("junk"),
        "{made}"
    );
    assert_eq!(record.matches("class=\"up\"").count(), 13);
    assert_eq!(record.matches("<use ").count(), 14);
}
