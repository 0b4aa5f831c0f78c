//! An evening kept on two laptops: noticed after an import, asked about, and decided.

use crate::support::{Dokbak, has, masked};
use std::fs;
use std::thread::sleep;
use std::time::Duration;

/// An evening of two hands, followed by `more`. Ann wins 12, then Bo wins 10.
fn laptop(more: &str) -> Dokbak {
    let dokbak = Dokbak::new();
    let evening = format!(
        "players Ann Bo Chul\nrules pagat\nchip 100 KRW\nlength open\ndate 2026-11-20\n\
         Ann takes 1g 3g 8g\nAnn stop\nBo Chul\ny\ndate 2026-11-20\nBo takes 2y 4y 8y\nBo stop\ny\n{more}"
    );
    dokbak.line("play --script -").stdin(&evening).run().done();
    dokbak
}

/// Two laptops with the same evening; the second has one hand more, and its export lies next to the
/// first.
fn two() -> Dokbak {
    let here = laptop("");
    // The evening that began first is the first of its day.
    sleep(Duration::from_millis(1100));
    let there = Dokbak::new();
    // Somebody began another evening there earlier.
    let before = "players Dana Eva\nrules pagat\n";
    there.line("play --script -").stdin(before).run().done();
    there.line("close").run().done();
    let evening = "players Ann Bo Chul\nrules pagat\nchip 100 KRW\nlength open\ndate 2026-11-20\n\
        Ann takes 1g 3g 8g\nAnn stop\nBo Chul\ny\ndate 2026-11-20\nBo takes 2y 4y 8y\nBo stop\ny\n\
        date 2026-11-20\nChul takes 2y 4y 8y\nChul stop\ny\n";
    there.line("play --script -").stdin(evening).run().done();
    let file = here.home().join("other.jsonl");
    let line = format!("export --jsonl -o |{}|", file.display());
    there.typed(&line).run().done();
    assert!(fs::exists(file).unwrap());
    here
}

/// Returns the names of the two evenings here, according to `log --json`.
fn names(dokbak: &Dokbak) -> [String; 2] {
    let told = dokbak.line("log --json").run().stdout;
    let read: serde_json::Value = serde_json::from_str(&told).unwrap();
    let sessions = read["sessions"].as_array().unwrap();
    let name = |id: i64| {
        let session = sessions.iter().find(|one| one["session"] == id).unwrap();
        session["evening"].as_str().unwrap().to_owned()
    };
    [name(1), name(6)]
}

/// Returns everybody's chips, according to `standings`.
fn chips(dokbak: &Dokbak) -> Vec<String> {
    let told = dokbak.line("standings --json").run().done();
    let read: serde_json::Value = serde_json::from_str(&told).unwrap();
    let players = read["players"].as_array().unwrap().iter();
    let row = players.filter(|one| one["hands"] != 0);
    row.map(|one| {
        format!(
            "{} {} {}",
            one["player"].as_str().unwrap(),
            one["chips"],
            one["hands"]
        )
    })
    .collect()
}

/// Three brights are 3 points: 6 from each by gwang-bak or pi-bak; godori is 5.
const HERE: [&str; 3] = ["Ann 7 2", "Bo 4 2", "Chul -11 2"];
const THERE: [&str; 3] = ["Ann 2 3", "Bo -1 3", "Chul -1 3"];
const BOTH: [&str; 3] = ["Ann 9 5", "Bo 3 5", "Chul -12 5"];

#[test]
fn a_script_is_told_and_both_count_until_it_is_said() {
    let here = two();
    assert_eq!(chips(&here), HERE);
    let told = here.line("import other.jsonl").run().done();
    has(
        &told,
        &[
            "Evenings TODAY and TODAYb (DATE: Ann, Bo and Chul) have 2 hands with the",
            "  same chips, of 2 and 3.",
            "Both count until somebody says that they are one evening: `dokbak twice TODAY",
        ],
    );
    assert_eq!(chips(&here), BOTH);
    let [first, second] = names(&here);
    here.line("twice 1 6").run().done();
    assert_eq!(chips(&here), HERE);
    here.line(&format!("twice {second} {first}")).run().done();
    assert_eq!(chips(&here), THERE);
    let told = here.line("log").run().done();
    has(
        &told,
        &["  Kept twice: TODAYb counts for this evening, and this one does not."],
    );
    // Nothing was lost.
    has(
        &told,
        &["  TODAY.1  Ann stops with 3 points.   Ann +12, Bo -6, Chul -6"],
    );
    here.line("verify --deep").run().done();
    for line in [
        format!("share --evening {first}"),
        format!("share {first}.1"),
    ] {
        let told = here.line(&line).run().done();
        let said = "\nKept twice: TODAYb counts for this evening, and this one does not.\n";
        assert!(told.contains(said), "{told}");
    }
    here.line("twice 1 6 --both").run().done();
    assert_eq!(chips(&here), BOTH);
}

#[test]
fn an_option_says_which_counts() {
    for (option, wanted) in [("here", HERE), ("there", THERE), ("both", BOTH)] {
        let here = two();
        let line = format!("import other.jsonl --twice {option}");
        here.line(&line).run().done();
        assert_eq!(chips(&here), wanted, "{option}");
        here.line("verify").run().done();
    }
}

#[test]
fn a_person_is_asked_once() {
    for (keys, wanted) in [("", HERE), ("y", HERE), ("SECOND", THERE), ("n", BOTH)] {
        let here = two();
        let mut pty = here.line("import other.jsonl").terminal(24, 80);
        pty.wait_for("kept twice?");
        let keys = keys.replace("SECOND", &names(&here)[1]);
        pty.press(&format!("{keys}\r"));
        pty.end();
        assert_eq!(chips(&here), wanted, "{keys:?}");
        let told = here.line("import other.jsonl").run().done();
        assert!(!told.contains("Evenings"), "{told}");
    }
}

#[test]
fn what_cannot_be_one_evening_is_refused() {
    let here = laptop("");
    let told = here.line("twice 1 1").run();
    assert_eq!(told.status, Some(1), "{told:?}");
    assert_eq!(
        masked(&told.stderr),
        "TODAY was given twice; give the names of two evenings\n"
    );
    let told = here.line("twice 1 9").run();
    assert_eq!(told.status, Some(1), "{told:?}");
    has(
        &here.line("twice").run().done(),
        &["No evening seems to be kept twice."],
    );
}
