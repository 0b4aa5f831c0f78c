//! Replacing the ledger's file while a program has it open: by `restore`, or by copying files.

use crate::support::{Dokbak, key};
use std::collections::HashSet;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// A hand of three players, and the next one begun.
const PLAYED: &str = "players Ann Bo Chul\nrules pagat\nchip 100 KRW\nlength open\n\
     Ann has 1g 3g 8g\nBo counts p6\nChul counts g1 p6\nAnn stop\n";

/// Returns the ledger and the files kept next to it.
fn ledgers(dokbak: &Dokbak) -> Vec<PathBuf> {
    let files = fs::read_dir(dokbak.ledger().parent().unwrap()).unwrap();
    let files = files.map(|file| file.unwrap().path());
    let beside = |file: &PathBuf| {
        let name = file.file_name().unwrap().to_str().unwrap();
        name.starts_with("ledger.db") && !["ledger.db.lock", "ledger.db.copied"].contains(&name)
    };
    files.filter(beside).collect()
}

#[test]
fn what_was_told_as_written_while_a_ledger_was_brought_back_is_in_one_of_both() {
    let dokbak = Dokbak::new();
    dokbak.line("play --script -").stdin(PLAYED).run().done();
    dokbak.line("backup copy.db").run().done();
    let over = AtomicBool::new(false);
    let pays = |who: usize| {
        let mut told = Vec::new();
        for number in 0.. {
            if over.load(Ordering::Relaxed) {
                break;
            }
            let note = format!("w{who}x{number}");
            let run = dokbak
                .args(["paid", "Bo", "Ann", "5", "KRW", "--note", &note])
                .run();
            match run.status {
                Some(0) => told.push(note),
                status => assert_eq!(status, Some(1), "{run:?}"),
            }
        }
        told
    };
    let told = thread::scope(|scope| {
        let payers = [0, 1].map(|who| scope.spawn(move || pays(who)));
        for _ in 0..8 {
            thread::sleep(Duration::from_millis(150));
            let run = dokbak.line("restore copy.db").run();
            assert_eq!(run.status, Some(0), "{run:?}");
        }
        over.store(true, Ordering::Relaxed);
        payers.map(|payer| payer.join().unwrap()).concat()
    });
    let mut found = HashSet::new();
    for file in ledgers(&dokbak) {
        let of = |line: &str| {
            dokbak
                .args(["--ledger", file.to_str().unwrap(), line])
                .run()
        };
        of("verify").done();
        let entries = dokbak
            .args(["--ledger", file.to_str().unwrap(), "paid", "--json"])
            .run()
            .done();
        let notes = entries.split("\"note\":\"").skip(1);
        found.extend(notes.filter_map(|rest| rest.split('"').next().map(str::to_owned)));
    }
    let lost: Vec<&String> = told.iter().filter(|note| !found.contains(*note)).collect();
    assert!(!told.is_empty());
    assert!(lost.is_empty(), "{lost:?} of {}", told.len());
}

#[test]
fn a_hand_is_not_told_as_written_into_a_file_that_was_replaced() {
    let dokbak = Dokbak::new();
    let begun = format!("{PLAYED}Bo takes 2y\n");
    dokbak.line("play --script -").stdin(&begun).run().done();
    dokbak.line("backup copy.db").run().done();
    let ledger = dokbak.ledger();
    let mut pty = dokbak.line("play").terminal(24, 80);
    pty.answer("Continue it? [Y/n] ", "");
    pty.answer("> ", "nagari");
    pty.prompt("Write it down? [Y]es, < back, c correct ");
    pty.press(key::ENTER);
    pty.wait_for("Written as hand 2.");
    pty.answer("> ", "Ann has 1g");
    pty.prompt("> ");
    // As a program does that synchronises a folder between two machines.
    fs::rename(dokbak.home().join("copy.db"), &ledger).unwrap();
    pty.answer("> ", "nagari");
    pty.wait_for("another file was put in the place of the ledger");
    pty.leave();
    // The hand reported as written is kept, and so are the entries of the next one.
    let kept = ledger.with_extension("db.replaced");
    let kept = kept.to_str().unwrap();
    let log = dokbak.args(["--ledger", kept, "log"]).run().done();
    assert!(log.contains("Nagari: nobody won."), "{log}");
    let going_on = dokbak.args(["--ledger", kept, "play", "--script", "-"]);
    let told = going_on.stdin("show\n").run().stdout;
    assert!(told.contains("Ann has 1g"), "{told}");
}
