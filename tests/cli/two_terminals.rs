//! A second terminal during an evening with a half-entered hand: it reads what is written, and
//! learns what it cannot do.

use crate::support::{Dokbak, Pty, key};

const BEGUN: &str = "players Ann Bo Chul\nrules pagat\nchip 100 KRW\nlength open\n\
     Ann has 1g 3g 8g\nBo counts p6\nChul counts g1 p6\nAnn stop\nAnn takes 1g 1t\n";

/// Returns a terminal in the middle of the second hand, after another of its lines.
fn playing(dokbak: &Dokbak) -> Pty {
    dokbak.line("play --script -").stdin(BEGUN).run().done();
    let mut pty = dokbak.line("play").terminal(24, 80);
    pty.answer("Continue it? [Y/n] ", "");
    pty.answer("> ", "Bo takes 2y");
    pty.prompt("> ");
    pty
}

#[test]
fn everything_can_be_read_while_a_hand_is_told() {
    let dokbak = Dokbak::new();
    let mut pty = playing(&dokbak);
    for (line, told) in [
        ("standings", "900 KRW"),
        ("standings --json", "\"chips\":9"),
        ("log", "Ann"),
        ("log --json", "\"open\":true"),
        ("show last", "Ann stops with 3 points."),
        ("show 1.1", "Ann stops with 3 points."),
        ("why 1.1", "gwang-bak"),
        ("whatif 1.1 --set gwang_bak=off", "+6"),
        ("share --session 1", "Ann"),
        ("seal", "2:"),
        ("verify", "Everything up to entry 2 is as it was written;"),
        (
            "verify --deep",
            "Everything up to entry 2 is as it was written, and settles the same;",
        ),
    ] {
        let read = dokbak.line(line).run().done();
        assert!(read.contains(told), "{line}: {read}");
        // Nothing of the unfinished hand is visible.
        assert!(!read.contains("2y"), "{line}: {read}");
    }
    // The person playing continues as if nobody had looked.
    pty.answer("> ", "nagari");
    pty.prompt("Write it down? [Y]es, < back, c correct ");
    pty.press(key::ENTER);
    pty.wait_for("Written as hand 2.");
    assert!(dokbak.line("log").run().done().contains("TODAY.2"));
    pty.leave();
}

#[test]
fn who_would_write_is_told_that_somebody_plays() {
    let dokbak = Dokbak::new();
    let mut pty = playing(&dokbak);
    for (lang, told) in [
        ("en", "another terminal"),
        ("ko", "다른 창"),
        ("ja", "ほかの画面"),
    ] {
        let second = dokbak.clone().variable("DOKBAK_LANG", lang);
        for line in [
            "play --script -",
            "close",
            "close --discard",
            "dispute 1.1 --script -",
        ] {
            let run = second.line(line).stdin("nagari\n").run();
            assert_eq!(run.status, Some(1), "{line}: {run:?}");
            assert!(run.stderr.contains(told), "{line}: {run:?}");
            // The message also says how a second table can play.
            assert!(run.stderr.contains("--ledger table2.db"), "{line}: {run:?}");
        }
    }
    // The half-entered hand is still there.
    pty.answer("> ", "show");
    pty.wait_for("2  Bo takes 2y");
    pty.prompt("> ");
    pty.leave();
    dokbak.line("verify").run().done();
}
