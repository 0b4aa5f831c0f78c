//! `dokbak dispute`: irregularities and faults, and the ways out of them.

use crate::support::{Dokbak, key};

const BEGIN: &str = "players Ann Bo Chul\nrules pagat\nchip none\nlength 3\n";

/// Bo takes Ann's stack of May, and nobody asks for the junk: with nine junk and hong-dan he gets 3
/// from each. With Chul's 10p he has ten junk, so 4 points, and both are pi-bak: 8 and 8.
const UNTOLD: &str = "\
Chul takes 10pp
Ann ppuk 5
Bo takes 5ytpp
Chul takes
Ann takes
Bo takes 1t 2t 3t 1pp 2pp 3pp 7p
Bo stop
";

/// Bo takes two cards of Ann's stack of August, and Chul takes the rest later. Hong-dan, 3 from
/// each.
const SPLIT: &str = "\
Ann ppuk 8
Bo takes 8gp
Chul takes 1t 2t 8yp
Chul takes 3t
Chul stop
";

/// Ann chooses to give 2p for Bo's chok, and wins with the red ribbons, 3 from each.
const TURNS: &str = "\
table 1p 2p 3p 8y 9y 10y
Ann plays 1t flips 2t
Bo plays 4y flips 4p
Ann gives 2p to Bo
Chul plays 5y flips 6y
Ann plays 3t flips 7y
Ann stop
";

/// Bo says go with the blue ribbons, and Ann wins with three brights: he pays 6 and 6.
const GO: &str = "\
table 1p 5p 6p 9p 10p 11p
Ann plays 11g flips 1g
Bo plays 6t flips 9t
Chul plays 5t flips 4y
Ann plays 2y flips 7y
Bo plays 10t flips 12s
Bo go
Chul plays 8g flips 3p
Ann plays 8p flips 3t
Ann stop
";

/// Returns a ledger with one hand: its entry is 2, and its play starts on line 4.
fn hand(play: &str) -> Dokbak {
    let dokbak = Dokbak::new().file("evening.txt", &format!("{BEGIN}{play}"));
    dokbak.line("play --script evening.txt").run().done();
    dokbak
}

fn dispute(dokbak: &Dokbak, claims: &str) -> String {
    let line = dokbak.line("dispute 2 --script -").stdin(claims);
    line.run().done()
}

fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<&str>>().join(" ")
}

/// Fails unless these rows follow one another.
#[track_caller]
fn has(text: &str, rows: &[&str]) {
    let rows: Vec<String> = rows.iter().map(|row| words(row)).collect();
    let lines: Vec<String> = text.lines().map(words).collect();
    let found = lines.windows(rows.len()).any(|lines| lines == rows);
    assert!(found, "no {rows:?} in\n{text}");
}

#[test]
fn an_untold_stack_is_told_when_the_dispute_begins_and_mended_by_what_it_offers() {
    let dokbak = hand(UNTOLD);
    let begun = dispute(&dokbak, "");
    let told = "Line 6: Bo took the stack of month 5. Junk is owed for it, and no line says so: \
                add \"Bo stack\" after it.";
    assert!(words(&begun).contains(told), "{begun}");
    has(
        &begun,
        &[
            "Ways out, as the table decides:",
            "after 6: Bo stack  with the junk that is owed",
            "nagari  nobody won",
            "void  the hand is dealt again",
            "",
        ],
    );
    let claims = "after 6: Bo stack\nagree nobody gave junk for the stack\n";
    let told = dispute(&dokbak, claims);
    has(&told, &["* Ann  -3  -8", "* Bo  +6  +16", "* Chul  -3  -8"]);
    let shown = dokbak.line("show 2").run().done();
    has(
        &shown,
        &["6  Bo takes 5ytpp", "7  Bo stack", "8  Chul takes"],
    );
    assert!(!shown.contains("no line says so"), "{shown}");
    assert!(!dispute(&dokbak, "").contains("Ways out"));
}

/// With the whole stack put together, Chul loses what he took of it later.
#[test]
fn a_split_stack_is_put_together_again() {
    let dokbak = hand(SPLIT);
    let why = words(&dokbak.line("why 2").run().done());
    let told = "Line 5: Bo took 8gp of the stack of month 8 (8yp stayed). A stack is taken whole: \
                8gp 8yp, and then \"Bo stack\".";
    assert!(why.contains(told), "{why}");
    has(
        &dispute(&dokbak, ""),
        &[
            "5: Bo takes 8gypp  the whole stack was taken",
            "after 5: Bo stack",
            "6: Chul takes 1t 2t",
        ],
    );
    // By itself the first claim is half of the fix: the cards are in two piles, and then no line
    // tells of the stack.
    let told = dispute(
        &dokbak,
        "5: Bo takes 8gypp\n6: Chul takes 1t 2t\nafter 5: Bo stack\n",
    );
    has(
        &told,
        &[
            "Ways out, as the table decides:",
            "clear  the hand is dealt again",
            "void",
            "undo  the last claim was wrong",
        ],
    );
    has(&told, &["after 5: Bo stack  with the junk that is owed"]);
    let last = told.rsplit("Claim, or agree REASON?").next().unwrap();
    assert!(!last.contains("Ways out"), "{told}");
}

#[test]
fn what_is_put_in_behind_a_line_stands_in_the_order_of_the_claims() {
    let dokbak = hand(UNTOLD);
    let claims = "after 6: Bo stack\nafter 6: Chul gives 10p to Bo\nAnn heundeum 7\nshow\n";
    has(
        &dispute(&dokbak, claims),
        &[
            "6  Bo takes 5ytpp",
            "*  +  Bo stack",
            "*  +  Chul gives 10p to Bo",
            "7  Chul takes",
            "8  Ann takes",
            "9  Bo takes 1tpp 2tpp 3tpp 7p",
            "*  +  Ann heundeum 7",
            "10  Bo stop",
        ],
    );
    for (claim, why) in [
        ("after 6:\n", "write which line belongs after line 6"),
        ("after 99: Bo stack\n", "there is no line 99"),
        ("after 6: Bo stakc\n", "did you mean \"stack\"?"),
    ] {
        let told = hand(UNTOLD).line("dispute 2 --script -").stdin(claim).run();
        assert_eq!(told.status, Some(1), "{claim}");
        assert!(told.stderr.contains(why), "{claim}: {}", told.stderr);
    }
}

/// A claim leaves two brights, so Ann had no right to stop.
#[test]
fn a_stop_below_the_target_ends_as_nagari_or_is_dealt_again() {
    let dokbak = hand("Ann has 1g 3g 8g\nBo counts p6\nChul counts g1 p6\nAnn stop\n");
    let told = dispute(&dokbak, "4: Ann has 1g 3g\n");
    has(
        &told,
        &[
            "7  Ann stop: Ann has 0 points; 3 are needed to stop",
            "Ways out, as the table decides:",
            "4: Ann has 1g 3g ...  if there were more cards: fill them in",
            "nagari  nobody won",
            "void  the hand is dealt again",
            "undo  the last claim was wrong",
        ],
    );
    let told = dispute(&dokbak, "nagari\nagree she had two brights\n");
    has(&told, &["* Ann  +9  0", "* Bo  -6  0", "* Chul  -3  0"]);
    let log = dokbak.line("log").run().done();
    assert!(words(&log).contains("Ann 0, Bo 0, Chul 0"), "{log}");
}

/// Without the third bright she has no yaku to end the round with; in Koi-Koi, a round that nobody
/// ended is a draw.
#[test]
fn a_shobu_without_yaku_ends_as_a_draw() {
    let koikoi = "players Ann Bo\nrules koikoi\nchip none\nlength 3\n\
                  Ann takes 1g 3g 8g\nAnn shobu\n-\n";
    let dokbak = Dokbak::new().file("evening.txt", koikoi);
    dokbak.line("play --script evening.txt").run().done();
    let told = dispute(&dokbak, "6: Ann takes 1g 3g\n");
    has(
        &told,
        &[
            "Ways out, as the table decides:",
            "draw  nobody won",
            "void  the hand is dealt again",
        ],
    );
}

/// Without his third ribbon Bo had no right to say go; with it removed, everybody pays 3 for Ann's
/// ribbons, and nobody pays for both.
#[test]
fn a_go_that_was_not_allowed_is_struck() {
    let dokbak =
        hand("Bo takes 6t 9t 10t 6p 9p 10p\nBo go\nAnn takes 1t 2t 3t 1p 2p 3p\nAnn stop\n");
    let told = dispute(&dokbak, "4: Bo takes 6t 9t 6p 9p\n");
    has(
        &told,
        &[
            "5  Bo go: Bo has 0 points; 3 are needed to say go",
            "Ways out, as the table decides:",
            "drop 5  the call is removed",
            "4: Bo takes 6tp 9tp ...  if there were more cards: fill them in",
            "clear  the hand is dealt again",
            "void",
        ],
    );
    let told = dispute(&dokbak, "drop 5\n");
    has(&told, &["Ann  +6  +6", "* Bo  -6  -3", "* Chul  0  -3"]);
}

/// Bo said go twice, and the claims leave him without points both times; cards that he captured
/// after the first go cannot justify it, nor can any later ones.
#[test]
fn cards_are_missing_before_the_go_that_needs_them() {
    let dokbak = hand(
        "Bo takes 6t 9t 10t\nBo go\nAnn takes 1g 3g\nBo takes 1t 2t 3t\nBo go\n\
         Chul takes 4y 4p\nBo takes 5y 5p\nAnn takes 8g\nAnn stop\n",
    );
    let told = dispute(&dokbak, "4: Bo takes 6t\n7: Bo takes 1t\n");
    has(
        &told,
        &[
            "Ways out, as the table decides:",
            "drop 5  the call is removed",
            "4: Bo takes 6t ...  if there were more cards: fill them in",
            "drop 8  the call is removed",
            "7: Bo takes 1t ...  if there were more cards: fill them in",
            "clear  the hand is dealt again",
            "void",
            "undo  the last claim was wrong",
        ],
    );
}

/// Without the third ribbon the first go has 0 points, and the second the 2 of eleven junk: both
/// depend on the same line.
#[test]
fn a_way_out_of_two_faults_is_offered_once() {
    let dokbak = hand(
        "Bo takes 6t 9t 10t 1pp 2pp 3pp 4pp 5p\nBo go\nChul takes 7yp\nAnn takes 1g 3g 10p\n\
         Bo chok\nBo go\nAnn takes 8g\nAnn stop\n",
    );
    let told = dispute(&dokbak, "4: Bo takes 6t 9t 1pp 2pp 3pp 4pp 5p\n");
    for fault in ["5 Bo go: Bo has 0 points", "9 Bo go: Bo has 2 points"] {
        assert!(words(&told).contains(fault), "{told}");
    }
    assert_eq!(told.matches("if there were more").count(), 1, "{told}");
}

#[test]
fn junk_that_cannot_be_given_is_what_goes_by_the_rules_or_none() {
    let dokbak = hand(TURNS);
    // Ann gave 2p by choice; she has no 9p.
    let told = dispute(&dokbak, "7: Ann gives 9p to Bo\n");
    has(
        &told,
        &[
            "7  Ann gives 9p to Bo: 9p (chrysanthemum junk) is not in Ann's pile",
            "Ways out, as the table decides:",
            "7: Ann gives 1p to Bo  the junk that goes by the rules",
            "drop 7  the card stays where it was",
            "clear  the hand is dealt again",
            "void",
            "undo  the last claim was wrong",
        ],
    );
    let told = dispute(&dokbak, "clear\nafter 7: Ann gives 1p to Bo\n");
    has(
        &told,
        &[
            "With that the hand could not have ended like this:",
            "+  Ann gives 1p to Bo: Ann owes Bo no junk now; remove the line, or move it to",
            "just after its turn",
            "Ways out, as the table decides:",
            "clear  the hand is dealt again",
            "void",
            "undo  the last claim was wrong",
        ],
    );
}

#[test]
fn whole_turns_say_which_line_no_longer_holds_and_which_call_is_missing() {
    let dokbak = hand(GO);
    // If Ann had 8g, Chul could not have played it; nobody says that Ann then played 8p.
    let told = dispute(&dokbak, "5: Ann plays 8g flips 1g\n");
    has(
        &told,
        &[
            "With that the hand could not have ended like this:",
            "11  Chul plays 8g flips 3p: 8g (moon) cannot be in Chul's hand: it lies on the",
            "table",
            "Line 11 is the first that is no longer possible; the turns after it cannot be",
            "followed.",
            "Ways out, as the table decides:",
            "11: Chul plays ... flips ...  fill in what was played instead",
            "clear  the hand is dealt again",
            "void",
            "undo  the last claim was wrong",
        ],
    );
    let told = dispute(&dokbak, "clear\n11: Chul plays 6t flips 3p\n");
    has(
        &told,
        &[
            "11  Chul plays 6t flips 3p: 6t (peony ribbon) cannot be in Chul's hand: it is",
            "captured already",
            "That turn was not possible; the turns after it cannot be followed.",
        ],
    );
    let told = dispute(&dokbak, "clear\ndrop 10\n");
    has(
        &told,
        &[
            "Ways out, as the table decides:",
            "after 9: Bo go  the player said go",
            "clear  the hand is dealt again",
        ],
    );
    let told = dispute(&dokbak, "clear\nvoid\nagree Chul played out of turn\n");
    has(&told, &["* Ann  +12  0", "* Bo  -12  0", "Chul  0  0"]);
}

/// It was Bo's turn; what Chul played in it says nothing about Bo's play.
#[test]
fn a_turn_out_of_order_is_another_players() {
    let told = dispute(&hand(TURNS), "6: Chul plays 5y flips 6y\n");
    has(
        &told,
        &[
            "Ways out, as the table decides:",
            "6: Bo plays ... flips ...  it was this player's turn; fill in the cards",
            "clear  the hand is dealt again",
        ],
    );
    assert!(!told.contains("Chul plays ..."), "{told}");
}

/// Chul's turn appears twice. Without the second one, Ann takes 3t on her turn and wins as before.
#[test]
fn a_turn_that_is_one_too_many_is_struck() {
    let dokbak = hand(TURNS);
    let told = dispute(&dokbak, "7: Chul plays 5y flips 6y\n");
    assert!(told.contains("it is Ann's turn, not Chul's"), "{told}");
    has(
        &told,
        &[
            "Ways out, as the table decides:",
            "drop 8  the line is removed",
            "8: Ann plays ... flips ...  it was this player's turn; fill in the cards",
            "clear  the hand is dealt again",
        ],
    );
    let told = dispute(&dokbak, "drop 8\n");
    let last = told.rsplit("Claim, or agree REASON?").next().unwrap();
    assert!(!last.contains("Ways out"), "{told}");
}

/// Two single cards of March: the line must say which was taken, and no other turn is needed.
#[test]
fn a_turn_that_leaves_a_choice_open_needs_no_other_turn() {
    let dokbak = hand("table 3t 3p 4p 8y 9y 10y\nAnn plays 3g on 3p flips 5t\nnagari\n");
    let told = dispute(&dokbak, "5: Ann plays 3g flips 5t\n");
    assert!(told.contains("could not have ended like this"), "{told}");
    has(
        &told,
        &[
            "Ways out, as the table decides:",
            "clear  the hand is dealt again",
        ],
    );
}

#[test]
fn a_split_stack_at_a_terminal() {
    let dokbak = hand(SPLIT);
    let mut pty = dokbak.line("dispute 2").terminal(60, 100);
    let claim = "Claim, or agree REASON? ";
    pty.wait_for("5: Bo takes 8gypp");
    pty.answer(claim, "6: Chul takes 1t 2t");
    pty.answer(claim, "5: Bo takes 8gypp");
    pty.wait_for("with the junk that is owed");
    pty.answer(claim, "after 5: 보 stack");
    pty.wait_for("nobody named 보 is at the table");
    pty.send(key::CTRL_U);
    pty.line_is(claim);
    pty.type_in("after 5: Bo stack");
    pty.press(key::ENTER);
    pty.answer(claim, "agree the stack goes whole");
    pty.answer("Does the table agree? [Y/n] ", "");
    pty.wait_for("Hand 1 is corrected");
    assert_eq!(pty.end().status, 0);
    let shown = dokbak.line("show 2").run().done();
    has(
        &shown,
        &["5  Bo takes 8gypp", "6  Bo stack", "7  Chul takes 1t 2t"],
    );
}

/// Each hand, with or without a claim about it, and the first way out offered.
#[test]
fn other_plays_have_the_line_that_mends_them() {
    let own = UNTOLD.replace("Chul takes\n", "Bo ja-ppuk\nChul takes\n");
    let none = UNTOLD.replace("Bo takes 5ytpp\n", "Bo takes 5yp\nBo stack\n");
    let none = none.replace("Ann ppuk 5\n", "Ann takes\n");
    let junk = "Chul takes 10pp\nBo takes 7yp\nBo chok\nChul gives 10p to Bo\n\
                Chul gives 10p to Bo\nAnn takes 1t 2t 3t\nAnn stop\n";
    let event = junk.replace("Bo chok\nChul gives 10p to Bo\n", "");
    let stack = "table 1p 2p 3p 8y 9y 10y\nAnn plays 1t flips 1p\nBo plays 2y flips 3t\n\
                 Chul plays 8p flips 9p\nAnn plays 1g flips 4p\nnagari\n";
    for (play, claim, rows) in [
        (
            own.as_str(),
            "",
            [
                "7: Bo stack  with the junk that is owed",
                "nagari  nobody won",
            ],
        ),
        (
            &none,
            "",
            ["drop 7  it was not a stack", "nagari  nobody won"],
        ),
        (
            junk,
            "",
            ["drop 8  the card stays where it was", "nagari  nobody won"],
        ),
        (
            &event,
            "",
            [
                "drop 6  the card stays where it was",
                "after 6: Bo chok  if it was for that; or ttadak, sseul, stack",
            ],
        ),
        (
            stack,
            "8: Ann plays 1g on 1t flips 4p\n",
            [
                "8: Ann plays 1g flips 4p  the whole stack was taken",
                "clear  the hand is dealt again",
            ],
        ),
    ] {
        let told = dispute(&hand(play), claim);
        let head = "Ways out, as the table decides:";
        has(&told, &[head, rows[0], rows[1]]);
    }
}
