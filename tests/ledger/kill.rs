//! Killing a process: everything reported as written is there, and nothing is half written.
//!
//! The process is this test program itself, started again for one test that plays until it is
//! killed.

use crate::table::{AT, ENGINE, Table, hand};
use dokbak::ledger::{Ledger, LedgerError, PlayLock, SessionId};
use std::env;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};

const LEDGER: &str = "DOKBAK_TEST_KILL_LEDGER";
const LINES: u32 = 5;

/// Plays hands of five lines forever and, after each step, prints what is on the disk.
#[test]
#[ignore = "the process that the other tests here kill"]
fn player() {
    let Some(path) = env::var_os(LEDGER) else {
        return;
    };
    let _lock = PlayLock::take(Path::new(&path)).unwrap();
    let mut ledger = Ledger::open(Path::new(&path)).unwrap();
    let id = ledger.open_session_to_resume().unwrap().unwrap().id;
    // Written directly to the stream, because the test harness would capture prints.
    let mut said = std::io::stdout();
    for number in 1.. {
        for line in 0..LINES {
            ledger
                .push_draft(id, line as usize, &line_of(number, line))
                .unwrap();
            writeln!(said, "step {number} {}", line + 1).unwrap();
        }
        ledger.append_hand(id, AT, ENGINE, &hand(number)).unwrap();
        writeln!(said, "step {} 0", number + 1).unwrap();
    }
}

fn line_of(hand: u32, line: u32) -> String {
    format!("Ann takes 1g 1t # {hand}.{line}")
}

fn start(path: &Path) -> Child {
    Command::new(env::current_exe().unwrap())
        .args([
            "--exact",
            "kill::player",
            "--ignored",
            "--nocapture",
            "--test-threads=1",
        ])
        .env(LEDGER, path)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// Lets a player play and kills it after this many steps; returns the last step it reported: the
/// current hand and the number of its written lines.
fn killed_after(path: &Path, steps: usize) -> (u32, u32) {
    let mut player = start(path);
    let mut told = BufReader::new(player.stdout.take().unwrap())
        .lines()
        .map_while(Result::ok)
        .filter_map(|line| {
            let (hand, lines) = line.strip_prefix("step ")?.split_once(' ')?;
            Some((hand.parse().unwrap(), lines.parse().unwrap()))
        });
    let mut last = told.nth(steps - 1).expect("the player plays");
    player.kill().unwrap();
    player.wait().unwrap();
    // Anything it reported before dying is on the disk too.
    if let Some(later) = told.last() {
        last = later;
    }
    last
}

/// Returns the step that the ledger has reached.
fn standing(ledger: &Ledger, id: SessionId) -> (u32, u32) {
    let hands = u32::try_from(ledger.hands(id).unwrap().len()).unwrap();
    let draft = ledger.draft(id).unwrap();
    for (line, text) in (0..).zip(&draft) {
        assert_eq!(*text, line_of(hands + 1, line));
    }
    (hands + 1, u32::try_from(draft.len()).unwrap())
}

#[test]
fn a_killed_player_finds_the_hand_as_it_was() {
    for steps in [1, 3, 7, 12, 31] {
        let (table, id) = Table::seated();
        let (path, _folder) = table.left();
        let told = killed_after(&path, steps);
        let ledger = Ledger::open(&path).unwrap();
        let stands = standing(&ledger, id);
        // One more step may be written without having been reported.
        let (hand, lines) = told;
        let next = if lines == LINES {
            (hand + 1, 0)
        } else {
            (hand, lines + 1)
        };
        assert!(
            stands == told || stands == next,
            "told {told:?}, stands {stands:?}"
        );
        assert_eq!(ledger.verify().unwrap(), []);
        PlayLock::take(&path).expect("the lock went with the process");
    }
}

#[test]
fn others_read_on_while_one_plays_and_dies() {
    let (mut table, id) = Table::seated();
    let mut player = start(&table.path);
    let mut said = BufReader::new(player.stdout.take().unwrap()).lines();
    said.find(|line| line.as_ref().is_ok_and(|line| line == "step 2 1"))
        .unwrap()
        .unwrap();
    assert!(matches!(
        PlayLock::take(&table.path),
        Err(LedgerError::Playing { .. })
    ));
    assert!(!table.ledger.hands(id).unwrap().is_empty());
    player.kill().unwrap();
    player.wait().unwrap();
    let (next, _) = standing(&table.ledger, id);
    table.play(id, next);
    assert!(table.ledger.draft(id).unwrap().is_empty());
    assert_eq!(table.ledger.verify().unwrap(), []);
}
