//! The prompts in a real terminal: what the screen shows, where the cursor stands, and how the
//! terminal is left.

use crate::support::{Dokbak, Pty, key};
use nix::sys::signal::Signal;

const WHO: &str = "Who plays, the dealer first? ";
const RULES: &str = "Which rules? [pagat] ";
const CHIP: &str = "What is a chip worth? [none] ";
const LENGTH: &str = "How many hands (12, 6, 3, open)? [12] ";
const MEND: &str = "  Still in the line: arrows mend it, a letter begins anew, Esc clears it.";
const STOPPED: &str = "Who stopped? Or the whole hand, such as: 보 godori go1\n  1 안나 (dealer), 2 보, 3 철수, n nagari\n> ";
const CARDS: &str = "안나's cards? ";
const BESIDES: &str = "안나: goes, months shown; others' goes? [none; at most 3 goes] ";
const BRIGHT: &str = "보: any bright? (y/n) ";
const JUNK: &str = "보: junk worth 5 or more? (y, n, or how much) ";
const LAST_BRIGHT: &str = "철수: any bright? (y/n) ";
const LAST_JUNK: &str = "철수: junk worth 5 or more? (y, n, or how much) ";
const ELSE: &str = "Anything else, such as \"NAME ppuk 4 first\"? [no] ";
const WRITE: &str = "Write it down? [Y]es, < back, c correct ";
const LINE: &str = "> ";
const GO_ON: &str = "Go on with it? [Y/n] ";

/// Brights and junk, so that both are asked of the losers.
const PILE: &str = "1g 3g 8g 4pp 5pp 6pp 7pp 9pp 10pp";

/// The questions of a hand that 안나 wins with that pile, each with an answer.
const QUICK: [(&str, &str); 8] = [
    (STOPPED, "1"),
    (CARDS, PILE),
    (BESIDES, ""),
    (BRIGHT, "n"),
    (JUNK, "y"),
    (LAST_BRIGHT, "y"),
    (LAST_JUNK, "3"),
    (ELSE, ""),
];

fn terminal(dokbak: &Dokbak) -> Pty {
    dokbak.terminal(110, 80)
}

/// Returns a terminal in which a session of three hands was just begun.
fn seated(dokbak: &Dokbak) -> Pty {
    let mut pty = terminal(dokbak);
    set_up(&mut pty);
    pty
}

fn set_up(pty: &mut Pty) {
    pty.answer(WHO, "안나 보 철수");
    pty.answer(RULES, "");
    pty.answer(CHIP, "100 KRW");
    pty.answer(LENGTH, "3");
    pty.prompt(STOPPED);
}

/// Returns a question as forty columns have it: broken between words, early enough for an answer.
fn narrow(question: &'static str) -> &'static str {
    match question {
        LENGTH => "How many hands (12, 6, 3, open)?\n  [12] ",
        STOPPED => {
            "Who stopped? Or the whole hand, such as:\n  보 godori go1\n  1 안나 (dealer), 2 보, \
             3 철수,\n    n nagari\n> "
        }
        BESIDES => "안나: goes, months shown; others' goes?\n  [none; at most 3 goes] ",
        JUNK => "보: junk worth 5 or more? (y, n, or how\n  much) ",
        LAST_JUNK => "철수: junk worth 5 or more? (y, n, or\n  how much) ",
        ELSE => "Anything else, such as \"NAME ppuk 4\n  first\"? [no] ",
        WRITE => "Write it down? [Y]es, < back,\n  c correct ",
        _ => question,
    }
}

fn answer_all(pty: &mut Pty, questions: &[(&str, &str)]) {
    for (question, answer) in questions {
        pty.answer(question, answer);
    }
}

/// Types into the search of a menu, a key at a time as a hand does.
fn search(pty: &mut Pty, text: &str) {
    let mut typed = String::new();
    for character in text.chars() {
        pty.send(&character.to_string());
        typed.push(character);
        pty.wait_for(&format!("{typed}|"));
    }
    pty.wait_gone("nagari      the hand");
}

/// Leaves with Ctrl-C and checks that the terminal is as it was.
#[track_caller]
fn leave(pty: Pty) -> Vec<String> {
    let ended = pty.leave();
    ended.rows
}

#[test]
fn a_whole_evening_quick_by_lines_and_mixed() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);

    let before = pty.enters();
    answer_all(&mut pty, &QUICK);
    pty.prompt(WRITE);
    pty.assert_rows(&[
        "  three brights (삼광)  3  1g 3g 8g (crane, curtain, moon)",
        "  junk (피)             3  4pp 5pp 6pp 7pp 9pp 10pp",
        "",
        "보 owes 12 chips: 6 × 2 = 12",
        "  x2  gwang-bak  안나 scores brights, 보 has none",
        "철수 owes 12 chips: 6 × 2 = 12",
        "  x2  pi-bak  안나 scores junk, 철수 has 3, fewer than 5",
        "",
        "  Player  Chips       Money",
        "  안나      +24   2,400 KRW  from 보 12, 철수 12",
        "  보        -12  -1,200 KRW  to 안나 12",
        "  철수      -12  -1,200 KRW  to 안나 12",
    ]);
    let points = pty.column_of("  three brights (삼광)", "1g 3g 8g");
    assert_eq!(pty.column_of("  junk (피)", "4pp"), points);
    assert_eq!(
        pty.column_of("  안나  ", "+24"),
        pty.column_of("  보  ", "-12")
    );
    pty.press(key::ENTER);
    pty.wait_for("Standing: 안나 +24, 보 -12, 철수 -12.");
    let presses = pty.enters() - before;
    assert!(presses <= 10, "{presses} answers for a quick hand");

    pty.answer(STOPPED, "안나 takes 1t 1p");
    pty.answer(LINE, "보 takes 2y 4y 8y");
    pty.wait_for("  보: 5 points (godori (고도리) 5). 보 may stop or go.");
    pty.answer(LINE, "철수 takes 3g 3p");
    pty.answer(LINE, "보 stop");
    pty.answer(WRITE, "y");
    pty.wait_for("Standing: 안나 +19, 보 -2, 철수 -17.");

    pty.answer(
        "Who stopped? Or the whole hand, such as: 보 godori go1\n  1 안나, 2 보 (dealer), 3 철수, n nagari\n> ",
        "철수 syodang",
    );
    pty.answer("Does 안나 accept the nagari that is offered? (y/n) ", "n");
    pty.answer(LINE, "보");
    pty.answer("보's cards? ", "고도리");
    let besides = "보: goes, months shown; others' goes? [none; at most 2 goes] ";
    pty.answer(besides, "");
    pty.answer(ELSE, "");
    pty.prompt(WRITE);
    pty.wait_for("Dok-bak: 안나 pays for 철수 too (syodang: 안나 refused the nagari that was");
    pty.assert_rows(&["  안나      -10  -1,000 KRW  to 보 10"]);
    pty.press(key::ENTER);
    pty.answer("That was the last of 3 hands. Settle up now? [Y/n] ", "");
    let ended = pty.end();
    assert_eq!(ended.status, 0);
    let end = [
        "Session 1, 3 hands:",
        "  Player  Chips       Money  At the table  Gains  Best  Worst",
        "  안나       +9     900 KRW             3      1   +24    -10",
        "  보         +8     800 KRW             3      2   +10    -12",
        "  철수      -17  -1,700 KRW             3      0     0    -12",
        "",
        "철수 hands 안나 9 chips (900 KRW).",
        "철수 hands 보 8 chips (800 KRW).",
        "Session 1 is closed.",
    ];
    assert_eq!(ended.rows[ended.rows.len() - end.len()..], end);
    let verified = dokbak.line("verify").run().done();
    assert!(verified.starts_with("All as written"), "{verified}");
}

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
    let stopped = "Who stopped? Or the whole hand, such as: 보 godori go1\n  1 안나 (dealer), 2 보, 3 영철, n nagari\n> ";
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
fn one_step_back_from_the_verdict_to_the_first_question() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    answer_all(&mut pty, &QUICK);
    pty.prompt(WRITE);
    for (at, (question, answer)) in QUICK.iter().enumerate().rev() {
        if at % 2 == 0 {
            pty.type_in("<");
            pty.press(key::ENTER);
        } else {
            pty.press(key::ESC);
        }
        let taken = if answer.is_empty() { "Enter" } else { answer };
        pty.wait_for(&format!("Taken back: {taken}"));
        pty.prompt(question);
    }
    pty.press(key::ESC);
    pty.wait_for("Nothing is entered yet; there is nothing to take back.");
    answer_all(&mut pty, &QUICK);
    pty.answer(WRITE, "＜");
    pty.prompt(ELSE);
    pty.answer(ELSE, "");
    pty.answer(WRITE, "");
    pty.wait_for("Written as hand 1 of session 1 (entry 2).");
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
        log.starts_with("Session 1 of DATE: 안나, 보 and 철수, pagat, a chip is 100 KRW, open\n"),
        "{log}"
    );
}

#[test]
fn a_long_text_that_is_refused_stands_in_the_line_again_and_a_short_one_does_not() {
    let dokbak = Dokbak::new();
    let mut pty = terminal(&dokbak);
    pty.answer(WHO, "안나");
    pty.wait_for("! 1 player at the table; this game is for 2 to 7");
    pty.answer(WHO, "안나 보 철수");
    pty.answer(RULES, "pagatt");
    pty.wait_for("did you mean \"pagat\"?");
    pty.answer(RULES, "pagat");
    pty.answer(CHIP, "much");
    pty.answer(CHIP, "");
    pty.answer(LENGTH, "");
    pty.answer(STOPPED, "보 takes 팔광 13g");
    pty.wait_for("! at column 12: \"13g\" is no card; did you mean \"1g\"?");
    pty.line_is(&format!("{STOPPED}보 takes 팔광 13g"));
    pty.assert_rows(&[MEND]);
    pty.send(key::LEFT);
    pty.send(key::BACKSPACE);
    pty.line_is(&format!("{STOPPED}보 takes 팔광 1g"));
    pty.press(key::ENTER);
    pty.answer(LINE, "안나 takes 1g");
    pty.wait_for("1g (crane)");
    pty.line_is("> 안나 takes 1g");
    // How that is mended is said once; the first letter takes the place of it all.
    let said = pty.screen_rows().into_iter().filter(|row| row == MEND);
    assert_eq!(said.count(), 1);
    pty.send("보 go");
    pty.line_is("> 보 go");
    pty.send(key::CTRL_U);
    pty.prompt(LINE);
    leave(pty);
    let told = dokbak.line("play --script -").stdin("show\n").run().done();
    assert!(told.contains("Hand 1 is kept with 1 entry"), "{told}");
}

#[test]
fn cards_drawn_for_the_first_deal_seat_the_players() {
    let dokbak = Dokbak::new();
    let mut pty = terminal(&dokbak);
    let drawn = "안나=3p 보=3p 철수=9y 밤";
    pty.answer(WHO, drawn);
    pty.wait_for("안나 and 보 draw again: 3p and 3p are worth the same.");
    pty.line_is(&format!("Who plays, the dealer first? {drawn}"));
    pty.send(key::CTRL_U);
    pty.answer(WHO, "안나=12g 보=2y 철수 밤");
    pty.wait_for("보 deals: at night the earliest month, 2y (warbler).");
    pty.answer(RULES, "");
    pty.answer(CHIP, "");
    pty.answer(LENGTH, "");
    pty.wait_for("Hand 1 of 12: 보 deals, then 철수 and 안나.");
    leave(pty);
}

/// What is pasted takes the place of a refused text too, with all its lines; Esc drops them all.
#[test]
fn a_paste_takes_the_place_of_a_refused_text_and_esc_drops_all_of_it() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.answer(STOPPED, "보 takes 1g 13g");
    pty.line_is(&format!("{STOPPED}보 takes 1g 13g"));
    pty.send("\x1b[200~안나 takes 1g\r보 takes 1g\r안나 stop\x1b[201~");
    pty.wait_for("안나 stop");
    pty.press(key::ENTER);
    // The first line is taken; the second is not, and waits with the third.
    pty.wait_for("1g (crane) is already in 안나's pile");
    pty.line_is("> 보 takes 1g");
    pty.wait_for("안나 stop");
    pty.send(key::ESC);
    pty.prompt(LINE);
    pty.answer(LINE, "보 takes 3g");
    pty.prompt(LINE);
    leave(pty);
    let told = dokbak.line("play --script -").stdin("show\n").run().done();
    assert!(told.contains("Hand 1 is kept with 2 entries"), "{told}");
}

#[test]
fn a_refused_answer_can_be_mended() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.answer(STOPPED, "안나");
    pty.answer(CARDS, "1g 3g 12g");
    pty.wait_for("안나 has 2 points; 3 are needed to stop");
    pty.line_is(&format!("{CARDS}1g 3g 12g"));
    pty.type_in(" 8g");
    pty.press(key::ENTER);
    let besides = BESIDES.replace("at most 3 goes", "at most 1 go");
    pty.answer(&besides, "often");
    pty.wait_for("\"often\" is not understood");
    pty.answer(&besides, "1 13");
    pty.wait_for("at column 3: \"13\" needs a month");
    pty.answer(&besides, "1 1");
    pty.prompt(BRIGHT);
    leave(pty);
}

/// Leaves by Ctrl-C after these answers, starts again, and returns the terminal as it comes back.
fn left_after(questions: &[(&str, &str)], waiting: &str) -> (Dokbak, Pty) {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    answer_all(&mut pty, questions);
    pty.prompt(waiting);
    pty.ready();
    let rows = leave(pty);
    let kept = match questions.len() {
        0 => None,
        1 => Some("Hand 1 is kept with 1 entry; `dokbak` goes on from here.".to_owned()),
        more => Some(format!(
            "Hand 1 is kept with {more} entries; `dokbak` goes on from here."
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
        Some("Your answers are kept; `dokbak` goes on from here.")
    );
    let mut pty = terminal(&dokbak);
    pty.answer(CHIP, "100 KRW");
    pty.answer(LENGTH, "3");
    pty.wait_for("Hand 1 of 3: 안나 deals, then 보 and 철수.");
    pty.prompt(STOPPED);
    leave(pty);
    let log = dokbak.line("log").run().done();
    assert!(
        log.starts_with(
            "Session 1 of DATE: 안나, 보 and 철수, wikipedia, a chip is 100 KRW, open\n"
        ),
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
    let (_, mut pty) = left_after(&QUICK[..4], JUNK);
    pty.assert_rows(&["  4  n                                  보: any bright? (y/n)"]);
    answer_all(&mut pty, &QUICK[4..]);
    pty.answer(WRITE, "");
    pty.wait_for("Standing: 안나 +24, 보 -12, 철수 -12.");
    pty.prompt(STOPPED);
    leave(pty);
}

#[test]
fn an_interrupted_line_loses_what_was_not_entered_only() {
    let lines = [(STOPPED, "안나 takes 1t 1p"), (LINE, "보 takes 2y 4y 8y")];
    let (dokbak, mut pty) = left_after(&lines, LINE);
    pty.assert_rows(&["  1  안나 takes 1t 1p", "  2  보 takes 2y 4y 8y"]);
    pty.type_in("철수 takes");
    leave(pty);
    let told = dokbak.line("play --script -").stdin("보 stop\n").run();
    assert_eq!(told.status, Some(0), "{told:?}");
    assert!(
        told.stdout
            .contains("Written as hand 1 of session 1 (entry 2)."),
        "{told:?}"
    );
}

#[test]
fn an_interrupted_verdict_is_shown_again() {
    let (_, mut pty) = left_after(&QUICK, WRITE);
    pty.assert_rows(&[
        "  Player  Chips       Money",
        "  안나      +24   2,400 KRW  from 보 12, 철수 12",
        "  보        -12  -1,200 KRW  to 안나 12",
        "  철수      -12  -1,200 KRW  to 안나 12",
    ]);
    pty.press(key::ENTER);
    pty.wait_for("Written as hand 1 of session 1 (entry 2).");
    pty.prompt(STOPPED);
    leave(pty);
}

#[test]
fn an_interrupted_menu_leaves_the_terminal_as_it_was() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    answer_all(&mut pty, &QUICK[..2]);
    pty.prompt(BESIDES);
    pty.type_in("m");
    pty.press(key::ENTER);
    pty.wait_for("How often did the winner say go:");
    pty.send(key::CTRL_C);
    let ended = pty.end();
    assert_eq!(ended.status, 130);
    let mut pty = terminal(&dokbak);
    pty.answer(GO_ON, "");
    pty.prompt(BESIDES);
    leave(pty);
}

#[test]
fn ctrl_d_leaves_and_keeps_everything() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    answer_all(&mut pty, &QUICK[..3]);
    pty.prompt(BRIGHT);
    pty.press(key::CTRL_D);
    let ended = pty.end();
    assert_eq!(ended.status, 0);
    assert_eq!(
        ended.rows.last().map(String::as_str),
        Some("Hand 1 is kept with 3 entries; `dokbak` goes on from here.")
    );
    let mut pty = terminal(&dokbak);
    pty.prompt(GO_ON);
    pty.press(key::CTRL_D);
    assert_eq!(pty.end().status, 0);
    let mut pty = terminal(&dokbak);
    pty.answer(GO_ON, "y");
    pty.answer(BRIGHT, "quit");
    assert_eq!(pty.end().status, 0);
}

#[test]
fn a_signal_restores_the_terminal() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    answer_all(&mut pty, &QUICK[..2]);
    pty.prompt(BESIDES);
    pty.ready();
    pty.signal(Signal::SIGTERM);
    assert_eq!(pty.end().status, 143);

    let mut pty = terminal(&dokbak);
    pty.answer(GO_ON, "");
    pty.prompt(BESIDES);
    pty.signal(Signal::SIGHUP);
    assert_eq!(pty.end().status, 129);
}

#[test]
fn a_signal_between_two_prompts_restores_the_terminal() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.prompt(STOPPED);
    leave(pty);
    // Somewhere between the answer and the next prompt, each time elsewhere.
    for keys in ["", "1", "안나", "안나 takes 1g"].repeat(8) {
        let mut pty = terminal(&dokbak);
        pty.answer(GO_ON, "");
        pty.prompt(STOPPED);
        pty.send(keys);
        pty.send(key::ENTER);
        pty.signal(Signal::SIGTERM);
        assert_eq!(pty.end().status, 143);
        // What was entered before the signal is there again: take it back.
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
    pty.answer(BESIDES, "m");
    pty.wait_for("How often did the winner say go:");
    pty.ready();
    pty.signal(Signal::SIGTERM);
    assert_eq!(pty.end().status, 143);
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
fn a_line_is_built_from_menus() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.answer(STOPPED, "안나 takes 1g 1t");
    pty.answer(LINE, "m");
    pty.wait_for("Event");
    search(&mut pty, "takes");
    pty.send(key::ENTER);
    pty.wait_for("> 1 안나");
    pty.wait_for("  3 철수");
    pty.send(key::DOWN);
    pty.wait_for("> 2 보");
    pty.send(key::ENTER);
    // More cards than a menu shows: their months come first.
    pty.wait_for("Months of the cards (space marks)");
    for month in ["]  1 pine", "]  2 plum", "]  3 cherry"] {
        pty.wait_for(&format!("> [ {month}"));
        pty.send(" ");
        pty.wait_for(&format!("> [x{month}"));
        pty.send(key::DOWN);
    }
    pty.send(key::ENTER);
    pty.wait_for("] 3g ");
    let rows = pty.screen_rows();
    let at = rows
        .iter()
        .rposition(|row| row.contains("Cards (space marks)"))
        .unwrap();
    assert!(rows[at + 1].contains("1p "), "{rows:#?}");
    let offered = |code: &str| {
        rows[at..]
            .iter()
            .any(|row| row.contains(&format!("] {code} ")))
    };
    assert!(offered("1p") && offered("2y") && offered("3g"), "{rows:#?}");
    assert!(
        !offered("1g") && !offered("1t"),
        "captured cards are offered: {rows:#?}"
    );
    // The first two: both plain junk cards of January.
    pty.send(" ");
    pty.wait_for("> [x] 1p");
    pty.send(key::DOWN);
    pty.wait_for("> [ ] 1p");
    pty.send(" ");
    pty.wait_until("two marks", |screen| {
        screen.contents().matches("[x]").count() == 2
    });
    pty.send(key::ENTER);
    pty.wait_for("  보: 0 points");
    pty.prompt(LINE);
    assert!(
        !pty.screen_rows()
            .iter()
            .any(|row| row.contains("[x]") || row.contains("[ ]") || row.contains('|')),
        "the menu leaves no rows behind: {:#?}",
        pty.screen_rows()
    );
    pty.answer(LINE, "show");
    pty.wait_for("2  보 takes 1pp");
    pty.prompt(LINE);
    leave(pty);
}

/// Who said it last pays for both, whoever sits before whom.
#[test]
fn the_menu_of_goes_keeps_their_order_and_leaves_the_winner_out() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.answer(STOPPED, "1");
    pty.answer(CARDS, "1t 2t 3t");
    pty.answer("안나: months shown; others' goes? [none] ", "m");
    pty.wait_for("Months shown (space marks)");
    pty.send(key::ENTER);
    pty.wait_for("Who said go first");
    pty.wait_for("  3 철수");
    assert!(!pty.screen_rows().iter().any(|row| row == "  1 안나"));
    pty.send(key::DOWN);
    pty.wait_for("> 2 보");
    pty.send(key::DOWN);
    pty.wait_for("> 3 철수");
    pty.send(key::ENTER);
    pty.wait_for("Who said go next");
    pty.send(key::DOWN);
    pty.wait_for("> 2 보");
    pty.send(key::ENTER);
    pty.answer(ELSE, "");
    pty.wait_for("Dok-bak: 보 pays for 철수 too");
    leave(pty);
}

/// Points of a pile, and a push where the table plays it, are in the menu as well.
#[test]
fn a_win_by_points_that_is_pushed_is_built_from_menus() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.answer(STOPPED, "set push=true");
    pty.answer(LINE, "menu");
    pty.wait_for("Event");
    search(&mut pty, "scores");
    pty.send(key::ENTER);
    pty.wait_for("> 1 안나");
    pty.send(key::ENTER);
    pty.wait_for("Points");
    search(&mut pty, "7");
    pty.send(key::ENTER);
    pty.wait_for("What is among them");
    pty.send(key::DOWN);
    pty.wait_for("> [ ] animals");
    pty.send(" ");
    pty.wait_for("> [x] animals");
    pty.send(key::ENTER);
    pty.wait_for("How many animals");
    search(&mut pty, "8");
    pty.send(key::ENTER);
    pty.prompt(LINE);
    pty.answer(LINE, "m");
    pty.wait_for("Event");
    search(&mut pty, "push");
    pty.send(key::ENTER);
    pty.wait_for("> 1 안나");
    pty.send(key::ENTER);
    pty.wait_for("pushes");
    leave(pty);
}

#[test]
fn esc_leaves_every_menu_and_changes_nothing() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.answer(STOPPED, "m");
    pty.wait_for("Event");
    pty.send(key::ESC);
    pty.prompt(STOPPED);
    pty.answer(STOPPED, "menu");
    pty.wait_for("Event");
    search(&mut pty, "stop");
    pty.send(key::ENTER);
    pty.wait_for("> 1 안나");
    pty.send(key::ESC);
    pty.prompt(STOPPED);
    pty.answer(STOPPED, "1");
    pty.answer(CARDS, "m");
    pty.wait_for("Months of the cards (space marks)");
    pty.send(key::ESC);
    pty.prompt(CARDS);
    pty.answer(CARDS, PILE);
    for question in [BESIDES, BRIGHT] {
        pty.answer(question, "m");
        pty.wait_until("a menu", vt100::Screen::hide_cursor);
        pty.send(key::ESC);
        pty.prompt(question);
        pty.answer(question, if question == BRIGHT { "n" } else { "" });
    }
    pty.prompt(JUNK);
    leave(pty);
}

#[test]
fn menus_answer_the_quick_questions() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.answer(STOPPED, "1");
    pty.answer(CARDS, PILE);
    pty.answer(BESIDES, "m");
    pty.wait_for("How often did the winner say go:");
    pty.send(key::DOWN);
    pty.wait_for("> 1");
    pty.send(key::ENTER);
    pty.wait_for("> [ ]  1 pine");
    pty.send(key::DOWN);
    pty.wait_for("> [ ]  2 plum");
    pty.send(" ");
    pty.wait_for("[x]  2 plum");
    pty.send(key::ENTER);
    pty.wait_for("> nobody");
    pty.send(key::ENTER);
    pty.answer(BRIGHT, "m");
    pty.wait_for("Any");
    pty.send("n");
    pty.answer(JUNK, "m");
    pty.wait_for("5 or more");
    pty.send(key::DOWN);
    pty.wait_for("> 4");
    pty.send(key::ENTER);
    pty.answer(LAST_BRIGHT, "y");
    pty.answer(LAST_JUNK, "y");
    pty.answer(ELSE, "");
    pty.prompt(WRITE);
    // (6 + 1) × 2 for the triple; 보 without brights and with too little junk × 2 × 2.
    pty.assert_rows(&[
        "  Player  Chips       Money",
        "  안나      +70   7,000 KRW  from 보 56, 철수 14",
        "  보        -56  -5,600 KRW  to 안나 56",
        "  철수      -14  -1,400 KRW  to 안나 14",
    ]);
    leave(pty);
}

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

/// The question stands below the words and draws over none of them, also where it has several rows; the
/// line is as it was.
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

/// What is typed while words are shown is not lost, and what was typed of a line is no line of the history.
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

#[test]
fn a_korean_keyboard_says_yes_and_no() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    answer_all(&mut pty, &QUICK[..3]);
    pty.answer(BRIGHT, "ㅜ");
    pty.answer(JUNK, "ㅛ");
    pty.answer(LAST_BRIGHT, "ㅛ");
    pty.answer(LAST_JUNK, "３");
    pty.answer(ELSE, "ㅜ");
    pty.answer(WRITE, "ㅛ");
    pty.wait_for("Standing: 안나 +24, 보 -12, 철수 -12.");
    pty.prompt(STOPPED);
    leave(pty);
}

#[test]
fn a_second_terminal_is_refused_and_reading_goes_on() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    answer_all(&mut pty, &QUICK);
    pty.answer(WRITE, "");
    pty.prompt(STOPPED);
    let second = terminal(&dokbak).end();
    assert_eq!(second.status, 3, "{:#?}", second.rows);
    let told = second.rows.join("");
    assert!(
        told.contains("ledger.db: another terminal is using this ledger"),
        "{told}"
    );
    let script = dokbak.line("play --script -").stdin("nagari\n").run();
    assert_eq!((script.status, script.stdout.as_str()), (Some(3), ""));
    for line in ["log", "standings", "show 2", "verify"] {
        let told = dokbak.line(line).run();
        assert_eq!(told.status, Some(0), "{line}: {told:?}");
    }
    pty.answer(STOPPED, "n");
    pty.answer(WRITE, "");
    pty.wait_for("Written as hand 2 of session 1 (entry 3).");
    pty.prompt(STOPPED);
    leave(pty);
}

/// Returns a terminal of forty columns in which a session of three hands was just begun.
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
    pty.prompt(narrow(WRITE));
    pty.assert_rows(&[
        "  Player  Chips       Money",
        "  안나      +24   2,400 KRW",
        "    from 보 12, 철수 12",
        "  보        -12  -1,200 KRW  to 안나 12",
        "  철수      -12  -1,200 KRW  to 안나 12",
    ]);
    // A long line over the edge of the screen, with a wide character at the edge.
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

/// A question of several rows is drawn again whole: after Ctrl-L, after words that Tab offers, for a
/// line that was refused, and behind a line that came back from the history.
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

#[test]
fn an_entry_is_edited_and_shown() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    answer_all(&mut pty, &QUICK);
    pty.answer(WRITE, "c");
    pty.wait_for("y writes the hand. A player's number or name alone: that player won.");
    pty.wait_for("edit N changes entry N:");
    pty.wait_for("안나: goes, months shown; others' goes?");
    pty.answer(WRITE, "edit 7");
    pty.line_is(&format!("7: {LAST_JUNK}3"));
    // The first letter takes the place of the old answer.
    pty.send("4");
    pty.line_is(&format!("7: {LAST_JUNK}4"));
    pty.press(key::ENTER);
    pty.wait_for("철수 has 4, fewer than 5");
    pty.answer(WRITE, "edit 3");
    pty.line_is(&format!("3: {BESIDES}"));
    pty.send("1");
    pty.line_is(&format!("3: {BESIDES}1"));
    pty.press(key::ENTER);
    pty.wait_for("보 owes 14 chips: (6 + 1) × 2 = 14");
    pty.answer(WRITE, "edit 99");
    pty.wait_for("write edit N with N from 1 to 8; show lists them");
    pty.answer(WRITE, "edit 2");
    pty.line_is(&format!("2: {CARDS}{PILE}"));
    pty.send("1g");
    pty.line_is(&format!("2: {CARDS}1g"));
    pty.press(key::ENTER);
    pty.wait_for("안나 has 0 points; 3 are needed to stop");
    // The text stands there to be mended; Esc clears it, and leaves the entry as it was.
    pty.line_is(&format!("2: {CARDS}1g"));
    pty.send(key::ESC);
    pty.prompt(&format!("2: {CARDS}"));
    pty.press(key::ESC);
    pty.answer(WRITE, "undo");
    pty.prompt(ELSE);
    pty.answer(ELSE, "help");
    pty.wait_for("At the end of a hand the winner's name or number begins a few questions");
    pty.answer(ELSE, "show");
    pty.wait_for("Nobody has:");
    pty.answer(ELSE, "");
    pty.answer(WRITE, "");
    pty.wait_for("Standing: 안나 +28, 보 -14, 철수 -14.");
    pty.prompt(STOPPED);
    leave(pty);
}

#[test]
fn the_table_is_shown_in_aligned_columns() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.answer(STOPPED, "안나 takes 1g 3g 8g");
    pty.answer(LINE, "안나 go");
    pty.answer(LINE, "보 heundeum 5");
    pty.answer(LINE, "show");
    pty.wait_for("Nobody has:");
    pty.prompt(LINE);
    pty.assert_rows(&[
        "  Player  Points  Calls        Cards",
        "  안나         3  go x1        1g 3g 8g",
        "  보              heundeum x1  nothing entered",
        "  철수                         nothing entered",
    ]);
    pty.assert_rows(&[
        "  1  안나 takes 1g 3g 8g",
        "  2  안나 go",
        "  3  보 heundeum 5",
    ]);
    leave(pty);
}

#[test]
fn an_open_session_can_be_left_for_a_new_one() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.prompt(STOPPED);
    leave(pty);
    let mut pty = terminal(&dokbak);
    pty.wait_for("Session 1 is open: 안나, 보 and 철수, 0 hands.");
    pty.answer(GO_ON, "maybe");
    pty.wait_for("answer y or n");
    pty.answer(GO_ON, "ㅜ");
    pty.wait_for("Session 1 stays open; `dokbak play --session 1` goes on with it.");
    pty.answer("Who plays, the dealer first? [안나 보 철수] ", "");
    pty.answer(RULES, "");
    pty.answer("What is a chip worth? [100 KRW] ", "");
    pty.answer("How many hands (12, 6, 3, open)? [3] ", "");
    pty.answer(STOPPED, "end");
    pty.wait_for("Nothing was played in session 2.");
    pty.answer("End the session here and settle up? [Y/n] ", "n");
    pty.answer(STOPPED, "end");
    pty.answer("End the session here and settle up? [Y/n] ", "y");
    let ended = pty.end();
    assert_eq!(ended.status, 0);
    assert_eq!(
        ended.rows.last().map(String::as_str),
        Some("Session 2 is closed.")
    );
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
        Some("Session 1 is closed.")
    );
}

#[test]
fn without_a_terminal_nothing_is_asked() {
    let dokbak = Dokbak::new();
    let told = dokbak.line("play").stdin("안나 보\n").run();
    assert_eq!((told.status, told.stdout.as_str()), (Some(2), ""));
    assert!(
        told.stderr
            .starts_with("standard input or output is not a terminal; `dokbak play --script FILE`"),
        "{told:?}"
    );
}
