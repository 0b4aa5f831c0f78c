//! Names in an imported ledger that are close to the names of known people.

use crate::support::{Dokbak, shows};

/// Returns a ledger with one hand of these players, in which the first wins 5 from each.
fn ledger(players: &str, day: &str) -> Dokbak {
    let first = players.split(' ').next().unwrap();
    let text =
        format!("date {day}\nrules pagat\nplayers {players}\n{first} scores 5\n{first} stop\n");
    let dokbak = Dokbak::new().file("notes.hwatu", &text);
    dokbak.line("import notes.hwatu").run().done();
    dokbak
}

/// Returns a ledger next to another's export, `other.jsonl`.
fn two(here: &str, there: &str) -> Dokbak {
    let dokbak = ledger(here, "2026-03-07");
    let other = ledger(there, "2026-03-14");
    let file = dokbak.home().join("other.jsonl");
    let line = format!("export --jsonl -o |{}|", file.display());
    other.typed(&line).run().done();
    dokbak
}

fn people(dokbak: &Dokbak) -> Vec<String> {
    let told = dokbak.line("people --json").run().done();
    let read: serde_json::Value = serde_json::from_str(&told).unwrap();
    let people = read["people"].as_array().unwrap().iter();
    people
        .map(|one| one["name"].as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn a_name_that_is_nearly_known_is_named_with_the_command_that_joins() {
    let dokbak = two("영희 민지 철수", "영희 민지 철스");
    let told = dokbak.line("import other.jsonl").run().done();
    shows(&told, &["철스 (not 철수?)", "dokbak people join 철스 철수"]);
    assert_eq!(people(&dokbak), ["영희", "민지", "철수", "철스"]);
    // People who were here before are not reported.
    let told = dokbak.line("import other.jsonl").run().done();
    assert!(!told.contains("철스"), "{told}");
}

#[test]
fn an_option_says_who_is_who() {
    let dokbak = two("영희 민지 철수", "영희 민지 철스");
    let line = dokbak.line("import other.jsonl --name 철스=철수");
    shows(&line.run().done(), &["They are one person, called 철수"]);
    assert_eq!(people(&dokbak), ["영희", "민지", "철수"]);
    let told = line.run().done();
    assert_eq!(told, "Every entry was here already; nothing changed.\n");
    dokbak.line("verify --deep").run().done();
    let dokbak = two("영희 민지 철수", "영희 민지 철스");
    let wrong = dokbak.line("import other.jsonl --name 철스").run();
    assert_eq!(wrong.status, Some(2));
    shows(
        &wrong.stderr,
        &["--name 철스: write the name in the file and the one here"],
    );
    let wrong = dokbak.line("import other.jsonl --name 철호=철수").run();
    shows(&wrong.stderr, &["nobody called 철호 has played"]);
    assert_eq!(people(&dokbak).len(), 3);
}

#[test]
fn a_person_is_asked() {
    for (keys, wanted) in [("", 3), ("n", 4)] {
        let dokbak = two("영희 민지 철수", "영희 민지 철스");
        let mut pty = dokbak.line("import other.jsonl").terminal(24, 80);
        pty.answer("철스 is a new name. Do you mean 철수? [Y/n] ", keys);
        assert_eq!(pty.end().status, 0);
        assert_eq!(people(&dokbak).len(), wanted, "{keys}");
    }
    // The misspelling is in this ledger.
    let dokbak = two("영희 민지 철스", "영희 민지 철수");
    let mut pty = dokbak.line("import other.jsonl").terminal(24, 80);
    let question = "철수 is a new name. Is 철스 in the ledger a misspelling of it? [Y/n] ";
    pty.answer(question, "");
    assert_eq!(pty.end().status, 0);
    assert_eq!(people(&dokbak), ["영희", "민지", "철수"]);
}

/// People who sat at one table are different.
#[test]
fn nobody_is_asked_about_people_of_one_table() {
    let dokbak = two("영희 민지 철수", "영희 철수 철스");
    let told = dokbak.line("import other.jsonl").run().done();
    assert!(!told.contains("철스"), "{told}");
}

/// One laptop's evening of three hands: the first player wins 5, 4 and 3 from each of the others.
fn evening(players: &str, before: &str) -> Dokbak {
    let first = players.split(' ').next().unwrap();
    let hand = |points: u32| {
        format!(
            "date 2026-03-07\nrules pagat\nplayers {players}\n{first} scores {points}\n{first} stop\n\n"
        )
    };
    let dokbak = Dokbak::new().file(
        "notes.hwatu",
        &format!("{before}{}{}{}", hand(5), hand(4), hand(3)),
    );
    dokbak.line("import notes.hwatu").run().done();
    dokbak
}

/// The same evening on two laptops whose owners spell two names differently.
fn kept_twice() -> Dokbak {
    let here = evening("민수 영희 철수", "");
    let there = evening(
        "민수 영이 김철수",
        "date 2026-03-01\nplayers 수진 지영\nnagari\n\n",
    );
    let file = here.home().join("other.jsonl");
    let line = format!("export --jsonl -o |{}|", file.display());
    there.typed(&line).run().done();
    here
}

/// Returns everybody's chips, according to `standings`.
fn chips(dokbak: &Dokbak) -> Vec<String> {
    let told = dokbak.line("standings --json").run().done();
    let read: serde_json::Value = serde_json::from_str(&told).unwrap();
    let players = read["players"].as_array().unwrap().iter();
    let moved = players.filter(|one| one["chips"] != 0);
    moved
        .map(|one| format!("{} {}", one["player"].as_str().unwrap(), one["chips"]))
        .collect()
}

const ONCE: [&str; 3] = ["민수 24", "영희 -12", "철수 -12"];

#[test]
fn an_evening_kept_twice_under_other_names_is_found() {
    let here = kept_twice();
    let told = here.line("import other.jsonl").run().done();
    shows(
        &told,
        &[
            "have 3 hands with the",
            "김철수 there would be 철수 here.",
            "영이 there would be 영희 here.",
            "dokbak people join 김철수 철수",
            "dokbak people join 영이 영희",
        ],
    );
    let log: serde_json::Value =
        serde_json::from_str(&here.line("log --json").run().stdout).unwrap();
    let sessions = log["sessions"].as_array().unwrap();
    let [one, other] = [sessions.first(), sessions.last()]
        .map(|session| session.unwrap()["evening"].as_str().unwrap().to_owned());
    let told = here.line("twice").run().done();
    shows(&told, &["영이 there would be 영희 here."]);
    let told = here.line(&format!("twice {one} {other}")).run().done();
    shows(&told, &["dokbak people join 영이 영희"]);
    assert_eq!(chips(&here), ONCE);
    here.line("verify --deep").run().done();
}

#[test]
fn whoever_says_that_it_is_one_evening_says_who_is_who() {
    let here = kept_twice();
    let mut pty = here.line("import other.jsonl").terminal(24, 80);
    pty.answer("김철수 is a new name. Do you mean 철수? [Y/n] ", "n");
    pty.wait_for("kept twice?");
    pty.press("y\r");
    pty.wait_for("They are one person, called 영희");
    assert_eq!(pty.end().status, 0);
    assert_eq!(chips(&here), ONCE);
    assert_eq!(people(&here).len(), 5);
    let told = here.line("import other.jsonl").run().done();
    assert!(!told.contains("영이"), "{told}");
}
