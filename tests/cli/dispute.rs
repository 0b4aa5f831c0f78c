//! `dokbak dispute`: claims, their effect, and the agreed correction.

use crate::support::{Dokbak, has, key};
use serde_json::{Value, json};

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

/// Runs a dispute about the first hand; returns the output.
fn argued(dokbak: &Dokbak, claims: &str) -> String {
    let told = dokbak.line("dispute 2 --script -").stdin(claims).run();
    told.done()
}

#[test]
fn an_agreed_claim_is_written_as_a_correction_with_its_reason() {
    let dokbak = evening();
    let claims = "Bo counts g1 p6\nagree Bo had a bright under his ribbons\n";
    let told = argued(&dokbak, claims);
    has(
        &told,
        &[
            "5  Bo counts g0 y0 t0 p6",
            "* Bo owes 3 × 2 = 6 (gwang-bak) 3 chips",
            "* Ann +9 +6",
            "* Bo -6 -3",
            "Chul -3 -3",
            "Hand 1 is corrected.",
        ],
    );
    let log = dokbak.line("log").run().done();
    assert!(log.contains("(corrected: Bo"), "{log}");
    assert!(log.contains("Ann +6, Bo -3, Chul -3"), "{log}");
    let shown = dokbak.line("show 2").run().done();
    assert!(shown.contains("  Bo counts g1 y0 t0 p6\n"), "{shown}");
    dokbak.line("verify").run().done();
    // The session continues, and its standing includes the correction.
    let more = dokbak
        .line("play --script -")
        .stdin("nagari\n")
        .run()
        .done();
    assert!(more.contains("Standing: Ann +6, Bo -3, Chul -3."), "{more}");
}

/// Chul claims that Bo had said go: Bo pays for both, 6 and 3.
#[test]
fn lines_are_added_replaced_and_struck() {
    let dokbak = evening();
    let claims = "Bo go 3\nundo\n6: Chul counts p2\nBo heundeum 5\ndrop 99\n";
    let told = dokbak.line("dispute 2 --script -").stdin(claims).run();
    has(
        &told.stdout,
        &[
            "* dok-bak Dok-bak: Bo pays for Chul too (go-bak:",
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
    // The claims are still there, and a hand that could not have ended this way is not written.
    let claims = "show\ndrop 7\nagree so it was\n";
    let told = dokbak.line("dispute 2 --script -").stdin(claims).run();
    has(
        &told.stdout,
        &["* 6  Chul counts p2", "*  +  Bo heundeum 5"],
    );
    assert!(
        told.stderr.contains("could not have ended like this"),
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
        ("agree yes\n", "there are no claims"),
        ("drop 5\nagree\n", "write the reason"),
        ("Bo coutns g1\n", "is not a word of the record language"),
        ("Bo has 1q\n", "is not a card"),
        ("hello\n", "is not a word"),
        ("drop\n", "drop which line?"),
        ("drop 5\ndrop 5\n", "line 5 is already removed"),
        ("5:\n", "or drop 5"),
        ("rules korean\n", "played by the ruleset of its evening"),
        ("1: rules korean\n", "played by the ruleset of its evening"),
        ("drop 1\n", "played by the ruleset of its evening"),
        ("players Bo Ann Chul\n", "make it a different hand"),
        ("players Ann Bo Dan\n", "make it a different hand"),
        ("Ann stop\nagree so\n", "nothing differs from the record"),
        (
            "Bo counts p6 # really\nagree so\n",
            "nothing differs from the record",
        ),
    ] {
        let dokbak = evening();
        let told = dokbak.line("dispute 2 --script -").stdin(claims).run();
        assert_eq!(told.status, Some(1), "{claims}: {}", told.stdout);
        assert!(told.stderr.contains(why), "{claims}: {}", told.stderr);
    }
    assert_eq!(
        dokbak.line("dispute 1 --script -").stdin("").run().status,
        Some(1)
    );
    assert_eq!(
        dokbak.line("dispute 9 --script -").stdin("").run().status,
        Some(1)
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
    pty.answer("Does the table agree? [Y/n] ", "n");
    pty.send(key::CTRL_C);
    pty.wait_for("Nothing was changed; 1 claim kept");
    assert_eq!(pty.end().status, 130);
    let mut pty = dokbak.line("dispute 2").terminal(40, 100);
    pty.answer(claim, "agree 브라이트를 잘못 셌다");
    pty.answer("Does the table agree? [Y/n] ", "");
    pty.wait_for("Hand 1 is corrected");
    assert_eq!(pty.end().status, 0);
    let log = dokbak.line("log").run().done();
    assert!(log.contains("브라이트를"), "{log}");
}

/// A written correction settles by itself to the agreed verdict, even if a house rule of the
/// session was removed or changed, or if a corrected hand is disputed again.
#[test]
fn a_correction_is_the_verdict_of_its_record() {
    let script = "players Ann Bo Chul\nrules pagat gwang_bak=off\nchip none\nlength 3\n\
                  set heundeum.times=3\nAnn has 1g 3g 8g\nAnn heundeum 5\nBo counts p6\n\
                  Chul counts g1 p6\nAnn stop\n";
    let dokbak = Dokbak::new().file("evening.txt", script);
    dokbak.line("play --script evening.txt").run().done();
    for (claim, net) in [
        // 3 points, tripled for the triple; Bo has no bright.
        ("drop 2", [27, -18, -9]),
        ("set heundeum.times=2", [18, -12, -6]),
        ("set gwang_bak=off", [12, -6, -6]),
    ] {
        let claims = format!("{claim}\nagree so it was\n");
        let told = dokbak.line("dispute 2 --script -").stdin(&claims).run();
        assert_eq!(told.status, Some(0), "{claim}: {told:?}");
        let kept = dokbak.line("show 2 --json").run().done();
        let shown = dokbak.line("show 2").run().stdout;
        let record: String = shown
            .lines()
            .skip_while(|line| !line.is_empty())
            .skip(1)
            .take_while(|line| !line.is_empty())
            .flat_map(|line| [line.trim_start().split_once("  ").unwrap().1, "\n"])
            .collect();
        let alone = dokbak.line("settle --json -").stdin(&record).run().done();
        let [kept, alone] = [kept, alone].map(|text| serde_json::from_str::<Value>(&text).unwrap());
        assert_eq!(kept, alone, "{claim}: {record}");
        let wanted = json!({"Ann": net[0], "Bo": net[1], "Chul": net[2]});
        assert_eq!(kept["net"], wanted, "{claim}");
    }
}

/// If the ruleset file is gone, nobody can say what its rules were without the house rules.
#[test]
fn a_ruleset_that_is_gone_stays_as_the_session_has_it() {
    let script = EVENING.replace("rules pagat", "rules ./own.yaml gwang_bak=off");
    let dokbak = Dokbak::new()
        .file("own.yaml", "extends: pagat\nbrights.three: 4\n")
        .file("evening.txt", &script);
    dokbak.line("play --script evening.txt").run().done();
    std::fs::remove_file(dokbak.home().join("own.yaml")).unwrap();
    let told = dokbak.line("dispute 2 --script -").stdin("drop 2\n").run();
    assert!(
        told.stderr.contains("write set gwang_bak=VALUE"),
        "{told:?}"
    );
    let claims = "set gwang_bak=double\nagree it was played\n";
    let told = argued(&dokbak, claims);
    has(&told, &["* Bo -4 -8"]);
}

#[test]
fn kept_claims_can_be_cleared_and_are_those_of_one_hand() {
    let dokbak = evening();
    let claim = |text: &str| argued(&dokbak, text);
    let told = claim("drop 5\nshow\n");
    has(
        &told,
        &["- 5 Bo counts g0 y0 t0 p6", "6 Chul counts g1 y0 t0 p6"],
    );
    assert!(told.ends_with("1 claim kept for the next time (clear drops them).\n"));
    has(
        &claim(""),
        &[
            "Kept from last time: 1 claim; clear drops them.",
            "- 5 Bo counts g0 y0 t0 p6",
        ],
    );
    let told = claim("clear\n");
    assert!(
        told.ends_with("All claims are dropped.\nNothing was changed.\n"),
        "{told}"
    );
    let kept = || {
        let raw = rusqlite::Connection::open(dokbak.ledger()).unwrap();
        let mut query = raw
            .prepare("SELECT text FROM draft WHERE about = 'dispute 2' ORDER BY position")
            .unwrap();
        let rows = query.query_map([], |row| row.get(0)).unwrap();
        rows.collect::<Result<Vec<String>, _>>().unwrap()
    };
    assert!(kept().is_empty());
    // Claims about the original hand do not come back after its correction.
    claim("Bo counts g1 p6\n");
    let claims = kept();
    claim("agree counted again\n");
    assert!(kept().is_empty());
    let raw = rusqlite::Connection::open(dokbak.ledger()).unwrap();
    for (position, text) in (0_i64..).zip(&claims) {
        let insert = "INSERT INTO draft (session, about, position, text) \
                      VALUES (0, 'dispute 2', ?1, ?2)";
        raw.execute(insert, rusqlite::params![position, text])
            .unwrap();
    }
    drop(raw);
    let told = claim("");
    assert!(told.contains("no longer fit the hand"), "{told}");
    assert!(told.ends_with("Nothing was changed.\n"), "{told}");
    assert!(kept().is_empty());
}

/// The earlier claims are kept, and the message says so.
#[test]
fn a_script_that_fails_says_what_it_leaves() {
    let dokbak = evening();
    let script = "drop 5\nBo has 1q\n";
    let told = dokbak.line("dispute 2 --script -").stdin(script).run();
    assert_eq!(told.status, Some(1), "{told:?}");
    assert!(
        told.stdout
            .ends_with("1 claim kept for the next time (clear drops them).\n"),
        "{told:?}"
    );
    let told = argued(&dokbak, "");
    assert!(
        told.contains("Kept from last time: 1 claim; clear drops them."),
        "{told}"
    );
}

/// Bo's 6 become 3 after Ann was paid 9.
#[test]
fn a_correction_after_the_close_tells_what_moves() {
    let dokbak = evening();
    dokbak.line("close").run().done();
    let claims = "Bo counts g1 p6\nagree a bright\n";
    let told = argued(&dokbak, claims);
    has(
        &told,
        &[
            "The evening is already closed. Compared with what was paid then:",
            "Ann -3",
            "Bo +3",
            "Chul 0",
            "Ann hands Bo 3 chips.",
        ],
    );
    let claims = "Bo counts p6\nagree there were none\n";
    let told = argued(&dokbak, claims);
    assert!(told.contains("what was paid then is still right"), "{told}");
}

#[test]
fn a_corrected_hand_is_shown_as_it_stands_and_as_it_was() {
    let dokbak = evening();
    for claims in [
        "Bo counts g1 p6\nagree a bright\n",
        "Bo counts g0 p6\nagree or none\n",
    ] {
        dokbak
            .line("dispute 2 --script -")
            .stdin(claims)
            .run()
            .done();
    }
    let now = dokbak.line("show 2").run().done();
    has(&now, &["Corrected DATE by entry 4: or none"]);
    assert!(now.contains("`dokbak show TODAY.1 --original`"), "{now}");
    assert!(
        !dokbak
            .line("show 2 --original --json")
            .run()
            .done()
            .is_empty()
    );
    let first = dokbak.line("show 2 --original").run().done();
    has(
        &first,
        &[
            "This no longer counts; corrected DATE by entry 4: or none",
            "Bo -6 to Ann 6",
        ],
    );
    let between = dokbak.line("show 3").run().done();
    has(
        &between,
        &[
            "Corrected DATE by entry 3: a bright",
            "This no longer counts; corrected DATE by entry 4: or none",
            "5  Bo counts g1 y0 t0 p6",
            "Bo -3 to Ann 3",
        ],
    );
    // A correction's number stands for its hand.
    let told = dokbak.line("whatif 4 --set gwang_bak=off").run().done();
    has(&told, &["* Bo -6 -3"]);
}

/// Hand 1 leaves 3 in the pot, and Bo wins 6 in hand 2: -2, +4, -2. If Ann had the boar in hand 1,
/// she gets its 3 as well: +1, +4, -2. The 3 paid out twice come back, 1 from each: 0, +3, -3.
#[test]
fn a_pot_that_was_paid_twice_is_made_up_for() {
    let script = "players Ann Bo Chul\nrules pagat boar.pot=1\nchip none\nlength open\n\
                  nagari\nBo takes 7y\nnagari\n";
    let dokbak = Dokbak::new().file("evening.txt", script);
    dokbak.line("play --script evening.txt").run().done();
    let claims = "Ann boar\nagree Ann had the boar\n";
    let told = dokbak.line("dispute 2 --script -").stdin(claims).run();
    assert!(told.done().contains("* Ann"), "{told:?}");
    let told = dokbak.line("close").run().done();
    has(
        &told,
        &["Ann 0 2 1 +2 -1", "Bo +3 2 1 +5 -1", "Chul -3 2 0 0 -1"],
    );
    assert!(
        told.contains("3 chips more came out of the boar's pot than these hands put in"),
        "{told}"
    );
    assert!(told.contains("Chul hands Bo 3 chips."), "{told}");
}

#[test]
fn a_claim_about_a_turn_shows_who_feeds_the_winner_then() {
    // Bo's 3p feeds Ann; if he had played 4t, Chul's 3p would have fed her.
    let script = "players Ann Bo Chul\nrules pagat\nchip none\nlength open\n\
                  1p 2p 4y 8y 9y 10y\n1t 11s\n7p 6p\n4p 5p\n2t 12y\n3p 12t\n6y 7t\n3t 9p\ns\n";
    let dokbak = Dokbak::new().file("turns.txt", script);
    let played = dokbak.line("play --track --script turns.txt").run();
    played.done();
    let claims = "9: Bo plays 4t flips 12t\n10: Chul plays 3p flips 7t\nquit\n";
    let told = dokbak.line("dispute 2 --script -").stdin(claims).run();
    assert_eq!(told.status, Some(0), "{told:?}");
    let words = told
        .stdout
        .split_whitespace()
        .collect::<Vec<&str>>()
        .join(" ");
    assert!(
        words.contains("Line 10: Chul played 3p, and Ann won by taking it with 3t."),
        "{words}"
    );
}

/// The amounts alone end a hand like a stop, a nagari or a void: each replaces the others.
#[test]
fn a_claim_about_the_end_replaces_the_amounts_and_the_other_way_round() {
    let evening = "players Ann Bo\nrules pagat\nchip none\nlength 3\nnet Ann +5 Bo -5\n";
    for (claims, net) in [
        ("net Ann +6 Bo -6", "Ann +6, Bo -6"),
        ("무효", "Ann 0, Bo 0"),
        ("나가리", "Ann 0, Bo 0"),
        ("net Bo +7 Ann -7", "Ann -7, Bo +7"),
    ] {
        let dokbak = Dokbak::new();
        dokbak.line("play --script -").stdin(evening).run().done();
        let claims = format!("{claims}\nagree so it was\n");
        argued(&dokbak, &claims);
        let log = dokbak.line("log").run().done();
        assert!(log.contains(net), "{claims}: {log}");
    }
    let dokbak = self::evening();
    argued(&dokbak, "net Ann 5 Bo -5\nagree only that is known\n");
    let shown = dokbak.line("show 2").run().done();
    assert!(shown.contains("  net Ann +5 Bo -5\n"), "{shown}");
    assert!(!shown.contains("Ann stop"), "{shown}");
}

/// Two dealt hands that won are both gone when the hand ended otherwise.
#[test]
fn an_end_replaces_every_dealt_hand_that_won() {
    let evening =
        "players Ann Bo Chul\nrules pagat\nchip none\nlength 3\nAnn quads 5\nBo quads 6\ny\n";
    let dokbak = Dokbak::new();
    dokbak.line("play --script -").stdin(evening).run().done();
    argued(&dokbak, "nagari\nagree nobody had four\n");
    let log = dokbak.line("log").run().done();
    assert!(log.contains("Ann 0, Bo 0, Chul 0"), "{log}");
}

#[test]
fn a_claim_about_the_cup_replaces_what_was_said_of_it() {
    // Three brights 3; the cup is one of five animals, 1 more, or two of ten junk.
    let evening = "players Ann Bo Chul\nrules pagat cup.final=true\nchip none\nlength 3\n\
                   Bo has 1g 3g 8g 9y 2y 4y 5y 6y\nBo cup animal\nAnn counts g1 p6\n\
                   Chul counts g1 p6\nBo stop\n";
    let dokbak = Dokbak::new();
    dokbak.line("play --script -").stdin(evening).run().done();
    let told = argued(&dokbak, "Bo cup junk\nagree it lay with the junk\n");
    has(&told, &["* Bo +8 +6", "* Ann -4 -3"]);
    let shown = dokbak.line("show 2").run().done();
    assert!(shown.contains("  Bo cup junk\n"), "{shown}");
    assert!(!shown.contains("cup animal"), "{shown}");
}

/// Everything that the prompt of a dispute shows can be typed as shown: the rules are removed and
/// put back, and 太郎 had a bright.
#[test]
fn a_dispute_is_led_in_the_language_of_the_table() {
    for (lang, claims, told) in [
        (
            "ja",
            "削除 2\nクリア\n太郎 counts g1 p6\n同意 短冊の下にあった\n",
            "1局目を訂正しました。",
        ),
        (
            "ko",
            "삭제 2\n비우기\n太郎 counts g1 p6\n동의 띠 밑에 있었음\n",
            "정정했어요",
        ),
    ] {
        let evening = "players 花子 太郎\nrules matgo target.two=3\nlength 3\n\
                       花子 has 1g 3g 8g\n太郎 counts p7\n花子 stop\n";
        let dokbak = Dokbak::new();
        dokbak.line("play --script -").stdin(evening).run().done();
        let dispute = dokbak.args(["--lang", lang, "dispute", "2", "--script", "-"]);
        let said = dispute.stdin(claims).run().done();
        assert!(said.contains(told), "{said}");
    }
}
