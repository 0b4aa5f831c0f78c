//! Fifty tables that all play at once into one ledger on a server; `docs/SCALE.md` has the figures.

use crate::desk::{club, done};
use crate::evening::{Evening, VISIT_EVERY};
use crate::season::{at_once, standings, timed};
use crate::server::Server;
use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::PathBuf;
use tempfile::TempDir;

/// A club whose tables play through a server.
struct Served {
    folder: TempDir,
    server: Server,
    database: String,
    tables: u32,
    evenings: u32,
    hands: u32,
}

impl Served {
    fn of(tables: u32, evenings: u32, hands: u32) -> Option<Self> {
        let server = Server::start(&["max_connections = 300"])?;
        Some(Self {
            folder: tempfile::tempdir().unwrap(),
            database: club(&server),
            server,
            tables,
            evenings,
            hands,
        })
    }

    fn copy(&self, table: u32) -> PathBuf {
        self.folder.path().join(format!("table{table}.db"))
    }

    fn evening(&self, table: u32, number: u32) -> Evening {
        Evening {
            table,
            tables: self.tables,
            number,
            hands: self.hands,
        }
    }

    /// Returns the numbers of the evenings: those at which everybody stays at the own table, since
    /// nobody sits at two tables of a club at once.
    fn numbers(&self) -> impl Iterator<Item = u32> {
        let stays = (0..).filter(|number: &u32| !(number + 1).is_multiple_of(VISIT_EVERY));
        stays.take(usize::try_from(self.evenings).unwrap())
    }

    /// Lets every table join.
    fn join(&self) -> i64 {
        let url = self.server.url("postgres", &self.database);
        at_once(self.tables, |table| {
            let name = table.to_string();
            let join = ["club", "join", &url, "--table", &name];
            done(&self.copy(table), &join, "");
        });
        i64::from(self.tables)
    }

    /// Returns the ledger in which a table plays the same without the club.
    fn alone(&self, table: u32) -> PathBuf {
        self.folder.path().join(format!("alone{table}.db"))
    }

    /// Plays every evening of every table, hand by hand; returns the number of hands.
    fn play(&self) -> i64 {
        self.play_in(Self::copy)
    }

    /// Plays the same again, each table in a ledger of its own.
    fn play_alone(&self) -> i64 {
        self.play_in(Self::alone)
    }

    fn play_in(&self, ledger: fn(&Self, u32) -> PathBuf) -> i64 {
        at_once(self.tables, |table| {
            let copy = ledger(self, table);
            for number in self.numbers() {
                let script = self.evening(table, number).script();
                done(&copy, &["play", "--script", "-"], &script);
                done(&copy, &["close"], "");
            }
        });
        i64::from(self.tables * self.evenings * self.hands)
    }

    /// Lets this many tables note payments at once.
    fn pay(&self, writers: u32) -> i64 {
        at_once(writers, |table| {
            let [payer, paid, _] = self.evening(table, 0).people();
            for _ in 0..self.hands {
                let args = ["paid", &payer, &paid, "100", "KRW"];
                done(&self.copy(table), &args, "");
            }
        });
        i64::from(writers * self.hands)
    }
}

/// Lets a club play, and checks that server and copies have everything. Prints how long each part
/// took.
fn season(club: &Served) {
    timed("joined, tables", || club.join());
    let hands = timed("played through the server, hands", || club.play());
    let mut paid = 0;
    for writers in [1, 10.min(club.tables), club.tables] {
        paid += timed(&format!("paid by {writers} at once, entries"), || {
            club.pay(writers)
        });
    }
    let count = |what: &str| club.server.text(&club.database, what);
    let of_kind = |kind: &str| {
        let query = format!("SELECT count(*)::text FROM dokbak.entry WHERE kind = '{kind}'");
        count(&query).parse::<i64>().unwrap()
    };
    assert_eq!((of_kind("hand"), of_kind("paid")), (hands, paid));
    let bytes = count("SELECT pg_total_relation_size('dokbak.entry')::text");
    println!("bytes on the server: {bytes}");
    timed("checked, copies", || {
        for table in 0..club.tables {
            let checked = done(&club.copy(table), &["club", "check"], "");
            assert!(checked.contains("have the same"), "{checked}");
        }
        i64::from(club.tables)
    });
    let seals = (0..club.tables).map(|table| done(&club.copy(table), &["seal"], ""));
    let mut seals: Vec<String> = seals.collect();
    seals.dedup();
    assert_eq!(seals.len(), 1, "{seals:?}");
    println!(
        "bytes of a copy: {}",
        fs::metadata(club.copy(0)).unwrap().len()
    );
    done(&club.copy(0), &["verify"], "");
    // Together they have what each of them would have by itself.
    let mut due: BTreeMap<String, i64> = BTreeMap::new();
    timed("played by each at its own ledger, hands", || {
        club.play_alone()
    });
    for table in 0..club.tables {
        for (player, chips) in standings(&club.alone(table)) {
            *due.entry(player).or_default() += chips;
        }
    }
    assert_eq!(standings(&club.copy(0)), due);
    assert_eq!(due.values().sum::<i64>(), 0);
    // A machine that comes later fetches all of it.
    let url = club.server.url("postgres", &club.database);
    timed("fetched by one that comes later, entries", || {
        let late = club.folder.path().join("late.db");
        done(&late, &["club", "join", &url], "");
        count("SELECT count(*)::text FROM dokbak.entry")
            .parse()
            .unwrap()
    });
}

#[test]
fn a_small_club_plays_through_a_server() {
    if let Some(club) = Served::of(4, 2, 5) {
        season(&club);
    }
}

/// As many evenings of the club as `DOKBAK_EVENINGS` sets: see `docs/SCALE.md`.
#[test]
#[ignore = "some minutes, of a program that was built to be fast"]
fn fifty_tables_play_through_a_server() {
    let evenings = env::var("DOKBAK_EVENINGS").map_or(2, |told| told.parse().unwrap());
    if let Some(club) = Served::of(50, evenings, 20) {
        season(&club);
    }
}
