//! Measures how the ledger scales: reading the standings, a hand and a month, the check, and
//! writing a hand, in a ledger of a given size, each next to a lower bound. Compare only within one
//! run, since machines differ.
//!
//! `LEDGER_HANDS` sets the number of hands (10,000 by default). `LEDGER_FILE` keeps the ledger, and
//! creates it if necessary.
#![allow(missing_docs, reason = "the benchmark macros make undocumented items")]
#![allow(clippy::unwrap_used, reason = "a benchmark may stop where it fails")]

mod figure;
mod rounds;

use criterion::{Criterion, criterion_group};
use dokbak::date::Date;
use dokbak::ledger::{
    CloseBody, Grain, HandBody, HandRef, Ledger, LedgerError, Period, SessionBody, SessionId, Worth,
};
use dokbak::record::Name;
use dokbak::report::Measure;
use dokbak::report::stats::gather;
use dokbak::{Case, Opening, Ruleset};
use figure::Figure;
use rusqlite::{Connection, params};
use sha2::{Digest as _, Sha256};
use std::env;
use std::hint::black_box;
use std::path::{Path, PathBuf};

/// The number of hands in an evening.
const EVENING: u32 = 12;
/// The people of a circle; three of them play each evening.
const CIRCLE: [&str; 8] = ["Ann", "Bo", "Chul", "Dana", "Eun", "Finn", "Gil", "Ha"];
const ENGINE: &str = "bench";

fn hands() -> u32 {
    let told = env::var("LEDGER_HANDS").ok();
    told.and_then(|told| told.parse().ok()).unwrap_or(10_000)
}

/// The ledger to measure, in a folder that is removed unless it is to be kept.
struct Bench {
    path: PathBuf,
    _folder: Option<tempfile::TempDir>,
}

impl Bench {
    fn made(hands: u32) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let kept = env::var_os("LEDGER_FILE").map(PathBuf::from);
        let path = kept
            .clone()
            .unwrap_or_else(|| folder.path().join("bench.db"));
        if !path.exists() {
            fill(&path, hands).unwrap();
        }
        Self {
            path,
            _folder: kept.is_none().then_some(folder),
        }
    }
}

/// Returns a date after 1 January 2016; `number` counts days in months of 28 days.
fn day(number: u32) -> String {
    let (year, rest) = (2016 + number / 336, number % 336);
    format!("{year}-{:02}-{:02}", rest / 28 + 1, rest % 28 + 1)
}

/// Writes a ledger with this many hands: evenings of three people of a circle, all closed except
/// the last.
fn fill(path: &Path, hands: u32) -> Result<(), LedgerError> {
    let mut ledger = Ledger::open(path)?;
    let sessions = hands.div_ceil(EVENING);
    let mut left = hands;
    // One transaction for a thousand evenings; otherwise its log would be as long as the ledger.
    for first in (0..sessions).step_by(1000) {
        let mut batch = ledger.batch()?;
        for number in first..sessions.min(first + 1000) {
            let table: Vec<Name> = (0..3)
                .map(|seat| CIRCLE[(number as usize * 3 + seat * 5) % CIRCLE.len()].into())
                .collect();
            // Several evenings share a day, so that all of them fit into ten years.
            let day = day(number * 3360 / sessions.max(1));
            let at = format!("{day}T19:30:00Z");
            let body = SessionBody {
                players: table.clone(),
                rules: "pagat".to_owned(),
                ruleset: Ruleset::default().text(),
                chip: Some(Worth::new("100 KRW")),
                length: None,
                day: Some(day.clone()),
                follows: None,
                is_result: false,
                table: None,
            };
            let session = batch.open_session(&at, ENGINE, &body)?;
            let of_evening = left.min(EVENING);
            for hand in 1..=of_evening {
                batch.append_hand(session, &at, ENGINE, &settled(hand, &day, &table))?;
            }
            left -= of_evening;
            if left > 0 {
                let net = table.iter().map(|name| (name.clone(), 0)).collect();
                let transfers = Vec::new();
                batch.close_session(session, &at, ENGINE, &CloseBody { net, transfers })?;
            }
        }
        batch.commit()?;
    }
    Ok(())
}

/// Returns a hand won by the first, second or third player.
fn settled(number: u32, day: &str, table: &[Name]) -> HandBody {
    let seat = |by: u32| table[((number + by) % 3) as usize].as_str();
    let (winner, first, second) = (seat(0), seat(1), seat(2));
    let record = format!(
        "players {} {} {}\n{}{winner} takes 1g 3g 8g 1p 3p 8p\n{first} counts g0 y1 t1 p7\n\
         {second} counts g1 y1 t1 p3\n{winner} stop\n",
        table[0],
        table[1],
        table[2],
        format_args!("date {day}\n")
    );
    let verdict = Case::read(&record, Opening::default()).settle().unwrap();
    HandBody {
        number,
        verdict: verdict.to_json(),
        net: verdict.net,
        record,
    }
}

fn read(bench: &mut Criterion) {
    let ledger = Bench::made(hands());
    let open = || Ledger::open_reading(&ledger.path).unwrap().unwrap();
    let mut group = bench.benchmark_group(format!("reading {} hands", hands()));
    let november = Period {
        since: Date::read("2025-11-01"),
        until: Date::read("2025-11-30"),
    };
    for (name, period) in [("of all time", Period::default()), ("of a month", november)] {
        group.bench_function(format!("totals {name}"), |bench| {
            bench.iter(|| black_box(open().totals(period, Grain::Whole).unwrap().len()));
        });
    }
    group.bench_function("the last hand", |bench| {
        bench.iter(|| black_box(open().find_hand(HandRef::Last, None).unwrap().number));
    });
    group.bench_function("statistics of a month", |bench| {
        bench.iter(|| {
            let ledger = open();
            let people = ledger.people().unwrap();
            let gathered = gather(&ledger, &people, november, &[Measure::chips()]);
            let gathered = gathered.unwrap().unwrap();
            black_box(
                gathered
                    .stats
                    .iter()
                    .map(|one| one.hands.len())
                    .sum::<usize>(),
            )
        });
    });
    group.bench_function("the newest hands, as a shell offers them", |bench| {
        bench.iter(|| black_box(open().newest_hands(30).unwrap().len()));
    });
    group.bench_function("what was written since the last entry", |bench| {
        let ledger = open();
        let session = ledger.latest_session().unwrap().unwrap().id;
        let (last, _) = ledger.hands_by_now(session).unwrap();
        bench.iter(|| black_box(ledger.hands_since(session, last).unwrap().is_some()));
    });
    group.bench_function("the session to go on with", |bench| {
        bench.iter(|| black_box(open().open_session_to_resume().unwrap().is_some()));
    });
    group.finish();
}

/// Measures the whole check, and two parts that no check can avoid: reading every byte of the file,
/// as `SQLite`'s own check does, and hashing every entry.
fn verify(bench: &mut Criterion) {
    let ledger = Bench::made(hands());
    let open = Ledger::open_reading(&ledger.path).unwrap().unwrap();
    let bare = Connection::open(&ledger.path).unwrap();
    let mut group = bench.benchmark_group(format!("verifying {} hands", hands()));
    group.sample_size(10);
    group.bench_function("verify", |bench| {
        bench.iter(|| assert_eq!(open.verify().unwrap(), []));
    });
    group.bench_function("SQLite's own check", |bench| {
        let check = || bare.query_row("PRAGMA integrity_check", [], |row| row.get::<_, String>(0));
        bench.iter(|| assert_eq!(check().unwrap(), "ok"));
    });
    group.bench_function("hashing every entry", |bench| {
        bench.iter(|| {
            let mut bodies = bare.prepare("SELECT body FROM entry ORDER BY id").unwrap();
            let mut rows = bodies.query([]).unwrap();
            let mut sum = Sha256::new();
            while let Some(row) = rows.next().unwrap() {
                sum.update(row.get_ref(0).unwrap().as_bytes().unwrap());
            }
            black_box(sum.finalize())
        });
    });
    group.finish();
}

/// Measures the durable append of a hand next to bare inserts of the same bytes, with and without
/// an index and totals like those of a hand. All run in turn, with the same settings.
fn write() {
    let ledger = Bench::made(hands());
    let folder = tempfile::tempdir_in(ledger.path.parent().unwrap()).unwrap();
    let table: Vec<Name> = CIRCLE[..3].iter().map(|&name| name.into()).collect();

    let copy = folder.path().join("copy.db");
    std::fs::copy(&ledger.path, &copy).unwrap();
    let mut open = Ledger::open(&copy).unwrap();
    let body = SessionBody {
        players: table.clone(),
        rules: "pagat".to_owned(),
        ruleset: Ruleset::default().text(),
        chip: Some(Worth::new("100 KRW")),
        length: None,
        day: Some("2026-11-22".to_owned()),
        follows: None,
        is_result: false,
        table: None,
    };
    let at = "2026-11-22T19:30:00Z";
    let session: SessionId = open.open_session(at, ENGINE, &body).unwrap();
    let mut hand = settled(1, "2026-11-22", &table);
    let text = format!("{}{}", hand.record, hand.verdict);
    let append = move || {
        open.append_hand(session, at, ENGINE, &hand).unwrap();
        hand.number += 1;
    };

    let bare = Connection::open(folder.path().join("bare.db")).unwrap();
    for (setting, value) in [("journal_mode", "WAL"), ("synchronous", "FULL")] {
        bare.pragma_update(None, setting, value).unwrap();
    }
    bare.pragma_update(None, "wal_autocheckpoint", 4000)
        .unwrap();
    bare.execute_batch(
        "CREATE TABLE entry (id INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT;
         CREATE TABLE indexed (id INTEGER PRIMARY KEY, body TEXT NOT NULL, number INTEGER NOT NULL) STRICT;
         CREATE INDEX numbered ON indexed (number);
         CREATE TABLE total (name INTEGER PRIMARY KEY, chips INTEGER NOT NULL) STRICT;
         CREATE TABLE volume (one INTEGER PRIMARY KEY, chips INTEGER NOT NULL) STRICT;
         INSERT INTO total VALUES (1, 0), (2, 0), (3, 0);
         INSERT INTO volume VALUES (1, 0);",
    )
    .unwrap();
    let ready = |change| bare.prepare_cached(change).unwrap();
    let insert = || {
        let mut insert = ready("INSERT INTO entry (body) VALUES (?1)");
        insert.execute(params![text]).unwrap();
    };
    // As many pages as a hand changes: its row, an index, three totals, and the sum of all chips.
    let counted = || {
        bare.execute_batch("BEGIN IMMEDIATE").unwrap();
        for change in [
            "INSERT INTO indexed (body, number) VALUES (?1, 1)",
            "UPDATE total SET chips = chips + length(?1)",
            "UPDATE volume SET chips = chips + length(?1)",
        ] {
            ready(change).execute(params![text]).unwrap();
        }
        bare.execute_batch("COMMIT").unwrap();
    };
    let (alone, beside) = ("the bare insert", "the bare insert, index and totals");
    rounds::take(
        &format!("writing after {} hands", hands()),
        vec![
            Figure::new(alone, 1, insert),
            Figure::new(beside, 1, counted).beside(alone),
            Figure::new("a hand", 1, append).beside(alone),
        ],
    );
}

criterion_group!(benches, read, verify);

fn main() {
    benches();
    write();
}
