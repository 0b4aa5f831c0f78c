//! Ledgers of a given length, with a fresh copy for each command.

use dokbak::ledger::{CloseBody, HandBody, Ledger, SessionBody, Worth};
use dokbak::{Case, Opening, Ruleset};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// Hands in an evening.
const HANDS: u32 = 6;
const TABLE: [&str; 3] = ["Ann", "Bo", "Chul"];
/// The worth of a chip, evening after evening.
const CHIPS: [&str; 4] = ["100 KRW", "200 KRW", "100 KRW", "1 EUR"];
const AT: &str = "T19:30:00Z";

/// A ledger with this many evenings, one a week, and the same evenings as somebody else recorded
/// them.
pub(crate) struct Ledgers {
    evenings: u32,
    folder: TempDir,
}

/// A copy of a ledger that a command may write to.
pub(crate) struct Copy {
    pub(crate) folder: TempDir,
    pub(crate) path: PathBuf,
}

impl Ledgers {
    pub(crate) fn of(evenings: u32) -> Self {
        let folder = tempfile::tempdir().unwrap();
        fill(&folder.path().join("own.db"), evenings, "0.1.0");
        let other = folder.path().join("other.db");
        fill(&other, evenings, "0.1.1");
        fs::write(folder.path().join("other.jsonl"), lines(&other)).unwrap();
        let own = lines(&folder.path().join("own.db"));
        fs::write(folder.path().join("whole.jsonl"), own).unwrap();
        let notes: String = (0..evenings).map(|it| note(evenings + it)).collect();
        fs::write(folder.path().join("notes.hwatu"), notes).unwrap();
        Self { evenings, folder }
    }

    /// Returns the number of hands.
    pub(crate) fn hands(&self) -> u32 {
        self.evenings * HANDS
    }

    /// Copies everything, for a command that writes.
    pub(crate) fn copy(&self) -> Copy {
        let folder = tempfile::tempdir().unwrap();
        for entry in fs::read_dir(self.folder.path()).unwrap() {
            let entry = entry.unwrap();
            fs::copy(entry.path(), folder.path().join(entry.file_name())).unwrap();
        }
        Copy {
            path: folder.path().join("own.db"),
            folder,
        }
    }
}

/// Fills in the names in braces with values that exist early in every ledger.
pub(crate) fn named(line: &str) -> String {
    line.replace("{first}", "1").replace("{month}", "2016-02")
}

/// Returns the day of an evening.
fn day(number: u32) -> String {
    let (year, week) = (2016 + number / 48, number % 48);
    format!("{year}-{:02}-{:02}", week / 4 + 1, week % 4 * 7 + 1)
}

/// Returns a hand won by the first, second or third player.
fn record(number: u32, day: &str) -> String {
    let seat = |by: u32| TABLE[((number + by) % 3) as usize];
    let (winner, first, second) = (seat(0), seat(1), seat(2));
    format!(
        "players Ann Bo Chul\ndate {day}\n{winner} takes 1g 3g 8g 1p 3p 8p\n\
         {first} counts g0 y1 t1 p7\n{second} counts g1 y1 t1 p3\n{winner} stop\n"
    )
}

fn note(evening: u32) -> String {
    let hands = (1..=HANDS).map(|number| record(number, &day(evening)));
    hands.fold(String::new(), |mut all, hand| {
        writeln!(all, "rules pagat\n{hand}").unwrap();
        all
    })
}

/// Writes a ledger with this many evenings.
fn fill(path: &Path, evenings: u32, engine: &str) {
    let mut ledger = Ledger::open(path).unwrap();
    let mut batch = ledger.batch().unwrap();
    for number in 0..evenings {
        let day = day(number);
        let at = format!("{day}{AT}");
        let body = SessionBody {
            players: TABLE.map(Into::into).to_vec(),
            rules: "pagat".to_owned(),
            ruleset: Ruleset::default().text(),
            chip: Some(Worth::new(CHIPS[number as usize % CHIPS.len()])),
            length: None,
            day: Some(day.clone()),
            follows: None,
            is_result: false,
            table: None,
        };
        let session = batch.open_session(&at, engine, &body).unwrap();
        for number in 1..=HANDS {
            let record = record(number, &day);
            let verdict = Case::read(&record, Opening::default()).settle().unwrap();
            let hand = HandBody {
                number,
                verdict: verdict.to_json(),
                net: verdict.net,
                record,
            };
            batch.append_hand(session, &at, engine, &hand).unwrap();
        }
        // Each of the three players wins two of six hands.
        let net = TABLE.iter().map(|name| ((*name).into(), 0)).collect();
        let close = CloseBody {
            net,
            transfers: Vec::new(),
        };
        batch.close_session(session, &at, engine, &close).unwrap();
    }
    batch.commit().unwrap();
}

/// Returns every entry of a ledger as a line.
fn lines(path: &Path) -> String {
    let ledger = Ledger::open_reading(path).unwrap().unwrap();
    let written = ledger
        .written(dokbak::ledger::EntryId(0), u32::MAX)
        .unwrap();
    written.iter().map(|entry| entry.to_line() + "\n").collect()
}

/// Writes an evening with this many hands as a script.
pub(crate) fn script(folder: &Path, hands: u32) {
    let mut text = "players Ann Bo Chul\nrules pagat\nchip none\nlength open\n".to_owned();
    for _ in 0..hands {
        text += "Ann takes 1g 3g 8g 1p 3p 8p\nBo counts g0 y1 t1 p7\nChul counts g1 y1 t1 p3\nAnn stop\ny\n";
    }
    fs::write(folder.join("script.txt"), text).unwrap();
}
