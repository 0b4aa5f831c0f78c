//! Every command that writes or reads: the same on a file and at a table of a club.

use crate::desk::{Desk, all_told, club, done, run, said};
use crate::server::Server;
use dokbak::ledger::{EntryId, EntryKind, Ledger};
use std::fs;
use std::path::Path;
use std::thread;
use std::time::Duration;

const EVENING: &str = "players Ann Bo 철수\nrules pagat\nchip 100 KRW\nlength open\n\
    date 2026-11-20\nAnn has 1g 3g 8g 1t 2t 3t\nBo counts p7\n철수 counts g1 p6\nAnn stop\n\
    date 2026-11-20\nBo has 2y 4y 8y 1p 3p 9p\n철수 counts g1 p6\nAnn counts g1 p6\nBo stop\n";
const MORE: &str = "date 2026-11-20\n철수 has 4t 5t 7t 1g 3g 8g\nAnn counts g1 p3\n\
    Bo counts g1 p6\n철수 stop\n";
const CLAIMS: &str = "Bo counts g1 p7\nagree Bo had a bright under his ribbons\n";
const NOTES: &str = "date 2026-11-13\nrules pagat\nchip 100 KRW\nplayers Ann Bo 철수\n\
    Ann has 1g 3g 8g\nBo counts g1 p6\n철수 counts g1 p6\nAnn stop\n";
const SHEET: &str = "날짜,철수,Bo,민수\n2026-03-01,12000,-7000,-5000\n2026-03-08,-3000,0,3000\n";

/// What is written, one after the other, and what is typed with it.
const WRITTEN: [(&[&str], &str); 24] = [
    (&["play", "--script", "-"], EVENING),
    (&["dispute", "2", "--script", "-"], CLAIMS),
    (&["note", "다섯 고도리", "--place", "the lake"], ""),
    (&["close"], ""),
    (&["evening", "--reopen"], ""),
    (&["play", "--script", "-"], MORE),
    (&["close", "--settled"], ""),
    (&["evening", "--date", "2026-11-19"], ""),
    (&["evening", "--void", "--reason", "a trial"], ""),
    (&["evening", "--void", "--undo"], ""),
    (
        &["paid", "Bo", "Ann", "300", "KRW", "--date", "2026-11-20"],
        "",
    ),
    (&["adjust", "late", "Ann", "-100", "Bo", "+100", "KRW"], ""),
    (&["adjust", "--undo", "15"], ""),
    (&["season", "가을", "2026-09-01", "to", "2026-11-30"], ""),
    (&["people", "rename", "Ann", "Anna"], ""),
    (&["people", "guest", "철수"], ""),
    (&["import", "-"], NOTES),
    (&["import", "other.jsonl", "--twice", "both"], ""),
    (&["people", "join", "Eva", "Ann"], ""),
    (&["people", "part", "Eva"], ""),
    (
        &[
            "import",
            "sheet.csv",
            "--each",
            "evening",
            "--chip",
            "100",
            "KRW",
        ],
        "",
    ),
    (&["settled", "KRW"], ""),
    (&["season", "가을", "--remove"], ""),
    (&["note", "--remove", "11/19"], ""),
];

/// What is read in the end.
const READ: [&[&str]; 13] = [
    &["standings", "--json"],
    &["stats", "--json"],
    &["settle-up", "--json"],
    &["settle-up", "--why", "Bo"],
    &["people", "--json"],
    &["season", "--json"],
    &["paid", "--json"],
    &["adjust", "--json"],
    &["twice"],
    &["show", "2"],
    &["why", "2"],
    &["share", "2"],
    &["export", "--csv"],
];

/// Writes another ledger, as an export, and a sheet into the folder of a ledger.
fn give(folder: &Path) {
    let other = Desk::alone();
    let path = other.path();
    drop(other.ledger);
    done(
        &path,
        &["play", "--script", "-"],
        &EVENING.replace("Ann", "Eva"),
    );
    done(&path, &["close"], "");
    fs::write(
        folder.join("other.jsonl"),
        done(&path, &["export", "--jsonl"], ""),
    )
    .unwrap();
    fs::write(folder.join("sheet.csv"), SHEET).unwrap();
    // The evening that began first is the first of its day.
    thread::sleep(Duration::from_millis(1100));
}

/// Returns what a command told without seals, which depend on the time.
fn unsealed(told: &str) -> String {
    let lines = told.lines().filter(|line| !line.starts_with("Seal code"));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn every_command_does_the_same_on_a_file_and_at_a_table() {
    let Some(server) = Server::shared() else {
        return;
    };
    let url = server.url("postgres", &club(&server));
    let folder = tempfile::tempdir().unwrap();
    give(folder.path());
    let (file, copy) = (folder.path().join("file.db"), folder.path().join("copy.db"));
    done(&copy, &["club", "join", &url, "--table", "3번 상"], "");
    for (args, typed) in WRITTEN {
        let both = [&file, &copy].map(|ledger| {
            let run = run(ledger, args, typed);
            assert_eq!(run.status.code(), Some(0), "{args:?}: {}", all_told(&run));
            all_told(&run)
        });
        assert_eq!(both[0], both[1], "{args:?}");
    }
    for args in READ {
        let both = [&file, &copy].map(|ledger| unsealed(&done(ledger, args, "")));
        assert!(both[0] == both[1], "{args:?}: {} {}", both[0], both[1]);
    }
    let [alone, at_table] = [&file, &copy].map(|file| {
        let ledger = Ledger::open(file).unwrap();
        assert_eq!(ledger.verify().unwrap(), []);
        said(&ledger.written(EntryId(0), u32::MAX).unwrap())
    });
    // The session that was played and that of the notes are of the table; imports and results are not.
    let table = r#","table":"3번 상""#;
    let seated = at_table.iter().filter(|(_, _, body)| body.contains(table));
    assert!(seated.clone().all(|(kind, ..)| *kind == EntryKind::Session));
    assert_eq!(seated.count(), 2);
    let plain = at_table.into_iter();
    let plain: Vec<_> = plain
        .map(|(kind, session, body)| (kind, session, body.replace(table, "")))
        .collect();
    assert_eq!(plain, alone);
}
