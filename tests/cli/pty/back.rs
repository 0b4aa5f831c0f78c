//! Steps back, from question to question.

use super::{
    CHIP, LAST_JUNK, LENGTH, MORE, QUICK, RULES, STOPPED, WHO, answer_all, leave, seated, terminal,
};
use crate::support::{Dokbak, key};

#[test]
fn one_step_back_from_the_verdict_to_the_first_question() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    answer_all(&mut pty, &QUICK);
    pty.prompt(MORE);
    for (at, (question, answer)) in QUICK.iter().enumerate().rev() {
        if at % 2 == 0 {
            pty.type_in("<");
            pty.press(key::ENTER);
        } else {
            pty.press(key::ESC);
        }
        pty.wait_for(&format!("Taken back: {answer}"));
        pty.prompt(question);
    }
    pty.press(key::ESC);
    pty.wait_for("Nothing is entered yet; there is nothing to take back.");
    answer_all(&mut pty, &QUICK);
    pty.answer(MORE, "＜");
    pty.answer(LAST_JUNK, "n");
    pty.answer(MORE, "");
    pty.wait_for("Written as hand 1.");
    pty.prompt(STOPPED);
    leave(pty);
    let log = dokbak.line("log").run().done();
    assert!(log.contains("안나 +24, 보 -12, 철수 -12"), "{log}");
}

#[test]
fn steps_back_in_the_setup() {
    let dokbak = Dokbak::new();
    let mut pty = terminal(&dokbak);
    pty.prompt(WHO);
    pty.press(key::ESC);
    pty.wait_for("there is nothing to take back");
    pty.answer(WHO, "안나 보");
    pty.answer(RULES, "2");
    pty.answer(CHIP, "<");
    pty.prompt(RULES);
    pty.press(key::ESC);
    pty.answer(WHO, "안나 보 철수");
    pty.answer(RULES, "");
    pty.answer(CHIP, "10 KRW");
    pty.answer(LENGTH, "＜");
    pty.answer(CHIP, "100 KRW");
    pty.answer(LENGTH, "3");
    pty.wait_for("Hand 1 of 3: 안나 deals, then 보 and 철수.");
    pty.prompt(STOPPED);
    leave(pty);
    let log = dokbak.line("log").run().done();
    assert!(
        log.starts_with("DATE (TODAY): 안나, 보 and 철수, pagat, a chip is 100 KRW, open\n"),
        "{log}"
    );
}
