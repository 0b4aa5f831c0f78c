//! Importing notes again after a slip in them was fixed, and second notes of the same evening.

use crate::support::{Dokbak, shows};

/// Ann stops with 5 points and nobody pays double: 5 from each; then nobody wins.
const FIRST: &str = "date 2026-03-07\nchip 100 KRW\nrules pagat\nplayers Ann Bo Chul\nAnn scores 5\nAnn stop\n\n\
    rules pagat\nplayers Ann Bo Chul\nnagari\n";

/// Returns a ledger made from these notes.
fn noted(text: &str) -> Dokbak {
    let dokbak = Dokbak::new().file("p1.hwatu", text);
    imported(&dokbak, "import p1.hwatu");
    dokbak
}

/// Returns the output with all line breaks removed.
fn imported(dokbak: &Dokbak, line: &str) -> String {
    let told = dokbak.line(line).run().done();
    told.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns everybody's chips and hands at the table, according to `standings`.
fn chips(dokbak: &Dokbak) -> Vec<String> {
    let told = dokbak.line("standings --json").run().done();
    let read: serde_json::Value = serde_json::from_str(&told).unwrap();
    let players = read["players"].as_array().unwrap().iter();
    let row = |one: &serde_json::Value| {
        format!(
            "{} {} {}",
            one["player"].as_str().unwrap(),
            one["chips"],
            one["hands"]
        )
    };
    players.map(row).collect()
}

const WAS: [&str; 3] = ["Ann 10 2", "Bo -5 2", "Chul -5 2"];
const MENDED: [&str; 3] = ["Ann 12 2", "Bo -6 2", "Chul -6 2"];

fn again(dokbak: &Dokbak) {
    let told = imported(dokbak, "import p1.hwatu");
    assert_eq!(told, "Every hand was here already; nothing changed.");
    dokbak.line("verify --deep").run().done();
}

#[test]
fn a_comment_makes_no_other_hand() {
    let dokbak = noted(FIRST);
    let text = FIRST.replace("nagari", "nagari # bad luck");
    let dokbak = dokbak.file("p1.hwatu", &format!("# March\n{text}"));
    again(&dokbak);
    assert_eq!(chips(&dokbak), WAS);
}

/// After the fix Ann's hand is 6 points: 6 from each.
#[test]
fn a_mended_hand_is_named_and_an_option_says_what_it_is() {
    let dokbak = noted(FIRST).file("p1.hwatu", &FIRST.replace("scores 5", "scores 6"));
    let told = imported(&dokbak, "import p1.hwatu");
    shows(
        &told,
        &[
            "p1.hwatu:1 is almost the same as hand 3/7.1, of DATE:",
            "here: Ann stops with 5 points. Ann +10, Bo -5, Chul -5",
            "noted: Ann stops with 6 points. Ann +12, Bo -6, Chul -6",
            "dokbak import p1.hwatu --mended correct",
            "--mended new",
        ],
    );
    assert_eq!(chips(&dokbak), WAS);
    let told = imported(&dokbak, "import p1.hwatu --mended correct");
    shows(&told, &["(3/7.1) is corrected."]);
    assert_eq!(chips(&dokbak), MENDED);
    let shown = imported(&dokbak, "show 3/7.1");
    shows(&shown, &["corrected in p1.hwatu"]);
    again(&dokbak);
    // The ledger also knows the earlier version of the hand.
    let dokbak = dokbak.file("p1.hwatu", FIRST);
    again(&dokbak);
    assert_eq!(chips(&dokbak), MENDED);
}

#[test]
fn a_mended_hand_may_be_said_to_be_another() {
    let dokbak = noted(FIRST).file("p1.hwatu", &FIRST.replace("scores 5", "scores 6"));
    let told = imported(&dokbak, "import p1.hwatu --mended new");
    shows(
        &told,
        &["1 hand of 1 day taken in; 1 more was here already."],
    );
    let wanted = ["Ann 22 3", "Bo -11 3", "Chul -11 3"];
    assert_eq!(chips(&dokbak), wanted);
    // The file has only the nagari of a session, not its other hand.
    let told = imported(&dokbak, "import p1.hwatu");
    shows(
        &told,
        &["Every hand was here already; nothing changed. Passed over"],
    );
    assert_eq!(chips(&dokbak), wanted);
}

#[test]
fn a_person_says_what_a_mended_hand_is() {
    for (keys, wanted) in [
        ("", MENDED),
        ("y", MENDED),
        ("n", ["Ann 22 3", "Bo -11 3", "Chul -11 3"]),
    ] {
        let dokbak = noted(FIRST).file("p1.hwatu", &FIRST.replace("scores 5", "scores 6"));
        let mut pty = dokbak.line("import p1.hwatu").terminal(24, 100);
        pty.answer(
            "Correct that hand? (n: this is a different one) [Y/n] ",
            keys,
        );
        assert_eq!(pty.end().status, 0);
        assert_eq!(chips(&dokbak), wanted, "{keys:?}");
        imported(&dokbak, "import p1.hwatu");
        assert_eq!(chips(&dokbak), wanted, "{keys:?}");
    }
}

/// The second file of the evening begins with a hand equal to one in the first: Ann wins 5 from
/// each again, then Bo 3.
const SECOND: &str = "date 2026-03-07\nchip 100 KRW\nrules pagat\nplayers Ann Bo Chul\nAnn scores 5\nAnn stop\n\n\
    rules pagat\nplayers Ann Bo Chul\nBo scores 3\nBo stop\n";

#[test]
fn equal_hands_of_a_second_file_are_named_and_an_option_says_what_they_are() {
    let dokbak = noted(FIRST).file("p2.hwatu", SECOND);
    let told = imported(&dokbak, "import p2.hwatu");
    shows(
        &told,
        &[
            "1 hand of 1 day taken in; 1 more was here already.",
            "Passed over, though the notes lack other hands of that evening:",
            "3/7.1, DATE: Ann stops with 5 points. Ann +10, Bo -5, Chul -5",
            "dokbak import p2.hwatu --equal new",
        ],
    );
    imported(&dokbak, "import p2.hwatu --equal new");
    assert_eq!(chips(&dokbak), ["Ann 17 4", "Bo -4 4", "Chul -13 4"]);
    again(&dokbak);
}

#[test]
fn a_second_file_that_is_said_to_be_one_is_known_again() {
    for (option, wanted) in [
        ("new", ["Ann 17 4", "Bo -4 4", "Chul -13 4"]),
        ("same", ["Ann 7 3", "Bo 1 3", "Chul -8 3"]),
    ] {
        let dokbak = noted(FIRST).file("p2.hwatu", SECOND);
        imported(&dokbak, &format!("import p2.hwatu --equal {option}"));
        assert_eq!(chips(&dokbak), wanted);
        again(&dokbak);
    }
    let dokbak = noted(FIRST).file("p2.hwatu", SECOND);
    imported(&dokbak, "import p2.hwatu --equal new");
    let told = imported(&dokbak, "import p2.hwatu");
    assert_eq!(told, "Every hand was here already; nothing changed.");
}

#[test]
fn a_person_says_whether_equal_hands_are_the_same() {
    for (keys, wanted) in [
        ("", ["Ann 7 3", "Bo 1 3", "Chul -8 3"]),
        ("n", ["Ann 17 4", "Bo -4 4", "Chul -13 4"]),
    ] {
        let dokbak = noted(FIRST).file("p2.hwatu", SECOND);
        let mut pty = dokbak.line("import p2.hwatu").terminal(24, 100);
        pty.answer(
            "Are they the same hands? (n: they are different hands) [Y/n] ",
            keys,
        );
        assert_eq!(pty.end().status, 0);
        assert_eq!(chips(&dokbak), wanted, "{keys:?}");
    }
}

/// A hand is inserted between two others, which stay the same; the second one is corrected in
/// place.
#[test]
fn hands_are_known_at_their_places() {
    let hand = |who: &str, points: u32| {
        format!("rules pagat\nplayers Ann Bo Chul\n{who} scores {points}\n{who} stop\n\n")
    };
    let day = "date 2026-03-07\n";
    let dokbak = noted(&format!("{day}{}{}", hand("Ann", 5), hand("Bo", 3)));
    let mended = format!(
        "{day}{}{}{}",
        hand("Ann", 5),
        hand("Chul", 4),
        hand("Bo", 6)
    );
    let dokbak = dokbak.file("p1.hwatu", &mended);
    let told = imported(&dokbak, "import p1.hwatu --mended correct");
    shows(
        &told,
        &[
            "1 hand of 1 day taken in; 1 more was here already.",
            "(3/7.2) is corrected",
            "Here already: 3/7.1, DATE: Ann stops with 5 points. Ann +10, Bo -5, Chul -5",
        ],
    );
    // 5, 4 and 6 from each.
    assert_eq!(chips(&dokbak), ["Ann 0 3", "Bo 3 3", "Chul -3 3"]);
    again(&dokbak);
}

/// The worth of a chip and the rules belong to a session, and cannot be corrected.
#[test]
fn what_cannot_be_corrected_is_said() {
    let dokbak = noted(FIRST).file("p1.hwatu", &FIRST.replace("100 KRW", "200 KRW"));
    let told = imported(&dokbak, "import p1.hwatu");
    shows(
        &told,
        &["On the evening of 3/7 a chip is worth 100 KRW, but 200 KRW in the notes."],
    );
    let three = "date 2026-03-07\nrules pagat\nplayers Ann Bo Chul\nAnn has 1g 3g 8g\nBo counts g1 p6\n\
                 Chul counts g1 p6\nAnn stop\n";
    let dokbak = noted(three).file("p1.hwatu", &three.replace("rules pagat", "rules korean"));
    let told = imported(&dokbak, "import p1.hwatu --mended correct");
    shows(
        &told,
        &["other rules were played there", "`dokbak dispute 3/7.1`"],
    );
    assert_eq!(chips(&dokbak), ["Ann 6 1", "Bo -3 1", "Chul -3 1"]);
}

/// 철스 is a misspelling of 철수.
const HAND: &str = "date 2026-03-07\nplayers 영희 민지 철수\n영희 scores 5\n영희 stop\n";

fn names(dokbak: &Dokbak) -> Vec<String> {
    let all = chips(dokbak).into_iter();
    all.map(|row| row.split(' ').next().unwrap().to_owned())
        .collect()
}

#[test]
fn a_slip_in_a_name_makes_no_other_hand() {
    let slip = HAND.replace("철수", "철스");
    let dokbak = || noted(HAND).file("p1.hwatu", &slip);
    let known = "Every hand was here already; nothing changed.";
    let here = dokbak();
    let told = imported(&here, "import p1.hwatu");
    shows(
        &told,
        &[
            "`dokbak import p1.hwatu --name 철스=철수`",
            "--name 철스=철스",
        ],
    );
    assert_eq!(names(&here), ["영희", "민지", "철수"]);
    assert_eq!(imported(&here, "import p1.hwatu --name 철스=철수"), known);
    let mut pty = here.line("import p1.hwatu").terminal(24, 100);
    pty.answer("철스 is a new name. Do you mean 철수? [Y/n] ", "");
    pty.wait_for(known);
    assert_eq!(pty.end().status, 0);
    // Declared different people, they stay so until they are joined.
    imported(&here, "import p1.hwatu --name 철스=철스");
    assert_eq!(names(&here), ["영희", "민지", "철수", "철스"]);
    imported(&here, "people join 철스 철수");
    again(&here);
}

#[test]
fn a_slip_that_was_mended_in_the_notes_is_one_in_the_ledger() {
    let slip = HAND.replace("철수", "철스");
    let dokbak = || noted(&slip).file("p1.hwatu", HAND);
    let here = dokbak();
    let told = imported(&here, "import p1.hwatu");
    shows(
        &told,
        &[
            "If so: `dokbak people rename 철스 철수`",
            "--name 철수=철수",
        ],
    );
    assert_eq!(names(&here), ["영희", "민지", "철스"]);
    imported(&here, "people rename 철스 철수");
    again(&here);
    let here = dokbak();
    let mut pty = here.line("import p1.hwatu").terminal(24, 100);
    let question = "철수 is a new name. Is 철스 in the ledger a misspelling of it? [Y/n] ";
    pty.answer(question, "");
    pty.wait_for("철스 is called 철수 from now on");
    assert_eq!(pty.end().status, 0);
    assert_eq!(names(&here), ["영희", "민지", "철수"]);
    again(&here);
}

/// One of six hands was removed from the notes: the others are still recognised, and nothing is
/// asked.
#[test]
fn a_hand_that_is_missing_in_the_notes_stays() {
    let hand = |points: u32| {
        format!("rules pagat\nplayers Ann Bo Chul\nAnn scores {points}\nAnn stop\n\n")
    };
    let of = |points: &[u32]| {
        let hands: String = points.iter().map(|points| hand(*points)).collect();
        format!("date 2026-03-07\n{hands}")
    };
    let dokbak = noted(&of(&[3, 4, 5, 6])).file("p1.hwatu", &of(&[3, 4, 6]));
    again(&dokbak);
    let dokbak = dokbak.file("p1.hwatu", &of(&[3, 4, 6, 7]));
    let told = imported(&dokbak, "import p1.hwatu");
    shows(
        &told,
        &["1 hand of 1 day taken in; 3 more were here already."],
    );
}

/// A seller who is owed dues belongs to the evening too: 2 chips of E are in what A wins.
#[test]
fn who_brings_dues_need_not_play() {
    let text = include_str!("../cases/gostop/gwangpalli/gwangpalli-dues-times-three.hwatu");
    let dokbak = Dokbak::new().file("dues.hwatu", text);
    let told = imported(&dokbak, "import dues.hwatu --date 2025-11-01");
    assert_eq!(told, "1 hand of 1 day taken in.");
    dokbak.line("verify --deep").run().done();
}

#[test]
fn days_that_cannot_be_are_refused_at_their_lines() {
    let dokbak = Dokbak::new().file(
        "p1.hwatu",
        &format!("{FIRST}\n{}", FIRST.replace("2026-03-07", "1026-03-07")),
    );
    let told = dokbak.line("import p1.hwatu").run();
    assert_eq!(told.status, Some(1));
    shows(
        &told.stderr,
        &["p1.hwatu:12: no hand was played on 1026-03-07; write a day from 1900-01-01 to today"],
    );
    assert!(!dokbak.ledger().exists());
    let dokbak = Dokbak::new().file("p1.hwatu", &FIRST.replace("2026-03-07", "2962-03-07"));
    let told = dokbak.line("import p1.hwatu").run();
    shows(
        &told.stderr,
        &["p1.hwatu:1: no hand was played on 2962-03-07"],
    );
}
