//! `dokbak score`: what a pile is worth, and what it is missing.

use crate::support::Dokbak;
use serde_json::{Value, json};

#[test]
fn a_pile_is_scored_with_what_comes_next() {
    Dokbak::new().line("score 1g 3g 12g").run().is(
        0,
        "\
1g 3g 12g: 2 points
  three brights with rain (비삼광)  2  1g 3g 12g (crane, curtain, rain man)

  Next                             Needs
  four brights with rain (비사광)  1 of 8g 11g
",
        "",
    );
}

#[test]
fn the_columns_of_a_score_stay_aligned_under_korean_names() {
    let told = Dokbak::new().line("score 홍단 고도리 4t 5t").run().done();
    let column = |line: &str, word: &str| {
        let at = line.find(word).unwrap();
        console::measure_text_width(&line[..at])
    };
    let line = |start: &str| told.lines().find(|line| line.starts_with(start)).unwrap();
    let cards = column(line("  godori"), "2y 4y 8y");
    assert_eq!(column(line("  hong-dan"), "1t 2t 3t"), cards, "{told}");
    assert_eq!(column(line("  ribbons"), "1t 2t 3t 4t 5t"), cards, "{told}");
    assert!(
        told.starts_with("1t 2yt 3t 4yt 5t 8y: 9 points\n"),
        "{told}"
    );
}

#[test]
fn switch_cards_are_counted_for_the_larger_score() {
    Dokbak::new().line("score 9y 11s 12s 1pp 2pp 3pp").run().is(
        0,
        "\
1pp 2pp 3pp 9y 11s 12s: 3 points
  junk (피)  3  1pp 2pp 3pp 9y 11s 12s
  9y is counted as junk.

  Next       Needs
  junk (피)  junk worth 1 more
",
        "",
    );
}

#[test]
fn the_score_object_for_programs() {
    let told = Dokbak::new()
        .line("score 팔광 crane curtain godori --json")
        .run();
    let score: Value = serde_json::from_str(&told.done()).unwrap();
    assert_eq!(score["points"], 8);
    assert_eq!(score["stop_points"], 8);
    assert_eq!(score["switch"], json!({}));
    let lines: Vec<(&str, i64)> = score["jokbo"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| {
            let points = line["points"].as_i64().unwrap();
            (line["id"].as_str().unwrap(), points)
        })
        .collect();
    assert_eq!(lines, [("three-brights", 3), ("godori", 5)]);
}

#[test]
fn what_does_not_count_towards_the_target_is_told() {
    let told = Dokbak::new()
        .line("score 9y 11s 12s --set vip=3")
        .run()
        .done();
    assert!(told.starts_with("9y 11s 12s: 3 points\n"), "{told}");
    assert!(
        told.contains("\n  0 points of these count towards the target.\n"),
        "{told}"
    );
}

#[test]
fn jokers_are_in_some_packs_only() {
    let dokbak = Dokbak::new();
    let told = dokbak.line("score j2 j3 1pp 2pp 3p --rules pagat-50").run();
    assert!(told.done().contains("junk (피)  1"), "{told:?}");
    dokbak.line("score j2").run().is(
        1,
        "",
        "cards:1:1: the pack has no j2 (two-junk joker); pack.jokers says which jokers a pack of Go-Stop has\n",
    );
}

#[test]
fn every_wrong_word_is_told_with_its_column() {
    Dokbak::new().line("score 팔광 14p 2q 1g 1g").run().is(
        1,
        "",
        "\
cards:1:4: \"14p\" is not a card; did you mean \"1p\"?
cards:1:8: \"2q\" is not a card; month 2 has 2ytpp
cards:1:14: 1g (crane) is written more often than the pack has it
",
    );
}

#[test]
fn a_wrong_command_line_ends_with_two() {
    for line in ["score", "score 1g --set x=1", "score 1g --rules nosuch"] {
        let told = Dokbak::new().line(line).run();
        assert_eq!(told.status, Some(2), "{line}: {told:?}");
        assert_eq!(told.stdout, "", "{line}");
    }
}

/// Ten chaff are one point. Korea distinguishes the double junk.
#[test]
fn three_plain_paulownias_of_japan_are_alike() {
    let dokbak = Dokbak::new();
    let score = |cards: &str| {
        dokbak
            .line(&format!("score {cards} --rules koikoi --json"))
            .run()
            .done()
    };
    let plain = score("12ppp 1pp 2pp 3pp 4p");
    assert_eq!(plain, score("12pps 1pp 2pp 3pp 4p"));
    assert!(plain.contains("\"points\":1"), "{plain}");
    let told = dokbak.line("score 11ppp").run();
    assert_eq!(told.status, Some(1), "{told:?}");
}
