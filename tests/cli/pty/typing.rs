//! Typing and editing a line, and where the cursor is meanwhile.

use super::{
    BRIGHT, CARDS, CHIP, JUNK, LAST_JUNK, LENGTH, LINE, MEND, MORE, PILE, QUICK, RULES, STOPPED,
    WHO, answer_all, leave, seated, terminal,
};
use crate::support::{Dokbak, Pty, key};

#[test]
fn the_cursor_stands_where_the_next_character_goes() {
    let dokbak = Dokbak::new();
    let mut pty = terminal(&dokbak);
    pty.prompt(WHO);
    let start = 29;
    let cell = |pty: &Pty| pty.cursor().1;
    assert_eq!(cell(&pty), start);
    pty.type_in("안나 보 철수");
    assert_eq!(cell(&pty), start + 12, "a syllable takes two cells");
    pty.send(key::BACKSPACE);
    pty.line_is("Who plays, the dealer first? 안나 보 철");
    assert_eq!(cell(&pty), start + 10);
    pty.send(key::LEFT);
    pty.wait_until("the cursor on 철", |screen| {
        screen.cursor_position().1 == start + 8
    });
    pty.send("영");
    pty.line_is("Who plays, the dealer first? 안나 보 영철");
    pty.wait_until("the cursor on 철", |screen| {
        screen.cursor_position().1 == start + 10
    });
    pty.press(key::ENTER);
    pty.answer(RULES, "");
    pty.answer(CHIP, "");
    pty.answer(LENGTH, "");
    let stopped = "Who stopped? Or the whole hand, such as: 보 godori, 11 junk, 1 go\n  1 안나 (dealer), 2 보, 3 영철, n nagari\n> ";
    pty.prompt(stopped);
    pty.answer(stopped, "영철 takes 팔광");
    pty.prompt(LINE);
    pty.send(key::UP);
    pty.line_is("> 영철 takes 팔광");
    assert_eq!(cell(&pty), 2 + 15);
    pty.send(key::UP);
    pty.line_is("> 안나 보 영철");
    pty.send(key::DOWN);
    pty.line_is("> 영철 takes 팔광");
    pty.send(key::CTRL_U);
    pty.prompt(LINE);
    leave(pty);
}

#[test]
fn a_text_that_is_refused_stands_in_the_line_again() {
    let dokbak = Dokbak::new();
    let mut pty = terminal(&dokbak);
    pty.answer(WHO, "안나");
    pty.wait_for("! 1 player at the table; this game is for 2 to 7");
    pty.line_is(&format!("{WHO}안나"));
    pty.assert_rows(&[MEND]);
    pty.type_in(" 보 철수");
    pty.press(key::ENTER);
    pty.answer(RULES, "pagatt");
    pty.wait_for("did you mean \"pagat\"?");
    pty.line_is(&format!("{RULES}pagatt"));
    pty.send(key::BACKSPACE);
    pty.line_is(&format!("{RULES}pagat"));
    pty.press(key::ENTER);
    pty.answer(CHIP, "much");
    pty.line_is(&format!("{CHIP}much"));
    pty.send(key::ESC);
    pty.answer(CHIP, "");
    pty.answer(LENGTH, "");
    pty.answer(STOPPED, "보 takes 팔광 13g");
    pty.wait_for("! at column 12: \"13g\" is not a card; did you mean \"1g\"?");
    pty.line_is(&format!("{STOPPED}보 takes 팔광 13g"));
    pty.send(key::LEFT);
    pty.send(key::BACKSPACE);
    pty.line_is(&format!("{STOPPED}보 takes 팔광 1g"));
    pty.press(key::ENTER);
    pty.answer(LINE, "안나 takes 1g");
    pty.wait_for("1g (crane)");
    pty.line_is("> 안나 takes 1g");
    // How to edit the text is explained once; the first letter typed replaces all of it.
    let said = pty.screen_rows().into_iter().filter(|row| row == MEND);
    assert_eq!(said.count(), 1);
    pty.send("보 go");
    pty.line_is("> 보 go");
    pty.send(key::CTRL_U);
    pty.prompt(LINE);
    leave(pty);
    let told = dokbak.line("play --script -").stdin("show\n").run().done();
    assert!(told.contains("Hand 1 is saved with 1 entry"), "{told}");
}

/// A paste also replaces a rejected text, with all its lines; Esc drops them all.
#[test]
fn a_paste_takes_the_place_of_a_refused_text_and_esc_drops_all_of_it() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.answer(STOPPED, "보 takes 1g 13g");
    pty.line_is(&format!("{STOPPED}보 takes 1g 13g"));
    pty.send("\x1b[200~안나 takes 1g\r보 takes 1g\r안나 stop\x1b[201~");
    pty.wait_for("안나 stop");
    pty.press(key::ENTER);
    // The first line is accepted; the second is rejected, and waits with the third.
    pty.wait_for("1g (crane) is already in 안나's pile");
    pty.line_is("> 보 takes 1g");
    pty.wait_for("안나 stop");
    pty.send(key::ESC);
    pty.prompt(LINE);
    pty.answer(LINE, "보 takes 3g");
    pty.prompt(LINE);
    leave(pty);
    let told = dokbak.line("play --script -").stdin("show\n").run().done();
    assert!(told.contains("Hand 1 is saved with 2 entries"), "{told}");
}

#[test]
fn a_refused_answer_can_be_mended() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.answer(STOPPED, "안나");
    pty.answer(CARDS, "1g 3g 13g");
    pty.wait_for("there are only 5 brights");
    pty.line_is(&format!("{CARDS}1g 3g 13g"));
    pty.send(key::LEFT);
    pty.send(key::BACKSPACE);
    pty.line_is(&format!("{CARDS}1g 3g 1g"));
    pty.send(key::END);
    pty.send(key::BACKSPACE);
    pty.send(key::BACKSPACE);
    pty.line_is(&format!("{CARDS}1g 3g "));
    pty.type_in("12g");
    pty.press(key::ENTER);
    // Two points are too few: there must be more.
    pty.answer("안나: what else scored? (counts, sets or points) ", "8g");
    pty.answer(BRIGHT, "often");
    pty.wait_for("\"often\": this word is not known here");
    pty.line_is(&format!("{BRIGHT}often"));
    pty.send("보 g13");
    pty.line_is(&format!("{BRIGHT}보 g13"));
    pty.press(key::ENTER);
    pty.line_is(&format!("{BRIGHT}보 g13"));
    pty.assert_rows(&["  ! there are only 5 brights"]);
    pty.send(key::BACKSPACE);
    pty.line_is(&format!("{BRIGHT}보 g1"));
    pty.press(key::ENTER);
    // There are only five brights, so none is left for 철수.
    pty.wait_for("철수 owes 8 chips: 4 × 2 = 8");
    pty.prompt(MORE);
    leave(pty);
}

#[test]
fn lines_typed_ahead_of_the_prompt_are_all_taken() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.prompt(STOPPED);
    pty.send("철수 takes 2t\r보 takes 3t\r안나 takes 3g\rshow\r");
    pty.wait_for("1  철수 takes 2t");
    pty.wait_for("2  보 takes 3t");
    pty.wait_for("3  안나 takes 3g");
    pty.prompt(LINE);
    leave(pty);
}

#[test]
fn a_korean_keyboard_says_yes_and_no() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    answer_all(&mut pty, &QUICK[..4]);
    pty.answer(LAST_JUNK, "ㅜ");
    pty.answer(MORE, "ㅛ");
    pty.wait_for("Standing: 안나 +24, 보 -12, 철수 -12.");
    pty.prompt(STOPPED);
    leave(pty);
}

#[test]
fn an_entry_is_edited_and_shown() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    answer_all(&mut pty, &QUICK);
    pty.answer(MORE, "c");
    pty.wait_for("y writes the hand. A player's number or name alone: that player won.");
    pty.wait_for("edit N changes entry N:");
    pty.wait_for("Who is gwang-bak? (보, 철수, none)");
    pty.answer(MORE, "edit 4");
    pty.line_is(&format!("4: {JUNK}철수 p3"));
    // The first letter replaces the old answer; one question fewer is asked then.
    pty.send("철수 p4");
    pty.line_is(&format!("4: {JUNK}철수 p4"));
    pty.press(key::ENTER);
    pty.wait_for("철수 has 4, fewer than 5");
    pty.answer(MORE, "edit 1");
    pty.line_is(&format!("1: {STOPPED}1"));
    pty.send("안나 go1");
    pty.line_is(&format!("1: {STOPPED}안나 go1"));
    pty.press(key::ENTER);
    pty.wait_for("보 owes 14 chips: (6 + 1) × 2 = 14");
    pty.answer(MORE, "edit 99");
    pty.wait_for("write edit N with N from 1 to 5; show lists them");
    pty.line_is(&format!("{MORE}edit 99"));
    pty.send(key::ESC);
    pty.answer(MORE, "edit 2");
    let cards = "안나: what else scored? (counts, sets or points) ";
    pty.line_is(&format!("2: {cards}{PILE}"));
    pty.send("1x");
    pty.line_is(&format!("2: {cards}1x"));
    pty.press(key::ENTER);
    // The text is there for editing; Esc clears it and leaves the entry unchanged.
    pty.line_is(&format!("2: {cards}1x"));
    pty.send(key::ESC);
    pty.prompt(&format!("2: {cards}"));
    pty.press(key::ESC);
    pty.answer(MORE, "undo");
    pty.answer(LAST_JUNK, "help");
    pty.wait_for("After a hand, type the winner's name or number");
    pty.answer(LAST_JUNK, "show");
    pty.wait_for("Nobody has:");
    pty.answer(LAST_JUNK, "none");
    pty.answer(MORE, "");
    pty.wait_for("Standing: 안나 +28, 보 -14, 철수 -14.");
    pty.prompt(STOPPED);
    leave(pty);
}
