//! What one table of a club must know of another.

use crate::desk::{club, done, rows_of_server};
use crate::server::Server;
use crate::terminal::Terminal;
use std::path::PathBuf;
use std::sync::Arc;
use tempfile::TempDir;

/// Table 3 and table 5 of a club.
struct Hall {
    server: Arc<Server>,
    database: String,
    folder: TempDir,
}

impl Hall {
    fn new() -> Option<Self> {
        let server = Server::shared()?;
        let database = club(&server);
        let folder = tempfile::tempdir().unwrap();
        let hall = Self {
            server,
            database,
            folder,
        };
        let url = hall.server.url("postgres", &hall.database);
        for table in ["3", "5"] {
            done(
                &hall.copy(table),
                &["club", "join", &url, "--table", table],
                "",
            );
        }
        Some(hall)
    }

    fn copy(&self, table: &str) -> PathBuf {
        self.folder.path().join(format!("{table}.db"))
    }

    /// Plays an evening of one hand at a table.
    fn play(&self, table: &str, date: &str, players: [&str; 3]) {
        let args = ["play", "--new", "--date", date, "--script", "-"];
        done(&self.copy(table), &args, &evening(players));
    }

    fn sessions(&self) -> usize {
        let rows = rows_of_server(&self.server, &self.database);
        rows.iter().filter(|row| row.contains("|session|")).count()
    }
}

/// Returns an evening in which the first one wins six chips of each of the others.
fn evening([winner, one, other]: [&str; 3]) -> String {
    format!(
        "players {winner} {one} {other}\nrules pagat\nchip 100 KRW\nlength open\n\
         {winner} has 1g 3g 8g 1t 2t 3t\n{one} counts g1 p7\n{other} counts g1 p6\n{winner} stop\n"
    )
}

const SETUP: [&str; 4] = [
    "players Minsu Duk Eun",
    "rules pagat",
    "chip 100 KRW",
    "length open",
];

/// Table 5 begins with Minsu while table 3 still answers the questions before its evening.
#[test]
fn nobody_sits_down_at_a_second_table_while_its_questions_are_answered() {
    let Some(hall) = Hall::new() else {
        return;
    };
    let mut terminal = Terminal::run(&hall.copy("3"), &["play", "--new"]);
    terminal.ready();
    let begins = ["play", "--new", "--script", "-"];
    done(&hall.copy("5"), &begins, &evening(["Minsu", "Bo", "Cho"]));
    for line in SETUP {
        terminal.answer(line);
    }
    terminal.wait_for("Minsu is playing at table 5");
    assert_eq!(hall.sessions(), 1);
}

/// Minsu's evening at table 5 is over by then: table 3 is asked whether this is the same Minsu.
#[test]
fn a_name_that_another_table_has_since_the_first_question_is_asked_about() {
    let Some(hall) = Hall::new() else {
        return;
    };
    let mut terminal = Terminal::run(&hall.copy("3"), &["play", "--new"]);
    terminal.ready();
    hall.play("5", "2026-11-20", ["Minsu", "Bo", "Cho"]);
    done(&hall.copy("5"), &["close"], "");
    for line in SETUP {
        terminal.answer(line);
    }
    terminal.wait_for("Minsu of table 5");
    assert_eq!(hall.sessions(), 1);
    terminal.answer("y");
    terminal.wait_for("Hand 1: Minsu deals");
    assert_eq!(hall.sessions(), 2);
}

/// Tonight Duk and Eun owe Minsu 600 each, and as much since the evening before. What Eun lost at
/// table 5 tonight is neither.
#[test]
fn settle_up_at_a_table_shows_its_evening_and_what_is_left_from_before_once_each() {
    let Some(hall) = Hall::new() else {
        return;
    };
    for date in ["2026-11-19", "2026-11-20"] {
        hall.play("3", date, ["Minsu", "Duk", "Eun"]);
        done(&hall.copy("3"), &["close"], "");
    }
    hall.play("5", "2026-11-20", ["Gil", "Han", "Eun"]);
    let told = done(&hall.copy("3"), &["settle-up", "--plain"], "");
    let (tonight, before) = told.split_once("Left open from before").unwrap();
    for part in [tonight, before] {
        for who in ["Duk", "Eun"] {
            let lines = part.lines().filter(|line| line.contains(who));
            let lines: Vec<&str> = lines.collect();
            assert_eq!(lines.len(), 1, "{told}");
            assert!(
                lines[0].contains("Minsu") && lines[0].contains("600"),
                "{told}"
            );
        }
    }
    assert!(!told.contains("Gil"), "{told}");

    // What was handed over is no longer in either part. Eun has played since, so there is only one.
    let payment = ["paid", "Duk", "Minsu", "600", "KRW", "--date", "2026-11-20"];
    done(&hall.copy("3"), &payment, "");
    let told = done(&hall.copy("3"), &["settle-up", "--plain"], "");
    let lines = told.lines().filter(|line| line.contains("Duk"));
    let lines: Vec<&str> = lines.collect();
    assert_eq!(lines.len(), 1, "{told}");
    assert!(lines[0].ends_with(" 600 KRW."), "{told}");
}
