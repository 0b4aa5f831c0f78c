//! A disk that is full for a while: what could not be saved is asked again, and nothing is lost.

use crate::support::{Dokbak, Pty, key, shows};
use vt100::Screen;

const FIRST: &str = "Who stopped? Or the whole hand, such as: Bo godori, 11 junk, 1 go\n  1 Ann (dealer), 2 Bo, 3 Chul, n nagari\n> ";
const RULES: &str = "Which rules? [pagat] ";
const LENGTH: &str = "How many hands (12, 6, 3, open)? [12] ";
const WRITE: &str = "Write it down? [Y]es, < back, c correct ";
const WON: &str = "Anything else? Write it down? [Y]es, < back, c correct ";
const WHY: &str = "Why the correction? [entered wrongly] (n leaves it as it was, < back) ";
const AGAIN: &str = "it is back on the line";
const THERE: &str = "all answers are still there";

/// Returns a terminal at the start of a hand, after this many hands without a winner.
fn begun(length: u32, hands: usize) -> (Dokbak, Pty) {
    let dokbak = Dokbak::new();
    let script = format!("players Ann Bo Chul\nrules pagat\nchip none\nlength {length}\n");
    let script = script + &"nagari\ny\n".repeat(hands);
    dokbak.line("play --script -").stdin(&script).run().done();
    let mut pty = dokbak.terminal(110, 80);
    pty.answer("Continue it? [Y/n] ", "");
    (dokbak, pty)
}

/// Gives an answer that cannot be saved, and frees space once the message appears.
fn in_vain(pty: &mut Pty, question: &str, answer: &str, said: &str) {
    pty.prompt(question);
    pty.fill_the_disk(true);
    let times = |screen: &Screen| screen.contents().matches(said).count();
    let before = times(&pty.screen());
    pty.type_in(answer);
    pty.press(key::ENTER);
    pty.wait_until(said, |screen| times(screen) > before);
    pty.fill_the_disk(false);
}

fn left(mut pty: Pty) -> String {
    pty.press(key::CTRL_C);
    let ended = pty.end();
    assert_eq!(ended.status, 130);
    ended.rows.join("\n")
}

/// A hand written without a winner turns out to be Bo's, with three brights; the reason is typed
/// once.
#[test]
fn the_reason_of_a_correction_is_asked_again() {
    let (dokbak, mut pty) = begun(3, 1);
    pty.answer(FIRST, "correct");
    pty.answer(&format!("{FIRST}[n] "), "2");
    pty.answer("Bo: what scored? (sets, counts or points) ", "1g 3g 8g");
    pty.answer("Who is gwang-bak? (Ann, Chul, none) ", "none");
    in_vain(&mut pty, WHY, "Bo had won", AGAIN);
    pty.line_is(&format!("{WHY}Bo had won"));
    pty.press(key::ENTER);
    pty.wait_for("Hand 1 is corrected.");
    left(pty);
    let log = dokbak.line("log").run().done();
    shows(&log, &["Ann -3, Bo +6, Chul -3", "won)"]);
    dokbak.line("verify").run().done();
}

#[test]
fn what_a_dispute_agreed_on_is_asked_again() {
    let (dokbak, mut pty) = begun(3, 1);
    let claim = "Claim, or agree REASON? ";
    pty.answer(FIRST, "dispute");
    pty.answer(claim, "void");
    pty.answer(claim, "agree misdeal");
    in_vain(&mut pty, "Does the table agree? [Y/n] ", "", AGAIN);
    pty.line_is(&format!("{claim}agree misdeal"));
    pty.press(key::ENTER);
    pty.answer("Does the table agree? [Y/n] ", "");
    pty.wait_for("Hand 1 is corrected.");
    left(pty);
    dokbak.line("verify").run().done();
}

/// An answer, a step back and the verdict: each fails once, and then succeeds.
#[test]
fn a_hand_goes_on_where_it_was() {
    let (dokbak, mut pty) = begun(3, 0);
    in_vain(&mut pty, FIRST, "1 1g3g8g", AGAIN);
    pty.line_is(&format!("{FIRST}1 1g3g8g"));
    pty.press(key::ENTER);
    let last = "Who is gwang-bak? (Bo, Chul, none) ";
    in_vain(&mut pty, last, "<", THERE);
    pty.answer(last, "none");
    in_vain(&mut pty, WON, "", THERE);
    pty.answer(WON, "");
    pty.wait_for("Standing: Ann +6, Bo -3, Chul -3.");
    left(pty);
    dokbak.line("verify").run().done();
}

#[test]
fn an_evening_is_settled_when_there_is_room_again() {
    let (dokbak, mut pty) = begun(1, 0);
    pty.answer(FIRST, "n");
    pty.answer(WRITE, "");
    let settle = "That was the last of 1 hand. Settle up now? [Y/n] ";
    in_vain(&mut pty, settle, "", THERE);
    pty.answer(settle, "");
    pty.wait_for("The evening is closed.");
    assert_eq!(pty.end().status, 0);
    dokbak.line("verify").run().done();
}

/// Answers before the first hand apply even if they cannot be saved for the next time; after a
/// failure, the last answer opens the session when repeated.
#[test]
fn an_evening_begins_when_there_is_room_again() {
    let dokbak = Dokbak::new();
    let mut pty = dokbak.terminal(110, 80);
    pty.answer("Who plays, the dealer first? ", "Ann Bo Chul");
    in_vain(
        &mut pty,
        RULES,
        "pagat",
        "that applies now, but could not be saved",
    );
    pty.answer("What is a chip worth? [none] ", "");
    in_vain(&mut pty, LENGTH, "3", "that could not be saved");
    pty.line_is(&format!("{LENGTH}3"));
    pty.press(key::ENTER);
    pty.answer(FIRST, "n");
    pty.answer(WRITE, "");
    pty.wait_for("Standing: Ann 0, Bo 0, Chul 0.");
    left(pty);
    let log = dokbak.line("log").run().done();
    assert_eq!(log.matches("pagat").count(), 1, "{log}");
    dokbak.line("verify").run().done();
}
