//! `?`, `help` and `show` at yes-or-no questions, and Esc after a rejected line.

use crate::support::{Dokbak, key};
use std::thread::sleep;
use std::time::Duration;

const STOPPED: &str = "Who stopped? Or the whole hand, such as: Bo godori, 11 junk, 1 go\n  1 Ann (dealer), 2 Bo, 3 Chul, n nagari\n> ";

const SCORED: &str = "Ann: what scored? (sets, counts or points) ";

/// Returns a ledger with an open session and a hand.
fn open() -> Dokbak {
    let dokbak = Dokbak::new();
    let script = "players Ann Bo Chul\nrules pagat\nchip 100 KRW\nlength 2\nAnn three brights, Bo gwang-bak\n-\ny\n";
    dokbak.line("play --script -").stdin(script).run().done();
    dokbak
}

#[test]
fn yes_and_no_are_explained() {
    let dokbak = open();
    let mut pty = dokbak.terminal(60, 100);
    let go_on = "Continue it? [Y/n] ";
    pty.answer(go_on, "?");
    pty.wait_for("y or Enter continues the open evening");
    pty.answer(go_on, "help");
    pty.wait_for("settle-up");
    pty.answer(go_on, "show");
    pty.wait_for(".1), written");
    pty.answer(go_on, "");
    pty.answer(STOPPED, "end");
    let end = "End the evening here and settle up? [Y/n] ";
    pty.answer(end, "?");
    pty.wait_for("y or Enter ends the evening here");
    pty.answer(end, "settled");
    pty.wait_for("Record that all of this was handed over on ");
    pty.send("?\r");
    pty.wait_for("y or Enter records that these payments were made");
    pty.send("n\r");
    pty.wait_for("Nothing was written.");
    pty.answer(end, "n");
    pty.answer(STOPPED, "n");
    pty.answer("Write it down? [Y]es, < back, c correct ", "");
    let over = "That was the last of 2 hands. Settle up now? [Y/n] ";
    pty.answer(over, "도움말");
    pty.wait_for("y or Enter ends the evening and says who pays whom");
    pty.answer(over, "show");
    pty.wait_for("Hand 2 of ");
    pty.answer(over, "");
    assert_eq!(pty.end().status, 0);
}

/// The words that end a session, go back or leave also work at a decision.
#[test]
fn a_decision_knows_the_words_of_the_prompt() {
    let go_on = "Continue it? [Y/n] ";
    let mut pty = open().terminal(60, 100);
    pty.answer(go_on, "end");
    pty.wait_for("`end` ends the evening where a hand begins; answer y or n here");
    pty.send(key::CTRL_U);
    pty.answer(go_on, "quit");
    assert_eq!(pty.end().status, 0);
    // `end` confirms the question about ending.
    let mut pty = open().terminal(60, 100);
    pty.answer(go_on, "");
    pty.answer(STOPPED, "end");
    let end = "End the evening here and settle up? [Y/n] ";
    pty.answer(end, "undo");
    pty.answer(STOPPED, "end");
    pty.answer(end, "end");
    pty.wait_for("The evening is closed.");
    assert_eq!(pty.end().status, 0);
}

/// One step back from the end leads to the last written hand, not to the next one.
#[test]
fn one_step_back_from_the_end_is_the_last_hand() {
    let mut pty = open().terminal(60, 100);
    pty.answer("Continue it? [Y/n] ", "");
    pty.answer(STOPPED, "n");
    pty.answer("Write it down? [Y]es, < back, c correct ", "");
    let over = "That was the last of 2 hands. Settle up now? [Y/n] ";
    pty.answer(over, "<");
    pty.answer("Hand 2 is written. Correct it? [y/N] ", "");
    pty.answer(over, "end");
    pty.wait_for("The evening is closed.");
    assert_eq!(pty.end().status, 0);
}

#[test]
fn a_refused_line_stays_and_esc_takes_nothing_back_after_it() {
    let mut pty = open().terminal(60, 100);
    pty.answer("Continue it? [Y/n] ", "");
    pty.answer(STOPPED, "1");
    pty.answer(SCORED, "1g3g8g");
    let bright = "Who is gwang-bak? (Bo, Chul, none) ";
    pty.answer(bright, "maybe");
    pty.line_is(&format!("{bright}maybe"));
    // Esc clears it. However often Esc is pressed, the earlier answer stays.
    for _ in 0..3 {
        pty.send(key::ESC);
        // A byte that follows at once would make it a different key.
        sleep(Duration::from_millis(200));
        pty.prompt(bright);
    }
    pty.answer(bright, "");
    pty.wait_for("that does not answer this question");
    pty.send(key::ESC);
    sleep(Duration::from_millis(200));
    pty.answer(bright, "Bo");
    pty.prompt("Anything else? Write it down? [Y]es, < back, c correct ");
    // After an accepted answer, Esc goes back.
    pty.press(key::ESC);
    pty.wait_for("Taken back: Bo");
    pty.prompt(bright);
    let rows = pty.screen_rows();
    let back = rows.iter().filter(|row| row.contains("Taken back:"));
    assert_eq!(back.count(), 1, "{rows:?}");
    pty.leave();
}

#[test]
fn the_question_of_an_entry_that_is_changed_is_explained() {
    let mut pty = open().terminal(60, 100);
    pty.answer("Continue it? [Y/n] ", "");
    pty.answer(STOPPED, "1");
    pty.answer(SCORED, "1g3g8g");
    pty.answer("Who is gwang-bak? (Bo, Chul, none) ", "edit 2");
    pty.line_is(&format!("2: {SCORED}1g3g8g"));
    pty.send("?");
    pty.line_is(&format!("2: {SCORED}?"));
    pty.press(key::ENTER);
    pty.wait_for("godori");
    pty.line_is(&format!("2: {SCORED}1g3g8g"));
    pty.leave();
}

#[test]
fn a_number_of_players_asks_for_their_names() {
    for (lang, text, said) in [
        (
            "ko",
            "3명",
            "몇 명인지는 이름을 보고 알아요. 선부터 이름을 적어 주세요.",
        ),
        ("ko", "세 명", "보기: 영희 철수 민수"),
        (
            "en",
            "3",
            "write their names, the dealer first, such as Ann Bo Chul",
        ),
        (
            "ja",
            "3人",
            "人数ではなく名前を、親から順に入れてください。",
        ),
    ] {
        let dokbak = Dokbak::new();
        let told = dokbak.args(["--lang", lang, "play", "--script", "-"]);
        let told = told.stdin(&format!("{text}\n")).run();
        assert_eq!(told.status, Some(1), "{told:?}");
        assert!(told.stderr.contains(said), "{text}: {told:?}");
    }
}
