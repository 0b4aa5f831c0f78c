//! What Tab completes and shows.

use super::{CHIP, LENGTH, LINE, RULES, STOPPED, WHO, leave, narrow, seated};
use crate::support::{Dokbak, key};

#[test]
fn tab_completes_names_verbs_and_unseen_cards() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.prompt(STOPPED);
    pty.type_in("철");
    pty.send(key::TAB);
    pty.line_is(&format!("{STOPPED}철수"));
    pty.type_in(" ta");
    pty.send(key::TAB);
    pty.line_is(&format!("{STOPPED}철수 takes"));
    pty.type_in(" 8g 8y");
    pty.press(key::ENTER);
    pty.prompt(LINE);
    pty.type_in("보 takes 8");
    pty.send(key::TAB);
    pty.line_is("> 보 takes 8p");
    pty.send(key::CTRL_U);
    pty.prompt(LINE);
    pty.type_in("nag");
    pty.send(key::TAB);
    pty.line_is("> nagari");
    pty.send(key::CTRL_U);
    pty.prompt(LINE);
    leave(pty);
}

/// The question appears below the words and overwrites none of them, even if it has several rows;
/// the line is unchanged.
#[test]
fn words_that_tab_shows_stay_above_the_question() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.prompt(STOPPED);
    pty.type_in("안나 s");
    pty.send(key::TAB);
    let words = "scores   sseul    stack    stop     syodang  stays    sells";
    pty.wait_for(words);
    pty.line_is(&format!("{STOPPED}안나 s"));
    let rows = pty.screen_rows();
    let listed = rows.iter().position(|row| row == words);
    let first = STOPPED.split('\n').next();
    assert_eq!(
        listed.and_then(|row| rows.get(row + 1)).map(String::as_str),
        first,
        "{rows:#?}"
    );
    pty.send("\x0c");
    pty.line_is(&format!("{STOPPED}안나 s"));
    leave(pty);
}

/// Keys typed while words are shown are not lost, and a partial line does not enter the history.
#[test]
fn keys_typed_ahead_of_words_that_tab_shows_are_kept() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.prompt(STOPPED);
    pty.send("안나 s\t\tcores 7");
    pty.line_is(&format!("{STOPPED}안나 scores 7"));
    pty.send(key::CTRL_U);
    pty.prompt(STOPPED);
    pty.send(key::UP);
    pty.line_is(&format!("{STOPPED}3"));
    pty.send(key::CTRL_U);
    leave(pty);
}

#[test]
fn tab_shows_no_more_words_than_find_room() {
    let dokbak = Dokbak::new();
    let mut pty = dokbak.terminal(12, 40);
    pty.answer(WHO, "안나 보 철수");
    pty.answer(RULES, "");
    pty.answer(CHIP, "100 KRW");
    pty.answer(narrow(LENGTH), "3");
    pty.prompt(narrow(STOPPED));
    pty.send(key::TAB);
    pty.wait_for("more: type a letter, then Tab");
    let rows = pty.screen_rows();
    assert!(rows.iter().any(|row| row.starts_with("안나 ")), "{rows:#?}");
    pty.prompt(narrow(STOPPED));
    leave(pty);
}

#[test]
fn tab_completes_who_can_join() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.answer(STOPPED, "out 보");
    pty.wait_for("안나 deals, then 철수.");
    pty.send("join ");
    pty.send(key::TAB);
    pty.wait_for("> join 보");
    pty.send(key::CTRL_U);
    leave(pty);
}
