//! What phones do, as the terminal is told of it.

use super::prompt::{CHIP, LENGTH, RULES, STOPPED, WHO, address, letters};
use crate::support::{Dokbak, Pty, key};
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// The question at the end of a hand.
const WRITE: &str = "Anything else? Write it down? [Y]es, < back, c correct ";

/// What is asked while phones see the money.
const MONEY: &str = "The phones show who pays whom, and may mark it paid. Enter ends this. ";

/// A phone that came in by the letters.
struct Phone {
    place: String,
    cookie: String,
    sent: u32,
    /// The version of the evening that it saw last.
    seen: u32,
}

impl Phone {
    fn come_in(pty: &Pty) -> Self {
        let place = address(pty).replace("http://", "");
        let mut phone = Self {
            place,
            cookie: String::new(),
            sent: 0,
            seen: 4,
        };
        let (head, _) = phone.post("/in", &format!("k={}", letters(pty).replace(' ', "")));
        let cookie = head
            .lines()
            .find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = cookie.unwrap_or_else(|| panic!("{head}"));
        cookie
            .split(';')
            .next()
            .unwrap()
            .clone_into(&mut phone.cookie);
        phone
    }

    /// Asks to be a player's.
    fn is_of(&self, name: &str) {
        let (head, _) = self.post("/about", &format!("do=seat+{name}&at=/"));
        assert!(!head.contains(" 4"), "{head}");
    }

    fn sent(&self, request: &str) -> (String, String) {
        let mut stream = TcpStream::connect(&self.place).unwrap();
        let patience = Some(Duration::from_secs(10));
        stream.set_read_timeout(patience).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.to_owned(), body.to_owned())
    }

    fn post(&self, path: &str, body: &str) -> (String, String) {
        let Self { place, cookie, .. } = self;
        self.sent(&format!(
            "POST {path} HTTP/1.1\r\nHost: {place}\r\nOrigin: http://{place}\r\nCookie: {cookie}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\
             Connection: close\r\n\r\n{body}",
            body.len()
        ))
    }

    /// Enters something, as a phone that has seen everything.
    fn enter(&mut self, what: &str) {
        let Self { place, cookie, .. } = &*self;
        let (_, page) = self.sent(&format!(
            "GET / HTTP/1.1\r\nHost: {place}\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n"
        ));
        let number = page.split_once("data-number=\"").unwrap().1;
        let run = number.split('.').next().unwrap().to_owned();
        for version in self.seen..self.seen + 9 {
            (self.sent, self.seen) = (self.sent + 1, version);
            let body = format!("key=k{}&seen={run}.{version}&at=/&do={what}", self.sent);
            let (head, body) = self.post("/do", &body);
            if !head.contains(" 409 ") {
                assert!(head.starts_with("HTTP/1.1 303 "), "{head}\n{body}");
                return;
            }
        }
        panic!("no version fits");
    }
}

/// Returns a table of Ann, Bo and Chul, where Bo has a phone.
fn table() -> (Pty, Phone) {
    let mut pty = Dokbak::new().line("serve --lan lo").terminal(60, 100);
    for (question, answer) in [(WHO, "Ann Bo Chul"), (RULES, ""), (CHIP, ""), (LENGTH, "")] {
        pty.answer(question, answer);
    }
    pty.prompt(STOPPED);
    let phone = Phone::come_in(&pty);
    phone.is_of("Bo");
    pty.wait_for("A phone is in.");
    (pty, phone)
}

#[test]
fn what_a_phone_enters_stands_above_the_question_and_enter_shows_it() {
    let (mut pty, mut phone) = table();
    pty.type_in("Ann st");
    phone.enter("line+Ann+scores+5");
    pty.wait_for("Bo entered something on a phone. Enter shows how it stands.");
    // What is typed goes on, and is told of no second line.
    phone.enter("line+Bo+heundeum+5");
    pty.line_is("> Ann st");
    pty.send("op");
    pty.press(key::ENTER);
    pty.wait_for("Meanwhile something was entered on a phone. This is how it stands:");
    pty.line_is("> Ann stop");
    pty.assert_rows(&["  1  Ann scores 5", "  2  Bo heundeum 5"]);
    let told = pty.screen().contents();
    assert_eq!(told.matches("Bo entered something").count(), 1, "{told}");
    pty.press(key::ENTER);
    pty.wait_for("Write it down?");
    pty.leave();
}

#[test]
fn a_step_back_takes_back_what_a_phone_entered_and_says_whose_it_was() {
    let (mut pty, mut phone) = table();
    phone.enter("line+Ann+scores+5");
    pty.wait_for("Bo entered something on a phone.");
    pty.press(key::ENTER);
    pty.answer("> ", "<");
    pty.wait_for("Taken back: Ann scores 5 (from Bo)");
    pty.leave();
}

#[test]
fn a_hand_that_a_phone_finished_and_an_evening_that_it_ended_are_shown() {
    let (mut pty, mut phone) = table();
    for what in ["line+Ann+scores+5", "line+Ann+stop", "confirm"] {
        phone.enter(what);
    }
    pty.wait_for("Bo finished the hand on a phone. Enter shows how it stands.");
    pty.press(key::ENTER);
    pty.wait_for("Standing: Ann +10, Bo -5, Chul -5.");
    pty.wait_for("Hand 2 of 12:");
    phone.enter("line+end&replies=y");
    pty.wait_for("Bo ended the evening on a phone. Enter shows the result.");
    pty.press(key::ENTER);
    pty.wait_for("The evening is closed.");
    // Phones see the money until somebody is done at the terminal.
    pty.prompt(MONEY);
    let (head, _) = phone.post("/do", "key=p&seen=x&at=/money&do=paid+Bo,Ann,5,KRW");
    assert!(head.starts_with("HTTP/1.1 "), "{head}");
    pty.answer(MONEY, "");
    let ended = pty.end();
    assert_eq!(ended.status, 0, "{:#?}", ended.rows);
}

#[test]
fn the_terminal_lets_a_second_phone_in_and_puts_it_out() {
    let (mut pty, _first) = table();
    let second = Phone::come_in(&pty);
    second.is_of("Chul");
    pty.wait_for("A phone wants to be Chul's. `phones in Chul` lets it in,");
    pty.answer(STOPPED, "phones in chul");
    pty.wait_for("The phone is Chul's now.");
    pty.answer(STOPPED, "phones");
    pty.wait_for("`phones out NAME` or `phones out 2` puts a phone out");
    pty.assert_rows(&["  1    Bo     just now", "  2    Chul   just now"]);
    let before = letters(&pty);
    pty.answer(STOPPED, "phones out Chul");
    pty.wait_for("Chul's phone is out, and the old code lets nobody in. `qr` shows the new one.");
    pty.answer(STOPPED, "qr");
    pty.prompt(STOPPED);
    assert_ne!(letters(&pty), before);
    // One that only looks on is put out by its number.
    let board = Phone::come_in(&pty);
    pty.answer(STOPPED, "phones out 2");
    pty.wait_for("That phone is out, and the old code lets nobody in.");
    let (head, _) = board.post("/about", "do=look&at=/");
    assert!(head.starts_with("HTTP/1.1 401 "), "{head}");
    pty.leave();
}

#[test]
fn a_hand_to_which_a_phone_objects_is_not_written_by_enter() {
    let (mut pty, phone) = table();
    pty.answer(STOPPED, "Ann scores 5");
    pty.prompt("> ");
    pty.send("Ann stop");
    pty.press(key::ENTER);
    pty.prompt(WRITE);
    let (head, _) = phone.post("/about", "do=object+1.1&at=/");
    assert!(head.starts_with("HTTP/1.1 303 "), "{head}");
    pty.wait_for("Bo says: wait, that is not right.");
    pty.answer(WRITE, "");
    pty.answer("Bo said wait. Write it down all the same? [y/N] ", "");
    pty.answer(WRITE, "y");
    pty.answer("Bo said wait. Write it down all the same? [y/N] ", "y");
    pty.wait_for("Hand 2 of 12:");
    // The objection was gone over; a new one is to the written hand.
    phone.post("/about", "do=object+1.1&at=/");
    pty.wait_for("Bo objects to hand 1. `dispute 1` goes through it.");
    pty.leave();
}

#[test]
fn ctrl_c_ends_within_a_second_while_streams_are_open() {
    let (pty, phone) = table();
    let Phone { place, cookie, .. } = &phone;
    let mut streams = Vec::new();
    for _ in 0..5 {
        let mut stream = TcpStream::connect(place).unwrap();
        let request = format!("GET /events HTTP/1.1\r\nHost: {place}\r\nCookie: {cookie}\r\n\r\n");
        stream.write_all(request.as_bytes()).unwrap();
        let mut begun = [0; 12];
        stream.read_exact(&mut begun).unwrap();
        assert_eq!(&begun, b"HTTP/1.1 200");
        streams.push(stream);
    }
    pty.ready();
    let begun = Instant::now();
    let ended = pty.leave();
    assert!(
        begun.elapsed() < Duration::from_secs(1),
        "{:?}",
        begun.elapsed()
    );
    assert_eq!(ended.status, 130);
}
