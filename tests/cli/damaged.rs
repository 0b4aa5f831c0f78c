//! The write-ahead log of a killed program, damaged before the next start.

use crate::support::{Dokbak, key};
use std::fs;

const PLAYED: &str = "players Ann Bo Chul\nrules pagat\nchip 100 KRW\nlength open\n\
     Ann has 1g 3g 8g\nBo counts p6\nChul counts g1 p6\nAnn stop\n";

/// Returns a home where a program reported a hand as written and was then killed, and the log is
/// now damaged.
fn damaged() -> Dokbak {
    let dokbak = Dokbak::new();
    dokbak.line("play --script -").stdin(PLAYED).run().done();
    let mut pty = dokbak.line("play").terminal(24, 80);
    pty.wait_for("Continue it? [Y/n] ");
    pty.press(key::ENTER);
    pty.answer("> ", "nagari");
    pty.prompt("Write it down? [Y]es, < back, c correct ");
    pty.press(key::ENTER);
    pty.wait_for("Written as hand 2.");
    let home = dokbak.ledger().with_file_name("left");
    fs::create_dir(&home).unwrap();
    for ending in ["", "-wal", "-shm"] {
        let file = dokbak.ledger().with_file_name(format!("ledger.db{ending}"));
        fs::copy(&file, home.join(file.file_name().unwrap())).unwrap();
    }
    pty.leave();
    fs::rename(home.join("ledger.db"), dokbak.ledger()).unwrap();
    for ending in ["-wal", "-shm"] {
        let name = format!("ledger.db{ending}");
        fs::rename(home.join(&name), dokbak.ledger().with_file_name(&name)).unwrap();
    }
    let log = dokbak.ledger().with_file_name("ledger.db-wal");
    let mut bytes = fs::read(&log).unwrap();
    bytes[0] ^= 0xff;
    fs::write(&log, bytes).unwrap();
    dokbak
}

#[test]
fn reading_says_it_and_goes_on_and_writing_asks() {
    let dokbak = damaged();
    let told = "ledger.db-wal is damaged or gone, and what was written last was in it alone";
    for line in ["log", "standings", "show 1.1"] {
        let run = dokbak.line(line).run();
        assert_eq!(run.status, Some(0), "{run:?}");
        assert!(run.stderr.contains(told), "{run:?}");
    }
    for line in [
        "verify",
        "backup copy.db",
        "paid Bo Ann 5 KRW",
        "play --script -",
    ] {
        let run = dokbak.line(line).run();
        assert_eq!(run.status, Some(3), "{run:?}");
        assert!(run.stderr.contains(told), "{run:?}");
    }
    let asked = "The latest entries are in a damaged log. Set that log aside, and go on without what cannot be \
                 read? (y/n) ";
    let mut pty = dokbak.line("paid Bo Ann 5 KRW").terminal(24, 200);
    pty.answer(asked, "n");
    pty.end();
    let mut pty = dokbak.line("paid Bo Ann 5 KRW").terminal(24, 200);
    pty.answer(asked, "y");
    pty.wait_for("The damaged log is kept as ");
    pty.end();
    dokbak.line("verify").run().done();
    let beside = fs::read_dir(dokbak.ledger().parent().unwrap()).unwrap();
    let kept = beside.filter(|file| {
        let name = file.as_ref().unwrap().file_name();
        name.to_str().unwrap().starts_with("ledger.db-wal.damaged-")
    });
    assert_eq!(kept.count(), 1);
}
