//! What Ctrl-C, Ctrl-D and signals leave behind: all entries, and the terminal as it was.

use super::{
    BRIGHT, CHIP, GO_ON, JUNK, LAST_JUNK, LENGTH, LINE, MORE, QUICK, RULES, STOPPED, WHO, WRITE,
    answer_all, leave, seated, terminal,
};
use crate::support::{Dokbak, Pty, key};
use nix::sys::signal::Signal;

/// Leaves by Ctrl-C after these answers, starts again, and returns the resumed terminal.
fn left_after(questions: &[(&str, &str)], waiting: &str) -> (Dokbak, Pty) {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    answer_all(&mut pty, questions);
    pty.prompt(waiting);
    pty.ready();
    let rows = leave(pty);
    let kept = match questions.len() {
        0 => None,
        1 => Some("Hand 1 is saved with 1 entry; `dokbak` continues from here.".to_owned()),
        more => Some(format!(
            "Hand 1 is saved with {more} entries; `dokbak` continues from here."
        )),
    };
    if let Some(kept) = kept {
        assert_eq!(rows.last(), Some(&kept));
    }
    let mut pty = terminal(&dokbak);
    pty.answer(GO_ON, "");
    pty.wait_for("Hand 1 of 3: 안나 deals, then 보 and 철수.");
    pty.prompt(waiting);
    (dokbak, pty)
}

#[test]
fn an_interrupted_setup_goes_on_where_it_was() {
    let dokbak = Dokbak::new();
    let mut pty = terminal(&dokbak);
    pty.answer(WHO, "안나 보 철수");
    pty.answer(RULES, "wikipedia");
    pty.prompt(CHIP);
    let rows = leave(pty);
    assert_eq!(
        rows.last().map(String::as_str),
        Some("Your answers are saved; `dokbak` continues from here.")
    );
    let mut pty = terminal(&dokbak);
    pty.answer(CHIP, "100 KRW");
    pty.answer(LENGTH, "3");
    pty.wait_for("Hand 1 of 3: 안나 deals, then 보 and 철수.");
    pty.prompt(STOPPED);
    leave(pty);
    let log = dokbak.line("log").run().done();
    assert!(
        log.starts_with("DATE (TODAY): 안나, 보 and 철수, wikipedia, a chip is 100 KRW, open\n"),
        "{log}"
    );
}

#[test]
fn an_interrupted_first_question_loses_nothing() {
    let (_, pty) = left_after(&[], STOPPED);
    leave(pty);
}

#[test]
fn an_interrupted_quick_question_loses_nothing() {
    let (_, mut pty) = left_after(&QUICK[..4], LAST_JUNK);
    // All answers are there with their questions, and what was understood of them.
    pty.assert_rows(&[
        "  3  보                                 Who is gwang-bak? (보, 철수, none)",
        "  4  철수 p3                            Who is pi-bak? (보, 철수, none; or the",
        "                                        counts)",
    ]);
    answer_all(&mut pty, &QUICK[4..]);
    pty.answer(MORE, "");
    pty.wait_for("Standing: 안나 +24, 보 -12, 철수 -12.");
    pty.prompt(STOPPED);
    leave(pty);
}

#[test]
fn an_interrupted_line_loses_what_was_not_entered_only() {
    let lines = [(STOPPED, "안나 takes 1t 1p"), (LINE, "보 takes 2y 4y 8y")];
    let call = "보 has 5 points: stop or go? (s/g) ";
    let (dokbak, mut pty) = left_after(&lines, call);
    pty.assert_rows(&["  1  안나 takes 1t 1p", "  2  보 takes 2y 4y 8y"]);
    pty.type_in("철수 takes");
    leave(pty);
    let told = dokbak.line("play --script -").stdin("보 stop\n").run();
    assert_eq!(told.status, Some(0), "{told:?}");
    assert!(told.stdout.contains("Written as hand 1."), "{told:?}");
}

#[test]
fn an_interrupted_verdict_is_shown_again() {
    let (_, mut pty) = left_after(&QUICK, MORE);
    pty.assert_rows(&[
        "  Player  Chips       Money",
        "  안나      +24   2,400 KRW  from 보 12, 철수 12",
        "  보        -12  -1,200 KRW  to 안나 12",
        "  철수      -12  -1,200 KRW  to 안나 12",
    ]);
    pty.press(key::ENTER);
    pty.wait_for("Written as hand 1.");
    pty.prompt(STOPPED);
    leave(pty);
}

#[test]
fn an_interrupted_menu_leaves_the_terminal_as_it_was() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    answer_all(&mut pty, &QUICK[..2]);
    pty.prompt(BRIGHT);
    pty.type_in("m");
    pty.press(key::ENTER);
    pty.wait_for("(space selects)");
    pty.send(key::CTRL_C);
    let ended = pty.end();
    assert_eq!(ended.status, 130);
    let mut pty = terminal(&dokbak);
    pty.answer(GO_ON, "");
    pty.prompt(BRIGHT);
    leave(pty);
}

#[test]
fn ctrl_d_leaves_and_keeps_everything() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    answer_all(&mut pty, &QUICK[..3]);
    pty.prompt(JUNK);
    pty.press(key::CTRL_D);
    let ended = pty.end();
    assert_eq!(ended.status, 0);
    assert_eq!(
        ended.rows.last().map(String::as_str),
        Some("Hand 1 is saved with 3 entries; `dokbak` continues from here.")
    );
    let mut pty = terminal(&dokbak);
    pty.prompt(GO_ON);
    pty.press(key::CTRL_D);
    assert_eq!(pty.end().status, 0);
    let mut pty = terminal(&dokbak);
    pty.answer(GO_ON, "y");
    pty.answer(JUNK, "quit");
    assert_eq!(pty.end().status, 0);
}

#[test]
fn a_signal_restores_the_terminal() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    answer_all(&mut pty, &QUICK[..2]);
    pty.prompt(BRIGHT);
    pty.ready();
    pty.signal(Signal::SIGTERM);
    assert_eq!(pty.end().status, 143);

    let mut pty = terminal(&dokbak);
    pty.answer(GO_ON, "");
    pty.prompt(BRIGHT);
    pty.signal(Signal::SIGHUP);
    assert_eq!(pty.end().status, 129);
}

#[test]
fn a_signal_between_two_prompts_restores_the_terminal() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.prompt(STOPPED);
    leave(pty);
    // The signal arrives somewhere between the answer and the next prompt, each time elsewhere.
    for keys in ["", "1", "안나", "안나 takes 1g"].repeat(8) {
        let mut pty = terminal(&dokbak);
        pty.answer(GO_ON, "");
        pty.prompt(STOPPED);
        pty.send(keys);
        pty.send(key::ENTER);
        pty.signal(Signal::SIGTERM);
        assert_eq!(pty.end().status, 143);
        // What was entered before the signal is back: take it back.
        let back = dokbak.line("play --script -").stdin("<\n").run();
        assert_eq!(back.status, Some(0), "{back:?}");
    }
}

#[test]
fn a_signal_in_a_menu_restores_the_terminal() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.answer(STOPPED, "m");
    pty.wait_for("Event");
    pty.ready();
    pty.signal(Signal::SIGTERM);
    assert_eq!(pty.end().status, 143);

    let mut pty = terminal(&dokbak);
    pty.answer(GO_ON, "");
    answer_all(&mut pty, &QUICK[..2]);
    pty.answer(BRIGHT, "m");
    pty.wait_for("(space selects)");
    pty.ready();
    pty.signal(Signal::SIGTERM);
    assert_eq!(pty.end().status, 143);
}

#[test]
fn an_evening_interrupted_at_its_end_is_settled_up_next_time() {
    let dokbak = Dokbak::new();
    let mut pty = terminal(&dokbak);
    pty.answer(WHO, "안나 보 철수");
    pty.answer(RULES, "");
    pty.answer(CHIP, "");
    pty.answer(LENGTH, "1");
    pty.answer(STOPPED, "나가리");
    pty.answer(WRITE, "");
    let settle = "That was the last of 1 hand. Settle up now? [Y/n] ";
    pty.prompt(settle);
    leave(pty);
    let mut pty = terminal(&dokbak);
    pty.answer(GO_ON, "");
    pty.answer(settle, "");
    let ended = pty.end();
    assert_eq!(ended.status, 0);
    assert_eq!(
        ended.rows.last().map(String::as_str),
        Some("The evening is closed.")
    );
}
