//! The standby takes over: it is cut off, the primary dies, and the standby goes on, while tables
//! write hands.

use crate::desk::{Desk, club, done, run};
use crate::server::Server;
use crate::writers;
use dokbak::ledger::{EntryKind, HandBody, SessionBody, SessionId};
use nix::sys::signal::Signal;
use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader};
use std::process::Child;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// How long tables play on while nobody streams to the standby.
const CUT_OFF: Duration = Duration::from_millis(1500);

/// A primary and its standby.
pub(crate) struct Pair {
    pub(crate) primary: Server,
    pub(crate) standby: Server,
    pub(crate) database: String,
}

impl Pair {
    pub(crate) fn new() -> Option<Self> {
        let primary = Server::start(&["max_connections = 300"])?;
        let standby = primary.standby()?;
        let database = club(&primary);
        let pair = Self {
            primary,
            standby,
            database,
        };
        pair.wait_until_both_have_the_same();
        Some(pair)
    }

    fn wait_until_both_have_the_same(&self) {
        let end = self
            .primary
            .text("postgres", "SELECT pg_current_wal_lsn()::text");
        let query = format!("SELECT (pg_last_wal_replay_lsn() >= '{end}')::text");
        let begun = Instant::now();
        while self.standby.text("postgres", &query) != "true" {
            assert!(begun.elapsed() < Duration::from_secs(30));
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// Makes every commit wait for the standby.
    pub(crate) fn wait_for_standby(&self) {
        let mut owner = self.primary.superuser(&self.database);
        owner
            .batch_execute("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
            .unwrap();
        owner.batch_execute("SELECT pg_reload_conf()").unwrap();
        let begun = Instant::now();
        let query = "SELECT coalesce((SELECT sync_state FROM pg_stat_replication), '')";
        while self.primary.text(&self.database, query) != "sync" {
            assert!(begun.elapsed() < Duration::from_secs(30));
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// Returns the address of both, of which the one that writes is taken.
    fn url(&self) -> String {
        format!(
            "postgresql://postgres@127.0.0.1:{},127.0.0.1:{}/{}?target_session_attrs=read-write",
            self.primary.port, self.standby.port, self.database
        )
    }

    /// Cuts the standby off, lets the primary die, and lets the standby take over.
    fn fail_over(&self) {
        self.standby.end(Signal::SIGINT);
        thread::sleep(CUT_OFF);
        self.primary.end(Signal::SIGQUIT);
        self.standby.go();
        let mut standby = self.standby.superuser("postgres");
        standby.batch_execute("SELECT pg_promote()").unwrap();
    }
}

/// A process that plays hands, and what it was told so far.
struct Player {
    process: Child,
    acknowledged: Arc<Mutex<Vec<String>>>,
    reads: thread::JoinHandle<()>,
}

impl Player {
    fn start(url: &str, folder: &std::path::Path, number: u32, hands: u32) -> Self {
        let (copy, name) = (folder.join(format!("{number}.db")), number.to_string());
        let mut process = writers::start(url, &copy, &name, "hands", hands);
        let acknowledged = Arc::new(Mutex::new(Vec::new()));
        let (told, own) = (process.stdout.take().unwrap(), Arc::clone(&acknowledged));
        let reads = thread::spawn(move || {
            for line in BufReader::new(told).lines().map_while(Result::ok) {
                if let Some(hand) = line.strip_prefix("wrote ") {
                    own.lock().unwrap().push(hand.to_owned());
                }
            }
        });
        Self {
            process,
            acknowledged,
            reads,
        }
    }

    fn hands(&self) -> usize {
        self.acknowledged.lock().unwrap().len()
    }

    /// Returns what was acknowledged when the player has ended.
    fn end(mut self) -> Vec<String> {
        self.process.wait().unwrap();
        self.reads.join().unwrap();
        Arc::try_unwrap(self.acknowledged)
            .unwrap()
            .into_inner()
            .unwrap()
    }
}

/// Lets this many tables play while the standby takes over. Returns the acknowledged hands, each
/// as table and number, and the hands that the club has in the end.
fn played(pair: &Pair, folder: &std::path::Path, (tables, hands): (u32, u32)) -> [Vec<String>; 2] {
    let url = pair.url();
    let players: Vec<Player> = (0..tables)
        .map(|number| Player::start(&url, folder, number, hands))
        .collect();
    let sum = |players: &[Player]| players.iter().map(Player::hands).sum::<usize>();
    let begun = Instant::now();
    while players.iter().any(|player| player.hands() < 3) {
        assert!(begun.elapsed() < Duration::from_secs(90));
        thread::sleep(Duration::from_millis(50));
    }
    println!("{} hands before the standby is cut off", sum(&players));
    pair.fail_over();
    println!("{} hands when the standby has taken over", sum(&players));
    let acknowledged = players.into_iter().flat_map(Player::end).collect();
    let mut reader = Desk::at(&pair.standby.url("postgres", &pair.database));
    reader.ledger.catch_up().unwrap();
    reader.is_sound();
    let mut tables: BTreeMap<SessionId, String> = BTreeMap::new();
    let mut there = Vec::new();
    for entry in reader.entries() {
        match entry.kind {
            EntryKind::Session => {
                let body: SessionBody = serde_json::from_str(&entry.body).unwrap();
                tables.insert(SessionId(entry.id.0), body.table.unwrap());
            }
            EntryKind::Hand => {
                let body: HandBody = serde_json::from_str(&entry.body).unwrap();
                let table = &tables[&entry.session.unwrap()];
                there.push(format!("{table}.{}", body.number));
            }
            _ => {}
        }
    }
    [acknowledged, there]
}

/// Every acknowledged hand is there, and none twice.
fn with_synchronous(size: (u32, u32)) {
    let Some(pair) = Pair::new() else {
        return;
    };
    pair.wait_for_standby();
    let folder = tempfile::tempdir().unwrap();
    let [acknowledged, there] = played(&pair, folder.path(), size);
    println!("{} acknowledged, {} there", acknowledged.len(), there.len());
    let lost: Vec<&String> = acknowledged
        .iter()
        .filter(|hand| !there.contains(hand))
        .collect();
    assert!(lost.is_empty(), "{lost:?}");
    let once: std::collections::BTreeSet<&String> = there.iter().collect();
    assert_eq!(once.len(), there.len());
    // No table has anything that the club has not.
    let url = pair.url();
    for table in 0..size.0 {
        let copy = folder.path().join(format!("{table}.db"));
        done(&copy, &["club", "join", &url], "");
    }
}

/// What the primary acknowledged and the standby never got is lost, and every table says so.
fn with_asynchronous(size: (u32, u32)) {
    let Some(pair) = Pair::new() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let copies: Vec<_> = (0..size.0)
        .map(|table| folder.path().join(format!("{table}.db")))
        .collect();
    for copy in &copies {
        done(copy, &["club", "join", &pair.url(), "--table", "later"], "");
    }
    let [acknowledged, there] = played(&pair, folder.path(), size);
    let lost = acknowledged
        .iter()
        .filter(|hand| !there.contains(hand))
        .count();
    println!(
        "{} acknowledged, {} there, {lost} lost",
        acknowledged.len(),
        there.len()
    );
    assert!(lost > 0);
    let mut most = 0;
    for copy in &copies {
        let told = run(copy, &["standings"], "");
        let told = String::from_utf8(told.stderr).unwrap();
        let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
        let (_, rest) = told
            .split_once("has forgotten ")
            .unwrap_or_else(|| panic!("{}: {told}", copy.display()));
        let hands: usize = rest.split_once(' ').unwrap().0.parse().unwrap();
        most = most.max(hands);
    }
    // The table that wrote last has all of them.
    assert_eq!(most, lost);
    let newest = copies.iter().max_by_key(|copy| {
        let ledger = dokbak::ledger::Ledger::open(copy).unwrap();
        ledger.head().unwrap().map(|(entry, _)| entry)
    });
    done(newest.unwrap(), &["club", "check", "--give-back"], "");
    for copy in &copies {
        done(copy, &["club", "check"], "");
    }
}

#[test]
fn with_a_synchronous_standby_every_acknowledged_hand_is_there() {
    with_synchronous((8, 60));
}

#[test]
#[ignore = "minutes"]
fn with_a_synchronous_standby_every_hand_of_fifty_tables_is_there() {
    with_synchronous((50, 40));
}

#[test]
fn with_an_asynchronous_standby_the_loss_is_told_by_every_table() {
    with_asynchronous((8, 60));
}

#[test]
#[ignore = "minutes"]
fn with_an_asynchronous_standby_the_loss_is_told_by_fifty_tables() {
    with_asynchronous((50, 40));
}
