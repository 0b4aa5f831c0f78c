//! Mending what was entered: another winner, a changed entry, and what is asked again then.

use crate::support::{Dokbak, Pty, key};

const FIRST: &str = "Who stopped? Or the whole hand, such as: Bo godori, 11 junk, 1 go\n  1 Ann (dealer), 2 Bo, 3 Chul, n nagari\n> ";
const WRITE: &str = "Anything else? Write it down? [Y]es, < back, c correct ";

/// Ann wins with 3 for brights and 3 for junk; Bo has no bright, Chul too little junk: 12 each.
const ENTERED: &str = "\
players Ann Bo Chul
rules pagat
chip none
length 3
1
1g 3g 8g 4pp 5pp 6pp 7pp 9pp 10pp
Bo
Chul p3
none
";

/// The question for the brights of these.
fn bright(names: &str) -> String {
    format!("Who is gwang-bak? ({names}, none) ")
}

/// The question for the junk of these.
fn junk(names: &str) -> String {
    format!("Who is pi-bak? ({names}, none; or the counts) ")
}

/// Returns a terminal at the verdict of the hand.
fn at_the_verdict(dokbak: &Dokbak) -> Pty {
    dokbak.line("play --script -").stdin(ENTERED).run().done();
    let mut pty = dokbak.terminal(110, 90);
    pty.answer("Go on with it? [Y/n] ", "");
    pty.prompt(WRITE);
    pty.assert_rows(&[
        "  Ann       +24  from Bo 12, Chul 12",
        "  Bo        -12  to Ann 12",
        "  Chul      -12  to Ann 12",
    ]);
    pty
}

/// It was Bo: one key and Enter. What was captured and what was said of Chul stays; only Ann is asked
/// about, who loses now. She has a bright and junk enough and pays 6, Chul 6 x 2.
#[test]
fn another_winner_takes_a_key_and_enter() {
    let dokbak = Dokbak::new();
    let mut pty = at_the_verdict(&dokbak);
    pty.answer(WRITE, "2");
    pty.wait_for("Bo won, then; what was entered stays as far as it is still asked.");
    pty.answer(&bright("Ann"), "y");
    pty.answer(&junk("Ann"), "y");
    pty.prompt(WRITE);
    pty.assert_rows(&[
        "  Ann        -6  to Bo 6",
        "  Bo        +18  from Ann 6, Chul 12",
        "  Chul      -12  to Bo 12",
    ]);
    pty.answer(WRITE, "y");
    pty.wait_for("Standing: Ann -6, Bo +18, Chul -12.");
    pty.prompt("Who stopped? Or the whole hand, such as: Bo godori, 11 junk, 1 go\n  1 Ann, 2 Bo (dealer), 3 Chul, n nagari\n> ");
    pty.leave();
}

/// The first entry is in the line behind its question; a letter takes its place.
#[test]
fn an_edited_winner_asks_only_what_is_new() {
    let dokbak = Dokbak::new();
    let mut pty = at_the_verdict(&dokbak);
    pty.answer(WRITE, "edit 1");
    pty.line_is(&format!("1: {FIRST}1"));
    pty.send("3");
    pty.line_is(&format!("1: {FIRST}3"));
    pty.press(key::ENTER);
    // Chul won; of Bo all is known, and Ann has no bright and 4 junk: 6 x 2 x 2.
    pty.answer(&bright("Ann"), "n");
    pty.answer(&junk("Ann"), "4");
    pty.prompt(WRITE);
    pty.assert_rows(&[
        "  Ann       -24  to Chul 24",
        "  Bo        -12  to Chul 12",
        "  Chul      +36  from Ann 24, Bo 12",
    ]);
    pty.leave();
}

/// Until the last new question is answered the ledger has the hand as it was: Esc and leaving go back
/// to that.
#[test]
fn a_change_that_is_not_answered_to_the_end_changes_nothing() {
    let dokbak = Dokbak::new();
    let mut pty = at_the_verdict(&dokbak);
    pty.answer(WRITE, "Chul");
    pty.prompt(&bright("Ann"));
    pty.press(key::ESC);
    pty.wait_for("Nothing is changed.");
    pty.prompt(WRITE);
    pty.answer(WRITE, "2");
    pty.answer(&bright("Ann"), "y");
    pty.prompt(&junk("Ann"));
    pty.leave();
    let shown = dokbak.line("play --script -").stdin("show\n").run().done();
    assert!(shown.contains("Ann stops with 6 points."), "{shown}");
}

/// Three goes stay as long as the points allow them, and junk that nobody scores is asked about no
/// more; with three points there was no go, and what else there was is asked again.
#[test]
fn an_answer_that_cannot_be_any_more_is_asked_for_again() {
    let dokbak = Dokbak::new();
    let mut pty = at_the_verdict(&dokbak);
    pty.answer(WRITE, "edit 3");
    pty.send("3");
    pty.press(key::ENTER);
    pty.prompt(WRITE);
    // (6 + 2) x 2, the third go doubling; Bo x 2 for brights, Chul x 2 for junk.
    pty.assert_rows(&[
        "  Ann       +64  from Bo 32, Chul 32",
        "  Bo        -32  to Ann 32",
        "  Chul      -32  to Ann 32",
    ]);
    pty.answer(WRITE, "edit 2");
    pty.send("1g 3g 8g 1t 2t 3t 5t");
    pty.press(key::ENTER);
    // 3 for brights, 3 for hong-dan: three goes still fit, and junk is asked no more.
    pty.prompt(WRITE);
    pty.assert_rows(&[
        "  Ann       +48  from Bo 32, Chul 16",
        "  Bo        -32  to Ann 32",
        "  Chul      -16  to Ann 16",
    ]);
    pty.answer(WRITE, "edit 2");
    pty.send("1g 3g 8g");
    pty.press(key::ENTER);
    pty.prompt("Ann: months shown; others' goes? [none] ");
    pty.press(key::ESC);
    pty.wait_for("Nothing is changed.");
    pty.leave();
}

/// "No" is an answer where it does not matter how little junk it is; the table is told what is noted.
#[test]
fn no_means_too_little_junk() {
    let dokbak = Dokbak::new();
    let script = ENTERED.replace("\ny\n3\n", "\ny\nn\n-\ny\n");
    let told = dokbak.line("play --script -").stdin(&script).run().done();
    assert!(
        told.contains("Chul's junk is noted as 4; less than 5 comes to the same.\n"),
        "{told}"
    );
    assert!(
        told.contains("Standing: Ann +24, Bo -12, Chul -12."),
        "{told}"
    );
    // Where a loser without any junk is spared, how much is asked.
    let spares = ENTERED.replace("rules pagat", "rules pagat pi_bak.spare_zero=true");
    let spares = spares.replace("\ny\n3\n", "\ny\nn\n");
    let told = Dokbak::new().line("play --script -").stdin(&spares).run();
    assert_eq!(told.status, Some(1));
    assert!(
        told.stderr.contains("write how much, from 0 to 4"),
        "{told:?}"
    );
}

#[test]
fn enter_says_why_it_is_no_answer_and_yes_is_asked_what() {
    let dokbak = Dokbak::new();
    let mut pty = at_the_verdict(&dokbak);
    pty.press(key::ESC);
    pty.answer("Anything else, such as \"NAME ppuk 4 first\"? [no] ", "y");
    pty.wait_for("what was it? Write a line, such as Bo ppuk 4 first");
    pty.line_is("Anything else, such as \"NAME ppuk 4 first\"? [no] y");
    pty.send("<");
    pty.line_is("Anything else, such as \"NAME ppuk 4 first\"? [no] <");
    pty.press(key::ENTER);
    pty.answer(&junk("Chul"), "");
    pty.wait_for("Enter has no answer here, since none is likely enough to be taken for granted;");
    pty.answer(&junk("Chul"), "n");
    pty.wait_for("Chul's junk is noted as 4");
    pty.leave();
}

/// Between hands `<` leads to the hand that was written last, and Enter leaves it alone.
#[test]
fn a_step_back_after_a_written_hand_offers_to_correct_it() {
    let dokbak = Dokbak::new();
    let mut pty = at_the_verdict(&dokbak);
    pty.answer(WRITE, "y");
    pty.prompt(FIRST);
    let offer = "Hand 1 is written. Correct it? [y/N] ";
    pty.press(key::ESC);
    pty.answer(offer, "");
    pty.answer(FIRST, "undo");
    pty.answer(offer, "y");
    pty.answer(&format!("{FIRST}[Ann] "), "");
    pty.answer("Ann's cards? [1g 3g 4pp 5pp 6pp 7pp 8g 9pp 10pp] ", "");
    pty.answer(
        "Ann: goes, months shown; others' goes? [none; at most 3 goes] ",
        "",
    );
    pty.answer("Bo: any bright? (y/n) [n] ", "");
    pty.answer(&format!("{}[5] ", junk("Bo")), "");
    pty.answer("Chul: any bright? (y/n) [y] ", "");
    pty.answer(&format!("{}[3] ", junk("Chul")), "5");
    pty.answer("Anything else, such as \"NAME ppuk 4 first\"? [no] ", "");
    let why = "Why is it corrected? [entered wrongly] (n leaves it as it was, < back) ";
    pty.answer(why, "Chul had counted wrong");
    pty.prompt(FIRST);
    pty.leave();
    let log = dokbak.line("log").run().done();
    assert!(log.contains("Ann +18, Bo -12, Chul -6"), "{log}");
    let told = Dokbak::new()
        .line("play --script -")
        .stdin(&format!("{ENTERED}-\ny\nundo\n"))
        .run();
    assert!(told.stdout.contains("Nothing is entered yet"), "{told:?}");
}
