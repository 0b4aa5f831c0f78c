//! Copies of a ledger: making one, restoring the ledger from one, and removing one whose entries are
//! elsewhere.

use super::disk::{copy, copy_bytes, free, on_disk, place, put, remove};
use super::error::busy;
use super::ground::FileHold;
use super::lock::PlayLock;
use super::log::{Log, Opened};
use super::site::{FileState, SHARED, Site, WAL, make_folder};
use super::{EntryId, Ledger, LedgerError};
use rusqlite::Connection;
use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};

/// The ending of a copy that is still being written.
const UNFINISHED: &str = ".new";
/// The ending of a ledger that was replaced by a copy.
const BEFORE: &str = ".before";

/// The result of `restore`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// The last entry of the restored ledger, and that entry's hash; `None` if there is no entry.
    pub head: Option<(EntryId, String)>,
    /// Where the replaced ledger is kept; `None` if there was none.
    pub before: Option<PathBuf>,
}

impl Ledger {
    /// Copies the ledger to a new file and checks the copy; others may write meanwhile.
    /// Returns the last entry of the copy and that entry's hash; `None` if there is no entry.
    /// Errors: the file exists; the copy cannot be written or is faulty (it is then removed).
    pub fn back_up(&self, to: &Path) -> Result<Option<(EntryId, String)>, LedgerError> {
        if fs::symlink_metadata(to).is_ok() {
            return Err(LedgerError::AlreadyThere(to.to_owned()));
        }
        let site = Site::look(&self.path)?;
        let unfinished = Site::look(to)?.beside(UNFINISHED);
        remove(&unfinished)?;
        // Checks first that the copy can be written: SQLite's error would not say that the copy,
        // and not the ledger, is what failed.
        File::create(&unfinished).map_err(|source| LedgerError::NoCopy {
            path: to.to_owned(),
            source,
        })?;
        let copied = copy_whole(&site.file, &unfinished).and_then(|head| {
            put(&unfinished, to)?;
            Ok(head)
        });
        if copied.is_err() {
            remove(&unfinished)?;
        }
        copied
    }

    /// Replaces the ledger at a path with a copy; the old ledger is kept beside it.
    /// Errors: the copy is faulty; somebody is playing; something cannot be written. The ledger is
    /// then unchanged.
    pub fn restore(path: &Path, from: &Path) -> Result<Restored, LedgerError> {
        let source = Site::look(from).map_err(|error| error.elsewhere(from))?;
        let site = Site::look(path)?;
        if site.file == source.file {
            return Err(LedgerError::AlreadyThere(path.to_owned()));
        }
        if let Some(folder) = path.parent() {
            make_folder(folder)?;
        }
        let _lock = PlayLock::take(path)?;
        let unfinished = site.beside(UNFINISHED);
        let copied = copy_whole(&source.file, &unfinished);
        let copied = copied.map_err(|error| error.elsewhere(from));
        let restored = copied.and_then(|head| {
            let _alone = FileHold::alone(path)?;
            let site = Site::look(path)?;
            let before = match site.found {
                FileState::File => Some(set_aside(&site)?),
                FileState::Empty | FileState::Nothing => None,
            };
            put(&unfinished, &site.file)?;
            // The new file must not be read with the log or the index of the old one.
            remove(&site.beside(WAL))?;
            remove(&site.beside(SHARED))?;
            Ok(Restored { head, before })
        });
        if restored.is_err() {
            remove(&unfinished)?;
        }
        restored
    }
}

impl Ledger {
    /// Removes the ledger at a path, with its log, if it still ends with this entry, or has none.
    /// Returns whether it did; if not, somebody has written to it. Nobody writes meanwhile.
    /// Errors: somebody is playing; somebody writes for longer than the waiting time.
    pub fn remove(path: &Path, last: Option<&(EntryId, String)>) -> Result<bool, LedgerError> {
        let _lock = PlayLock::take(path)?;
        let _alone = FileHold::alone(path)?;
        let now = match Self::open_reading(path)? {
            Some(read) => read.head()?,
            None => None,
        };
        if now.as_ref() != last {
            return Ok(false);
        }
        let site = Site::look(path)?;
        remove(&site.file)?;
        remove(&site.beside(WAL))?;
        remove(&site.beside(SHARED))?;
        Ok(true)
    }
}

impl Ledger {
    /// Saves a ledger's damaged log beside it, under a name with the given day (`2026-11-22`), and
    /// cuts off the part that cannot be read. Returns the path of the saved log.
    /// Errors: the log is not damaged; somebody is playing; something cannot be written.
    pub fn set_log_aside(path: &Path, day: &str) -> Result<PathBuf, LedgerError> {
        let _lock = PlayLock::take(path)?;
        let _alone = FileHold::alone(path)?;
        let site = Site::look(path)?;
        let opened = Opened::at(&site);
        let Log::Damaged { whole } = opened.log else {
            return Err(LedgerError::NothingThere(site.beside(WAL)));
        };
        // If the log is gone, its index is the only sign that there was one.
        let evidence = if site.has(WAL) { WAL } else { SHARED };
        let kept = free(&site, &format!("{evidence}.damaged-{day}"));
        copy_bytes(&site.beside(evidence), &kept)?;
        on_disk(&kept)?;
        let log = site.beside(WAL);
        if opened.log.is_lost() {
            remove(&log)?;
        } else {
            let cut = OpenOptions::new().write(true).open(&log);
            let cut = cut.and_then(|log| {
                log.set_len(whole)?;
                log.sync_all()
            });
            cut.map_err(|source| place(&log, source))?;
        }
        remove(&site.beside(SHARED))?;
        Ok(kept)
    }
}

/// Copies a ledger to a path, waits until the copy is on disk, and returns its last entry with the
/// hash; `None` if there is no entry.
/// Errors: there is no ledger; the copy is faulty.
fn copy_whole(from: &Path, to: &Path) -> Result<Option<(EntryId, String)>, LedgerError> {
    remove(to)?;
    // Refuses a file that is not a ledger, or only part of one, with a clear message.
    let Some(read) = Ledger::open_reading(from)? else {
        return Err(LedgerError::NothingThere(from.to_owned()));
    };
    if let Some(fault) = read.log_fault() {
        return Err(LedgerError::NotAsWritten(vec![fault]));
    }
    drop(read);
    copy(from, to)?;
    on_disk(to)?;
    let Some(copied) = Ledger::open_reading(to)? else {
        return Err(LedgerError::NotWritten);
    };
    match copied.verify()? {
        faults if faults.is_empty() => copied.head(),
        faults => Err(LedgerError::NotAsWritten(faults)),
    }
}

/// Copies the file at a site, with what is in its log, to a free path beside it, and returns that
/// path. If the file is damaged, the log is copied to a file of its own instead.
fn set_aside(site: &Site) -> Result<PathBuf, LedgerError> {
    let fold = |connection: Connection| {
        let query = "PRAGMA wal_checkpoint(TRUNCATE)";
        connection.query_row(query, [], |row| row.get::<_, bool>(0))
    };
    let held = Connection::open(&site.file).and_then(fold);
    if matches!(held, Ok(true)) {
        return Err(busy());
    }
    let before = free(site, BEFORE);
    copy_bytes(&site.file, &before)?;
    if site.has_log() {
        let mut log = before.clone().into_os_string();
        log.push(WAL);
        copy_bytes(&site.beside(WAL), Path::new(&log))?;
        remove(&site.beside(WAL))?;
    }
    Ok(before)
}
