//! `dokbak whatif`: a hand or a session under other rules, or with other lines.

use crate::support::Dokbak;

/// Two hands: Bo says go and Ann stops (hong-dan, 3 points), then nobody wins.
const EVENING: &str = "\
players Ann Bo Chul
rules pagat go_bak.both=own
chip none
length 3
Bo takes 6t 9t 10t 6p 9p 10p
Bo go
Chul takes 11gsp 1p
Ann takes 1t 2t 3t 1p 2p 3p
Ann stop
nagari
Ann has 1g 3g 8g
Bo counts g1 p6
Chul counts p6
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

/// Under Wikipedia's rules a go doubles the caller's own loss, and nobody pays for anybody: Bo 6,
/// Chul 3.
#[test]
fn other_rules_stand_beside_the_rules_of_the_hand() {
    let dokbak = evening();
    let told = dokbak.line("whatif 2 --rules wikipedia").run().done();
    has(
        &told,
        &[
            "- set go_bak.both=own",
            "* Bo owes    3 chips                        3 × 2 = 6 (go-bak)",
            "Chul owes  3 chips                        3 chips",
            "* Ann        +6                             +9",
            "Bo         -6                             -6",
            "* Chul       0                              -3",
            "This rule makes the difference:",
        ],
    );
    assert!(
        told.contains("go_bak.three: double instead of pays_all"),
        "{told}"
    );
}

/// Without Bo's go each pays his own 3.
#[test]
fn a_line_can_be_left_out_or_put_in() {
    let dokbak = evening();
    let told = dokbak.line("whatif 2 --without 6").run().done();
    has(
        &told,
        &["- Bo go", "* Bo         -6                             -3"],
    );
    assert!(!told.contains("difference:"), "{told}");
    // Ann's triple doubles: 6 from each, which Bo pays.
    let told = dokbak
        .args(["whatif", "2", "--with", "Ann heundeum 4"])
        .run()
        .done();
    has(
        &told,
        &[
            "+ Ann heundeum 4",
            "* Ann        +6                             +12",
        ],
    );
    // Before line 9 Ann takes the crane, and says go at the end of that turn.
    let told = dokbak
        .args(["whatif", "2", "--with", "9:Ann takes"])
        .run()
        .done();
    has(&told, &["+ Ann takes"]);
}

#[test]
fn an_end_that_could_not_have_been_is_told() {
    let dokbak = evening();
    let told = dokbak.line("whatif 2 --set target.three=5").run();
    assert_eq!(told.status, Some(1));
    assert!(
        told.stdout
            .contains("Ann cannot stop with 3 points; it takes 5"),
        "{}",
        told.stdout
    );
    assert!(
        told.stdout.contains("target.three: 5 instead of 3"),
        "{}",
        told.stdout
    );
    for (line, why) in [
        ("whatif 2", "say what would be otherwise"),
        ("whatif 2 --rules koikoi", "the hand is of gostop"),
        ("whatif 2 --without 99", "the record has 9 lines"),
        ("whatif 2 --set vip=x", "vip cannot be"),
        ("whatif --rules pagat", "required"),
    ] {
        let told = dokbak.line(line).run();
        assert_eq!(told.status, Some(2), "{line}: {}", told.stderr);
        assert!(told.stderr.contains(why), "{line}: {}", told.stderr);
    }
    assert_eq!(dokbak.line("whatif 99 --rules pagat").run().status, Some(3));
}

/// The third hand follows a nagari: 3 points, doubled, and doubled again for Chul, who has no
/// bright. Without that doubling it is 3 and 6; the first hand is 6 as before.
#[test]
fn a_whole_session_is_settled_otherwise() {
    let dokbak = evening();
    let told = dokbak
        .line("whatif --session 1 --set nagari.times=1")
        .run()
        .done();
    has(
        &told,
        &[
            "2  Ann +6, Bo -6, Chul 0",
            "4  Ann +18, Bo -6, Chul -12  Ann +9, Bo -3, Chul -6  *",
            "Ann            +24      +15          -9",
            "Bo             -12       -9          +3",
            "Chul           -12       -6          +6",
        ],
    );
    assert!(told.contains("nagari.times: 1 instead of 2"), "{told}");
}
