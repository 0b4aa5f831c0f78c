//! Forty columns.

use super::{CHIP, LENGTH, MORE, QUICK, RULES, STOPPED, WHO, leave, narrow, search};
use crate::support::{Dokbak, Pty, key};

/// Returns a terminal of forty columns with a new session of three hands.
fn seated_narrowly(dokbak: &Dokbak) -> Pty {
    let mut pty = dokbak.terminal(110, 40);
    pty.answer(WHO, "안나 보 철수");
    pty.answer(RULES, "");
    pty.answer(CHIP, "100 KRW");
    pty.answer(narrow(LENGTH), "3");
    pty.prompt(narrow(STOPPED));
    pty
}

#[test]
fn a_narrow_terminal_of_forty_columns() {
    let dokbak = Dokbak::new();
    let mut pty = seated_narrowly(&dokbak);
    for (question, answer) in QUICK {
        pty.answer(narrow(question), answer);
    }
    pty.prompt(narrow(MORE));
    pty.assert_rows(&[
        "  Player  Chips       Money",
        "  안나      +24   2,400 KRW",
        "    from 보 12, 철수 12",
        "  보        -12  -1,200 KRW  to 안나 12",
        "  철수      -12  -1,200 KRW  to 안나 12",
    ]);
    // A long line beyond the edge of the screen, with a wide character at the edge.
    pty.press(key::ENTER);
    pty.prompt(narrow(STOPPED));
    let (row, column) = pty.cursor();
    pty.type_in("철수 takes 1t 1p 9p 10p 11p 12p 5ytp 팔광");
    assert_eq!(pty.cursor().0, row + 1);
    pty.send(key::CTRL_U);
    pty.prompt(narrow(STOPPED));
    assert_eq!(pty.cursor(), (row, column), "the line is empty again");
    leave(pty);
}

/// A question of several rows is redrawn as a whole: after Ctrl-L, after words offered by Tab, for
/// a rejected line, and in front of a line from the history.
#[test]
fn a_question_of_several_rows_stays_whole() {
    let dokbak = Dokbak::new();
    let mut pty = seated_narrowly(&dokbak);
    let stopped = narrow(STOPPED);
    pty.type_in("철수 1g");
    pty.send("\x0c");
    pty.wait_until("the question at the top", |screen| {
        screen.cursor_position() == (4, 2 + 7)
    });
    pty.line_is(&format!("{stopped}철수 1g"));
    pty.send(key::CTRL_U);
    pty.prompt(stopped);
    pty.type_in("철수 ttadak 99x 1g 3g");
    pty.press(key::ENTER);
    pty.line_is(&format!("{stopped}철수 ttadak 99x 1g 3g"));
    pty.send(key::CTRL_U);
    pty.prompt(stopped);
    pty.send(key::UP);
    pty.line_is(&format!("{stopped}철수 ttadak 99x 1g 3g"));
    pty.send(key::CTRL_U);
    pty.prompt(stopped);
    pty.type_in("na");
    pty.send(key::TAB);
    pty.line_is(&format!("{stopped}nagari"));
    leave(pty);
}

#[test]
fn a_menu_leaves_no_rows_behind_in_forty_columns() {
    let dokbak = Dokbak::new();
    let mut pty = seated_narrowly(&dokbak);
    let before = pty.screen_rows().len();
    pty.answer(narrow(STOPPED), "m");
    pty.wait_for("Event");
    search(&mut pty, "ttad");
    pty.send(key::ESC);
    pty.prompt(narrow(STOPPED));
    let rows = pty.screen_rows();
    let after = &rows[before..];
    assert!(after.len() <= 5, "the menu leaves rows behind: {rows:#?}");
    leave(pty);
}
