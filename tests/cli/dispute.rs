//! `dokbak dispute`: claims, their effect, and the correction that is agreed on.

use crate::support::{Dokbak, key};

/// Ann wins with three brights, 3 points. Bo counts no bright and owes 6, Chul counts one and owes 3.
const EVENING: &str = "\
players Ann Bo Chul
rules pagat
chip none
length 3
Ann has 1g 3g 8g
Bo counts p6
Chul counts g1 p6
Ann stop
";

fn evening() -> Dokbak {
    let dokbak = Dokbak::new().file("evening.txt", EVENING);
    dokbak.line("play --script evening.txt").run().done();
    dokbak
}

#[track_caller]
fn has(text: &str, rows: &[&str]) {
    let words = |line: &str| line.split_whitespace().collect::<Vec<&str>>().join(" ");
    for row in rows {
        let found = text.lines().any(|line| words(line) == words(row));
        assert!(found, "no {row:?} in\n{text}");
    }
}

#[test]
fn an_agreed_claim_is_written_as_a_correction_with_its_reason() {
    let dokbak = evening();
    let claims = "Bo counts g2 p6\nagree Bo had two brights under his ribbons\n";
    let told = dokbak
        .line("dispute 2 --script -")
        .stdin(claims)
        .run()
        .done();
    has(
        &told,
        &[
            "5  Bo counts g0 y0 t0 p6",
            "* Bo owes 3 × 2 = 6 (gwang-bak) 3 chips",
            "* Ann +9 +6",
            "* Bo -6 -3",
            "Chul -3 -3",
            "Hand 2 is corrected; the correction is written as 3.",
        ],
    );
    let log = dokbak.line("log").run().done();
    assert!(log.contains("(corrected: Bo"), "{log}");
    assert!(log.contains("Ann +6, Bo -3, Chul -3"), "{log}");
    let shown = dokbak.line("show 2").run().done();
    assert!(shown.contains("  Bo counts g2 y0 t0 p6\n"), "{shown}");
    dokbak.line("verify").run().done();
    // The session goes on, and its standing counts the correction.
    let more = dokbak
        .line("play --script -")
        .stdin("nagari\n")
        .run()
        .done();
    assert!(more.contains("Standing: Ann +6, Bo -3, Chul -3."), "{more}");
}

/// Chul says that Bo had said go: Bo pays for both, 6 and 3.
#[test]
fn lines_are_added_replaced_and_struck() {
    let dokbak = evening();
    let claims = "Bo go 3\nundo\n6: Chul counts p2\nBo heundeum 5\ndrop 99\n";
    let told = dokbak.line("dispute 2 --script -").stdin(claims).run();
    has(
        &told.stdout,
        &[
            "* dok-bak Dok-bak: Bo pays for Chul too",
            "* Bo -6 -9",
            "Taken back: Bo go 3",
            "* Chul -3 -6",
        ],
    );
    assert_eq!(told.status, Some(1));
    assert!(
        told.stderr
            .starts_with("standard input:5:1: there is no line 99"),
        "{}",
        told.stderr
    );
    // What was claimed is still there, and a hand that could not have ended so is not written.
    let claims = "show\ndrop 7\nagree so it was\n";
    let told = dokbak.line("dispute 2 --script -").stdin(claims).run();
    has(
        &told.stdout,
        &["* 6  Chul counts p2", "*  +  Bo heundeum 5"],
    );
    assert!(
        told.stderr.contains("could not have ended so"),
        "{}",
        told.stderr
    );
    let told = dokbak
        .line("dispute 2 --script -")
        .stdin("undo\nvoid\nagree misdeal\n")
        .run()
        .done();
    has(
        &told,
        &[
            "* ended Ann stops with 3 points. Void: the hand is dealt again.",
            "* Ann +9 0",
        ],
    );
    let log = dokbak.line("log").run().done();
    assert!(log.contains("Ann 0, Bo 0, Chul 0"), "{log}");
}

#[test]
fn a_dispute_needs_a_claim_a_reason_and_a_hand() {
    let dokbak = evening();
    for (claims, why) in [
        ("agree yes\n", "nothing is claimed"),
        ("drop 5\nagree\n", "write the reason"),
        ("Bo coutns g1\n", "is no word of the record language"),
        ("Bo has 1q\n", "is no card"),
        ("hello\n", "is no word"),
    ] {
        let dokbak = evening();
        let told = dokbak.line("dispute 2 --script -").stdin(claims).run();
        assert_eq!(told.status, Some(1), "{claims}: {}", told.stdout);
        assert!(told.stderr.contains(why), "{claims}: {}", told.stderr);
    }
    assert_eq!(
        dokbak.line("dispute 1 --script -").stdin("").run().status,
        Some(3)
    );
    assert_eq!(
        dokbak.line("dispute 9 --script -").stdin("").run().status,
        Some(3)
    );
    let left = dokbak.line("dispute 2 --script -").stdin("").run().done();
    assert!(left.ends_with("Nothing was changed.\n"), "{left}");
}

#[test]
fn a_dispute_at_a_terminal() {
    let dokbak = evening();
    let mut pty = dokbak.line("dispute 2").terminal(40, 100);
    let claim = "Claim, or agree REASON? ";
    pty.answer(claim, "보 counts g1");
    pty.wait_for("nobody named 보 is at the table");
    pty.line_is("Claim, or agree REASON? 보 counts g1");
    pty.send(key::CTRL_U);
    pty.line_is("Claim, or agree REASON? ");
    pty.type_in("Bo counts g1 p6");
    pty.press(key::ENTER);
    pty.wait_for("+6");
    pty.answer(claim, "agree 브라이트를 잘못 셌다");
    pty.answer("Is the table agreed? [Y/n] ", "n");
    pty.send(key::CTRL_C);
    pty.wait_for("Nothing was changed; 1 claim kept");
    assert_eq!(pty.end().status, 130);
    let mut pty = dokbak.line("dispute 2").terminal(40, 100);
    pty.answer(claim, "agree 브라이트를 잘못 셌다");
    pty.answer("Is the table agreed? [Y/n] ", "");
    pty.wait_for("Hand 2 is corrected");
    assert_eq!(pty.end().status, 0);
    let log = dokbak.line("log").run().done();
    assert!(log.contains("브라이트를"), "{log}");
}
