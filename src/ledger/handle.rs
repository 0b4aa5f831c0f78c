//! An open ledger, and a look at it.

use super::disk;
use super::ground::{FileHold, Lost, OpenedFile};
use super::lock::PlayLock;
use super::log::{Log, Opened};
use super::schema::Version;
use super::site::{FileStamp, Site, WAL};
use super::standing::{LedgerStanding, StandingCache};
use super::totals::SessionContext;
use super::{ChainFault, LedgerError};
use rusqlite::{Connection, Transaction};
use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The ending of the copy of what was open when another file took its place.
const KEPT: &str = ".replaced";

/// An open ledger; every change is on the disk when the call that made it returns.
#[derive(Debug)]
pub struct Ledger {
    pub(super) connection: Connection,
    pub(super) path: PathBuf,
    pub(super) version: Version,
    /// The copy that was kept when the file was brought to its version.
    pub(super) kept: Option<PathBuf>,
    /// The session that was written in last.
    pub(super) desk: Option<SessionContext>,
    /// What holds of all that was said, as far as it was read.
    pub(super) known: StandingCache,
    /// By what it shows that the tables and triggers are still those that were looked at.
    pub(super) edition: i64,
    /// What is read as if nobody wrote it.
    pub(super) watch: Option<Watch>,
    /// The file that is written; `None` where nothing is.
    pub(super) ground: Option<OpenedFile>,
    /// Whether anything was written.
    pub(super) wrote: bool,
    /// Where what was open is kept, once another file took its place.
    pub(super) rescued: RefCell<Option<PathBuf>>,
    /// A part in the ground while the connection is closed, which may take away the log.
    pub(super) closing: Option<FileHold>,
    /// That it is open, and what its log was before; given back after the connection is closed.
    pub(super) opened: Option<Opened>,
    /// The right to play; given back after the connection is closed.
    pub(super) lock: Option<PlayLock>,
}

impl Drop for Ledger {
    fn drop(&mut self) {
        self.closing = self.ground.as_ref().and_then(|ground| ground.shared().ok());
    }
}

impl Ledger {
    /// Returns the path that the ledger was opened at.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns where the ledger is kept as it was, if opening it brought it to a newer version.
    pub fn kept(&self) -> Option<&Path> {
        self.kept.as_deref()
    }

    /// Returns what is wrong with the log of what was written last.
    pub(super) fn log_fault(&self) -> Option<ChainFault> {
        let opened = self.opened.as_ref()?;
        let damaged = opened.log != Log::Whole;
        damaged.then(|| ChainFault::Log {
            path: opened.beside(WAL),
        })
    }

    /// Returns whether the file is of an older version, which the first write brings up to date.
    pub fn is_older(&self) -> bool {
        self.version != Version::NEWEST
    }

    /// Returns a number that is another one once somebody else has written to the file.
    pub fn data_version(&self) -> Result<i64, LedgerError> {
        Ok(self
            .connection
            .pragma_query_value(None, "data_version", |row| row.get(0))?)
    }

    /// Returns what a look at the ledger finds, all of it at one moment.
    /// Errors: as the look; the file was written although nobody seemed to have it open.
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

    /// Returns what is read of the ledger, all of it as it is now, whatever others write meanwhile.
    /// Errors: as what reads it; the file cannot be read.
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

    /// Returns what holds by now.
    pub(super) fn standing(&self) -> Result<Arc<LedgerStanding>, LedgerError> {
        self.with_read(|look| self.known.by_now(look))
    }

    /// Returns what keeps the ledger as it is for who reads it; `None` where something does already.
    fn moment(&self) -> Result<Option<Transaction<'_>>, LedgerError> {
        let begins = self.connection.is_autocommit();
        let begun = begins.then(|| self.connection.unchecked_transaction());
        Ok(begun.transpose()?)
    }
}

impl Ledger {
    /// Returns the error for a file that is not at its path any more, where this is one. What was written
    /// to it is nowhere else then, and is kept beside it.
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

    /// Copies what is open to a free name beside its path.
    fn rescue(&self) -> Result<PathBuf, LedgerError> {
        let kept = disk::free(&Site::look(&self.path)?, KEPT);
        disk::copy_open(&self.connection, &kept)?;
        disk::on_disk(&kept)?;
        Ok(kept)
    }
}

/// By what it shows that a file was written which is read as if nobody did.
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

    /// Errors: somebody wrote the file meanwhile.
    pub(super) fn unchanged(&self) -> Result<(), LedgerError> {
        if self.site.stamp() == self.stamp {
            Ok(())
        } else {
            Err(LedgerError::Changed)
        }
    }
}
