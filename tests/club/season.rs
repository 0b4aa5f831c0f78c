//! A club of many tables, using the program itself: tables that play simultaneously with a ledger
//! each, tables that all write to one ledger, and one ledger merged from all. A small club runs
//! with the other tests; `docs/SCALE.md` has the figures for a year of fifty tables, and how to
//! measure them again.

use crate::desk::{done, run};
use crate::evening::{Evening, chips_of_all};
use serde_json::Value;
use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How many times somebody retries when the ledger is in use, and how long they wait.
const TRIES: u32 = 3000;
const PAUSE: Duration = Duration::from_millis(20);

/// A club, in a folder with a ledger for each table; `DOKBAK_CLUB` names a folder to keep it in.
struct Club {
    folder: tempfile::TempDir,
    tables: u32,
    evenings: u32,
    hands: u32,
}

impl Club {
    fn of(tables: u32, evenings: u32, hands: u32) -> Self {
        let kept = env::var_os("DOKBAK_CLUB");
        let mut folder = tempfile::Builder::new();
        let folder = folder.disable_cleanup(kept.is_some());
        Self {
            folder: folder
                .tempdir_in(kept.map_or_else(env::temp_dir, PathBuf::from))
                .unwrap(),
            tables,
            evenings,
            hands,
        }
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn table(&self, number: u32) -> PathBuf {
        self.file(&format!("table{number}.db"))
    }

    /// Returns the ledger of the whole club.
    fn one(&self) -> PathBuf {
        self.file("club.db")
    }

    fn evening(&self, table: u32, number: u32) -> Evening {
        Evening {
            table,
            tables: self.tables,
            number,
            hands: self.hands,
        }
    }

    /// Plays every evening of every table in the table's own ledger, hand by hand.
    fn play(&self) {
        at_once(self.tables, |table| {
            let ledger = self.table(table);
            for number in 0..self.evenings {
                let script = self.evening(table, number).script();
                done(&ledger, &["play", "--script", "-"], &script);
                done(&ledger, &["close"], "");
            }
        });
    }

    /// Lets every table write one more evening to the club's ledger, from notes. Returns how often
    /// a table had to wait for another.
    fn write_into_one(&self) -> u32 {
        let waited = AtomicU32::new(0);
        at_once(self.tables, |table| {
            let notes = self.evening(table, self.evenings).notes();
            for _ in 0..TRIES {
                let run = run(&self.one(), &["import", "-"], &notes);
                if run.status.success() {
                    return;
                }
                // Nothing is half written, and there is no other error.
                let said = String::from_utf8_lossy(&run.stderr);
                assert_eq!(run.status.code(), Some(1), "{said}");
                assert!(said.contains("another terminal"), "{said}");
                waited.fetch_add(1, Ordering::Relaxed);
                thread::sleep(PAUSE);
            }
            panic!("table {table} never had its turn");
        });
        waited.into_inner()
    }

    /// Lets this many tables write payments to the club's ledger simultaneously, as many times as
    /// they play hands in an evening, and an adjustment each. Returns the number of payments.
    fn pay(&self, writers: u32) -> i64 {
        at_once(writers, |table| {
            let [payer, paid, _] = self.evening(table, 0).people();
            for _ in 0..self.hands {
                done(&self.one(), &["paid", &payer, &paid, "100", "KRW"], "");
            }
            let late = ["adjust", "late", &payer, "-100", &paid, "+100", "KRW"];
            done(&self.one(), &late, "");
        });
        i64::from(writers * self.hands)
    }

    /// Imports every table's ledger into the club's; returns the number of new entries.
    fn merge(&self) -> i64 {
        let entries = || count(&self.one(), "SELECT count(*) FROM entry");
        let before = entries();
        for table in 0..self.tables {
            let out = self.file("table.jsonl");
            let to = out.display().to_string();
            done(&self.table(table), &["export", "--jsonl", "-o", &to], "");
            done(&self.one(), &["import", &to], "");
            fs::remove_file(out).unwrap();
        }
        entries() - before
    }
}

/// Runs a task for the first tables, all at the same time.
pub(crate) fn at_once(tables: u32, task: impl Fn(u32) + Sync) {
    let task = &task;
    thread::scope(|scope| {
        for table in 0..tables {
            scope.spawn(move || task(table));
        }
    });
}

fn count(ledger: &Path, query: &str) -> i64 {
    let raw = rusqlite::Connection::open(ledger).unwrap();
    raw.query_row(query, [], |row| row.get(0)).unwrap()
}

/// Returns what each person won or lost, according to `standings`.
pub(crate) fn standings(ledger: &Path) -> BTreeMap<String, i64> {
    let told: Value = serde_json::from_str(&done(ledger, &["standings", "--json"], "")).unwrap();
    let players = told["players"].as_array().unwrap().iter();
    players
        .map(|row| {
            let name = row["player"].as_str().unwrap();
            (name.to_owned(), row["chips"].as_i64().unwrap())
        })
        .collect()
}

/// Lets a club play, merges it into one ledger, and checks that everything is there. Prints how
/// long each part took.
fn season(club: &Club) {
    let hands = i64::from(club.tables * club.evenings * club.hands);
    let of_one = i64::from(club.tables * club.hands);
    timed("play, hands", || {
        club.play();
        hands
    });
    let tables: Vec<_> = (0..club.tables).map(|number| club.table(number)).collect();
    let size = |path: &Path| fs::metadata(path).unwrap().len();
    let bytes: u64 = tables.iter().map(|path| size(path)).sum();
    println!(
        "bytes of all tables: {bytes}, of the first: {}",
        size(&tables[0])
    );

    timed("into one at once, hands", || {
        let waited = club.write_into_one();
        println!("waited for another: {waited} times");
        of_one
    });
    let (mut paid, mut adjusted) = (0, 0);
    for writers in [1, 10.min(club.tables), club.tables] {
        let what = format!("paid by {writers} at once, entries");
        paid += timed(&what, || club.pay(writers));
        adjusted += i64::from(writers);
    }
    let of_kind = |kind| format!("SELECT count(*) FROM entry WHERE kind = '{kind}'");
    assert_eq!(count(&club.one(), &of_kind("hand")), of_one);
    assert_eq!(count(&club.one(), &of_kind("paid")), paid);
    assert_eq!(count(&club.one(), &of_kind("adjust")), adjusted);

    // Each session has an opening and a close.
    let sessions = i64::from(club.tables * club.evenings);
    let merged = timed("merged, entries", || club.merge());
    assert_eq!(merged, hands + 2 * sessions);
    println!("bytes of the club: {}", size(&club.one()));

    // The second time nothing is new.
    let again = timed("merged again, entries", || club.merge());
    assert_eq!(again, 0);

    check(club);
}

/// Verifies the club's ledger, and prints the sizes.
fn check(club: &Club) {
    for args in [
        &["verify"][..],
        &["standings"],
        &["standings", "--month", "2026-03"],
        &["settle-up"],
        &["show", "last"],
        &["stats"],
        &["seal"],
    ] {
        timed(&args.join(" "), || {
            done(&club.one(), args, "");
            1
        });
    }
    let mut due = chips_of_all((0..club.tables).map(|table| club.evening(table, club.evenings)));
    for table in 0..club.tables {
        done(&club.table(table), &["verify"], "");
        for (player, chips) in standings(&club.table(table)) {
            *due.entry(player).or_default() += chips;
        }
    }
    assert_eq!(standings(&club.one()), due);
    assert_eq!(due.values().sum::<i64>(), 0);
}

/// Runs a task and prints its amount of work, how long it took, and the program's processor time,
/// which is the same on a busy machine.
pub(crate) fn timed(what: &str, task: impl FnOnce() -> i64) -> i64 {
    let (start, before) = (Instant::now(), of_a_core());
    let much = task();
    let of_a_core = of_a_core().saturating_sub(before);
    println!(
        "{what}: {much} in {:.2?}, {of_a_core:.2?} of a core",
        start.elapsed()
    );
    much
}

/// Returns the processor time of all ended child processes, as far as the system reports it.
fn of_a_core() -> Duration {
    let about = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = about.rsplit(')').next().unwrap_or_default();
    let ticks = fields.split_whitespace().skip(13).take(2);
    let hundredths: u64 = ticks.filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
    Duration::from_millis(hundredths * 10)
}

#[test]
fn a_small_club_is_the_sum_of_its_tables() {
    season(&Club::of(4, 3, 6));
}

/// A year of the club, or as many of its evenings as `DOKBAK_EVENINGS` sets: see `docs/SCALE.md`.
#[test]
#[ignore = "some minutes, of a program that was built to be fast"]
fn a_year_of_fifty_tables() {
    let evenings = env::var("DOKBAK_EVENINGS").map_or(50, |told| told.parse().unwrap());
    season(&Club::of(50, evenings, 20));
}
