//! The program for Windows, under wine: it settles, plays, serves and keeps ledgers as the one for
//! this machine does, and each reads what the other wrote.
//!
//! `cargo build --target x86_64-pc-windows-gnu` makes the program, and `.ci/programs` installs wine
//! and a compiler. If something is missing, the tests are skipped with a note; with
//! `DOKBAK_PROGRAMS=must` they fail.
#![cfg(target_os = "linux")]
#![expect(
    clippy::unwrap_used,
    reason = "a test stops where something is not as it must be"
)]

mod console;
mod evening;
#[path = "../support/files.rs"]
mod files;
mod machine;
#[path = "../support/programs.rs"]
mod programs;
mod served;

use files::{files, repository};
use machine::{Machine, Place};
use std::fs;

/// Settings and languages are its own, and so are the folders in which it keeps them.
#[test]
fn its_folders_are_those_of_windows() {
    let Some(machine) = Machine::new() else {
        return;
    };
    let place = Place::new();
    let told = machine.told(&place, &["config"]);
    let appdata = r"\AppData\Roaming\dokbak\";
    assert!(told.contains(&format!(r"{appdata}ledger.db")), "{told}");
    assert!(told.contains(&format!(r"{appdata}config.yaml")), "{told}");
    // It has no `less`.
    assert_eq!(machine.told(&place, &["config", "pager"]), "cat\n");
}

/// Every case of the tests, and every wrong record, comes to the same to the byte.
#[test]
fn records_come_to_the_same() {
    let Some(machine) = Machine::new() else {
        return;
    };
    let place = Place::new();
    let folder = place.folder().join("판");
    fs::create_dir(&folder).unwrap();
    let records = ["tests/cases", "tests/errors"].map(|all| files(all, "hwatu"));
    let records = records.concat();
    for (number, record) in records.iter().enumerate() {
        fs::copy(record, folder.join(format!("{number:04}.hwatu"))).unwrap();
    }
    let here = place.here(&["settle", "--batch", "판"]);
    let there = machine.run(&place, &["settle", "--batch", "판"]);
    assert_eq!(there.status, Some(1), "wrong ones among them");
    assert_eq!(here.stdout.lines().count(), records.len());
    let pairs = here.stdout.lines().zip(there.stdout.lines());
    for (here, there) in pairs {
        // Each system has its own word for what is not there.
        if !here.contains("(os error 2)") {
            assert_eq!(there.replace(r"\\", "/"), here);
        }
    }
    assert_eq!(there.stderr, here.stderr);
}

/// What is printed for people is UTF-8 in every language, whatever the code page is.
#[test]
fn people_read_the_same() {
    let Some(machine) = Machine::new() else {
        return;
    };
    let place = Place::new();
    let record = repository("tests/cases/gostop/chok").join("junk-chok-plain-first.hwatu");
    fs::copy(record, place.folder().join("쪽.hwatu")).unwrap();
    for lang in ["en", "ko", "ja"] {
        for line in [
            "settle 쪽.hwatu --explain",
            "score 1g 3g 8g 1t 2t 3t",
            "rules show korean",
            "rules diff pagat korean",
            "rules compare pagat korean --deals 40",
            "help play",
            "cards",
        ] {
            let words = format!("--lang {lang} {line}");
            let words: Vec<&str> = words.split(' ').collect();
            let (here, there) = (place.here(&words), machine.run(&place, &words));
            assert_eq!(there, here, "{words:?}");
        }
    }
}
