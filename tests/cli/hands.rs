//! The names of hands and how to find them: `last`, `3/7.2`, and the numbers for programs.

use crate::support::{Dokbak, after_the_evening, masked, shows};

/// Returns the head of a shown hand, up to the day it was written.
fn head(dokbak: &Dokbak, line: &str) -> String {
    let shown = dokbak.line(line).run().done();
    let first = shown.lines().next().unwrap_or_default();
    first
        .split(", written")
        .next()
        .unwrap_or_default()
        .to_owned()
}

#[test]
fn one_hand_is_found_by_each_of_its_names() {
    let dokbak = after_the_evening();
    let third = "Hand 3 of DATE (3/7.3)";
    for command in ["show", "why"] {
        for name in [
            "4",
            "1.3",
            "last",
            "마지막",
            "最後",
            "１．３",
            "3/7.3",
            "３／７．３",
            "3월7일.3",
            "2026-03-07.3",
        ] {
            assert_eq!(head(&dokbak, &format!("{command} {name}")), third, "{name}");
        }
    }
    assert_eq!(head(&dokbak, "whatif 1.3 --set go_bak.three=double"), third);
    let same = |name: &str| dokbak.args(["show", name, "--json"]).run().done();
    assert_eq!(same("1.3"), same("4"));
    let disputed = dokbak.line("dispute last --script -").stdin("quit\n").run();
    assert!(disputed.done().starts_with(third));
}

#[test]
fn an_entry_that_could_be_meant_as_a_hand_says_so() {
    let dokbak = after_the_evening();
    // The evening is over, so a bare number does not mean one of its hands.
    let shown = dokbak.line("show 2").run().done();
    assert!(shown.starts_with("Hand 1 of DATE (3/7.1), written"));
    assert!(!shown.contains("number of an entry"), "{shown}");
    let more = "players 안나 보\nchip none\nlength open\nnagari\nnagari\nnagari\n";
    dokbak.line("play --script -").stdin(more).run().done();
    let shown = dokbak.line("show 2").run().done();
    shows(
        &shown,
        &[
            "Hand 1 of DATE (3/7.1), written",
            "2 is the number of an entry here. Hand 2 of this evening is TODAY.2.\n",
        ],
    );
    let shown = dokbak.line("show 8").run().done();
    assert!(shown.starts_with("Hand 2 of DATE (TODAY.2), written"));
    assert!(!shown.contains("number of an entry"), "{shown}");
    // Somebody who counts evenings means the second one by 2.
    let told = dokbak.line("show 2.3").run();
    assert!(told.stderr.contains("there is no session 2"), "{told:?}");
    assert!(
        masked(&told.stderr).ends_with(" it is TODAY.3\n"),
        "{told:?}"
    );
}

#[test]
fn a_hand_is_called_by_its_evening_in_every_language() {
    let dokbak = after_the_evening();
    for (lang, called, missing) in [
        (
            "ko",
            "2026년 3월 7일 3번째 판(3/7.3), ",
            "3/7 모임에 9번째 판이 없어요. 가까운 판: 3/7.1, 3/7.2, 3/7.3",
        ),
        (
            "ja",
            "2026年3月7日の3局目（3/7.3）、",
            "3/7の回に9局目はありません。近い局: 3/7.1、3/7.2、3/7.3。",
        ),
    ] {
        let shown = dokbak.args(["show", "last", "--lang", lang]).run().done();
        assert!(shown.starts_with(called), "{shown}");
        let told = dokbak.args(["why", "3/7.9", "--lang", lang]).run();
        assert!(told.stderr.contains(missing), "{told:?}");
    }
}

#[test]
fn a_hand_that_was_dealt_again_keeps_its_number_and_does_not_count() {
    let script = "players Ann Bo\nlength 2\nnagari\nvoid\ny\nnagari\n";
    let dokbak = Dokbak::new();
    let told = dokbak.line("play --script -").stdin(script).run().done();
    shows(
        &told,
        &[
            "Hand 1 of 2: Ann deals",
            "Written as hand 1.\n",
            "Hand 2 of 2: ",
            "Written as hand 2.\n",
            "Hand 3 (2 of 2 that count): ",
            "Written as hand 3.\n",
        ],
    );
    let log = dokbak.line("log").run().done();
    shows(&log, &["TODAY.1  ", "TODAY.2  ", "TODAY.3  "]);
}
