//! `dokbak evening`: statements about a whole evening; and the reminder about copies at its close.

use crate::support::{Dokbak, after_the_evening, masked, shows};
use std::fs;

/// Plays and closes an evening of two players on a day; they win and lose 5 chips.
fn plays(dokbak: &Dokbak, day: &str, [one, other]: [&str; 2]) {
    let script = format!(
        "players {one} {other}\nrules pagat\nchip 100 KRW\nlength open\n\
         {one} takes 2y 4y 8y 1t 2t 3t\n{one} stop\ny\nend\n"
    );
    let line = format!("play --new --date {day} --script -");
    dokbak.line(&line).stdin(&script).run().done();
}

#[test]
fn an_evening_is_said_in_words() {
    let dokbak = after_the_evening();
    let told = dokbak.line("evening 3/7").run().done();
    assert_eq!(
        told,
        "DATE (3/7): 안나, 보 and 철수, pagat, a chip is 100 KRW\n  3 hands\n"
    );
    assert_eq!(dokbak.line("evening").run().done(), told);
    let told = dokbak.line("evening 3/8").run();
    assert!(
        told.stderr
            .contains("there is no evening of 3/8; the nearest is 7 Mar 2026 (3/7)"),
        "{told:?}"
    );
    let told = dokbak.line("evening 3/7 --void --date 2026-03-08").run();
    assert_eq!(told.status, Some(2), "{told:?}");
}

#[test]
fn a_closed_evening_goes_on() {
    let dokbak = after_the_evening();
    let told = dokbak.line("evening 3/7 --reopen").run().done();
    shows(
        &told,
        &[
            "DATE (3/7): 안나, 보 and 철수",
            "The evening of DATE (3/7) is open again; `dokbak play --evening 3/7`",
        ],
    );
    let again = dokbak.line("evening 3/7 --reopen").run();
    assert_eq!(again.status, Some(1), "{again:?}");
    assert!(
        again.stderr.contains("the evening of 3/7 is not closed"),
        "{again:?}"
    );
    // A script continues the open evening.
    let told = dokbak
        .line("play --script -")
        .stdin("nagari\nend\n")
        .run()
        .done();
    shows(
        &told,
        &[
            "Written as hand 4.",
            "This evening, 4 hands:",
            "The evening is closed.",
        ],
    );
    let log = dokbak.line("log").run().done();
    assert!(log.contains("3/7.4  Nagari: nobody won."), "{log}");
    dokbak.line("verify --deep").run().done();
}

/// A trial evening is in the log, marked, and nowhere else; its people are in no list.
#[test]
fn a_trial_is_void_with_its_people() {
    let dokbak = Dokbak::new();
    plays(&dokbak, "2026-03-06", ["Zed", "Yan"]);
    plays(&dokbak, "2026-03-07", ["Ann", "Bo"]);
    let lists = [
        "standings",
        "standings --json",
        "stats",
        "people",
        "people --json",
        "settle-up",
        "settle-up --json",
        "export --csv",
        "export --hledger",
        "share --month 2026-03",
        "report --month 2026-03",
    ];
    let everywhere = |there: bool| {
        for line in lists {
            let told = dokbak.line(line).run();
            assert_eq!(told.status, Some(0), "{line}: {told:?}");
            let found = ["Zed", "Yan"].map(|name| told.stdout.contains(name));
            assert_eq!(found, [there; 2], "{line}: {}", told.stdout);
            assert!(told.stdout.contains("Ann"), "{line}: {}", told.stdout);
        }
    };
    everywhere(true);
    let told = dokbak
        .typed("evening 3/6 --void --reason |only tried out|")
        .run();
    shows(
        &told.done(),
        &[
            "DATE (3/6): Zed and Yan",
            "  1 hand\n",
            "The evening of DATE (3/6) is void: nothing of it counts any more. `dokbak\n  evening 3/6 --void --undo`",
        ],
    );
    everywhere(false);
    let log = dokbak.line("log").run().done();
    shows(
        &log,
        &[
            "DATE (3/6): Zed and Yan",
            "  Void: nothing of this evening counts.",
            "DATE (3/7)",
        ],
    );
    let shown = dokbak.line("show 3/6.1").run().done();
    assert!(
        shown.contains("Void: nothing of this evening counts."),
        "{shown}"
    );
    dokbak.line("verify --deep").run().done();
    dokbak.line("evening 3/6 --void --undo").run().done();
    everywhere(true);
    dokbak.line("verify --deep").run().done();
}

#[test]
fn somebody_at_a_terminal_is_asked_before_an_evening_is_void() {
    let dokbak = after_the_evening();
    for (answer, void) in [("n", false), ("y", true)] {
        let mut pty = dokbak.line("evening 3/7 --void").terminal(24, 100);
        pty.wait_for("  3 hands");
        pty.wait_for("Void this whole evening? [y/n]");
        pty.press(&format!("{answer}\r"));
        assert_eq!(pty.end().status, 0);
        let log = dokbak.line("log --json").run().stdout;
        assert_eq!(log.contains("\"void\":true"), void, "{log}");
    }
}

/// A void evening cannot be continued.
#[test]
fn a_void_evening_that_was_open_is_not_offered() {
    let dokbak = Dokbak::new();
    let script = "players Zed Yan\nrules pagat\nchip none\nlength open\nnagari\n";
    dokbak.line("play --script -").stdin(script).run().done();
    dokbak.line("evening --void").run().done();
    let told = dokbak.line("close").run();
    assert!(told.stderr.contains("no evening is open"), "{told:?}");
}

#[test]
fn a_wrong_day_is_mended() {
    let dokbak = after_the_evening();
    let told = dokbak.line("evening 3/7 --date 2026-03-08").run();
    assert!(
        told.stdout
            .ends_with("The evening of 3/7 belongs to 8 Mar 2026 (3/8) now.\n"),
        "{told:?}"
    );
    let log = dokbak.line("log").run().stdout;
    assert!(log.starts_with("8 Mar 2026 (3/8): 안나"), "{log}");
    let of_day = dokbak.line("standings --since 2026-03-08 --until 2026-03-08");
    assert!(of_day.run().done().contains("안나       +9"));
    let before = dokbak.line("log --until 2026-03-07").run().done();
    assert_eq!(before, "No hands in the ledger match.\n");
    dokbak.line("verify --deep").run().done();
}

#[test]
fn what_writes_says_the_hand_in_words_first() {
    let dokbak = after_the_evening();
    for line in ["dispute 3/7.2 --script -", "share 3/7.2"] {
        let told = dokbak.line(line).stdin("quit\n").run().done();
        shows(
            &told,
            &["Hand 2 of DATE (3/7.2)", "보 stops with 5 points."],
        );
        assert!(told.starts_with("Hand 2 of"), "{line}: {told}");
    }
    // The number is another hand of the open evening.
    let more = "players 안나 보\nchip none\nlength open\nnagari\nnagari\nnagari\n";
    dokbak.line("play --script -").stdin(more).run().done();
    let told = dokbak.line("dispute 3 --script -").stdin("quit\n").run();
    shows(
        &masked(&told.stdout),
        &[
            "3 is the number of an entry here. Hand 3 of this evening is TODAY.3.",
            "Hand 2 of DATE (3/7.2)",
        ],
    );
    // At the prompt a bare number means a hand of the evening, in every command.
    for line in [
        "show 3",
        "why 3",
        "dispute 3\nquit",
        "share 3",
        "correct 3\n<",
    ] {
        let told = dokbak.line("play --script -").stdin(&format!("{line}\n"));
        let told = masked(&told.run().stdout);
        assert!(told.contains("Hand 3 of DATE (TODAY.3)"), "{line}: {told}");
    }
}

/// Returns the end of what `close` prints about an open evening.
fn closed(dokbak: &Dokbak, day: &str) -> String {
    let script = "players Ann Bo\nrules pagat\nchip none\nlength open\nnagari\n";
    let line = format!("play --new --date {day} --script -");
    dokbak.line(&line).stdin(script).run().done();
    dokbak.line("close").run().done()
}

#[test]
fn a_close_says_when_the_last_copy_is_old() {
    let dokbak = Dokbak::new();
    let none = "This ledger has not been copied yet: `dokbak backup FILE`";
    for day in ["2026-03-01", "2026-03-02", "2026-03-03"] {
        let told = closed(&dokbak, day);
        assert!(!told.contains("copy"), "{day}: {told}");
    }
    let told = closed(&dokbak, "2026-03-04");
    assert!(told.contains(none), "{told}");
    for (made, file) in [
        ("backup one.db", "one.db"),
        ("export --jsonl -o two.jsonl", "two.jsonl"),
        ("restore one.db", "one.db"),
    ] {
        let kept = dokbak.home().join("data/dokbak/ledger.db.copied");
        let _ = fs::remove_file(&kept);
        dokbak.line(made).run().done();
        assert!(dokbak.home().join(file).exists(), "{made}");
        let told = closed(&dokbak, "2026-03-05");
        assert!(!told.contains("copy"), "{made}: {told}");
        // Long ago.
        fs::write(&kept, "2026-01-01T12:00:00Z\n").unwrap();
        let told = closed(&dokbak, "2026-03-06");
        assert!(
            told.contains("The last copy of the ledger was made "),
            "{told}"
        );
        assert!(told.contains(" days ago: `dokbak backup FILE`"), "{told}");
    }
    // A table for a spreadsheet is not a copy.
    dokbak.line("export --csv -o three.csv").run().done();
    let told = closed(&dokbak, "2026-03-07");
    assert!(told.contains("The last copy"), "{told}");
}
