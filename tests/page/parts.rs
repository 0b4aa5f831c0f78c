//! Pages of a part of the ledger: some people's own evenings, one game, one person.

use crate::support::{Circle, between};
use std::fs;

/// Ann and Bo meet thrice, once with Chul, and play Matgo, Go-Stop and Koi-Koi.
fn circle() -> Circle {
    let circle = Circle::new();
    let notes = "date 2026-03-07\nchip 100 KRW\nrules matgo\nplayers Ann Bo\nAnn scores 7\nAnn stop\n\n\
        date 2026-03-14\nchip 100 KRW\nrules pagat\nplayers Ann Bo Chul\nBo scores 5\nBo stop\n\n\
        date 2026-03-21\nchip 100 KRW\nrules koikoi-nintendo\nplayers Ann Bo\nround 1\n\
        Ann has 3g 9y\nAnn shobu\n\n\
        date 2026-03-28\nchip 100 KRW\nrules matgo\nplayers Ann Bo\nBo scores 8\nBo stop\n";
    fs::write(circle.folder().join("notes.hwatu"), notes).unwrap();
    circle.done(&["import", "notes.hwatu"]);
    circle
}

fn extent(page: &str) -> &str {
    between(page, "<p class=\"extent\">", "</p>")
}

#[test]
fn some_people_have_their_own_evenings() {
    let circle = circle();
    let page = circle.done(&["report", "--people", "Bo", "Ann"]);
    assert_eq!(extent(&page), "2 players, 3 evenings, 3 hands");
    let said = between(&page, "<p class=\"scope\">", "</p>");
    let due =
        "Only evenings at which nobody but Bo and Ann played. 1 evening with others is left out.";
    assert_eq!(said.trim(), due);
    assert!(!page.contains("Chul"));
    // Of three who are named, all evenings are their own.
    let page = circle.done(&["report", "--people", "Ann", "Bo", "Chul"]);
    assert_eq!(extent(&page), "3 players, 4 evenings, 4 hands");
    let said = between(&page, "<p class=\"scope\">", "</p>");
    assert_eq!(
        said.trim(),
        "Only evenings at which nobody but Ann, Bo and Chul played."
    );
}

#[test]
fn a_game_and_a_ruleset_have_pages_of_their_own() {
    let circle = circle();
    for (option, value, due) in [
        ("--game", "koikoi", "2 players, 1 evening, 1 hand"),
        ("--game", "gostop", "3 players, 3 evenings, 3 hands"),
        ("--rules", "matgo", "2 players, 2 evenings, 2 hands"),
    ] {
        let page = circle.done(&["report", option, value]);
        assert_eq!(extent(&page), due, "{value}");
        assert!(page.contains("<span data-says=\"lead\">"), "{value}");
    }
    // Two evenings: Bo lost 7 chips and won 8.
    let page = circle.done(&["report", "--rules", "matgo"]);
    let story = between(&page, "<p class=\"story\">", "</p>");
    assert!(story.contains("Bo finished first with 100 KRW."), "{story}");
    assert!(
        story.contains("The best evening was that of Bo on 28 Mar: 800 KRW."),
        "{story}"
    );
    let wrong = circle.run(&["report", "--rules", "korean"]);
    assert_eq!(wrong.status.code(), Some(1));
    let said = String::from_utf8(wrong.stderr).unwrap();
    assert!(said.contains("koikoi-nintendo, matgo and pagat"), "{said}");
}

/// Every part of the ledger is checked as the whole is, and it is said what the page has.
#[test]
fn pages_of_a_part_can_be_verified() {
    let circle = circle();
    for (at, (options, people)) in [
        (&["--people", "Ann", "Bo"][..], "Ann and Bo"),
        (&["--game", "koikoi"], "Ann and Bo"),
        (&["--rules", "pagat", "--no-titles"], "Ann, Bo and Chul"),
        (&["--person", "Chul", "--month", "2026-03"], "Chul"),
    ]
    .into_iter()
    .enumerate()
    {
        let file = format!("{at}.html");
        circle.done(&[&["report", "-o", &file], options].concat());
        let told = circle.done(&["verify", "--report", &file]);
        let covers = told.lines().last().unwrap();
        assert!(covers.ends_with(&format!(": {people}.")), "{told}");
        let is_month = options.contains(&"--month");
        let days = if is_month { "Mar 2026" } else { "All evenings" };
        assert!(covers.starts_with(days), "{told}");
    }
}

/// On a page of one person nobody else has a figure: no list names them, and no chips of theirs are
/// told.
#[test]
fn a_page_of_one_person_has_nobody_elses_figures() {
    let circle = circle();
    let page = circle.done(&["report", "--person", "Bo"]);
    for gone in [
        "<ol id=\"podium\"",
        "<section id=\"paid\"",
        "<section id=\"records\"",
        "<pre>",
    ] {
        assert!(!page.contains(gone), "{gone}");
    }
    let named = |attribute: &str| {
        let parts = page.split(attribute).skip(1);
        let mut names: Vec<&str> = parts.map(|part| part.split('"').next().unwrap()).collect();
        names.dedup();
        names
    };
    assert_eq!(named("<tr data-name=\""), ["Bo"]);
    assert_eq!(named("class=\"person\" data-name=\""), ["Bo"]);
    // Ann won the first evening, and what she has of it is hers to tell.
    let days = between(&page, "<div id=\"days\"", "<section id=\"rules\"");
    assert!(days.contains("Bo -7") && !days.contains("Ann +7") && !days.contains("Ann wins"));
    assert!(days.contains("Bo +8") && !days.contains("Ann -8"));
    // Chul sat at one evening with them.
    let chul = circle.done(&["report", "--person", "Chul"]);
    assert_eq!(chul.matches("<section class=\"day\"").count(), 1);
}

/// Chul was there on two of four evenings, on one of them for yen, and Ann and Bo played a hand
/// without him.
#[test]
fn a_page_of_one_person_has_that_persons_evenings() {
    let circle = Circle::new();
    let notes = "date 2026-03-07\nchip 100 KRW\nrules matgo\nplayers Ann Bo\nAnn scores 7\nAnn stop\n\n\
        date 2026-03-14\nchip 100 KRW\nrules pagat\nplayers Ann Bo Chul\nBo scores 5\nBo stop\n\n\
        players Ann Bo Chul\nAnn scores 3\nAnn stop\n\n\
        date 2026-03-14\nchip 100 KRW\nrules matgo\nplayers Ann Bo\nAnn scores 7\nAnn stop\n\n\
        date 2026-03-21\nchip 10 JPY\nrules koikoi-nintendo\nplayers Ann Chul\nround 1\n\
        Ann has 3g 9y\nAnn shobu\n\n\
        date 2026-03-28\nchip 100 KRW\nrules matgo\nplayers Ann Bo\nBo scores 8\nBo stop\n";
    fs::write(circle.folder().join("notes.hwatu"), notes).unwrap();
    circle.done(&["import", "notes.hwatu"]);
    let page = circle.done(&["report", "--person", "Chul"]);
    assert_eq!(extent(&page), "2 evenings, 3 hands");
    for gone in ["2026-03-07", "2026-03-28", "7 Mar", "28 Mar"] {
        assert!(!page.contains(gone), "{gone}");
    }
    let evenings = between(&page, "<div data-fact=\"evenings\">", "</div>");
    assert!(evenings.ends_with("2 of 4 evenings"), "{evenings}");
    let left = between(&page, "<p id=\"left\">", "</p>");
    let due = "The figures count only what was played for KRW. Left out: JPY.";
    assert_eq!(left, due);
    let places = page.split(" data-p=\"").skip(1);
    let places: Vec<&str> = places.map(|part| part.split('"').next().unwrap()).collect();
    assert_eq!(places, ["0", "0", "0"]);
    for part in page.split(" href=\"#").skip(1) {
        let target = part.split('"').next().unwrap();
        assert!(page.contains(&format!(" id=\"{target}\"")), "{target}");
    }
    // Of the evening for yen the calendar has the winner, as nothing else was played.
    let whole = circle.page();
    let yen = between(&whole, "<a href=\"#d2026-03-21\" data-day", "</a>");
    assert!(yen.contains("Ann won most"), "{yen}");
    assert!(!whole.contains("class=\"dot even\""));
    // Bo has never played for yen.
    let page = circle.done(&["report", "--person", "Bo"]);
    assert!(!page.contains("<p id=\"left\">"));
}

/// Between two people, what others do is what one person does.
#[test]
fn a_page_of_one_person_does_not_tell_what_others_won_with() {
    let circle = Circle::of(&["friends"], 12);
    assert!(circle.page().contains(" wins, others in "));
    let page = circle.done(&["report", "--person", "花子"]);
    let known = between(&page, "<div data-fact=\"known\">", "</div>");
    assert!(
        known.contains(": in ") && !known.contains("others"),
        "{known}"
    );
}

/// Titles are for those who earned them, and can be left out.
#[test]
fn titles_can_be_left_out() {
    let circle = Circle::of(&["club"], 8);
    assert!(circle.page().contains("<section id=\"titles\""));
    let without = circle.done(&["report", "--no-titles"]);
    assert!(!without.contains("<section id=\"titles\"") && !without.contains("<p class=\"won\">"));
    let shared = circle.done(&["share", "--year", "2026"]);
    assert!(shared.contains("King of pi-bak: "), "{shared}");
    let without = circle.done(&["share", "--year", "2026", "--no-titles"]);
    assert!(!without.contains("King of pi-bak"), "{without}");
}

/// Of 21 March only the result is known. On 28 March Ann and Bo played a hand, and there is a result
/// of Ann and Chul.
#[test]
fn an_evening_noted_as_one_result_is_no_hand() {
    let circle = Circle::new();
    let hands = "date,Ann,Bo\n2026-03-07,+5,-5\n2026-03-14,-3,+3\n2026-03-28,+1,-1\n";
    let results = "date,Ann,Bo,Chul\n2026-03-21,+40,-40,\n2026-03-28,+2,,-2\n";
    fs::write(circle.folder().join("hands.csv"), hands).unwrap();
    fs::write(circle.folder().join("results.csv"), results).unwrap();
    circle.done(&["import", "hands.csv", "--each", "hand"]);
    circle.done(&["import", "results.csv", "--each", "evening"]);
    let page = circle.page();
    assert_eq!(extent(&page), "3 players, 4 evenings, 3 hands");
    let left = between(&page, "id=\"left\"", "</p>");
    assert!(
        left.ends_with("counted in chips but in no figure of hands: 2 evenings."),
        "{left}"
    );
    // The money of everything: 5 - 3 + 40 + 1 + 2.
    let podium = between(&page, "<ol id=\"podium\"", "</ol>");
    assert!(podium.contains("data-chips=\"45\""), "{podium}");
    // What passed between them in hands: 5 - 3 + 1.
    let arrows = between(&page, "<ol id=\"arrows\"", "</ol>");
    assert!(arrows.contains("data-chips=\"3\""), "{arrows}");
    let record = between(&page, "<li id=\"record-hand\">", "</li>");
    assert!(record.contains("The hand of +5 chips"), "{record}");
    // What is shared counts in the same way; of 21 March alone there is nothing but a result.
    let shared = circle.done(&["share", "--year", "2026"]);
    let all = "2026: 4 evenings (1 only as a result), 3 hands";
    assert!(shared.starts_with(all), "{shared}");
    assert!(
        shared.contains("Ann +45") && shared.contains("Biggest hand: Ann +5 ("),
        "{shared}"
    );
}

/// A picture of a podium or of hands shows others, so it is none of one person.
#[test]
fn a_page_of_one_person_has_one_picture() {
    let circle = circle();
    let refused = circle.run(&[
        "report",
        "--person",
        "Bo",
        "--picture",
        "podium",
        "-o",
        "x.png",
    ]);
    assert_eq!(refused.status.code(), Some(2));
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(said.contains("--picture person"), "{said}");
    assert!(!circle.folder().join("x.png").exists());
}
