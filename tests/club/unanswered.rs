//! What a person at a table sees, and what the club has, when the server is cut off in the middle of an
//! evening.

use crate::desk::{Desk, all_told, club, done, rows_of_file, rows_of_server, run};
use crate::proxy::{Proxy, When};
use crate::server::Server;
use crate::terminal::Terminal;
use crate::visitor::Visitor;
use std::path::PathBuf;
use std::sync::Arc;
use tempfile::TempDir;

const COMMIT: &str = "COMMIT\0";
const BEGIN: &str = "BEGIN ISOLATION";
const ALONE: &str = "Go on here without it?";
const PAYMENT: &str = "paid Duk Minsu 300 KRW";

/// A table that plays over a network that breaks at will.
struct Table {
    server: Arc<Server>,
    database: String,
    network: Proxy,
    folder: TempDir,
    terminal: Terminal,
}

impl Table {
    /// Sits down, and enters a hand up to its verdict.
    fn new(at: &'static str, when: When) -> Option<Self> {
        Self::playing(at, when, &["play", "--new"])
    }

    /// Does so by a command of the program.
    fn playing(at: &'static str, when: When, command: &[&str]) -> Option<Self> {
        let server = Server::shared()?;
        let database = club(&server);
        let network = Proxy::at_will(server.port, at, when);
        let folder = tempfile::tempdir().unwrap();
        let copy = folder.path().join("club.db");
        done(
            &copy,
            &["club", "join", &network.url(&database), "--table", "3"],
            "",
        );
        let mut terminal = Terminal::run(&copy, command);
        let lines = [
            "players Minsu Duk Eun",
            "rules pagat",
            "chip 100 KRW",
            "length open",
            "Minsu has 1g 3g 8g 1t 2t 3t",
            "Duk counts g1 p7",
            "Eun counts g1 p6",
            "Minsu stop",
        ];
        for line in lines {
            terminal.answer(line);
        }
        Some(Self {
            server,
            database,
            network,
            folder,
            terminal,
        })
    }

    fn copy(&self) -> PathBuf {
        self.folder.path().join("club.db")
    }

    /// Answers no to going on alone, with the network back before that or only after it. Before it,
    /// the outcome is told by itself; after it, when the same is entered again.
    fn comes_back(&mut self, before: bool, told: &str, (again, taken): (&str, &str)) {
        self.terminal.wait_for(ALONE);
        if before {
            self.network.back();
            self.terminal.answer("n");
            self.terminal.wait_for(told);
        } else {
            self.terminal.answer("n");
            self.terminal.ready();
            self.network.back();
            self.terminal.answer(again);
            self.terminal.wait_for(taken);
        }
    }

    /// Returns how many entries of a kind the club has.
    fn has(&self, kind: &str) -> usize {
        let rows = rows_of_server(&self.server, &self.database);
        let kind = format!("|{kind}|");
        rows.iter().filter(|row| row.contains(&kind)).count()
    }

    /// Asserts that the club, the copy and another table have the same.
    fn all_have_the_same(&self) {
        done(&self.copy(), &["club", "check"], "");
        done(&self.copy(), &["verify"], "");
        let rows = rows_of_server(&self.server, &self.database);
        assert_eq!(rows, rows_of_file(&self.copy()));
        let mut other = Desk::at(&self.server.url("postgres", &self.database));
        other.ledger.catch_up().unwrap();
        other.is_sound();
    }
}

#[test]
fn a_hand_whose_commit_nobody_answered_counts_as_written_once_it_is_found() {
    // The server is back before the answer, or only at the next try.
    for is_back_at_once in [true, false] {
        let Some(mut table) = Table::new(COMMIT, When::After) else {
            return;
        };
        table.network.arm();
        table.terminal.answer("");
        let told = "what you entered is written (entry 2)";
        table.comes_back(is_back_at_once, told, ("", "Written as hand 1."));
        table.terminal.wait_for("Written as hand 1.");
        assert_eq!(table.has("hand"), 1);
        // The evening goes on with the next hand.
        for line in [
            "Duk has 2y 4y 8y 1p 3p 9p",
            "Minsu counts g1 p6",
            "Eun counts g1 p6",
            "Duk stop",
            "",
        ] {
            table.terminal.answer(line);
        }
        table.terminal.wait_for("Written as hand 2.");
        assert_eq!(table.has("hand"), 2);
        table.terminal.leave();
        table.all_have_the_same();
    }
}

#[test]
fn a_hand_that_never_came_to_the_server_is_said_to_be_missing_and_is_written_then() {
    let Some(mut table) = Table::new(COMMIT, When::Before) else {
        return;
    };
    table.network.arm();
    table.terminal.answer("");
    table.terminal.wait_for(ALONE);
    table.network.back();
    table.terminal.answer("n");
    table.terminal.wait_for("what you entered is not written");
    assert_eq!(table.has("hand"), 0);
    table.terminal.answer("");
    table.terminal.wait_for("Written as hand 1.");
    assert_eq!(table.has("hand"), 1);
    table.all_have_the_same();
}

#[test]
fn a_payment_whose_commit_nobody_answered_is_written_once() {
    for is_back_at_once in [true, false] {
        let Some(mut table) = Table::new(COMMIT, When::After) else {
            return;
        };
        table.terminal.answer("");
        table.terminal.wait_for("Written as hand 1.");
        table.network.arm();
        table.terminal.answer(PAYMENT);
        let told = "what you entered is written (entry 3)";
        table.comes_back(is_back_at_once, told, (PAYMENT, "Handed over"));
        assert_eq!(table.has("paid"), 1);
        // What is entered after that is another payment.
        table.terminal.answer(PAYMENT);
        table.terminal.wait_for("entry 4");
        assert_eq!(table.has("paid"), 2);
        table.all_have_the_same();
    }
}

#[test]
fn the_evening_goes_on_alone_if_somebody_says_so_and_is_joined_later() {
    for is_payment in [false, true] {
        let Some(mut table) = Table::new(BEGIN, When::Before) else {
            return;
        };
        if is_payment {
            table.terminal.answer("");
            table.terminal.wait_for("Written as hand 1.");
        }
        table.network.arm();
        table.terminal.answer(if is_payment { PAYMENT } else { "" });
        table.terminal.wait_for(ALONE);
        table.terminal.answer("");
        table.terminal.wait_for("The evening goes on here");
        // What was typed is on the line again.
        table.terminal.answer("");
        table.terminal.wait_for(if is_payment {
            "Handed over"
        } else {
            "Written as hand"
        });
        table.terminal.leave();
        let joined = ["hand", "paid"].map(|kind| table.has(kind));
        assert_eq!(joined, [usize::from(is_payment), 0]);
        table.network.back();
        done(&table.copy(), &["standings"], "");
        let kinds = if is_payment { "paid" } else { "hand" };
        let rows = rows_of_server(&table.server, &table.database);
        let carried = format!("\"kind\":\"{kinds}\"");
        let imported = rows.iter().filter(|row| row.contains(&carried));
        let copied = table.has(kinds);
        assert_eq!(imported.count() + copied, 1, "{rows:?}");
        table.all_have_the_same();
    }
}

/// A command asks somebody at the terminal, and otherwise says that nothing was written.
#[test]
fn a_command_is_asked_or_says_that_it_wrote_nothing() {
    let Some(mut table) = Table::new(BEGIN, When::Before) else {
        return;
    };
    table.terminal.answer("");
    table.terminal.wait_for("Written as hand 1.");
    table.terminal.leave();
    table.network.leave();
    let words: Vec<&str> = PAYMENT.split(' ').collect();
    let told = run(&table.copy(), &words, "");
    assert_eq!(told.status.code(), Some(1));
    let told = all_told(&told);
    assert!(told.contains("nothing was written"), "{told}");
    assert!(!told.contains("kept"), "{told}");

    let mut terminal = Terminal::run(&table.copy(), &words);
    terminal.wait_for(ALONE);
    terminal.answer("y");
    terminal.wait_for("Handed over");
    terminal.ended();
    assert_eq!(table.has("paid"), 0);
    table.network.back();
    let listed = done(&table.copy(), &["paid"], "");
    assert_eq!(listed.matches("300").count(), 1, "{listed}");
    assert_eq!(table.has("paid"), 1);
    table.all_have_the_same();
}

/// What a phone enters is not taken: the phone says why, and the computer is told, and asks.
#[test]
fn what_a_phone_enters_while_the_server_is_away_is_asked_about_at_the_computer() {
    let Some(mut table) = Table::playing(BEGIN, When::Before, &["serve", "--new", "--lan", "lo"])
    else {
        return;
    };
    table.terminal.ready();
    let written = table.terminal.written();
    let (_, address) = written.split_once("Or open http://").unwrap();
    let (place, behind) = address.split_once(" and type ").unwrap();
    let letters: String = behind.split(' ').take(2).collect();
    let letters = letters.trim_end_matches('.');
    let mut phone = Phone::come_in(place, letters);
    table.network.arm();
    let answer = phone.confirms();
    assert!(answer.contains("not written yet"), "{answer}");
    let told = "The club's server did not take what was entered on a phone.";
    table.terminal.wait_for(told);
    table.terminal.answer("");
    table.terminal.wait_for(ALONE);
    table.terminal.answer("");
    table.terminal.wait_for("The evening goes on here");
    let answer = phone.confirms();
    assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
    assert_eq!(table.has("hand"), 0);
}

/// Minsu's phone.
struct Phone {
    browser: Visitor,
    sent: u32,
}

impl Phone {
    fn come_in(place: &str, letters: &str) -> Self {
        let browser = Visitor::come_in(place, letters);
        browser.asked("POST /about", "do=seat+Minsu&at=/");
        Self { browser, sent: 0 }
    }

    /// Writes down the hand that is shown.
    fn confirms(&mut self) -> String {
        let page = self.browser.asked("GET /hand", "");
        let (_, seen) = page.split_once("name=\"seen\" value=\"").unwrap();
        let seen = seen.split('"').next().unwrap().to_owned();
        self.sent += 1;
        let key = self.sent;
        self.browser.asked(
            "POST /do",
            &format!("key={key}&seen={seen}&at=/&do=confirm&text="),
        )
    }
}
