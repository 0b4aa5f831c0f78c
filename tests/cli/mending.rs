//! Fixing entries: another winner, a changed entry, and what is asked again then.

use crate::support::{Dokbak, Pty, key, shows};

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

/// The question about these players' brights.
fn bright(names: &str) -> String {
    format!("Who is gwang-bak? ({names}, none) ")
}

/// The question about these players' junk.
fn junk(names: &str) -> String {
    format!("Who is pi-bak? ({names}, none; or the counts) ")
}

/// Returns a terminal at the verdict of the hand.
fn at_the_verdict(dokbak: &Dokbak) -> Pty {
    // The last answer is typed, because the end of the script would write the hand.
    let script = ENTERED.strip_suffix("none\n").unwrap();
    dokbak.line("play --script -").stdin(script).run().done();
    let mut pty = dokbak.terminal(110, 90);
    pty.answer("Continue it? [Y/n] ", "");
    pty.answer(&junk("Bo"), "none");
    pty.prompt(WRITE);
    pty.assert_rows(&[
        "  Ann       +24  from Bo 12, Chul 12",
        "  Bo        -12  to Ann 12",
        "  Chul      -12  to Ann 12",
    ]);
    pty
}

/// Bo won instead: one key and Enter. The captured cards stay. Only the new losers are asked about
/// brights and junk, since nothing is known of Ann: 6 each, doubled for Chul's junk.
#[test]
fn another_winner_takes_a_key_and_enter() {
    let dokbak = Dokbak::new();
    let mut pty = at_the_verdict(&dokbak);
    pty.answer(WRITE, "2");
    pty.wait_for("So Bo won; your entries are kept as far as they still apply.");
    pty.answer(&bright("Ann, Chul"), "none");
    pty.answer(&junk("Ann, Chul"), "Chul");
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

/// The first entry is on the line after its question; typing a letter replaces it.
#[test]
fn an_edited_winner_asks_only_what_is_new() {
    let dokbak = Dokbak::new();
    let mut pty = at_the_verdict(&dokbak);
    pty.answer(WRITE, "edit 1");
    pty.line_is(&format!("1: {FIRST}1"));
    pty.send("3");
    pty.line_is(&format!("1: {FIRST}3"));
    pty.press(key::ENTER);
    // Chul won with the same cards. Neither Ann nor Bo has a bright, and Ann has 4 junk: 6 x 2 x 2.
    pty.answer(&bright("Ann, Bo"), "Ann Bo");
    pty.answer(&junk("Ann, Bo"), "Ann p4 Bo p5");
    pty.prompt(WRITE);
    pty.assert_rows(&[
        "  Ann       -24  to Chul 24",
        "  Bo        -12  to Chul 12",
        "  Chul      +36  from Ann 24, Bo 12",
    ]);
    pty.leave();
}

/// The ledger keeps the old hand until the last new question is answered: Esc or leaving goes back
/// to it.
#[test]
fn a_change_that_is_not_answered_to_the_end_changes_nothing() {
    let dokbak = Dokbak::new();
    let mut pty = at_the_verdict(&dokbak);
    pty.answer(WRITE, "Chul");
    pty.prompt(&bright("Ann, Bo"));
    pty.press(key::ESC);
    pty.wait_for("Nothing changed.");
    pty.prompt(WRITE);
    pty.answer(WRITE, "2");
    pty.answer(&bright("Ann, Chul"), "none");
    pty.prompt(&junk("Ann, Chul"));
    pty.leave();
    let shown = dokbak.line("play --script -").stdin("show\n").run().done();
    assert!(shown.contains("Ann stops with 6 points."), "{shown}");
}

/// Goes are told with the winner, and stay while the points allow them; junk that no longer scores
/// is not asked about.
#[test]
fn an_answer_that_cannot_be_any_more_is_asked_for_again() {
    let dokbak = Dokbak::new();
    let mut pty = at_the_verdict(&dokbak);
    pty.answer(WRITE, "edit 1");
    pty.send("Ann 3go");
    pty.press(key::ENTER);
    pty.prompt(WRITE);
    // (6 + 2) x 2, because the third go doubles; x 2 for Bo's brights, x 2 for Chul's junk.
    pty.assert_rows(&[
        "  Ann       +64  from Bo 32, Chul 32",
        "  Bo        -32  to Ann 32",
        "  Chul      -32  to Ann 32",
    ]);
    pty.answer(WRITE, "edit 2");
    pty.send("1g 3g 8g 1t 2t 3t 5t");
    pty.press(key::ENTER);
    // 3 for brights, 3 for hong-dan: only one go is possible, at 3, so there was more, or fewer
    // goes.
    pty.prompt("Ann: what else scored? (counts, sets or points) ");
    pty.press(key::ESC);
    pty.wait_for("Nothing changed.");
    pty.answer(WRITE, "edit 1");
    pty.send("Ann 1go");
    pty.press(key::ENTER);
    pty.prompt(WRITE);
    pty.answer(WRITE, "edit 2");
    pty.send("1g 3g 8g 1t 2t 3t 5t");
    pty.press(key::ENTER);
    pty.prompt(WRITE);
    // 6 + 1: junk is not asked about any more.
    pty.assert_rows(&[
        "  Ann       +21  from Bo 14, Chul 7",
        "  Bo        -14  to Ann 14",
        "  Chul       -7  to Ann 7",
    ]);
    pty.leave();
}

/// A name is enough if the exact amount of junk does not matter; nothing is recorded that nobody
/// said.
#[test]
fn a_name_means_too_little_junk() {
    let dokbak = Dokbak::new();
    let script = ENTERED.replace("\nChul p3\nnone\n", "\nChul\ny\n");
    let told = dokbak.line("play --script -").stdin(&script).run().done();
    assert!(
        told.contains("Standing: Ann +24, Bo -12, Chul -12."),
        "{told}"
    );
    let record = dokbak.line("show 2").run().done();
    assert!(record.contains("  Bo known g0 p5+\n"), "{record}");
    assert!(record.contains("  Chul known g1+ p<5\n"), "{record}");
    // If a loser without any junk is spared, the other players have enough junk or none at all.
    let spares = ENTERED.replace("rules pagat", "rules pagat pi_bak.spare_zero=true");
    let spares = spares.replace("\nChul p3\nnone\n", "\nChul\ny\n");
    let told = Dokbak::new().line("play --script -").stdin(&spares).run();
    shows(
        &told.done(),
        &[
            "Who is pi-bak? (Bo, Chul, none; \"NAME no junk\" for somebody who has none; or the counts) Chul\n",
            "Standing: Ann +24, Bo -12, Chul -12.",
        ],
    );
}

/// Enter does not answer a question about money, and the prompt says so; further events are entered
/// as lines at the verdict.
#[test]
fn enter_says_why_it_is_no_answer() {
    let dokbak = Dokbak::new();
    let mut pty = at_the_verdict(&dokbak);
    pty.press(key::ESC);
    let junk = junk("Bo");
    pty.answer(&junk, "");
    pty.wait_for("that does not answer this question");
    pty.answer(&junk, "n");
    pty.answer(WRITE, "Bo ppuk 4 first");
    // 3 from each for a stack in the first turn.
    pty.wait_for("  Bo         -6  to Ann 12; from Ann 3, Chul 3 for a ppuk in the first turn");
    pty.prompt(WRITE);
    pty.leave();
}

/// Between hands, `<` leads to the last written hand, and Enter leaves it alone.
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
    pty.wait_for("[Ann 1g");
    pty.send("1 1g 3g 8g 4pp 5pp 6pp 7pp 9pp 10pp, 2 g0 p5, 3 g1 p5");
    pty.press(key::ENTER);
    let why = "Why the correction? [entered wrongly] (n leaves it as it was, < back) ";
    pty.answer(why, "Chul had counted wrong");
    pty.prompt(FIRST);
    pty.leave();
    let log = dokbak.line("log").run().done();
    assert!(log.contains("Ann +18, Bo -12, Chul -6"), "{log}");
    let told = Dokbak::new()
        .line("play --script -")
        .stdin(&format!("{ENTERED}y\nundo\n"))
        .run();
    assert!(told.stdout.contains("Nothing is entered yet"), "{told:?}");
}
