//! The board of a club's hall, as the program serves it: at no table and at one, with the server
//! and without, and in a browser.

use crate::desk::{club, connected, done, program};
use crate::scripts::Scripts;
use crate::server::Server;
use crate::visitor::Visitor;
use dokbak::ledger::{ClubServer as _, NowPlaying};
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use serde_json::json;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// How long news may take: the server is asked every five seconds, and waited for ten.
const PATIENCE: Duration = Duration::from_mins(1);

const FIRST: &str = "players Ann Bo Chul\nrules pagat\nchip 100 KRW\nlength open\n\
    Ann has 1g 3g 8g\nBo counts g0 p9\nChul counts g0 p9\nAnn stop\n";
const SECOND: &str = "Bo has 1g 3g 8g\nAnn counts g0 p9\nChul counts g0 p9\nBo stop\n";

/// A club with a table and a machine at none.
struct Hall {
    folder: TempDir,
    server: Server,
    database: String,
}

impl Hall {
    /// Returns a club; `None` if there are no programs of a server.
    fn new() -> Option<Self> {
        let server = Server::start(&[])?;
        let database = club(&server);
        let hall = Self {
            folder: tempfile::tempdir().unwrap(),
            server,
            database,
        };
        let url = hall.url();
        done(&hall.table(), &["club", "join", &url, "--table", "1"], "");
        done(&hall.none(), &["club", "join", &url], "");
        Some(hall)
    }

    fn url(&self) -> String {
        self.server.url("postgres", &self.database)
    }

    /// Returns the copy of table 1.
    fn table(&self) -> PathBuf {
        self.folder.path().join("table1.db")
    }

    /// Returns the copy of a machine at no table.
    fn none(&self) -> PathBuf {
        self.folder.path().join("hall.db")
    }

    /// Says what a table plays.
    fn plays(&self, table: &str, players: &[&str], hand: u32) {
        let players = players.iter().map(|name| (*name).into()).collect();
        let now = NowPlaying { players, hand }.to_json();
        connected(&self.url())
            .show_playing(table, Some(&now))
            .unwrap();
    }
}

/// The program while it serves.
struct Serving {
    child: Child,
    /// The address with its key.
    address: String,
    browser: Visitor,
}

impl Serving {
    fn start(ledger: &Path) -> Self {
        let mut serve = program(ledger);
        serve.args(["serve"]).stdin(Stdio::null());
        serve.stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = serve.spawn().unwrap();
        let mut address = String::new();
        let told = child.stdout.as_mut().unwrap();
        BufReader::new(told).read_line(&mut address).unwrap();
        let address = address.trim().to_owned();
        let bare = address.strip_prefix("http://").unwrap();
        let (place, key) = bare.split_once("/#k=").unwrap();
        Self {
            child,
            browser: Visitor::come_in(place, key),
            address,
        }
    }

    fn board(&self) -> String {
        self.browser.asked("GET /hall", "")
    }

    /// Waits until the board has these words and not those.
    fn until(&self, has: &[&str], has_not: &[&str]) {
        let begun = Instant::now();
        loop {
            let board = self.board();
            let misses = has.iter().find(|word| !board.contains(**word));
            let keeps = has_not.iter().find(|word| board.contains(**word));
            if misses.is_none() && keeps.is_none() {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "{misses:?} {keeps:?}: {board}");
            thread::sleep(Duration::from_millis(200));
        }
    }

    /// Ends the program as whoever stops a service does; it must end by itself.
    fn end(mut self) {
        let pid = Pid::from_raw(self.child.id().try_into().unwrap());
        kill(pid, Signal::SIGTERM).unwrap();
        assert!(self.child.wait().unwrap().success());
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

const AWAY: &str = "server cannot be reached";

#[test]
fn a_machine_at_no_table_shows_all_tables_even_while_the_server_is_away() {
    let Some(hall) = Hall::new() else { return };
    done(&hall.table(), &["play", "--script", "-"], FIRST);
    hall.plays("2", &["Dana", "Eun"], 7);
    let board = Serving::start(&hall.none());
    board.until(
        &[
            "Table 1",
            "Ann stops with",
            "Table 2",
            "Dana · Eun",
            "Hand 7, since",
        ],
        &[AWAY, "<nav"],
    );
    done(&hall.table(), &["play", "--script", "-"], SECOND);
    hall.plays("2", &["Dana", "Fay"], 8);
    board.until(
        &["Bo stops with", "Dana · Fay", "Hand 8, since"],
        &["Ann stops with", AWAY],
    );
    hall.server.end(Signal::SIGQUIT);
    board.until(
        &[AWAY, "This is how it was at", "Bo stops with", "Dana · Fay"],
        &[],
    );
    hall.server.go();
    board.until(&["Bo stops with", "Dana · Fay"], &[AWAY]);
    board.end();
}

#[test]
fn who_is_not_in_does_not_wake_the_server() {
    let Some(hall) = Hall::new() else { return };
    let mut board = Serving::start(&hall.none());
    let asked =
        "SELECT (count(*) > 0)::text FROM pg_stat_activity WHERE application_name = 'dokbak'";
    let is_asked = || hall.server.text("postgres", asked) == "true";
    let cookie = std::mem::take(&mut board.browser.cookie);
    for _ in 0..5 {
        let told = board.board();
        assert!(told.starts_with("HTTP/1.1 401"), "{told}");
        thread::sleep(Duration::from_millis(200));
        assert!(!is_asked());
    }
    board.browser.cookie = cookie;
    hall.plays("2", &["Dana", "Eun"], 7);
    board.until(&["Dana · Eun"], &[AWAY]);
    assert!(is_asked());
    board.end();
}

#[test]
fn an_evening_is_not_begun_at_no_table() {
    let Some(hall) = Hall::new() else { return };
    for args in [&["serve", "--new"][..], &["serve", "--track"], &["play"]] {
        let run = crate::desk::run(&hall.none(), args, "");
        assert_eq!(run.status.code(), Some(1), "{args:?}");
        let said = String::from_utf8_lossy(&run.stderr);
        assert!(said.contains("club join --table"), "{said}");
    }
}

#[test]
fn a_table_has_the_board_beside_its_own_pages() {
    let Some(hall) = Hall::new() else { return };
    done(&hall.table(), &["play", "--script", "-"], FIRST);
    hall.plays("2", &["Dana", "Eun"], 7);
    let table = Serving::start(&hall.table());
    table.until(&["Table 1", "Ann stops with", "Dana · Eun"], &[AWAY]);
    let own = table.browser.asked("GET /", "");
    assert!(own.contains("href=\"/hall\""), "{own}");
    assert!(!own.contains("Dana"), "{own}");
    table.end();
}

#[test]
fn fifty_tables_are_readable_on_a_phone_and_on_a_wall() {
    let Some(scripts) = Scripts::new() else {
        return;
    };
    let Some(hall) = Hall::new() else { return };
    done(&hall.table(), &["play", "--script", "-"], FIRST);
    for table in 1..=50 {
        hall.plays(&table.to_string(), &["현우", "Dana", "花子"], table);
    }
    let board = Serving::start(&hall.none());
    board.until(&["Table 50"], &[]);
    // The script waits for a hand that is played after the page was opened.
    let url = hall.url();
    let later = thread::spawn(move || {
        thread::sleep(Duration::from_secs(12));
        let players = ["현우", "Dana", "花子"];
        let players = players.iter().map(|name| (*name).into()).collect();
        let now = NowPlaying { players, hand: 99 }.to_json();
        connected(&url).show_playing("50", Some(&now)).unwrap();
    });
    let due = json!({ "tables": 50, "hand": 99 });
    print!("{}", scripts.run("club/board.mjs", &[&board.address], &due));
    later.join().unwrap();
}
