//! Copies of a ledger: one to keep, and one to go back to.

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

/// The ending of a copy while it is written.
const UNFINISHED: &str = ".new";
/// The ending of the ledger that another one took the place of.
const BEFORE: &str = ".before";

/// What a ledger was brought back from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// The last entry of the ledger that is there now, and its hash; `None` where it has none.
    pub head: Option<(EntryId, String)>,
    /// Where the ledger is that was there before, if there was one.
    pub before: Option<PathBuf>,
}

impl Ledger {
    /// Copies the ledger to a file that is not there yet, also while somebody plays, and checks the
    /// copy. Returns its last entry and the hash of that.
    /// Errors: something is there; the copy cannot be written, or does not hold: nothing is left of it.
    pub fn back_up(&self, to: &Path) -> Result<Option<(EntryId, String)>, LedgerError> {
        if fs::symlink_metadata(to).is_ok() {
            return Err(LedgerError::AlreadyThere(to.to_owned()));
        }
        let site = Site::look(&self.path)?;
        let unfinished = Site::look(to)?.beside(UNFINISHED);
        remove(&unfinished)?;
        // Whether anything can be written there is found out before, since SQLite would not say it of
        // the copy.
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

    /// Puts a copy of a ledger in the place of the one at a path, which is kept beside it.
    /// Errors: the copy does not hold; somebody plays; something cannot be written: the ledger is then
    /// as it was.
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
            // An index of the file that was there would be taken for one of this.
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
    /// Keeps a damaged log of the ledger at a path beside it, under a name with a day (`2026-11-22`), and
    /// takes it away as far as it cannot be read; returns where it is kept.
    /// Errors: the log is not damaged; somebody plays; something cannot be written.
    pub fn set_log_aside(path: &Path, day: &str) -> Result<PathBuf, LedgerError> {
        let _lock = PlayLock::take(path)?;
        let _alone = FileHold::alone(path)?;
        let site = Site::look(path)?;
        let opened = Opened::at(&site);
        let Log::Damaged { whole } = opened.log else {
            return Err(LedgerError::NothingThere(site.beside(WAL)));
        };
        // Where the log is gone its index is all that shows that there was one.
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

/// Copies a ledger to a path and waits until it is on the disk; returns its last entry.
/// Errors: there is no ledger; the copy does not hold.
fn copy_whole(from: &Path, to: &Path) -> Result<Option<(EntryId, String)>, LedgerError> {
    remove(to)?;
    // What is no ledger, or a part of one, is refused here, and in words.
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

/// Copies the file at a site to a name that is free, and returns that; what was in its log is in the
/// copy, or beside it where the file is not sound.
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
