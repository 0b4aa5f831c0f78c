//! Watches a club for its hall's board, in a thread of its own: what tables write and what they say
//! that they play. Nobody at a table waits for it.

use super::Membership;
use super::membership::of_alone;
use super::password::NobodyThere;
use crate::cli::error::Failure;
use crate::date::Date;
use crate::ledger::postgres::{ClubAddress, PostgresServer};
use crate::ledger::{EntryId, Ledger, LedgerError, NowPlaying, PlayingRow, ServerFault};
use crate::report::ReportError;
use crate::report::hall::{HallBoard, TableNow};
use crate::serve::hall::{Hall, HallNews, HallTeller, HallTrouble, Looked};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

/// How often the server is asked while somebody looks.
const EVERY: Duration = Duration::from_secs(5);
/// How long after the last look it is still asked.
const LONGEST_LOOK: Duration = Duration::from_mins(1);
/// For how many seconds a table may say nothing: a hand takes some minutes.
const QUIET: i64 = 60 * 60;
/// After how many seconds what a table said is of another evening.
const GONE: i64 = 12 * 60 * 60;

/// Returns the hall of the club whose copy is at a path, or goes on there without the server;
/// `None` if it is no club's.
pub(in crate::cli) fn hall_beside(path: &Path) -> Result<Option<Hall>, Failure> {
    let copy = of_alone(path).unwrap_or_else(|| path.to_owned());
    let Some(membership) = Membership::beside(&copy)? else {
        return Ok(None);
    };
    let (teller, hall) = Hall::new();
    let watcher = HallWatcher {
        copy,
        address: membership.address,
        told: None,
        heard: None,
        board: Arc::default(),
    };
    thread::spawn(move || watcher.watch(&teller));
    Ok(Some(hall))
}

/// Returns whether the ledger at a path is a club's copy at no table.
pub(in crate::cli) fn is_at_no_table(path: &Path) -> Result<bool, Failure> {
    let membership = Membership::beside(path)?;
    Ok(membership.is_some_and(|membership| membership.table.is_none()))
}

/// What makes the board: the last entry, what the tables play, the day, and what is wrong.
type Seen = (EntryId, Vec<PlayingRow>, Date, Option<HallTrouble>);

/// Watches a club.
struct HallWatcher {
    copy: PathBuf,
    address: ClubAddress,
    /// What the last news were made from.
    told: Option<Seen>,
    /// When the server was heard last.
    heard: Option<String>,
    board: Arc<HallBoard>,
}

impl HallWatcher {
    /// Watches while somebody looks, until the door is closed.
    fn watch(mut self, teller: &HallTeller) {
        while teller.looked(None) == Looked::Yes {
            let Ok(Some(mut ledger)) = Ledger::open_existing(&self.copy) else {
                continue;
            };
            ledger.follow(Box::new(self.server()));
            let mut looked = Instant::now();
            while looked.elapsed() < LONGEST_LOOK {
                let next = Instant::now() + EVERY;
                self.look(&mut ledger, teller);
                loop {
                    let rest = next.saturating_duration_since(Instant::now());
                    match teller.looked(Some(rest)) {
                        Looked::Yes => looked = Instant::now(),
                        Looked::NotNow => break,
                        Looked::NeverAgain => return,
                    }
                }
            }
        }
    }

    fn server(&self) -> PostgresServer {
        PostgresServer::new(self.address.clone(), Box::new(NobodyThere))
    }

    /// Looks once, and tells what is new.
    fn look(&mut self, ledger: &mut Ledger, teller: &HallTeller) {
        let now = Date::now();
        let heard = ledger.catch_up().and_then(|_| ledger.playing());
        // What was heard last is still the best that is known.
        let rows = || {
            self.told
                .as_ref()
                .map_or_else(Vec::new, |seen| seen.1.clone())
        };
        let (rows, trouble) = match heard {
            Ok(rows) => (rows, None),
            Err(LedgerError::Server(ServerFault::Away(_) | ServerFault::Again(_))) => {
                (rows(), Some(HallTrouble::Away))
            }
            Err(LedgerError::Server(ServerFault::Forgot { .. } | ServerFault::Differs(_))) => {
                (rows(), Some(HallTrouble::Apart))
            }
            Err(LedgerError::Server(_)) => (rows(), Some(HallTrouble::Refused)),
            // The evening writes just now.
            Err(_) => return,
        };
        if trouble.is_none() {
            self.heard = Some(now.at.clone());
        }
        let Ok(last) = ledger.view().last() else {
            return;
        };
        let seen = (last, rows, now.day, trouble);
        if self.is_told(&seen) {
            return;
        }
        if let Ok(board) = board(ledger, &seen.1, now.day) {
            self.board = Arc::new(board);
        }
        self.told = Some(seen);
        teller.tell(HallNews {
            board: Arc::clone(&self.board),
            heard: self.heard.clone(),
            trouble,
        });
    }

    /// Returns whether this was told: a table that goes on saying the same grows no older by it,
    /// until it is quiet.
    fn is_told(&self, seen: &Seen) -> bool {
        let what = |row: &PlayingRow| {
            let age = (row.seconds_ago > QUIET, row.seconds_ago > GONE);
            (row.table.clone(), row.at.clone(), row.state.clone(), age)
        };
        self.told.as_ref().is_some_and(|told| {
            let rows = |seen: &Seen| seen.1.iter().map(what).collect::<Vec<_>>();
            (told.0, told.2, told.3) == (seen.0, seen.2, seen.3) && rows(told) == rows(seen)
        })
    }
}

/// Reads the board.
fn board(ledger: &Ledger, rows: &[PlayingRow], today: Date) -> Result<HallBoard, ReportError> {
    let here = rows.iter().filter(|row| row.seconds_ago <= GONE);
    let playing = here.filter_map(|row| {
        Some(TableNow {
            table: row.table.clone(),
            now: NowPlaying::from_json(&row.state)?,
            since: row.at.clone(),
            is_quiet: row.seconds_ago > QUIET,
        })
    });
    HallBoard::read(ledger, playing.collect(), today)
}
