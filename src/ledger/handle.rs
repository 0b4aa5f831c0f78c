//! An open ledger and its snapshots.

use super::disk;
use super::ground::{FileHold, Lost, OpenedFile};
use super::lock::PlayLock;
use super::log::{Log, Opened};
use super::outcome::Unanswered;
use super::schema::Version;
use super::site::{FileStamp, Site, WAL};
use super::standing::{LedgerStanding, StandingCache};
use super::totals::SessionContext;
use super::{ChainFault, ClubServer, LedgerError};
use rusqlite::{Connection, Transaction};
use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The ending of the copy that saves an open ledger whose file was replaced.
const KEPT: &str = ".replaced";

/// An open ledger: the sessions and hands of a circle, in a file to which entries are only added.
///
/// # Opening
///
/// [`Ledger::open`] opens a file for writing and creates it if needed; [`Ledger::open_reading`]
/// opens it without changing a byte. A program at which people play uses [`Ledger::open_to_play`],
/// which keeps a second terminal out. [`Ledger::trial`] is an empty ledger that vanishes when
/// dropped.
///
/// # Writing
///
/// Every method that writes an entry returns its number, and the entry is on disk by then. Times
/// are passed in as text, with the version of the program that writes. To write several entries,
/// all or none of them, use a [`Batch`](Ledger::batch). An entry is never changed: a mistake in a
/// hand is fixed by [`append_correction`](Ledger::append_correction).
///
/// # Reading
///
/// [`sessions`](Ledger::sessions), [`hands`](Ledger::hands) and [`nets`](Ledger::nets) return
/// things as they are now, after corrections; [`entries`](Ledger::entries) returns them as they
/// were written. [`totals`](Ledger::totals) adds up everybody's chips, and
/// [`people`](Ledger::people) tells whose name is whose. [`verify`](Ledger::verify) checks that
/// nothing in the file was altered, and [`seal`](Ledger::seal) returns what to note down so that
/// others can check it later.
///
/// # Errors
///
/// A method that returns a [`LedgerError`] has changed nothing.
///
/// # Example
///
/// ```
/// use dokbak::ledger::{CorrectionBody, HandBody, Ledger, LedgerError, SessionBody};
/// use dokbak::{Case, Opening, Ruleset};
/// use std::path::Path;
///
/// let mut ledger = Ledger::trial(Path::new("circle.db"))?;
/// let (at, engine) = ("2026-11-21T20:00:00Z", "example 1.0");
/// let session = ledger.open_session(at, engine, &SessionBody {
///     players: vec!["Ann".into(), "Bo".into()],
///     rules: "pagat".to_owned(),
///     ruleset: Ruleset::default().text(),
///     chip: None,
///     length: None,
///     day: None,
///     follows: None,
///     is_result: false,
///     table: None,
/// })?;
///
/// let record = "players Ann Bo\nAnn scores 7\nAnn stop\n";
/// let verdict = Case::read(record, Opening::default()).settle()?;
/// let hand = HandBody {
///     number: 1,
///     record: record.to_owned(),
///     verdict: verdict.to_json(),
///     net: verdict.net,
/// };
/// let first = ledger.append_hand(session, at, engine, &hand)?;
///
/// // The next hand has number 2; nothing was written.
/// let taken = ledger.append_hand(session, at, engine, &hand);
/// assert!(matches!(taken, Err(LedgerError::HandTaken { number: 1, .. })));
///
/// // It was 8 points.
/// let record = "players Ann Bo\nAnn scores 8\nAnn stop\n";
/// let verdict = Case::read(record, Opening::default()).settle()?;
/// ledger.append_correction(session, at, engine, &CorrectionBody {
///     of: first,
///     reason: "miscounted".to_owned(),
///     record: record.to_owned(),
///     verdict: verdict.to_json(),
///     net: verdict.net,
/// })?;
///
/// let hands = ledger.hands(session)?;
/// assert_eq!(hands[0].net, [("Ann".into(), 8), ("Bo".into(), -8)]);
/// assert_eq!(ledger.entries(Some(session))?.len(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Ledger {
    pub(super) connection: Connection,
    pub(super) path: PathBuf,
    pub(super) version: Version,
    /// The copy that was kept when the file was migrated to this version.
    pub(super) kept: Option<PathBuf>,
    /// What counting needs to know of the session written to last, if it is known.
    pub(super) context: Option<SessionContext>,
    /// The ledger's standing (which hands and statements count), as last read.
    pub(super) known: StandingCache,
    /// The schema number when the tables and triggers were last checked.
    pub(super) edition: i64,
    /// Detects writers; `None` unless we read without locks.
    pub(super) watch: Option<Watch>,
    /// The file being written; `None` if the ledger is only read, or is in no file.
    pub(super) ground: Option<OpenedFile>,
    /// Whether anything was written through this handle.
    pub(super) wrote: bool,
    /// Where the open ledger was saved after another file replaced it, if that happened.
    pub(super) rescued: RefCell<Option<PathBuf>>,
    /// A hold on the ground while the connection closes, which may remove the log.
    pub(super) closing: Option<FileHold>,
    /// Marks the ledger as open, and keeps the state its log had before; released after the
    /// connection closes.
    pub(super) opened: Option<Opened>,
    /// The club's server, if the ledger is a club's copy.
    pub(super) club: Option<Box<dyn ClubServer>>,
    /// What was committed on the club's server when nobody answered.
    pub(super) unanswered: Unanswered,
    /// The table of the club at which this copy is, if it is at one.
    pub(super) table: Option<String>,
    /// The right to play, if it was taken; released after the connection closes.
    pub(super) lock: Option<PlayLock>,
}

impl Drop for Ledger {
    fn drop(&mut self) {
        self.closing = self.ground.as_ref().and_then(|ground| ground.shared().ok());
    }
}

impl Ledger {
    /// Returns the path at which the ledger was opened.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the path of the copy of the old file, if opening migrated the ledger to a newer
    /// version.
    pub fn kept(&self) -> Option<&Path> {
        self.kept.as_deref()
    }

    /// Returns what is wrong with the write-ahead log, if anything.
    pub(super) fn log_fault(&self) -> Option<ChainFault> {
        let opened = self.opened.as_ref()?;
        let damaged = opened.log != Log::Whole;
        damaged.then(|| ChainFault::Log {
            path: opened.beside(WAL),
        })
    }

    /// Returns whether the file has an older version, which the first write migrates.
    pub fn is_older(&self) -> bool {
        self.version != Version::NEWEST
    }

    /// Returns a number that changes when somebody else writes to the file.
    pub fn data_version(&self) -> Result<i64, LedgerError> {
        Ok(self
            .connection
            .pragma_query_value(None, "data_version", |row| row.get(0))?)
    }

    /// Runs `look` on a snapshot of the ledger.
    /// Errors: those of `look`; somebody wrote the file while we read it without locks.
    pub(super) fn with_read<T>(
        &self,
        look: impl FnOnce(&Connection) -> Result<T, LedgerError>,
    ) -> Result<T, LedgerError> {
        let reading = self.moment()?;
        let found = look(&self.connection);
        if let Some(watch) = &self.watch {
            watch.unchanged()?;
        }
        let found = found?;
        if let Some(reading) = reading {
            reading.finish()?;
        }
        Ok(found)
    }

    /// Runs `read` on a snapshot of the ledger, whatever others write meanwhile.
    /// Errors: those of `read`; the file cannot be read.
    pub fn at_one_moment<T, E: From<LedgerError>>(
        &self,
        read: impl FnOnce() -> Result<T, E>,
    ) -> Result<T, E> {
        let reading = self.moment()?;
        let found = read()?;
        if let Some(reading) = reading {
            reading.finish().map_err(LedgerError::from)?;
        }
        Ok(found)
    }

    /// Returns the ledger's standing now.
    pub(super) fn standing(&self) -> Result<Arc<LedgerStanding>, LedgerError> {
        self.with_read(|look| self.known.by_now(look))
    }

    /// Begins a transaction that keeps a snapshot for the reader; `None` if a transaction is open.
    fn moment(&self) -> Result<Option<Transaction<'_>>, LedgerError> {
        let begins = self.connection.is_autocommit();
        let begun = begins.then(|| self.connection.unchecked_transaction());
        Ok(begun.transpose()?)
    }
}

impl Ledger {
    /// Returns the error for an open file that is no longer at its path. Entries written to that
    /// file would be lost, so the file is saved beside the path first.
    pub(super) fn lost(&self, lost: Lost) -> LedgerError {
        let kept = self.rescued.borrow().clone();
        let kept = kept.or_else(|| self.wrote.then(|| self.rescue().ok()).flatten());
        self.rescued.replace(kept.clone());
        let path = self.path.clone();
        match lost {
            Lost::Gone => LedgerError::Gone { path, kept },
            Lost::Replaced => LedgerError::Replaced { path, kept },
        }
    }

    /// Copies the open ledger to a free name beside its path.
    fn rescue(&self) -> Result<PathBuf, LedgerError> {
        let kept = disk::free(&Site::look(&self.path)?, KEPT);
        disk::copy_open(&self.connection, &kept)?;
        disk::on_disk(&kept)?;
        Ok(kept)
    }
}

/// Detects that another process wrote the file while we read it without a lock.
#[derive(Debug)]
pub(super) struct Watch {
    site: Site,
    stamp: Option<FileStamp>,
}

impl Watch {
    pub(super) fn new(site: &Site) -> Self {
        Self {
            stamp: site.stamp(),
            site: Site {
                file: site.file.clone(),
                found: site.found,
            },
        }
    }

    /// Errors: somebody wrote the file since the watch began.
    pub(super) fn unchanged(&self) -> Result<(), LedgerError> {
        if self.site.stamp() == self.stamp {
            Ok(())
        } else {
            Err(LedgerError::Changed)
        }
    }
}
