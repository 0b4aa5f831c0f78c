//! At a terminal.

use super::first_line;
use crate::support::{Dokbak, Pty, key};
use std::net::TcpListener;
use std::time::{Duration, Instant};

pub(super) const WHO: &str = "Who plays, the dealer first? ";
pub(super) const RULES: &str = "Which rules? [pagat] ";
pub(super) const CHIP: &str = "What is a chip worth? [none] ";
pub(super) const LENGTH: &str = "How many hands (12, 6, 3, open)? [12] ";
pub(super) const STOPPED: &str = "Who stopped? Or the whole hand, such as: Bo godori, 11 junk, 1 go\n  1 Ann (dealer), 2 Bo, 3 Chul, n nagari\n> ";

fn serving(line: &str) -> Pty {
    Dokbak::new().line(line).terminal(50, 100)
}

/// Returns the address that the screen shows.
pub(super) fn address(pty: &Pty) -> String {
    let rows = pty.screen_rows();
    let row = rows.iter().find(|row| row.starts_with("Or open http://"));
    let row = row.unwrap_or_else(|| panic!("{rows:#?}"));
    row.split_whitespace().nth(2).unwrap().to_owned()
}

/// Returns the letters that the screen shows.
pub(super) fn letters(pty: &Pty) -> String {
    let rows = pty.screen_rows();
    let row = rows.iter().rfind(|row| row.starts_with("Or open http://"));
    let row = row.unwrap_or_else(|| panic!("{rows:#?}"));
    let (_, letters) = row.trim_end_matches('.').rsplit_once(" and type ").unwrap();
    letters.to_owned()
}

/// Returns how many rows of the screen are of a code.
fn rows_of_code(pty: &Pty) -> usize {
    let is_code = |row: &&String| row.starts_with('█') && row.chars().count() > 20;
    pty.screen_rows().iter().filter(is_code).count()
}

#[test]
fn a_code_is_drawn_with_address_and_letters_and_then_one_plays() {
    let mut pty = serving("serve --lan lo");
    pty.prompt(WHO);
    // 62 characters at most need 33 dots and 2 light ones on each side, two to a row.
    assert!(
        (15..=19).contains(&rows_of_code(&pty)),
        "{:#?}",
        pty.screen_rows()
    );
    let address = address(&pty);
    assert!(address.starts_with("http://127.0.0.1:"), "{address}");
    let letters = letters(&pty);
    let (first, second) = letters.split_once(' ').unwrap();
    assert_eq!((first.len(), second.len()), (4, 4), "{letters}");
    assert!(first_line(&address).starts_with("HTTP/1.1 "));
    pty.answer(WHO, "Ann Bo Chul");
    pty.answer(RULES, "");
    pty.answer(CHIP, "");
    pty.answer(LENGTH, "");
    pty.answer(STOPPED, "n");
    pty.answer("Write it down? [Y]es, < back, c correct ", "");
    pty.wait_for("Written as hand 1.");
    let begun = Instant::now();
    pty.leave();
    assert!(begun.elapsed() < Duration::from_secs(3));
}

#[test]
fn the_network_is_asked_once() {
    let mut pty = serving("serve");
    pty.wait_for("In which network are the phones?");
    pty.answer("In which network are the phones? [1] ", "wlan9");
    pty.wait_for("write the number or the name of a network");
    pty.send(key::CTRL_U);
    pty.answer("In which network are the phones? [1] ", "");
    pty.prompt(WHO);
    let address = address(&pty);
    assert!(!address.contains("127.0.0.1"), "{address}");
    pty.leave();
}

#[test]
fn the_code_comes_back_and_phones_are_listed() {
    let mut pty = serving("serve --lan lo");
    pty.prompt(WHO);
    let rows = rows_of_code(&pty);
    pty.answer(WHO, "qr");
    pty.wait_until("two codes", |screen| {
        screen.contents().matches("Or open http://").count() == 2
    });
    pty.prompt(WHO);
    assert!(rows_of_code(&pty) > rows);
    pty.answer(WHO, "phones");
    pty.wait_for("No phone is in yet.");
    pty.answer(WHO, "phones out Chul");
    pty.wait_for("no phone is Chul's");
    pty.line_is(&format!("{WHO}phones out Chul"));
    pty.send(key::CTRL_U);
    pty.answer(WHO, "phones away");
    pty.wait_for("`phones out NAME` or `phones out 2` puts a phone out");
    pty.send(key::CTRL_U);
    pty.leave();
}

#[test]
fn phones_come_in_while_one_plays() {
    let mut pty = serving("play");
    pty.answer(WHO, "Ann Bo Chul");
    pty.answer(RULES, "");
    pty.answer(CHIP, "");
    pty.answer(LENGTH, "");
    pty.answer(STOPPED, "phones");
    pty.answer("In which network are the phones? [1] ", "1");
    pty.prompt(STOPPED);
    assert!(rows_of_code(&pty) > 10, "{:#?}", pty.screen_rows());
    assert!(first_line(&address(&pty)).starts_with("HTTP/1.1 "));
    pty.leave();
}

#[test]
fn a_door_that_cannot_be_opened_at_start_ends_the_program_and_is_named() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let ended = serving(&format!("serve --lan lo --port {port}")).end();
    assert_eq!(ended.status, 1);
    let told = ended.rows.join(" ");
    assert!(told.contains("is used by another program"), "{told}");
}

#[test]
fn for_listeners_nothing_is_drawn() {
    let mut pty = serving("serve --lan lo --plain");
    pty.wait_for("Or open http://127.0.0.1:");
    pty.wait_for("Who plays, the dealer first?");
    assert_eq!(rows_of_code(&pty), 0);
    pty.send(key::CTRL_C);
    pty.end();
}

#[test]
fn a_script_cannot_let_phones_in() {
    let dokbak = Dokbak::new();
    let script = "players Ann Bo\nphones\n";
    let run = dokbak.line("play --script -").stdin(script).run();
    assert_eq!(run.status, Some(1), "{run:?}");
    assert!(
        run.stderr
            .contains("phones come in only while an evening is played at a terminal"),
        "{run:?}"
    );
}

#[test]
#[ignore = "waits for half a minute"]
fn after_half_a_minute_without_a_phone_the_usual_causes_stand_above_the_question() {
    let mut pty = serving("serve --lan lo");
    pty.prompt(WHO);
    pty.type_in("Ann B");
    std::thread::sleep(Duration::from_secs(30));
    pty.wait_for("No phone has come yet.");
    // What was typed is still on the line.
    pty.line_is(&format!("{WHO}Ann B"));
    pty.wait_for("sudo ufw allow");
    pty.send("o Chul");
    pty.press(key::ENTER);
    pty.prompt(RULES);
    pty.leave();
}
