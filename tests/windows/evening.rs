//! Ledgers that both systems read and write.

use crate::files::repository;
use crate::machine::{Machine, Place};
use std::fs;

/// What both programs say of a ledger.
const READS: [&str; 9] = [
    "log",
    "standings",
    "settle-up",
    "people",
    "stats",
    "seal",
    "verify --deep",
    "export --jsonl",
    "show 2",
];

/// An evening of three, as a script tells it.
fn script(place: &Place) {
    let told = repository("tests/cli/support/evening.txt");
    fs::copy(told, place.folder().join("저녁.txt")).unwrap();
}

/// What was written there is read, proved and continued here, and there again.
#[test]
fn a_ledger_goes_from_one_system_to_the_other_and_back() {
    let Some(machine) = Machine::new() else {
        return;
    };
    let place = Place::new();
    script(&place);
    let play = ["--ledger", "장부/우리.db", "play", "--script", "저녁.txt"];
    let there = place.there(r"장부\우리.db");
    let reads = |place: &Place| {
        for line in READS {
            let here: Vec<&str> = ["--ledger", "장부/우리.db"]
                .into_iter()
                .chain(line.split(' '))
                .collect();
            let of_windows: Vec<&str> = ["--ledger", &there]
                .into_iter()
                .chain(line.split(' '))
                .collect();
            let told = place.here(&here);
            assert_eq!(told.status, Some(0), "{told:?}");
            assert_eq!(machine.run(place, &of_windows), told, "{line}");
        }
    };
    let first = machine.told(
        &place,
        &["--ledger", &there, "play", "--script", "저녁.txt"],
    );
    assert!(
        first.contains("Standing: 안나 +9, 보 +8, 철수 -17."),
        "{first}"
    );
    reads(&place);
    place.here(&play).done();
    reads(&place);
    machine.told(
        &place,
        &["--ledger", "장부/우리.db", "play", "--script", "저녁.txt"],
    );
    reads(&place);
    assert!(!place.folder().join("장부/우리.db-wal").exists());
}

/// A copy is made, checked and put back, and what is read is not changed by that.
#[test]
fn a_ledger_is_copied_restored_and_merged() {
    let Some(machine) = Machine::new() else {
        return;
    };
    let place = Place::new();
    script(&place);
    let ledger = place.there("장부.db");
    let run = |line: &str| {
        let words = ["--ledger", &ledger].into_iter().chain(line.split(' '));
        machine.told(&place, &words.collect::<Vec<_>>())
    };
    run("play --script 저녁.txt");
    let seal = run("seal");
    run("backup 복사.db");
    run("paid 보 안나 100 KRW");
    assert_ne!(run("seal"), seal);
    let restored = run("restore 복사.db");
    // People read the path that they know.
    assert!(
        restored.replace("\n  ", " ").contains(&ledger),
        "{restored}"
    );
    assert!(!restored.contains(r"\\?\"), "{restored}");
    assert_eq!(run("seal"), seal);
    assert_eq!(place.here(&["--ledger", "복사.db", "seal"]).done(), seal);
    run("report -o 올해.html");
    assert!(place.bytes("올해.html") > 10_000);
    run("man --dir 설명서");
    assert!(place.bytes("설명서/dokbak.1") > 1_000);
    let other = place.here(&["--ledger", "다른.db", "play", "--script", "저녁.txt"]);
    other.done();
    fs::write(
        place.folder().join("다른.jsonl"),
        place
            .here(&["--ledger", "다른.db", "export", "--jsonl"])
            .done(),
    )
    .unwrap();
    run("import 다른.jsonl");
    place
        .here(&["--ledger", "장부.db", "verify", "--deep"])
        .done();
}

/// A name that only a verbatim path has, and one that leads nowhere, are no other file.
#[test]
fn odd_paths_lead_to_their_own_file() {
    let Some(machine) = Machine::new() else {
        return;
    };
    let place = Place::new();
    script(&place);
    fs::create_dir_all(place.folder().join("a/b")).unwrap();
    machine.told(
        &place,
        &["--ledger", r"a\b\..\c.db", "play", "--script", "저녁.txt"],
    );
    let seal = machine.told(&place, &["--ledger", &place.there(r"a\c.db"), "seal"]);
    let slashes = place.there("a/c.db").replace('\\', "/");
    let verbatim = format!(r"\\?\{}", place.there(r"a\c.db"));
    for path in ["a/c.db", r"a\b\..\c.db", &slashes, &verbatim] {
        assert_eq!(
            machine.told(&place, &["--ledger", path, "seal"]),
            seal,
            "{path}"
        );
    }
    // Too long to be plain, but not for Windows.
    let room = 250 - place.there("").chars().count();
    let folder = "가".repeat(room / 3 - 2);
    let long = [folder.as_str(); 3].join("/") + "/장부.db";
    machine.told(&place, &["--ledger", &long, "play", "--script", "저녁.txt"]);
    machine.told(&place, &["--ledger", &long, "standings"]);
    machine.told(&place, &["--ledger", &long, "backup", "복사.db"]);
    machine.told(&place, &["--ledger", &long, "verify", "--deep"]);
}
