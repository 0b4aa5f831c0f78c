//! The prompts in a real terminal: what the screen shows, where the cursor is, and how the terminal
//! is left.

mod back;
mod interrupted;
mod menus;
mod narrow;
mod tab;
mod typing;

use crate::support::{Dokbak, Pty, key};

const WHO: &str = "Who plays, the dealer first? ";
const RULES: &str = "Which rules? [pagat] ";
const CHIP: &str = "What is a chip worth? [none] ";
const LENGTH: &str = "How many hands (12, 6, 3, open)? [12] ";
const MEND: &str = "  Still in the line: arrows edit it, a letter starts over, Esc clears it.";
const STOPPED: &str = "Who stopped? Or the whole hand, such as: 보 godori, 11 junk, 1 go\n  1 안나 (dealer), 2 보, 3 철수, n nagari\n> ";
const CARDS: &str = "안나: what scored? (sets, counts or points) ";
const BRIGHT: &str = "Who is gwang-bak? (보, 철수, none) ";
const JUNK: &str = "Who is pi-bak? (보, 철수, none; or the counts) ";
const LAST_JUNK: &str = "Who is pi-bak? (보, none; or the counts) ";
const WRITE: &str = "Write it down? [Y]es, < back, c correct ";
const MORE: &str = "Anything else? Write it down? [Y]es, < back, c correct ";
const LINE: &str = "> ";
const GO_ON: &str = "Continue it? [Y/n] ";

/// Brights and junk, so that the losers are asked about both.
const PILE: &str = "1g 3g 8g 4pp 5pp 6pp 7pp 9pp 10pp";

/// The questions of a hand that 안나 wins with that pile, with answers: 보 has no bright, 철수 three
/// junk.
const QUICK: [(&str, &str); 5] = [
    (STOPPED, "1"),
    (CARDS, PILE),
    (BRIGHT, "보"),
    (JUNK, "철수 p3"),
    (LAST_JUNK, "none"),
];

fn terminal(dokbak: &Dokbak) -> Pty {
    dokbak.terminal(110, 80)
}

/// Returns a terminal with a new session of three hands.
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

/// Returns a question as wrapped at forty columns, leaving room for an answer.
fn narrow(question: &'static str) -> &'static str {
    match question {
        LENGTH => "How many hands (12, 6, 3, open)?\n  [12] ",
        STOPPED => {
            "Who stopped? Or the whole hand, such as:\n  보 godori, 11 junk, 1 go\n  1 안나 (dealer), \
             2 보, 3 철수,\n    n nagari\n> "
        }
        CARDS => "안나: what scored? (sets, counts or\n  points) ",
        BRIGHT => "Who is gwang-bak? (보, 철수,\n  none) ",
        JUNK => "Who is pi-bak? (보, 철수, none; or the\n  counts) ",
        LAST_JUNK => "Who is pi-bak? (보, none; or the counts)\n  ",
        MORE => "Anything else? Write it down? [Y]es,\n  < back, c correct ",
        _ => question,
    }
}

fn answer_all(pty: &mut Pty, questions: &[(&str, &str)]) {
    for (question, answer) in questions {
        pty.answer(question, answer);
    }
}

/// Types into a menu's search one key at a time, as a person does.
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
    pty.prompt(MORE);
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
    assert!(presses <= 6, "{presses} answers for a quick hand");

    pty.answer(STOPPED, "안나 takes 1t 1p");
    pty.answer(LINE, "보 takes 2y 4y 8y");
    pty.wait_for("  보: 5 points (godori (고도리) 5).");
    pty.answer("보 has 5 points: stop or go? (s/g) ", "철수 takes 3g 3p");
    pty.answer(LINE, "보 stop");
    pty.answer(MORE, "y");
    pty.wait_for("Standing: 안나 +19, 보 -2, 철수 -17.");

    pty.answer(
        "Who stopped? Or the whole hand, such as: 보 godori, 11 junk, 1 go\n  1 안나, 2 보 (dealer), 3 철수, n nagari\n> ",
        "철수 syodang",
    );
    pty.answer("Does 안나 accept the offered nagari? (y/n) ", "n");
    pty.answer(LINE, "보");
    pty.answer("보: what scored? (sets, counts or points) ", "고도리");
    pty.prompt(MORE);
    pty.wait_for("Dok-bak: 안나 pays for 철수 too (syodang: 안나 refused the nagari that was");
    pty.assert_rows(&["  안나      -10  -1,000 KRW  to 보 10"]);
    pty.press(key::ENTER);
    pty.answer("That was the last of 3 hands. Settle up now? [Y/n] ", "");
    let ended = pty.end();
    assert_eq!(ended.status, 0);
    let end = [
        "This evening, 3 hands:",
        "  Player  Chips       Money  At the table  Gains  Best  Worst",
        "  안나       +9     900 KRW             3      1   +24    -10",
        "  보         +8     800 KRW             3      2   +10    -12",
        "  철수      -17  -1,700 KRW             3      0     0    -12",
        "",
        "철수 hands 안나 9 chips (900 KRW).",
        "철수 hands 보 8 chips (800 KRW).",
        "The evening is closed.",
    ];
    assert_eq!(ended.rows[ended.rows.len() - end.len()..], end);
    let verified = dokbak.line("verify").run().done();
    assert!(
        verified.starts_with("Everything up to entry 5 is as it was written"),
        "{verified}"
    );
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

#[test]
fn a_second_terminal_is_refused_and_reading_goes_on() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    answer_all(&mut pty, &QUICK);
    pty.answer(MORE, "");
    pty.prompt(STOPPED);
    let second = terminal(&dokbak).end();
    assert_eq!(second.status, 1, "{:#?}", second.rows);
    let told = second.rows.join("");
    assert!(
        told.contains("ledger.db: an evening is being played with this"),
        "{told}"
    );
    let script = dokbak.line("play --script -").stdin("nagari\n").run();
    assert_eq!((script.status, script.stdout.as_str()), (Some(1), ""));
    for line in ["log", "standings", "show 2", "verify"] {
        let told = dokbak.line(line).run();
        assert_eq!(told.status, Some(0), "{line}: {told:?}");
    }
    pty.answer(STOPPED, "n");
    pty.answer(WRITE, "");
    pty.wait_for("Written as hand 2.");
    pty.prompt(STOPPED);
    leave(pty);
}

#[test]
fn the_table_is_shown_in_aligned_columns() {
    let dokbak = Dokbak::new();
    let mut pty = seated(&dokbak);
    pty.answer(STOPPED, "안나 takes 1g 3g 8g");
    pty.answer("안나 has 3 points: stop or go? (s/g) ", "g");
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
    pty.wait_for(" is open: 안나, 보 and 철수, 0 hands.");
    pty.answer(GO_ON, "maybe");
    pty.wait_for("answer y or n");
    pty.line_is(&format!("{GO_ON}maybe"));
    pty.send(key::ESC);
    pty.answer(GO_ON, "ㅜ");
    pty.wait_for(" stays open; `dokbak play --evening ");
    pty.answer("Who plays, the dealer first? [안나 보 철수] ", "");
    pty.answer(RULES, "");
    pty.answer("What is a chip worth? [100 KRW] ", "");
    pty.answer("How many hands (12, 6, 3, open)? [3] ", "");
    pty.answer(STOPPED, "end");
    pty.wait_for("Nothing was played here.");
    pty.answer("End the evening here and settle up? [Y/n] ", "n");
    pty.answer(STOPPED, "end");
    pty.answer("End the evening here and settle up? [Y/n] ", "y");
    let ended = pty.end();
    assert_eq!(ended.status, 0);
    assert_eq!(
        ended.rows.last().map(String::as_str),
        Some("The evening is closed.")
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
